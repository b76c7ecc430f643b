/**
 * Whole images of banners without a floor: a hoop from below, a reef wall, a wheel from above and a ship on a wave.
 * Each is drawn 720 wide and 240 high. Texts are left of 505, so what is there has the tones of the place, and the
 * subject is at the right, cut off by the edges.
 */
import { path, tonesOf } from './banner-grounds.ts'
import type { SubjectCanvas } from './canvas.ts'
import { area, around, box, circle, dots, line, num, oval, place, repeat, star } from './draw.ts'
import { galleonShip } from './draw-symbols.ts'
import { chips } from './families/felt.ts'
import { catches, edged } from './families/reef.ts'
import { halo, lit, round } from './flagships/volume.ts'
import { INK, outlined } from './motifs/outline.ts'
import { palettes } from './palettes.ts'

/** A gradient from the texts to the subject, to be used as `url(#near-air)`. */
const air = (...colors: readonly string[]): string =>
  lit('near-air', colors, [1, 0]) + box(0, 0, 720, 240, 'url(#near-air)')

/** A hoop of an arena from below, with the ball above its rim, and the round stands behind it. */
const underHoop = (): string => {
  const t = tonesOf('#a8201c')
  const [x, y] = [618, 430]
  const stand = (r: number, color: string): string =>
    circle(x, y, r, color) + circle(x, y, r, 'none', { stroke: t.rise, 'stroke-width': 2.4 })
  const visitors = (r: number, count: number, color: string): string =>
    dots(
      around(count, r, 184)
        .map((spot, i) => ({ x: x + spot.x * (1 + (i % 3) * 0.012), y: y + spot.y * (1 + (i % 3) * 0.012) }))
        .filter((spot) => spot.x > -10 && spot.y < 250),
      5,
      color,
      { opacity: 0.7 },
    )
  const lamps = (left: number, top: number, turn: number): string =>
    place(
      area('M-34 8L-150 330H70L34 8Z', t.shine, { opacity: 0.26 }) +
        box(-42, -12, 84, 24, t.night, 5) +
        dots(
          [-28, -10, 8, 26].map((dx) => ({ x: dx, y: 0 })),
          6,
          t.ember,
        ),
      left,
      top,
      1,
      turn,
    )
  const net =
    'M-96 8L-58 122M-62 26L-34 128M-20 34L-8 132M24 34L16 132M64 26L40 128M96 8L62 122' +
    'M-82 48Q0 84 84 48M-70 86Q0 118 72 86M-58 122Q0 144 62 122M-96 8L-34 70L-8 132M-62 26L16 100M96 8' +
    'L40 70L16 132M64 26L-8 100'
  return (
    air(t.deep, t.calm, '#d8442a', '#ff8a3c') +
    stand(560, t.dim) +
    visitors(536, 150, t.calm) +
    stand(500, t.deep) +
    visitors(474, 130, t.dim) +
    stand(430, t.night) +
    visitors(408, 110, t.deep) +
    circle(x, y, 368, t.dim) +
    line('M268 300Q360 120 540 78', t.rise, 3) +
    lamps(96, 22, -34) +
    lamps(300, -2, -22) +
    halo('near-light', '#ffa04a', 0.95) +
    circle(618, 96, 210, 'url(#near-light)') +
    // The way of the ball.
    line('M250 244Q330 40 520 44', t.shine, 26, { opacity: 0.22 }) +
    line('M330 244Q392 92 520 60', t.shine, 12, { opacity: 0.24 }) +
    lit('board', ['#ffffff', '#eef2fa', '#aeb9d4'], [0.8, 1]) +
    lit('hoop', ['#ffc08a', '#f2622a', '#9c2c10'], [1, 0.2]) +
    round('basketball', ['#ffd08a', '#f58a2e', '#a8460e']) +
    // The whole hoop is in the image, with air around it.
    place(
      // The board is behind the hoop and runs out of the image.
      outlined(
        area('M566 -60L800 -60V132L566 84Z', '#e8304a') + area('M580 -70L800 -70V114L580 72Z', 'url(#board)'),
        7,
      ) +
        area('M584 4L640 -40H680L584 40Z', '#fff', { opacity: 0.9 }) +
        line('M626 -14L740 -14V78L626 56Z', INK, 15) +
        line('M626 -14L740 -14V78L626 56Z', '#e8304a', 9) +
        place(
          oval(0, 0, 104, 30, 'none', 0, { stroke: INK, 'stroke-width': 24 }) +
            area('M-104 -2A104 30 0 0 1 104 -2', 'none', { stroke: '#9c2c10', 'stroke-width': 14 }),
          630,
          112,
        ) +
        outlined(circle(592, 66, 56, 'url(#basketball)'), 7) +
        place(line('M0 -55V55M-55 0H55M-38 -40Q-8 0 -38 40M38 -40Q8 0 38 40', '#5a2410', 5), 592, 66, 1, 24) +
        oval(568, 36, 17, 9, '#fff', -40, { opacity: 0.8 }) +
        place(line(net, INK, 9) + line(net, '#fffaf0', 4.6), 630, 112) +
        place(
          area('M104 -2A104 30 0 0 1 -104 -2', 'none', { stroke: INK, 'stroke-width': 24 }) +
            area('M104 -2A104 30 0 0 1 -104 -2', 'none', { stroke: 'url(#hoop)', 'stroke-width': 14 }) +
            area('M-30 27A104 30 0 0 1 -100 6', 'none', {
              stroke: '#ffe0c0',
              'stroke-width': 5,
              'stroke-linecap': 'round',
            }),
          630,
          112,
        ),
      138,
      22,
      0.76,
    )
  )
}

