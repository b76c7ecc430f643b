/**
 * Places in the tones of one color, from edge to edge of a banner. White texts are on heroes and wide images, whose
 * color is dark, so nothing in their left 58 % is lighter than a contrast of 4.5 allows.
 */
import { rays } from './canvas.ts'
import { area, box, circle, dots, line, mix, num, oval, place, repeat, star } from './draw.ts'
import { halo, lit } from './flagships/volume.ts'

/** A color with a hue near it, so that light on the color does not look gray. */
function brighter(color: string): string {
  const [red = 0, blue = 0] = [1, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  return mix(color, red > blue * 1.6 ? '#ffa04a' : blue > red * 1.6 ? '#6ad4ff' : '#ff8cf4', 0.5)
}

/** Data of a path, with rounded numbers. */
export const path = (words: TemplateStringsArray, ...values: readonly number[]): string =>
  words.map((word, index) => word + (index < values.length ? num(values[index] ?? 0) : '')).join('')

/** The tones of a place, from the darkest to the lightest one. */
interface Tones {
  /** Light of lamps and windows. */
  readonly ember: string
  readonly night: string
  readonly deep: string
  readonly dim: string
  readonly calm: string
  readonly rise: string
  readonly shine: string
}

/** Warm light that is dark enough for white texts. */
const EMBER = '#a8581a'

export const tonesOf = (calm: string, ember = EMBER): Tones => ({
  ember,
  night: mix(calm, '#0a0228', 0.62),
  deep: mix(calm, '#0a0228', 0.4),
  dim: mix(calm, '#0a0228', 0.2),
  calm,
  rise: mix(calm, brighter(calm), 0.2),
  shine: mix(calm, brighter(calm), 0.42),
})

/** Where a ground is drawn: `size` is 1 in a wide image, and forms are drawn around the left end of its floor. */
export interface GroundCanvas {
  readonly width: number
  readonly height: number
  readonly floor: number
  readonly size: number
  /** Where the light behind the subject is. */
  readonly lightX: number
  readonly tones: Tones
}

interface Ground {
  readonly back: string
  /** Forms before all others. */
  readonly front?: string
}

/** The sand at the feet of the palm, at night. */
const SAND = '#070a30'

/** The air above the floor, and the floor from wall to wall. Forms between them are drawn around the floor. */
const room = (
  { width, height, floor, size, tones: t }: GroundCanvas,
  behind: string,
  before = '',
  air: readonly string[] = [t.deep, t.calm, t.rise],
  floorColors: readonly string[] = [t.dim, t.night],
): string =>
  lit('ground-air', air, [0, 1]) +
  lit('ground-floor', floorColors, [0, 1]) +
  box(0, 0, width, floor + 1, 'url(#ground-air)') +
  halo('ground-light', brighter(t.calm), 0.36) +
  circle(width * 0.62, floor * 0.6, height * 0.8, 'url(#ground-light)') +
  place(behind, 0, floor, size) +
  box(0, floor, width, height - floor, 'url(#ground-floor)') +
  line(`M0 ${num(floor)}H${width}`, t.shine, 2 * size, { opacity: 0.7 }) +
  place(before, 0, floor, size)

const arch = (x: number, width: number, top: number, bottom: number): string =>
  `M${num(x)} ${num(bottom)}V${num(top)}a${num(width / 2)} ${num(width / 2)} 0 0 1 ${num(width)} 0V${num(bottom)}Z`

/** A string of flags between two points, as triangles of two tones. */
function pennants(
  [x, y]: readonly [x: number, y: number],
  [toX, toY]: readonly [x: number, y: number],
  sag: number,
  [one, other]: readonly [string, string],
  flag = 26,
): string {
  const count = Math.floor((toX - x) / flag)
  const hang = (i: number): string => {
    const part = (i + 0.12) / count
    const top = y + (toY - y) * part + sag * 4 * part * (1 - part)
    return `M${num(x + (toX - x) * part)} ${num(top)}h${num(flag * 0.76)}l${num(flag * -0.38)} ${num(flag * 0.9)}z`
  }
  const flags = (first: number): string =>
    Array.from({ length: count }, (_, i) => (i % 2 === first ? hang(i) : '')).join('')
  return (
    line(`M${num(x)} ${num(y)}Q${num((x + toX) / 2)} ${num((y + toY) / 2 + sag * 2)} ${num(toX)} ${num(toY)}`, one, 2) +
    area(flags(0), one) +
    area(flags(1), other)
  )
}

/** Rows of the backs of seats, nearer rows larger and darker. */
const seats = (t: Tones, rows: readonly (readonly [y: number, size: number])[], to: number): string =>
  rows
    .map(([y, size], row) => {
      const step = 46 * size
      const count = Math.ceil(to / step)
      const each = (draw: (x: number) => string): string =>
        repeat(count, (i) => draw(i * step - (row % 2) * step * 0.5))
      const back = (x: number): string =>
        path`M${x} ${y + 60 * size}V${y + 14 * size}q0 ${-14 * size} ${14 * size} ${-14 * size}` +
        `h${num(12 * size)}q${num(14 * size)} 0 ${num(14 * size)} ${num(14 * size)}V${num(y + 60 * size)}Z`
      return (
        area(each(back), row % 2 === 0 ? t.deep : t.night) +
        line(
          each((x) => path`M${x + 5 * size} ${y + 9 * size}q${4 * size} ${-6 * size} ${13 * size} ${-6 * size}`),
          row % 2 === 0 ? t.rise : t.calm,
          2.4 * size,
        )
      )
    })
    .join('')

/** The folds of a curtain, from the ceiling to the floor. */
const folds = (t: Tones, from: number, to: number, step = 34): string =>
  area(
    repeat(
      Math.ceil((to - from) / step),
      (i) => path`M${from + i * step} -264h${step * 0.42}q6 130 -2 264h${step * -0.5}q8 -130 ${step * 0.08} -264z`,
    ),
    t.deep,
    { opacity: 0.62 },
  ) +
  line(
    repeat(Math.ceil((to - from) / step), (i) => `M${num(from + i * step + step * 0.6)} -264q5 130 -1 262`),
    t.shine,
    2,
    { opacity: 0.45 },
  )

/** A tent of the fair. */
const tentForm = (t: Tones, x: number, size: number, isNear = false): string =>
  place(
    area('M-62 0V-54L0 -112L62 -54V0Z', isNear ? t.deep : t.dim) +
      area(
        'M-20 0V-54L0 -112L20 -54V0ZM-62 -54q10 16 21 0q10 16 21 0zM20 -54q10 16 21 0q10 16 21 0z',
        isNear ? t.dim : t.calm,
      ) +
      line('M0 -112v-18', t.shine, 2) +
      area('M0 -130l20 6l-20 7z', t.shine),
    x,
    0,
    size,
  )

/** A carousel with its round roof, lamps and horses. */
const carouselForm = (t: Tones, x: number, size: number): string =>
  place(
    box(-64, -12, 128, 12, t.dim, 4) +
      box(-7, -84, 14, 74, t.dim) +
      line('M-52 -84V-12M-26 -84V-12M26 -84V-12M52 -84V-12', t.rise, 2.6) +
      [-39, 39]
        .map((at, i) =>
          place(
            area('M-15 -6Q-6 -13 6 -9L11 -22L20 -19L18 -11L12 -4L13 10H9L6 2H-7L-11 12H-15L-13 0Z', t.shine) +
              line('M2 -38V16', t.rise, 2),
            at,
            i * -8 - 28,
            1.1,
          ),
        )
        .join('') +
      area('M-76 -84Q-40 -96 0 -134Q40 -96 76 -84Z', t.calm) +
      area(
        'M-26 -84Q-14 -100 0 -134Q14 -100 26 -84ZM-76 -84Q-40 -96 0 -134Q-34 -98 -52 -84ZM76 -84Q40 -96 0 -134Q34 -98 52 -84Z',
        t.shine,
      ) +
      area(`M-76 -86H76V-80${repeat(8, () => 'q-9.5 16 -19 0')}Z`, t.dim) +
      dots(
        Array.from({ length: 9 }, (_, i) => ({ x: i * 19 - 76, y: -84 })),
        3.4,
        t.ember,
      ) +
      line('M0 -134v-16', t.shine, 2) +
      area('M0 -150l20 6l-20 7z', t.shine),
    x,
    0,
    size,
  )

/** Visitors of the fair from behind, on their way to its tents: families and couples, some with a balloon. */
const fairgoers = (t: Tones): string => {
  const legs = 'M-12 50H12L15 92H5L0 62L-6 92H-15Z'
  const skirt = 'M-11 46H11L21 78H-21ZM-9 78H-3V92H-9ZM4 78H10V92H4Z'
  const shirt = 'M-9 10Q-18 12 -20 24L-23 50L-17 52L-13 32V52H13V32L17 52L23 50L20 24Q18 12 9 10Q0 14 -9 10Z'
  const short = circle(0, -5, 11, t.night)
  const long = area('M-13 12Q-15 -17 0 -17T13 12Q0 18 -13 12Z', t.night)
  const bun = short + circle(0, -17, 6.5, t.night)
  const cap = short + area('M-12 -6A12 12 0 0 1 12 -6Z', t.shine)
  const person = (x: number, y: number, size: number, below: string, color: string, head: string): string =>
    place(
      oval(3, 93, 24, 5, t.night, 0, { opacity: 0.7 }) +
        area(below, t.night) +
        box(-4, 4, 8, 8, t.night) +
        area(shirt, color) +
        head +
        // The light of the fair is before them.
        line('M19 22L22 46', t.shine, 2),
      x,
      y,
      size,
    )
  const balloon = (x: number, y: number): string =>
    line(`M${x} ${y}Q${x + 6} ${y + 26} ${x - 1} ${y + 50}`, t.rise, 1.6) +
    oval(x, y - 10, 8, 10.5, t.ember) +
    line(`M${x - 4} ${y - 12}Q${x - 3} ${y - 16} ${x} ${y - 17}`, t.shine, 2)
  return (
    balloon(88, -58) +
    person(28, -22, 0.78, legs, t.dim, cap) +
    person(74, -4, 0.5, skirt, t.rise, long) +
    person(262, -26, 0.68, skirt, t.rise, bun) +
    person(292, -28, 0.7, legs, t.dim, short) +
    person(142, 0, 0.84, skirt, t.dim, long) +
    balloon(206, -34) +
    person(192, 24, 0.5, legs, t.rise, cap)
  )
}

/** A stall of a market, with an awning over its counter. */
const stallForm = (t: Tones, x: number, size: number, goods = ''): string =>
  place(
    box(-62, -104, 124, 104, t.deep) +
      goods +
      box(-66, -36, 132, 36, t.dim) +
      box(-70, -42, 140, 8, t.rise, 3) +
      area(`M-76 -92L-62 -126H62L76 -92${repeat(8, () => 'q-9.5 15 -19 0')}z`, t.dim) +
      area(
        'M-57 -92l10 -34h16l-7 34q-9 15 -19 0zM-19 -92l4 -34h15v34q-9 15 -19 0z' +
          'M19 -92l-4 -34h16l7 34q-9 15 -19 0zM57 -92l-10 -34h15l14 34q-9 15 -19 0z',
        t.rise,
      ),
    x,
    0,
    size,
  )

/** Houses with two windows in warm light each. */
const houseRow = (
  t: Tones,
  houses: readonly (readonly [x: number, width: number, high: number])[],
  isNear: boolean,
  light = t.ember,
): string => {
  const each = (draw: (x: number, half: number, high: number) => string): string =>
    houses.map(([x, width, high]) => draw(x, width / 2, high)).join('')
  const roof = (x: number, half: number, high: number): string =>
    `M${num(x - half - 8)} ${-high}L${x} ${num(-high - half * 0.84)}L${num(x + half + 8)} ${-high}`
  return (
    area(
      each((x, half, high) => `${roof(x, half, high)}h-8V0h${-2 * half}V${-high}z`),
      isNear ? t.deep : t.dim,
    ) +
    line(each(roof), t.rise, 2.4) +
    area(
      each((x, half, high) => {
        const window = (left: number): string =>
          [left, left + half * 0.24]
            .map((at) => path`M${at} ${16 - high}h${half * 0.18}v${half * 0.5}h${half * -0.18}z`)
            .join('')
        return window(x - half * 0.6) + window(x + half * 0.16)
      }),
      light,
    )
  )
}

interface HouseColors {
  readonly wall: string
  readonly stone: string
  readonly roof: string
  readonly light: string
}

/** A house of the Spanish time: stone below with a lit door, and wood above with a row of shell windows. */
const stoneHouse = (x: number, width: number, high: number, { wall, stone, roof, light }: HouseColors): string => {
  const half = width / 2
  const top = 8 - high
  const glass = high * 0.27
  const panes = Array.from({ length: 7 }, (_, i) => path`M${x - half + 2 + (i * (width - 4)) / 6} ${top}v${glass}`)
  return (
    box(x - half, -high * 0.5, width, high * 0.5, stone) +
    area(arch(x - 8, 16, -high * 0.2, 0) + arch(x - half + 6, 10, -high * 0.26, -high * 0.12), light) +
    area(arch(x + half - 16, 10, -high * 0.26, -high * 0.12), light) +
    box(x - half - 5, -high, width + 10, high * 0.54, wall) +
    box(x - half + 2, top, width - 4, glass, light) +
    line(panes.join('') + path`M${x - half + 2} ${top + glass / 2}h${width - 4}`, wall, 2.4) +
    area(
      path`M${x - half - 14} ${-high}l${half * 0.44 + 14} ${-half * 0.62}h${half * 1.12}l${half * 0.44 + 14} ${half * 0.62}z`,
      roof,
    ) +
    line(path`M${x - half - 14} ${-high}H${x + half + 14}M${x - half - 5} ${-high * 0.46}h${width + 10}`, stone, 3)
  )
}

/** The star of a lantern in one tone, with tails. */
const lantern = (x: number, y: number, r: number, color: string): string =>
  circle(x, y, r * 1.16, 'none', { stroke: color, 'stroke-width': r * 0.12, opacity: 0.8 }) +
  area(star(x, y, 5, r, r * 0.42), color) +
  line(
    path`M${x - r * 0.5} ${y + r}l${-r * 0.1} ${r * 0.6}M${x + r * 0.5} ${y + r}l${r * 0.1} ${r * 0.6}`,
    color,
    r * 0.16,
  )

/** A barrel on the floor. */
const barrel = (t: Tones, x: number, size: number): string =>
  place(
    area('M-26 0Q-38 -34 -26 -70H26Q38 -34 26 0Z', t.deep) +
      area('M-8 0Q-14 -34 -8 -70H8Q14 -34 8 0Z', t.dim) +
      line('M-31 -16H31M-31 -54H31', t.rise, 4) +
      oval(0, -70, 26, 6, t.dim),
    x,
    0,
    size,
  )

/** Columns from the floor to the ceiling. */
const columns = (t: Tones, at: readonly number[], width: number, top = -260): string => {
  const strips = (left: number, wide: number): string =>
    at.map((x) => `M${num(x + width * left)} ${top}h${num(width * wide)}V0h${num(-width * wide)}z`).join('')
  return (
    area(
      strips(-0.5, 1) +
        at.map((x) => `M${num(x - width * 0.72)} -14h${num(width * 1.44)}V0h${num(-width * 1.44)}z`).join(''),
      t.dim,
    ) +
    area(strips(-0.38, 0.26), t.rise) +
    area(strips(0.2, 0.3), t.deep) +
    line(at.map((x) => `M${num(x - width * 0.72)} -13h${num(width * 1.44)}`).join(''), t.shine, 2)
  )
}

const palmForm = (color: string, x: number, y: number, size: number): string =>
  place(
    line('M0 0Q10 -50 0 -96', color, 8) +
      area(
        'M0 -96Q-34 -124 -64 -92Q-34 -104 0 -96ZM0 -96Q-30 -96 -46 -58Q-26 -82 0 -96Z' +
          'M0 -96Q34 -124 64 -92Q34 -104 0 -96Z' +
          'M0 -96Q30 -96 46 -58Q26 -82 0 -96ZM0 -96Q-8 -128 -30 -134Q-8 -138 0 -96Q8 -132 32 -134Q12 -122 0 -96Z',
        color,
      ),
    x,
    y,
    size,
  )

/** Short strokes of light on water. */
const ripples = (color: string, from: number, to: number, rows: readonly number[]): string =>
  line(
    rows
      .map((y, row) =>
        repeat(
          Math.ceil((to - from) / 110),
          (i) => `M${num(from + i * 110 + ((row * 47) % 90))} ${y}h${26 + ((i * 13 + row * 9) % 26)}`,
        ),
      )
      .join(''),
    color,
    2.6,
    { opacity: 0.6 },
  )

const cloudForm = (x: number, y: number, size: number, color: string): string =>
  place(area('M-60 14a16 16 0 0 1 4 -31a26 26 0 0 1 46 -12a22 22 0 0 1 38 8a18 18 0 0 1 22 35z', color), x, y, size)

const skyStars = (g: GroundCanvas, count: number): string =>
  dots(
    Array.from({ length: Math.round(count * 1.6) }, (_, i) => ({
      x: (i * 89) % g.width,
      y: ((i * 53) % 100) * (g.floor / 150) + 6,
    })),
    1.2,
    g.tones.shine,
  )

const crowd = (color: string, y: number, to: number): string => {
  const people = Array.from({ length: Math.ceil(to / 40) }, (_, i) => ({ x: i * 40 + 12, y: y + ((i * 5) % 9) }))
  return (
    dots(people, 11, color) +
    dots(
      people.map((at) => ({ x: at.x, y: at.y + 30 })),
      19,
      color,
    )
  )
}

/** A ticket with a star and a stub. */
const ticket = (t: Tones, x: number, y: number, size: number, turn: number, color: string): string =>
  place(
    area('M-72 -34H72V-10A10 10 0 0 0 72 10V34H-72V10A10 10 0 0 0 -72 -10Z', color) +
      line('M36 -28V28', t.night, 2.6, { 'stroke-dasharray': '1 7' }) +
      area(star(-24, 0, 5, 20, 9), t.rise) +
      line('M48 -14h14M48 0h14M48 14h10', t.shine, 3),
    x,
    y,
    size,
    turn,
  )

const grounds: { readonly [name: string]: (g: GroundCanvas) => Ground } = {
  /** The town hall, with high windows and rows of seats. */
  'bingo-night': (g) => {
    const t = g.tones
    return {
      back:
        room(
          g,
          area(
            repeat(8, (i) => arch(i * 92 + 14, 56, -104, -12)),
            t.dim,
          ) +
            area(
              repeat(8, (i) => arch(i * 92 + 20, 44, -102, -16)),
              t.shine,
              { opacity: 0.6 },
            ) +
            line(
              repeat(8, (i) => `M${i * 92 + 42} -124V-16M${i * 92 + 20} -66h44`),
              t.dim,
              4,
            ) +
            area(
              repeat(9, (i) => `M${i * 92 - 17} -170h26v170h-26z`),
              t.dim,
              { opacity: 0.7 },
            ),
          seats(
            t,
            [
              [6, 0.74],
              [30, 1.05],
            ],
            730,
          ),
        ) +
        place(
          pennants([-10, -150], [360, -146], 14, [t.deep, t.rise], 30) +
            pennants([350, -146], [730, -150], 14, [t.rise, t.shine], 30),
          0,
          g.floor,
          g.size,
        ),
    }
  },
  /** Tents, and the big wheel far away. */
  perya: (g) => {
    const t = g.tones
    return {
      back:
        room(
          g,
          carouselForm(t, 176, 1) +
            tentForm(t, 30, 0.86) +
            tentForm(t, 262, 0.62) +
            tentForm(t, 330, 0.98, true) +
            tentForm(t, 96, 0.58, true) +
            tentForm(t, 402, 0.7) +
            tentForm(t, 476, 0.96, true) +
            tentForm(t, 556, 0.8) +
            tentForm(t, 640, 1, true) +
            tentForm(t, 708, 0.74),
          // Without texts, the subject and its tents are in the middle, and would hide them.
          g.lightX > g.width * 0.6 ? fairgoers(t) : '',
          [t.deep, t.calm, t.shine],
          [t.deep, t.night],
        ) + skyStars(g, 22),
      front:
        line(
          path`M-6 ${12 * g.size}Q60 ${44 * g.size} 126 ${-4 * g.size}Q258 ${30 * g.size} 400 ${36 * g.size}` +
            path`Q560 ${30 * g.size} 730 ${-4 * g.size}`,
          t.night,
          2.6,
        ) +
        dots(
          [24, 66, 192, 258, 322].map((x, i) => ({ x, y: ([30, 34, 24, 33, 42][i] ?? 0) * g.size })),
          7.5,
          t.ember,
        ) +
        halo('ground-lamp', '#ffd98a', 0.8) +
        [436, 496, 624, 684]
          .map((x, i) => {
            const y = ([42, 38, 27, 14][i] ?? 0) * g.size
            return circle(x, y, 30, 'url(#ground-lamp)') + oval(x, y, 8, 10, '#ffe9a8')
          })
          .join(''),
    }
  },
  /** A room with curtains, lamps and a panel along the wall. */
  poker: (g) => {
    const t = g.tones
    return {
      back: room(
        g,
        folds(t, 0, 730, 42) +
          box(-10, -52, 750, 52, t.dim) +
          line(`M-10 -52H740${repeat(9, (i) => `M${i * 84 + 8} -40h60v30h-60z`)}`, t.rise, 3) +
          area(
            repeat(5, (i) => `M${i * 99 - 17} -150l-46 92h124l-46 -92z`),
            t.shine,
            { opacity: 0.22 },
          ) +
          area(
            repeat(5, (i) => `M${i * 99 - 25} -150q4 -18 22 -22v-120h4v120q18 4 22 22z`),
            t.night,
          ) +
          line(
            repeat(5, (i) => `M${i * 99 - 17} -150h32`),
            t.ember,
            6,
          ),
        line('M0 30H730M70 0L20 90M220 0L200 90M370 0L376 90M520 0L560 90M670 0L760 90', t.night, 2.4),
        [t.deep, t.calm, t.calm],
      ),
    }
  },
  /** A street of stalls with pennants. */
  loteria: (g) => {
    const t = g.tones
    return {
      back:
        room(
          g,
          [
            [44, 0.94],
            [194, 1.02],
            [344, 0.94],
            [494, 1.02],
            [644, 0.94],
          ]
            .map(([x = 0, size = 1]) =>
              stallForm(
                t,
                x,
                size,
                dots(
                  [-40, -14, 14, 40].map((dx) => ({ x: dx, y: -54 })),
                  9,
                  t.dim,
                ),
              ),
            )
            .join(''),
          ticket(t, 70, 38, 0.42, -14, t.calm) +
            ticket(t, 234, 42, 0.42, 10, t.rise) +
            ticket(t, 380, 34, 0.4, -8, t.calm),
          [t.night, t.dim, t.rise],
          [t.dim, t.night],
        ) +
        place(
          pennants([-10, -176], [250, -168], 10, [t.calm, t.rise], 26) +
            pennants([236, -168], [490, -176], 12, [t.rise, t.calm], 26) +
            pennants([476, -176], [740, -170], 10, [t.calm, t.rise], 26),
          0,
          g.floor,
          g.size,
        ),
    }
  },
  /** A theater with a curtain, lights and rows of seats. */
  live: (g) => {
    const t = g.tones
    return {
      back: room(
        g,
        folds(t, 0, 730, 44) +
          area('M96 -160L-20 6h190zM286 -160L210 6h180zM476 -160L430 6h190z', t.shine, { opacity: 0.26 }) +
          line('M-10 -168H740', t.night, 7) +
          [96, 286, 476, 666]
            .map((x) => area(`M${x - 14} -168h28l10 26h-48z`, t.night) + oval(x, -142, 24, 5, t.ember))
            .join(''),
        seats(
          t,
          [
            [6, 0.74],
            [30, 1.05],
          ],
          420,
        ),
        [t.deep, t.calm, t.rise],
      ),
    }
  },
  /** The hull of the ship with beams, portholes and barrels. */
  'first-deposit': (g) => {
    const t = g.tones
    const port = (x: number, light: string): string =>
      circle(x, -128, 31, t.deep) +
      circle(x, -128, 27, t.shine) +
      circle(x, -128, 22, light) +
      area(`M${x - 22} -126q10 -8 22 0t22 0a22 22 0 0 1 -44 0z`, t.night)
    return {
      back: room(
        g,
        line('M0 -184H730M0 -144H730M0 -110H730M0 -76H730M0 -38H730', t.deep, 3) +
          area(
            repeat(7, (i) => `M${i * 114 - 34} -258h34q-6 130 6 258h-46q10 -130 6 -258z`),
            t.deep,
          ) +
          port(40, t.dim) +
          port(154, t.dim) +
          port(268, t.ember) +
          port(382, t.dim) +
          port(496, t.ember) +
          port(612, t.ember) +
          barrel(t, 40, 0.96) +
          barrel(t, 96, 0.8) +
          barrel(t, 372, 0.84) +
          line('M-10 -172Q90 -120 200 -172T420 -172T640 -172', t.night, 4),
        line('M60 0L-20 110M168 0L116 110M276 0L252 110M384 0L388 110M492 0L526 110M600 0L664 110', t.night, 3) +
          line('M0 30H730M0 70H730', t.night, 2, { opacity: 0.7 }),
        [t.deep, t.calm, t.dim],
        [t.dim, t.night],
      ),
    }
  },
  /** A counter before a wall on which tickets hang in strips. */
  'instant-win': (g) => {
    const t = g.tones
    return {
      back: room(
        g,
        line('M-10 -152H740M-10 -78H740', t.night, 4) +
          repeat(6, (i) => {
            const x = i * 148 - 4
            return (
              ticket(t, x, -114, 0.8, i % 2 === 0 ? -5 : 4, i % 2 === 0 ? t.deep : t.dim) +
              ticket(t, x + 70, -42, 0.8, i % 2 === 0 ? 4 : -4, i % 2 === 0 ? t.dim : t.deep)
            )
          }),
        line('M-10 8H740', t.rise, 8, { opacity: 0.5 }) +
          // A strip of tickets unrolls from the card along the counter.
          area('M-10 34Q180 22 360 34T740 30V76Q560 84 360 78T-10 80Z', t.deep, {
            stroke: t.night,
            'stroke-width': 4,
          }) +
          line('M-10 42Q180 30 360 42T740 38M-10 72Q180 62 360 70T740 68', t.rise, 2, { opacity: 0.7 }) +
          line(
            repeat(7, (i) => `M${i * 104 + 44} 32V78`),
            t.night,
            4,
            { 'stroke-dasharray': '.1 9' },
          ) +
          repeat(7, (i) => area(star(i * 104 - 8, 55, 5, 15, 6.5), t.rise)),
        [t.deep, t.calm, t.dim],
      ),
    }
  },
  /** The hall of a throne, with columns and banners; a wide image has no throne, which its texts would cover. */
  rewards: (g) => {
    const t = g.tones
    const flag = (x: number): string =>
      area(`M${x - 24} -150h48v86l-24 -18l-24 18z`, t.rise, { opacity: 0.7 }) + area(star(x, -118, 5, 13, 6), t.deep)
    const throne =
      area('M58 -20V-104Q58 -128 80 -128Q88 -150 100 -152Q112 -150 120 -128Q142 -128 142 -104V-20Z', t.night) +
      area('M68 -40V-102Q68 -118 100 -118Q132 -118 132 -102V-40Z', t.calm) +
      area('M46 -20V-64h16v24h76v-24h16v44Z', t.night) +
      area('M22 0v-10h18v-10h120v10h18V0Z', t.dim) +
      circle(100, -136, 5, t.ember)
    const carpet = area('M40 0H160L294 120H-94Z', t.calm) + line('M40 0L-94 120M160 0L294 120', t.ember, 4)
    const hasThrone = g.height > 300
    return {
      back: room(
        g,
        area(
          repeat(8, (i) => arch(i * 100 - 30, 60, -92, 0)),
          t.deep,
        ) +
          columns(t, [-50, 50, 150, 250, 350, 450, 550, 650], 26) +
          [0, 200, 300, 400, 500, 600].map(flag).join('') +
          (hasThrone ? throne : flag(100)),
        (hasThrone ? carpet : '') + line('M300 0L440 120M420 0L620 120', t.dim, 3),
        [t.deep, t.calm, t.calm],
        [t.deep, t.night],
      ),
    }
  },
  /** A row of stalls under a string of lamps. */
  vouchers: (g) => {
    const t = g.tones
    return {
      back:
        room(
          g,
          [
            [30, 0.9],
            [184, 0.98],
            [340, 0.9],
            [494, 0.98],
            [650, 0.9],
          ]
            .map(([x = 0, size = 1]) =>
              stallForm(t, x, size, box(-44, -80, 36, 22, t.dim, 3) + box(6, -82, 36, 22, t.dim, 3)),
            )
            .join(''),
          line('M60 0L-10 90M190 0L166 90M320 0L336 90M450 0L516 90', t.dim, 3),
          [t.deep, t.calm, t.rise],
        ) + skyStars(g, 14),
      front:
        line(`M0 16Q${num(g.width / 2)} 60 ${g.width} 16`, t.night, 3) +
        [0.5, 1.5, 2.5, 3.5, 4.5]
          .map(
            (n) =>
              oval((n / 8) * g.width, 28 + 88 * (n / 8) * (1 - n / 8), 11, 13, t.ember) +
              oval((n / 8) * g.width - 3, 28 + 88 * (n / 8) * (1 - n / 8), 4, 7, t.shine),
          )
          .join(''),
    }
  },
  /** The shelves of a prize stall. */
  regulars: (g) => {
    const t = g.tones
    const bear = (x: number, y: number, size: number): string =>
      place(
        circle(-13, -44, 9, t.deep) +
          circle(13, -44, 9, t.deep) +
          circle(0, -32, 20, t.deep) +
          oval(0, -4, 22, 20, t.deep) +
          oval(0, -26, 9, 7, t.rise) +
          oval(0, 0, 12, 12, t.dim),
        x,
        y - 16 * size,
        size,
      )
    const gift = (x: number, y: number, width: number, high: number): string =>
      box(x, y - high, width, high, t.deep, 3) +
      box(x + width * 0.4, y - high, width * 0.2, high, t.rise) +
      line(`M${num(x + width / 2)} ${y - high}q-16 -18 -18 -4q2 8 18 4q16 -18 18 -4q-2 8 -18 4`, t.rise, 3.4)
    const shelf = (y: number): string => box(-10, y, 750, 12, t.dim) + box(-10, y, 750, 4, t.shine)
    return {
      back: room(
        g,
        folds(t, 0, 730, 40) +
          shelf(-152) +
          shelf(-72) +
          bear(30, -152, 0.9) +
          gift(76, -152, 44, 34) +
          circle(160, -176, 24, t.deep) +
          line('M138 -184q22 12 44 0', t.rise, 4) +
          gift(214, -152, 34, 46) +
          bear(292, -152, 0.9) +
          gift(340, -152, 46, 36) +
          gift(10, -72, 46, 40) +
          circle(92, -92, 20, t.deep) +
          line('M74 -98q18 10 36 0', t.rise, 4) +
          bear(152, -72, 1.02) +
          gift(208, -72, 52, 34) +
          area('M286 -72q-12 -22 4 -34v-14h20v14q16 12 4 34z', t.deep) +
          gift(346, -72, 40, 46) +
          bear(436, -152, 0.9) +
          gift(476, -152, 44, 34) +
          bear(690, -152, 0.9) +
          bear(426, -72, 0.9) +
          gift(664, -72, 46, 40),
        line('M40 0L10 40M150 0L130 40M260 0L250 40M370 0L372 40M480 0L496 40M590 0L620 40', t.rise, 3, {
          opacity: 0.6,
        }),
        [t.deep, t.calm, t.calm],
      ),
    }
  },
  /** Rice terraces that fall from the upper left to the field of the subject. */
  jackpot: (g) => {
    const t = g.tones
    /** The edge of a terrace, the lower the later. */
    const edge = (i: number): string =>
      path`M-10 ${i * 46 - 134}C90 ${i * 46 - 150} 150 ${i * 44 - 84} 240 ${i * 40 - 74}` +
      path`C330 ${i * 38 - 66} 390 ${i * 26 - 12} 500 ${i * 20 - 8}S660 ${i * 18 + 4} 740 ${i * 18 - 2}`
    const seedlings = (i: number): string =>
      repeat(9, (step) => path`M${16 + step * 24} ${i * 46 - 118 + step * step * 0.8}l-4 -8m4 8v-11m0 11l4 -8`)
    return {
      back: room(
        g,
        place(rays({ width: 720, x: 0, y: 0, rayPhase: 0.25 }, 26, brighter(t.calm), 0.16), g.lightX / g.size, -80) +
          area('M340 0L470 -52L540 -20L620 -56L740 -10V0Z', t.dim),
        repeat(
          5,
          (i) =>
            area(`${edge(i)}V190H-10Z`, [t.deep, t.dim][i % 2] ?? t.deep) +
            line(edge(i), t.rise, 4) +
            line(edge(i + 0.2), t.calm, 6, { opacity: 0.7 }) +
            line(seedlings(i), t.rise, 2.4, { opacity: 0.6 }),
        ) +
          place(houseRow(t, [[0, 44, 28]], true), 262, -52, 0.9) +
          palmForm(t.night, 150, -76, 0.66) +
          palmForm(t.night, 66, 8, 0.8),
        [t.deep, t.calm, t.rise],
        [t.rise, t.dim],
      ),
    }
  },
  /** An orchard in rows on hills. */
  'mango-try': (g) => {
    const t = g.tones
    const tree = (x: number, y: number, r: number, color: string, fruit = t.ember): string =>
      box(x - r * 0.12, y - r * 0.4, r * 0.24, r * 1, t.night) +
      area(
        path`M${x - r} ${y - r * 0.5}a${r * 0.6} ${r * 0.6} 0 0 1 ${r * 0.4} ${-r * 0.8}` +
          path`a${r * 0.66} ${r * 0.66} 0 0 1 ${r * 1.2} 0` +
          path`a${r * 0.6} ${r * 0.6} 0 0 1 ${r * 0.4} ${r * 0.8}q${-r} ${r * 0.36} ${-r * 2} 0z`,
        color,
      ) +
      dots(
        [
          { x: x - r * 0.5, y: y - r * 0.66 },
          { x: x + r * 0.1, y: y - r * 0.5 },
          { x: x + r * 0.5, y: y - r * 0.86 },
        ],
        r * 0.11,
        fruit,
      )
    return {
      back:
        room(
          g,
          area('M-10 4V-40Q70 -78 170 -40T330 -62T480 -34T620 -58T740 -44V4Z', t.dim) +
            repeat(13, (i) => tree(i * 56 + 10, -34 - (i % 3) * 6, 17, t.deep, t.dim)) +
            area('M-10 6V-20Q120 -44 250 -18T480 -16T740 -20V6Z', t.calm) +
            repeat(9, (i) => tree(i * 86 + 36, -10, 30, t.deep)),
          repeat(3, (i) => tree(i * 118 - 6, 36, 42, t.night)) +
            line('M-10 10Q300 12 740 22M-10 42Q140 44 300 70', t.shine, 2.4, { opacity: 0.5 }),
          [t.deep, t.calm, t.rise],
          [t.dim, t.night],
        ) + skyStars(g, 22),
    }
  },
  /** A street of houses with lanterns, and people on their way. */
  'parol-series': (g) => {
    const t = g.tones
    return {
      back:
        room(
          g,
          houseRow(
            t,
            [
              [30, 64, 84],
              [170, 64, 76],
              [300, 60, 72],
              [432, 64, 84],
              [690, 64, 76],
            ],
            false,
          ) +
            houseRow(
              t,
              [
                [98, 66, 52],
                [238, 66, 50],
                [364, 60, 46],
                [636, 60, 50],
              ],
              true,
            ) +
            line('M-10 -212Q120 -160 250 -190T470 -206T740 -190', t.night, 2.6) +
            lantern(44, -158, 15, t.shine) +
            lantern(124, -152, 18, t.ember) +
            lantern(206, -156, 15, t.shine),
          '',
          [t.deep, t.calm, t.shine],
          [t.deep, t.night],
        ) + skyStars(g, 10),
      front: place(crowd(t.night, 18, 440), 0, g.floor, g.size),
    }
  },
  /** A street of stone houses with lit shell windows and lanterns; houses near the light are in bright colors. */
  christmas: (g) => {
    const t = g.tones
    const middle = g.lightX / g.size
    const far: HouseColors = { wall: t.dim, stone: t.dim, roof: t.deep, light: t.ember }
    const near: HouseColors = { wall: t.deep, stone: t.night, roof: t.night, light: t.ember }
    const rose: HouseColors = { wall: '#b8327a', stone: '#8a2a8c', roof: '#5a1458', light: '#ffd878' }
    const teal: HouseColors = { wall: '#12748a', stone: '#5a3a9c', roof: '#2a1c6a', light: '#ffe2a0' }
    const clay: HouseColors = { wall: '#b4442c', stone: '#93307a', roof: '#5c1640', light: '#ffcf6a' }
    return {
      back:
        room(
          g,
          [-350, -250, -146, 132].map((x, i) => stoneHouse(middle + x, 76, [104, 92, 108, 110][i] ?? 0, far)).join('') +
            [-406, -300, -200, -600, -500]
              .map((x, i) => stoneHouse(middle + x, 72, i % 2 === 0 ? 74 : 66, near))
              .join('') +
            stoneHouse(middle - 84, 64, 82, teal) +
            stoneHouse(middle + 4, 74, 60, clay) +
            stoneHouse(middle + 96, 72, 88, rose) +
            stoneHouse(middle + 190, 72, 80, teal) +
            line(
              `M-10 -186Q${num(middle * 0.3)} -128 ${num(middle * 0.62)} -172T${num(middle)} -190T740 -176`,
              t.night,
              2.6,
            ) +
            lantern(middle * 0.151 - 5, -142, 15, t.ember) +
            lantern(middle * 0.305 - 2, -128, 19, t.ember) +
            lantern(middle * 0.48, -138, 14, t.ember),
          line(
            repeat(
              3,
              (n) => `M-10 ${10 + n * 12}H730${repeat(26, (i) => `M${i * 28 + (n % 2) * 14} ${11 + n * 12}v10`)}`,
            ),
            t.deep,
            2.6,
          ) +
            // Light of the windows on the pavement.
            halo('ground-windows', '#ffb85a', 0.6) +
            oval(middle + 4, 14, 150, 16, 'url(#ground-windows)'),
          [t.deep, t.calm, t.rise],
          [t.dim, t.night],
        ) + skyStars(g, 18),
    }
  },
  /** The threads of looms and woven bands along the wall. */
  weaving: (g) => {
    const t = g.tones
    const band = (y: number, color: string): string =>
      box(-10, y, 750, 26, color) +
      line(`M-10 ${y + 20}${repeat(38, () => 'l10 -14l10 14')}`, t.shine, 3) +
      line(`M-10 ${y + 3}H740M-10 ${y + 24}H740`, t.rise, 2)
    const threads = (step: number, from: number): string =>
      repeat(Math.ceil(740 / step), (i) => `M${i * step + from} -190V0`)
    return {
      back: room(
        g,
        line(threads(14, -4), t.rise, 2, { opacity: 0.7 }) +
          line(threads(28, 3), t.dim, 2) +
          band(-170, t.deep) +
          band(-116, t.dim) +
          band(-62, t.deep) +
          box(-10, -206, 750, 14, t.night, 6) +
          box(-10, -16, 750, 16, t.night, 6) +
          line('M-10 -14H740', t.shine, 2),
        line('M60 0L0 90M200 0L170 90M330 0L336 90M460 0L500 90M590 0L670 90', t.deep, 3) +
          // The finished cloth runs from the loom over the floor.
          area('M-10 30Q180 44 360 30T740 34V84Q560 78 360 88T-10 84Z', t.calm, {
            stroke: t.night,
            'stroke-width': 4,
          }) +
          line('M-10 38Q180 52 360 38T740 42M-10 76Q180 84 360 80T740 76', t.shine, 3) +
          repeat(16, (i) => {
            const [x, y] = [i * 46 + 6, 60 - Math.round(3 * Math.cos(i * 0.8))]
            return (
              area(`M${x} ${y - 13}l17 13l-17 13l-17 -13Z`, i % 2 === 0 ? t.deep : t.rise) +
              area(`M${x} ${y - 5}l7 5l-7 5l-7 -5Z`, i % 2 === 0 ? t.shine : t.deep)
            )
          }),
        [t.dim, t.calm, t.dim],
        [t.dim, t.night],
      ),
    }
  },
  /** A bay from a hill, whose shore winds from the upper left to the palm, below near fronds and a moonlit sea. */
  break: (g) => {
    const t = g.tones
    const leaflets = repeat(
      8,
      (i) => path`L${226 - i * 26} ${44 - (i % 3) * 5 - i}L${204 - i * 26} ${-2 - Math.min(i, 4) * 3}`,
    )
    const frond = (x: number, y: number, size: number, turn: number): string =>
      place(area(`M0 0Q110 -46 230 8${leaflets}Z`, t.night) + line('M0 0Q110 -46 230 8', t.dim, 4), x, y, size, turn)
    return {
      back:
        room(
          g,
          area('M200 0Q260 -34 330 -10Q400 -46 470 -16Q560 -38 740 -14V0Z', t.dim) +
            cloudForm(292, -106, 0.7, t.calm) +
            cloudForm(420, -70, 0.5, t.calm),
          ripples(t.shine, 150, 740, [10, 20, 32, 52, 74]),
          [t.deep, t.calm, t.rise],
          [t.rise, t.dim],
        ) + skyStars(g, 26),
      front:
        place(
          lit('ground-sand', [t.night, t.night, SAND, '#3a2a7a'], [1, 0]) +
            // The hill, and the shore that winds around it.
            area(
              'M-10 -96Q70 -84 104 -40Q126 -8 196 2Q262 12 250 34Q236 54 300 62Q400 66 470 38T740 40V200H-10Z',
              t.shine,
              {
                opacity: 0.5,
              },
            ) +
            area(
              'M-10 -88Q60 -76 92 -34Q116 2 186 12Q240 20 232 38Q222 62 300 72Q400 72 470 44T740 46V200H-10Z',
              'url(#ground-sand)',
            ) +
            area('M-10 -88Q60 -76 92 -34Q110 -8 100 24Q60 60 84 110Q96 150 60 200H-10Z', t.deep) +
            line('M-10 -88Q60 -76 92 -34Q110 -8 100 24Q60 60 84 110', t.rise, 2.4) +
            palmForm(t.night, 60, -44, 0.62) +
            palmForm(t.night, 88, -18, 0.44) +
            area('M300 26q24 10 60 2q-8 13 -18 13h-28q-10 -4 -14 -15z', t.night) +
            line('M330 28V-22', t.night, 2.6) +
            area('M333 -18L358 20H333Z', t.deep),
          0,
          g.floor,
          g.size,
        ) + place(frond(-30, 18, 1, 22) + frond(-40, -20, 1.2, 4) + frond(96, -40, 1, 30), 0, 0, g.size),
    }
  },
  /** A lake with houses on stilts before mountains. */
  responsible: (g) => {
    const t = g.tones
    const hut = (x: number, size: number, color: string): string =>
      place(
        line('M-34 4V-30M-12 8V-30M12 8V-30M34 4V-30', color, 5) +
          area('M-44 -28h88v-8h-6v-32h-76v32h-6z', color) +
          area('M-58 -62L0 -112L58 -62Q0 -54 -58 -62Z', t.deep) +
          line('M-56 -63L0 -111L56 -63', t.rise, 2.4) +
          // Dim windows, because words are before the huts.
          box(-26, -56, 16, 16, '#3036b8', 2) +
          box(10, -56, 16, 16, '#3036b8', 2),
        x,
        0,
        size,
      )
    return {
      back:
        room(
          g,
          area(
            'M-10 0V-60L64 -122L128 -64L190 -104L290 -30L350 -56L470 -14L560 -48L640 -16L700 -60L740 -40V0Z',
            t.dim,
          ) +
            area('M64 -122L92 -96L74 -100L60 -90L46 -106ZM190 -104L214 -86L196 -88L182 -80L172 -92Z', t.rise) +
            area('M-10 0V-30Q80 -54 180 -24T360 -18Q420 -22 500 -10T740 -16V0Z', t.deep) +
            hut(70, 0.84, t.night) +
            hut(190, 0.62, t.night) +
            hut(290, 0.5, t.night),
          ripples(t.shine, -30, 740, [10, 22, 46, 70]) +
            area('M112 14q30 12 70 0q-8 12 -20 12h-32q-12 -2 -18 -12z', t.night),
          [t.deep, t.calm, t.shine],
          [t.rise, t.deep],
        ) + skyStars(g, 24),
    }
  },
  /** A theater: the curtain goes on to the left, behind the lights at the edge of the stage. */
  'slot-festival': (g) => {
    const t = g.tones
    const swags = repeat(9, () => 'q-40 50 -80 0')
    return {
      back:
        room(
          g,
          folds(t, 0, 730, 40) +
            place(rays({ width: 720, x: 0, y: 0, rayPhase: 0.25 }, 26, brighter(t.calm), 0.1), 430, -96),
          line(`M-10 36H730M-10 84H730${repeat(9, (i) => `M${i * 90 - 10} 2l${(i - 4) * 22} 140`)}`, t.night, 2.4, {
            opacity: 0.6,
          }) +
            dots(
              Array.from({ length: 16 }, (_, i) => ({ x: i * 34 + 10, y: 8 })),
              5,
              t.ember,
            ),
          [t.night, t.dim, t.calm],
        ) + place(area(`M-10 -10H710V14${swags}Z`, t.deep) + line(`M710 16${swags}`, t.shine, 3), 0, 0, g.size),
    }
  },
  /** The street of the fair before its gate. */
  welcome: (g) => {
    const t = g.tones
    return {
      back:
        room(
          g,
          place(rays({ width: 720, x: 0, y: 0, rayPhase: 0.25 }, 20, brighter(t.calm), 0.1), 440, -96) +
            tentForm(t, 30, 1) +
            tentForm(t, 196, 0.9) +
            stallForm(t, 112, 0.72) +
            stallForm(t, 252, 0.66) +
            tentForm(t, 340, 0.9) +
            tentForm(t, 470, 0.9) +
            stallForm(t, 400, 0.7) +
            tentForm(t, 640, 1) +
            pennants([-10, -176], [180, -164], 14, [t.calm, t.rise], 24) +
            pennants([180, -164], [420, -176], 14, [t.calm, t.rise], 24),
          line('M60 0L10 60M140 0L128 60M220 0L250 60M300 0L360 60', t.dim, 3),
          [t.deep, t.calm, t.rise],
        ) + skyStars(g, 18),
    }
  },
}

export interface GroundSide {
  /** The color of the place. */
  readonly calm: string
  readonly floor: number
  /** Light of lamps and windows, if it may be bright because no texts are on the place. */
  readonly ember?: string
  readonly lightX?: number
}

/** A place from edge to edge. */
export function drawGround(
  name: string,
  [width, height]: readonly [width: number, height: number],
  { calm, floor, ember = EMBER, lightX = width * 0.8 }: GroundSide,
): string {
  const draw = grounds[name]
  if (draw === undefined) throw new Error(`no ground is named ${name}`)
  const { back, front = '' } = draw({
    width,
    height,
    floor,
    size: Math.sqrt(height / 240),
    lightX,
    tones: tonesOf(calm, ember),
  })
  return back + front
}
