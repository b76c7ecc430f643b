/**
 * What a scene shows below its subject in a square cover, where the name stands: water, ground, a table, a crowd. A
 * foot continues the scene to the bottom edge, and dims its middle in a color of the scene, so letters stay apart from
 * it. A wide cover has the name beside the subject and no foot.
 */
import { area, around, box, circle, dots, line, mix, num, oval, place, repeat, seededRandom, star } from '../draw.ts'
import type { CoverCanvas } from '../canvas.ts'
import { suit } from '../families/cards.ts'
import { outlined } from '../motifs/outline.ts'
import { lit } from './volume.ts'

/** The colors of a foot: its lit edge at the top, the ground behind the name, and the bottom edge. */
type Shades = readonly [light: string, body: string, deep: string]
type FootCanvas = Pick<CoverCanvas, 'wide'>

/** `detail` on a ground with the given edge, and under it the shade behind the name. */
const foot = (
  at: FootCanvas,
  [light, body, deep]: Shades,
  edge: string,
  detail: string,
  front = '',
  dim = 0.8,
): string =>
  at.wide
    ? ''
    : lit('foot', [light, body, body, deep], [0, 1]) +
      `<radialGradient id="foot-shade"><stop stop-color="${deep}" stop-opacity="${dim}"/><stop offset=".62" stop-color="${deep}" ` +
      `stop-opacity="${Math.round(dim * 78) / 100}"/><stop offset="1" stop-color="${deep}" stop-opacity="0"/></radialGradient>` +
      area(`${edge}V301H-1Z`, 'url(#foot)') +
      detail +
      oval(150, 254, 176, 62, 'url(#foot-shade)') +
      front

/** Pseudorandom numbers and a choice with them, for the variants of a foot: the same for the same place and colors. */
const vary = (top: number, shades: Shades): { roll: () => number; pick: <T>(first: T, ...others: T[]) => T } => {
  const roll = seededRandom(`${top}${shades.join('')}`)
  const pick = <T>(first: T, ...others: T[]): T => [first, ...others][Math.floor(roll() * (others.length + 1))] ?? first
  return { roll, pick }
}

/** An edge that is higher in the middle. */
const rise = (top: number, by = 14): string => `M-1 ${top}Q150 ${top - by * 2} 301 ${top}`
const flat = (top: number): string => `M-1 ${top}H301`

/** Rows of waves with lit crests, which grow toward the viewer. The sea is long, choppy, or has foam or glints. */
export const swell = (at: FootCanvas, top: number, shades: Shades, crest = '#fff'): string => {
  const { roll, pick } = vary(top, shades)
  const [long, high] = pick([1, 0.34], [1.4, 0.28], [0.8, 0.42])
  const froth = pick('none', 'foam', 'glints')
  const row = (y: number, size: number, color: string): string => {
    const half = size * long
    const shift = roll() * half * 2
    const waves = Array.from({ length: Math.ceil(320 / half) + 3 }, (_, i) => ({
      x: shift + (i - 3) * half,
      crests: i % 2,
    }))
    const d = `M${num(shift - half * 3)} ${y}${`q${num(half / 2)} -${num(half * high)} ${num(half)} 0t${num(half)} 0`.repeat(Math.ceil(170 / half) + 2)}`
    const crests = waves.filter((wave) => wave.crests === 0).map(({ x }) => x + half / 2)
    return (
      area(`${d}V301H-90Z`, color) +
      line(d, crest, 2, { opacity: 0.4 }) +
      (froth === 'foam'
        ? line(
            crests
              .map(
                (x) =>
                  `M${num(x - half * 0.28)} ${num(y - half * high * 0.34)}q${num(half * 0.28)} ${num(-half * high * 0.3)} ${num(half * 0.56)} 0`,
              )
              .join(''),
            crest,
            half * 0.12,
            { opacity: 0.7 },
          )
        : froth === 'glints'
          ? line(crests.map((x) => `M${num(x - half * 0.3)} ${num(y + 8)}h${num(half * 0.6)}`).join(''), crest, 2.6, {
              opacity: 0.35,
            })
          : '')
    )
  }
  const [light, body, deep] = shades
  return foot(
    at,
    shades,
    flat(top),
    row(top, 24, light) +
      row(top + 17, 32, mix(light, body, 0.6)) +
      row(top + 38, 42, body) +
      row(top + 64, 54, mix(body, deep, 0.6)),
  )
}

/** Still water with the broken reflection of a light above it. */
export const reflection = (at: FootCanvas, top: number, shades: Shades, shine: string, x = 150): string =>
  foot(
    at,
    shades,
    flat(top),
    repeat(9, (i) => {
      const y = top + 6 + i * 10
      const half = [46, 30, 58, 34, 70, 42, 84, 52, 96][i] ?? 40
      return oval(x + ((i * 37) % 23) - 11, y, half, 2.6 + i * 0.2, shine, 0, { opacity: 0.5 - i * 0.03 })
    }) +
      line(
        `M6 ${top + 22}h34M250 ${top + 16}h40M262 ${top + 52}h50M-6 ${top + 60}h40M18 ${top + 84}h30M246 ${top + 86}h36`,
        shine,
        3,
        { opacity: 0.3 },
      ),
    '',
    0.6,
  )

