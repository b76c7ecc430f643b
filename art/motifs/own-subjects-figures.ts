/** Subjects of the covers of single slots: people and animals in motion. See `own-subjects.ts`. */
import { area, bothSides, circle, dots, line, num, oval, place, star } from '../draw.ts'
import { lit, round } from '../flagships/volume.ts'

/** Leaves, each with its stem at x, y and its tip in the direction of `turn`. */
const leaves = (places: readonly (readonly [x: number, y: number, turn: number])[], size = 1): string =>
  places
    .map(([x, y, turn], i) =>
      place(area('M0 0Q14 -14 32 0Q14 14 0 0Z', ['#8fe06a', '#3fb860'][i % 2] ?? ''), x, y, size, turn),
    )
    .join('')

/** The head of a forest spirit with a crown of twigs, and a light beside it. */
const diwataGrove = (): string =>
  lit('locks', ['#7a3f92', '#3a1a52', '#164a52'], [0.8, 1]) +
  area('M0 -56C54 -56 74 -18 70 24C70 56 86 74 80 99H-80C-86 74 -70 56 -70 24C-74 -18 -54 -56 0 -56Z', 'url(#locks)') +
  line('M60 0C64 30 60 56 70 92M-62 20C-60 50 -70 66 -68 92', '#7af4cc', 4) +
  area('M-62 99C-58 82 -36 78 -20 74V50H20V74C36 78 58 82 62 99Z', '#8a4f30') +
  area('M-66 102C-56 82 -22 88 0 96C22 88 56 82 66 102Z', '#2fb060') +
  leaves([
    [-46, 98, -76],
    [-18, 100, -66],
    [18, 100, -114],
    [46, 98, -104],
  ]) +
  area('M-46 0C-46 -32 -28 -46 0 -46C28 -46 46 -32 46 0C46 38 22 66 0 68C-22 66 -46 38 -46 0Z', '#b97444') +
  area('M16 -44C36 -38 46 -26 46 0C46 38 22 66 0 68C20 50 34 -8 16 -44Z', '#8a4f30', { opacity: 0.7 }) +
  area('M0 -50C-38 -50 -58 -22 -54 20C-46 0 -22 -12 0 -38C22 -12 46 0 54 20C58 -22 38 -50 0 -50Z', '#4a2264') +
  bothSides(
    line('M10 -2Q22 -10 36 -2', '#3a180e', 5) +
      area('M8 14Q22 -2 38 10Q26 22 8 14Z', '#ffffff') +
      circle(23, 11, 7, '#1fa86a') +
      circle(23, 11, 3.4, '#062a1c') +
      line('M8 14Q22 -3 40 8', '#2a100a', 4.4),
  ) +
  circle(-25, 8, 2, '#ffffff') +
  line('M-2 14Q-7 28 -4 32Q0 34 5 32', '#7a4022', 3.6) +
  area('M-17 47Q-8 40 0 44Q8 40 17 47Q0 64 -17 47Z', '#d8456a') +
  line('M-16 47Q0 51 16 47', '#8a1c40', 2.6) +
  dots(
    [
      { x: 0, y: -22 },
      { x: -10, y: -16 },
      { x: 10, y: -16 },
      { x: -36, y: 28 },
      { x: -29, y: 32 },
      { x: 36, y: 28 },
      { x: 29, y: 32 },
    ],
    2.6,
    '#fff6c0',
  ) +
  bothSides(line('M48 -26C68 -44 72 -66 66 -90M64 -56L88 -74M24 -44C32 -62 30 -80 20 -96', '#9a6030', 9)) +
  line('M-54 -18C-32 -50 32 -50 54 -18', '#9a6030', 11) +
  line('M-50 -20C-30 -48 24 -48 46 -26', '#e0b070', 4) +
  leaves([
    [-66, -88, -110],
    [-88, -72, -160],
    [-20, -94, -110],
    [20, -94, -70],
    [66, -88, -70],
    [88, -72, -20],
  ]) +
  circle(0, -46, 8, '#fffbd0') +
  circle(-32, -72, 6, '#fffbd0') +
  circle(32, -72, 6, '#fffbd0') +
  area(star(-82, 22, 4, 30, 11), '#fffde0')

