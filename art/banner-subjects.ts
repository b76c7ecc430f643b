/**
 * Subjects of banners that stand on the ground of a place. Each is drawn around the point 0,0 on the ground, up to 228
 * high and 145 to each side, in light from the upper left.
 */
import { area, around, box, circle, dots, line, num, oval, place, repeat, star } from './draw.ts'
import { contact, lit, round } from './flagships/volume.ts'
import { ownSubjects } from './motifs/own-subjects.ts'
import { INK, outlined } from './motifs/outline.ts'
import { numeral } from './numerals.ts'

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