/** Sand with ripples, shells and a starfish; `foam` is the edge of the water. */
export const beach = (at: FootCanvas, top: number, shades: Shades, foam?: string): string =>
  foot(
    at,
    shades,
    `M-1 ${top + 6}Q70 ${top - 14} 150 ${top}T301 ${top - 4}`,
    (foam === undefined ? '' : line(`M-1 ${top + 6}Q70 ${top - 14} 150 ${top}T301 ${top - 4}`, foam, 6)) +
      line(
        `M10 ${top + 20}q30 -10 60 0t60 0M190 ${top + 16}q30 -10 60 0t60 0M-10 ${top + 46}q24 -8 48 0M254 ${top + 44}q26 -8 52 0M-6 ${top + 74}q34 -10 68 0t68 0M180 ${top + 76}q34 -10 68 0t68 0`,
        shades[2],
        3,
        { opacity: 0.36 },
      ),
    area(star(22, 282, 5, 15, 6.5, -70), '#ff8a5c') +
      dots(
        [
          { x: 18, y: 282 },
          { x: 22, y: 274 },
          { x: 27, y: 281 },
          { x: 24, y: 288 },
        ],
        1.4,
        '#ffe0b8',
      ) +
      area('M264 290q2 -20 16 -20t16 20q-16 8 -32 0Z', '#fff0e0') +
      line('M280 292V272M272 292L275 273M288 292L285 273', '#d89a8a', 2),
  )

/**
 * Grass against the scene behind it, and flowers at both sides. By its place and colors it is a lawn of blades, tufts
 * that lean, or low clover, on even or sloping ground, and its flowers are of one of four kinds.
 */
export const turf = (at: FootCanvas, top: number, shades: Shades, flower?: string, heart = '#fff3b0'): string => {
  const { roll, pick } = vary(top, shades)
  const [light, body, deep] = shades
  const [left, right] = pick([0, 0], [-12, 2], [2, -12], [-10, -10])
  const slope = (x: number): number => (x < 150 ? left : right) * (Math.abs(x - 150) / 150) ** 2
  const growth = pick('blades', 'tufts', 'clover')
  const edge = (y: number, size: number): string => {
    const steps = Array.from({ length: Math.ceil(302 / size) + 1 }, (_, i) => {
      const [x, next] = [i * size - 2, (i + 1) * size - 2]
      const [from, to] = [num(y + slope(x)), num(y + slope(next))]
      const tip = y + slope(x + size / 2) - size * (0.8 + roll() * 0.9)
      const lean = (roll() - 0.5) * size
      return growth === 'clover'
        ? `L${num(x)} ${from}Q${num(x + size / 2 + lean * 0.4)} ${num(tip - size * 0.2)} ${num(next)} ${to}`
        : growth === 'tufts'
          ? `L${num(x)} ${from}Q${num(x)} ${num(tip + size * 0.3)} ${num(x + size * 0.9 + lean)} ${num(tip - size * 0.5)}` +
            `Q${num(x + size * 0.5)} ${num(tip + size * 0.4)} ${num(next)} ${to}`
          : `L${num(x)} ${from}L${num(x + size / 2 + lean)} ${num(tip)}`
    })
    return `M-1 ${num(y + slope(0))}${steps.join('')}L301 ${num(y + slope(301))}V301H-1Z`
  }
  const petals = flower ?? light
  const kinds = {
    bloom: (r: number): string =>
      repeat(5, (i) => {
        const angle = (i * 72 * Math.PI) / 180
        return circle(Math.sin(angle) * r, -Math.cos(angle) * r, r * 0.72, petals)
      }) + circle(0, 0, r * 0.6, heart),
    daisy: (r: number): string =>
      line(
        repeat(9, (i) => {
          const [x, y] = [Math.sin(i * 0.698) * r, -Math.cos(i * 0.698) * r]
          return `M${num(x * 0.7)} ${num(y * 0.7)}L${num(x * 1.25)} ${num(y * 1.25)}`
        }),
        petals,
        r * 0.48,
      ) + circle(0, 0, r * 0.56, heart),
    tulip: (r: number): string =>
      line(`M0 0V${num(r * 3)}l${num(r)} ${num(-r * 1.4)}`, light, r * 0.4) +
      place(
        area('M-10 -10L-5 -2L0 -14L5 -2L10 -10Q12 10 0 10T-10 -10Z', petals) + line('M-5 0v3', heart, 3.4),
        0,
        0,
        r / 10,
      ),
    spike: (r: number): string =>
      line(`M0 0V${num(r * 3.4)}`, light, r * 0.4) +
      [0.5, 0.36, 0.24]
        .map((share, tier) =>
          dots(
            [-1, 1, 0].map((side, i) => ({ x: side * share * r * 0.8, y: (1 - tier * 1.3 - i * 0.4) * r })),
            share * r,
            petals,
          ),
        )
        .join(''),
  }
  const grow = kinds[pick('bloom', 'daisy', 'tulip', 'spike')]
  const patch = (x: number, y: number, high: number): string =>
    Array.from({ length: 2 + Math.floor(roll() * 2) }, (_, i) => ({ x: x + i * 13 + roll() * 7, y: y + roll() * high }))
      .sort((a, b) => a.y - b.y)
      .map((spot) => place(grow(4.6 + roll() * 2.6), spot.x, spot.y, 1, Math.round(roll() * 36) - 18))
      .join('')
  return foot(
    at,
    [body, body, deep],
    flat(top + 12),
    area(edge(top + 8, 11), light) +
      area(edge(top + 24, 15), mix(light, body, 0.55)) +
      area(edge(top + 48, 19), body) +
      area(edge(292, 17), mix(body, deep, 0.5)),
    flower === undefined
      ? ''
      : patch(9, top + 22 + left, 14) + patch(258, top + 22 + right, 14) + patch(10, 281, 6) + patch(262, 281, 6),
  )
}

