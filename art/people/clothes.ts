/** Clothes and jewelry for the heads of `head.ts`. */
import { area, circle, line, num, oval, repeat } from '../draw.ts'

export interface Cloth {
  readonly base: string
  readonly shade: string
  readonly light: string
  readonly trim: string
}

/** A formal dress with stiff sleeves like the wings of a butterfly. */
export function terno({ base, shade, light, trim }: Cloth): string {
  const sleeve = (side: -1 | 1): string => {
    const x = (value: number): string => num(value * side)
    const main = side === 1 ? shade : base
    return (
      area(
        `M${x(60)} 110C${x(58)} 64 ${x(120)} 50 ${x(158)} 96C${x(172)} 130 ${x(150)} 190 ${x(108)} 214C${x(104)} 170 ${x(84)} 134 ${x(60)} 110Z`,
        main,
      ) +
      area(
        `M${x(62)} 104C${x(66)} 66 ${x(116)} 58 ${x(142)} 84C${x(112)} 78 ${x(84)} 86 ${x(62)} 104Z`,
        side === 1 ? base : light,
      ) +
      line(
        `M${x(66)} 108C${x(90)} 86 ${x(120)} 84 ${x(154)} 100M${x(70)} 112C${x(96)} 104 ${x(124)} 108 ${x(160)} 124` +
          `M${x(76)} 120C${x(98)} 122 ${x(124)} 134 ${x(152)} 156M${x(84)} 132C${x(100)} 144 ${x(118)} 164 ${x(134)} 190`,
        side === 1 ? '#000' : shade,
        3,
        { opacity: side === 1 ? 0.25 : 0.6 },
      ) +
      line(`M${x(60)} 108C${x(58)} 64 ${x(120)} 50 ${x(158)} 96C${x(172)} 130 ${x(150)} 190 ${x(108)} 214`, trim, 4)
    )
  }
  return (
    area('M-62 106C-48 136 -22 148 0 148C22 148 48 136 62 106L92 122L116 290H-116L-92 122Z', base) +
    area('M14 147C30 144 50 132 62 106L92 122L116 290H30C40 240 30 190 14 147Z', shade) +
    line('M-40 140C-44 180 -36 220 -44 280M-14 150C-16 190 -10 230 -14 280', shade, 4, { opacity: 0.6 }) +
    line('M-62 106C-48 136 -22 148 0 148C22 148 48 136 62 106', trim, 5) +
    sleeve(-1) +
    sleeve(1)
  )
}

const GOLD = { light: '#fff0ae', base: '#f7c548', shade: '#b8741c', deep: '#7a430f' }

/** A stone in a golden setting. */
export const gem = (x: number, y: number, r: number, color: string): string =>
  circle(x, y, r * 1.3, GOLD.shade) +
  circle(x, y, r, color) +
  area(`M${num(x)} ${num(y - r)}A${num(r)} ${num(r)} 0 0 1 ${num(x)} ${num(y + r)}Z`, '#000', { opacity: 0.22 }) +
  circle(x - r * 0.35, y - r * 0.35, r * 0.3, '#fff', { opacity: 0.9 })

/** An earring that hangs from 0,0. */
export const earring = (color: string): string =>
  circle(0, 2, 5, GOLD.base) +
  circle(-1.5, 0.5, 1.8, '#fff') +
  area('M0 8C9 18 11 28 0 34C-11 28 -9 18 0 8Z', GOLD.base) +
  area('M0 8C9 18 11 28 0 34Z', GOLD.shade) +
  gem(0, 23, 4.6, color)

/** A crown on the top of a head. */
export function drawCrown(stone: string, velvet: string): string {
  const spikes: readonly (readonly [x: number, y: number])[] = [
    [-72, -124],
    [-38, -142],
    [0, -152],
    [38, -142],
    [72, -124],
  ]
  const back = 'M-56 -70C-70 -110 -40 -128 0 -128C40 -128 70 -110 56 -70Z'
  const wall =
    'M-58 -58C-62 -78 -68 -100 -72 -122C-62 -106 -54 -98 -46 -96C-44 -112 -42 -126 -38 -140C-32 -120 -24 -106 -16 -100' +
    'C-10 -116 -4 -134 0 -150C4 -134 10 -116 16 -100C24 -106 32 -120 38 -140C42 -126 44 -112 46 -96C54 -98 62 -106 72 -122' +
    'C68 -100 62 -78 58 -58Q0 -38 -58 -58Z'
  return (
    area(back, velvet) +
    area(wall, GOLD.base) +
    area(
      'M8 -120C10 -110 14 -102 16 -100C24 -106 32 -120 38 -140C42 -126 44 -112 46 -96C54 -98 62 -106 72 -122C68 -100 62 -78 58 -58Q40 -50 22 -47C24 -70 16 -96 8 -120Z',
      GOLD.shade,
      { opacity: 0.75 },
    ) +
    line(
      'M-54 -70C-58 -88 -62 -102 -66 -112M-40 -92C-40 -108 -38 -120 -36 -128M-12 -98C-6 -112 -3 -126 -1 -138',
      GOLD.light,
      3.4,
    ) +
    area('M-60 -60C-61 -66 -62 -72 -63 -78Q0 -56 63 -78C62 -72 61 -66 60 -60Q0 -38 -60 -60Z', GOLD.deep) +
    area('M-60 -62C-61 -66 -62 -72 -62 -76Q0 -54 62 -76C62 -72 61 -66 60 -62Q0 -41 -60 -62Z', GOLD.base) +
    line('M-61 -75Q0 -53 61 -75', GOLD.light, 2.6) +
    [-44, -23, 23, 44].map((x) => circle(x, -57.5 - (x * x) / 300 + 0.5, 4, '#fff8e6')).join('') +
    gem(0, -84, 11, stone) +
    gem(-34, -86, 6, '#3fb5e0') +
    gem(34, -86, 6, '#3fb5e0') +
    gem(0, -56, 6, stone) +
    spikes.map(([x, y]) => circle(x, y, 6, GOLD.base) + circle(x - 2, y - 2, 2.4, '#fff')).join('')
  )
}

