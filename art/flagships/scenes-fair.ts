/** Covers of the fair, of courts and of tickets whose scene fills the frame, by game ID. */
import { area, around, box, circle, dots, line, num, oval, place, repeat, star } from '../draw.ts'
import { catches } from '../families/reef.ts'
import { numeral } from '../numerals.ts'
import { closer, inSquare, scene } from './caption.ts'
import { swell, turf } from './feet.ts'
import type { Flagship } from './flagship.ts'
import { backdrop } from './reels-parts.ts'
import { fairStreet } from './settings.ts'
import { audience, cheeringFan, grassEdge, lampString, onlyWide, palmTree } from './scenery.ts'
import { halo, lit, round } from './volume.ts'

/** The wheel of the fair in the light of its lamps, larger than the frame, before the tents. */
const peryaWheel: Flagship = (at, write) => {
  const colors = ['#f04438', '#fff1cf', '#18a88a', '#ffb822']
  const slice = (i: number): string => {
    const [a, b] = [(i * Math.PI) / 6, ((i + 1) * Math.PI) / 6]
    return area(
      `M0 0L${num(126 * Math.cos(a))} ${num(126 * Math.sin(a))}A126 126 0 0 1 ${num(126 * Math.cos(b))} ${num(126 * Math.sin(b))}Z`,
      colors[i % 4] ?? '',
    )
  }
  const wheel =
    circle(8, 12, 142, '#0a0628', { opacity: 0.5 }) +
    circle(0, 0, 142, 'url(#rim)') +
    circle(0, 0, 129, '#6b2a08') +
    repeat(12, slice) +
    around(12, 92, 15)
      .map(({ x, y, angle }, i) =>
        place(numeral(String(i === 7 ? 28 : [2, 4, 7, 14][i % 4]), 0, 0, 24, '#2a0d24', 0.24), x, y, 1, angle + 90),
      )
      .join('') +
    circle(0, 0, 126, 'url(#gleam)') +
    dots(around(24, 135), 5.4, '#fff3b8') +
    circle(3, 5, 54, '#2a0d24', { opacity: 0.4 }) +
    circle(0, 0, 52, 'url(#hub)') +
    area(star(0, 0, 8, 46, 27), '#ffcf3f') +
    area(star(0, 0, 8, 32, 19), '#ff7a4a') +
    circle(0, 0, 13, 'url(#rim)')
  return (
    lit('rim', ['#fff0a0', '#f7b52e', '#a8560c'], [0.7, 1]) +
    round('hub', ['#c85af0', '#7a2ab8', '#3a1070']) +
    `<radialGradient id="gleam" cx=".3" cy=".22" r=".85"><stop stop-color="#fff" stop-opacity=".42"/>` +
    `<stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1a0640" stop-opacity=".5"/></radialGradient>` +
    fairStreet(at, ['#0b1250', '#3a2a9a', '#e0609a'], at.wide ? 0 : 0.74) +
    scene(
      at,
      write,
      area('M118 120L46 310H84L150 140L216 310H254L182 120Z', '#b8262f') +
        area('M150 140L216 310H254L182 120Z', '#7a1030') +
        // In the square, the upper half of a large wheel is below the name.
        place(wheel, 150, at.wide ? 108 : 278, at.wide ? 0.84 : 1.2, 8) +
        area('M132 -20H168L150 14Z', '#f04438', {
          stroke: '#fff1cf',
          'stroke-width': 4,
          ...(at.wide ? {} : { transform: 'translate(0 126)' }),
        }),
      { paint: 'bulbs', bend: 'straight', weight: 0.27, stretch: 0.95 },
      { x: 16, y: 12, width: 204, height: 78 },
    )
  )
}

