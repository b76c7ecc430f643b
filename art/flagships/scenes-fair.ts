/** Covers of the fair, of courts and of tickets whose scene fills the frame, by game ID. */
import { area, around, box, circle, dots, line, num, oval, place, repeat, star } from '../draw.ts'
import { catches } from '../families/reef.ts'
import { numeral } from '../numerals.ts'
import { inSquare, scene } from './caption.ts'
import { drape, swell, turf } from './feet.ts'
import type { Flagship } from './flagship.ts'
import { backdrop } from './reels-parts.ts'
import { fairStreet } from './settings.ts'
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
        place(numeral(String([2, 5, 10, 20][i % 4]), 0, 0, 24, '#2a0d24', 0.24), x, y, 1, angle + 90),
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
    fairStreet(at, ['#0b1250', '#3a2a9a', '#e0609a']) +
    scene(
      at,
      write,
      area('M118 120L46 310H84L150 140L216 310H254L182 120Z', '#b8262f') +
        area('M150 140L216 310H254L182 120Z', '#7a1030') +
        place(wheel, 150, 108, 0.84, 8) +
        area('M132 -20H168L150 14Z', '#f04438', { stroke: '#fff1cf', 'stroke-width': 4 }) +
        drape(at, 210, ['#ff6a5a', '#c22c40', '#6a0c2c'], '#fff1cf'),
      { paint: 'bulbs', bend: 'straight', weight: 0.27, stretch: 0.95 },
      { x: 20, y: 222, width: 260, height: 74 },
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
      ? area('M-20 300V170Q120 190 250 120L300 160L250 210Q150 270 90 300Z', 'url(#stroke)') +
        write({ x: 16, y: 60, width: 196, height: 140, style: { paint: 'block', bend: 'straight', weight: 0.25 } })
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
      area('M-60 -20L40 200H110L20 -20ZM330 -10L190 200H250L420 -20Z', '#fff', { opacity: 0.16 }) +
        box(-240, 196, 560, 130, 'url(#floor)') +
        line('M-240 214H320M90 196L-40 320M210 196L340 320', '#e8fbff', 6, { opacity: 0.8 }) +
        line(mesh, '#06204a', 2.4, { opacity: 0.6 }) +
        line('M-240 168H320', '#fff', 12) +
        line('M-240 173H320', '#b8d0e8', 3) +
        circle(130, 150, 120, 'url(#flash)') +
        line('M206 60L300 -20M228 92L322 12M176 40L250 -24', '#fff', 8, { opacity: 0.55 }) +
        place(shuttle, 152, 110, 1.26, 42),
      { paint: 'split', bend: 'straight', weight: 0.28, sharp: true },
      { x: 18, y: 206, width: 264, height: 86, skew: -8 },
    )
  )
}

/** A shot in the evening street stretches the net of a goal that is painted by the lamps. */
const goalStreet: Flagship = (at, write) => {
  const [x, y, r] = [176, 108, 82]
  const net =
    repeat(12, (i) => `M${i * 52 - 262} -10Q${num(x + (i * 52 - 262 - x) * 0.62)} ${y} ${i * 52 - 262} 310`) +
    repeat(6, (i) => `M-250 ${i * 52 - 6}Q${x} ${num(y + (i * 52 - y) * 0.66)} 310 ${i * 52 - 6}`)
  return (
    lit('dusk', ['#1a2a7a', '#c2508a', '#ffb05a'], [0, 1]) +
    round('ball', ['#ffffff', '#f0f4ff', '#8a94c0']) +
    halo('shot', '#fff3b0', 0.95) +
    lit('road', ['#5a4a8a', '#1c1a4a'], [0, 1]) +
    backdrop(at, 'url(#dusk)') +
    scene(
      at,
      write,
      repeat(7, (i) => {
        const [left, top] = [i * 88 - 246, 134 - ((i * 37) % 50)]
        return (
          box(left, top, 84, 160, ['#3a2464', '#55307a'][i % 2]!) +
          area(`M${left - 6} ${top}L${left + 42} ${top - 32}L${left + 90} ${top}Z`, '#2a1a50') +
          box(left + 16, top + 24, 20, 26, '#ffd46a', 2) +
          box(left + 50, top + 24, 20, 26, '#ff9a5a', 2) +
          box(left + 16, top + 66, 20, 26, '#ffb85a', 2)
        )
      }) +
        area('M-240 208H320V320H-240Z', 'url(#road)') +
        line('M-240 226H320', '#fff', 6, { opacity: 0.7 }) +
        circle(x, y, 140, 'url(#shot)') +
        line('M-190 190L74 132M-180 240L92 168M-60 300L130 190', '#fff6c8', 9, { opacity: 0.5 }) +
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
        line(net, '#fff', 3, { opacity: 0.85 }) +
        line('M-240 6H320', '#fff', 16) +
        line('M-240 12H320', '#c0b8e0', 4) +
        turf(at, 212, ['#5fd07a', '#2a8a54', '#0c3a34']),
      { paint: 'sliced', bend: 'straight', weight: 0.28 },
      { x: 18, y: 198, width: 264, height: 94, turn: -4, skew: -10 },
    )
  )
}