/** Rice terraces: banks with a lit edge, and behind each the water of a field with its seedlings. */
export const paddies = (at: FootCanvas, top: number, shades: Shades, water: string): string => {
  const [light, body, deep] = shades
  const bank = (y: number, even: boolean): string =>
    even
      ? `M-1 ${y + 6}Q76 ${y - 12} 150 ${y}T301 ${y - 6}V301H-1Z`
      : `M-1 ${y - 6}Q90 ${y + 14} 170 ${y}T301 ${y + 6}V301H-1Z`
  return foot(
    at,
    shades,
    flat(top + 10),
    [0, 20, 43, 70]
      .map((down, i) => {
        const [y, even] = [top + down, i % 2 === 0]
        return (
          area(bank(y, even), mix(light, '#ffffff', 0.25)) +
          area(bank(y + 3, even), mix(light, body, i * 0.3)) +
          area(bank(y + 11 + i, even), mix(water, deep, 0.06 + i * 0.13)) +
          line(
            repeat(16 - i * 2, (step) => {
              const x = (step + 0.5) * (300 / (16 - i * 2)) + (i % 2) * 6
              return `M${num(x)} ${y + 19 + i * 2}l-3 -${4 + i}m3 ${4 + i}v-${7 + i}m0 ${7 + i}l3 -${4 + i}`
            }),
            mix(light, body, i * 0.2),
            2 + i * 0.2,
          )
        )
      })
      .join(''),
    '',
    0.56,
  )
}

/** Boards that run toward the viewer, with a lit front edge at their far end. */
export const planks = (at: FootCanvas, top: number, shades: Shades): string => {
  const seams = Array.from({ length: 9 }, (_, i) => {
    const x = -170 + i * 80
    return `M${num(150 + (x - 150) * 0.5)} ${top}L${x} 301`
  })
  return foot(
    at,
    shades,
    flat(top),
    line(seams.join(''), shades[2], 3, { opacity: 0.75 }) +
      line(seams.join(''), shades[0], 1.4, { opacity: 0.5, transform: 'translate(2.4 0)' }) +
      line(
        `M20 ${top + 30}l-16 22M98 ${top + 24}l-6 30M206 ${top + 28}l7 34M262 ${top + 18}l16 24M66 276l-8 24M238 270l14 30`,
        shades[2],
        2.4,
        { opacity: 0.4 },
      ) +
      box(-1, top, 302, 6, '#fff', 0, { opacity: 0.28 }) +
      box(-1, top + 6, 302, 4, shades[2], 0, { opacity: 0.5 }),
    '',
    0.6,
  )
}

/** Boards across the image, with grain and nails: the front of a stall, a chest or a stage. */
export const boards = (at: FootCanvas, top: number, shades: Shades): string => {
  const high = (300 - top) / 3
  return foot(
    at,
    [shades[1], shades[1], shades[2]],
    flat(top),
    repeat(3, (i) => {
      const y = top + i * high
      const seam = [96, 214, 60][i] ?? 0
      return (
        box(-1, y, 302, 3, shades[0], 0, { opacity: 0.9 }) +
        box(-1, y + high - 3, 302, 3, shades[2], 0, { opacity: 0.8 }) +
        line(`M${seam} ${num(y + 4)}v${num(high - 8)}`, shades[2], 2.6) +
        line(
          `M${num(seam + 24)} ${num(y + high * 0.4)}q40 -7 76 2M${num(seam - 74)} ${num(y + high * 0.64)}q30 6 56 -1`,
          shades[2],
          2,
          { opacity: 0.5 },
        ) +
        dots(
          [
            { x: seam - 6, y: y + 9 },
            { x: seam + 7, y: y + 9 },
            { x: seam - 6, y: y + high - 9 },
            { x: seam + 7, y: y + high - 9 },
          ],
          1.7,
          shades[2],
        )
      )
    }),
    '',
    0.5,
  )
}

