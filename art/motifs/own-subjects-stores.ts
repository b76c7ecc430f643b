/** Subjects of the covers of single slots: harvests, vessels and treasure. See `own-subjects.ts`. */
import { area, box, circle, dots, line, num, oval, place, repeat, star } from '../draw.ts'
import { lit, round } from '../flagships/volume.ts'
import { INK, outlined } from './outline.ts'

/** A mango with a red cheek, filled with the gradient `mango`. */
const mango = (x: number, y: number, size: number, turn: number): string =>
  place(
    area('M-74 18C-80 -38 -20 -70 34 -60C74 -52 84 -12 64 26C44 64 -8 84 -48 66C-64 58 -73 40 -74 18Z', 'url(#mango)') +
      area('M34 -60C74 -52 84 -12 64 26C44 64 -8 84 -48 66C10 66 60 10 34 -60Z', '#e8502a', { opacity: 0.45 }) +
      area('M-58 4C-50 -28 -24 -46 6 -48C-22 -34 -40 -12 -44 20C-52 20 -59 14 -58 4Z', '#fffbd0'),
    x,
    y,
    size,
    turn,
  )

const peel = (): string => lit('mango', ['#fff08a', '#ffbe28', '#f2802a'], [0.7, 1])

/** A basket full of mangoes. */
const hinogJackpot = (): string =>
  peel() +
  lit('basket', ['#f0b860', '#b06a28', '#6a3812'], [0.6, 1]) +
  area(
    'M-40 -40C-64 -92 -96 -84 -104 -78C-98 -52 -72 -36 -40 -40ZM44 -40C64 -88 92 -86 104 -78C98 -54 74 -36 44 -40Z',
    '#3f9a44',
  ) +
  line('M-48 -46Q-72 -66 -94 -74M50 -46Q72 -66 94 -74', '#b8e85a', 4) +
  mango(-58, -8, 0.54, -20) +
  mango(60, -8, 0.54, 30) +
  mango(2, -44, 0.62, -8) +
  area('M20 -80C26 -104 50 -108 70 -98C58 -78 40 -70 20 -80Z', '#5fc04a') +
  line('M14 -74L24 -90', '#6d4a2c', 7) +
  mango(-26, 10, 0.52, 12) +
  mango(34, 12, 0.52, -14) +
  area('M-96 22H96L74 98Q0 112 -74 98Z', 'url(#basket)') +
  repeat(3, (row) =>
    repeat(7, (i) =>
      (i + row) % 2 === 0
        ? area(`M${-84 + i * 24 + row * (3 - i)} ${34 + row * 22}h${22 - row}v16h${row - 22}Z`, '#7a4216', {
            opacity: 0.75,
          })
        : '',
    ),
  ) +
  line('M-98 24H98', '#8a4a18', 20) +
  line('M-98 22H98', '#ffd07a', 12) +
  line('M-88 27l14 -10M-60 27l14 -10M-32 27l14 -10M-4 27l14 -10M24 27l14 -10M52 27l14 -10M80 27l12 -9', '#a8622a', 5)

/** Two sailing boats with triangular sails of many colors. */
const regattaRiches = (): string => {
  const sails = ['#ff6a4a', '#fff3d8', '#2fb0c8', '#ffc83a', '#8a5ae0', '#ff6a4a', '#fff3d8']
  const racer = (first: number): string => {
    const at = (i: number): string => {
      const t = i / 6
      const bulge = Math.sin(t * Math.PI)
      return `${num(20 + 96 * t + bulge * 34)} ${num(-166 + 160 * t - bulge * 16)}`
    }
    return (
      repeat(6, (i) => area(`M-34 -2L${at(i)}L${at(i + 1)}Z`, sails[(i + first) % 7] ?? '')) +
      line('M-34 -2L20 -168M-34 -2L118 -6M14 -120V4', '#7a4424', 7) +
      area('M-64 -8Q30 36 140 -14L118 24Q30 52 -40 26Z', '#a8442c') +
      area('M-64 -8Q30 36 140 -14L134 2Q30 48 -56 6Z', '#ffcb47')
    )
  }
  return (
    place(racer(2), -62, 28, 0.5, 2) +
    line('M-102 46q12 -10 24 0t24 0t24 0', '#e8fbff', 6) +
    place(racer(0), -14, 58, 0.84, 5) +
    line('M-28 70L-58 88M20 76L-6 94', '#7a4424', 7) +
    line('M-76 86C-50 98 -20 100 8 94', '#e0a050', 9) +
    area('M-104 88q18 -16 36 0t36 0t36 0t36 0t36 0t28 -4C96 102 50 110 0 110C-50 110 -90 102 -104 88Z', '#1f8ad0') +
    line('M-102 88q17 -16 34 0t36 0t36 0t36 0t36 0t26 -3', '#e8fbff', 6)
  )
}