/** A golden stroke through the pictures of a ticket; it bears the name. */
const gintongGuhit: Flagship = (at, write) => {
  const p = at.palette
  const marks = [
    place(catches.lapu({ ...p, main: '#ff6b5e', shade: '#b8303f', accent: '#ffcf4a' }), 0, 0, 0.9),
    area(star(0, 0, 8, 80, 44), '#ffb822') + circle(0, 0, 40, '#fff0a8'),
    area(star(0, 4, 5, 84, 38), '#ff7a3c', { stroke: '#ffb07a', 'stroke-width': 8, 'stroke-linejoin': 'round' }),
    area('M24 -70A72 72 0 1 0 66 36A58 58 0 0 1 24 -70Z', '#ffe08a'),
  ]
  const fields = ['#1f3f8a', '#0f7a6a', '#8a2050']
  // The stripe of a wide cover: its upper edge, its ragged end, its lower edge.
  const ragged = `M-20 72${repeat(15, (i) => `L${-4 + i * 19} ${num(66 - i * 2.4 + ((i * 7) % 5) * 3)}`)}${repeat(7, (i) => `L${i % 2 === 0 ? 306 - ((i * 5) % 9) : 276 + ((i * 11) % 13)} ${num(52 + i * 18)}`)}${repeat(15, (i) => `L${268 - i * 19} ${num(176 + i * 4 + ((i * 11) % 6) * 3)}`)}L-20 236Z`
  const curl = (x: number, y: number, size: number, turn: number): string =>
    place(
      area(
        'M-20 8C-22 -14 8 -22 16 -4C20 10 0 16 -2 4C-2 -2 8 -2 8 4C12 -8 -8 -10 -8 6C-8 18 12 20 22 6C22 24 -16 30 -20 8Z',
        '#c8ccd8',
        {
          stroke: '#2b1a2b',
          'stroke-width': 3,
          'stroke-linejoin': 'round',
        },
      ) + line('M-15 4C-14 -8 0 -14 8 -8', '#fff', 3),
      x,
      y,
      size,
      turn,
    )
  const cell = (i: number): string => {
    const [column, row] = [i % 6, Math.floor(i / 6)]
    const [x, y] = [column * 104 - 318, row * 104 - 10]
    return (
      box(x + 4, y + 8, 96, 96, '#5a2a0c', 14, { opacity: 0.5 }) +
      box(x + 4, y + 4, 96, 96, fields[(column + row) % 3]!, 14) +
      box(x + 9, y + 9, 86, 86, 'none', 10, { stroke: '#fff', 'stroke-width': 2.5, opacity: 0.3 }) +
      place(marks[(i * 3 + row) % 4]!, x + 52, y + 52, 0.44)
    )
  }
  return (
    lit('paper', ['#fff6d8', '#f2d08a', '#c98f3f'], [0.5, 1]) +
    lit('stroke', ['#fffbd0', '#ffd23f', '#f09a12', '#b8620a'], [0, 1]) +
    backdrop(at, 'url(#paper)') +
    inSquare(
      at,
      `<g transform="rotate(-6 150 150)">${repeat(24, cell)}</g>` +
        (at.wide
          ? ''
          : area('M-20 222L20 168Q150 118 320 66V148L296 180Q160 220 -20 296Z', '#2a1004', {
              opacity: 0.5,
              transform: 'translate(4 10)',
            }) +
            area('M-20 222L20 168Q150 118 320 66V148L296 180Q160 220 -20 296Z', 'url(#stroke)') +
            line('M-10 216L24 176Q150 128 320 76', '#fffbe0', 5) +
            line('M-20 286Q160 212 292 174L320 142', '#8a4a08', 4)),
    ) +
    (at.wide
      ? // The stripe that a coin scratches free, with ragged edges, and the curls of the foil.
        area(`${ragged}`, '#2a1004', { opacity: 0.5, transform: 'translate(4 10)' }) +
        area(ragged, '#8a6a4a', { stroke: '#5a2a0c', 'stroke-width': 7, 'stroke-linejoin': 'round' }) +
        area(ragged, 'url(#stroke)', { stroke: '#fffbe0', 'stroke-width': 2, 'stroke-linejoin': 'round' }) +
        line('M-10 96Q120 84 240 62M-10 218Q140 206 270 166', '#fffbe0', 3, { opacity: 0.6 }) +
        curl(286, 74, 1, 10) +
        curl(318, 116, 0.8, 60) +
        curl(296, 172, 1.1, -30) +
        curl(240, 222, 0.9, 20) +
        curl(120, 236, 0.7, -20) +
        curl(258, 44, 0.6, 80) +
        place(
          oval(4, 7, 44, 44, '#2a1004', 0, { opacity: 0.5 }) +
            circle(0, 0, 42, '#7a430a', { stroke: '#2b1a2b', 'stroke-width': 5 }) +
            circle(-2, -3, 38, 'url(#stroke)') +
            circle(-2, -3, 29, 'none', { stroke: '#a85f0c', 'stroke-width': 4 }) +
            area(star(-2, -3, 5, 20, 9), '#a85f0c') +
            line('M-30 -18A34 34 0 0 1 -8 -36', '#fff', 5),
          346,
          122,
        ) +
        write({ x: 24, y: 72, width: 214, height: 134, style: { paint: 'block', bend: 'straight', weight: 0.25 } })
      : write({
          x: 16,
          y: 134,
          width: 268,
          height: 92,
          turn: -19,
          style: { paint: 'plain', bend: 'straight', weight: 0.26 },
        })) +
    area(star(at.wide ? 440 : 268, at.wide ? 40 : 66, 4, 30, 7), '#fff') +
    area(star(at.wide ? 250 : 40, at.wide ? 130 : 262, 4, 22, 5), '#fff')
  )
}

