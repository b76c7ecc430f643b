/** Subjects of slots: fruits and what is made of them. */
import { area, around, bothSides, circle, line, oval, place, repeat, star } from '../draw.ts'
import { lit, round } from '../flagships/volume.ts'
import { INK, outlined } from './outline.ts'

/** A hibiscus around 0,0, with a radius of 40. */
const hibiscus = (x: number, y: number, size: number, turn = 0): string =>
  place(
    outlined(
      repeat(5, (i) =>
        area('M0 4C-22 -2 -32 -26 -16 -38C-8 -44 -4 -36 0 -40C4 -36 8 -44 16 -38C32 -26 22 -2 0 4Z', 'url(#petal)', {
          transform: `rotate(${i * 72})`,
        }),
      ),
    ) +
      circle(0, 0, 8, '#a80f44') +
      line('M0 0L18 -20', '#ffd24a', 7) +
      line('M20 -26v.1M26 -18v.1', '#ffb02e', 8),
    x,
    y,
    size,
    turn,
  )
const petalLight = lit('petal', ['#ff9ac0', '#ff3f7a', '#c81450'], [0.4, 1])

const cup = 'M-60 -28C-76 20 -68 70 -40 98Q0 108 40 98C68 70 76 20 60 -28Z'

/** A drink in a pineapple. */
const pinyaFiesta = (): string =>
  lit('rind', ['#ffe05a', '#f8a01f', '#c0600f'], [0.9, 0.6]) +
  lit('leaf', ['#a8f070', '#2fa85a', '#0c6a44'], [0.6, 1]) +
  petalLight +
  // Behind the rim: leaves, the straw and the umbrella.
  outlined(
    area(
      'M22 -34C24 -70 48 -94 78 -98C72 -72 66 -50 48 -32ZM40 -28C54 -58 78 -68 104 -62' + 'C94 -42 78 -26 60 -22Z',
      'url(#leaf)',
    ),
  ) +
  line('M-4 -30L16 -92L40 -102', INK, 18) +
  line('M-4 -30L16 -92L40 -102', '#fffaf4', 11) +
  line('M2 -50L5 -58M10 -72L12 -80M22 -95L27 -97', '#ff3f6a', 11) +
  line('M-36 -30L-50 -74', INK, 11) +
  line('M-36 -30L-50 -74', '#d8944a', 5) +
  place(
    outlined(
      area('M0 -34C-26 -34 -46 -18 -50 6L-16 6Z', '#ff5f7a') +
        area('M0 -34C26 -34 46 -18 50 6L16 6Z', '#3fc4d8') +
        area('M0 -34L-18 6H18Z', '#ffe066'),
    ) + line('M-40 -8Q-30 -22 -16 -28', '#ffc0cc', 5),
    -52,
    -70,
    0.98,
    -18,
  ) +
  `<clipPath id="cup"><path d="${cup}"/></clipPath>` +
  outlined(area(cup, 'url(#rind)')) +
  '<g clip-path="url(#cup)">' +
  line(
    'M-76 -22L48 104M-76 34L0 104M-34 -36L76 76M22 -36L76 18M76 -22L-48 104M76 34L0 104M34 -36L-76 76' +
      'M-22 -36L-76 18',
    '#9a4a0c',
    4,
  ) +
  line('M0 26v.1M-28 54v.1M28 54v.1M0 82v.1M-54 26v.1M54 26v.1M-28 -1v.1M28 -1v.1', '#fff3a8', 9) +
  '</g>' +
  area('M24 -20H58C74 22 66 70 40 98Q26 103 10 103C48 66 46 20 24 -20Z', '#5a1c08', { opacity: 0.35 }) +
  line('M-58 -4C-64 30 -56 60 -42 80', '#fff8cc', 6) +
  outlined(oval(0, -30, 64, 18, '#fff0a0') + oval(0, -28, 50, 11, '#ffc42e'), 4) +
  oval(-14, -30, 16, 4, '#fffbe0') +
  line('M-4 -26L2 -46', '#fffaf4', 11) +
  place(
    outlined(circle(0, 0, 32, '#5cc83f') + circle(0, 0, 24, '#e8ff9a'), 4) +
      line('M0 0V-20M0 0L17 -10M0 0L17 10M0 0V20M0 0L-17 10M0 0L-17 -10', '#7ac83a', 4),
    -70,
    -16,
    0.92,
  ) +
  hibiscus(52, -16, 0.84, 20)