/** A galleon under sail behind an open chest of coins. */
const acapulcoGold = (): string => {
  const sail = (x: number, y: number, w: number, h: number): string =>
    area(`M${x} ${y}H${x + w}q12 ${h / 2} 0 ${h}q${-w / 2} -9 ${-w} 0q12 ${-h / 2} 0 ${-h}Z`, 'url(#sail)') +
    line(`M${x - 3} ${y}h${w + 6}`, '#7a3c1c', 5)
  return (
    lit('sail', ['#fffbe8', '#f7d9a8', '#d8946a'], [0.7, 1]) +
    lit('hull', ['#f0924a', '#b0502a', '#6a2814'], [0.2, 1]) +
    lit('wood', ['#e0944a', '#a85828', '#6a3016'], [0.4, 1]) +
    round('coin', ['#fffbd8', '#ffd23f', '#c9821a']) +
    place(
      line('M-52 60V-92M4 60V-112M56 60V-80', '#7a3c1c', 8) +
        line('M60 60L112 6', '#7a3c1c', 6) +
        sail(-82, -40, 54, 60) +
        sail(-76, -84, 44, 40) +
        sail(-26, -52, 62, 70) +
        sail(-20, -100, 48, 44) +
        sail(38, -30, 44, 48) +
        sail(42, -72, 34, 38) +
        area('M4 -116Q22 -126 42 -116Q28 -108 42 -100Q22 -106 4 -100Z', '#f03a48') +
        area(
          'M-112 18H-64L-58 44H66C84 44 96 40 112 28C110 60 94 84 74 92H-84C-100 80 -110 50 -112 18Z',
          'url(#hull)',
        ) +
        area('M-112 18H-64L-60 36H-108Z', '#ffc85a') +
        line('M-106 52C-40 64 60 64 106 44', '#ffd98a', 6) +
        dots(
          [-40, -10, 20, 50, 78].map((x) => ({ x, y: 73 })),
          6,
          '#3a140c',
        ),
      10,
      -4,
      0.86,
    ) +
    area('M-100 74q18 -14 36 0t36 0t36 0t36 0t36 0t22 -4V92Q10 106 -100 94Z', '#1fa0c0') +
    line('M-20 74q10 -8 20 0t36 0t36 0t28 -2', '#e0fbff', 6) +
    place(
      area('M-58 0C-64 -58 64 -58 58 0Z', '#6a2c14') +
        area('M-48 0C-52 -44 52 -44 48 0Z', '#36120a') +
        line('M-56 -6C-54 -50 54 -50 56 -6', '#ffcf4a', 7) +
        [-34, -12, 12, 34, -24, 0, 24].map((x, i) => oval(x, i > 3 ? -14 : -3, 13, 10, 'url(#coin)')).join('') +
        box(-60, 0, 120, 52, 'url(#wood)', 5) +
        box(-60, -3, 120, 12, '#ffcf4a', 3) +
        line('M-36 6V48M36 6V48', '#ffcf4a', 9) +
        box(-12, 0, 24, 26, '#fff0b0', 4) +
        circle(0, 13, 5, '#5a2410'),
      -50,
      52,
      0.86,
    ) +
    area(star(-72, 34, 4, 18, 4), '#ffffff')
  )
}

/** An open chest full of gold, with a crown and gems. */
const galleonVault = (): string =>
  lit('wood', ['#c8783c', '#8a4a24', '#522414'], [0.2, 1]) +
  lit('brass', ['#fff3a0', '#ffc233', '#c87a14'], [0.4, 1]) +
  outlined(
    area('M-92 -8C-96 -62 -84 -86 -56 -90H56C84 -86 96 -62 92 -8Z', 'url(#wood)') +
      area('M-78 -8C-80 -50 -72 -70 -52 -74H52C72 -70 80 -50 78 -8Z', '#3a1414'),
    7,
  ) +
  outlined(
    [-66, -24, 24, 66, -46, 0, 46].map((x, i) => oval(x, i < 4 ? 2 : -14, 27, 19, 'url(#brass)')).join('') +
      area('M-40 -20L-52 -72L-26 -52L0 -80L26 -52L52 -72L40 -20Q0 -8 -40 -20Z', 'url(#brass)') +
      area('M-84 -14L-70 -34H-54L-42 -14L-63 8Z', '#ff4f8a') +
      area('M84 -14L70 -34H54L42 -14L63 8Z', '#2fd0c8'),
    5,
  ) +
  area('M-84 -14L-70 -34L-63 -14ZM42 -14L54 -34L63 -14Z', '#e4fff8', { opacity: 0.75 }) +
  area('M0 -50L9 -36L0 -22L-9 -36Z', '#e8304a') +
  line('M-44 -58L-38 -32', '#fffbe0', 5) +
  outlined(box(-98, 6, 196, 90, 'url(#wood)', 8), 7) +
  area('M92 10V92H10C60 80 80 50 82 10Z', '#2a0a14', { opacity: 0.4 }) +
  line('M-90 48H90', '#4a2010', 4) +
  outlined(area('M-98 4H98V24H-98ZM-76 24H-54V96H-76ZM54 24H76V96H54Z', 'url(#brass)'), 5) +
  line('M-90 10H40', '#fffbe0', 4) +
  outlined(area('M-24 16H24V48C24 62 10 66 0 70C-10 66 -24 62 -24 48Z', '#fff0b0'), 5) +
  area('M0 28A9 9 0 0 1 5 44L8 56H-8L-5 44A9 9 0 0 1 0 28Z', INK)

export const ownStores = {
  '50138': { name: 'chest', draw: galleonVault },
  '50206': { name: 'mangoBasket', draw: hinogJackpot },
  '50221': { name: 'vinta', draw: regattaRiches },
  '50276': { name: 'ship', draw: acapulcoGold },
} as const
