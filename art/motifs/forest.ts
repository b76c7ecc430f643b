/** Subjects of slots: spirits and animals of the forest. */
import { area, bothSides, circle, line, oval, place, repeat } from '../draw.ts'
import { lit, round } from '../flagships/volume.ts'
import { INK, outlined } from './outline.ts'

/** A flower of five petals in a crown. */
const blossom = (x: number, y: number, color: string): string => {
  const petals =
    `M${x} ${y - 11}v.1M${x + 11} ${y - 3}v.1M${x + 7} ${y + 10}v.1` + `M${x - 7} ${y + 10}v.1M${x - 11} ${y - 3}v.1`
  return line(petals, INK, 23) + line(petals, color, 16) + circle(x, y, 6, '#ffb52e')
}

/** Maria Makiling, the spirit of a mountain: her face with closed eyes, beside a fawn. */
export const makiling = (): string =>
  lit('hair', ['#8a5094', '#4a2660', '#24103a'], [0.8, 1]) +
  lit('fur', ['#ffc480', '#d0803e', '#94502a'], [0.8, 1]) +
  outlined(
    area(
      'M14 -88C66 -94 92 -58 88 -10C86 30 104 60 100 102H-30C-44 40 -40 -20 -34 -42C-26 -72 -8 -86 14 -88Z',
      'url(#hair)',
    ) +
      area('M-40 104C-36 78 -14 70 6 64H48C74 70 90 80 94 104Z', '#fff4f0') +
      area('M8 40H46L50 68C40 86 12 86 2 68Z', '#b87446'),
  ) +
  area('M64 76C80 80 90 88 94 102H70Z', '#e0b0c8') +
  outlined(
    area('M-16 -20C-16 -50 2 -62 26 -62C50 -62 66 -48 66 -16C66 24 48 56 24 56C0 56 -16 20 -16 -20Z', '#e0a070'),
  ) +
  area('M42 -60C58 -52 66 -40 66 -16C66 24 48 56 24 56C44 38 54 0 42 -60Z', '#b87446', { opacity: 0.65 }) +
  line('M-6 -6Q4 4 16 -4M34 -4Q46 4 56 -6', INK, 5) +
  line('M-8 -24Q4 -32 16 -26M34 -26Q46 -32 58 -24', '#4a2430', 4) +
  line('M24 -6Q16 12 20 16Q25 19 30 16', '#a05a34', 4) +
  area('M10 32Q18 26 25 30Q32 26 40 32Q32 44 25 44Q18 44 10 32Z', '#d8385a') +
  line('M10 32Q25 37 40 32', '#8a1a3a', 3) +
  circle(-2, 16, 9, '#ff8a6a', { opacity: 0.5 }) +
  circle(52, 16, 9, '#ff7a5a', { opacity: 0.5 }) +
  area(
    'M28 -66C2 -62 -14 -40 -18 6C-30 -10 -36 -46 -16 -66C-2 -80 16 -78 28 -66ZM28 -66C52 -60 66 -40 68 6' +
      'C80 -10 84 -50 66 -66C54 -76 40 -76 28 -66Z',
    'url(#hair)',
  ) +
  line('M78 -10C74 30 90 60 88 96M-26 0C-30 14 -32 22 -30 34', '#9a6aa8', 4) +
  blossom(-22, -50, '#ffffff') +
  blossom(74, -48, '#ffffff') +
  blossom(2, -74, '#ff7aa8') +
  blossom(52, -76, '#ff7aa8') +
  blossom(27, -82, '#ffffff') +
  // The fawn.
  outlined(
    area('M-96 104C-100 76 -92 58 -80 46L-46 52C-34 70 -30 88 -28 104Z', 'url(#fur)') +
      area(
        'M-82 22C-104 16 -110 -2 -106 -16C-88 -14 -74 -4 -70 10ZM-64 8C-66 -12 -58 -26 -46 -34' +
          'C-36 -20 -38 -4 -46 10Z',
        'url(#fur)',
      ) +
      area(
        'M-88 38C-92 16 -72 4 -54 8C-42 10 -36 22 -26 26C-14 30 -10 42 -16 50C-24 58 -38 56 -48 56' +
          'C-60 66 -84 60 -88 38Z',
        'url(#fur)',
      ),
  ) +
  area(
    'M-98 -8C-88 -6 -80 2 -76 10C-88 10 -96 4 -98 -8ZM-56 2C-56 -10 -52 -18 -46 -22C-42 -12 -44 -4 -50 4Z',
    '#ffb0a0',
  ) +
  area('M-48 56C-38 58 -22 58 -16 48C-24 44 -36 42 -44 44C-52 46 -56 50 -60 56Z', '#fff2dc') +
  area('M-26 26C-14 30 -10 36 -12 44C-22 44 -28 36 -26 26Z', INK) +
  oval(-54, 28, 7, 9, INK) +
  circle(-57, 25, 3, '#fff') +
  line('M-78 76v.1M-64 70v.1M-70 92v.1M-52 86v.1', '#fff2dc', 10)

