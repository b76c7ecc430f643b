/**
 * Subjects of banners that stand on the ground of a place. Each is drawn around the point 0,0 on the ground, up to 228
 * high and 145 to each side, in light from the upper left.
 */
import { area, around, box, circle, dots, line, num, oval, place, repeat, star } from './draw.ts'
import { court, azureCourt, goldCourt, rubyCourt } from './families/court-cards.ts'
import { chips } from './families/felt.ts'
import { catches, edged } from './families/reef.ts'
import { contact, halo, lit, round } from './flagships/volume.ts'
import { slotMotifs } from './motifs/all.ts'
import { standingCarabao } from './motifs/own-subjects-heroes.ts'
import { ownSubjects } from './motifs/own-subjects.ts'
import { INK, outlined } from './motifs/outline.ts'
import { numeral } from './numerals.ts'
import { palettes } from './palettes.ts'
import type { Palette } from './palettes.ts'

/** A present with a bow, whose lower edge is at the given point. */
export const present = (
  x: number,
  y: number,
  size: number,
  [base, shade, ribbon]: readonly [string, string, string],
): string =>
  place(
    outlined(
      box(-26, -42, 52, 42, base, 4) +
        box(-31, -54, 62, 16, base, 4) +
        area('M0 -54C-34 -84 -40 -56 0 -54C40 -56 34 -84 0 -54Z', ribbon),
    ) +
      area('M10 -36H24V-2H10ZM12 -52H29V-40H12Z', shade) +
      box(-8, -52, 16, 50, ribbon) +
      line('M-22 -50H-12M-20 -30V-10', '#fff', 4, { opacity: 0.75 }),
    x,
    y,
    size,
  )

/** A sitting bear of plush, whose lower edge is at the given point. */
export const plushBear = (x: number, y: number, size: number): string =>
  place(
    outlined(
      circle(-17, -74, 11, '#f0b060') +
        circle(17, -74, 11, '#d88a3c') +
        oval(-20, -8, 15, 10, '#f0b060') +
        oval(20, -8, 15, 10, '#d88a3c') +
        oval(0, -22, 25, 24, '#e8a04c') +
        circle(0, -58, 25, '#f0b060'),
    ) +
      area('M10 -81A25 25 0 0 1 2 -33Q18 -50 10 -81Z', '#b0602a', { opacity: 0.45 }) +
      oval(0, -18, 14, 14, '#fff0cc') +
      oval(0, -50, 12, 9, '#fff0cc') +
      oval(0, -54, 4.6, 3.4, INK) +
      circle(-9, -63, 3.6, INK) +
      circle(9, -63, 3.6, INK) +
      line('M-17 -70Q-12 -77 -4 -78', '#fff4d8', 4),
    x,
    y,
    size,
  )

/** A wheel of fortune on its trestle, with prizes at its feet. */
export function prizeWheel(): string {
  const colors = ['#ff5a52', '#fff1cf', '#1cb491', '#ffb822']
  const corner = (i: number, r: number): string =>
    `${num(r * Math.cos((i * Math.PI) / 4))} ${num(r * Math.sin((i * Math.PI) / 4))}`
  const slices = repeat(8, (i) => area(`M0 0L${corner(i, 78)}A78 78 0 0 1 ${corner(i + 1, 78)}Z`, colors[i % 4] ?? ''))
  const wheel =
    circle(0, 0, 97, INK) +
    circle(0, 0, 93, 'url(#rim)') +
    circle(0, 0, 80, '#6b2a08') +
    slices +
    around(8, 56, 22.5)
      .map(({ x, y, angle }, i) =>
        place(numeral(String([2, 4, 7, 14, 2, 4, 7, 28][i]), 0, 0, 24, '#2a0d24', 0.24), x, y, 1, angle + 90),
      )
      .join('') +
    circle(0, 0, 79, 'url(#gleam)') +
    dots(around(16, 86.5, 11), 5, '#fff6c8') +
    outlined(circle(0, 0, 27, 'url(#hub)')) +
    area(star(0, 0, 8, 22, 13), '#ffcf3f') +
    circle(0, 0, 9, '#ff7a4a') +
    line('M-84 -18A86 86 0 0 1 -50 -70', '#fffbe0', 5, { opacity: 0.9 })
  return (
    lit('rim', ['#fff3a8', '#f9b52e', '#a8560c'], [0.7, 1]) +
    lit('wood', ['#ff8a6a', '#d8343f', '#7a1030'], [1, 0.6]) +
    round('hub', ['#d88aff', '#8a3fd8', '#3a1070']) +
    '<radialGradient id="gleam" cx=".3" cy=".2" r=".9"><stop stop-color="#fff" stop-opacity=".5"/>' +
    '<stop offset=".45" stop-color="#fff" stop-opacity="0"/>' +
    '<stop offset="1" stop-color="#1a0640" stop-opacity=".42"/></radialGradient>' +
    contact(0, 0, 136, 11) +
    outlined(
      area('M-16 -110L-72 -8H-44L6 -98ZM16 -110L72 -8H44L-6 -98Z', 'url(#wood)') +
        box(-88, -12, 176, 16, 'url(#wood)', 6),
    ) +
    line('M-80 -7H20', '#ffd0b8', 3, { opacity: 0.8 }) +
    place(wheel, 0, -122, 1, 8) +
    outlined(area('M-18 -230H18L0 -194Z', '#ff4a4a')) +
    line('M-9 -224H4', '#ffd0c8', 4) +
    present(-110, 4, 0.94, ['#58b8ff', '#1f6ac8', '#fff0a0']) +
    plushBear(108, 5, 0.96)
  )
}

