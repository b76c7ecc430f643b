/** Subjects of the covers of single slots: people, animals, plants and a ship. See `own-subjects.ts`. */
import { area, circle, line, oval, place, repeat, star } from '../draw.ts'
import { lit, round } from '../flagships/volume.ts'
import { horse } from '../racehorse.ts'
import { outlined } from './outline.ts'

/** A drawing at the left or right side, and its reflection, which needs few bytes. */
const mirrored = (id: string, content: string): string =>
  `<g id="${id}">${content}</g><use href="#${id}" transform="scale(-1 1)"/>`

/** A spirit of the night with blue hair that waves in the wind, who holds up a star before the moon. */
const gabiNgBituin = (): string =>
  lit('hair', ['#5a68f0', '#2a2490', '#150f52'], [1, 0.8]) +
  lit('dress', ['#7a6aff', '#3a24a8'], [0.2, 1]) +
  circle(-16, -8, 82, '#ffeeb0') +
  circle(-66, 30, 10, '#f4dc94') +
  circle(-2, -76, 8, '#f4dc94') +
  outlined(
    area(
      'M-22 6C-40 -40 -30 -92 20 -94C56 -94 66 -72 82 -76C92 -78 98 -86 102 -96C108 -66 100 -50 84 -44' +
        'C94 -42 100 -46 106 -52C106 -20 90 -4 74 -6C82 8 92 10 102 6C94 34 76 40 60 34L20 50Z',
      'url(#hair)',
    ) +
      area('M-16 96C-66 84 -84 66 -82 44L-72 4L-54 8L-60 40L-36 66Z', '#d0956a') +
      area('M4 38H34L36 60C58 64 68 74 72 96H-34C-30 74 -16 64 2 60Z', '#c08258'),
    6,
  ) +
  area('M18 60C26 56 32 50 34 38L36 60C58 64 68 74 72 96H40C42 80 36 68 18 60Z', '#a0684a') +
  outlined(
    area('M-36 96C-34 84 -26 76 -14 76C2 76 10 82 18 84C26 82 36 76 48 76C62 78 70 86 74 96Z', 'url(#dress)'),
    6,
  ) +
  line('M-33 90C-30 82 -24 78 -14 78C2 78 10 84 18 86C26 84 36 78 48 78C60 80 68 84 71 90', '#ffd84a', 4) +
  // The hand below the star.
  outlined(
    area(
      'M-75 8C-88 0 -94 -12 -90 -18C-84 -22 -80 -10 -74 -8L-72 -24C-70 -30 -62 -30 -62 -24L-62 -12' +
        'C-58 -26 -48 -30 -48 -22C-50 -8 -52 0 -54 8Z',
      '#d0956a',
    ),
    5,
  ) +
  line('M-74 5L-54 9', '#ffd84a', 7) +
  outlined(
    area('M-16 -28C-18 -58 -2 -76 18 -76C40 -76 50 -56 48 -32C46 0 30 40 12 42C-4 40 -14 2 -16 -28Z', '#d0956a'),
    6,
  ) +
  area('M36 -66C52 -40 46 -2 30 24C24 36 18 42 10 41C28 22 32 -8 28 -30C28 -46 30 -58 36 -66Z', '#a86a4c') +
  area('M-12 -14C-8 -24 4 -24 7 -13C2 -7 -8 -7 -12 -14ZM18 -13C22 -24 36 -23 39 -14C34 -7 22 -7 18 -13Z', '#fff3ea') +
  circle(-4, -14, 5, '#3a2a9a') +
  circle(26, -14, 5.4, '#3a2a9a') +
  line(
    'M-14 -15C-8 -26 4 -26 8 -14M17 -14C22 -26 36 -25 40 -16M-13 -30Q-4 -36 5 -30M18 -30Q30 -37 39 -29',
    '#241420',
    3.4,
  ) +
  line('M9 -10L5 7Q9 11 14 8', '#8a4a38', 3) +
  circle(-7, 4, 6, '#e8604a', { opacity: 0.3 }) +
  circle(32, 5, 7, '#e8604a', { opacity: 0.3 }) +
  area('M-4 19Q4 15 9 17Q16 15 23 19Q9 33 -4 19Z', '#d8324e') +
  line('M-3 19Q10 24 22 19', '#561420', 2) +
  outlined(
    area(
      'M-20 4C-34 -40 -22 -88 20 -88C56 -88 64 -54 50 10C42 4 42 -8 42 -18C42 -40 36 -54 22 -62C2 -56 -12 -40 -20 4Z',
      'url(#hair)',
    ),
    5,
  ) +
  line(
    'M-20 -44C-12 -70 4 -78 22 -78M54 -64C66 -58 76 -56 90 -60M56 -30C68 -18 80 -16 92 -20M54 4C62 14 72 20 84 20',
    '#8f9aff',
    4,
  ) +
  outlined(area(star(-70, -56, 5, 34, 15), '#ffd23f'), 6) +
  area(star(-72, -58, 5, 19, 9), '#fff2a0') +
  area(star(74, -32, 4, 12, 3.4) + star(68, 20, 4, 9, 3) + star(36, -74, 5, 12, 5.4), '#fff6cf')

