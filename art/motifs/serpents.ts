/** Heads of sea serpents. */
import { area, circle, line, oval, place } from '../draw.ts'
import { lit, round } from '../flagships/volume.ts'
import { INK, outlined } from './outline.ts'

/** The head of the blue serpent, with the moon between its teeth. */
export const bakunawa = (): string =>
  lit('hide', ['#9aecff', '#3f98f4', '#1c46c0', '#12246a'], [0.4, 1]) +
  lit('fin', ['#ffd45e', '#ff7a4a', '#d8284a'], [1, 0.6]) +
  lit('horn', ['#fffbe0', '#ffc93a', '#c8780f'], [0.4, 1]) +
  round('gold', ['#fffde8', '#ffe680', '#ffc53a', '#e8921e']) +
  outlined(area('M50 -26L104 -54L94 -20L112 0L92 16L106 44L84 50L94 82L56 74L30 20Z', 'url(#fin)')) +
  line('M60 -8L90 -24M64 14L88 12M58 36L86 52', '#8a1438', 5) +
  place(
    outlined(
      area('M46 -62C46 -88 68 -106 104 -104C88 -92 84 -76 84 -44Z', 'url(#horn)') +
        area('M12 -76C10 -94 28 -108 58 -108C46 -98 40 -88 42 -72Z', 'url(#horn)') +
        area('M-84 -12L44 -4L60 40L20 74L-70 70Z', '#5a0c34'),
    ) +
      area('M-60 62C-30 44 10 48 28 56L10 74H-56Z', '#ff6a8a') +
      outlined(circle(-60, 28, 48, 'url(#gold)')) +
      circle(-72, 20, 7, '#f0a030') +
      circle(-36, 42, 11, '#e08a20') +
      circle(-66, 52, 5, '#e8962a') +
      circle(-18, 26, 5, '#e08a20') +
      outlined(
        area('M-88 -12L-70 -8L-82 28ZM-52 -2L-32 0L-40 32ZM-22 2L-4 4L-10 26Z', '#fffdf0') +
          area('M-72 72L-52 70L-64 38ZM-36 74L-16 72L-26 44Z', '#fffdf0'),
        4,
      ) +
      outlined(
        area(
          'M-100 -26C-108 -46 -98 -62 -80 -62C-66 -62 -56 -64 -40 -74C-12 -96 38 -96 62 -66C84 -38 98 16 86 54' +
            'C76 84 52 98 20 101C-20 104 -58 100 -80 88C-96 78 -92 60 -76 63C-46 73 -6 72 14 58C30 48 36 38 30 28' +
            'C22 16 10 12 -12 8C-36 4 -58 2 -82 -4C-92 -8 -96 -14 -100 -26Z',
          'url(#hide)',
        ),
      ) +
      area('M62 -66C84 -38 98 16 86 54C76 84 52 98 20 101C52 80 66 40 62 4C60 -30 56 -50 44 -74Z', '#0c1a66', {
        opacity: 0.5,
      }) +
      area('M-74 72C-46 82 -4 84 22 66C12 88 -18 94 -44 92C-62 90 -78 82 -74 72Z', '#b8f0ff', { opacity: 0.55 }) +
      line('M-92 -38C-90 -50 -78 -52 -66 -52C-50 -54 -38 -64 -24 -72', '#e6fcff', 6) +
      circle(52, 20, 6, '#8ad8ff') +
      circle(58, 0, 5, '#8ad8ff') +
      circle(44, 38, 5, '#8ad8ff') +
      area('M-98 -24C-92 -32 -84 -34 -78 -28C-82 -20 -90 -18 -98 -24Z', '#0c1a66') +
      outlined(area('M-34 -34C-22 -24 2 -10 24 -16C40 -22 42 -40 36 -50Z', '#ffe24a'), 4) +
      oval(12, -30, 7, 13, '#c8102a', 14) +
      oval(12, -30, 3.4, 10, INK, 14) +
      circle(8, -37, 4, '#fff') +
      outlined(area('M-44 -50C-16 -38 12 -44 46 -70C54 -62 52 -52 44 -46C16 -28 -16 -26 -44 -34Z', '#173aa8'), 4) +
      line('M-36 -45C-10 -36 16 -44 40 -60', '#6ab8ff', 4),
    -4,
    1,
    0.95,
  )

