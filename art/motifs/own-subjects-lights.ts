/** Subjects of the covers of single slots: things that shine, and things made by hand. See `own-subjects.ts`. */
import { area, around, box, circle, line, num, oval, place, repeat, star } from '../draw.ts'
import { lit, round, halo } from '../flagships/volume.ts'
import { INK, outlined } from './outline.ts'

/** The smoke of the lamp, with its colors. */
const smoke = (): string =>
  lit('smoke', ['#e0d0ff', '#7ae0e8', '#1c8fb0'], [0, 1]) +
  area(
    'M114 -14C156 -58 136 -96 96 -94C130 -122 100 -162 54 -152C62 -174 10 -184 -14 -164C18 -160 20 -148 2 -134' +
      'C-18 -114 6 -96 38 -90C80 -82 104 -54 114 -14Z',
    'url(#smoke)',
  ) +
  area(
    'M114 -14C126 -52 112 -78 72 -84C104 -116 84 -144 40 -138C54 -118 36 -108 50 -98C92 -82 108 -54 114 -14Z',
    '#fff',
    {
      opacity: 0.42,
    },
  ) +
  area(star(42, -122, 5, 24, 11) + star(98, -68, 5, 13, 6) + star(10, -156, 5, 10, 4.4), '#fff3a0')

/** A brass oil lamp with smoke. */
const magicLamp = (): string =>
  lit('brass', ['#fff6b8', '#ffca3a', '#d8860c', '#8a4a08'], [0.4, 1]) +
  place(
    smoke() +
      line('M-72 16C-136 -22 -146 66 -74 54', '#6a3a08', 24) +
      line('M-72 16C-136 -22 -146 66 -74 54', '#f7b52e', 15) +
      line('M-84 8C-118 -6 -124 28 -104 46', '#fff4c0', 5) +
      area('M-30 78H28L50 110H-52Z', 'url(#brass)') +
      area('M8 78H28L50 110H22Z', '#8a4a0c', { opacity: 0.7 }) +
      area(
        'M-90 8C-94 60 -42 86 0 86C52 86 74 52 96 26C106 13 120 4 130 -14C106 -22 84 -8 68 4H-62C-76 0 -88 0 -90 8Z',
        'url(#brass)',
      ) +
      area(
        'M0 86C52 86 74 52 96 26C106 13 120 4 130 -14C88 34 60 56 -16 58C-52 58 -78 44 -90 22C-84 64 -38 86 0 86Z',
        '#7a3a06',
        {
          opacity: 0.6,
        },
      ) +
      repeat(5, (i) => circle(-50 + i * 25, 42 - ((i - 2) / 2) ** 2 * 10, 6, i % 2 === 0 ? '#f03a68' : '#2fd0d8')) +
      area('M-58 6C-48 -30 -24 -40 -8 -42C12 -40 36 -30 46 6Z', 'url(#brass)') +
      area('M-8 -42C12 -40 36 -30 46 6H12C16 -14 8 -34 -8 -42Z', '#8a4a0c', { opacity: 0.45 }) +
      line('M-66 6H62', '#6a3a08', 10) +
      line('M-66 4H58', '#fff2b0', 5) +
      circle(-7, -54, 16, '#8a0f3a') +
      circle(-9, -57, 13, '#f03a68') +
      circle(-13, -61, 4, '#ffd0dc') +
      line('M-46 -8C-40 -22 -28 -30 -16 -32M-78 24C-72 44 -56 58 -36 64', '#fffbe0', 6),
    2,
    25,
    0.72,
  )