/** A sailing ship under the north star. */
const northStar = (): string => {
  const sail = (d: string, shade: string): string => area(d, 'url(#sail)') + area(shade, '#8a6ab0', { opacity: 0.5 })
  return (
    lit('sail', ['#ffffff', '#fff0d8', '#e8b8a0'], [0.8, 1]) +
    lit('hull', ['#e8784a', '#9a3828', '#40101a'], [0.3, 1]) +
    circle(0, 0, 100, '#8fd0f0') +
    circle(0, 0, 95, '#123a86') +
    circle(-58, -54, 34, '#3f7ad0', { opacity: 0.6 }) +
    area(star(-58, -54, 4, 30, 10, -45), '#a8dcff') +
    area(star(-58, -54, 4, 44, 10), '#fffbe0') +
    circle(-58, -54, 11, '#fff') +
    place(
      line('M-6 -2V-150M58 2V-118M-62 0V-104', '#4a2414', 9) +
        sail(
          'M-54 -138Q-2 -152 46 -138Q56 -112 48 -92Q-4 -82 -52 -94Q-60 -114 -54 -138Z',
          'M14 -146Q36 -144 46 -138Q56 -112 48 -92Q34 -88 16 -87Q26 -116 14 -146Z',
        ) +
        sail(
          'M-66 -88Q-2 -78 58 -88Q70 -50 58 -24Q-2 -8 -64 -26Q-76 -56 -66 -88Z',
          'M22 -82Q42 -84 58 -88Q70 -50 58 -24Q42 -18 22 -16Q36 -50 22 -82Z',
        ) +
        area('M62 -112Q96 -78 112 -16L64 -22Z', 'url(#sail)') +
        area('M-70 -92Q-100 -64 -110 -20L-70 -26Z', '#d8b8c8') +
        area('M-6 -176V-152L32 -163Z', '#e8344a') +
        area('M-116 -14L-100 -4Q4 14 98 -4L134 -22Q124 40 78 56H-62Q-102 44 -116 -14Z', 'url(#hull)') +
        line('M-112 -8Q4 24 130 -14', '#ffd25e', 8) +
        line('M-58 24V24.1M-20 29V29.1M18 30V30.1M56 25V25.1', '#ffd98a', 15),
      6,
      42,
      0.74,
      4,
    ) +
    area('M-100 78q17 -18 34 0t33 0t33 0t33 0t33 0t34 0C92 104 60 108 0 108C-60 108 -92 104 -100 78Z', '#1a56b0') +
    line('M-98 78q16 -18 32 0t33 0t33 0t33 0t33 0t30 0', '#a8e0ff', 6) +
    line('M-58 96h24M6 94h32', '#5aa0e8', 5)
  )
}