/** A crown which holds fruits. */
const tropicCrown = (): string =>
  lit('gold', ['#fffbc8', '#ffcb3a', '#d8860f', '#a85c08'], [0.6, 1]) +
  round('pine', ['#fff08a', '#ffb82e', '#d87a14']) +
  round('mango', ['#fff6a0', '#ffc22e', '#f2682a']) +
  round('dragon', ['#ffa8d8', '#f03a90', '#a01060']) +
  petalLight +
  outlined(
    [-62, 62, -36, 36, -12, 12]
      .map((turn) =>
        area('M0 10C-15 -12 -12 -34 0 -50C12 -34 15 -12 0 10Z', Math.abs(turn) === 36 ? '#2fa85a' : '#5cc84a', {
          transform: `translate(0 -60) rotate(${turn})`,
        }),
      )
      .join('') +
      oval(0, -18, 33, 48, 'url(#pine)') +
      oval(-50, -4, 40, 30, 'url(#mango)', 40) +
      circle(48, -6, 33, 'url(#dragon)') +
      area('M40 -36L44 -56L56 -40L74 -46L70 -28L88 -22L74 -8Z', '#a4e04a'),
    4.4,
  ) +
  line('M-26 -46L26 -6M-30 -26L22 14M26 -46L-26 -6M30 -26L-22 14', '#b4640f', 4) +
  area('M-76 -24C-68 -34 -56 -34 -48 -28C-58 -26 -66 -20 -70 -12C-76 -12 -78 -18 -76 -24Z', '#fffbe0') +
  oval(36, -18, 8, 5, '#ffdcf0', -40) +
  outlined(
    area('M-92 4L-54 34L-34 -6L0 30L34 -6L54 34L92 4L76 92Q0 110 -76 92Z', 'url(#gold)') +
      [-92, -34, 34, 92].map((x) => circle(x, Math.abs(x) > 40 ? 2 : -8, 10, '#fff0a0')).join(''),
  ) +
  area('M34 -6L54 34L92 4L76 92Q50 99 22 101Q50 60 34 -6Z', '#a05008', { opacity: 0.3 }) +
  line('M-80 68Q0 88 80 68', '#a8600c', 5) +
  line('M-76 24L-68 62', '#fffde8', 7) +
  [-92, -34, 34, 92].map((x) => circle(x - 3, Math.abs(x) > 40 ? -1 : -11, 3.4, '#fff')).join('') +
  outlined(bothSides(circle(52, 68, 11, '#1fc8b0')), 4) +
  circle(-55, 65, 3.6, '#fff') +
  circle(49, 65, 3.6, '#fff') +
  hibiscus(0, 66, 0.84)

/** A laughing coconut with a straw and a flower. */
const cocoLoco = (): string =>
  round('husk', ['#e8ac70', '#a8683a', '#6a3a22', '#40201a']) +
  petalLight +
  line('M30 -60L52 -96L84 -104', INK, 20) +
  line('M30 -60L52 -96L84 -104', '#fffaf4', 12) +
  line('M38 -74L42 -80M50 -93L54 -97M68 -100L74 -102', '#ff3f7a', 12) +
  outlined(circle(0, 12, 89, 'url(#husk)')) +
  line(
    'M-62 -28C-50 -46 -30 -58 -10 -62M-78 30C-70 62 -48 82 -20 90M78 22C76 50 60 74 36 86M20 92' + 'Q32 90 40 84',
    '#d89a5c',
    5,
  ) +
  area('M-74 -8C-70 -38 -48 -60 -18 -66C-40 -48 -54 -28 -56 0C-62 8 -74 4 -74 -8Z', '#fff0d0', { opacity: 0.6 }) +
  line('M-54 6Q-38 -22 -20 6M20 6Q38 -22 54 6', INK, 12) +
  line('M-56 -24Q-42 -36 -26 -30M26 -30Q42 -36 56 -24', INK, 7) +
  circle(-58, 30, 13, '#ff6a5a', { opacity: 0.75 }) +
  circle(58, 30, 13, '#ff6a5a', { opacity: 0.75 }) +
  outlined(area('M-46 24Q0 38 46 24C48 66 26 84 0 84C-26 84 -48 66 -46 24Z', '#6a0f24')) +
  area('M-39 29Q0 40 39 29C39 36 38 42 36 46Q0 54 -36 46C-38 42 -39 36 -39 29Z', '#fff') +
  area('M-27 70C-18 56 18 56 27 70C18 82 -18 82 -27 70Z', '#ff6a7a') +
  hibiscus(-44, -64, 0.9, -14)