/** A red kerosene lamp. */
const luckyLampara = (): string =>
  lit('enamel', ['#ff8a7a', '#e03048', '#8a1038', '#4a0a2c'], [1, 0.3]) +
  lit('flame', ['#fff2a0', '#ffb02e', '#f2602a'], [0, 1]) +
  place(
    line('M-68 -94C-70 -160 70 -160 68 -94', '#3a4270', 10) +
      line('M-68 -94C-70 -160 70 -160 68 -94', '#dfe6fa', 5) +
      line('M-68 -96C-86 -60 -86 0 -72 50M68 -96C86 -60 86 0 72 50', '#7a1030', 15) +
      line('M-71 -92C-87 -60 -87 0 -76 44', '#ff9a8a', 5) +
      area('M-42 -90C-68 -62 -68 -8 -44 38H44C68 -8 68 -62 42 -90Z', '#ffdf9a') +
      area('M-26 -90C-50 -62 -50 -8 -30 38H30C50 -8 50 -62 26 -90Z', '#fff8dc') +
      area('M0 -80C30 -38 38 -8 22 18C12 34 -12 34 -22 18C-38 -8 -16 -34 0 -80Z', 'url(#flame)') +
      area('M2 -40C16 -16 18 2 9 16C4 22 -6 22 -10 16C-18 0 -4 -14 2 -40Z', '#fffbe0') +
      line('M-44 -66C-56 -42 -56 -12 -44 18', '#fff', 6) +
      area('M-34 -126H34L64 -86H-64Z', 'url(#enamel)') +
      line('M-30 -116L-50 -92', '#ffc4b8', 5) +
      box(-20, -138, 40, 15, '#7a1030', 4) +
      box(-58, 32, 116, 16, '#ffcf4a', 5) +
      area('M-68 46H68C92 52 104 74 104 96V114Q0 134 -104 114V96C-104 74 -92 52 -68 46Z', 'url(#enamel)') +
      line('M-92 88C-86 68 -78 60 -58 57', '#ffd8c8', 7) +
      line('M-103 112Q0 133 103 112', '#ffcf4a', 8),
    0,
    6,
    0.76,
  )

/** A bottle of oil with a flame on its cap. */
const gasera = (): string =>
  lit('glass', ['#e8fff4', '#5fc8b8', '#1a6a78', '#0c3450'], [1, 0.2]) +
  lit('oil', ['#ffe08a', '#f09a2a', '#a84a14'], [1, 0.3]) +
  lit('tin', ['#fff', '#b0b8d0', '#4a5078'], [1, 0]) +
  lit('flame', ['#ff7a1c', '#ffb82e', '#fff0a0'], [0, 1]) +
  place(
    area(
      'M82 214C74 190 74 160 86 144C98 130 128 128 130 110V96H170V110C172 128 202 130 214 144C226 160 226 190 218 214' +
        'Q150 230 82 214Z',
      'url(#glass)',
    ) +
      area('M77 168Q150 182 223 168C225 186 222 200 218 212Q150 226 82 212C78 198 75 184 77 168Z', 'url(#oil)') +
      oval(150, 170, 73, 10, '#ffeaa8') +
      line('M150 100C144 130 160 152 148 194', '#fff6e0', 7) +
      area('M94 158C98 142 124 140 134 124L140 132C128 146 106 150 104 164V198L94 194Z', '#fff', { opacity: 0.85 }) +
      line('M212 152C217 172 216 190 211 206', '#ffd08a', 5) +
      box(120, 82, 60, 22, 'url(#tin)', 6) +
      box(132, 66, 36, 18, 'url(#tin)', 4) +
      line('M123 94H177', '#3a4068', 3) +
      area('M150 -32C188 6 196 38 174 62C164 76 136 76 126 62C106 38 122 12 150 -32Z', 'url(#flame)') +
      area('M152 8C172 34 174 50 164 62C158 70 142 70 136 62C128 44 138 30 152 8Z', '#fffbe0') +
      oval(150, 62, 8, 9, '#6a9af0'),
    -123,
    -79,
    0.82,
  )

/** A clay jar on the wheel of a potter. */
const viganWheels = (): string =>
  lit('clay', ['#ffb07a', '#dc6a3a', '#7a2a24'], [1, 0.3]) +
  lit('disc', ['#f4dcb8', '#a87858', '#5a3440'], [1, 0]) +
  outlined(
    area('M-104 74A104 24 0 0 1 104 74V84A104 22 0 0 1 -104 84Z', 'url(#disc)') +
      area(
        'M-34 -100H34Q44 -98 42 -86Q30 -70 38 -58C84 -40 94 14 68 50Q56 66 50 80Q0 94 -50 80Q-56 66 -68 50' +
          'C-94 14 -84 -40 -38 -58Q-30 -70 -42 -86Q-44 -98 -34 -100Z',
        'url(#clay)',
      ),
    7,
  ) +
  area('M38 -58C84 -40 94 14 68 50Q56 66 50 80Q30 86 8 87C52 56 62 -20 18 -56Z', '#5a1424', { opacity: 0.4 }) +
  oval(0, -92, 31, 7, '#5a1a1c') +
  line('M-38 -82Q0 -72 38 -82', '#ffd09a', 6) +
  area('M-79 -16Q0 10 79 -16L81 6Q0 34 -81 6Z', '#fff0d0') +
  line('M-66 4L-50 -2L-34 12L-18 4L0 17L18 4L34 12L50 -2L66 4', '#a83a24', 7) +
  line('M-74 42Q0 66 74 42', '#ffb878', 5) +
  line('M-48 -42C-60 -34 -66 -28 -69 -22', '#fff4e0', 10)