/** A large fish comes out of a reef wall that falls from the upper left, below the light of the surface. */
const reefWall = (): string => {
  const t = tonesOf('#0a4894')
  const fan = (x: number, y: number, size: number, turn: number, color: string): string =>
    place(
      line(
        'M0 6V-44M0 -8Q-30 -24 -38 -62M0 -14Q28 -28 38 -64M0 -26Q-14 -46 -14 -80M0 -26Q14 -46 15 -82' +
          'M-30 -46Q-46 -52 -54 -72M30 -46Q46 -52 54 -70',
        color,
        8,
      ),
      x,
      y,
      size,
      turn,
    )
  /** Fish of a school along a bow, which are larger near the viewer. */
  const school = repeat(15, (i) => {
    const part = i / 14
    const [x, y, size] = [258 + 214 * part, 224 - 176 * part ** 1.7 + ((i * 37) % 26) - 13, 1.25 - 0.75 * part]
    return (
      path`M${x} ${y}q${10 * size} ${-12 * size} ${26 * size} -2l${10 * size} ${-8 * size}` +
      path`v${17 * size}l${-10 * size} ${-7 * size}q${-16 * size} ${10 * size} ${-26 * size} 0z`
    )
  })
  const bubble = (x: number, y: number, r: number): string =>
    circle(x, y, r, '#ffffff40', { stroke: '#f0ffff', 'stroke-width': 3 }) +
    circle(x - r * 0.3, y - r * 0.3, r * 0.26, '#fff')
  return (
    air(t.calm, t.calm, '#0d74b8', '#3ad8e8') +
    halo('near-light', '#d8fff4', 0.95) +
    circle(664, -20, 232, 'url(#near-light)') +
    // The surface from below, and its light.
    area('M440 0Q480 20 530 12T620 16T720 8V-4H440Z', '#e8fff8', { opacity: 0.55 }) +
    area('M570 0l-150 250h96l100 -250zM640 0l-100 250h100l40 -250z', '#c8fff4', { opacity: 0.16 }) +
    area(school, t.deep, { opacity: 0.85 }) +
    // The wall, in three layers.
    area('M-4 -4H330Q350 30 322 54Q300 76 312 104Q326 134 292 156Q258 176 262 206Q266 232 240 244H-4Z', t.dim) +
    fan(326, 58, 0.9, 70, t.dim) +
    fan(306, 128, 0.8, 64, t.dim) +
    area('M-4 -4H232Q246 26 220 46Q192 66 204 96Q214 128 178 146Q148 162 156 196Q160 226 136 244H-4Z', t.deep) +
    line('M232 -4Q246 26 220 46Q192 66 204 96Q214 128 178 146Q148 162 156 196Q160 226 136 244', t.rise, 2.6, {
      opacity: 0.7,
    }) +
    fan(214, 56, 0.84, 66, t.deep) +
    fan(192, 140, 1, 48, t.deep) +
    area('M-4 60Q40 50 66 82Q96 90 92 126Q118 150 96 184Q104 224 76 244H-4Z', t.night) +
    line('M-4 60Q40 50 66 82Q96 90 92 126Q118 150 96 184Q104 224 76 244', t.calm, 2.6) +
    fan(64, 86, 0.9, 28, t.night) +
    // The floor is below the image, but its corals reach into it.
    area('M470 250Q540 206 610 218T730 190V250Z', '#0a4a90') +
    place(line('M0 6V-44M0 -8Q-30 -24 -38 -62M0 -14Q28 -28 38 -64M0 -26Q-10 -46 -10 -78', INK, 21), 524, 240, 0.8, -8) +
    place(
      line('M0 6V-44M0 -8Q-30 -24 -38 -62M0 -14Q28 -28 38 -64M0 -26Q-10 -46 -10 -78', '#ff7ab0', 12),
      524,
      240,
      0.8,
      -8,
    ) +
    `<g transform="translate(652 126) rotate(8) scale(-1.36 1.36)">` +
    edged(catches.lapu(palettes.coral), 6) +
    area('M30 -40Q10 -54 -28 -46Q0 -42 18 -30Z', '#fff', { opacity: 0.5 }) +
    '</g>' +
    place(line('M0 6V-44M0 -8Q-30 -24 -38 -62M0 -14Q28 -28 38 -64', INK, 23), 696, 252, 1, 10) +
    place(line('M0 6V-44M0 -8Q-30 -24 -38 -62M0 -14Q28 -28 38 -64', '#ffae2e', 13), 696, 252, 1, 10) +
    bubble(532, 62, 9) +
    bubble(552, 34, 13) +
    bubble(524, 100, 6)
  )
}