/** A wheel of fortune rises from the bay like the sun, beside the towers of the city. */
const wheelOfManila: Flagship = (at, write) => {
  const colors = ['#ffcf3f', '#ff7a3c', '#e8384a', '#fff1cf']
  const slice = (i: number): string => {
    const [a, b] = [(i * Math.PI) / 8, ((i + 1) * Math.PI) / 8]
    const corner = (angle: number): string => `${num(128 * Math.cos(angle))} ${num(128 * Math.sin(angle))}`
    return area(`M0 0L${corner(a)}A128 128 0 0 1 ${corner(b)}Z`, colors[i % 4] ?? '')
  }
  const towers = [-236, -190, -140, -96, -54, -12, 22, 236, 268].map((x, i) => {
    const high = 46 + ((i * 37) % 60)
    return (
      box(x, 196 - high, 36, high, '#3a1a66') +
      line(`M${x + 10} ${206 - high}V190M${x + 25} ${206 - high}V190`, '#ffcf6a', 5, { 'stroke-dasharray': '1 12' })
    )
  })
  return (
    lit('air', ['#3a1a8a', '#e0508a', '#ffb45a'], [0, 1]) +
    lit('sea', ['#ff9a6a', '#8a3a9a', '#1f1458'], [0, 1]) +
    lit('rim', ['#fff6b0', '#f7b52e', '#a8560c'], [0.7, 1]) +
    `<radialGradient id="gleam" cx=".34" cy=".24" r=".8"><stop stop-color="#fff" stop-opacity=".45"/>` +
    `<stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#3a0640" stop-opacity=".45"/></radialGradient>` +
    halo('sun', '#fff0b8') +
    backdrop(at, 'url(#air)') +
    scene(
      at,
      write,
      circle(150, 130, 210, 'url(#sun)') +
        towers.join('') +
        place(
          circle(0, 0, 146, 'url(#rim)') +
            circle(0, 0, 132, '#6b2a08') +
            repeat(16, slice) +
            around(16, 96, 11.25)
              .map(({ x, y, angle }, i) =>
                place(
                  i % 2 === 0
                    ? area(star(0, 0, 5, 17, 8), '#7a1238')
                    : circle(0, 0, 11, '#fff6cf') + circle(0, 0, 6, '#e0303f'),
                  x,
                  y,
                  1,
                  angle + 90,
                ),
              )
              .join('') +
            circle(0, 0, 128, 'url(#gleam)') +
            dots(around(24, 139), 5, '#fffbe0') +
            circle(0, 0, 40, 'url(#rim)') +
            area(star(0, 0, 8, 34, 22), '#e0303f') +
            circle(0, 0, 13, '#fff6cf'),
          150,
          138,
          1,
          7,
        ) +
        area('M128 -22H172L150 30Z', '#e0303f', { stroke: '#fff6cf', 'stroke-width': 5 }) +
        area(`M-260 200${'q20 -14 40 0t40 0'.repeat(8)}V330H-260Z`, 'url(#sea)') +
        line('M40 214h70M190 212h80M20 232h40M240 236h50M-200 220h70M-120 240h60', '#ffe0a0', 5, { opacity: 0.8 }) +
        area('M-20 210C-6 170 0 130 8 104L16 106C10 140 6 176 4 214Z', '#24104a') +
        area(
          'M12 108C-8 88 -36 92 -52 112C-32 104 -10 108 8 114ZM12 106C4 80 -18 66 -40 72C-20 78 -4 92 6 110ZM12 106C24 80 50 74 70 90C48 88 30 98 18 112ZM12 108C32 102 54 112 62 134C48 122 32 116 16 116Z',
          '#24104a',
        ) +
        swell(at, 204, ['#9a7af0', '#5a3ab0', '#2a1660']),
      { paint: 'block', bend: 'arch', weight: 0.27 },
      { x: 16, y: 204, width: 268, height: 88 },
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