/** A star of paper in a ring of bamboo with lamps, and two tails: the lantern of Christmas. */
export const paperStar = (): string => {
  const tips = around(5, 96, -90)
  const bays = around(5, 40, -54)
  const facets = (turn: number, color: string): string =>
    area(
      tips
        .map((tip, i) => {
          const bay = bays[(i + turn) % 5] ?? tip
          return `M0 0L${num(tip.x)} ${num(tip.y)}L${num(bay.x)} ${num(bay.y)}Z`
        })
        .join(''),
      color,
    )
  return place(
    outlined(
      area(
        'M-56 62L-82 84L-74 86L-86 106L-70 102L-62 108L-54 98L-40 76Z' +
          'M56 62L82 84L74 86L86 106L70 102L62 108L54 98L40 76Z',
        '#ff4f9a',
      ),
      6,
    ) +
      circle(0, 0, 77, 'none', { stroke: INK, 'stroke-width': 24 }) +
      circle(0, 0, 77, 'none', { stroke: '#1fb59a', 'stroke-width': 13 }) +
      line('M-76 -12A77 77 0 0 1 -30 -71', '#a8ffe4', 5) +
      outlined(area(star(0, 0, 5, 99, 42), '#ff8a2e'), 9) +
      facets(0, '#ff7a1e') +
      facets(4, '#ffd23f') +
      area(star(0, 0, 5, 52, 22), '#fff3b0') +
      outlined(circle(0, 0, 15, '#ff4f6a'), 5) +
      circle(-4, -4, 5, '#ffd0d8') +
      line('M-4 -78L-14 -48', '#fffbe0', 6) +
      outlined(
        around(5, 77, -54)
          .map(({ x, y }) => circle(x, y, 11, '#ffe27a'))
          .join(''),
        5,
      ),
    0,
    -4,
    0.97,
  )
}

/** An amulet in the shape of a drop, with one eye of a beast that shines: from -100 to 106 in height. */
export const eyeAmulet = (): string => {
  const drop = 'M0 -98C26 -60 82 -32 82 22A82 82 0 0 1 -82 22C-82 -32 -26 -60 0 -98Z'
  return (
    lit('gold', ['#fffbd0', '#ffce42', '#d88a1c', '#9a540c'], [0.7, 1]) +
    round('enamel', ['#3ae0b0', '#0f8a7a', '#084a5a']) +
    round('iris', ['#fff6a0', '#ffb02e', '#e8501c']) +
    halo('core', '#fff6b0') +
    place(outlined(area(drop, '#8a4a0c'), 5.5), 5, 8) +
    outlined(area(drop, 'url(#gold)'), 5.5) +
    place(area(drop, 'url(#enamel)', { stroke: '#a8600f', 'stroke-width': 5 }), 0, 5, 0.76) +
    line('M-20 -42C-34 -28 -50 -14 -54 8', '#b4ffe4', 6, { opacity: 0.85 }) +
    circle(0, 24, 66, 'url(#core)') +
    outlined(area('M-60 24C-32 -22 32 -22 60 24C32 66 -32 66 -60 24Z', '#fff8d8'), 5) +
    outlined(circle(0, 22, 32, 'url(#iris)'), 4) +
    area('M0 -7C12 12 12 34 0 51C-12 34 -12 12 0 -7Z', '#1c0a1c') +
    circle(-12, 10, 7, '#fff') +
    around(9, 80, 10)
      .filter(({ y }) => y > -20)
      .map(({ x, y }) => circle(x * 0.9, 22 + y * 0.9, 4.4, x + y < 20 ? '#fffbe0' : '#9a540c'))
      .join('') +
    line('M-70 18C-68 -14 -40 -36 -22 -58', '#fffbe0', 6) +
    outlined(circle(0, -78, 11, '#f0405a'), 4) +
    circle(-3, -82, 3.4, '#fff')
  )
}