/** A shuttlecock dives over the net of a blue court. */
const smashCourt: Flagship = (at, write) => {
  const feather = (turn: number): string =>
    place(
      area('M-12 -20L-20 -106Q0 -126 20 -106L12 -20Z', 'url(#feather)') +
        area('M2 -20V-114Q14 -112 20 -106L12 -20Z', '#9ab8e0', { opacity: 0.6 }) +
        line('M0 -24V-108', '#7a98c8', 3),
      0,
      30,
      1,
      turn,
    )
  const shuttle =
    [-36, 36, -18, 18, 0].map(feather).join('') +
    line('M-54 -28Q0 -50 54 -28M-34 6Q0 -8 34 6', '#ff6b4e', 7) +
    circle(0, 40, 34, 'url(#cork)') +
    area('M-36 12H36L32 34Q0 22 -32 34Z', '#ffc83f') +
    oval(-14, 50, 9, 5, '#fff', -30, { opacity: 0.8 })
  const mesh = repeat(29, (i) => `M${i * 20 - 250} 170V232`) + repeat(4, (i) => `M-240 ${184 + i * 15}H320`)
  return (
    lit('air', ['#0c2a6a', '#1f7ac8', '#7fd8f0'], [0, 1]) +
    lit('floor', ['#1fa89a', '#0d5a86', '#082a5a'], [0, 1]) +
    lit('feather', ['#ffffff', '#e8f2ff'], [0, 1]) +
    round('cork', ['#ffb09a', '#ff5a4a', '#a01a3a']) +
    halo('flash', '#e8fbff', 0.9) +
    backdrop(at, 'url(#air)') +
    scene(
      at,
      write,
      // The stands with spectators, under the lamps of the hall.
      box(-260, 60, 700, 140, '#123a8a') +
        repeat(3, (row) =>
          audience(-250 + row * 12, 330, 92 + row * 34, 11, ['#0c2a6a', '#1a4a9a', '#2a62b8'][row]!, '#8ad8ff'),
        ) +
        box(-260, 170, 700, 30, '#e83a5a') +
        repeat(9, (i) => area(star(-230 + i * 66, 184, 5, 9, 4), '#fff0c0')) +
        repeat(
          5,
          (i) =>
            box(-226 + i * 118, 8, 62, 20, '#0a1f4a', 5) +
            repeat(3, (lamp) => circle(-210 + i * 118 + lamp * 16, 18, 7, '#fffbe0')) +
            area(`M${-220 + i * 118} 28H${-170 + i * 118}L${-110 + i * 118} 200H${-280 + i * 118}Z`, '#fff', {
              opacity: 0.08,
            }),
        ) +
        area('M-60 -20L40 200H110L20 -20ZM330 -10L190 200H250L420 -20Z', '#fff', { opacity: 0.16 }) +
        box(-240, 196, 560, 130, 'url(#floor)') +
        line('M-240 214H320M90 196L-40 320M210 196L340 320', '#e8fbff', 6, { opacity: 0.8 }) +
        line(mesh, '#06204a', 2.4, { opacity: 0.6 }) +
        line('M-240 168H320', '#fff', 12) +
        line('M-240 173H320', '#b8d0e8', 3) +
        circle(130, 150, 120, 'url(#flash)') +
        line('M206 60L300 -20M228 92L322 12M176 40L250 -24', '#fff', 8, { opacity: 0.55 }) +
        // The racket that hits the shuttlecock.
        place(
          line('M0 66V210', '#1a1030', 16) +
            line('M0 66V130', '#e8f2ff', 9) +
            line('M0 130V210', '#ff5a4a', 12) +
            oval(0, 0, 50, 64, '#ffffff', 0, { opacity: 0.2 }) +
            line(
              repeat(
                9,
                (i) =>
                  `M${i * 11 - 44} ${num(-62 * Math.sqrt(1 - ((i - 4) / 4.6) ** 2))}V${num(62 * Math.sqrt(1 - ((i - 4) / 4.6) ** 2))}`,
              ) +
                repeat(
                  11,
                  (i) =>
                    `M${num(-48 * Math.sqrt(1 - ((i - 5) / 5.6) ** 2))} ${i * 11 - 55}H${num(48 * Math.sqrt(1 - ((i - 5) / 5.6) ** 2))}`,
                ),
              '#fff',
              1.8,
              { opacity: 0.9 },
            ) +
            oval(0, 0, 50, 64, 'none', 0, { stroke: '#1a1030', 'stroke-width': 15 }) +
            oval(0, 0, 50, 64, 'none', 0, { stroke: '#ffc83f', 'stroke-width': 9 }) +
            line('M-46 -20A50 64 0 0 1 -14 -61', '#fffbe0', 4),
          at.wide ? 70 : 84,
          at.wide ? 204 : 150,
          at.wide ? 1.24 : 0.86,
          at.wide ? 58 : 34,
        ) +
        area(star(at.wide ? 116 : 104, at.wide ? 190 : 158, 9, 44, 17), '#fff3a8') +
        area(star(at.wide ? 116 : 104, at.wide ? 190 : 158, 9, 28, 11), '#fff') +
        place(shuttle, at.wide ? 176 : 164, at.wide ? 134 : 98, at.wide ? 1.34 : 1.14, 42),
      { paint: 'split', bend: 'straight', weight: 0.28, sharp: true },
      { x: 18, y: 197, width: 264, height: 86, skew: -8 },
      { y: 40, width: 200, height: 124 },
    )
  )
}

