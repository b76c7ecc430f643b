/** Symbols of reels with an own set, each drawn around 0,0 within a circle of radius 100. */
import { area, around, bothSides, box, circle, line, oval, place, star } from './draw.ts'
import { lit, round } from './flagships/volume.ts'
import { INK, outlined } from './motifs/outline.ts'
import { numeral } from './numerals.ts'

const gold = lit('gold', ['#fff6b0', '#ffbe2e', '#b0620c'], [0.8, 1])

/** A coin with a star. */
const coin = (x: number, y: number, r: number): string =>
  outlined(circle(x, y, r, 'url(#gold)')) + area(star(x, y, 5, r * 0.6, r * 0.27), '#a85a0c')

/** An ear of ripe rice from its foot at 0,0: it bends down under its pointed grains. */
const riceEar =
  line('M0 0C2 -50 4 -76 14 -92Q24 -108 42 -96', INK, 12) +
  line('M0 0C2 -50 4 -76 14 -92Q24 -108 42 -96', '#7ab83a', 5) +
  `<g stroke="${INK}" stroke-width="4" stroke-linejoin="round" fill="#ffcb3c">` +
  [
    [2, -50, -30],
    [13, -56, 34],
    [3, -72, -28],
    [20, -76, 40],
    [9, -96, -14],
    [31, -90, 62],
    [29, -108, 38],
    [46, -96, 112],
  ]
    .map(
      ([x, y, turn]) =>
        `<path d="M0 10C-12 4 -11 -10 0 -21C11 -10 12 4 0 10Z" transform="translate(${x} ${y}) rotate(${turn})"/>`,
    )
    .join('') +
  '</g>' +
  line(
    'M-3 -54l-4 -8M15 -58l4 -7M-2 -76l-4 -8M22 -78l5 -6M7 -99l-2 -8M34 -91l8 -2M32 -110l5 -6M49 -95l7 4',
    '#fff6c0',
    4,
  )