/** A bird from the front, with its wings and tail spread. */
const pakpak = (): string => {
  const feathers = (turns: readonly number[], size: number, fill: string): string =>
    turns.map((turn) => `<use href="#quill" fill="${fill}" transform="rotate(${turn}) scale(${size})"/>`).join('')
  return (
    lit('far', ['#5a2ad8', '#9a4af8', '#f07af0'], [0, 1]) +
    lit('middle', ['#2a6af0', '#4ac8f8'], [0, 1]) +
    round('chest', ['#fff08a', '#ffb02e', '#e8641e', '#a8301a']) +
    round('head', ['#ffb08a', '#ff6a3a', '#d8284a', '#8a1458']) +
    '<defs><path id="quill" d="M0 8C30 -34 34 -112 0 -138C-34 -112 -30 -34 0 8ZM0 0V-112" stroke="#2a1a7a" ' +
    'stroke-width="4"/></defs>' +
    place(
      `<g transform="translate(0 66)">${feathers([158, 202, 180], 0.56, 'url(#middle)')}</g>` +
        mirrored(
          'wing',
          place(
            feathers([106, 88, 70, 52, 34, 17], 1.02, 'url(#far)') +
              feathers([98, 78, 58, 38], 0.76, 'url(#middle)') +
              feathers([90, 66, 44], 0.48, '#ffb02e'),
            12,
            24,
          ),
        ) +
        area('M0 -10C40 -6 46 36 30 68C18 90 -18 90 -30 68C-46 36 -40 -6 0 -10Z', 'url(#chest)') +
        line('M-20 26Q-10 36 0 26Q10 36 20 26M-20 50Q-10 60 0 50Q10 60 20 50', '#b8401a', 4) +
        line('M-14 -60Q-8 -92 -22 -102M0 -62V-108M14 -60Q8 -92 22 -102', '#c07aff', 9) +
        area('M-48 -30C-48 -78 48 -78 48 -30C48 6 22 20 0 20C-22 20 -48 6 -48 -30Z', 'url(#head)') +
        area('M-43 -12C-26 -6 -12 -4 0 10C12 -4 26 -6 43 -12C40 12 20 20 0 20C-20 20 -40 12 -43 -12Z', '#fff6e0') +
        area('M-16 -20Q0 -30 16 -20L0 24Z', '#ff7a2e') +
        area('M0 -25Q10 -25 16 -20L0 24Z', '#c8280f') +
        mirrored('eye', circle(25, -31, 12.5, '#fff') + circle(24, -30, 9, '#120a24')) +
        circle(-27, -34, 3.6, '#fff') +
        circle(21, -34, 3.6, '#fff'),
      0,
      6,
      0.7,
    )
  )
}

/** A sheaf with a bow. */
const goldenGrain = (): string => {
  const ears = (turns: readonly number[], size: number, fill: string): string =>
    turns.map((turn) => `<use href="#ear" fill="${fill}" transform="rotate(${turn}) scale(${size})"/>`).join('')
  const grains = repeat(6, (i) => {
    const y = -70 - i * 13
    const half = (side: number): string =>
      `M${-side} ${y}C${side * 16} ${y - 2} ${side * 17} ${y - 16} ${side * 11} ${y - 24}C${side * 3} ${y - 18} 0 ` +
      `${y - 8} ${-side} ${y}Z`
    return half(-1) + half(1)
  })
  return (
    lit('ribbon', ['#ff7a7a', '#d8203f', '#8a0a2a'], [0.6, 1]) +
    '<defs><path id="ear" stroke="#9a5c08" stroke-width="2.4" d="M-2.4 0L-2 -70H2L2.4 0Z' +
    `${grains}M0 -138C-8 -150 -6 -160 0 -170C6 -160 8 -150 0 -138Z"/></defs>` +
    '<g transform="translate(0 52) scale(.9)">' +
    ears([-50, -30, -10, 10, 30, 50], 0.9, '#e09a1c') +
    ears([-40, -20, 0, 20, 40], 0.96, '#ffcf3f') +
    '</g>' +
    area('M-20 44C-14 60 -30 84 -50 102H50C30 84 14 60 20 44Z', '#b8841c') +
    line('M-10 50C-10 70 -22 86 -34 98M0 50V99M10 50C10 70 22 86 34 98', '#ffe08a', 5) +
    area('M-6 50L-34 92L-15 88L-5 102L5 54ZM6 50L34 92L15 88L5 102L-5 54Z', '#b8143a') +
    area('M0 46C-30 12 -72 22 -62 46C-54 66 -22 60 0 48C22 60 54 66 62 46C72 22 30 12 0 46Z', 'url(#ribbon)', {
      stroke: '#8a0a2a',
      'stroke-width': 3,
    }) +
    line('M-50 40Q-40 28 -24 36', '#ffb0b0', 5) +
    circle(0, 46, 11, '#ff8a90')
  )
}