/** Square tiles of two colors in perspective, as on the floor of a hall. */
export const tiles = (at: FootCanvas, top: number, shades: Shades, other: string, center = 150): string => {
  const rows = [0, 0.13, 0.3, 0.54, 0.84, 1.2].map((t) => top + (300 - top) * t)
  const spread = (y: number): number => 26 + ((y - top) / (300 - top)) * 34
  const tile = (row: number, column: number): string => {
    const [y, next] = [rows[row] ?? 0, rows[row + 1] ?? 0]
    const x = (step: number, level: number): string => num(center + step * spread(level))
    return `M${x(column, y)} ${num(y)}L${x(column + 1, y)} ${num(y)}L${x(column + 1, next)} ${num(next)}L${x(column, next)} ${num(next)}Z`
  }
  const cells = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 7 }, (__, i) => tile(row, i * 2 - 7 + (row % 2))).join(''),
  )
  return foot(
    at,
    shades,
    flat(top),
    area(cells.join(''), other, { opacity: 0.75 }) + box(-1, top, 302, 3, '#fff', 0, { opacity: 0.35 }),
    '',
    0.66,
  )
}

/** Rows of round stones, which grow toward the viewer, each with light on its top. */
export const cobbles = (at: FootCanvas, top: number, shades: Shades): string => {
  const row = (dy: number, height: number, width: number, shift: number, shade: number): string => {
    const gap = num(height * 1.14)
    const stone = (share: number): string => num(Math.max(0.1, width * share - height * 0.5))
    const dash = {
      'stroke-dasharray': `${stone(1)} ${gap} ${stone(0.74)} ${gap} ${stone(1.24)} ${gap} ${stone(0.9)} ${gap}`,
    }
    const path = `M${-20 - shift} ${top + dy}q180 -6 350 0`
    return (
      line(path, mix(shades[1], shades[2], shade), height - 1, dash) +
      line(path, shades[0], height * 0.36, { ...dash, opacity: 0.5, transform: `translate(0 ${num(-height * 0.2)})` })
    )
  }
  return foot(
    at,
    [shades[2], shades[2], shades[2]],
    rise(top, 3),
    row(6, 8, 10, 0, 0) +
      row(17, 11, 14, 9, 0.1) +
      row(32, 15, 19, 22, 0) +
      row(52, 20, 25, 6, 0.1) +
      row(78, 26, 32, 26, 0.2),
    '',
    0.6,
  )
}

/** A cloth that hangs in folds, with a trim that ends in scallops, points or a fringe. */
export const drape = (at: FootCanvas, top: number, shades: Shades, trim: string): string => {
  const { pick } = vary(top, shades)
  const hem = pick('scallops', 'points', 'fringe')
  const print = pick('none', 'spots', 'diamonds')
  const step = 37.7
  const bays = (draw: (x: number) => string): string => repeat(8, (i) => draw(i * step))
  const hems = {
    scallops:
      area(`M-1 ${top - 6}H301V${top + 2}${'q-18.9 12 -37.7 0'.repeat(8)}Z`, trim) +
      dots(
        Array.from({ length: 8 }, (_, i) => ({ x: i * step + 17.9, y: top + 13 })),
        3,
        trim,
      ) +
      line(`M-1 ${top + 2}${'q18.9 12 37.7 0'.repeat(8)}`, shades[2], 2, { opacity: 0.5 }),
    points:
      area(`M-1 ${top - 6}H301V${top + 2}${'l-18.9 15l-18.8 -15'.repeat(8)}Z`, trim) +
      line(`M-1 ${top + 2}${'l18.9 15l18.8 -15'.repeat(8)}`, shades[2], 2, { opacity: 0.5 }) +
      dots(
        Array.from({ length: 8 }, (_, i) => ({ x: i * step + 17.9, y: top + 3 })),
        2.6,
        shades[1],
      ),
    fringe:
      area(`M-1 ${top - 6}H301V${top + 4}H-1Z`, trim) +
      line(
        repeat(38, (i) => `M${i * 8 + 2} ${top + 4}v${i % 2 === 0 ? 12 : 9}`),
        trim,
        3.4,
      ) +
      line(`M-1 ${top + 4}H301`, shades[2], 2, { opacity: 0.5 }),
  }
  const prints = {
    none: '',
    spots: dots(
      Array.from({ length: 24 }, (_, i) => ({
        x: (i % 8) * step + (i < 8 || i > 15 ? 18 : 0),
        y: top + 34 + Math.floor(i / 8) * 22,
      })),
      4,
      trim,
      { opacity: 0.4 },
    ),
    diamonds: area(
      bays((x) => `M${num(x + 8)} ${top + 40}l10 -14l10 14l-10 14ZM${num(x - 11)} ${top + 66}l10 -14l10 14l-10 14Z`),
      trim,
      { opacity: 0.3 },
    ),
  }
  return foot(
    at,
    [shades[1], shades[1], shades[2]],
    flat(top - 4),
    area(
      bays((x) => `M${num(x + 4)} ${top}q-6 50 -4 101h15q-6 -50 3 -101Z`),
      shades[0],
      { opacity: 0.55 },
    ) +
      area(
        bays((x) => `M${num(x + 26)} ${top}q-4 50 -1 101h15q-10 -50 -2 -101Z`),
        shades[2],
        { opacity: 0.6 },
      ) +
      prints[print],
    hems[hem] + line(`M-1 ${top - 5}H301`, '#fff', 2, { opacity: 0.5 }),
  )
}