/** A mango with a leaf, as a definition of the image. */
const mango =
  lit('skin', ['#fff08a', '#ffc42e', '#ff9a2a', '#e8502a'], [0.4, 1]) +
  '<defs><g id="mango">' +
  outlined(
    area('M14 -40C18 -66 46 -74 66 -64C58 -46 36 -36 14 -40Z', '#4fbe52') +
      area(
        'M-60 26C-62 8 -46 2 -38 -14C-26 -38 -4 -46 16 -42C46 -36 56 -8 42 16C26 42 -4 48 -28 44C-44 42 -58 38 -60 26Z',
        'url(#skin)',
      ),
  ) +
  area('M16 -40C44 -34 54 -8 41 15C36 23 30 29 23 34C36 4 28 -24 2 -40Z', '#8cc43a', { opacity: 0.85 }) +
  area('M-38 0C-34 -22 -20 -34 -4 -36C-16 -24 -22 -14 -26 2C-30 12 -38 10 -38 0Z', '#fffbd8', { opacity: 0.9 }) +
  line('M22 -46L54 -60', '#c8f09a', 3) +
  '</g></defs>'

const fruit = (x: number, y: number, size: number, turn: number): string =>
  `<use href="#mango" transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"/>`

/** A cart full of mangoes, with the dust of its way. */
export function mangoCart(): string {
  const wheel = (x: number): string =>
    outlined(circle(x, -34, 34, '#c9742e')) +
    circle(x, -34, 25, '#4a1a2c') +
    line(
      around(8, 24, 10)
        .map((spot) => `M${x} -34L${num(x + spot.x)} ${num(spot.y - 34)}`)
        .join(''),
      '#ffd08a',
      6,
    ) +
    outlined(circle(x, -34, 10, '#ff4a5a'), 4) +
    line(`M${x - 27} -46A30 30 0 0 1 ${x - 10} -62`, '#ffe6b0', 4)
  return (
    mango +
    lit('wood', ['#ffc078', '#d8803a', '#8a4420'], [0.3, 1]) +
    contact(4, 0, 118, 10) +
    // The shaft of the cart, and its dust: one shape with a lower shade.
    line('M98 -84L146 -66', INK, 16) +
    line('M98 -84L146 -66', '#d8803a', 8) +
    outlined(
      area(
        'M-86 3H-140C-158 3 -160 -20 -143 -22C-146 -42 -122 -50 -113 -36' +
          'C-104 -52 -80 -44 -84 -26C-70 -22 -72 3 -86 3Z' +
          'M-126 -58C-136 -58 -136 -72 -126 -72C-126 -84 -110 -84 -108 -74C-98 -74 -98 -58 -108 -58Z',
        '#ffe2b8',
      ),
    ) +
    area('M-86 0H-140C-148 0 -152 -4 -153 -9Q-138 2 -124 -8Q-106 4 -76 -12C-75 -5 -78 0 -86 0Z', '#e0a070') +
    area('M-126 -60Q-112 -60 -102 -66C-101 -62 -104 -60 -108 -60Z', '#e0a070') +
    fruit(-66, -118, 0.72, -24) +
    fruit(68, -120, 0.72, 18) +
    fruit(-32, -152, 0.78, 8) +
    fruit(36, -154, 0.78, -14) +
    fruit(2, -184, 0.7, -4) +
    fruit(2, -124, 0.86, 4) +
    fruit(-74, -104, 0.6, 24) +
    fruit(76, -104, 0.6, -12) +
    outlined(area('M-106 -104H110L90 -42H-86Z', 'url(#wood)')) +
    area('M34 -100H104L86 -46H34Z', '#6a2a1c', { opacity: 0.28 }) +
    line('M-100 -84H102M-94 -64H96', '#8a3f20', 4) +
    area('M-58 -102h15l8 58h-15ZM60 -102h-15l-8 58h15Z', '#8a3f20') +
    outlined(box(-112, -112, 228, 14, '#ffd894', 6)) +
    line('M-104 -107H30', '#fff8dc', 4) +
    wheel(-54) +
    wheel(58)
  )
}

/** A globe of glass with the balls of bingo, on its base. */
export function bingoGlobe(): string {
  const ids = ['red', 'gold', 'green', 'blue', 'violet']
  const balls: readonly (readonly [x: number, y: number, r: number, label: string])[] = [
    [-44, -186, 16, '45'],
    [-2, -196, 15, '7'],
    [42, -182, 17, '31'],
    [-62, -146, 18, '61'],
    [62, -142, 18, '70'],
    [-22, -152, 17, '18'],
    [20, -148, 18, '9'],
    [-46, -104, 20, '52'],
    [-4, -110, 21, '27'],
    [42, -100, 20, '36'],
    [-18, -72, 19, '14'],
    [22, -68, 19, '68'],
  ]
  return (
    round('red', ['#ffc8b8', '#ff4f4e', '#a8142f']) +
    round('gold', ['#fffbc0', '#ffc92e', '#c9801a']) +
    round('green', ['#d0ffd8', '#3fc87a', '#0f6a4a']) +
    round('blue', ['#c8ecff', '#2f9af0', '#123f9a']) +
    round('violet', ['#ecd0ff', '#a85af0', '#4a1a9a']) +
    lit('glass', ['#ffffffb0', '#a8d8ff20', '#3a1a9a70'], [0.8, 1]) +
    lit('gold-metal', ['#fff6c0', '#ffc53d', '#a8600f'], [1, 0.3]) +
    lit('base', ['#ff8a7a', '#e02a48', '#7a0f38'], [0.5, 1]) +
    contact(0, 2, 116, 11) +
    circle(0, -132, 94, INK) +
    circle(0, -132, 90, '#2a1a78') +
    balls
      .map(
        ([x, y, r, label], i) =>
          circle(x, y, r, `url(#${ids[i % 5]})`) +
          circle(x, y, r * 0.62, '#fffaf0') +
          numeral(label, x, y, r * 0.68, '#1a1030', 0.24) +
          oval(x - r * 0.5, y - r * 0.6, r * 0.24, r * 0.14, '#fff', -38),
      )
      .join('') +
    circle(0, -132, 90, 'url(#glass)') +
    circle(0, -132, 87, 'none', { stroke: '#fff', 'stroke-width': 4, opacity: 0.75 }) +
    line('M-72 -158A76 76 0 0 1 -34 -200', '#fff', 10, { opacity: 0.9 }) +
    line('M-77 -132v6', '#fff', 9, { opacity: 0.7 }) +
    outlined(
      area('M-72 -60C-56 -40 56 -40 72 -60L96 -2Q0 12 -96 -2Z', 'url(#base)') +
        area('M-74 -66C-56 -44 56 -44 74 -66L78 -54C58 -30 -58 -30 -78 -54Z', 'url(#gold-metal)') +
        box(-26, -234, 52, 16, 'url(#gold-metal)', 6),
    ) +
    line('M-76 -20L-70 -34M-20 -230H6', '#fff', 5, { opacity: 0.8 }) +
    area(star(0, -19, 5, 15, 7), '#ffe08a')
  )
}

