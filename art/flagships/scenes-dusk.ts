/** Covers whose scene is lit by an evening sky or by the moon, by game ID. */
import { area, box, circle, line, num, oval, place, repeat, star } from '../draw.ts'
import { numeral } from '../numerals.ts'
import { scene } from './caption.ts'
import type { Flagship } from './flagship.ts'
import { backdrop } from './reels-parts.ts'
import { halo, lit, round } from './volume.ts'

/** Two crowned swans whose necks form a heart, on a lake in the moonlight. */
const paresRoyale: Flagship = (at, write) => {
  const swan = (side: 1 | -1, body: string, stone: string): string =>
    `<g transform="translate(150 0) scale(${side} 1)">${
      area(
        'M92 148C126 132 146 140 158 156C150 158 148 162 152 170C142 170 140 176 142 184C120 204 62 206 36 184Z',
        `url(#${body})`,
      ) +
      area(
        'M60 160C84 138 122 144 142 160C128 160 124 166 126 174C116 172 112 178 112 186C90 190 66 182 60 160Z',
        '#ffffff',
        { opacity: 0.9 },
      ) +
      line('M74 164Q98 154 118 162M80 176Q96 170 108 174', '#b8a8e0', 3) +
      line('M50 186C14 166 84 140 78 94C74 62 44 52 26 70', '#5a4a9a', 25, { opacity: 0.35 }) +
      line('M50 182C14 162 82 138 76 92C72 60 44 50 26 68', `url(#${body})`, 22) +
      line('M42 172C22 152 76 132 72 94C68 66 46 58 32 70', '#ffffff', 6, { opacity: 0.8 }) +
      oval(24, 70, 17, 13, '#ffffff', 30) +
      area('M16 74C8 80 2 88 2 98C10 94 18 90 24 84Z', '#ff9a3a') +
      area('M26 62C18 66 14 72 16 78L22 84C30 78 32 68 26 62Z', '#241a4a', { opacity: 0.9 }) +
      circle(28, 68, 3, '#1a1030') +
      place(
        area('M-15 8L-20 -15L-8 -5L0 -21L8 -5L20 -15L15 8Z', 'url(#crown)') +
          box(-15, 5, 30, 6, '#fff0b0', 2) +
          circle(0, -22, 4, stone) +
          circle(-20, -16, 3, '#fff0b0') +
          circle(20, -16, 3, '#fff0b0'),
        44,
        45,
        1,
        24,
      )
    }</g>`
  return (
    lit('night', ['#0a0a3c', '#2a1f7a', '#7a3a9a', '#f08ab0'], [0, 1]) +
    lit('lake', ['#c86aa8', '#3a2a8a', '#0f0f44'], [0, 1]) +
    lit('white', ['#ffffff', '#f0eaff', '#a898d8'], [0.4, 1]) +
    lit('rose', ['#ffffff', '#ffe8f0', '#d898c0'], [0.4, 1]) +
    lit('crown', ['#fff0a8', '#f0b030', '#b06a10'], [0.4, 1]) +
    halo('moon', '#ff9ad0', 0.9) +
    backdrop(at, 'url(#night)') +
    scene(
      at,
      write,
      repeat(22, (i) =>
        circle(((i * 97) % 600) - 250, (i * 37) % 120, 0.9 + (i % 3) * 0.6, '#fff', { opacity: 0.85 }),
      ) +
        circle(150, 86, 190, 'url(#moon)') +
        circle(-150, 46, 30, '#fff6e0') +
        oval(-160, 38, 7, 5, '#f0dcc0', -20) +
        oval(-140, 54, 5, 4, '#f0dcc0') +
        area('M-260 176Q-200 132 -140 158T-10 150Q20 134 60 160H240Q270 132 300 152T430 150V200H-260Z', '#241a6a') +
        box(-260, 172, 700, 160, 'url(#lake)') +
        oval(150, 190, 120, 8, '#ffe8f0', 0, { opacity: 0.55 }) +
        line('M-200 186h60M-120 200h46M-230 214h80M286 182h70M96 204h100M-60 182h40', '#ffd0e8', 3, { opacity: 0.5 }) +
        swan(1, 'white', '#e8305a') +
        swan(-1, 'rose', '#3a6ae8') +
        area(
          'M150 136C142 126 134 122 134 112C134 103 145 101 150 109C155 101 166 103 166 112C166 122 158 126 150 136Z',
          '#f03a68',
        ) +
        oval(142, 111, 4, 3, '#ffc0d0', -30) +
        oval(40, 204, 44, 7, '#fff', 0, { opacity: 0.22 }) +
        oval(260, 204, 44, 7, '#fff', 0, { opacity: 0.22 }) +
        area(star(34, 34, 4, 15, 3), '#fff') +
        area(star(214, 22, 4, 12, 2.6), '#fff') +
        place(
          area('M-36 0Q-20 -16 0 0Q20 -16 36 0Q20 12 0 6Q-20 12 -36 0Z', '#1f8a6a') +
            area('M0 -2C-14 -10 -14 -26 0 -34C14 -26 14 -10 0 -2Z', '#ff8ac0') +
            area(
              'M-4 -2C-24 -6 -30 -18 -26 -28C-12 -26 -4 -14 -4 -2ZM4 -2C24 -6 30 -18 26 -28C12 -26 4 -14 4 -2Z',
              '#ffb8d8',
            ),
          -80,
          262,
          1,
        ),
      { paint: 'fade', bend: 'straight', weight: 0.26 },
      { x: 26, y: 212, width: 248, height: 78 },
    )
  )
}

/** The view of the coachman: the horse trots between the shafts through an old street into the sunset. */
const kalesaRide: Flagship = (at, write) => {
  const front = (side: 1 | -1, near: number, far: number, color: string, upper: string): string => {
    const edge = (x: number): number => 150 + side * x
    const slope = (x: number, y: number): number => 128 + (y - 128) * (x / 150)
    const wall = (top: number, bottom: number, tone: string): string =>
      area(
        `M${edge(far)} ${num(slope(far, top))}L${edge(near)} ${num(slope(near, top))}V${num(slope(near, bottom))}L${edge(far)} ${num(slope(far, bottom))}Z`,
        tone,
      )
    const width = near - far
    const window = (share: number, top: number, bottom: number, tone: string): string => {
      const [a, b] = [far + width * share, far + width * (share + 0.24)]
      return area(
        `M${num(edge(a))} ${num(slope(a, top))}L${num(edge(b))} ${num(slope(b, top))}V${num(slope(b, bottom))}L${num(edge(a))} ${num(slope(a, bottom))}Z`,
        tone,
      )
    }
    return (
      wall(-60, 200, color) +
      wall(-60, 74, upper) +
      wall(74, 84, '#5a2018') +
      [0.1, 0.4, 0.7]
        .map((share) => window(share, -22, 58, '#ffcf6a') + window(share + 0.09, -22, 58, '#fff0b8'))
        .join('') +
      [0.14, 0.56].map((share) => window(share, 104, 200, '#3a1014')).join('') +
      wall(-92, -60, '#8a2a1c')
    )
  }
  const horse =
    area('M-66 150C-74 92 -52 54 -26 40C-18 18 -16 -6 -14 -28H14C16 -6 18 18 26 40C52 54 74 92 66 150Z', 'url(#coat)') +
    area('M0 40C30 48 60 84 66 150H24C36 110 24 64 0 40Z', '#3a140c', { opacity: 0.35 }) +
    area(
      'M-16 -26C-30 -40 -28 -62 -24 -74C-14 -66 -8 -54 -6 -42ZM16 -26C30 -40 28 -62 24 -74C14 -66 8 -54 6 -42Z',
      '#7a3a1c',
    ) +
    area(
      'M-16 -36C-22 -46 -22 -58 -20 -66C-14 -60 -10 -52 -9 -44ZM16 -36C22 -46 22 -58 20 -66C14 -60 10 -52 9 -44Z',
      '#c8784a',
    ) +
    area('M-12 -44C-6 -54 6 -54 12 -44C18 -10 22 30 8 62C2 72 -6 66 -8 56C-20 24 -18 -10 -12 -44Z', '#2a1014') +
    line('M-4 -40Q-10 0 -2 52M6 -40Q12 4 4 48', '#6a3024', 4) +
    area('M0 -46C-14 -62 -12 -92 0 -112C12 -92 14 -62 0 -46Z', '#e8304a') +
    area('M0 -46C-4 -62 -4 -88 0 -104C8 -88 8 -62 0 -46Z', '#ffb03a') +
    line('M-42 62Q0 84 42 62', '#3a1412', 11) +
    line('M-42 60Q0 82 42 60', '#d89a3a', 3) +
    line('M-58 104Q0 132 58 104', '#3a1412', 10) +
    line('M-58 102Q0 130 58 102', '#d89a3a', 3) +
    [-42, 42].map((x) => circle(x, 62, 7, '#ffd25e') + circle(x - 1, 60, 3, '#fff6c8')).join('') +
    line('M-22 34Q-70 90 -120 150M22 34Q70 90 120 150', '#2a1014', 4)
  return (
    lit('evening', ['#3a1f8a', '#d8508a', '#ff9a4a', '#ffe08a'], [0, 1]) +
    lit('coat', ['#c87a44', '#8a4420', '#4a1e10'], [0.6, 1]) +
    lit('street', ['#ffc88a', '#b8684a', '#4a2030'], [0, 1]) +
    lit('shaft', ['#ffe0a0', '#c8782a', '#6a2c10'], [0.3, 1]) +
    halo('sun', '#fff4b8') +
    backdrop(at, 'url(#evening)') +
    scene(
      at,
      write,
      circle(150, 122, 170, 'url(#sun)') +
        circle(150, 118, 36, '#fff8d8') +
        area('M112 128V92L126 74V60L134 50L142 60V74L150 66L158 74V60L166 50L174 60V74L188 92V128Z', '#6a2a5a') +
        circle(150, 90, 6, '#ffe08a') +
        box(-260, 126, 700, 204, '#5a2a38') +
        area('M132 128H168L420 330H-120Z', 'url(#street)') +
        repeat(5, (i) =>
          line(
            `M${num(150 - 26 * 1.7 ** i)} ${num(128 + 12 * 1.7 ** i)}H${num(150 + 26 * 1.7 ** i)}`,
            '#7a3a38',
            1 + i * 0.7,
            { opacity: 0.5 },
          ),
        ) +
        line('M150 128L60 330M150 128L240 330', '#7a3a38', 2.5, { opacity: 0.5 }) +
        front(1, 300, 150, '#c8684a', '#e8a068') +
        front(-1, 430, 150, '#a8503e', '#d08a58') +
        front(1, 150, 66, '#d88a5a', '#ffc88a') +
        front(-1, 150, 66, '#b86a4a', '#e8a870') +
        front(1, 66, 34, '#e8a068', '#ffd89a') +
        front(-1, 66, 34, '#c8805a', '#f0b880') +
        line('M30 330L88 176L96 138M270 330L212 176L204 138', '#4a1a10', 17) +
        line('M28 326L86 176L94 138M268 326L210 176L202 138', 'url(#shaft)', 11) +
        place(horse, 150, 128, 0.96) +
        [
          [38, 214],
          [262, 214],
        ]
          .map(
            ([x = 0, y = 0]) =>
              circle(x, y - 12, 34, 'url(#sun)') +
              area(`M${x - 13} ${y + 12}L${x - 16} ${y - 26}H${x + 16}L${x + 13} ${y + 12}Z`, '#ffe9a0') +
              area(`M${x - 20} ${y - 26}L${x} ${y - 46}L${x + 20} ${y - 26}Z`, '#3a1412') +
              box(x - 17, y + 10, 34, 8, '#3a1412', 3) +
              line(`M${x} ${y - 26}V${y + 12}`, '#3a1412', 3),
          )
          .join(''),
      { paint: 'block', bend: 'straight', weight: 0.26 },
      { x: 26, y: 214, width: 248, height: 76 },
    )
  )
}

/** A shuttlecock flies with lightning over the net toward a racket. */
const badmintonBlitz: Flagship = (at, write) => {
  const racket =
    line('M0 74V190', '#0a0a2a', 17) +
    line('M0 74V132', '#c8d4ff', 8) +
    line('M0 132V190', '#e8304a', 15) +
    repeat(5, (i) => line(`M-7 ${138 + i * 12}l14 7`, '#8a1030', 3)) +
    area('M-16 62Q0 84 16 62L6 92H-6Z', '#e8304a') +
    oval(0, 0, 60, 72, '#e8f4ff', 0, { opacity: 0.18 }) +
    line(
      repeat(9, (i) => {
        const x = -48 + i * 12
        const reach = 70 * Math.sqrt(1 - (x / 60) ** 2)
        return `M${x} ${num(-reach)}V${num(reach)}`
      }) +
        repeat(11, (i) => {
          const y = -60 + i * 12
          const reach = 58 * Math.sqrt(1 - (y / 72) ** 2)
          return `M${num(-reach)} ${y}H${num(reach)}`
        }),
      '#d8f0ff',
      1.8,
      { opacity: 0.75 },
    ) +
    `<ellipse rx="61" ry="73" fill="none" stroke="#0a0a2a" stroke-width="16"/>` +
    `<ellipse rx="61" ry="73" fill="none" stroke="url(#frame)" stroke-width="11"/>` +
    line('M-52 -34Q-40 -60 -10 -70', '#fff', 4)
  const shuttle =
    repeat(7, (i) => {
      const spread = (i - 3) * 13
      return (
        area(`M0 0L${spread - 11} -84Q${spread} -98 ${spread + 11} -84Z`, i % 2 === 0 ? '#ffffff' : '#d8e4ff') +
        line(`M0 0L${spread} -84`, '#a8b8e8', 2)
      )
    }) +
    line('M-26 -44Q0 -36 26 -44M-18 -26Q0 -20 18 -26', '#7a8ad0', 3) +
    area('M-19 -8H19C20 8 12 22 0 22C-12 22 -20 8 -19 -8Z', '#fff6e0') +
    area('M4 -8H19C20 8 12 22 0 22C8 14 8 4 4 -8Z', '#d8b890') +
    box(-21, -13, 42, 10, '#e8304a', 4)
  const bolt = (d: string): string =>
    area(d, '#ffe04a', { stroke: '#ff9a1a', 'stroke-width': 4, 'stroke-linejoin': 'round' })
  return (
    lit('hall', ['#12083a', '#2a1a8a', '#5a3ad8'], [0, 1]) +
    lit('floor', ['#1fb890', '#0a6a6a', '#063a4a'], [0, 1]) +
    lit('frame', ['#8af0ff', '#1f9ae8', '#0a4ab0'], [0.6, 1]) +
    halo('lamp', '#e8e0ff', 0.9) +
    halo('charge', '#fff07a') +
    backdrop(at, 'url(#hall)') +
    scene(
      at,
      write,
      [-190, -60, 80, 220].map((x) => circle(x, -4, 74, 'url(#lamp)') + box(x - 26, -4, 52, 9, '#fffdf0', 4)).join('') +
        repeat(26, (i) =>
          circle(i * 26 - 260 + (i % 2) * 8, 110 + (i % 3) * 9, 12, ['#2a1668', '#341c7a', '#221258'][i % 3] ?? ''),
        ) +
        box(-260, 126, 700, 204, 'url(#floor)') +
        line('M-260 160L420 160M-260 216H420M-40 126L-140 330M300 126L420 330', '#c8fff0', 3.5, { opacity: 0.7 }) +
        line(
          repeat(46, (i) => `M${i * 15 - 256} 92V154`) + repeat(4, (i) => `M-260 ${106 + i * 13}H430`),
          '#e8f0ff',
          1.4,
          { opacity: 0.5 },
        ) +
        box(-260, 86, 700, 9, '#fffdf6') +
        circle(196, 76, 120, 'url(#charge)') +
        bolt('M306 -22L232 20L250 28L196 56L212 64L170 92L236 66L222 58L278 34L262 26L330 -8Z') +
        place(racket, 82, 116, 0.98, 24) +
        place(shuttle, 164, 98, 0.82, 56) +
        area(star(146, 112, 8, 30, 12), '#fff6a8') +
        area(star(146, 112, 8, 16, 8), '#ffffff') +
        line('M118 70L96 44M186 134L214 152M126 146L112 168', '#fff07a', 5),
      { paint: 'tube', bend: 'rise', weight: 0.24, sharp: true },
      { x: 24, y: 210, width: 252, height: 78 },
    )
  )
}

/** A house on stilts in the evening whose lit windows are the fields of a bingo card. */
const bingoBahay: Flagship = (at, write) => {
  const fields = [
    ['12', '27', '★', '58'],
    ['4', '★', '49', '71'],
  ]
  const window = (x: number, y: number, text: string): string =>
    box(x - 25, y - 25, 50, 50, '#3a1a14', 5) +
    box(x - 21, y - 21, 42, 42, text === '★' ? '#ff7a5a' : 'url(#pane)', 3) +
    (text === '★' ? area(star(x, y + 1, 5, 17, 7.6), '#fff2a8') : numeral(text, x, y, 21, '#4a1a10', 0.26)) +
    line(`M${x - 21} ${y - 21}h42`, '#fffbe0', 2.5, { opacity: 0.8 })
  return (
    lit('evening', ['#1a1260', '#5a2a9a', '#e8608a', '#ffb06a'], [0, 1]) +
    lit('thatch', ['#ffcf6a', '#b8702a', '#5a2c14'], [0.2, 1]) +
    lit('wood', ['#c87a44', '#8a4424', '#4a2014'], [0, 1]) +
    round('pane', ['#fffbe0', '#ffdc7a', '#f0a030']) +
    halo('warm', '#ffd27a', 0.9) +
    backdrop(at, 'url(#evening)') +
    scene(
      at,
      write,
      repeat(16, (i) => circle(((i * 83) % 560) - 240, (i * 29) % 80, 1 + (i % 3) * 0.5, '#fff', { opacity: 0.8 })) +
        area('M-260 190Q-160 140 -60 172T150 160T430 168V340H-260Z', '#2a1250') +
        circle(150, 130, 180, 'url(#warm)') +
        place(
          line('M0 120Q-6 60 8 0', '#4a2014', 11) +
            repeat(6, (i) =>
              area(
                `M8 0Q${num(8 + 44 * Math.cos(i * 1.05))} ${num(-26 + 30 * Math.sin(i * 1.05))} ${num(8 + 64 * Math.cos(i * 1.05))} ${num(8 + 40 * Math.sin(i * 1.05))}Q${num(8 + 30 * Math.cos(i * 1.05))} ${num(4 + 12 * Math.sin(i * 1.05))} 8 0Z`,
                i % 2 === 0 ? '#2f8a5a' : '#1f6a4a',
              ),
            ),
          -30,
          96,
          1,
        ) +
        [34, 96, 204, 266].map((x) => box(x - 6, 196, 12, 34, '#4a2014')).join('') +
        box(22, 82, 256, 122, 'url(#wood)', 4) +
        repeat(9, (i) => line(`M${50 + i * 25} 84V202`, '#4a2014', 1.6, { opacity: 0.35 })) +
        fields.map((row, r) => row.map((text, c) => window(60 + c * 60, 116 + r * 57, text)).join('')).join('') +
        box(14, 200, 272, 10, '#ffb86a', 3) +
        area('M150 -34C120 6 60 48 -8 76Q-10 88 0 92H300Q310 88 308 76C240 48 180 6 150 -34Z', 'url(#thatch)') +
        area('M150 -34C180 6 240 48 308 76Q310 88 300 92H190C206 50 186 4 150 -34Z', '#3a180c', { opacity: 0.32 }) +
        line('M150 -20L60 76M150 -10L108 78M150 -16L196 78M150 -22L246 78M150 -26L20 74', '#7a4418', 3, {
          opacity: 0.5,
        }) +
        repeat(15, (i) => area(`M${i * 20.6 - 4} 88l10 13l10 -13Z`, '#e8a84a')) +
        [8, 292]
          .map(
            (x, i) =>
              line(`M${x} 90v14`, '#3a180c', 2) +
              circle(x, 112, 18, 'url(#warm)') +
              area(star(x, 114, 5, 14, 6, -90 + i * 10), ['#ff5a7a', '#5fe0c0'][i] ?? ''),
          )
          .join('') +
        area('M-260 236Q-100 212 60 226T430 220V340H-260Z', '#1a0f38'),
      { paint: 'inline', bend: 'straight', weight: 0.26 },
      { x: 30, y: 212, width: 240, height: 78 },
    )
  )
}

export const duskSceneFlagships: { readonly [gameId: string]: Flagship } = {
  '10205': badmintonBlitz,
  '27207': bingoBahay,
  '30207': paresRoyale,
  '50115': kalesaRide,
}