/** A clover of four leaves. */
const luckyCharm = (): string => {
  const leaf = 'M0 2C-70 -18 -66 -94 -22 -92C-8 -90 0 -80 0 -68C0 -80 8 -90 22 -92C66 -94 70 -18 0 2Z'
  return (
    lit('bright', ['#e8ff8a', '#4fd05a']) +
    lit('deep', ['#a8ec6a', '#179048']) +
    place(
      line('M0 10C8 56 20 80 48 98', '#0a5a3a', 18) +
        line('M-2 10C6 54 18 76 44 92', '#6fe05a', 7) +
        around(4, 1, 45)
          .map(({ angle }, i) =>
            place(
              area(leaf, i % 2 === 0 ? 'url(#deep)' : 'url(#bright)', { stroke: '#0a5a3a', 'stroke-width': 4 }) +
                line('M0 -12V-54M0 -30L-24 -50M0 -30L24 -50', '#e8ffc0', 5),
              0,
              0,
              1,
              angle,
            ),
          )
          .join('') +
        circle(0, 0, 10, '#e8ffc0') +
        area(star(-70, -62, 4, 26, 6), '#fff'),
      -2,
      -2,
      1,
      -6,
    )
  )
}

/** A pinwheel with four vanes. */
const hangin = (): string =>
  lit('red', ['#ffb0a0', '#f0404f', '#a81440'], [1, 0.6]) +
  lit('yellow', ['#fff3a8', '#ffc42e', '#e08a14'], [1, 0.6]) +
  lit('teal', ['#a8fff0', '#1fb8a8', '#0c6a7a'], [1, 0.6]) +
  lit('violet', ['#e0c0ff', '#8a4fe0', '#4a1f9a'], [1, 0.6]) +
  round('pin', ['#fffbe0', '#ffd25e', '#b0741c']) +
  line('M0 -8L8 98', '#6a3420', 15) +
  line('M-2 -8L6 98', '#f0b070', 6) +
  ['red', 'yellow', 'teal', 'violet']
    .map((color, i) =>
      place(
        area('M0 0L0 -112C50 -108 100 -80 96 -42C62 -58 28 -42 0 0Z', `url(#${color})`) +
          area('M0 0L0 -112C26 -84 30 -40 0 0Z', '#14143a', { opacity: 0.32 }) +
          area('M96 -42C62 -58 28 -42 0 0L36 -68C60 -80 86 -66 96 -42Z', '#fff', { opacity: 0.5 }) +
          line('M0 -112C50 -108 100 -80 96 -42', '#fff', 5),
        0,
        -10,
        0.83,
        i * 90 + 14,
      ),
    )
    .join('') +
  circle(2, -7, 18, '#3a1430', { opacity: 0.4 }) +
  circle(0, -10, 17, 'url(#pin)')

/** A horseshoe that glows, and drops of lava. */
const lavaLuck = (): string => {
  const shoe =
    'M-74 -96C-104 -40 -98 44 -58 82C-24 112 24 112 58 82C98 44 104 -40 74 -96L36 -84C58 -36 54 16 30 40' +
    'C12 56 -12 56 -30 40C-54 16 -58 -36 -36 -84Z'
  return (
    lit('hot', ['#fffbe0', '#ffe25a', '#ff9a1c', '#e8401c'], [0.5, 1]) +
    place(
      area(
        'M-22 96C-24 118 -14 128 -12 140C-4 128 0 114 -2 98ZM28 92C26 112 34 120 36 132C44 120 46 102 44 86ZM-58 80' +
          'C-60 98 -52 104 -48 116C-40 104 -40 92 -42 84Z',
        '#ff8a1c',
      ) +
        area(shoe, 'url(#hot)', { stroke: '#e8401c', 'stroke-width': 7, 'stroke-linejoin': 'round' }) +
        line('M-57 -84C-79 -34 -74 30 -43 61C-17 84 17 84 43 61C74 30 79 -34 57 -84', '#d8481c', 9) +
        line(
          'M-64 -54V-50M-67 -12V-8M-54 32L-53 36M64 -54V-50M67 -12V-8M54 32L53 36M-24 66L-22 67M24 66L22 67',
          '#5a0a14',
          13,
        ) +
        line('M-80 -80C-98 -40 -94 30 -64 66', '#fff', 8) +
        area(star(-76, -58, 4, 34, 6), '#fff'),
      0,
      -14,
      0.87,
      -8,
    )
  )
}