/** A blossom with five petals. */
export const blossom = (x: number, y: number, r: number, petal: string, shadow: string, heart = '#ffd24a'): string =>
  repeat(5, (i) => {
    const turn = -90 + i * 72
    const angle = (turn * Math.PI) / 180
    return oval(
      x + Math.cos(angle) * r * 0.55,
      y + Math.sin(angle) * r * 0.55,
      r * 0.52,
      r * 0.42,
      i === 1 || i === 2 ? shadow : petal,
      turn,
    )
  }) + circle(x, y, r * 0.26, heart)

/** A rose from above: petals within petals. */
export const rose = (x: number, y: number, r: number, petal: string, shadow: string, light: string): string =>
  circle(x, y, r, shadow) +
  circle(x - r * 0.12, y - r * 0.14, r * 0.84, petal) +
  line(
    `M${num(x - r * 0.5)} ${num(y - r * 0.1)}a${num(r * 0.5)} ${num(r * 0.5)} 0 0 1 ${num(r * 0.9)} ${num(-r * 0.2)}` +
      `M${num(x + r * 0.4)} ${num(y)}a${num(r * 0.4)} ${num(r * 0.4)} 0 0 1 ${num(-r * 0.76)} ${num(r * 0.2)}` +
      `M${num(x - r * 0.14)} ${num(y + r * 0.06)}a${num(r * 0.2)} ${num(r * 0.2)} 0 1 1 ${num(r * 0.24)} 0`,
    shadow,
    r * 0.14,
  ) +
  line(
    `M${num(x - r * 0.7)} ${num(y - r * 0.3)}a${num(r * 0.76)} ${num(r * 0.76)} 0 0 1 ${num(r * 0.6)} ${num(-r * 0.5)}`,
    light,
    r * 0.14,
  )

export const leaf = (x: number, y: number, length: number, turn: number, color: string, light: string): string =>
  `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${num(length / 10)})">` +
  area('M0 0C2 -5 7 -5 10 0C7 5 2 5 0 0Z', color) +
  area('M0 0C2 -5 7 -5 10 0Z', light) +
  '</g>'

/** A wide collar of thin cloth over the shoulders, folded over the chest, and a dress below it. */
export const collar = ({ base, shade, light, trim }: Cloth): string =>
  area('M-70 108C-104 116 -128 132 -138 290H138C128 132 104 116 70 108L0 170Z', shade) +
  area('M-60 98C-96 112 -122 126 -132 160C-96 168 -40 210 4 250C0 210 -14 170 -60 98Z', base) +
  area('M60 98C96 112 122 126 132 160C96 168 40 210 -4 250C0 210 14 170 60 98Z', light) +
  area('M60 98C96 112 122 126 132 160C96 168 40 210 -4 250C26 206 60 170 60 98Z', shade, { opacity: 0.7 }) +
  line(
    'M-66 110C-80 126 -60 160 -20 200M-84 116C-96 130 -80 150 -50 178M74 116C84 134 60 170 24 204M92 120C100 134 80 156 56 178',
    trim,
    2.6,
    {
      opacity: 0.55,
    },
  ) +
  line('M-60 98C-14 170 0 210 4 250M60 98C14 170 0 210 -4 250', trim, 3.4, { opacity: 0.9 })

/** A dress of scales with a golden collar that reaches the neck. */
export const scales = (base: string, shade: string, light: string, trim: string): string =>
  area('M-36 84C-70 104 -112 112 -128 150L-140 290H140L128 150C112 112 70 104 36 84Q0 112 -36 84Z', base) +
  area('M36 84C70 104 112 112 128 150L140 290H40C50 220 40 140 14 102Q26 94 36 84Z', shade) +
  repeat(4, (row) =>
    line(`M${-118 + (row % 2) * 14} ${num(140 + row * 20)}${'q14 16 28 0'.repeat(8)}`, light, 3, { opacity: 0.7 }),
  ) +
  area('M-38 80Q0 108 38 80L58 98C60 106 58 112 56 116Q0 154 -56 116C-58 112 -60 106 -58 98Z', trim) +
  area('M38 80L58 98C60 106 58 112 56 116Q34 132 10 135Q26 116 20 92Q30 88 38 80Z', '#b8741c') +
  line('M-36 84Q0 110 36 84M-54 112Q0 148 54 112', '#fff6c8', 2.4) +
  [-36, -18, 0, 18, 36]
    .map((x) => circle(x, 122 - (x * x) / 90, 4.6, '#3fb8c8') + circle(x - 1.4, 120.6 - (x * x) / 90, 1.6, '#fff'))
    .join('')