/** People from behind in three rows, with the light of the scene on their hair and shoulders; some raise a hand. */
export const crowd = (at: FootCanvas, top: number, shades: Shades, rim: string): string => {
  const [light, body, deep] = shades
  const person = (x: number, y: number, r: number, shirt: string, hand: number): string =>
    (hand === 0
      ? ''
      : line(
          `M${num(x + hand * r * 1.5)} ${num(y + r * 2.4)}L${num(x + hand * r * 1.8)} ${num(y - r)}`,
          shirt,
          r * 0.6,
        )) +
    area(
      `M${num(x - r * 1.9)} ${num(y + r * 6)}V${num(y + r * 2.4)}q0 -${num(r * 1.3)} ${num(r * 1.9)} -${num(r * 1.4)}q${num(r * 1.9)} ${num(r * 0.1)} ${num(r * 1.9)} ${num(r * 1.4)}V${num(y + r * 6)}Z`,
      shirt,
    ) +
    circle(x, y, r, deep) +
    line(
      `M${num(x - r * 0.86)} ${num(y - r * 0.3)}A${num(r * 0.94)} ${num(r * 0.94)} 0 0 1 ${num(x + r * 0.5)} ${num(y - r * 0.76)}M${num(x - r * 1.7)} ${num(y + r * 2)}q${num(r * 0.2)} -${num(r * 0.8)} ${num(r * 1.1)} -${num(r * 0.9)}`,
      rim,
      1.8,
      { opacity: 0.85 },
    )
  const shirts = [light, mix(light, rim, 0.3), mix(light, body, 0.6), mix(light, rim, 0.14)]
  const row = (count: number, step: number, y: number, r: number, dark: number, hands: readonly number[]): string =>
    repeat(count, (i) =>
      person(
        i * step - 2 + ((i * 7) % 5),
        y + ((i * 5) % 7),
        r,
        mix(shirts[(i * 3 + Math.round(y)) % 4] ?? light, deep, dark),
        hands[i] ?? 0,
      ),
    )
  return foot(
    at,
    [light, body, deep],
    flat(top + 18),
    row(10, 34, top, 9.5, 0, [0, 0, 1, 0, 0, -1, 0, 0, 1]) +
      row(8, 44, top + 28, 12, 0.16, [1]) +
      row(7, 54, top + 62, 15, 0.34, []),
    '',
    0.62,
  )
}

/** The rail of a card table, and its felt with a printed line. */
export const felt = (
  at: FootCanvas,
  top: number,
  shades: Shades,
  rail: readonly [string, string],
  print = '#ffe08a',
): string =>
  foot(
    at,
    shades,
    rise(top),
    area(`M-1 ${top + 24}Q150 ${top - 4} 301 ${top + 24}V301H-1Z`, shades[0], { opacity: 0.3 }) +
      line(`M-6 ${top + 40}Q150 ${top + 8} 306 ${top + 40}`, print, 2.4, { opacity: 0.7 }) +
      line(`M-6 ${top + 46}Q150 ${top + 14} 306 ${top + 46}`, print, 1.2, { opacity: 0.5 }) +
      `<g opacity=".55">${suit('heart', 16, 286, 0.9, print)}${suit('spade', 284, 286, 0.9, print)}</g>`,
    line(`M-6 ${top + 6}Q150 ${top - 22} 306 ${top + 6}`, rail[1], 17) +
      line(`M-6 ${top + 2}Q150 ${top - 26} 306 ${top + 2}`, rail[0], 6) +
      line(`M40 ${top - 6}Q150 ${top - 22} 260 ${top - 6}`, '#fff', 2, { opacity: 0.5 }),
  )