/** A shot in the evening street stretches the net of a goal that is painted by the lamps. */
const goalStreet: Flagship = (at, write) => {
  const [x, y, r] = at.wide ? [196, 124, 86] : [160, 112, 84]
  const house = (left: number, width: number, top: number, wall: string, roof: string): string =>
    box(left, top, width, 260 - top, wall) +
    area(`M${left - 8} ${top}L${left + width / 2} ${top - 34}L${left + width + 8} ${top}Z`, roof) +
    area(`M${left + width / 2} ${top - 34}L${left + width + 8} ${top}H${left + width * 0.6}Z`, '#1a0a3a', {
      opacity: 0.3,
    }) +
    [0.16, 0.58]
      .map(
        (share) =>
          box(left + width * share, top + 18, width * 0.26, 34, '#ffd46a', 3) +
          line(
            `M${num(left + width * (share + 0.13))} ${top + 18}v34M${num(left + width * share)} ${top + 35}h${num(width * 0.26)}`,
            wall,
            3,
          ),
      )
      .join('') +
    area(`M${left + width * 0.3} 260V${top + 84}h${width * 0.4}V260Z`, '#3a1a4a') +
    box(left - 3, top + 66, width + 6, 9, roof, 3)
  // The goal: a frame of bamboo with a net, in the middle of the street.
  const [left, right, bar] = at.wide ? [30, 318, 34] : [14, 290, 44]
  const net =
    repeat(
      15,
      (i) => `M${num(left + ((right - left) * i) / 14)} ${bar}L${num(left + 34 + ((right - left - 68) * i) / 14)} 222`,
    ) + repeat(8, (i) => `M${num(left + i * 4.6)} ${bar + i * 22}H${num(right - i * 4.6)}`)
  return (
    lit('dusk', ['#2a2a9a', '#a8489a', '#ff8a5a', '#ffd08a'], [0, 1]) +
    round('ball', ['#ffffff', '#f4f6ff', '#98a2d0']) +
    halo('shot', '#fff3b0', 0.95) +
    halo('sun', '#fff0b0') +
    lit('road', ['#c88a8a', '#6a4a8a', '#2a1f5a'], [0, 1]) +
    backdrop(at, 'url(#dusk)') +
    scene(
      at,
      write,
      circle(60, 150, 200, 'url(#sun)') +
        // The far end of the street, and its houses at both sides.
        repeat(7, (i) => box(-20 + i * 40, 124 + ((i * 23) % 30), 36, 90, '#b8609a')) +
        palmTree(34, 206, 0.7, ['#7a3a5a', '#5a8a7a', '#3a5a6a']) +
        (at.wide
          ? house(-236, 106, 66, '#e8906a', '#a83a4a') + house(-126, 88, 96, '#6ab0a8', '#2f6a7a')
          : house(-46, 84, 70, '#e8906a', '#a83a4a')) +
        house(264, 96, 60, '#7a8ad0', '#3a3a8a') +
        area('M-260 212H430V340H-260Z', 'url(#road)') +
        line('M-260 214H430', '#ffd0a0', 4, { opacity: 0.7 }) +
        lampString([-240, 12], [120, 0], 16, 9) +
        lampString([120, 0], [330, 14], 10, 6) +
        onlyWide(
          at,
          cheeringFan(-214, 236, 1) +
            cheeringFan(-158, 226, 0.92) +
            cheeringFan(-104, 238, 1.04) +
            cheeringFan(-50, 228, 0.9) +
            cheeringFan(2, 240, 0.96),
        ) +
        line(net, '#fff', 2.4, { opacity: 0.75 }) +
        line(`M${left} 226V${bar}H${right}V226`, '#5a2814', 15) +
        line(`M${left} 226V${bar}H${right}V226`, '#f0b858', 10) +
        line(`M${left - 3} 220V${bar}M${left} ${bar - 3}H${right}`, '#fff0b0', 3) +
        line(
          `M${left - 7} 110h14M${left - 7} 166h14M${right - 7} 110h14M${right - 7} 166h14M90 ${bar - 7}v14M200 ${bar - 7}v14`,
          '#8a4a1c',
          4,
        ) +
        // The ball flies to the viewer.
        circle(x, y, r + 66, 'url(#shot)') +
        area(`M${x - r * 0.8} ${y - r * 0.5}L60 226L${x - r * 0.2} ${y + r * 0.9}Z`, '#fff6c8', { opacity: 0.4 }) +
        oval(x + 6, at.wide ? 266 : 214, r * 0.86, 13, '#1a0a3a', 0, { opacity: 0.4 }) +
        circle(x, y, r + 3, '#141a3c') +
        circle(x, y, r, 'url(#ball)') +
        area(star(x, y, 5, r * 0.36, r * 0.29), '#141a3c') +
        around(5, r, -90)
          .map(
            ({ x: dx, y: dy, angle }) =>
              line(
                `M${num(x + dx * 0.36)} ${num(y + dy * 0.36)}L${num(x + dx * 0.72)} ${num(y + dy * 0.72)}`,
                '#141a3c',
                5,
              ) + place(area('M-12 -22L12 0L-12 22Q8 0 -12 -22Z', '#141a3c'), x + dx * 0.86, y + dy * 0.86, 1.1, angle),
          )
          .join('') +
        oval(x - r * 0.42, y - r * 0.5, r * 0.22, r * 0.13, '#fff', -40) +
        onlyWide(at, area('M-260 284Q-20 262 330 288V340H-260Z', '#1f7a5a') + grassEdge('#2fa868')) +
        turf(at, 212, ['#5fd07a', '#2a8a54', '#0c3a34']),
      { paint: 'sliced', bend: 'straight', weight: 0.28 },
      { x: 18, y: 189, width: 264, height: 94, turn: -4, skew: -10 },
      { y: 24, width: 196, height: 118, turn: -4 },
    )
  )
}