/** A surfer on a yellow board in the curl of a wave. */
const siargaoSurf = (): string =>
  lit('wave', ['#c8fff4', '#3fd0ea', '#1670c0'], [0.3, 1]) +
  circle(30, -16, 64, '#ffd68a') +
  area(
    'M-104 96C-104 20 -78 -76 0 -96C60 -108 98 -78 104 -40C80 -66 44 -70 14 -52C-30 -24 -34 30 8 56' +
      'C40 70 76 62 104 44V96Z',
    'url(#wave)',
  ) +
  line('M-84 78C-84 10 -60 -54 -6 -74M-62 84C-66 40 -54 0 -36 -24', '#ffffff', 5, { opacity: 0.6 }) +
  line('M-96 20C-84 -44 -50 -88 0 -96C56 -106 96 -78 104 -42', '#ffffff', 11) +
  dots(
    [
      { x: 98, y: -34 },
      { x: 84, y: -54 },
      { x: 102, y: -16 },
      { x: 68, y: -64 },
    ],
    9,
    '#ffffff',
  ) +
  place(
    area('M-92 74C-50 92 40 84 96 34C100 26 92 20 84 26C40 54 -30 64 -92 74Z', '#ffd23f') +
      area('M-92 74C-50 92 40 84 96 34C60 54 -10 74 -92 74Z', '#f0503f') +
      line('M16 -42L48 -34L82 -54', '#a85a34', 12) +
      line('M-20 14L4 38L-34 68', '#8a4528', 19) +
      area('M-34 6C-40 24 -30 34 -14 36L8 44L20 26L2 8Z', '#c8304f') +
      area('M-34 14C-40 -12 -26 -44 2 -56C16 -60 32 -56 36 -42C38 -30 32 -20 22 -10C14 -2 8 4 6 16Z', '#e09a64') +
      area('M36 -42C38 -30 32 -20 22 -10C14 -2 8 4 6 16H-8C0 -12 20 -24 36 -42Z', '#b8683e') +
      line('M-12 14L36 16L28 56L46 58', '#d88a58', 18) +
      area('M-34 6C-40 26 -28 34 -10 32C6 32 20 28 26 26L24 -2C8 -4 -6 0 -8 2Z', '#ff4f6a') +
      line('M-33 6Q-14 6 6 -2', '#ffd23f', 6) +
      line('M4 -40L-34 -26L-70 -64', '#f0b07a', 14) +
      line('M16 -50L26 -64', '#c87a48', 15) +
      circle(33, -78, 19, '#eaa66c') +
      area(
        'M54 -86C48 -90 38 -90 35 -83C33 -74 28 -64 18 -58C6 -52 -2 -56 -14 -50C-6 -66 8 -68 11 -80' +
          'C13 -102 28 -110 42 -105C52 -102 58 -94 54 -86Z',
        '#2a1420',
      ) +
      oval(45, -78, 2.6, 3.4, '#1a0a12') +
      area('M38 -68Q46 -65 52 -69Q49 -59 40 -62Z', '#ffffff'),
    4,
    10,
    0.86,
    -8,
  ) +
  area('M-104 84q18 -16 36 0t36 0t36 0t36 0t36 0t28 -4V98Q0 110 -104 98Z', '#1260b0') +
  line('M-102 84q17 -16 34 0t36 0t36 0t36 0t36 0t24 -2', '#e8fbff', 6)

/** A brown eagle with both wings spread: two rows of feathers, a pale head with a crest, a gray beak. */
export const eagle = (): string => {
  const feathers = (tips: readonly (readonly [number, number, number])[], long: number, color: string): string =>
    area(
      tips
        .map(([x, y, turn]) => {
          const a = (turn * Math.PI) / 180
          const at = (dx: number, dy: number): string =>
            `${num(x + dx * Math.cos(a) - dy * Math.sin(a))} ${num(y + dx * Math.sin(a) + dy * Math.cos(a))}`
          return `M${at(-9, 0)}Q${at(-10, long * 0.8)} ${at(0, long)}Q${at(10, long * 0.8)} ${at(9, 0)}Z`
        })
        .join(''),
      color,
      { stroke: '#3a1a0c', 'stroke-width': 2.4, 'stroke-linejoin': 'round' },
    )
  const wing =
    feathers(
      [
        [34, 8, -4],
        [45, 5, -8],
        [57, -1, -13],
        [69, -9, -20],
        [80, -20, -29],
        [89, -34, -40],
        [94, -50, -54],
      ],
      48,
      '#7a4424',
    ) +
    feathers(
      [
        [26, 0, -4],
        [40, -8, -10],
        [55, -18, -18],
        [69, -32, -30],
        [80, -48, -46],
      ],
      36,
      '#b06a38',
    ) +
    area('M10 -14C26 -50 56 -74 94 -76C104 -72 104 -60 94 -54C72 -42 56 -20 28 12C14 10 6 2 10 -14Z', '#d89454') +
    line('M24 -26C40 -52 64 -66 90 -67', '#ffd9a0', 5)
  return place(
    bothSides(wing) +
      feathers(
        [
          [-16, 46, 18],
          [16, 46, -18],
          [-6, 50, 6],
          [6, 50, -6],
        ],
        50,
        '#7a4424',
      ) +
      area('M-28 -10C-36 30 -24 62 0 70C24 62 36 30 28 -10C16 -30 -16 -30 -28 -10Z', '#fff0d4') +
      area('M10 -24C30 -16 36 30 24 52C18 64 8 68 0 70C16 40 20 8 10 -24Z', '#d8b084') +
      line('M-12 20v9M0 12v9M12 20v9M-6 38v9M7 38v9M0 54v7', '#a86a3a', 5) +
      bothSides(line('M16 62l6 16m0 0l11 6m-11 -6l1 12m-1 -12l-10 8', '#ffb822', 7)) +
      area('M26 -34L54 -50L36 -54L58 -76L30 -70L40 -98L15 -78L6 -104L-6 -80L-22 -96L-18 -66Z', '#8a4e28') +
      area('M-24 -24C-34 -58 -14 -82 10 -78C34 -74 40 -46 30 -18Q4 -6 -24 -24Z', '#fbe6c0') +
      area('M18 -75C36 -68 40 -42 30 -18Q20 -10 8 -12C28 -30 28 -54 18 -75Z', '#d0a888') +
      area('M-22 -64C-44 -70 -62 -56 -60 -28C-50 -42 -38 -42 -24 -38Z', '#9fb4ca') +
      area('M-60 -28C-62 -40 -58 -48 -52 -54L-36 -53L-24 -45V-38C-38 -42 -50 -42 -60 -28Z', '#56687f') +
      circle(-8, -54, 9, '#ffce4a') +
      circle(-8, -54, 6, '#1f0d06') +
      circle(-10, -56, 2.4, '#ffffff') +
      line('M-26 -66L4 -60', '#5a2a12', 7),
    0,
    -8,
    0.82,
  )
}