/** The head of a deer with flowers on its antlers. */
const forestCrown = (): string => {
  const horns =
    'M-20 -52C-30 -96 -84 -76 -100 -138M-42 -78C-46 -104 -34 -118 -26 -134M-76 -92C-104 -88 -120 -98 -130 -114'
  const flower = (x: number, y: number, color: string): string =>
    line(
      `M${x} ${y - 10}h.1M${x + 10} ${y - 3}h.1M${x + 6} ${y + 8}h.1M${x - 6} ${y + 8}h.1M${x - 10} ${y - 3}h.1`,
      color,
      15,
    ) + circle(x, y, 6, '#ffd23f')
  return (
    lit('fur', ['#f8c07a', '#c87a3c', '#8a4420', '#4a2010'], [0.8, 1]) +
    place(
      area('M-60 132C-56 96 -40 70 -34 40H34C40 70 56 96 60 132Q0 148 -60 132Z', '#8a4a24') +
        area('M-26 60Q0 96 26 60L34 138Q0 144 -34 138Z', '#f0d4b0') +
        mirrored(
          'half',
          line(horns, '#5a2f14', 19) +
            line(horns, '#d8a05a', 12) +
            line('M-24 -60C-36 -96 -86 -80 -102 -134', '#fff0c0', 4) +
            area(
              'M-64 -92C-80 -106 -80 -120 -70 -130C-58 -120 -54 -106 -64 -92ZM-30 -106' +
                'C-18 -116 -8 -114 -2 -104C-10 -94 -22 -94 -30 -106Z',
              '#4fb84a',
            ) +
            area('M-28 -30C-54 -70 -104 -66 -112 -42C-96 -14 -58 -2 -34 -2Z', '#5a2814') +
            area('M-34 -26C-58 -56 -92 -56 -100 -42C-86 -22 -58 -12 -38 -10Z', '#f0a890') +
            flower(-72, -84, '#ff6a92') +
            flower(-99, -138, '#fff6e8') +
            flower(-26, -130, '#ffb02e'),
        ) +
        area(
          'M-46 -28C-42 -70 42 -70 46 -28C48 12 32 36 26 62C20 88 -20 88 -26 62C-32 36 -48 12 -46 -28Z',
          'url(#fur)',
          {
            stroke: '#3a180c',
            'stroke-width': 3,
          },
        ) +
        area('M-14 -56H14L9 34H-9Z', '#ffe0a0', { opacity: 0.6 }) +
        oval(0, 66, 23, 17, '#fff6e4') +
        area('M-16 53Q0 44 16 53Q11 69 0 69Q-11 69 -16 53Z', '#2a1010') +
        oval(-5, 54, 5, 2.6, '#fff') +
        mirrored('sight', circle(-30, -6, 13, '#fff0d0') + circle(-29, -5, 11, '#1f0d0a')) +
        circle(-33, -10, 4.4, '#fff') +
        circle(25, -10, 4.4, '#fff'),
      0,
      6,
      0.75,
    )
  )
}

/** A dark tarsier on a branch, before the moon. */
const boholNights = (): string => {
  const eye = (x: number): string =>
    circle(x, -16, 34, '#12061c') +
    circle(x, -16, 30, 'url(#iris)') +
    circle(x + 1, -15, 14, '#12061c') +
    circle(x - 9, -26, 7, '#fff')
  return (
    lit('fur', ['#9a6a84', '#4a2a58', '#241238'], [0.8, 1]) +
    round('iris', ['#fff07a', '#ffb02e', '#e0700f']) +
    circle(0, -2, 98, '#fff0bc') +
    circle(-68, -40, 11, '#f0d894') +
    circle(66, 44, 12, '#f0d894') +
    place(
      line('M40 96C70 100 84 84 80 62', '#241238', 12) +
        oval(0, 58, 50, 52, 'url(#fur)') +
        mirrored(
          'ear',
          area('M-46 -34C-104 -92 -116 -14 -54 2Z', '#2a1638') + area('M-54 -26C-88 -60 -94 -20 -58 -8Z', '#a8607c'),
        ) +
        area(
          'M-68 -10C-68 -62 -34 -74 0 -74C34 -74 68 -62 68 -10C68 24 34 42 0 42C-34 42 -68 24 -68 -10Z',
          'url(#fur)',
        ) +
        line('M-64 -18C-62 -54 -34 -70 0 -70', '#ffd9b0', 5) +
        oval(0, 23, 24, 14, '#a06a84') +
        eye(-34) +
        eye(34) +
        area('M-7 13Q0 8 7 13Q6 20 0 21Q-6 20 -7 13Z', '#12061c') +
        line('M-9 30Q0 35 9 30', '#3a1a40', 4) +
        line('M-106 104Q-40 80 0 88T108 70', '#4a2438', 22) +
        line('M-106 98Q-40 74 0 82T108 64', '#b8788a', 5) +
        line('M-38 74V88M-26 73V88M-14 74V89M16 75V90M28 74V88M40 72V85', '#2a1638', 10),
      0,
      2,
      0.9,
    )
  )
}