/** An open durian with golden flesh, on coins. */
const spikyRiches = (): string => {
  const pod = (x: number, y: number, turn: number): string =>
    place(
      outlined(oval(0, 0, 21, 33, 'url(#pod)'), 4) +
        area('M-10 -20C-16 -6 -14 10 -8 18C-10 6 -8 -10 -2 -24Z', '#fffde0') +
        line('M9 -18C12 -4 12 6 8 18', '#d8860f', 4),
      x,
      y,
      1,
      turn,
    )
  const coin = (x: number, y: number): string =>
    outlined(oval(x, y + 6, 26, 13, '#b86a0c') + oval(x, y, 26, 13, '#ffd23f'), 4) +
    oval(x, y, 16, 7, 'none', 0, { stroke: '#c8780f', 'stroke-width': 3 })
  return (
    lit('spikes', ['#eaff8a', '#9ccc34', '#4f8a1f', '#2a5a1c'], [0.8, 1]) +
    round('pod', ['#fff8a8', '#ffcf2e', '#f5a01e', '#cc680f']) +
    outlined(area(star(0, -8, 20, 97, 77), 'url(#spikes)')) +
    area(star(0, -8, 20, 86, 74, -81), '#8abf2e', { stroke: '#3f7a1c', 'stroke-width': 3 }) +
    outlined(circle(0, -8, 71, '#fffbe0'), 4) +
    circle(0, -8, 65, '#f4e4a8') +
    area('M0 -8L9 57L-4 58ZM0 -8L-61 -28L-57 -36ZM0 -8L50 -49L57 -40Z', '#b89a4a') +
    pod(-8, -44, 80) +
    pod(33, 12, -40) +
    pod(-33, 16, 22) +
    coin(-74, 72) +
    coin(76, 72) +
    coin(-42, 88) +
    coin(46, 90) +
    area(star(-62, -66, 4, 24, 5), '#fff') +
    area(star(72, -40, 4, 15, 3.4), '#fff')
  )
}

/** Half a melon with its seeds, before the other melon, and a slice. */
const melonMania = (): string =>
  round('rind', ['#a8f07a', '#3fc05a', '#128a4c', '#06503a']) +
  round('flesh', ['#ff9a90', '#ff4a5e', '#e4203f', '#bc0f3a']) +
  outlined(circle(34, -24, 70, 'url(#rind)')) +
  line('M36 -90Q58 -70 60 -40M60 -86Q90 -60 88 -30M96 -44Q102 -20 94 4', '#0c5a38', 12) +
  line('M34 -94Q36 -106 50 -106', INK, 13) +
  line('M34 -94Q36 -106 50 -106', '#9a7a34', 6) +
  outlined(circle(-24, 14, 80, 'url(#rind)')) +
  circle(-27, 12, 72, '#f4ffdc') +
  circle(-27, 12, 64, 'url(#flesh)') +
  around(8, 44, 12)
    .map(({ x, y, angle }) => oval(x - 27, y + 12, 5, 9, '#2a0a14', angle + 90))
    .join('') +
  around(4, 19, 40)
    .map(({ x, y, angle }) => oval(x - 27, y + 12, 5, 9, '#2a0a14', angle + 90))
    .join('') +
  area('M-82 -10C-74 -34 -52 -48 -28 -48C-48 -38 -64 -22 -70 -2C-74 6 -84 0 -82 -10Z', '#fff', { opacity: 0.55 }) +
  place(
    outlined(
      area('M-60 -12Q-50 52 0 54Q50 52 60 -12L0 -44Z', 'url(#rind)') +
        area('M-50 -12Q-42 38 0 40Q42 38 50 -12L0 -40Z', '#f4ffdc'),
      4,
    ) +
      area('M-44 -14Q-36 30 0 31Q36 30 44 -14L0 -38Z', 'url(#flesh)') +
      line('M-20 -4v4M0 -16v4M18 -4v4M-6 10v4M12 14v4', '#2a0a14', 8),
    56,
    56,
    0.84,
    12,
  )

export const ownFruit = {
  '50253': { name: 'pineappleDrink', draw: pinyaFiesta },
  '50254': { name: 'fruitCrown', draw: tropicCrown },
  '50259': { name: 'coconut', draw: cocoLoco },
  '50264': { name: 'durian', draw: spikyRiches },
  '50273': { name: 'pakwan', draw: melonMania },
} as const