/** A wheel from above, larger than the image, on a table whose fields turn around it. */
const wheelFromAbove = (): string => {
  const t = tonesOf('#7a1290')
  const pockets = around(24, 1, 4)
  const slice = (i: number, r: number): string => {
    const [from, to] = [pockets[i], pockets[(i + 1) % 24]]
    return from && to ? `M0 0L${num(from.x * r)} ${num(from.y * r)}L${num(to.x * r)} ${num(to.y * r)}Z` : ''
  }
  const every = (first: number): string => repeat(12, (i) => slice(i * 2 + first, 128))
  const [x, y] = [604, 120]
  /** The fields of the table, between circles around the wheel. */
  const fields = (from: number, to: number, count: number, start: number): string => {
    const spots = around(count, 1, start)
    const field = (first: number): string =>
      spots
        .map(({ angle }, i) => {
          if (i % 2 !== first) return ''
          const step = 360 / count - 1.6
          const at = (r: number, turn: number): string => {
            const rad = ((angle + turn) * Math.PI) / 180
            return `${num(x + r * Math.cos(rad))} ${num(y + r * Math.sin(rad))}`
          }
          return x + from * Math.cos((angle * Math.PI) / 180) > 730
            ? ''
            : `M${at(from, 0)}L${at(to, 0)}A${to} ${to} 0 0 1 ${at(to, step)}` +
                `L${at(from, step)}A${from} ${from} 0 0 0 ${at(from, 0)}Z`
        })
        .join('')
    return area(field(0), t.dim) + area(field(1), t.deep)
  }
  const ring = (r: number, color: string, width: number): string =>
    circle(x, y, r, 'none', { stroke: color, 'stroke-width': width })
  const diamonds = repeat(6, (i) => {
    const angle = ((150 + i * 14) * Math.PI) / 180
    return area(
      star(x + 545 * Math.cos(angle), y + 545 * Math.sin(angle), 2, 22, 14, (angle * 180) / Math.PI),
      i % 2 === 0 ? t.rise : t.shine,
      { opacity: 0.8 },
    )
  })
  const gold = 'url(#wheel-gold)'
  return (
    air(t.deep, t.calm, t.calm, '#b0208a') +
    fields(140, 215, 20, 7) +
    fields(250, 335, 30, 3) +
    fields(345, 440, 36, 0) +
    fields(620, 760, 44, 2) +
    ring(450, t.shine, 3) +
    ring(610, t.shine, 3) +
    ring(240, t.shine, 4) +
    diamonds +
    halo('near-light', '#ffb0e0', 0.9) +
    circle(x, y, 230, 'url(#near-light)', { opacity: 0.8 }) +
    lit('wheel-gold', ['#fff6b0', '#ffc22e', '#b8680f'], [0.8, 0.8]) +
    lit('wheel-wood', ['#e8803a', '#9a3a1c', '#4a140c'], [0.8, 0.8]) +
    lit('wheel-cone', ['#5aeac0', '#12a080', '#065a54'], [0.8, 0.8]) +
    circle(x + 6, y + 8, 108, '#1a0430', { opacity: 0.4 }) +
    place(
      outlined(circle(0, 0, 182, 'url(#wheel-wood)') + circle(0, 0, 164, gold), 7) +
        circle(0, 0, 154, 'url(#wheel-wood)') +
        outlined(circle(0, 0, 136, gold), 5) +
        area(every(0), '#e8304a') +
        area(every(1), '#2a1430') +
        area(slice(12, 128), '#1fb070') +
        line(
          repeat(24, (i) => `M0 0L${num((pockets[i]?.x ?? 0) * 128)} ${num((pockets[i]?.y ?? 0) * 128)}`),
          '#ffd86a',
          3,
        ) +
        circle(0, 0, 96, 'none', { stroke: '#ffd86a', 'stroke-width': 4 }) +
        outlined(circle(0, 0, 66, gold), 5) +
        circle(0, 0, 56, 'url(#wheel-cone)') +
        place(
          line('M-50 0H50M0 -50V50', INK, 18) +
            line('M-50 0H50M0 -50V50', '#ffc93f', 10) +
            outlined(circle(0, 0, 21, gold) + dots4(50), 5),
          0,
          0,
          1,
          24,
        ) +
        circle(-6, -7, 6, '#fff') +
        line('M-166 -48A172 172 0 0 1 -70 -158', '#ffd0a0', 9, { opacity: 0.7 }) +
        outlined(circle(-106, 38, 15, '#fff'), 5) +
        circle(-110, 34, 4, '#ffe0f0'),
      x,
      y,
      0.58,
    ) +
    place(chips(0, 0, 4, '#2f8af0'), 516, 222, 1.1) +
    place(chips(0, 0, 2, '#ffb52e'), 548, 230, 1.1)
  )
}