/** A heap of coins in rows, one behind the other. */
export const hoard = (at: FootCanvas, top: number, shades: Shades, mark = '#fff0b0'): string => {
  const coin = (x: number, y: number, r: number): string =>
    oval(x, y + r * 0.24, r, r * 0.62, shades[2]) +
    oval(x, y, r, r * 0.62, shades[1]) +
    oval(x, y, r * 0.7, r * 0.42, shades[0]) +
    line(
      `M${num(x - r * 0.7)} ${num(y - r * 0.34)}q${num(r * 0.3)} ${num(-r * 0.24)} ${num(r * 0.7)} ${num(-r * 0.26)}`,
      mark,
      2,
    )
  return foot(
    at,
    [shades[1], shades[2], shades[2]],
    rise(top),
    repeat(10, (i) => coin(i * 33, top + 4 - Math.sin((i / 9) * Math.PI) * 12, 19)) +
      repeat(9, (i) => coin(i * 37 + 4, top + 26 - Math.sin((i / 8) * Math.PI) * 10, 22)) +
      repeat(8, (i) => coin(i * 43 - 2, top + 52 - Math.sin((i / 7) * Math.PI) * 6, 25)) +
      repeat(8, (i) => coin(i * 46 - 14, top + 80, 27)),
    '',
    0.86,
  )
}

/** A wall of bricks with a coping. */
export const bricks = (at: FootCanvas, top: number, shades: Shades): string => {
  const courses = Array.from({ length: 5 }, (_, i) => {
    const y = top + 12 + i * 18
    return `M-1 ${y}H301${repeat(8, (x) => `M${x * 42 + (i % 2) * 21} ${y}v18`)}`
  })
  return foot(
    at,
    shades,
    flat(top),
    area(
      [
        [22, 12],
        [190, 12],
        [85, 30],
        [253, 30],
        [-20, 48],
        [148, 48],
        [43, 66],
        [232, 66],
      ]
        .map(([x = 0, y = 0]) => `M${x} ${top + y}h41v18h-41Z`)
        .join(''),
      shades[0],
      { opacity: 0.6 },
    ) +
      line(courses.join(''), shades[2], 3, { opacity: 0.8 }) +
      box(-1, top - 2, 302, 13, shades[0]) +
      box(-1, top + 8, 302, 4, shades[2], 0, { opacity: 0.7 }),
    '',
    0.66,
  )
}

const leaf = (x: number, y: number, size: number, turn: number, color: string, rib: string): string =>
  place(
    area('M0 0C-26 -22 -30 -62 0 -96C30 -62 26 -22 0 0Z', color) +
      line('M0 -4V-84M0 -24L-14 -38M0 -24L14 -38M0 -48L-14 -62M0 -48L14 -62', rib, 2.4),
    x,
    y,
    size,
    turn,
  )

/** Large leaves that grow from the bottom edge. */
export const leaves = (at: FootCanvas, top: number, shades: Shades): string => {
  const [light, body, deep] = shades
  const rib = mix(light, '#ffffff', 0.3)
  return foot(
    at,
    [body, body, deep],
    `M-1 ${top + 26}Q150 ${top} 301 ${top + 26}`,
    repeat(9, (i) =>
      leaf(
        i * 38 - 2,
        top + 62 - Math.sin((i / 8) * Math.PI) * 8,
        0.72,
        (i - 4) * 7 + (i % 2) * 12 - 6,
        i % 2 === 0 ? light : mix(light, body, 0.6),
        rib,
      ),
    ) +
      repeat(8, (i) =>
        leaf(i * 43 - 2, 300, 0.82, (i - 3.5) * 9, i % 2 === 0 ? mix(body, deep, 0.3) : body, mix(body, light, 0.7)),
      ),
    '',
    0.72,
  )
}

/** A clipped hedge in front of the subject: rows of leaves with a dark contour, dark behind the name, and blossoms. */
export const hedge = (at: FootCanvas, top: number, [light, body, deep]: Shades, blossom?: string): string => {
  const row = (step: number, from: number, y: number, size: number, color: string): string =>
    repeat(Math.ceil(316 / step), (i) =>
      leaf(
        i * step + from,
        y - (i % 2) * 5,
        size,
        (i * step + from - 150) / 8 + (i % 2) * 8 - 4,
        i % 2 === 0 ? color : mix(color, body, 0.35),
        mix(color, '#ffffff', 0.25),
      ),
    )
  const bloom = (x: number, y: number, r: number, color: string): string =>
    around(5, r * 0.62, -90)
      .map((petal) => circle(x + petal.x, y + petal.y, r * 0.5, color))
      .join('') + circle(x, y, r * 0.36, '#fff3b0')
  return at.wide
    ? ''
    : lit('foot', [body, deep], [0, 1]) +
        box(-1, top + 24, 302, 301 - top, 'url(#foot)') +
        outlined(row(19, -4, top + 36, 0.44, mix(light, body, 0.5)) + row(19, -14, top + 52, 0.46, light), 6) +
        row(26, -6, top + 76, 0.54, mix(body, deep, 0.25)) +
        row(26, -18, top + 98, 0.54, mix(body, deep, 0.6)) +
        (blossom === undefined
          ? ''
          : [
              [12, 22, 10],
              [40, 36, 8],
              [14, 64, 9],
              [288, 20, 10],
              [262, 36, 8],
              [286, 62, 9],
            ]
              .map(([x = 0, dy = 0, r = 0]) => bloom(x, top + dy, r, blossom))
              .join(''))
}