/** A brown firefly with a large yellow light, from its side. */
const alitaptap = (): string =>
  lit('wing', ['#ffffff', '#c8f4ff', '#5ab4d0'], [0.6, 1]) +
  round('belly', ['#ffffe0', '#f4ff5a', '#c8c010']) +
  round('shell', ['#ff9a66', '#a8402a', '#4a140e']) +
  place(
    area('M14 -14C-4 -86 -70 -124 -132 -104C-124 -52 -58 -10 8 -2Z', 'url(#wing)') +
      line('M10 -8C-20 -50 -66 -86 -122 -98M4 -6C-40 -34 -80 -52 -116 -62', '#3a98b0', 4) +
      area('M24 -14C40 -78 22 -126 -14 -146C-50 -108 -32 -44 14 -6Z', 'url(#wing)') +
      line('M18 -12C16 -60 2 -102 -14 -134M18 -12C0 -50 -16 -76 -30 -96', '#3a98b0', 4) +
      line('M18 28L8 62L-8 74M38 32L44 64L34 84M58 30L76 56L74 78', '#5a2418', 9) +
      area('M18 24C-10 82 -74 100 -112 68C-124 28 -62 -18 4 -16Z', 'url(#belly)') +
      line('M-22 78C-42 56 -44 22 -34 -8M-58 84C-80 62 -82 36 -72 12', '#b08a0a', 7, { opacity: 0.7 }) +
      oval(30, 4, 48, 32, 'url(#shell)', 16) +
      oval(18, -10, 24, 8, '#ffc0a0', 16) +
      line('M84 -6C90 -36 112 -44 130 -34M76 -8C78 -44 92 -62 112 -60', '#8a3c24', 7) +
      circle(128, -34, 9, '#ffe04a') +
      circle(112, -60, 9, '#ffe04a') +
      circle(78, 18, 31, 'url(#shell)') +
      circle(88, 8, 17, '#fff6d8') +
      circle(93, 9, 9, '#0a0a12') +
      circle(89, 4, 4, '#ffffff') +
      line('M86 36Q96 38 101 30', '#1c0808', 4.5),
    0,
    22,
    0.76,
  )