/** A cord with a knot and threads of gold, which hangs from the corner of a cushion. */
const tassel = (x: number, y: number, size: number): string =>
  place(
    outlined(
      area('M-7 6C-12 22 -12 32 -11 40Q0 46 11 40C12 32 12 22 7 6Z', 'url(#tassel)') + circle(0, 0, 9, '#ffd23f'),
    ) +
      line('M-4 14L-5 34M4 14L5 34', '#a8600f', 3) +
      line('M-4 -3Q-2 -5 1 -5', '#fffbe0', 3.4),
    x,
    y,
    size,
  )

/** The crown on its cushion, which has a tassel at each corner, on a round pedestal before tapered rays. */
export function crownOnCushion(): string {
  const tip = (angle: number, r: number): string =>
    `${num(r * Math.cos((angle * Math.PI) / 180))} ${num(r * Math.sin((angle * Math.PI) / 180) - 142)}`
  const rays = repeat(13, (i) => {
    const angle = -195 + i * 17.5
    return `M${tip(angle - 4, 64)}L${tip(angle, i % 2 === 0 ? 172 : 138)}L${tip(angle + 4, 64)}Z`
  })
  const cord = 'M-84 -62Q-56 -46 -29 -57Q0 -42 29 -57Q56 -46 84 -62'
  return (
    '<radialGradient id="ray" gradientUnits="userSpaceOnUse" cx="0" cy="-142" r="172">' +
    '<stop offset=".4" stop-color="#fff3b8" stop-opacity=".85"/>' +
    '<stop offset="1" stop-color="#ffb84a" stop-opacity="0"/></radialGradient>' +
    lit('tassel', ['#fff0a0', '#ffc02e', '#b8680f'], [1, 0.4]) +
    lit('stone', ['#fff0e0', '#e8a890', '#8a3a54', '#4a1238'], [1, 0]) +
    lit('stone-top', ['#fff8ec', '#e0a08c'], [1, 0]) +
    area(rays, 'url(#ray)') +
    contact(0, 4, 124, 12) +
    outlined(
      area('M-112 -14V-2Q0 20 112 -2V-14Z', 'url(#stone)') +
        oval(0, -14, 112, 13, 'url(#stone-top)') +
        area('M-86 -50L-94 -16Q0 4 94 -16L86 -50Z', 'url(#stone)') +
        area('M-102 -58V-46Q0 -26 102 -46V-58Z', 'url(#tassel)') +
        oval(0, -58, 102, 13, 'url(#stone-top)'),
    ) +
    oval(0, -58, 84, 8, '#4a1238', 0, { opacity: 0.5 }) +
    place(ownSubjects['50284']?.draw() ?? '', 0, -139, 0.86) +
    line(cord, INK, 9) +
    line(cord, '#ffd23f', 4.4) +
    [-84, -29, 29, 84].map((x) => tassel(x, Math.abs(x) > 40 ? -62 : -57, 0.86)).join('')
  )
}

/** A ticket of paper with a star and a stub. */
const paperTicket = (x: number, y: number, size: number, turn: number, color: string): string =>
  place(
    outlined(area('M-28 -17H28V-5a5 5 0 0 0 0 10V17H-28V5a5 5 0 0 0 0 -10Z', color), 4) +
      area('M8 -14H26V-7Q20 0 26 7V14H8Z', '#5a1040', { opacity: 0.22 }) +
      area(star(-9, 0, 5, 11, 5), INK),
    x,
    y,
    size,
    turn,
  )