/** An ornament of gold for the ear: an open ring with knobs. */
const ifugaoGold = (): string => {
  const ring =
    'M-5 -50C-38 -54 -62 -30 -60 2C-58 36 -30 56 0 56S58 36 60 2C62 -30 38 -54 5 -50L4 -32C18 -30 25 -18 22 -6' +
    'C18 8 8 14 0 14S-18 8 -22 -6C-25 -18 -18 -30 -4 -32Z'
  return (
    lit('gold', ['#fffbd0', '#ffd64a', '#e09a1c', '#8a4a0a'], [0.8, 1]) +
    round('bead', ['#fffbd8', '#f8c030', '#8a4a0a']) +
    place(
      [0, 78, -78]
        .map((turn) =>
          place(
            area('M-15 50L-22 64L-12 70L0 62L12 70L22 64L15 50Z', '#d8901a', { stroke: '#6a3608', 'stroke-width': 2 }) +
              circle(-17, 66, 9, 'url(#bead)') +
              circle(17, 66, 9, 'url(#bead)'),
            0,
            0,
            1,
            turn,
          ),
        )
        .join('') +
        area(ring, 'url(#gold)', { stroke: '#6a3608', 'stroke-width': 4, 'stroke-linejoin': 'round' }) +
        line('M-9 -43C-34 -45 -53 -26 -52 2C-50 30 -26 47 0 47S50 30 52 2C53 -26 34 -45 9 -43', '#a8640f', 3.4) +
        line('M-29 -8C-28 10 -14 22 0 22S28 10 29 -8', '#a8640f', 3.4) +
        line('M-39.5 6A40 35 0 0 0 39.5 6', '#fff8c8', 8, { 'stroke-dasharray': '0 12.6' }) +
        area('M-54 0C-54 -24 -40 -40 -22 -44C-38 -34 -46 -18 -46 2Z', '#fff') +
        line('M56 8C54 32 32 50 8 52', '#ff9a4a', 4) +
        area(star(-44, -30, 4, 22, 4), '#fff'),
      0,
      -14,
      1.36,
    )
  )
}

const edge = { stroke: INK, 'stroke-width': 4.5, 'stroke-linejoin': 'round' }

/** A gong in the shape of a pot, with a boss in its middle. */
const kettleGong = (x: number, y: number, r: number): string =>
  area(
    `M${num(x - r)} ${y}L${num(x - r * 0.86)} ${num(y + r * 0.7)}Q${x} ${num(y + r * 1.08)} ${num(x + r * 0.86)} ${num(y + r * 0.7)}L${num(x + r)} ${y}Z`,
    'url(#wall)',
    edge,
  ) +
  oval(x, y, r, r * 0.6, 'url(#brass)', 0, edge) +
  oval(x, y + r * 0.02, r * 0.82, r * 0.46, '#8a4a0a') +
  oval(x, y + r * 0.05, r * 0.78, r * 0.43, 'url(#brass)') +
  // The boss in the middle, which is struck.
  oval(x + r * 0.04, y + r * 0.02, r * 0.46, r * 0.28, '#8a4a0a', 0, { opacity: 0.6 }) +
  area(
    `M${num(x - r * 0.38)} ${num(y - r * 0.04)}V${num(y - r * 0.2)}C${num(x - r * 0.38)} ${num(y - r * 0.52)} ${num(x + r * 0.38)} ` +
      `${num(y - r * 0.52)} ${num(x + r * 0.38)} ${num(y - r * 0.2)}V${num(y - r * 0.04)}` +
      `Q${x} ${num(y + r * 0.2)} ${num(x - r * 0.38)} ${num(y - r * 0.04)}Z`,
    'url(#boss)',
    edge,
  ) +
  oval(x - r * 0.14, y - r * 0.28, r * 0.15, r * 0.09, '#fff', -20)

