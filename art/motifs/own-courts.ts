/** Subjects of sports whose scene is that of another game too: the object on their own cover. */
import { area, bothSides, box, circle, line, oval, place, star } from '../draw.ts'
import { lit, round } from '../flagships/volume.ts'
import { numeral } from '../numerals.ts'
import { INK, outlined } from './outline.ts'

/** The light on gold, as `url(#gold)`. */
export const goldLight = lit('gold', ['#fffbc8', '#ffce3a', '#e08a14', '#a85a0c'], [0.8, 0.8])

/** The belt of a champion, with a star in its plate. */
const championBelt = (): string =>
  goldLight +
  lit('leather', ['#a8522e', '#6a2a1c', '#38140f'], [0, 1]) +
  round('enamel', ['#ff7a86', '#dc2040', '#7a0a2c']) +
  outlined(area('M-102 -34C-60 -20 60 -20 102 -34V42C60 56 -60 56 -102 42Z', 'url(#leather)')) +
  line('M-98 -24C-60 -10 60 -10 98 -24M-98 32C-60 46 60 46 98 32', '#ffce7a', 3, { 'stroke-dasharray': '5 7' }) +
  outlined(bothSides(circle(81, 4, 23, 'url(#gold)'))) +
  bothSides(area(star(81, 4, 5, 15, 7), '#a8600c')) +
  outlined(
    area('M-34 -58L-44 -98L-20 -82L0 -104L20 -82L44 -98L34 -58Z', 'url(#gold)') +
      area('M0 -70C34 -70 62 -46 66 -10C68 38 38 78 0 98C-38 78 -68 38 -66 -10C-62 -46 -34 -70 0 -70Z', 'url(#gold)') +
      circle(0, 8, 49, 'url(#enamel)'),
  ) +
  area('M30 -58C54 -48 66 -26 66 -2C64 42 36 78 0 96C24 70 60 50 56 8C54 -20 46 -40 30 -58Z', '#8a4a08', {
    opacity: 0.4,
  }) +
  outlined(area(star(0, 9, 5, 38, 17), '#ffe27a'), 4) +
  area('M0 -28L9 -5L0 9L-12 -4Z', '#fffbe0') +
  line('M-54 -14C-48 -36 -32 -52 -12 -56', '#fffde8', 7) +
  circle(0, -78, 8, '#f0304f') +
  circle(-3, -81, 3, '#fff')

/** Balls on a rack: the best one is gold. */
const ballRack = (): string => {
  const ball = (x: number, y: number, fill: string, seam: string): string =>
    place(
      outlined(circle(0, 0, 36, `url(#${fill})`)) +
        line(
          'M-35 4C-14 -8 14 -8 35 4M2 -35C12 -12 12 12 2 35M-24 -26C-12 -12 -12 14 -22 28M26 -24' +
            'C16 -12 18 14 26 24',
          seam,
          4,
        ) +
        oval(-14, -20, 10, 6, '#fff', -40, { opacity: 0.75 }),
      x,
      y,
    )
  return (
    round('orange', ['#ffcf8a', '#f4832e', '#b04a10']) +
    round('gold', ['#fffbc0', '#ffd23a', '#d88a14']) +
    lit('steel', ['#ffffff', '#b4c4e4', '#5a6a9a'], [0, 1]) +
    outlined(area('M-92 -38H-78V102H-92ZM78 -38H92V102H78Z', 'url(#steel)')) +
    ball(-36, -46, 'orange', '#6a2a10') +
    ball(42, -46, 'gold', '#8a5008') +
    outlined(area(star(42, -46, 5, 18, 8), '#f0303f'), 3) +
    outlined(box(-102, -16, 204, 17, 'url(#steel)', 8)) +
    ball(-58, 46, 'orange', '#6a2a10') +
    ball(58, 46, 'orange', '#6a2a10') +
    ball(0, 46, 'orange', '#6a2a10') +
    outlined(box(-102, 74, 204, 18, 'url(#steel)', 8)) +
    outlined(bothSides(circle(85, 96, 9, '#3a3f5e')), 4) +
    area(star(70, -80, 4, 20, 5), '#fff')
  )
}