/** A drum of gold wire full of tickets, with a crank, and tickets at its feet. */
export function ticketDrum(): string {
  const colors = ['#fff6dc', '#ffc92e', '#3fd8b8', '#ff6f9c']
  const inside: readonly (readonly [x: number, y: number, turn: number])[] = [
    [-58, -62, 18],
    [2, -58, -14],
    [54, -64, 24],
    [-34, -86, -30],
    [26, -90, 12],
    [-62, -104, 40],
    [62, -102, -24],
    [-8, -116, 16],
    [44, -136, -46],
    [-40, -146, -12],
  ]
  const wires = [-38, 2, 42].map((x) => `M${x} -188C${x + 18} -150 ${x + 18} -80 ${x} -42`).join('') + 'M-76 -115H88'
  const end = (x: number): string =>
    outlined(oval(x, -115, 27, 78, 'url(#drum-gold)')) +
    oval(x, -115, 17, 62, '#8a480c') +
    oval(x + 2, -114, 14, 57, 'url(#drum-gold)') +
    line(`M${x - 21} -132Q${x - 18} -164 ${x - 6} -180`, '#fffbe0', 4) +
    outlined(circle(x, -115, 10, '#f0405a'), 4)
  return (
    lit('drum-gold', ['#fff6b0', '#ffc22e', '#c0740f'], [0.8, 1]) +
    lit('drum-dark', ['#8a3fc0', '#3a1068'], [0, 1]) +
    lit('drum-leg', ['#ff8a7a', '#d8304a', '#7a1038'], [1, 0.4]) +
    contact(4, 0, 134, 11) +
    outlined(
      area('M-92 -120L-122 2H-100L-82 -84L-70 2H-48L-78 -120Z', 'url(#drum-leg)') +
        area('M92 -120L122 2H100L82 -84L70 2H48L78 -120Z', 'url(#drum-leg)') +
        area('M-84 -190H86C112 -190 112 -40 86 -40H-84Z', 'url(#drum-dark)'),
    ) +
    inside.map(([x, y, turn], i) => paperTicket(x, y, 1.16, turn, colors[i % 4] ?? '')).join('') +
    area('M-70 -60H98Q94 -44 84 -42H-80Z', '#1a0440', { opacity: 0.34 }) +
    line(wires, INK, 11) +
    line(wires, '#ffd04a', 5.4) +
    line('M-62 -176H64', '#fff', 8, { opacity: 0.85 }) +
    end(-84) +
    line('M92 -115H126V-152', INK, 19) +
    line('M92 -115H126V-152', '#dfe6fa', 10) +
    outlined(box(110, -172, 32, 22, '#f0405a', 9)) +
    line('M117 -165H130', '#ffc0c8', 4) +
    outlined(circle(90, -115, 13, 'url(#drum-gold)'), 4) +
    paperTicket(-118, -10, 0.94, -16, colors[1] ?? '') +
    paperTicket(112, -4, 0.9, 12, colors[2] ?? '')
  )
}

/** An open box from which light and stars come, its lid beside it in the air, with a bear and a small present. */
export function openPresent(): string {
  const beam = (x: number, wide: number): string => `M${x * 0.3} -92L${x - wide} -216H${x + wide}Z`
  return (
    lit('gift', ['#b88aff', '#8244e8', '#4a1aa8'], [0.7, 1]) +
    lit('gift-ribbon', ['#fff3a8', '#ffc62e', '#d8820f'], [0.6, 1]) +
    lit('gift-beam', ['#fff6c000', '#fff6c0d0'], [0, 1]) +
    contact(4, 2, 132, 12) +
    area(beam(-84, 18) + beam(-26, 15) + beam(30, 15) + beam(86, 18), 'url(#gift-beam)') +
    outlined(
      area(
        star(-58, -138, 5, 20, 9, -70) +
          star(-6, -172, 5, 27, 12, -96) +
          star(-92, -180, 5, 14, 6, -80) +
          star(30, -124, 5, 18, 8, -100),
        '#ffd83f',
      ),
    ) +
    area(star(-8, -174, 5, 15, 7, -96), '#fff6c0') +
    place(
      outlined(
        area('M4 -22C-34 -56 -44 -22 0 -20C44 -22 36 -56 4 -22Z', 'url(#gift-ribbon)') +
          box(-72, -22, 144, 34, 'url(#gift)', 6),
      ) +
        box(-15, -20, 30, 30, 'url(#gift-ribbon)') +
        line('M-62 -14H-24', '#fff', 5, { opacity: 0.75 }),
      76,
      -172,
      0.94,
      24,
    ) +
    outlined(area('M-82 -96H82L72 2H-72Z', 'url(#gift)') + oval(0, -96, 84, 15, '#3a1080')) +
    oval(0, -94, 72, 10, '#ffe88a') +
    oval(0, -93, 48, 6, '#fffbe0') +
    area('M36 -82Q60 -84 80 -92L70 0H40Z', '#2a0868', { opacity: 0.36 }) +
    area('M-17 -79H17L15 0H-15Z', 'url(#gift-ribbon)') +
    line('M-70 -76L-64 -14', '#fff', 5, { opacity: 0.7 }) +
    plushBear(-104, 4, 1.08) +
    present(112, 4, 1.06, ['#ff6a8a', '#c01a58', '#fff0a0'])
  )
}

/** A scratch card that leans on its foot, scratched so that three stars are visible, and a coin. */
export function scratchCard(): string {
  const scratched = (x: number): string =>
    area(
      `M${x - 27} -60q8 -12 16 -4q10 -10 18 0q12 -6 18 6q8 12 0 22q4 14 -8 18q-10 10 -20 2q-14 6 -20 -6q-12 -8 -6 -18q-6 -12 2 -20Z`,
      '#fff8e0',
    ) + outlined(area(star(x, -38, 5, 20, 9), '#ff4f7a'), 3.4)
  return (
    lit('card', ['#ffe680', '#ffb52e', '#e0780f'], [0.6, 1]) +
    lit('card-field', ['#ff6a9a', '#e01f6a', '#8a0f5c'], [0.6, 1]) +
    lit('silver', ['#f8faff', '#c0c8e0', '#8e98bc'], [1, 0.8]) +
    round('scratch-coin', ['#fffbd0', '#ffd23f', '#c8801a']) +
    contact(0, 2, 122, 11) +
    place(
      outlined(box(-112, -100, 224, 204, 'url(#card)', 14)) +
        outlined(box(-100, -88, 200, 180, 'url(#card-field)', 9), 3) +
        line('M-104 -82V40', '#fffbe0', 5, { opacity: 0.9 }) +
        area(
          [-62, -31, 0, 31, 62]
            .map((x) => star(x, -70 + Math.abs(x) * 0.06, 5, x === 0 ? 17 : 12, x === 0 ? 8 : 5.5))
            .join(''),
          '#ffe98a',
        ) +
        place(outlined(box(-90, -70, 180, 74, 'url(#silver)', 9), 4) + [-56, 2, 58].map(scratched).join(''), 0, 26) +
        line(
          repeat(9, (i) => `M${i * 20 - 80} 72v0`),
          '#ffe98a',
          11,
        ),
      -4,
      -110,
      0.98,
      -7,
    ) +
    outlined(circle(92, -44, 44, 'url(#scratch-coin)')) +
    circle(92, -44, 32, 'none', { stroke: '#b8700f', 'stroke-width': 4 }) +
    area(star(92, -44, 5, 23, 10), '#b8640a') +
    area(star(90, -46, 5, 22, 9.5), '#fff0a0') +
    line('M60 -60A36 36 0 0 1 78 -78', '#fff', 5)
  )
}