/** Rocks with a lit face each, in two rows, steep or flat. `seam` glows between them. */
export const rocks = (at: FootCanvas, top: number, shades: Shades, seam?: string): string => {
  const { roll, pick } = vary(top, shades)
  const [broad, steep] = pick([1, 1], [1.24, 0.86], [0.92, 1.16])
  const [light, body, deep] = shades
  const rock = (x: number, y: number, w: number, h: number, shade: number): string => {
    const path = (...points: readonly (readonly [number, number])[]): string =>
      `M${points.map(([dx, dy]) => `${num(x + dx * w)} ${num(y + dy * h)}`).join('L')}Z`
    return (
      area(
        path([-0.06, 1.3], [0, 0.5], [0.16, 0.14], [0.44, 0], [0.78, 0.1], [1, 0.46], [1.08, 1.3]),
        mix(body, deep, shade),
      ) +
      area(path([0, 0.5], [0.16, 0.14], [0.44, 0], [0.52, 0.3], [0.3, 0.66]), mix(light, body, shade)) +
      area(path([0.44, 0], [0.78, 0.1], [0.74, 0.4], [0.52, 0.3]), mix(light, body, 0.45 + shade * 0.5))
    )
  }
  const row = (xs: readonly number[], y: number, w: number, h: number, shade: number): string =>
    xs
      .map((x) => {
        const [wide, high] = [(w + roll() * 14) * broad, h * steep]
        return rock(x - (wide - w) / 2 + roll() * 10 - 5, y + (h - high) + roll() * 9, wide, high, shade)
      })
      .join('')
  return foot(
    at,
    [seam ?? deep, deep, deep],
    flat(top + 16),
    row([-16, 84, 184, 272], top, 58, 48, 0) +
      row([34, 132, 232], top + 6, 62, 46, 0.1) +
      (seam === undefined ? '' : line(`M-2 ${top + 44}l38 -6l44 8l50 -8l60 6l54 -6l60 8`, seam, 7)) +
      row([-34, 72, 178, 270], top + 42, 72, 66, 0.3) +
      row([22, 126, 226], top + 48, 70, 60, 0.42),
    '',
    0.66,
  )
}

/** The face of a cliff: pillars of rock with a lit and a shaded side, and ledges in them. */
export const crag = (at: FootCanvas, top: number, shades: Shades): string => {
  const [light, body, deep] = shades
  const edges = [-14, 30, 62, 112, 150, 196, 232, 276, 316]
  return foot(
    at,
    [body, body, deep],
    flat(top + 4),
    repeat(edges.length - 1, (i) => {
      const [left, right] = [edges[i] ?? 0, edges[i + 1] ?? 0]
      const [y, ridge] = [top + ((i * 7) % 12), left + (right - left) * (i % 2 === 0 ? 0.62 : 0.5)]
      const ledge = y + 34 + ((i * 17) % 30)
      return (
        area(
          `M${left} ${y + 6}L${num(ridge)} ${y}L${num(ridge - 5)} 301H${left - 4}Z`,
          mix(light, body, (i % 3) * 0.3),
        ) +
        area(`M${num(ridge)} ${y}L${right} ${y + 8}L${right + 4} 301H${num(ridge - 5)}Z`, mix(body, deep, 0.4)) +
        area(`M${left - 2} ${ledge}L${num(ridge)} ${ledge - 6}L${num(ridge - 2)} ${ledge + 6}Z`, deep, { opacity: 0.5 })
      )
    }),
    '',
    0.7,
  )
}

/** A road toward the viewer with a dashed line, between kerbs of two colors. */
export const road = (
  at: FootCanvas,
  top: number,
  shades: Shades,
  kerb: readonly [string, string],
  mark = '#fff3d0',
): string =>
  foot(
    at,
    shades,
    flat(top),
    repeat(11, (i) => box(i * 30 - 14, top, 30, 9, kerb[i % 2] ?? '')) +
      box(-1, top + 9, 302, 4, shades[2], 0, { opacity: 0.7 }) +
      area([-1, 0, 1, 2, 3].map((i) => `M${i * 84 + 22} ${top + 21}h38l-5 8h-42Z`).join(''), mark, { opacity: 0.85 }) +
      line(`M-1 292H301`, mark, 4, { opacity: 0.6 }),
    '',
    0.5,
  )