/** The head of a racehorse, with a rosette. */
const prizeHorse = (): string =>
  lit('coat', ['#f0a866', '#b8642e', '#6a2c16'], [0.7, 1]) +
  lit('hair', ['#9a6480', '#5a3048', '#2e1628'], [1, 0.4]) +
  lit('silk', ['#ff8a9a', '#ee2a48', '#9a0f30'], [0.6, 1]) +
  goldLight +
  outlined(
    area(
      'M8 -88C-34 -90 -66 -58 -70 -26C-92 -10 -84 10 -98 28C-88 36 -96 60 -104 80' + 'C-96 88 -90 96 -90 102H-20Z',
      'url(#hair)',
    ) +
      area('M0 -78C-40 -50 -66 20 -70 102H28C18 82 16 60 20 36L30 -60Z', 'url(#coat)') +
      area('M-10 -72L-16 -104C-2 -100 8 -88 10 -74ZM12 -74L18 -106C30 -96 36 -84 32 -66Z', 'url(#coat)'),
  ) +
  area('M8 30C-8 52 -12 78 -8 100H28C18 82 16 60 20 36Z', '#3a0f14', { opacity: 0.5 }) +
  outlined(
    area(
      'M-6 -70C10 -84 38 -80 52 -58C66 -34 80 -8 96 16C106 30 108 44 102 54C96 68 72 70 58 60' +
        'C46 50 38 44 28 46C4 48 -12 30 -14 2C-16 -24 -18 -54 -6 -70Z',
      'url(#coat)',
    ),
  ) +
  area(
    'M28 46C4 48 -12 30 -14 2C4 26 26 30 44 22C58 34 72 50 90 50C96 52 102 50 104 46C98 68 74 70 58 60' +
      'C46 50 38 44 28 46Z',
    '#3a0f14',
    { opacity: 0.42 },
  ) +
  area('M30 -76C44 -74 54 -54 66 -32C78 -12 90 6 98 20C90 24 80 18 72 8C54 -14 36 -44 30 -76Z', '#fff4e4') +
  area('M80 32C86 24 98 28 98 38C92 44 82 42 80 32Z', INK) +
  line('M68 58C78 58 90 54 98 48', INK, 4) +
  outlined(area('M16 -40C22 -54 42 -54 48 -40C42 -28 24 -26 16 -40Z', '#fff'), 4) +
  circle(34, -40, 10, INK) +
  circle(31, -44, 4, '#fff') +
  area('M-4 -82C18 -90 40 -76 44 -54C34 -62 26 -60 22 -50C16 -64 6 -72 -8 -70Z', 'url(#hair)') +
  line('M-12 -44C4 -52 20 -50 30 -56M-2 -46C6 -10 26 12 50 28M66 -12C56 8 50 24 48 48', INK, 13) +
  line('M-12 -44C4 -52 20 -50 30 -56M-2 -46C6 -10 26 12 50 28M66 -12C56 8 50 24 48 48', '#f0304a', 8) +
  outlined(circle(50, 30, 10, 'url(#gold)'), 4) +
  // The rosette.
  outlined(
    area('M-40 20L-60 92L-40 84L-28 100L-14 26ZM-26 20L-10 92L-24 84L-34 100L-50 30Z', '#a80f30') +
      area(star(-34, 2, 12, 41, 33), 'url(#silk)'),
    4.4,
  ) +
  circle(-34, 2, 25, '#fff4e0') +
  circle(-34, 2, 20, 'url(#gold)') +
  numeral('1', -34, 2, 22, '#7a3406', 0.28) +
  line('M-58 -14Q-52 -26 -42 -30', '#ffd0d8', 5) +
  line('M-52 -56C-66 -40 -72 -22 -76 -2', '#a87a90', 5)

