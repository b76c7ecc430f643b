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
        place(numeral(String([2, 5, 10, 20][i % 4]), 0, 0, 24, '#2a0d24', 0.24), x, y, 1, angle + 90),
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

/** A wheel of roulette in its bowl, seen from the side, with stacks of chips. */
export function rouletteWheel(): string {
  const pockets = around(18, 1)
  const slice = (i: number): string => {
    const [from, to] = [pockets[i], pockets[(i + 1) % 18]]
    return from && to ? `M0 0L${num(from.x * 86)} ${num(from.y * 86)}L${num(to.x * 86)} ${num(to.y * 86)}Z` : ''
  }
  const every = (part: (i: number) => boolean): string => repeat(18, (i) => (part(i) ? slice(i) : ''))
  const gold = 'url(#wheel-gold)'
  return (
    lit('wheel-gold', ['#fff6b0', '#ffc22e', '#b8680f'], [0.8, 0.8]) +
    lit('wheel-wood', ['#d8702f', '#8a3018', '#4a140c'], [0.8, 0.6]) +
    lit('wheel-cone', ['#5aeac0', '#12a080', '#065a54'], [0.8, 0.8]) +
    contact(0, 4, 132, 12) +
    outlined(area('M-128 -98C-128 -20 -76 4 0 4S128 -20 128 -98Z', 'url(#wheel-wood)')) +
    line('M-112 -58C-96 -24 -60 -10 -14 -8', '#ffb07a', 5, { opacity: 0.8 }) +
    // Circles, which are seen as ovals.
    '<g transform="translate(0 -98) scale(1 .64)">' +
    outlined(circle(0, 0, 130, gold), 6) +
    circle(0, 0, 118, 'url(#wheel-wood)') +
    circle(0, 0, 98, INK) +
    circle(0, 0, 92, gold) +
    area(
      every((i) => i % 2 === 0),
      '#e8304a',
    ) +
    area(
      every((i) => i % 2 === 1),
      '#2a1430',
    ) +
    area(slice(4) + slice(13), '#1fb070') +
    line(
      repeat(18, (i) => `M0 0L${num((pockets[i]?.x ?? 0) * 86)} ${num((pockets[i]?.y ?? 0) * 86)}`),
      '#ffd86a',
      2.4,
    ) +
    outlined(circle(0, 0, 54, gold), 5) +
    circle(0, 0, 44, 'url(#wheel-cone)') +
    '</g>' +
    line('M-40 -98H40M0 -124V-74', INK, 15) +
    line('M-40 -98H40M0 -124V-74', '#ffc93f', 8) +
    outlined(area('M-17 -98Q-12 -150 0 -152Q12 -150 17 -98Q0 -88 -17 -98Z', gold) + circle(0, -156, 12, gold)) +
    circle(-4, -160, 4, '#fff') +
    line('M-7 -106Q-6 -128 -2 -140M-112 -122A126 82 0 0 1 -40 -172', '#fffbe0', 5, { opacity: 0.9 }) +
    outlined(circle(70, -130, 11, '#fff'), 4) +
    place(chips(-104, -2, 5, '#2f8af0') + chips(108, -2, 4, '#ffb52e') + chips(66, 4, 2, '#e8344f'), 0, 0)
  )
}

/** Three court cards, held by stacks of chips. */
export const courtCards = (): string =>
  contact(0, 2, 130, 11) +
  place(court('J', 'heart', rubyCourt), -76, -100, 0.96, -14) +
  place(court('K', 'heart', goldCourt), 76, -100, 0.96, 14) +
  place(court('Q', 'spade', azureCourt), 0, -116, 1.06) +
  place(chips(-72, -6, 5, '#ffb52e') + chips(66, -6, 6, '#e8344f') + chips(-8, 2, 3, '#2f8af0'), 0, -4, 1.16)