/** A mallet with a head of wool at the given place. It uses the colors of `kettleGongs`. */
export const woolMallet = (x: number, y: number, turn: number): string =>
  place(
    line('M0 10V-70', '#2b1a2b', 16) +
      line('M0 10V-68', '#c8783a', 9) +
      line('M-2 10V-66', '#ffd090', 3) +
      box(-9, -82, 18, 24, '#e8304a', 7, edge) +
      box(-15, -18, 30, 46, 'url(#wool)', 13, edge) +
      line('M-13 -4H13M-13 12H13', '#fff', 4, { opacity: 0.7 }),
    x,
    y,
    1,
    turn,
  )

/** Gongs in a row, with the colors of the gongs and of their mallets. */
export const kettleGongs = (spots: readonly (readonly [x: number, y: number, r: number])[]): string =>
  lit('brass', ['#fffbc0', '#ffcb3f', '#d8861a', '#8a4a0a']) +
  lit('wall', ['#ffd85a', '#c87a14', '#6a3206'], [1, 0.3]) +
  round('boss', ['#fffbd8', '#ffc83a', '#b8680f']) +
  lit('wool', ['#ffffff', '#7ff0d8', '#1fa898'], [1, 0]) +
  spots.map(([x, y, r]) => kettleGong(x, y, r)).join('')

/** Two gongs on a carved stand, and a mallet. */
const kulintang = (): string =>
  outlined(
    area('M-102 28H102L92 84H-92Z', '#0f7a88') + box(-80, 80, 22, 20, '#0a5570', 3) + box(58, 80, 22, 20, '#0a5570', 3),
    5,
  ) +
  kettleGongs([
    [-54, 4, 46],
    [52, 2, 42],
  ]) +
  outlined(area('M-104 34H104L98 76H-98Z', '#16a0a0'), 5) +
  line('M-98 42H98', '#ffd25e', 6) +
  [-60, -20, 20, 60].map((x) => area(star(x, 60, 4, 14, 7), x < 0 ? '#ffd25e' : '#ffb52e')).join('') +
  woolMallet(34, -46, 28)

/** A bell of bronze from a little below: its rim, its hollow and its clapper, from -122 to 129 in height. */
export const bronzeBell = (): string =>
  lit('bronze', ['#fff0a8', '#f6b83a', '#d07f1c', '#8a4412'], [1, 0.3]) +
  round('clapper', ['#fff0c0', '#d89038', '#6a300f', '#3a140a']) +
  outlined(
    area('M-22 -92C-22 -122 22 -122 22 -92H10C10 -106 -10 -106 -10 -92Z', 'url(#bronze)') +
      // The hollow, and the clapper before its far edge.
      oval(0, 84, 100, 27, '#3a140a'),
    5,
  ) +
  area('M-92 80C-60 66 60 66 92 80C70 96 -70 96 -92 80Z', '#8a4418') +
  line('M0 60V92', INK, 15) +
  line('M0 60V92', '#c88a48', 7) +
  outlined(circle(0, 108, 21, 'url(#clapper)'), 5) +
  oval(-7, 101, 6, 4.4, '#fff6d8', -30) +
  outlined(
    area(
      'M-44 -92C-30 -100 30 -100 44 -92C58 -84 62 -62 64 -34C66 6 76 44 102 74C106 80 104 88 98 88C60 64 -60 64 -98 88C-104 88 -106 80 -102 74C-76 44 -66 6 -64 -34C-62 -62 -58 -84 -44 -92Z',
      'url(#bronze)',
    ),
    6,
  ) +
  area(
    'M20 -97C32 -96 40 -94 44 -92C58 -84 62 -62 64 -34C66 6 76 44 102 74C106 80 104 88 98 88C84 79 66 74 46 71C46 20 44 -50 20 -97Z',
    '#6a2a0c',
    {
      opacity: 0.5,
    },
  ) +
  area('M-102 74C-56 50 56 50 102 74L98 88C60 64 -60 64 -98 88Z', '#ffe9a0', { opacity: 0.55 }) +
  line('M-64 -40C-34 -28 34 -28 64 -40M-72 12C-40 26 40 26 72 12', '#7a3a10', 5) +
  line('M-63 -46C-34 -34 34 -34 63 -46M-70 5C-40 19 40 19 70 5', '#ffe69a', 3.6) +
  [-38, 0, 38].map((x) => area(star(x, -8 + (x === 0 ? 4 : 0), 8, 12, 6.4), '#8a4a14')).join('') +
  area(
    'M-42 -80C-54 -66 -54 -10 -60 16C-64 34 -72 46 -78 56C-58 46 -46 20 -44 -18C-42 -44 -42 -64 -34 -82Z',
    '#fffbe0',
    {
      opacity: 0.85,
    },
  )