/** A smiling firefly whose tail shines. */
export const alitaptap = (): string =>
  lit('tail', ['#ffffe8', '#f4ff5a', '#b4e02a'], [0, 1]) +
  lit('shell', ['#c87a44', '#7a3a24', '#3a1818'], [0.7, 1]) +
  lit('face', ['#ffa87a', '#f4503a', '#b01e30'], [0.6, 1]) +
  circle(0, 54, 51, '#e8ff4a', { opacity: 0.22 }) +
  circle(0, 56, 42, '#f0ff6a', { opacity: 0.4 }) +
  outlined(
    bothSides(
      area('M14 16C40 -24 92 -34 102 -10C104 14 60 28 16 26ZM14 24C50 20 86 36 84 54C72 70 36 52 14 36Z', '#dcfff6'),
    ),
  ) +
  bothSides(line('M26 14C50 -4 72 -14 92 -10M30 30C50 34 62 42 74 52', '#7ad4c8', 4)) +
  outlined(area('M-32 28C-42 62 -26 92 0 102C26 92 42 62 32 28Z', 'url(#tail)')) +
  line('M-34 56Q0 68 34 56M-28 78Q0 88 28 78', '#9cc018', 5) +
  area('M-24 42C-28 60 -24 76 -14 88C-16 70 -14 56 -12 44Z', '#fff', { opacity: 0.9 }) +
  outlined(
    area('M-38 34C-44 6 -24 -8 0 -8C24 -8 44 6 38 34Q0 50 -38 34Z', 'url(#shell)') + area('M-2 0H2V40H-2Z', INK),
  ) +
  line('M-28 20Q-26 6 -14 2', '#ffd0a0', 6) +
  line('M-16 -72C-18 -88 -26 -94 -36 -94M16 -72C18 -88 26 -94 36 -94', INK, 6) +
  outlined(bothSides(circle(38, -93, 9, '#f4ff6a'))) +
  outlined(area('M-50 -34C-54 -68 -26 -80 0 -80C26 -80 54 -68 50 -34C46 2 -46 2 -50 -34Z', 'url(#face)')) +
  outlined(bothSides(oval(22, -42, 16, 19, '#fff')), 4) +
  [-20, 24]
    .map((x) => oval(x, -39, 10, 13, INK) + circle(x - 4, -45, 4.6, '#fff') + circle(x + 4, -34, 2.4, '#fff'))
    .join('') +
  area('M-14 -20Q0 -14 14 -20Q12 -4 0 -4Q-12 -4 -14 -20Z', '#7a0f24') +
  area('M-8 -9Q0 -14 8 -9Q4 -4 0 -4Q-4 -4 -8 -9Z', '#ff7a8a') +
  bothSides(circle(32, -24, 6, '#ffb09a')) +
  line('M-34 -62Q-24 -72 -8 -73', '#ffe0d0', 6)

/** A young tarsier which holds a leaf over its head, in the rain. */
const tinyTarsier = (): string =>
  lit('leaf', ['#d8f86a', '#6ac83f', '#1f8a4a'], [0.6, 1]) +
  lit('fur', ['#f4bc7e', '#bf7e4c', '#80502e'], [0.8, 1]) +
  round('iris', ['#ffe05a', '#ffa020', '#dc600f']) +
  line('M-98 10l-5 20M-84 62l-5 20M100 34l-5 20M-56 -98l-4 12M72 -96l-4 12', '#8ad8ff', 8) +
  outlined(
    area('M26 84C62 100 84 84 80 60C78 48 66 50 68 60C70 72 54 74 34 64Z', '#80502e') +
      oval(0, 66, 40, 40, 'url(#fur)') +
      bothSides(area('M40 4C72 -34 96 -6 84 16C76 28 60 30 48 26Z', 'url(#fur)')),
  ) +
  bothSides(area('M50 8C68 -14 82 -4 76 10C70 20 60 22 52 20Z', '#ffb09a')) +
  oval(0, 76, 24, 28, '#fbe4bc') +
  outlined(
    area('M-62 18C-64 -22 -32 -36 0 -36C32 -36 64 -22 62 18C62 46 34 60 0 60C-34 60 -62 46 -62 18Z', 'url(#fur)'),
  ) +
  area('M-26 42C-20 26 20 26 26 42C26 54 12 58 0 58C-12 58 -26 54 -26 42Z', '#fbe4bc') +
  outlined(bothSides(circle(30, 12, 28, '#fff3d8')), 4) +
  [-30, 30]
    .map(
      (x) =>
        circle(x, 12, 23, 'url(#iris)') +
        circle(x + 1, 13, 14, INK) +
        circle(x - 6, 5, 7, '#fff') +
        circle(x + 7, 20, 3, '#ffd9a0'),
    )
    .join('') +
  area('M-8 35Q0 30 8 35Q6 43 0 44Q-6 43 -8 35Z', INK) +
  line('M-9 49Q0 56 9 49', INK, 4) +
  outlined(
    area(
      'M-102 -34C-98 -84 -44 -106 8 -100C62 -96 100 -66 104 -26C76 -42 40 -40 0 -36' + 'C-40 -46 -74 -46 -102 -34Z',
      'url(#leaf)',
    ),
  ) +
  line(
    'M-94 -40C-50 -76 40 -82 96 -34M-46 -64L-58 -84M-2 -72L-4 -96M44 -66L58 -84M-40 -60L-54 -46M48 -62' + 'L58 -44',
    '#2f8a3f',
    5,
  ) +
  line('M-84 -62C-66 -84 -34 -92 -8 -93', '#f4ffb8', 6) +
  // Its hands: one holds the stalk, the other one is at its chest.
  outlined(
    area('M-46 78C-78 66 -92 26 -82 -34C-82 -46 -62 -48 -62 -34C-68 20 -58 44 -32 60Z', 'url(#fur)') +
      area('M40 62C46 76 34 90 18 86C10 84 10 74 18 72Z', 'url(#fur)') +
      repeat(3, (i) => circle(-84 + i * 11, -36, 7, '#e0a468')),
    4,
  )