/** A wheel with a jeepney at its hub, before the towers along the bay. */
const wheelOfManila: Flagship = (at, write) => {
  const colors = ['#ffcf3f', '#ff7a3c', '#e8384a', '#fff1cf']
  const edge = { stroke: '#2b1a2b', 'stroke-width': 4.5, 'stroke-linejoin': 'round' } as const
  const slice = (i: number): string => {
    const [a, b] = [(i * Math.PI) / 8, ((i + 1) * Math.PI) / 8]
    const corner = (angle: number): string => `${num(92 * Math.cos(angle))} ${num(92 * Math.sin(angle))}`
    return area(`M0 0L${corner(a)}A92 92 0 0 1 ${corner(b)}Z`, colors[i % 4] ?? '')
  }
  const tower = (x: number, wide: number, high: number, color: string): string =>
    box(x, 200 - high, wide, high, color) +
    line(
      repeat(Math.floor(wide / 12), (i) => `M${x + 8 + i * 12} ${210 - high}V194`),
      '#ffe08a',
      4.6,
      { 'stroke-dasharray': '1 11' },
    )
  const jeepney =
    area('M-30 -27Q0 -38 30 -27L34 -19H-34Z', '#e8304a', edge) +
    area('M-31 -19H31L34 6H-34Z', '#1a2a7a', edge) +
    area('M-27 -15H-2V4H-29ZM2 -15H27L29 4H2Z', '#a8ecff') +
    area('M-24 -15H-14L-22 4H-29Z', '#fff', { opacity: 0.7 }) +
    area('M-37 5Q0 -3 37 5L40 26Q0 32 -40 26Z', '#2f7af0', edge) +
    area('M-37 5Q0 -3 37 5L38 11Q0 4 -38 11Z', '#ffd23f') +
    box(-15, 7, 30, 18, '#e8ecff', 4, { stroke: '#2b1a2b', 'stroke-width': 3 }) +
    line('M-9 11V21M-3 11V21M3 11V21M9 11V21', '#5a6498', 2.6) +
    [-27, 27].map((x) => circle(x, 16, 8.6, '#2b1a2b') + circle(x, 16, 6.4, '#fffbd0')).join('') +
    box(-42, 25, 84, 9, '#e8ecff', 4, { stroke: '#2b1a2b', 'stroke-width': 3.4 }) +
    area(star(0, -26, 5, 6.5, 3), '#ffe27a')
  return (
    lit('air', ['#3a1a8a', '#c8409a', '#ff8a5a', '#ffd08a'], [0, 1]) +
    lit('sea', ['#ffb07a', '#8a3a9a', '#1f1458'], [0, 1]) +
    lit('rim', ['#fff6b0', '#f7b52e', '#a8560c'], [0.7, 1]) +
    `<radialGradient id="gleam" cx=".34" cy=".24" r=".8"><stop stop-color="#fff" stop-opacity=".45"/>` +
    `<stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#3a0640" stop-opacity=".45"/></radialGradient>` +
    halo('sun', '#fff0b8') +
    backdrop(at, 'url(#air)') +
    scene(
      closer(at, [196, -8, 1]),
      write,
      circle(150, 130, 210, 'url(#sun)') +
        [-250, -210, -166, -120, -78, -34, 0, 36, 250, 284]
          .map((x, i) => tower(x, 30, 78 + ((i * 37) % 62), '#8a3a9a'))
          .join('') +
        [
          [-236, 34, 70],
          [-184, 40, 110],
          [-132, 30, 60],
          [-92, 40, 90],
          [-44, 30, 122],
          [-6, 36, 78],
          [34, 28, 54],
          [232, 28, 62],
          [262, 44, 104],
        ]
          .map(([x = 0, wide = 0, high = 0]) => tower(x, wide, high, '#4a1a78'))
          .join('') +
        area('M262 96l22 -20l22 20Z', '#4a1a78') +
        line('M-29 78V52M284 78V50', '#4a1a78', 4) +
        // The legs of the wheel on the sea wall.
        area('M138 110L76 214H98L150 128L202 214H224L162 110Z', '#2f1060', edge) +
        line('M134 122L84 206', '#a86af0', 4) +
        box(-260, 200, 690, 14, '#3a1a66') +
        line('M-260 201H430', '#ffc88a', 4) +
        place(
          circle(0, 0, 111, '#2b1a2b') +
            circle(0, 0, 107, 'url(#rim)') +
            circle(0, 0, 95, '#6b2a08') +
            repeat(16, slice) +
            around(16, 76, 11.25)
              .map(({ x, y, angle }, i) =>
                place(
                  i % 2 === 0 ? area(star(0, 0, 5, 11, 5), '#7a1238') : circle(0, 0, 6, '#e0303f'),
                  x,
                  y,
                  1,
                  angle + 90,
                ),
              )
              .join('') +
            circle(0, 0, 92, 'url(#gleam)') +
            dots(around(24, 101), 4, '#fffbe0'),
          150,
          112,
          1,
          7,
        ) +
        circle(150, 112, 58, '#2b1a2b') +
        circle(150, 112, 54, 'url(#rim)') +
        circle(150, 112, 46, '#1f9ac8') +
        area('M104 112A46 46 0 0 1 196 112Z', '#5fd0f0') +
        place(jeepney, 150, 113, 1.06) +
        area('M132 -14H168L150 26Z', '#e0303f', { stroke: '#fff6cf', 'stroke-width': 5 }) +
        (at.wide
          ? area(`M-260 216${'q20 -10 40 0t40 0'.repeat(8)}V330H-260Z`, 'url(#sea)') +
            line('M40 234h70M190 230h82M20 254h40M240 258h50M-200 236h70M-120 258h60', '#ffe0a0', 5, { opacity: 0.8 })
          : '') +
        swell(at, 212, ['#b88af8', '#5a3ab0', '#2a1660']),
      { paint: 'block', bend: 'arch', weight: 0.27 },
      { x: 16, y: 200, width: 268, height: 84 },
      { width: 200 },
    )
  )
}

export const fairSceneFlagships: { readonly [gameId: string]: Flagship } = {
  '20203': peryaWheel,
  '12105': gintongGuhit,
  '10104': goalStreet,
  '10105': smashCourt,
  '17208': wheelOfManila,
}