/** A cup before a checkered flag, and a helmet. */
const kartCup = (): string =>
  lit('cup', ['#fffbc8', '#ffd24a', '#e8941a', '#a8580c'], [1, 0.3]) +
  round('shell', ['#b8e8ff', '#3f8af4', '#123aa8']) +
  outlined(area('M-88 -92L-20 -100L-10 -40L-76 -30Z', '#fff') + area('M-94 -96H-84L-62 40H-72Z', '#cfd8ec'), 4.4) +
  area(
    'M-86 -92L-65 -94L-62 -75L-83 -72ZM-44 -97L-22 -99L-19 -80L-41 -77ZM-62 -75L-41 -77L-38 -56L-59 -53Z' +
      'M-80 -53L-59 -53L-56 -33L-75 -31ZM-38 -56L-16 -60L-13 -41L-35 -37Z',
    '#343a66',
  ) +
  line('M-38 -48C-82 -56 -82 6 -26 10M50 -48C94 -56 94 6 38 10', INK, 22) +
  line('M-38 -48C-82 -56 -82 6 -26 10M50 -48C94 -56 94 6 38 10', '#f0a82a', 12) +
  outlined(
    area('M-44 -72H56C56 -10 42 26 16 38V66H-4V38C-30 26 -44 -10 -44 -72Z', 'url(#cup)') +
      area('M-28 62H40L46 82H-34Z', 'url(#cup)') +
      area('M-46 80H58L64 102H-52Z', '#5a3a2a') +
      oval(6, -72, 51, 12, '#fff0a0'),
  ) +
  oval(6, -71, 40, 7, '#b86a10') +
  area('M28 -58C40 -60 48 -62 55 -66C54 -10 42 26 16 38V64H8V38C28 16 34 -18 28 -58Z', '#8a4008', { opacity: 0.4 }) +
  line('M-30 -50C-28 -16 -20 6 -8 18', '#fffde8', 8) +
  outlined(area(star(6, -18, 5, 29, 13), '#fffbe0'), 4) +
  line('M-40 90H28', '#c8925a', 5) +
  outlined(
    area('M10 70C12 34 36 20 62 22C90 26 104 48 100 76C98 94 90 102 74 102H26C16 98 10 86 10 70Z', 'url(#shell)') +
      area('M10 56C26 46 60 48 70 58C74 68 70 82 62 84C44 88 26 86 11 80Z', '#1a2048'),
  ) +
  line('M22 62Q38 56 54 60', '#8ad0ff', 6) +
  area('M34 32C52 22 78 28 92 44L98 58C82 40 58 34 32 44Z', '#fff') +
  line('M20 94H56', '#0f2a7a', 5) +
  area(star(66, -84, 4, 20, 5), '#fff')

/** A shoe with its toe up kicks a ball away. */
const bootOnBall = (): string =>
  lit('shoe', ['#ff8a8a', '#f0284a', '#a80f3c'], [0.5, 1]) +
  lit('sock', ['#ffffff', '#e4eafc', '#9aa6d4'], [1, 0.3]) +
  lit('shin', ['#f4bc86', '#c0824e'], [1, 0.2]) +
  round('ball', ['#ffffff', '#f2f5ff', '#b0bce4', '#5a68a8']) +
  outlined(area(star(-38, -14, 11, 58, 34, -80), '#ffb02e'), 5) +
  area(star(-38, -14, 11, 43, 25, -70), '#fff6c0') +
  place(
    outlined(circle(0, 0, 64, 'url(#ball)'), 7) +
      outlined(
        area(star(-16, 6, 5, 22, 17.8, -74), '#1c2358') +
          area(
            'M-58 -26L-46 -42L-30 -36L-34 -18L-52 -12Z' +
              'M28 -46L46 -38L48 -22L32 -20L20 -32ZM16 30L32 18L48 28L40 46L22 50ZM-46 34L-32 30L-22 44L-26 58L-40 52Z',
            '#1c2358',
          ),
        2,
      ) +
      line('M-30 -8L-34 -18M2 -6L20 -26M0 22L18 32M-26 24L-32 30', '#5a68a8', 3.4) +
      line('M-44 -38A58 58 0 0 1 -4 -57', '#fff', 6),
    -54,
    -46,
    0.66,
    -20,
  ) +
  place(
    outlined(
      area('M10 -172H90L84 -120H10Z', 'url(#shin)') +
        area('M4 -150C28 -140 62 -140 88 -150L80 -52H6Z', 'url(#sock)') +
        area(
          'M4 -64C0 -40 -14 -24 -40 -18C-72 -10 -102 -2 -106 22C-107 34 -102 40 -94 42H78C88 24 88 -8 78 -30' +
            'C76 -42 78 -54 80 -64Q42 -46 4 -64Z',
          'url(#shoe)',
        ) +
        area('M-107 26C-112 48 -102 58 -86 58H68C84 58 90 44 84 28C40 40 -50 42 -107 26Z', '#fff6e0'),
      7,
    ) +
      area('M60 -58L80 -64C78 -54 76 -42 78 -30C88 -8 88 18 82 30Q40 40 -20 40C40 24 70 -10 60 -58Z', '#3a0824', {
        opacity: 0.35,
      }) +
      area('M4 -134C30 -124 62 -124 88 -134V-116C62 -106 30 -106 4 -116Z', '#2a6af0') +
      area('M22 -24L38 -30L58 26L40 30ZM50 -32L64 -38L80 20L66 24Z', '#fff2d8') +
      line('M-34 -30L-16 -6M-16 -38L0 -14M-2 -50L14 -28', '#fff', 7) +
      line('M-96 10C-84 -4 -62 -8 -48 -12', '#ffd0d0', 6),
    19,
    40,
    0.58,
    24,
  )