/** A monarch butterfly on a flower. */
const monarch = (): string => {
  const wing =
    area('M4 -14C14 -82 66 -110 98 -98C110 -78 98 -26 64 -2C44 8 16 6 4 0Z', INK) +
    area('M4 0C36 -4 76 10 80 40C80 62 52 70 36 52C20 38 6 20 4 0Z', INK) +
    area('M13 -16C22 -68 60 -92 88 -88C96 -70 84 -34 58 -12C42 -2 24 -4 13 -8Z', 'url(#wing)') +
    area('M14 4C38 4 66 18 69 40C68 56 52 56 42 44C28 32 18 18 14 4Z', 'url(#under)') +
    line('M14 -14L82 -74M16 -10L84 -42M18 -16L54 -80M16 8L60 46M18 8L66 26M15 10L46 48', INK, 5) +
    line(
      'M96 -88v.1M100 -72v.1M97 -54v.1M88 -36v.1M76 -18v.1M84 -95v.1M68 -92v.1M76 34v.1M72 52v.1M58 58v.1',
      '#fffbe8',
      7,
    )
  return (
    lit('wing', ['#ffe06a', '#ff9a2e', '#f0541e'], [0.8, 0.7]) +
    lit('under', ['#ffc83f', '#f4641e'], [0.5, 1]) +
    lit('petal', ['#ffc0d8', '#ff5f9a', '#d01e5e'], [0.4, 1]) +
    outlined(
      area(
        'M-96 96C-92 66 -60 54 -30 62L-20 86C-44 102 -72 104 -96 96ZM96 96C92 66 60 54 30 62L20 86' +
          'C44 102 72 104 96 96Z',
        '#3fa650',
      ),
    ) +
    line('M-86 92L-40 74M86 92L40 74', '#b0f08a', 5) +
    outlined(
      [-108, 108, -52, 52, 0]
        .map((turn) =>
          place(
            area(
              'M0 6C-30 -2 -40 -36 -22 -52C-14 -60 -6 -52 0 -58C6 -52 14 -60 22 -52C40 -36 30 -2 0 6Z',
              'url(#petal)',
            ),
            0,
            62,
            1.06,
            turn,
          ),
        )
        .join(''),
      4,
    ) +
    line('M-12 74L-40 80M12 74L40 80M-12 58L-36 42M12 58L36 42', '#a8184a', 4) +
    outlined(circle(0, 66, 13, '#a80f44'), 4) +
    line('M2 68L26 92', INK, 12) +
    line('M2 68L26 92', '#ffd24a', 7) +
    line('M30 88v.1M22 96v.1M32 98v.1', '#ffb02e', 10) +
    place(
      bothSides(wing) +
        line('M-4 -30C-6 -54 -18 -70 -30 -74M4 -30C6 -54 18 -70 30 -74', INK, 10) +
        line('M-4 -30C-6 -54 -18 -70 -30 -74M4 -30C6 -54 18 -70 30 -74', '#a8602e', 5) +
        circle(-31, -75, 6, '#ffb02e') +
        circle(31, -75, 6, '#ffb02e') +
        outlined(area('M-10 -22C-12 6 -6 46 0 58C6 46 12 6 10 -22Z', '#6a3a24') + circle(0, -26, 13, '#6a3a24')) +
        line('M-6 0H6M-6 14H6M-5 28H5', '#ffb52e', 4) +
        circle(-5, -28, 4, '#fff') +
        circle(6, -28, 4, '#fff'),
      -2,
      -14,
      0.86,
      -8,
    )
  )
}

export const ownForest = {
  '50212': { name: 'tarsier', draw: tinyTarsier },
  '50265': { name: 'paruparo', draw: monarch },
} as const