/** The head and the neck of a green serpent. */
export const seaSerpent = (): string =>
  lit('hide', ['#b8ff9a', '#3fc98a', '#148a78', '#0a4a5e'], [0.6, 1]) +
  lit('fin', ['#ffd45e', '#ff8a3a', '#e0402e'], [0.3, 1]) +
  lit('horn', ['#fffbe0', '#ffd23f', '#d88a14'], [0.2, 1]) +
  outlined(
    area('M-40 -44L-92 -58L-80 -30L-106 -14L-84 4L-104 32L-80 38L-92 70L-56 60Z', 'url(#fin)') +
      area('M-6 -44C-88 -28 -98 46 -62 102H34C8 76 4 52 34 30Z', 'url(#hide)') +
      area('M2 30C-28 50 -26 82 -6 102H34C10 78 12 58 36 42Z', '#ffe27a'),
  ) +
  area('M-44 -20C-82 10 -84 62 -56 100H-40C-62 60 -56 20 -30 -4Z', '#d8ffb0', { opacity: 0.5 }) +
  line('M-14 50L14 58M-20 68L8 76M-14 86L18 92', '#c8862a', 5) +
  circle(-44, 34, 6, '#0c6a6a') +
  circle(-40, 56, 6, '#0c6a6a') +
  circle(-34, 76, 5, '#0c6a6a') +
  outlined(
    area('M-18 -58C-34 -70 -40 -90 -30 -106C-20 -92 -6 -86 6 -66Z', 'url(#horn)') +
      area('M14 -62C8 -78 12 -96 28 -108C32 -92 42 -84 44 -64Z', 'url(#horn)') +
      area('M-8 12C10 40 50 58 88 44C96 40 96 30 88 28L20 8Z', '#148a78') +
      area('M10 6L100 12L86 32C60 40 36 34 16 20Z', '#8a1238'),
  ) +
  area('M30 26C48 20 70 26 82 32C64 38 44 36 30 26Z', '#ff7a92') +
  outlined(
    area('M34 10L48 13L42 30ZM58 14L70 15L65 30ZM80 14L94 12L90 32ZM70 42L80 40L74 24ZM48 42L58 44L54 28Z', '#fffdf0'),
    3.4,
  ) +
  outlined(
    area(
      'M-54 -6C-58 -50 -18 -74 26 -62C54 -56 66 -40 84 -36C100 -32 108 -16 104 2C100 16 86 18 70 16' +
        'C50 14 30 12 18 24C2 44 -20 40 -34 32C-48 24 -54 10 -54 -6Z',
      'url(#hide)',
    ),
  ) +
  outlined(area('M-36 4L-74 -18L-62 8L-84 22L-60 32L-66 56L-30 36Z', 'url(#fin)'), 4) +
  line('M-38 16L-58 6M-38 22L-60 26M-36 28L-54 40', '#a8281e', 4) +
  line('M-40 -26C-26 -54 8 -60 34 -50M70 -32C82 -30 90 -26 94 -18', '#eaffd0', 6) +
  area('M78 -18C88 -26 98 -18 94 -8C86 -6 78 -10 78 -18Z', '#0a4a4a') +
  outlined(area('M4 -36C16 -28 34 -18 52 -18C46 -2 24 2 12 -8C4 -16 2 -26 4 -36Z', '#fff3c0'), 4) +
  circle(26, -14, 10, '#e0242e') +
  circle(27, -13, 5, INK) +
  circle(22, -19, 3.4, '#fff') +
  line('M-2 -44C16 -30 36 -24 58 -24', INK, 9) +
  line('M-2 -46C16 -33 36 -27 56 -27', '#148a78', 4)