/** The head of a horse with a mane of flames. */
const tikbalangRun = (): string =>
  lit('hide', ['#e8866a', '#a0405a', '#4a1848'], [0.7, 1]) +
  lit('face', ['#ffbc8a', '#d0605a', '#7a2a54'], [0.8, 1]) +
  lit('fire', ['#ffe85a', '#ff8a2a', '#e0303f'], [1, 0.3]) +
  place(
    area(
      'M22 -88C44 -120 72 -112 96 -134C94 -106 106 -96 138 -98C116 -80 118 -62 146 -44' +
        'C114 -44 108 -28 134 2C112 -4 98 12 122 44' +
        'C104 42 94 60 104 96L40 60L10 -60Z',
      'url(#fire)',
    ) +
      area(
        'M26 -72C46 -96 66 -90 84 -104C80 -82 90 -72 112 -72C94 -58 96 -44 112 -30' +
          'C90 -30 84 -16 98 10C82 8 78 24 88 48L40 50Z',
        '#ffd23f',
      ) +
      area('M34 -84C70 -60 90 10 94 100C66 124 10 132 -34 118C-16 96 -8 70 -6 40Z', 'url(#hide)') +
      area('M34 -84C70 -60 90 10 94 100C86 108 76 114 64 118C76 70 66 10 44 -20Z', '#3a123c', { opacity: 0.6 }) +
      area('M16 -84L8 -128C28 -120 40 -104 42 -82ZM36 -80L48 -122C60 -104 62 -88 54 -70Z', 'url(#hide)') +
      area(
        'M36 -88C20 -98 -8 -92 -24 -74C-46 -50 -72 -16 -98 10C-112 22 -120 36 -114 50' +
          'C-110 58 -104 58 -100 60C-98 70 -88 76 -76 72' +
          'C-56 66 -40 54 -22 52C4 54 30 44 42 20C56 -10 60 -62 36 -88Z',
        'url(#face)',
      ) +
      area(
        'M52 -50C54 -20 48 6 42 20C30 44 4 54 -22 52C-40 54 -56 66 -76 72C-88 76 -98 70 -100 60C-80 60 -60 44 -40 32' +
          'C-10 36 20 20 30 -10C34 -30 44 -44 52 -50Z',
        '#4a1844',
        { opacity: 0.6 },
      ) +
      line('M-18 -72C-42 -46 -66 -14 -92 12C-102 20 -108 30 -108 38', '#ffe0b0', 7) +
      area('M-104 30C-96 18 -82 22 -82 32C-84 42 -98 42 -104 30Z', '#2a0a28') +
      area('M-104 57C-90 62 -70 52 -54 41C-56 58 -76 69 -92 67C-100 66 -104 62 -104 57Z', '#2a0a28') +
      area('M-98 59L-62 46L-66 54L-94 63Z', '#fff6e0') +
      circle(-14, -40, 30, '#ffe05a', { opacity: 0.35 }) +
      area('M-38 -38C-28 -58 -4 -58 8 -40C-6 -26 -26 -24 -38 -38Z', '#fff27a') +
      circle(-14, -41, 9, '#c8102a') +
      circle(-14, -41, 4.4, '#1a0418') +
      line('M-42 -42Q-24 -60 12 -62', '#2a0a28', 10) +
      area(
        'M36 -98C10 -108 -18 -96 -32 -62C-20 -72 -12 -74 -6 -72C-10 -64 -12 -58 -10 -52C4 -72 22 -80 40 -80Z',
        '#ff8a2a',
      ) +
      area('M30 -94C14 -98 -4 -90 -14 -76C2 -82 18 -86 32 -86Z', '#ffe05a') +
      line('M-34 104C4 124 60 122 96 84', '#a85a14', 13) +
      line('M-34 104C4 124 60 122 96 84', '#ffd25e', 9, { 'stroke-dasharray': '1 11' }),
    -8,
    4,
    0.76,
  )