/** Four knobs at the ends of a cross. */
const dots4 = (r: number): string =>
  around(4, r)
    .map((spot) => circle(spot.x, spot.y, 10, '#ffc93f'))
    .join('')

/** A galleon leans on the crest of a wave that rises from the left, before a large sun. */
const shipOnWave = (): string => {
  const t = tonesOf('#0a3e90')
  const wave = (d: string, color: string, crest: string): string =>
    area(`${d}V260H-10Z`, color) + line(d, crest, 3.4, { opacity: 0.8 })
  const spray = (spots: readonly (readonly [number, number, number])[], color: string): string =>
    spots.map(([x, y, r]) => circle(x, y, r, color)).join('')
  return (
    air(t.deep, t.calm, '#2a7ac8', '#ffb05a') +
    halo('near-light', '#fff0b8', 0.95) +
    circle(650, 84, 240, 'url(#near-light)') +
    round('sun', ['#fffde8', '#ffe680', '#ffb02e']) +
    circle(664, 86, 108, 'url(#sun)') +
    // Clouds in slanted rows, torn by the wind.
    line('M-20 66Q120 20 300 26M60 96Q160 62 280 60M-20 20Q60 -2 150 2M340 14Q420 2 500 12', t.rise, 17, {
      opacity: 0.55,
    }) +
    line('M120 40Q210 26 330 34M-10 110Q40 88 110 80', t.shine, 6, { opacity: 0.4 }) +
    // The wave behind the ship curls over at the left of its bow.
    area(
      'M-10 214Q180 214 300 150Q380 104 420 50Q436 24 474 22Q516 24 516 58Q514 84 488 86Q504 70 492 56' +
        'Q474 46 458 74Q430 128 470 168Q540 214 730 190V260H-10Z',
      t.dim,
    ) +
    line('M-10 214Q180 214 300 150Q380 104 420 50Q436 24 474 22Q516 24 516 58Q514 84 488 86', t.shine, 5) +
    line('M180 218Q320 184 396 112M250 226Q370 196 426 128M330 232Q410 214 446 156', t.rise, 4, { opacity: 0.7 }) +
    spray(
      [
        [492, 8, 6],
        [524, 22, 5],
        [530, 84, 4.4],
        [506, 100, 5],
        [474, 4, 4],
      ],
      '#bfe4ff',
    ) +
    place(galleonShip, 616, 118, 1.08, -9) +
    // The waves in front of it.
    area('M-10 196Q110 240 260 222Q400 196 486 206Q560 222 620 206T730 214V260H-10Z', t.deep) +
    line('M-10 196Q110 240 260 222Q400 196 486 206Q560 222 620 206T730 214', t.rise, 3.4) +
    area('M520 214Q566 222 620 206Q676 194 730 214V222Q680 206 624 216Q566 230 520 214Z', '#eafaff') +
    wave('M-10 236Q60 214 150 238Q240 256 340 236Q440 222 520 238T730 236', t.night, t.calm) +
    spray(
      [
        [548, 200, 6],
        [566, 190, 4.4],
        [690, 198, 6],
        [708, 186, 4.4],
      ],
      '#eafaff',
    )
  )
}

const scenes = { casino: wheelFromAbove, fishing: reefWall, galleon: shipOnWave, sports: underHoop }

/**
 * A scene as high as the image. With texts, its right edge is at that of the image; without texts, its subject is in
 * the middle.
 */
export const nearScene =
  (name: keyof typeof scenes) =>
  (at: SubjectCanvas): string => {
    const size = at.height / 240
    const left = at.x > at.width / 2 ? at.width - 720 * size : at.x - 618 * size
    return place(scenes[name](), left, 0, size)
  }