/** Three court cards, held by stacks of chips. */
export const courtCards = (): string =>
  contact(0, 2, 130, 11) +
  place(court('J', 'heart', rubyCourt), -76, -100, 0.96, -14) +
  place(court('K', 'heart', goldCourt), 76, -100, 0.96, 14) +
  place(court('Q', 'spade', azureCourt), 0, -116, 1.06) +
  place(chips(-72, -6, 5, '#ffb52e') + chips(66, -6, 6, '#e8344f') + chips(-8, 2, 3, '#2f8af0'), 0, -4, 1.16)

/** The sun or the moon in the sky behind a subject. */
const disc = (x: number, y: number, r: number, colors: readonly string[]): string =>
  round('sky-disc', colors) +
  circle(x, y, r * 1.16, colors[1] ?? '', { opacity: 0.22 }) +
  circle(x, y, r, 'url(#sky-disc)')

const MOON = ['#ffffff', '#fff3cc', '#f0cfa0']
const SUN = ['#fffde8', '#ffe680', '#ffb02e']

/** A palm on the sand, with a coconut to drink in its shade. */
export const restingPalm = (): string =>
  disc(40, -152, 68, MOON) +
  contact(-20, 2, 92, 9) +
  contact(78, 2, 46, 7) +
  place(slotMotifs.palm(), -26, -104, 1.26) +
  area('M-70 6q2 -20 14 -30q0 14 8 20q4 -20 16 -26q-4 18 4 36Z', '#1fa88a', { stroke: INK, 'stroke-width': 4 }) +
  place(slotMotifs.coconut(palettes.lantern), 78, -44, 0.6) +
  area(star(-104, -2, 5, 15, 7, -70), '#ff9a6a', { stroke: INK, 'stroke-width': 4, 'stroke-linejoin': 'round' })

/** A house on stilts above the lake, with the light of its windows on the water. */
export const lakeHouse = (): string =>
  disc(88, -176, 44, MOON) +
  halo('window-light', '#ffd98a', 0.8) +
  oval(0, 4, 128, 15, '#140c5a', 0, { opacity: 0.45 }) +
  circle(0, -80, 124, 'url(#window-light)') +
  place(slotMotifs.bahayKubo({ ...palettes.ube, glow: '#ffe568' }), 0, -106, 1.22) +
  line('M-70 8H-30M-54 18H-38M-12 12H20M-4 22H10M40 8H76M48 18H64', '#ffd65c', 4, { opacity: 0.9 })

/** A chest of gold that is open, with coins before it. */
export const treasureChest = (): string => {
  const coin = (x: number, y: number): string =>
    outlined(oval(x, y, 19, 9, '#ffc83a'), 4) + oval(x, y - 1, 11, 4.4, '#fff0a0')
  return (
    contact(0, 2, 124, 12) +
    place(ownSubjects['50138']?.draw() ?? '', 0, -106, 1.12) +
    coin(-118, -4) +
    coin(-92, 6) +
    coin(112, 2) +
    coin(128, -10)
  )
}

/** A town hall in the light of its lanterns. */
export const lanternHall = (): string =>
  contact(0, 0, 118, 11) + place(ownSubjects['50201']?.draw() ?? '', 0, -109, 1.06)

/** The carabao in a rice field. */
export const carabaoInField = (): string => {
  const ears = (x: number, high: number, lean: number): string =>
    line(`M${x} 8Q${x} ${-high * 0.5} ${x + lean} ${-high}`, INK, 9) +
    line(`M${x} 8Q${x} ${-high * 0.5} ${x + lean} ${-high}`, '#ffc93f', 4.6)
  return (
    disc(30, -140, 86, SUN) +
    contact(6, 0, 128, 12) +
    `<g stroke-linejoin="round">${place(standingCarabao(), -146, -212, 1)}</g>` +
    ears(-138, 44, -10) +
    ears(-124, 58, 6) +
    ears(-110, 36, 12) +
    ears(132, 46, 10)
  )
}

/** A stack of coins whose lower edge is at the given point. */
export const coinPile = (x: number, y: number, count: number): string =>
  outlined(
    repeat(count, (i) => {
      const top = y - 10 - i * 15
      return (
        area(`M${x - 27} ${top}V${top + 9}A27 10 0 0 0 ${x + 27} ${top + 9}V${top}Z`, 'url(#pile)') +
        oval(x, top, 27, 10, '#ffd84f')
      )
    }),
    3.8,
  ) +
  oval(x, y - 11 - (count - 1) * 15, 16, 5, '#fff3ac') +
  line(
    repeat(count, (i) => `M${x - 20} ${y - 1 - i * 15}l2 1`),
    '#fffbe0',
    3.4,
  )