/** A white horse with a blue mane before the moon, over clouds. */
const moonHooves = (): string =>
  round('moon', ['#fff0b0', '#ffc85a', '#e0824a']) +
  lit('coat', ['#ffffff', '#e2e8ff', '#8a96ec'], [0.3, 1]) +
  circle(0, -10, 78, 'url(#moon)') +
  place(horse({ coat: 'url(#coat)', shade: '#5a62cc', light: '#ffffff', mane: '#3f4ae0' }), 2, 6, 0.66, -6) +
  area('M-84 84C-92 62 -66 52 -52 62C-40 46 -12 50 -6 64C8 54 30 58 34 68C50 58 84 64 80 84Q0 96 -84 84Z', '#e8ecff')

/** The head of a carabao with a crown, in a collar of white fur. */
const kalabawKing = (): string =>
  lit('hide', ['#9a7ae0', '#6a4ab8', '#3a2278', '#1f1250'], [0.8, 1]) +
  lit('horn', ['#fff0c8', '#d8a86a', '#7a4a2a'], [0.4, 1]) +
  lit('gold', ['#fff6b0', '#ffcb3a', '#d8860f'], [0.8, 1]) +
  area('M-70 102C-76 64 -58 44 -34 36H34C58 44 76 64 70 102Q0 112 -70 102Z', '#d8284a') +
  area('M-50 38C-62 60 -40 92 0 98C40 92 62 60 50 38Z', '#fff6ea') +
  line('M-40 58v7M-26 76v7M40 58v7M26 76v7', '#2a1a3a', 7) +
  mirrored(
    'side',
    area('M-26 -34C-60 -22 -88 -44 -78 -88C-104 -66 -110 -20 -84 0C-64 14 -38 8 -24 -8Z', 'url(#horn)') +
      line('M-90 -64C-98 -36 -90 -12 -74 -6', '#fff6dc', 5) +
      area('M-30 0C-50 -2 -68 6 -78 24C-58 32 -42 26 -28 16Z', '#3a2278') +
      area('M-36 6C-50 6 -60 12 -68 22C-54 24 -44 20 -34 14Z', '#f08ab0'),
  ) +
  area('M-36 -32H36C46 -4 38 20 34 38C34 62 20 78 0 78C-20 78 -34 62 -34 38C-38 20 -46 -4 -36 -32Z', 'url(#hide)') +
  area('M10 -32H36C46 -4 38 20 34 38C34 62 20 78 0 78C18 50 20 0 10 -32Z', '#1f1250', { opacity: 0.4 }) +
  area('M-32 40C-30 28 30 28 32 40C36 64 18 80 0 80C-18 80 -36 64 -32 40Z', '#4a3478') +
  oval(-13, 48, 6, 8, '#140a30', 20) +
  oval(13, 48, 6, 8, '#140a30', -20) +
  line('M-14 68Q0 74 14 68', '#140a30', 4) +
  mirrored(
    'look',
    area('M-32 2Q-18 -6 -8 8Q-22 18 -32 2Z', '#ffd23f') +
      circle(-19, 5, 5, '#140a30') +
      line('M-34 -6L-8 2', '#140a30', 6),
  ) +
  area('M-44 -34L-52 -84L-26 -62L0 -102L26 -62L52 -84L44 -34Q0 -18 -44 -34Z', 'url(#gold)') +
  area('M8 -90L26 -62L52 -84L44 -34Q26 -27 10 -26Q30 -56 8 -90Z', '#a8600c', { opacity: 0.5 }) +
  line('M-42 -38Q0 -22 42 -38', '#fff0a0', 6) +
  area('M0 -70L10 -54L0 -38L-10 -54Z', '#e8305a') +
  circle(-30, -50, 5, '#2fc8e8') +
  circle(30, -50, 5, '#2fc8e8')

export const ownBeings = {
  '50117': { name: 'tikbalang', draw: tikbalangRun },
  '50125': { name: 'nightSpirit', draw: gabiNgBituin },
  '50204': { name: 'carabao', draw: kalabawKing },
  '50211': { name: 'tarsier', draw: boholNights },
  '50226': { name: 'deer', draw: forestCrown },
  '50227': { name: 'sheaf', draw: goldenGrain },
  '50233': { name: 'moonHorse', draw: moonHooves },
  '50250': { name: 'ship', draw: northStar },
  '50266': { name: 'bird', draw: pakpak },
} as const