/** A turtle with a brown shell of many plates swims to the upper right. */
const turtleTide = (): string => {
  const plate = (x: number, y: number, r: number): string =>
    area(star(x, y, 3, r, r, 0), 'url(#plate)', { stroke: '#4a2a0c', 'stroke-width': 4, 'stroke-linejoin': 'round' })
  return (
    lit('skin', ['#a8f0c0', '#3ab088', '#14705e'], [0.4, 1]) +
    lit('plate', ['#ffcf7a', '#c0702a', '#7a3a14'], [0.6, 1]) +
    place(
      area(
        'M-50 -58C-96 -96 -140 -92 -160 -44C-136 -52 -112 -40 -96 -26C-82 -16 -66 -16 -56 -24ZM50 -58' +
          'C92 -104 134 -104 158 -66C136 -68 116 -54 98 -34C86 -20 68 -16 56 -24ZM-54 62' +
          'C-86 70 -106 96 -104 124C-82 120 -54 108 -34 84ZM54 62C86 70 106 96 104 124C82 120 54 108 34 84Z' +
          'M-14 96L0 128L14 96Z',
        'url(#skin)',
      ) +
        line(
          'M-66 -60C-96 -80 -124 -80 -142 -62M66 -62C94 -88 118 -88 136 -72M-62 74C-82 84 -92 98 -94 112',
          '#d0ffe4',
          6,
        ) +
        area('M-34 -84C-46 -120 -28 -154 0 -156C28 -154 46 -120 34 -84Z', 'url(#skin)') +
        bothSides(circle(21, -128, 12, '#ffffff') + circle(22, -130, 7.5, '#0a1a2a')) +
        circle(-25, -133, 3, '#ffffff') +
        circle(19, -133, 3, '#ffffff') +
        oval(0, 0, 86, 104, '#5a3410') +
        oval(0, -3, 79, 96, '#e0a04a') +
        [-54, -4, 46].map((y) => plate(0, y, 31)).join('') +
        bothSides(plate(46, -30, 26) + plate(46, 19, 26) + plate(38, 62, 18)) +
        oval(-26, -60, 32, 18, '#fff8d8', -30, { opacity: 0.45 }),
      -6,
      8,
      0.68,
      24,
    )
  )
}

/** A diver with a mask above a giant pearl in a violet shell. */
const perlas = (): string =>
  lit('valve', ['#d880f4', '#9a40c8', '#4a1880'], [0.2, 1]) +
  lit('frill', ['#ff9ad0', '#c0409f', '#5a1a80'], [0.4, 1]) +
  round('pearl', ['#ffffff', '#fff2f6', '#f0c4e8', '#a88cf0', '#5a4ac0']) +
  area(
    'M-76 70C-112 20 -104 -22 -84 -30C-84 -56 -60 -64 -46 -54C-38 -74 -12 -78 0 -62C12 -78 38 -74 46 -54' +
      'C60 -64 84 -56 84 -30C104 -22 112 20 76 70Z',
    'url(#valve)',
  ) +
  line('M-84 -26L-50 60M-44 -48L-26 50M0 -56V40M44 -48L26 50M84 -26L50 60', '#ffd0f6', 4.4, { opacity: 0.75 }) +
  circle(0, 34, 60, '#2a0a5a', { opacity: 0.35 }) +
  circle(0, 30, 57, 'url(#pearl)') +
  oval(-22, 4, 16, 9, '#ffffff', -34) +
  area(
    'M-104 44C-92 30 -74 34 -66 46C-56 36 -42 42 -38 56C-26 46 -12 50 -6 62C4 50 22 48 32 58' +
      'C38 44 54 36 66 46C74 34 92 30 104 44C100 82 64 102 0 102C-64 102 -100 82 -104 44Z',
    'url(#frill)',
  ) +
  line('M-80 52L-64 84M-38 60L-30 94M-2 66V96M34 62L28 94M80 52L62 84', '#ffc4e6', 4) +
  place(
    area('M48 -22C66 -34 78 -38 96 -32C88 -16 70 -10 52 -12Z', '#2fd0c8') +
      area('M52 -6C70 -10 86 -4 96 10C80 14 62 10 50 2Z', '#1fb0ac') +
      line('M22 -6L52 -17M22 0L54 -2', '#a8623c', 11) +
      area('M-26 -8C-14 -20 8 -20 26 -12V6C8 10 -8 14 -20 14Z', '#ff4f6a') +
      line('M-20 6L-42 26L-60 34M-18 2L-50 12', '#c07a4c', 9) +
      line('M-30 -24C-18 -40 0 -36 8 -40', '#2a1420', 12) +
      circle(-40, -16, 18, '#c07a4c') +
      area('M-48 -33C-34 -42 -18 -28 -22 -8C-30 -14 -38 -20 -48 -33Z', '#2a1420') +
      area('M-60 -20L-44 -26L-38 -10L-54 -4Z', '#7ae4ff', {
        stroke: '#16306a',
        'stroke-width': 5,
        'stroke-linejoin': 'round',
      }) +
      line('M-34 -2C-24 -14 -26 -36 -32 -46', '#ffd23f', 6),
    8,
    -60,
    1.1,
    -12,
  ) +
  area(star(-70, -2, 4, 16, 4), '#ffffff')

export const ownFigures = {
  '50113': { name: 'forestSpirit', draw: () => place(diwataGrove(), 0, 5, 0.92) },
  '50220': { name: 'pearlDiver', draw: () => place(perlas(), 0, 2, 0.96) },
  '50223': { name: 'alitaptap', draw: alitaptap },
  '50239': { name: 'pawikan', draw: turtleTide },
  '50286': { name: 'surfer', draw: siargaoSurf },
} as const