/** A racket strikes a shuttlecock: a bolt of lightning. */
const lightningSmash = (): string =>
  lit('feather', ['#ffffff', '#eef2fc', '#aebada'], [1, 0.3]) +
  round('cork', ['#ff9a8a', '#f0304a', '#9a0f30']) +
  lit('bolt', ['#fffbb0', '#ffd23a', '#ff9a1e'], [0.3, 1]) +
  outlined(area('M100 -102L36 -70L54 -50L0 -8L72 -38L56 -58L94 -74Z', 'url(#bolt)')) +
  place(
    outlined(area('M-9 52H9L11 116H-11Z', '#e8344a')) +
      line('M-9 72L9 64M-9 88L9 80M-9 104L9 96', '#fff', 5) +
      outlined(area('M-6 46H6V60H-6Z', '#e4eaf6'), 4) +
      oval(0, 0, 40, 50, '#12305e', 0, { opacity: 0.55 }) +
      line('M-24 -36V36M-8 -44V46M8 -44V46M24 -36V36M-34 -24H34M-38 -8H38M-38 8H38M-34 24H34', '#f4faff', 3) +
      oval(0, 0, 41, 51, 'none', 0, { stroke: INK, 'stroke-width': 19 }) +
      oval(0, 0, 41, 51, 'none', 0, { stroke: '#2f8af4', 'stroke-width': 10 }) +
      line('M-41 -8C-40 -30 -28 -46 -10 -50', '#c0e8ff', 5),
    -46,
    -10,
    0.94,
    24,
  ) +
  area(star(14, 12, 8, 48, 20, 0), '#ffb52e') +
  area(star(14, 12, 8, 34, 15, 22), '#fffbe0') +
  place(
    outlined(
      area('M-38 -62L-22 -70L0 -74L22 -70L38 -62L18 10H-18Z', 'url(#feather)') +
        area('M-38 -62L-29 -72L-22 -66L-12 -77L0 -71L12 -77L22 -66L29 -72L38 -62L34 -48H-34Z', 'url(#feather)') +
        area('M-20 6H20V22Q18 40 0 40Q-18 40 -20 22Z', 'url(#cork)'),
    ) +
      line('M-26 -58L-11 6M-10 -66L-4 6M10 -66L4 6M26 -58L11 6', '#94a2c8', 4) +
      line('M-29 -32Q0 -42 29 -32M-23 -10Q0 -18 23 -10', '#ffb02e', 6) +
      area('M-19 8H19V16H-19Z', '#fff3d8') +
      line('M-12 24Q-11 31 -5 33', '#ffd0c8', 5),
    34,
    34,
    0.86,
    128,
  )

/** By game: the subject of its cover. */
export const ownCourts: { readonly [gameId: string]: (() => string) | undefined } = {
  '10106': championBelt,
  '10201': ballRack,
  '10202': prizeHorse,
  '10203': kartCup,
  '10204': bootOnBall,
  '10205': lightningSmash,
}