export const reelSymbols = {
  // Three lamps in a yellow case.
  stoplight:
    lit('case', ['#fff0a0', '#ffc02e', '#d0760c'], [0.8, 0.6]) +
    outlined(
      box(-10, 76, 20, 28, '#56648f', 3) +
        bothSides(area('M40 -78L70 -70L42 -44ZM40 -24L70 -16L42 10ZM40 30L70 38L42 64Z', '#e0900c')) +
        box(-46, -102, 92, 184, 'url(#case)', 26),
      7,
    ) +
    [
      ['#ff4a4a', '#b00a2a', -60],
      ['#ffe27a', '#e08a0c', -8],
      ['#5af08a', '#0a8a44', 44],
    ]
      .map(
        ([light, dark, y]) =>
          outlined(circle(0, Number(y), 23, `${dark}`)) +
          circle(-1, Number(y) - 1, 18, `${light}`) +
          oval(-7, Number(y) - 8, 7, 4.6, '#fff', -30),
      )
      .join('') +
    line('M-37 -74V52', '#fff', 6, { opacity: 0.8 }),
  // A horn of brass with a bulb of rubber.
  horn:
    gold +
    round('bulb', ['#ff9a8a', '#e0304a', '#7a0a30']) +
    outlined(
      area('M-38 34C-30 2 4 -22 40 -62L70 -18C36 2 6 20 -14 54Z', 'url(#gold)') +
        area('M28 -94C56 -88 98 -40 96 -4C84 2 34 -66 28 -94Z', 'url(#gold)') +
        area('M28 -94C50 -98 102 -32 96 -4C78 -6 30 -64 28 -94Z', '#8a4408') +
        place(oval(0, 0, 44, 35, 'url(#bulb)'), -58, 58, 1, -42),
      7,
    ) +
    outlined(area('M-44 26L-8 58L-20 70L-56 38Z', '#fff0c0'), 6) +
    line('M-8 6C10 -12 26 -26 40 -44', '#fffbe0', 8) +
    line('M-86 50Q-84 36 -72 30', '#ffd8d0', 8) +
    line('M92 -66L104 -78M70 -92L76 -106M104 -34L118 -38', '#ffd23f', 8),
  // The wheel of a jeepney.
  tire:
    lit('steel', ['#ffffff', '#b4c2e0', '#5a688f'], [0.8, 1]) +
    outlined(circle(0, 0, 96, '#3a3450'), 7) +
    around(20, 88, 9)
      .map(({ x, y, angle }) => place(box(-6, -5, 12, 10, '#181228', 2), x, y, 1, angle))
      .join('') +
    line('M-74 -22A78 78 0 0 1 -22 -74', '#8a84a8', 8) +
    circle(0, 0, 68, '#fff6e6') +
    circle(0, 0, 60, '#181228') +
    outlined(circle(0, 0, 55, 'url(#steel)')) +
    around(6, 40)
      .map(({ x, y }) => circle(x, y, 8.4, '#2b2440') + circle(x - 1, y - 1, 4, '#8a94b8'))
      .join('') +
    outlined(circle(0, 0, 24, '#e0304a')) +
    area(star(0, 0, 5, 18, 8), '#ffe27a'),
  // A pig of clay, into which a coin falls.
  piggyBank:
    gold +
    round('clay', ['#ffc0a0', '#f0784a', '#9a3418']) +
    coin(8, -78, 25) +
    outlined(
      box(-52, 44, 30, 46, '#c04a22', 9) +
        box(34, 44, 30, 46, '#c04a22', 9) +
        oval(6, 14, 84, 64, 'url(#clay)') +
        area('M-66 -24C-78 -66 -56 -70 -26 -44Z', '#f0784a') +
        area('M-24 -46C-22 -78 -2 -78 14 -48Z', '#ff9a6a') +
        oval(-74, 20, 22, 26, '#ff9a6a'),
      7,
    ) +
    line('M86 0q22 -4 14 -22t-18 2', INK, 12) +
    line('M86 0q22 -4 14 -22t-18 2', '#f0784a', 6) +
    line('M-80 14v12M-68 14v12', '#8a2a14', 8) +
    circle(-44, -6, 9, INK) +
    circle(-47, -9, 3.4, '#fff') +
    line('M-8 -49H32', INK, 10) +
    circle(-38, 20, 9, '#ff5a5a', { opacity: 0.6 }) +
    around(5, 14, -90)
      .map(({ x, y }) => circle(x + 34, y + 18, 10, '#fff6e0'))
      .join('') +
    circle(34, 18, 8, '#e0304a') +
    line('M-52 -30Q-40 -42 -26 -46', '#fff0e0', 7),
  // A purse with a clasp, open over its coins.
  purse:
    gold +
    round('cloth', ['#ff9ab0', '#e82a5a', '#7a0a3c']) +
    coin(-32, -52, 26) +
    coin(34, -54, 26) +
    coin(0, -66, 28) +
    outlined(area('M-70 -34C-104 10 -100 92 -40 96H40C100 92 104 10 70 -34Q0 -14 -70 -34Z', 'url(#cloth)'), 7) +
    area('M48 -24C88 20 84 84 36 92H6C60 70 70 20 48 -24Z', '#4a0424', { opacity: 0.35 }) +
    line('M-76 -38Q0 -10 76 -38', INK, 26) +
    line('M-76 -38Q0 -10 76 -38', '#ffc02e', 15) +
    line('M-70 -40Q-40 -28 -10 -27', '#fff6c0', 5) +
    outlined(circle(-11, -8, 12, 'url(#gold)') + circle(11, -8, 12, 'url(#gold)'), 5) +
    outlined(area(star(0, 48, 5, 32, 15), '#ffe27a'), 5) +
    line('M-78 20C-82 40 -78 60 -66 74', '#ffd0dc', 7),
  // Two notes of the demo's own money.
  bill:
    [
      ['#f0a04a', '#fff0d0', '20', -16, -18, -16],
      ['#3fb07a', '#e4ffe8', '50', 4, 18, 4],
    ]
      .map(([paint, light, value, turn, y, x]) =>
        place(
          outlined(box(-88, -42, 176, 84, `${light}`, 6), 7) +
            box(-78, -32, 156, 64, `${paint}`, 4) +
            oval(0, 0, 30, 25, `${light}`) +
            numeral(`${value}`, 0, 0, 28, INK, 0.26) +
            bothSides(area(star(54, 0, 5, 17, 7.6), `${light}`)) +
            line('M-72 -26H-40', '#fff', 5, { opacity: 0.8 }),
          Number(x),
          Number(y),
          1,
          Number(turn),
        ),
      )
      .join('') + outlined(area(star(62, -50, 4, 20, 6), '#fffbe0'), 4),
  // A sheaf of ripe rice, tied with a ribbon.
  palay:
    lit('straw', ['#fff0a0', '#f0b02e', '#a8640f'], [0.8, 1]) +
    outlined(area('M-14 20L-46 100H46L14 20Z', 'url(#straw)'), 7) +
    line('M-8 40L-26 96M0 40V96M8 40L26 96', '#a8640f', 4) +
    outlined(
      area('M-4 30C-40 10 -70 18 -96 52C-72 36 -40 36 -4 40ZM4 30C40 10 70 18 96 52C72 36 40 36 4 40Z', '#6cb83a'),
      6,
    ) +
    `<g id="ear" transform="translate(0 28) rotate(34)">${riceEar}</g>` +
    [
      [-1, 34],
      [1, 6],
      [-1, 8],
    ]
      .map(
        ([side, turn]) =>
          `<g transform="translate(0 28) scale(${side} 1) rotate(${turn}) scale(1.06)"><use href="#ear" transform="rotate(-34) translate(0 -28)"/></g>`,
      )
      .join('') +
    outlined(
      area('M0 30C-18 6 -50 8 -48 28C-46 48 -14 42 0 30C14 42 46 48 48 28C50 8 18 6 0 30Z', '#f0384e') +
        box(-18, 18, 36, 24, '#d01c3c', 8),
      6,
    ) +
    line('M-36 20Q-26 16 -16 22M12 24H-6', '#ffb0b8', 5),
} as const satisfies { readonly [name: string]: string }