/** The metal of the stacks of coins, as a definition of the image. */
export const pileMetal = lit('pile', ['#fff3a8', '#ffc22e', '#b8680f'], [1, 0])

/** A voucher with a star in a disc and a stub with a heart, within 118 to each side of its middle. */
const wideVoucher = (x: number, y: number, turn: number, paper: string, stub: string, shade: string): string =>
  place(
    outlined(
      area('M-118 -52H46V52H-118V17A17 17 0 0 0 -118 -17Z', paper) +
        area('M46 -52H118V-17A17 17 0 0 0 118 17V52H46Z', stub),
    ) +
      area('M-118 30H118V50H-118Z', shade, { opacity: 0.36 }) +
      line('M46 -42V42', '#fff8e0', 5, { 'stroke-dasharray': '1 11' }) +
      line('M-106 -43H28', '#fffbe0', 5, { opacity: 0.9 }) +
      outlined(circle(-52, 0, 34, '#fff6d8'), 4) +
      outlined(area(star(-52, 1, 5, 25, 11), '#ff4f7a'), 3.4) +
      line('M4 -16H26M4 4H26M4 24H18', INK, 7, { opacity: 0.75 }) +
      outlined(
        area('M82 26C58 6 56 -18 70 -20C78 -21 81 -15 82 -11C83 -15 86 -21 94 -20C108 -18 106 6 82 26Z', '#fff6d8'),
        4,
      ),
    x,
    y,
    1,
    turn,
  )

/** The colors of vouchers, as definitions of the image. */
const voucherColors =
  lit('voucher-gold', ['#fff08a', '#ffc02e', '#f0880f'], [0.4, 1]) +
  lit('voucher-coral', ['#ff9a8a', '#f0405e', '#b0154a'], [0.4, 1]) +
  lit('voucher-sea', ['#8af4e0', '#1cc0b4', '#0a7a8a'], [0.4, 1]) +
  lit('voucher-violet', ['#c8a0ff', '#8a4af0', '#5220b0'], [0.4, 1])

const seaVoucher = (x: number, y: number, turn: number): string =>
  wideVoucher(x, y, turn, 'url(#voucher-sea)', 'url(#voucher-violet)', '#064a5a')
const goldVoucher = (x: number, y: number, turn: number): string =>
  wideVoucher(x, y, turn, 'url(#voucher-gold)', 'url(#voucher-coral)', '#b0480f')

/** Two vouchers for the shelf of a stall, around the middle of the shelf. */
export const shelfVouchers = (): string => voucherColors + seaVoucher(16, 42, 10) + goldVoucher(-2, -12, -8)

/** Two vouchers, one behind the other, between stacks of coins. */
export const voucherPair = (): string =>
  pileMetal +
  voucherColors +
  contact(0, 2, 138, 12) +
  seaVoucher(10, -158, 11) +
  coinPile(106, -4, 6) +
  goldVoucher(-2, -82, -9) +
  coinPile(-104, 2, 3) +
  coinPile(74, 4, 3) +
  outlined(circle(114, -12, 20, '#ffd23f')) +
  area(star(114, -12, 5, 11, 5), '#b8640a') +
  line('M102 -20Q105 -26 112 -27', '#fff', 4)

/** Presents and a bear beside the vouchers. */
export const voucherAside = (): string =>
  contact(-232, 4, 96, 9) +
  contact(236, 4, 96, 9) +
  present(-262, 2, 1.6, ['#ff6a8a', '#c01a58', '#fff0a0']) +
  present(-194, 8, 0.94, ['#58b8ff', '#1f6ac8', '#fff0a0']) +
  plushBear(216, 6, 1.4) +
  present(290, 4, 1.24, ['#3fd8b8', '#0a8a7a', '#ffe08a'])

/** A woven cloth that hangs from a rod. */
const hungCloth = (x: number, [base, shade, band]: readonly [string, string, string]): string =>
  place(
    outlined(
      box(-58, -8, 116, 13, '#ffc24a', 6) + area('M-48 4H48V142L32 154L16 142L0 154L-16 142L-32 154L-48 142Z', base),
    ) +
      area('M26 7H45V140L32 150L26 145Z', shade, { opacity: 0.5 }) +
      line('M-45 26H45M-45 122H45', band, 9) +
      line('M-44 50L-22 36L0 50L22 36L44 50M-44 112L-22 98L0 112L22 98L44 112', band, 5) +
      outlined(area('M0 56L19 75L0 94L-19 75Z', '#ffd45e') + area('M0 66L9 75L0 84L-9 75Z', '#f7405e'), 4) +
      line('M-50 -4H-8', '#fffbe0', 4),
    x,
    -226,
    1,
  )

/** Cloths beside the loom. */
export const loomAside = (): string =>
  hungCloth(-254, ['#1cb4a4', '#064a5a', '#fff6dc']) + hungCloth(254, ['#8a4af0', '#2a0868', '#ffd45e'])