/** A fish of the reef with bubbles, above corals. */
export const reefFish = (): string => {
  const coral = (x: number, size: number, color: string, light: string): string => {
    const branches =
      'M0 4V-42M0 -12Q-18 -16 -22 -34V-48M-22 -32Q-36 -32 -38 -50M0 -20Q20 -22 24 -42V-56M24 -38Q38 -40 40 -56' +
      'M0 -38Q-8 -46 -8 -64M0 -38Q10 -46 9 -70'
    return place(
      line(branches, INK, 19) + line(branches, color, 11) + line('M-3 0V-38M-24 -34V-46M-11 -48V-62', light, 3),
      x,
      0,
      size,
    )
  }
  return (
    contact(0, 4, 120, 9) +
    coral(-96, 1.06, '#ff7ab0', '#ffd0e4') +
    coral(104, 1.16, '#ffae2e', '#ffe9a0') +
    coral(58, 0.66, '#8a6af8', '#d8c8ff') +
    place(edged(catches.lapu(palettes.coral), 7), 0, -124, 1.24) +
    area('M-58 -150Q-24 -186 30 -178Q-10 -172 -42 -142Z', '#fff', { opacity: 0.4 }) +
    [
      [112, -170, 9],
      [126, -198, 13],
      [104, -216, 7],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          circle(x, y, r, '#ffffff40', { stroke: '#f0ffff', 'stroke-width': 3 }) +
          circle(x - r * 0.3, y - r * 0.3, r * 0.26, '#fff'),
      )
      .join('')
  )
}

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

/** A basket on its pole, and a ball at its foot. */
export const basketAndBall = (): string => {
  const net =
    'M-38 -118L-24 -60M-14 -112L-10 -56M12 -112L8 -56M36 -118L22 -60M-34 -100Q0 -84 32 -100M-28 -78Q0 -64 27 -78'
  return (
    lit('board', ['#ffffff', '#eef2fa', '#aeb9d4'], [0.8, 1]) +
    lit('hoop', ['#ffb07a', '#f2622a', '#9c2c10'], [1, 0.2]) +
    round('basketball', ['#ffd08a', '#f58a2e', '#a8460e']) +
    contact(20, 2, 112, 11) +
    outlined(box(-52, -14, 100, 18, '#5a4a86', 7) + box(-13, -130, 24, 120, '#5a4a86', 4)) +
    line('M-7 -60V-20M-42 -8H20', '#b8aee0', 4) +
    outlined(box(-88, -228, 174, 118, '#e8304a', 10) + box(-77, -218, 152, 98, 'url(#board)', 4)) +
    area('M-74 -150L-10 -215H24L-66 -123H-74Z', '#fff', { opacity: 0.8 }) +
    box(-32, -190, 62, 50, 'none', 2, { stroke: '#e8304a', 'stroke-width': 7 }) +
    line(net, INK, 8) +
    line(net, '#fffaf0', 4) +
    oval(-1, -120, 42, 13, 'none', 0, { stroke: INK, 'stroke-width': 15 }) +
    oval(-1, -120, 42, 13, 'none', 0, { stroke: 'url(#hoop)', 'stroke-width': 8 }) +
    outlined(circle(88, -44, 46, 'url(#basketball)')) +
    line('M88 -89V1M43 -44H133M58 -76Q82 -44 58 -12M118 -76Q94 -44 118 -12', '#5a2410', 4.5) +
    oval(68, -68, 14, 8, '#fff', -40, { opacity: 0.7 })
  )
}

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

/** A church in the light of its lanterns. */
export const lanternChurch = (): string =>
  contact(0, 0, 118, 11) + place(ownSubjects['50201']?.draw() ?? '', 0, -109, 1.06)

/** A galleon with its treasure before the sun. */
export const treasureShip = (): string =>
  disc(14, -146, 74, SUN) + contact(0, 0, 118, 11) + place(ownSubjects['50276']?.draw() ?? '', 0, -108, 1.14)

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