/** Strips woven over and under each other, as in a mat. */
export const weave = (at: FootCanvas, top: number, shades: Shades, strips: readonly [string, string]): string => {
  const strip = (x: number, y: number, w: number, h: number, color: string): string => box(x, y, w, h, color, 2)
  const print =
    `<pattern id="foot-weave" width="40" height="40" y="${top}" patternUnits="userSpaceOnUse">` +
    box(0, 0, 40, 40, shades[2]) +
    strip(1, 1, 18, 18, strips[0]) +
    strip(21, 21, 18, 18, strips[0]) +
    strip(21, 1, 18, 18, shades[1]) +
    strip(1, 21, 18, 18, strips[1]) +
    box(1, 3, 18, 3, '#fff', 0, { opacity: 0.25 }) +
    box(21, 23, 18, 3, '#fff', 0, { opacity: 0.25 }) +
    '</pattern>'
  return foot(
    at,
    shades,
    flat(top),
    print +
      box(-1, top, 302, 301 - top, 'url(#foot-weave)') +
      line(`M-1 ${top + 1}H301`, shades[0], 5) +
      line(`M-1 ${top + 5}H301`, shades[2], 2, { opacity: 0.6 }),
    '',
    0.9,
  )
}

/** Clouds in rows toward the viewer. */
export const cloudBank = (at: FootCanvas, top: number, shades: Shades): string => {
  const [light, body, deep] = shades
  const row = (y: number, r: number, shift: number, color: string): string =>
    repeat(Math.ceil(340 / (r * 1.5)), (i) => circle(i * r * 1.5 - shift, y + r + (i % 2) * r * 0.3, r, color))
  return foot(
    at,
    shades,
    flat(top + 24),
    row(top, 24, 8, light) + row(top + 24, 30, 26, mix(light, body, 0.5)) + row(top + 50, 36, 4, mix(body, deep, 0.25)),
    '',
    0.6,
  )
}

/** A floor on which confetti lies. */
export const confetti = (at: FootCanvas, top: number, shades: Shades, colors: readonly string[]): string => {
  const roll = seededRandom(`${shades[1]}${colors.join('')}`)
  return foot(
    at,
    shades,
    rise(top, 6),
    repeat(46, (i) => {
      const depth = roll()
      const y = top + 6 + depth * (290 - top)
      return place(
        box(-4, -2, 8, 4.4, colors[i % colors.length] ?? '', 1),
        roll() * 300,
        y,
        0.7 + depth * 0.8,
        Math.round(roll() * 12) * 15,
      )
    }) + line(rise(top, 6), '#fff', 3, { opacity: 0.35 }),
    '',
    0.74,
  )
}

/** A board with lamps around the name. */
export const marquee = (at: FootCanvas, top: number, shades: Shades, lamp = '#fff0b0'): string => {
  const [left, right, bottom] = [12, 288, 291]
  const lamps = [
    ...Array.from({ length: 15 }, (_, i) => ({ x: left + 8 + (i * (right - left - 16)) / 14, y: top + 8 })),
    ...Array.from({ length: 15 }, (_, i) => ({ x: left + 8 + (i * (right - left - 16)) / 14, y: bottom - 8 })),
    ...[0.34, 0.66].flatMap((t) => [left + 8, right - 8].map((x) => ({ x, y: top + (bottom - top) * t }))),
  ]
  return at.wide
    ? ''
    : lit('foot', [shades[1], shades[2]], [0, 1]) +
        box(left - 2, top + 4, right - left + 8, bottom - top + 4, '#000', 16, { opacity: 0.35 }) +
        box(left, top, right - left, bottom - top, shades[0], 14) +
        box(left + 4, top + 4, right - left - 8, bottom - top - 8, mix(shades[2], '#000000', 0.2), 11) +
        box(left + 13, top + 13, right - left - 26, bottom - top - 26, 'url(#foot)', 6) +
        dots(lamps, 6.4, lamp, { opacity: 0.3 }) +
        dots(lamps, 3.4, lamp)
}

/** A carpet with a border of diamonds above and below the name. */
export const carpet = (at: FootCanvas, top: number, shades: Shades, print: readonly [string, string]): string => {
  const border = (y: number): string =>
    box(-1, y, 302, 3, print[1]) +
    box(-1, y + 17, 302, 3, print[1]) +
    area(
      repeat(16, (i) => `M${i * 20 - 8} ${y + 10}l8 -6l8 6l-8 6Z`),
      print[0],
    ) +
    dots(
      Array.from({ length: 16 }, (_, i) => ({ x: i * 20 + 10, y: y + 10 })),
      1.8,
      print[1],
    )
  return foot(
    at,
    shades,
    flat(top),
    border(top + 3) +
      border(278) +
      area(
        repeat(4, (i) => `M${i * 92 - 18} ${(top + 20 + 278) / 2}l21 -16l21 16l-21 16Z`),
        print[0],
        { opacity: 0.22 },
      ),
    '',
    0.6,
  )
}