/** An open sack of coins, whose lower edge is at the given point. */
const coinSack = (x: number, y: number, size: number): string =>
  place(
    outlined(
      [
        [-24, -112],
        [24, -114],
        [-2, -124],
        [-34, -102],
        [34, -103],
        [8, -106],
        [-14, -100],
      ]
        .map(([dx = 0, dy = 0], i) => circle(dx, dy, 17, i % 2 === 0 ? '#ffd23f' : '#ffe680'))
        .join('') +
        area('M-42 -96C-78 -66 -90 -16 -66 0Q0 12 66 0C90 -16 78 -66 42 -96Q0 -80 -42 -96Z', 'url(#burlap)') +
        area('M-50 -104Q0 -78 50 -104L44 -84Q0 -62 -44 -84Z', '#ffe0a8'),
    ) +
      area('M42 -84C70 -60 84 -16 64 -2Q40 4 22 4C46 -20 50 -56 42 -84Z', '#6a2a1c', { opacity: 0.36 }) +
      line('M-54 -66C-68 -42 -70 -24 -62 -14M-40 -94Q-24 -88 -8 -86', '#fff8dc', 5, { opacity: 0.85 }) +
      outlined(area(star(0, -36, 5, 27, 12), '#ff4f5e'), 4) +
      line('M-3 -116Q2 -132 10 -132M-30 -116Q-28 -122 -22 -122', '#fffbe0', 4),
    x,
    y,
    size,
  )

/** The prize beside the carabao: a sack and stacks of coins. */
export const prizeAside = (): string =>
  pileMetal +
  lit('burlap', ['#ffdca0', '#d8944a', '#8a4a24'], [0.9, 0.7]) +
  contact(-238, 2, 92, 9) +
  contact(226, 2, 92, 9) +
  coinSack(-236, 2, 1.1) +
  coinPile(-298, 8, 3) +
  coinPile(196, -4, 6) +
  coinPile(254, -2, 4) +
  coinPile(222, 8, 2)

/** A boat of two outriggers on the lake, and a palm on its sandbar. */
export const lakeAside = (): string => {
  const glow = 'M-268 22H-228M-216 30H-188M-180 20H-160'
  return (
    line('M-296 4H-156', INK, 10) +
    line('M-296 4H-156', '#ffb52e', 4.6) +
    outlined(
      area('M-306 -30Q-226 -14 -146 -30Q-158 6 -186 8H-266Q-294 6 -306 -30Z', '#f0485e') +
        box(-250, -92, 6, 72, '#c98a4a') +
        area('M-240 -98L-176 -34H-240Z', '#fff3e0') +
        area('M-254 -90L-286 -34H-254Z', '#ffc93f'),
    ) +
    line('M-292 -18Q-226 -6 -180 -12', '#ffd0c8', 4.4) +
    line(glow, '#ffd65c', 4, { opacity: 0.9 }) +
    oval(232, 4, 84, 15, '#140c5a', 0, { opacity: 0.4 }) +
    outlined(oval(230, -2, 74, 14, '#ffdf9a')) +
    place(slotMotifs.palm(), 226, -86, 1.02) +
    line('M172 -2Q190 -9 212 -9', '#fffbe0', 4)
  )
}

/** Lanterns on both sides of the cards, whose light is that of the lanterns above the cards. */
export const lanternAside = (): string =>
  hungLantern(palettes.rosas, -270, -150, 0.62) + hungLantern(palettes.coral, 272, -146, 0.6)

/** A lantern of the season on its cord, in its light. */
const hungLantern = (palette: Palette, x: number, y: number, size: number): string =>
  line(`M${x} -300V${y - 60 * size}`, INK, 4) +
  circle(x, y, 130 * size, 'url(#parol-light)') +
  place(slotMotifs.parol(palette), x, y, size)

/** A card with the picture of a game, whose lower edge is at the given point. */
const coverCard = (x: number, y: number, turn: number, fill: string, picture: string): string =>
  place(
    outlined(box(-66, -168, 132, 168, '#fff6e4', 14) + box(-54, -156, 108, 116, fill, 8)) +
      circle(0, -98, 60, 'url(#cover-light)') +
      picture +
      line('M-36 -20H36', INK, 9, { opacity: 0.8 }) +
      line('M-58 -140V-40', '#fff', 4, { opacity: 0.7 }),
    x,
    y,
    1,
    turn,
  )

/** Three cards with pictures of games, a fish, a lantern and mangoes, below two lanterns. */
export const coverFan = (): string =>
  mango +
  lit('cover-sea', ['#5ae0f0', '#1a8ae0', '#1a3aa8'], [0.3, 1]) +
  lit('cover-night', ['#ff7ab8', '#c02a9a', '#5a1a9a'], [0.3, 1]) +
  lit('cover-leaf', ['#c8f07a', '#3fb46a', '#0a6a5a'], [0.3, 1]) +
  lit('cover-star', ['#fff3a8', '#ffb52e', '#f0600f'], [0.3, 1]) +
  halo('cover-light', '#fff8d8', 0.7) +
  halo('parol-light', '#ffb27a', 0.7) +
  hungLantern(palettes.lantern, -104, -204, 0.4) +
  hungLantern(palettes.mint, 104, -204, 0.4) +
  contact(0, 2, 128, 11) +
  place(
    coverCard(
      -74,
      -6,
      -12,
      'url(#cover-sea)',
      `<g transform="translate(-12 -98) scale(-.44 .44)">${edged(catches.lapu(palettes.coral), 8)}</g>`,
    ) +
      coverCard(74, -6, 12, 'url(#cover-leaf)', fruit(16, -122, 0.46, -6) + fruit(14, -80, 0.56, 6)) +
      place(
        coverCard(
          0,
          0,
          0,
          'url(#cover-night)',
          line('M-20 -84L-28 -48M20 -84L28 -48', INK, 11) +
            line('M-20 -84L-28 -48M20 -84L28 -48', '#3fe0c0', 5) +
            outlined(circle(0, -102, 44, '#e8304a') + circle(0, -102, 36, '#8a1a7a'), 4) +
            outlined(area(star(0, -101, 5, 50, 21), 'url(#cover-star)')) +
            outlined(circle(0, -101, 13, '#fff8d8'), 4) +
            line('M-2 -140L-8 -122M-36 -110L-24 -110', '#fff', 4.4),
        ),
        0,
        -6,
        1.14,
      ),
    0,
    0,
    0.9,
  )