/** A lantern of folded paper: a star before a ring, with two tassels, from -112 to 95 in height. */
export const foldedStar = (): string => {
  const corner = (radius: number, step: number): string => {
    const angle = ((step * 36 - 90) * Math.PI) / 180
    return `${num(radius * Math.cos(angle))} ${num(radius * Math.sin(angle))}`
  }
  // One fold of the paper: from the middle to a point of the star, and to the notch beside it.
  const fold = (i: number, side: number, fill: string): string =>
    area(`M0 0L${corner(112, i * 2)}L${corner(51, i * 2 + side)}Z`, fill)
  const tassel = (tx: number): string =>
    place(
      outlined(area('M-12 20L-16 66L-8 62L0 68L8 62L16 66L12 20Z', '#ff5f96') + circle(0, 14, 13, '#ffd23f'), 6) +
        line('M-5 28L-8 56M5 28L7 56', '#b01c5c', 4) +
        circle(-4, 10, 4, '#fffbe0'),
      tx,
      -32,
    )
  return (
    outlined(circle(0, 0, 82, 'none', { 'stroke-width': 24 })) +
    circle(0, 0, 82, 'none', { stroke: '#1fc8a8', 'stroke-width': 13 }) +
    circle(-2, -2, 82, 'none', { stroke: '#b0fff0', 'stroke-width': 4, 'stroke-dasharray': '2 15' }) +
    tassel(-104) +
    tassel(104) +
    outlined(area(star(0, 0, 5, 112, 51), '#ffc52e'), 17) +
    [0, 1, 2, 3, 4]
      .map((i) => fold(i, -1, i % 2 === 0 ? '#ffe56a' : '#ffd84a') + fold(i, 1, i === 4 ? '#ffb02e' : '#f58a1c'))
      .join('') +
    line(`M${corner(104, 0)}L${corner(50, -1)}M${corner(104, 8)}L${corner(50, 9)}`, '#fffbd8', 5) +
    outlined(area(star(0, 0, 5, 58, 27), '#ff4f86'), 6) +
    [0, 1, 2, 3, 4].map((i) => area(`M0 0L${corner(56, i * 2)}L${corner(26, i * 2 - 1)}Z`, '#ff8ab0')).join('') +
    outlined(circle(0, 0, 19, '#fff3b8'), 5) +
    circle(-5, -6, 6, '#fff')
  )
}

export const ownLights = {
  '50101': { name: 'parol', draw: paperStar },
  '50140': { name: 'lamp', draw: luckyLampara },
  '50202': { name: 'parol', draw: () => place(foldedStar(), 0, 6, 0.88) },
  '50213': { name: 'horseshoe', draw: lavaLuck },
  '50230': { name: 'jar', draw: viganWheels },
  '50236': { name: 'earring', draw: ifugaoGold },
  '50245': { name: 'amulet', draw: () => place(eyeAmulet(), -2, -5) },
  '50246': { name: 'clover', draw: luckyCharm },
  '50257': { name: 'gong', draw: () => place(kulintang(), 0, 7, 0.93) },
  '50262': { name: 'bell', draw: () => place(bronzeBell(), 0, 0, 0.78, 9) },
  '50268': { name: 'pinwheel', draw: hangin },
  '50279': { name: 'lamp', draw: gasera },
  '50280': { name: 'lamp', draw: magicLamp },
} as const
