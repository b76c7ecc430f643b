/** Subjects of sports: the ball or other object of each. */
import { area, around, box, circle, line, mix, oval, place, repeat, star } from '../draw.ts'
import { lit, round } from '../flagships/volume.ts'
import { numeral } from '../numerals.ts'
import type { Palette } from '../palettes.ts'
import { gallop } from '../racehorse.ts'

export const games = {
  hoops: (p: Palette): string =>
    lit('board', ['#ffffff', '#eef2fa', '#b4bfd6'], [0.8, 1]) +
    lit('rim', ['#ffb07a', '#f2622a', '#9c2c10'], [1, 0.2]) +
    round('ball', ['#ffc27a', '#f0802c', '#a8460e']) +
    box(-72, -98, 144, 98, mix(p.shade, p.ink, 0.2), 9) +
    box(-72, -98, 144, 94, p.main, 9) +
    box(-63, -90, 126, 78, 'url(#board)', 4) +
    area('M-63 -34L-8 -90H24L-56 -12H-59Q-63 -12 -63 -16Z', '#fff', { opacity: 0.8 }) +
    box(-28, -66, 56, 42, 'none', 0, { stroke: p.accent, 'stroke-width': 6 }) +
    box(-13, -22, 26, 18, '#8a2a12', 3) +
    line('M-32 0L-20 54M-12 7L-8 58M12 7L8 58M32 0L20 54M-30 18Q0 30 30 18M-24 38Q0 48 24 38', '#fff8ec', 4) +
    line('M-34 2L-8 58M-14 8L14 58M14 8L-14 58M34 2L8 58', '#dfe3ee', 2.5) +
    oval(0, -4, 42, 12, 'none', 0, { stroke: 'url(#rim)', 'stroke-width': 9 }) +
    line('M-38 -8Q-30 -15 -10 -16', '#ffd9b8', 3) +
    oval(42, 95, 44, 6, '#000', 0, { opacity: 0.35 }) +
    circle(38, 46, 47, 'url(#ball)') +
    line('M38 -1V93M-9 46H85M6 12Q30 46 6 80M70 12Q46 46 70 80', '#5a2410', 4.5) +
    area('M70 12A47 47 0 0 1 14 86C46 84 74 62 70 12Z', '#5a1a08', { opacity: 0.3 }) +
    oval(18, 20, 15, 8, '#fff', -40, { opacity: 0.55 }),
  derby: (p: Palette): string =>
    line('M-98 -10V30M-34 -10V30M30 -10V30M94 -10V30', '#c9c2b4', 5) +
    line('M-100 -8H100', '#fffaf0', 8) +
    oval(6, 68, 92, 11, '#000', 0, { opacity: 0.35 }) +
    place(gallop({ coat: '#b5673a', shade: '#74381f', light: '#eab27c', mane: '#3a1a14' }), 0, -4, 0.56) +
    repeat(5, (i) => circle(-96 + i * 12, 70 - (i % 2) * 8, 8 - i, '#d8b48a', { opacity: 0.7 })) +
    line('M-98 -56H-66M-90 -38H-58', p.glow, 5),
  kart: (p: Palette): string => {
    const wheel = (x: number, y: number, r: number): string =>
      circle(x, y, r, '#17151f') +
      area(`M${x - r * 0.82} ${y - r * 0.2}A${r * 0.84} ${r * 0.84} 0 0 1 ${x} ${y - r * 0.84}`, 'none', {
        stroke: '#5a5768',
        'stroke-width': 4,
      }) +
      circle(x, y, r * 0.56, '#8d93a6') +
      circle(x - 1.5, y - 1.5, r * 0.48, '#dfe4ee') +
      around(5, r * 0.3, 20)
        .map((spoke) => circle(x + spoke.x, y + spoke.y, r * 0.11, '#4a4f62'))
        .join('') +
      circle(x, y, r * 0.13, p.accent)
    return (
      lit('suit', [mix(p.main, '#ffffff', 0.3), p.main, p.shade], [1, 0.5]) +
      lit('body', ['#ff8a6e', '#e5382f', '#9c1626'], [0.2, 1]) +
      round('helmet', ['#ffffff', p.accent, mix(p.accent, '#3a1020', 0.5)]) +
      oval(4, 80, 96, 9, '#000', 0, { opacity: 0.35 }) +
      circle(-40, 44, 27, '#0e0c14') +
      circle(82, 50, 20, '#0e0c14') +
      // the engine and its exhaust
      box(-88, -2, 34, 34, '#555b6e', 5) +
      line('M-84 6H-58M-84 14H-58M-84 22H-58', '#8d93a6', 3) +
      line('M-86 30H-100', '#b8bfcc', 9) +
      area('M-58 40L-52 -26C-50 -36 -36 -36 -36 -26L-30 14L8 30V46Z', '#2a2733') +
      area('M-40 32C-44 -8 -36 -34 -14 -36C4 -36 10 -18 10 4L14 36Z', 'url(#suit)') +
      line('M-28 -26C-32 -10 -34 8 -30 30', p.pale, 5) +
      line('M30 26L44 -4', '#2a2733', 6) +
      line('M36 -18L54 8', '#17151f', 8) +
      line('M-6 -18L14 4L42 -6', p.shade, 17) +
      line('M-6 -20L14 1L40 -8', p.main, 13) +
      circle(43, -6, 8, '#2a2733') +
      circle(-10, -60, 29, 'url(#helmet)') +
      area('M-8 -72H16C20 -66 20 -56 16 -50H-4C-14 -54 -16 -68 -8 -72Z', '#22304e') +
      area('M-4 -69H13L16 -62H-9C-9 -66 -7 -68 -4 -69Z', '#8ec5ee') +
      line('M-34 -76C-26 -88 -10 -90 2 -86', p.pale, 5) +
      area('M-62 56L-46 18C-28 8 16 8 44 20L58 56Z', 'url(#body)') +
      area('M42 22C60 -16 76 -18 84 -14C78 0 80 14 84 26C96 32 104 42 106 56H50Z', 'url(#body)') +
      line('M-40 20C-20 14 12 14 36 22', '#ffc4ae', 4) +
      line('M62 6C68 -6 74 -10 80 -11', '#ffc4ae', 4) +
      area('M-58 46H56L59 56H-62Z', p.accent) +
      box(-84, 54, 186, 8, '#2a2733', 4) +
      circle(4, 34, 16, '#fff8ec') +
      numeral('5', 4, 34, 19, '#1b1628') +
      wheel(-64, 46, 33) +
      wheel(68, 54, 25) +
      line('M-104 -44H-66M-100 -24H-74', p.glow, 5)
    )
  },
  goal: (p: Palette): string =>
    lit('grass', ['#8ad45a', '#2f8a3c'], [0, 1]) +
    lit('post', ['#ffffff', '#e8ecf4', '#a4aec4'], [1, 0]) +
    round('ball', ['#ffffff', '#f4f4f8', '#a8aec4']) +
    area('M-92 -80H92L74 -58V56H-74V-58Z', '#0c1a30', { opacity: 0.35 }) +
    line(
      repeat(8, (i) => `M${-70 + i * 20} -60V56`) +
        repeat(5, (i) => `M-92 ${-62 + i * 26}L-74 ${-44 + i * 23}H74L92 ${-62 + i * 26}`),
      '#f4f8ff',
      2,
      { opacity: 0.7 },
    ) +
    box(-100, 54, 200, 36, 'url(#grass)', 10) +
    box(-97, -84, 11, 150, 'url(#post)', 4) +
    box(86, -84, 11, 150, 'url(#post)', 4) +
    box(-97, -84, 194, 11, '#f8faff', 4) +
    box(-97, -77, 194, 4, '#a4aec4', 2) +
    [-97, 86].map((x) => box(x, -32, 11, 15, p.main) + box(x, 6, 11, 15, p.main)).join('') +
    line('M-78 74C-70 44 -58 30 -44 24M-58 82C-52 64 -48 56 -42 50', p.accent, 7) +
    oval(8, 84, 50, 8, '#0c2a14', 0, { opacity: 0.45 }) +
    circle(4, 32, 51, 'url(#ball)') +
    area(star(4, 32, 5, 18, 14.6), '#23202f') +
    around(5, 1, -90)
      .map(({ angle }) =>
        place(line('M17 0H33', '#6a6a7c', 3) + area('M32 0L40 -11L49 -9Q52 0 49 9L40 11Z', '#23202f'), 4, 32, 1, angle),
      )
      .join('') +
    around(5, 1, -54)
      .map(({ angle }) => place(line('M36 -17L30 0L36 17', '#6a6a7c', 3), 4, 32, 1, angle))
      .join('') +
    area('M50 10A51 51 0 0 1 -30 70C10 72 44 52 50 10Z', '#2a2440', { opacity: 0.28 }) +
    oval(-17, 6, 12, 7, '#fff', -40, { opacity: 0.85 }),
  smash: (p: Palette): string => {
    const frame = { stroke: 'url(#frame)', 'stroke-width': 11 }
    return (
      lit('frame', [mix(p.main, '#ffffff', 0.5), p.main, p.shade], [1, 0.5]) +
      lit('feather', ['#ffffff', '#f2f4fa', '#b0b8d0'], [1, 0.2]) +
      round('cork', ['#fff0d0', '#ecc88a', '#a8763a']) +
      place(
        oval(0, -34, 44, 56, p.deep, 0, { opacity: 0.55 }) +
          line(
            'M-28 -76V8M-14 -86V18M0 -89V21M14 -86V18M28 -76V8M-34 -70H34M-42 -52H42M-44 -34H44M-42 -16H42M-34 2H34',
            '#f8fbff',
            2,
          ) +
          area('M-12 20Q0 30 12 20L4 42H-4Z', p.shade) +
          oval(0, -34, 46, 58, 'none', 0, frame) +
          line('M-41 -52C-36 -74 -22 -88 -6 -90', '#fff', 3.5, { opacity: 0.8 }) +
          line('M0 34V66', '#3a3f52', 9) +
          line('M-1.5 34V66', '#aab2c6', 3) +
          line('M0 66V98', '#2a2433', 15) +
          repeat(4, (i) => line(`M-7 ${71 + i * 8}L7 ${66 + i * 8}`, p.accent, 4)),
        -28,
        -2,
        0.97,
        -24,
      ) +
      place(
        area('M-32 -46L-18 -52L0 -55L18 -52L32 -46L15 16H-15Z', 'url(#feather)') +
          area('M12 -53L18 -52L32 -46L15 16H6Z', '#7f88a8', { opacity: 0.35 }) +
          line('M-25 -48L-10 16M-12 -52L-4 16M0 -54V16M12 -52L4 16M25 -48L10 16', '#98a2bc', 2.4) +
          line('M-25 -20Q0 -28 25 -20M-20 -2Q0 -9 20 -2', p.accent, 4) +
          circle(0, 24, 17, 'url(#cork)') +
          area('M-17 12H17V22Q0 30 -17 22Z', p.main) +
          area('M4 12H17V22Q12 26 4 27Z', p.shade, { opacity: 0.6 }),
        50,
        26,
        0.98,
        36,
      ) +
      line('M62 -50L76 -70M82 -34L97 -50M42 -56L50 -74', p.glow, 5)
    )
  },
  ring: (p: Palette): string => {
    /** A glove whose knuckles are at the right, around its fist. */
    const glove = (id: string, dark: string, light: string): string =>
      area('M-140 -26L-112 -30V34L-140 30Z', '#c98a5a') +
      area('M-140 8L-112 10V34L-140 30Z', '#8a4a30') +
      area('M-122 -44C-108 -50 -92 -50 -76 -46V46C-92 50 -108 50 -122 44Z', '#fff3dc') +
      area('M-122 10L-76 8V46C-92 50 -108 50 -122 44Z', '#c9a882', { opacity: 0.7 }) +
      line('M-112 -44V42', dark, 6) +
      area('M-84 -46C-58 -66 -14 -72 16 -58C40 -46 46 38 18 56C-14 70 -58 62 -84 44Z', `url(#${id})`) +
      area('M-84 10C-50 28 0 24 34 2C38 30 34 46 18 56C-14 70 -58 62 -84 44Z', dark, { opacity: 0.5 }) +
      line('M33 -24C17 -18 4 -18 -6 -24M37 2C20 8 8 8 -4 2M33 28C18 34 6 34 -4 30', dark, 5) +
      // the laces at the wrist
      area('M-98 -12L-50 -9C-44 -4 -44 8 -50 12L-98 14Z', dark) +
      line('M-96 -14L-76 16M-76 -14L-58 14M-76 16L-96 -14M-96 16L-76 -14M-76 16L-58 -12', '#fffaf0', 4.5) +
      area('M-62 -58C-46 -86 6 -92 22 -68C30 -50 14 -40 -8 -42C-30 -44 -50 -44 -62 -58Z', `url(#${id})`) +
      line('M-60 -54C-46 -42 -26 -42 -6 -40C10 -40 22 -48 20 -58', dark, 4.5) +
      line('M-46 -70C-34 -80 -12 -84 2 -76', light, 7) +
      line('M-74 -32C-64 -40 -54 -42 -44 -41', light, 6)
    const post = (x: number): string =>
      box(x - 7, -88, 14, 170, p.shade, 4) + box(x - 7, -88, 6, 170, p.main, 3) + box(x - 10, -66, 20, 22, p.accent, 5)
    return (
      lit('red', ['#ff9a8a', '#f0303f', '#a00f2a'], [0.4, 1]) +
      lit('blue', ['#8ac8ff', '#2f7af0', '#12309a'], [0.4, 1]) +
      line('M-94 -56H94', '#f0303f', 6) +
      line('M-94 -6H94', '#fff8ec', 6) +
      line('M-94 44H94', '#2f7af0', 6) +
      post(-90) +
      post(90) +
      area(star(0, -2, 12, 92, 56, 8), p.accent) +
      area(star(0, -2, 12, 68, 40, -6), p.pale) +
      place(
        place(glove('red', '#7a0a24', '#ffe0d8'), -22, 0, 0.64, 6) +
          `<g transform="translate(22 0) scale(-.64 .64) rotate(6)">${glove('blue', '#0f2670', '#e0f0ff')}</g>` +
          area(star(0, -4, 4, 34, 7), '#fff'),
        0,
        4,
        0.93,
        -22,
      )
    )
  },
}
export type CourtMotif = keyof typeof games