/** Barrels, a sack and coins on both sides of the chest. */
export const holdAside = (): string => {
  const barrel = (x: number, y: number, size: number): string =>
    place(
      outlined(area('M-32 -92Q-48 -46 -32 0H32Q48 -46 32 -92Z', 'url(#barrel)') + oval(0, -92, 32, 9, '#d8904a')) +
        line('M-12 -80Q-20 -46 -12 -6M12 -80Q20 -46 12 -6', '#6a3014', 3.4) +
        line('M-40 -66H40M-41 -24H41', INK, 14) +
        line('M-39 -66H39M-40 -24H40', '#f2b84a', 7) +
        line('M-33 -26V-24M-33 -68V-64', '#fffbe0', 4),
      x,
      y,
      size,
    )
  return (
    pileMetal +
    lit('barrel', ['#f0b070', '#b0683a', '#5a2a18'], [1, 0]) +
    contact(-226, 2, 96, 10) +
    contact(238, 2, 92, 10) +
    barrel(-262, -10, 1.28) +
    coinPile(-190, 4, 4) +
    coinPile(-136, 10, 2) +
    barrel(262, -12, 1.14) +
    coinSack(196, 6, 0.72) +
    lit('burlap', ['#ffdca0', '#d8944a', '#8a4a24'], [0.9, 0.7])
  )
}

/** A card of bingo, whose lower edge is at the given point. Its numbers are a part that all cards share. */
const bingoCard = (x: number, y: number, size: number, turn: number, edge: string, shade: string): string =>
  place(
    outlined(box(-58, -148, 116, 148, edge, 10) + box(-49, -114, 98, 105, '#fffaf0', 4)) +
      dots(
        [0, 4, 8, 2].map((i) => ({ x: (i % 3) * 33 - 33, y: Math.floor(i / 3) * 35 - 96.5 })),
        12,
        edge,
      ) +
      '<use href="#bingo-numbers"/>' +
      area('M-49 -13V-9H49V-114H38V-13Z', shade, { opacity: 0.3 }),
    x,
    y,
    size,
    turn,
  )

const bingoNumbers = (): string =>
  '<defs><g id="bingo-numbers">' +
  dots(
    [0, 1, 2, 3, 4].map((i) => ({ x: i * 20 - 40, y: -131 })),
    7,
    '#fffaf0',
  ) +
  line('M-49 -79H49M-49 -44H49M-16.5 -114V-9M16.5 -114V-9', INK, 3) +
  ['7', '9', '8', '3', '5']
    .map((label, n) => {
      const i = [1, 3, 5, 6, 7][n] ?? 0
      return numeral(label, (i % 3) * 33 - 33, Math.floor(i / 3) * 35 - 96.5, 22, INK)
    })
    .join('') +
  line('M-50 -140H-14', '#fff', 4, { opacity: 0.8 }) +
  '</g></defs>'

/** Cards of bingo on both sides of the globe. */
export const bingoAside = (): string =>
  bingoNumbers() +
  contact(-238, 4, 84, 9) +
  contact(238, 4, 84, 9) +
  bingoCard(-258, 2, 0.9, -19, '#1cb4a4', '#07606e') +
  bingoCard(-206, 0, 1.08, -7, '#ffb52e', '#b8640a') +
  bingoCard(262, 2, 0.9, 18, '#8a4af0', '#3a1070') +
  bingoCard(208, 0, 1.08, 7, '#2f9af0', '#123f9a')

/** A cup with a star, of the given metal, whose lower edge is at the given point. */
const cup = (x: number, y: number, size: number, metal: string, handle: string): string => {
  const handles = 'M-34 -92C-66 -96 -62 -52 -24 -48M34 -92C66 -96 62 -52 24 -48'
  return place(
    line(handles, INK, 17) +
      line(handles, handle, 8) +
      outlined(
        area('M-9 -32H9L14 -12H-14Z', metal) +
          box(-27, -14, 54, 14, '#6a3a9c', 4) +
          area('M-36 -104H36C38 -62 24 -38 0 -30C-24 -38 -38 -62 -36 -104Z', metal) +
          box(-41, -112, 82, 14, metal, 6),
      ) +
      outlined(area(star(0, -76, 5, 19, 8.6), '#fffbe0'), 3.4) +
      line('M-27 -92Q-26 -68 -18 -56M-33 -106H-6', '#fff', 5, { opacity: 0.9 }),
    x,
    y,
    size,
  )
}

/** Three cups and paper in the air, for a podium whose steps end at the given heights. */
export const podiumCups = (step: number, tops: readonly [first: number, second: number, third: number]): string => {
  const size = step / 84
  return (
    lit('cup-gold', ['#fff8b8', '#ffcb2e', '#c87a0f'], [1, 0.4]) +
    lit('cup-silver', ['#ffffff', '#c8d4ec', '#7a88b4'], [1, 0.4]) +
    lit('cup-bronze', ['#ffd0a0', '#e0884a', '#8a4420'], [1, 0.4]) +
    repeat(18, (i) =>
      place(
        box(-5, -3, 10, 6, ['#ffd24a', '#5fe0c0', '#ff8ab8', '#ffffff'][i % 4] ?? '', 1.5),
        ((i * 83) % 300) - 150,
        -232 + ((i * 47) % 110),
        1,
        i * 37,
      ),
    ) +
    cup(-step, tops[1], 0.82 * size, 'url(#cup-silver)', '#c8d4ec') +
    cup(step, tops[2], 0.72 * size, 'url(#cup-bronze)', '#e0884a') +
    cup(0, tops[0], 1.02 * size, 'url(#cup-gold)', '#ffcb2e')
  )
}
