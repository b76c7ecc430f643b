/** Subjects of the covers of single slots: sevens, crowns, snacks and summer. See `own-subjects.ts`. */
import { area, around, bothSides, box, circle, dots, line, num, oval, place, repeat, star } from '../draw.ts'
import { lit, round } from '../flagships/volume.ts'

const digit = 'M-38 -62H38V-38C16 -8 6 24 6 62H-28C-26 24 -10 -8 10 -32H-12C-20 -32 -24 -28 -26 -18H-38Z'

/** A red seven at each side of a green one. */
const tripleSeven = (): string => {
  const seven = (x: number, y: number, size: number, color: string, side: string, shine: string): string =>
    place(
      area(digit, '#fff1c4', { stroke: '#fff1c4', 'stroke-width': 20, 'stroke-linejoin': 'round' }) +
        place(area(digit, side, { stroke: side, 'stroke-width': 5, 'stroke-linejoin': 'round' }), 6, 6) +
        area(digit, color) +
        line('M-31 -26V-55H29M10 -10C0 12 -4 32 -4 54', shine, 6),
      x,
      y,
      size,
    )
  return (
    '<g transform="scale(1 1.24)">' +
    seven(-65, 0, 0.8, '#f0323c', '#8e1226', '#ff9a90') +
    seven(61, 0, 0.8, '#f0323c', '#8e1226', '#ff9a90') +
    seven(-3, -2, 1.02, '#1fa870', '#0b5640', '#9aeec4') +
    '</g>'
  )
}

/** Two sevens of neon tubes on a wall of bricks. */
const neonSevens = (): string => {
  const tube = (d: string, color: string, core: string): string =>
    line(d, color, 38, { opacity: 0.3 }) + line(d, color, 24) + line(d, core, 10)
  return (
    box(-100, -92, 200, 184, '#160a3c', 24) +
    box(-96, -88, 192, 176, '#35207a', 20) +
    area(
      'M-88 -80H-42V-46H-88ZM-36 -80H24V-46H-36ZM-88 -4H-46V34H-88Z' +
        'M22 -4H88V34H22ZM-12 40H44V80H-12ZM50 -40H88V-10H50Z',
      '#492f9c',
    ) +
    box(-88, -80, 176, 160, 'none', 14, { stroke: '#ffc04a', 'stroke-width': 7 }) +
    box(-88, -80, 176, 160, 'none', 14, { stroke: '#fff3cc', 'stroke-width': 2.5 }) +
    tube('M-64 -46L-12 -54C-32 -20 -38 20 -38 58', '#ff3f92', '#ffffff') +
    tube('M18 -54L66 -50C48 -20 36 18 30 58', '#27c8f4', '#ffffff')
  )
}

/** A crown lined with crimson, on a purple cushion. */
const crimsonCrown = (): string =>
  lit('gold', ['#fff0a4', '#ffc438', '#c47818'], [0.5, 1]) +
  lit('velvet', ['#8a4ae0', '#5a22ae', '#2e0f66']) +
  lit('lining', ['#f23a62', '#b8123e', '#6c0828']) +
  area(
    'M-96 50C-104 42 -92 34 -80 38C-50 46 50 46 80 38C92 34 104 42 96 50C88 64 88 74 98 86C102 96 90 100 78 96C40 ' +
      '86 -40 86 -78 96C-90 100 -102 96 -98 86C-88 74 -88 64 -96 50Z',
    'url(#velvet)',
  ) +
  line('M-86 64C-40 76 40 76 86 64', '#ffc438', 5) +
  line('M-82 46C-70 50 -56 52 -40 53', '#c49aff', 5) +
  area(
    'M-66 26C-100 -26 -70 -64 -34 -62C-20 -62 -8 -58 0 -50C8 -58 20 -62 34 -62C70 -64 100 -26 66 26Z',
    'url(#lining)',
  ) +
  area('M-14 30C-34 0 -30 -40 -4 -52V30ZM14 30C34 0 30 -40 4 -52V30Z', '#ff5a7c', { opacity: 0.6 }) +
  bothSides(
    line('M-68 24C-98 -26 -70 -58 -36 -58C-20 -58 -8 -54 0 -48', '#a8621a', 17) +
      line('M-68 24C-98 -26 -70 -58 -36 -58C-20 -58 -8 -54 0 -48', '#ffc438', 12),
  ) +
  line('M0 -48V26', '#a8621a', 18) +
  line('M0 -48V26', '#ffd45e', 13) +
  dots(
    [
      ...[-84, -79, -60, 60, 79, 84].map((x, i) => ({ x, y: [-12, -36, -54][i < 3 ? i : 5 - i] ?? 0 })),
      { x: 0, y: -26 },
      { x: 0, y: 0 },
    ],
    6.5,
    '#fffaf0',
  ) +
  area('M-80 14C-40 30 40 30 80 14L72 52C40 66 -40 66 -72 52Z', 'url(#gold)', {
    stroke: '#a8621a',
    'stroke-width': 3,
  }) +
  line('M-77 18C-40 32 40 32 77 18', '#fff6d0', 6) +
  area(star(0, 44, 4, 17, 11), '#e8234a') +
  area('M0 27L-11 44H0Z', '#ff8aa0') +
  bothSides(
    area(star(-35, 42, 4, 13, 8), '#2fb4f0') + area('M-35 29L-43 42H-35Z', '#b0e6ff') + circle(-61, 35, 7, '#2fc490'),
  ) +
  circle(0, -62, 16, 'url(#gold)', { stroke: '#a8621a', 'stroke-width': 3 }) +
  area(star(0, -62, 4, 10, 7), '#e8234a') +
  line('M0 -82V-98M-9 -90H9', '#a8621a', 11) +
  line('M0 -82V-98M-9 -90H9', '#ffd45e', 7) +
  area(star(-58, -72, 4, 20, 4), '#ffffff')

/** A slice of watermelon as a beach with parasols and towels, seen from above. */
const sliceBeach = (): string => {
  const parasol = (x: number, y: number, r: number, color: string): string =>
    oval(x + 7, y + 8, r, r, '#8e0f2e', 0, { opacity: 0.4 }) +
    circle(x, y, r, '#ffffff') +
    area(
      around(4, r)
        .map((at) => {
          const [toX, toY] = [(at.x - at.y) * Math.SQRT1_2, (at.x + at.y) * Math.SQRT1_2]
          return (
            `M${num(x)} ${num(y)}L${num(x + at.x)} ${num(y + at.y)}` +
            `A${r} ${r} 0 0 1 ${num(x + toX)} ${num(y + toY)}Z`
          )
        })
        .join(''),
      color,
    ) +
    circle(x, y, 3, '#fff1a8')
  const towel = (x: number, y: number, turn: number, color: string, suit: string): string =>
    place(
      box(-12, -21, 24, 44, '#8e0f2e', 3, { opacity: 0.4 }) +
        box(-15, -24, 27, 46, color, 3) +
        line('M-9 -10L-5 6M6 -10L2 6M-3 -8V14M1 -8V14', '#8a4f2c', 5) +
        box(-6, -9, 10, 14, suit, 3) +
        circle(-1, -15, 6, '#3a1a10'),
      x,
      y,
      1,
      turn,
    )
  return (
    lit('flesh', ['#ff7a7e', '#f5364e', '#d81c40']) +
    area('M0 -100L100 58Q0 134 -100 58Z', '#ffffff', {
      stroke: '#7cf0e0',
      'stroke-width': 8,
      'stroke-linejoin': 'round',
    }) +
    area('M-92 56L-80 36Q0 88 80 36L92 56Q0 122 -92 56Z', '#177a3e') +
    area('M-64 72L-52 56L-40 82ZM-14 90L-4 68L10 90ZM38 84L46 58L62 74Z', '#0b5430') +
    area('M-82 40L-75 29Q0 74 75 29L82 40Q0 90 -82 40Z', '#efffd0') +
    area('M0 -90L76 30Q0 76 -76 30Z', 'url(#flesh)') +
    area('M0 -90L-76 30L-64 36L6 -80Z', '#ffb0a8', { opacity: 0.7 }) +
    [
      [0, -58],
      [-18, -34],
      [50, 24],
      [-48, 34],
      [36, 46],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 4, 7, '#3a0a18'))
      .join('') +
    parasol(-26, 2, 21, '#2a9ae0') +
    parasol(36, 6, 17, '#ffa52e') +
    parasol(-36, 38, 13, '#8a4ae0') +
    towel(8, -12, 12, '#ffd04a', '#2454c8') +
    towel(6, 40, -18, '#2fcbb8', '#ff7a3c')
  )
}

/** Lumpia rolls behind three puto cakes, on a banana leaf. */
const merienda = (): string => {
  const roll = (x: number, y: number, turn: number): string =>
    place(
      area('M-66 -19H58V19H-66C-78 14 -78 -14 -66 -19Z', 'url(#crust)', { stroke: '#6e3510', 'stroke-width': 3 }) +
        line('M-58 -10H46', '#ffdc94', 5) +
        line('M-44 18L-20 -18M-4 18L20 -18', '#8a4a18', 4) +
        oval(58, 0, 12, 19, '#f0b04e', 0, { stroke: '#6e3510', 'stroke-width': 3 }) +
        oval(59, 0, 7, 12, '#fff0b4') +
        line('M58 -4l3 2M59 5l2 -2', '#e8762e', 4),
      x,
      y,
      1,
      turn,
    )
  const puto = (x: number, y: number, top: string, cup: string, shade: string, shine: string): string =>
    place(
      area('M-32 -2H32L22 32C10 37 -10 37 -22 32Z', cup) +
        line('M-18 10L-13 30M-6 10L-4 33M6 10L4 33M18 10L13 30', shade, 3.5) +
        area('M-37 0C-38 -24 -18 -32 0 -32C18 -32 38 -24 37 0C30 12 -30 12 -37 0Z', top, {
          stroke: shade,
          'stroke-width': 3,
        }) +
        line('M-27 -8C-24 -18 -16 -22 -8 -24', shine, 5) +
        area('M-8 -28L16 -30L20 -18L-6 -15Z', '#ffdc3c') +
        area('M-6 -15L20 -18V-12L-5 -9Z', '#e89a1c'),
      x,
      y,
    )
  return (
    lit('crust', ['#f8c468', '#d8862e', '#9a4c14'], [0, 1]) +
    area('M-104 62C-92 0 -20 -50 92 -56C106 -20 100 60 58 86C0 102 -70 94 -104 62Z', '#1d7a3e') +
    area('M-104 62C-70 94 0 102 58 86C100 60 106 -20 92 -56C84 10 20 60 -104 62Z', '#0f5430') +
    line('M-98 62C-20 54 60 10 88 -48', '#8fd46a', 4) +
    roll(-14, -46, -24) +
    roll(26, -10, -8) +
    puto(0, 54, '#8a46d8', '#6a2cb4', '#3c1478', '#d0a8ff') +
    puto(-64, 40, '#fff8ea', '#efe2d0', '#b8a084', '#ffffff') +
    puto(64, 46, '#f07838', '#c8521e', '#822c0c', '#ffc08a')
  )
}

/** A white flower with a yellow heart, before leaves. */
const frangipani = (): string => {
  const petal = 'M0 4C-26 -18 -56 -58 -34 -84C-14 -106 34 -96 38 -62C40 -36 16 -14 0 4Z'
  const body =
    area(petal, 'url(#petal)', { stroke: '#a8b0dc', 'stroke-width': 3 }) +
    area('M0 4C-26 -18 -56 -58 -34 -84C-36 -56 -20 -26 0 4Z', '#c4cbf0', { opacity: 0.75 })
  return (
    '<radialGradient id="petal" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="96"><stop offset=".1" ' +
    'stop-color="#ff9d1c"/><stop offset=".34" stop-color="#ffd84a"/><stop offset=".62" stop-color="#fffbea"/>' +
    '<stop offset="1" stop-color="#ffffff"/></radialGradient>' +
    [18, 92, 165, 236, 306]
      .map((turn) =>
        place(
          area('M0 0C-34 -40 -30 -84 0 -104C30 -84 34 -40 0 0Z', '#157a4c') +
            area('M0 0C34 -40 30 -84 0 -104Z', '#0b5238') +
            line('M0 -40V-96', '#7fd08a', 3),
          0,
          0,
          1,
          turn + 18,
        ),
      )
      .join('') +
    repeat(5, (i) => place(body, 0, 0, 0.98, i * 72)) +
    '<clipPath id="left"><path d="M-70 -120H0V10H-70Z"/></clipPath>' +
    `<g clip-path="url(#left)">${place(body, 0, 0, 0.98)}</g>` +
    circle(0, 0, 8, '#f2802a')
  )
}

/** A chili that burns like a match, over a box of matches. */
const chiliMatch = (): string =>
  lit('fire', ['#ffb02e', '#ff8a1c', '#f0481c'], [0, 1]) +
  lit('pod', ['#ff6a5a', '#d8182e', '#8a0a24'], [1, 0.4]) +
  area(
    'M0 34C-46 34 -62 2 -54 -28C-48 -20 -44 -16 -38 -16C-44 -52 -20 -66 -12 -102C4 -92 14 -80 18 -64' +
      'C24 -70 28 -78 28 -86C50 ' +
      '-62 46 -36 42 -20C48 -22 52 -26 56 -34C64 4 46 34 0 34Z',
    'url(#fire)',
  ) +
  area(
    'M0 30C-32 30 -40 6 -34 -12C-30 -4 -26 -2 -22 -2C-28 -30 -8 -48 0 -74' +
      'C24 -50 24 -22 24 -6C30 -6 32 -10 34 -14C42 8 30 30 0 30Z',
    '#ffe066',
  ) +
  box(-7, 10, 14, 50, '#e8bc74', 3) +
  box(1, 10, 6, 50, '#b07a38', 2) +
  box(-8, 10, 16, 14, '#4a1a18', 3) +
  area('M-22 2C-26 -36 -6 -70 26 -88C20 -64 30 -30 22 2C10 14 -10 14 -22 2Z', 'url(#pod)', {
    stroke: '#6e0820',
    'stroke-width': 3,
  }) +
  line('M-12 -8C-12 -32 -4 -48 8 -62', '#ffb4a4', 7) +
  area('M-28 -2C-16 -10 16 -10 28 -2C26 14 12 18 0 20C-12 18 -26 14 -28 -2Z', '#3a9a3c') +
  area('M28 -2C26 14 12 18 0 20C10 14 16 6 16 -7Z', '#1c6a30') +
  `<g transform="rotate(-4 0 70)">` +
  area('M-84 50L-70 34H92L76 50Z', '#3a0a14') +
  area('M76 50L94 32V78L76 98Z', '#8a1024') +
  line('M80 62L90 52M80 74L90 64M80 86L90 76', '#4a0816', 4) +
  [-66, -48, -30, -12, 12, 30, 48, 66].map((x) => line(`M${x + 4} 50V42`, '#f4d49a', 7)).join('') +
  dots(
    [-66, -48, -30, -12, 12, 30, 48, 66].map((x) => ({ x: x + 4, y: 39 })),
    7,
    '#f0344a',
  ) +
  box(-86, 48, 164, 50, '#d8182e', 5) +
  box(-78, 54, 148, 38, '#ffeec0', 3) +
  box(-73, 59, 138, 28, 'none', 2, { stroke: '#d8182e', 'stroke-width': 2.5 }) +
  area('M-34 80C-14 84 18 80 26 66C20 62 12 62 8 66C-2 76 -18 80 -34 80Z', '#d8182e') +
  line('M20 66Q26 62 32 64', '#2f8a3a', 5) +
  area(star(-54, 73, 5, 10, 4.4), '#d8182e') +
  area(star(48, 73, 5, 10, 4.4), '#d8182e') +
  '</g>'

/** Three scoops of ice cream in a bun. */
const iceCreamBun = (): string => {
  const scoop = (x: number, y: number, r: number, fill: string, shade: string): string =>
    place(
      area(
        'M-44 18C-50 -26 -24 -46 0 -46C24 -46 50 -26 44 18C46 30 34 34 28 28C22 38 8 38 2 30' +
          'C-6 38 -20 38 -26 28C-34 34 -46 ' +
          '30 -44 18Z',
        fill,
        { stroke: shade, 'stroke-width': 3 },
      ) +
        line('M-34 16Q-28 22 -20 17M-6 20Q2 26 12 20M24 14Q30 18 35 12', shade, 4) +
        oval(-18, -24, 12, 8, '#ffffff', -32, { opacity: 0.8 }),
      x,
      y,
      r,
    )
  return (
    round('ube', ['#d0a4ff', '#9a58e8', '#5c22a8']) +
    round('cheese', ['#fffbd0', '#ffe06a', '#e8a832']) +
    round('melon', ['#b8f8c8', '#56cc88', '#1c8452']) +
    lit('bread', ['#f4b45c', '#cc7a2a', '#8a4614'], [0.4, 1]) +
    area('M-98 8C-100 -8 -88 -16 -70 -16H70C88 -16 100 -8 98 8Z', '#ffdf9e', { stroke: '#8a4614', 'stroke-width': 4 }) +
    scoop(-54, -22, 0.98, 'url(#ube)', '#4a1a90') +
    scoop(54, -22, 0.98, 'url(#melon)', '#136840') +
    scoop(0, -46, 1.14, 'url(#cheese)', '#b8781c') +
    line(
      'M-34 -54l6 -8M-2 -84l10 3M26 -70l5 8M-12 -58l10 4M18 -48l8 -5M-28 -38l8 3M36 -44l2 8M8 -66l5 -6',
      '#ff8a2e',
      6,
    ) +
    area('M-98 4C-70 16 70 16 98 4C104 52 62 88 0 88C-62 88 -104 52 -98 4Z', 'url(#bread)', {
      stroke: '#7a3c10',
      'stroke-width': 4,
    }) +
    area('M-96 6C-70 17 70 17 96 6L94 24C60 34 -60 34 -94 24Z', '#ffe9b8') +
    line('M-80 42C-70 58 -50 70 -24 75', '#ffdca0', 8) +
    dots(
      [
        [-40, 52],
        [10, 66],
        [40, 48],
        [62, 60],
        [-6, 46],
      ].map(([x = 0, y = 0]) => ({ x, y })),
      3,
      '#8a4614',
    )
  )
}

/** A leaf of a palm from the middle of its crown to a tip, with cuts below its rib. */
const frond = (toX: number, toY: number, bendX: number, bendY: number, droop: number): string => {
  const at = (t: number): readonly [number, number] => [
    2 * t * (1 - t) * bendX + t * t * toX,
    2 * t * (1 - t) * bendY + t * t * toY,
  ]
  const cuts = Array.from({ length: 8 }, (_, i) => {
    const [x, y] = at(1 - i / 8)
    const [tipX, tipY] = at(1 - (i + 0.2) / 8)
    const reach = droop * Math.sin(Math.PI * Math.min(0.92, (i + 1) / 9))
    const innerX = (x + at(1 - (i + 1) / 8)[0]) / 2
    return `L${num(tipX + Math.sign(toX) * 9)} ${num(tipY + reach)}L${num(innerX)} ${num(y + reach * 0.3)}`
  }).join('')
  const rib = `M0 0Q${bendX} ${bendY} ${toX} ${toY}`
  return area(`${rib}${cuts}Z`, 'url(#palm)', { stroke: '#0b4a5c', 'stroke-width': 2 }) + line(rib, '#a4fff0', 5)
}

/** The crown of a coconut palm with three coconuts, before the moon. */
const niyogNights = (): string => {
  const nut = (x: number, y: number, r: number): string =>
    circle(x, y, r, 'url(#nut)', { stroke: '#241024', 'stroke-width': 4 })
  return (
    lit('palm', ['#3fe0cc', '#16988e', '#0c5c74'], [0, 1]) +
    round('nut', ['#f0b078', '#a05c30', '#4a2220']) +
    circle(0, 6, 92, '#1b2478') +
    circle(-14, -6, 66, '#fff0b4') +
    circle(-44, 20, 10, '#ecd592') +
    circle(-30, -44, 8, '#ecd592') +
    area('M-85 40H85A92 92 0 0 1 -85 40Z', '#4a58d8') +
    line('M-60 54H-24M-44 70H-14M44 56H66M36 74H52', '#cfd8ff', 4) +
    area('M-4 -20C10 20 14 60 10 98C26 98 38 94 48 86C42 50 34 10 18 -20Z', '#5c4474', {
      stroke: '#1c1440',
      'stroke-width': 3,
    }) +
    line('M12 64L42 58M13 82L44 74', '#2c2050', 4) +
    place(
      frond(-58, -52, -34, -46, 16) +
        frond(58, -52, 34, -46, 16) +
        frond(-104, 56, -86, -58, 44) +
        frond(100, 56, 84, -58, 44) +
        frond(-96, 4, -58, -48, 38) +
        frond(94, 4, 58, -48, 38),
      4,
      -44,
    ) +
    nut(4, -20, 25) +
    nut(-24, 14, 28) +
    nut(34, 14, 28) +
    nut(6, 36, 30) +
    line('M-10 50l5 4M13 55l5 -3', '#2c1420', 6)
  )
}

/** A throne at the end of a woven mat. */
const royalBanig = (): string => {
  const half = (y: number): number => 34 + y * 0.66
  const rows = [5, 11, 18, 26, 36, 47, 61, 78, 98]
  const colors = ['#ffd45e', '#ff5f9c', '#2fc4a8', '#a86bff', '#fff3cc']
  const paths = colors.map((color, index) =>
    area(
      rows
        .slice(1, -1)
        .flatMap((y, row) => {
          const [above, below] = [rows[row] ?? 0, rows[row + 2] ?? 0]
          return Array.from({ length: 4 }, (_, i) => {
            if (row % 2 === 1 || (i * 2 + row) % 5 !== index) return ''
            const u = (i - 1.5) / 2.2
            const step = 1 / 4.4
            return (
              `M${num(u * half(above))} ${above}L${num((u + step) * half(y))} ${y}L${num(u * half(below))} ${below}` +
              `L${num((u - step) * half(y))} ${y}Z`
            )
          })
        })
        .join(''),
      color,
    ),
  )
  return (
    lit('gold', ['#fff0a4', '#ffc438', '#c47818'], [0.6, 1]) +
    lit('seat', ['#f23a62', '#a8103c']) +
    area('M-34 0H34L102 100H-102Z', '#ffc93d') +
    area('M-30 4H30L92 100H-92Z', '#24105c') +
    paths.join('') +
    bothSides(
      box(-60, -42, 22, 50, 'url(#gold)', 8, { stroke: '#8a4a14', 'stroke-width': 3 }) +
        circle(-49, -42, 14, 'url(#gold)', { stroke: '#8a4a14', 'stroke-width': 3 }) +
        circle(-49, -42, 5, '#c47818'),
    ) +
    area('M-42 4V-56C-42 -76 -24 -84 0 -84C24 -84 42 -76 42 -56V4Z', 'url(#gold)', {
      stroke: '#8a4a14',
      'stroke-width': 3,
    }) +
    area('M-31 -14V-52C-31 -66 -18 -72 0 -72C18 -72 31 -66 31 -52V-14Z', 'url(#seat)') +
    line('M-14 -54L0 -42L14 -54M-14 -36L0 -24L14 -36', '#ff9ab4', 5) +
    box(-46, -18, 92, 15, '#ff4a72', 6) +
    box(-46, -6, 92, 14, 'url(#gold)', 4, { stroke: '#8a4a14', 'stroke-width': 3 }) +
    circle(0, -86, 16, 'url(#gold)', { stroke: '#8a4a14', 'stroke-width': 3 }) +
    area(star(0, -86, 5, 11, 5), '#e8234a')
  )
}

const blossom = (x: number, y: number, r: number): string =>
  around(5, r * 0.62, -90)
    .map((at) => circle(x + at.x, y + at.y, r * 0.48, '#ff4a86'))
    .join('') + circle(x, y, r * 0.32, '#ffd84a')

/** A smiling lady with a comb and a flower in her hair, who holds a fan. */
const fanLady = (): string => {
  const rib = (turn: number, reach: number): string =>
    `${num(Math.cos((turn * Math.PI) / 180) * reach)} ${num(Math.sin((turn * Math.PI) / 180) * reach)}`
  return (
    lit('skin', ['#d8925c', '#b9713f', '#8a4a28'], [1, 0.6]) +
    area('M-60 100C-56 70 -34 58 -8 54H40C72 58 94 74 98 100Z', '#f8e4ff') +
    line('M64 66C72 76 78 86 80 98M80 70C88 80 92 88 94 98', '#c890e0', 4) +
    area('M-24 60L14 92L54 58C70 74 70 88 70 100H-40C-40 84 -36 70 -24 60Z', '#d81c5c') +
    '<g transform="translate(8 2)">' +
    area('M-14 -74L-22 -98L-2 -88L14 -102L28 -88L50 -98L42 -72Z', '#ffc93d', { stroke: '#a8621a', 'stroke-width': 3 }) +
    area('M-40 4C-52 -50 -26 -84 14 -84C58 -84 78 -50 70 -4C66 26 48 30 40 20L-30 10Z', '#2a1430') +
    line('M-26 -48C-14 -66 4 -72 26 -70', '#7a4a86', 5) +
    area('M-4 30H40L46 60C36 82 4 84 -12 58Z', '#8a4a28') +
    area(
      'M-34 -20C-34 -50 -12 -58 14 -60C44 -58 60 -42 58 -14C58 22 36 50 12 50C-14 50 -34 20 -34 -20Z',
      'url(#skin)',
    ) +
    area('M-36 -14C-34 -54 0 -68 20 -62C50 -58 62 -38 60 -8C50 -22 44 -40 24 -50C4 -46 -26 -40 -36 -14Z', '#2a1430') +
    line('M-22 -20Q-12 -28 -2 -22M22 -22Q32 -29 43 -20', '#2a1018', 5) +
    [-11, 32]
      .map(
        (x) =>
          oval(x, -6, 10, 6.5, '#ffffff') +
          circle(x + 1, -6, 6, '#2a1018') +
          circle(x - 1, -8, 2, '#ffffff') +
          line(`M${x - 12} -6Q${x} -17 ${x + 12} -7`, '#2a1018', 4.4),
      )
      .join('') +
    line('M10 -4Q4 10 7 13Q12 16 17 13', '#7a3a1c', 4) +
    area('M-12 20Q12 26 37 19C34 38 24 43 13 43C2 43 -10 38 -12 20Z', '#c0204e') +
    area('M-7 23Q12 28 32 22C29 32 22 35 13 35C4 35 -5 32 -7 23Z', '#ffffff') +
    circle(62, 14, 5, '#ffffff') +
    oval(62, 26, 5, 9, '#ffc93d') +
    blossom(58, -54, 27) +
    '</g>' +
    place(
      area(`M0 0L${rib(-172, 70)}A70 70 0 0 1 ${rib(-68, 70)}Z`, '#ffd45e', { stroke: '#0b4f58', 'stroke-width': 3 }) +
        area(
          `M${rib(-170, 26)}L${rib(-170, 63)}A63 63 0 0 1 ${rib(-70, 63)}` +
            `L${rib(-70, 26)}A26 26 0 0 0 ${rib(-170, 26)}Z`,
          '#1cb0a4',
        ) +
        area(`M${rib(-102, 26)}L${rib(-102, 63)}A63 63 0 0 1 ${rib(-70, 63)}L${rib(-70, 26)}Z`, '#0f857f') +
        line([-153, -136, -119, -102, -85].map((turn) => `M0 0L${rib(turn, 65)}`).join(''), '#fff0b0', 3.5),
      -30,
      84,
    ) +
    area('M-52 100C-56 84 -46 74 -34 74C-20 74 -12 86 -18 100Z', '#b9713f', { stroke: '#6a3418', 'stroke-width': 3 }) +
    line('M-44 88V78M-34 86V75M-25 89V79', '#6a3418', 3)
  )
}

export const ownFeasts = {
  '50216': { name: 'frangipani', draw: frangipani },
  '50218': { name: 'merienda', draw: merienda },
  '50229': { name: 'fanLady', draw: fanLady },
  '50231': { name: 'iceCreamBun', draw: iceCreamBun },
  '50244': { name: 'chiliMatch', draw: chiliMatch },
  '50256': { name: 'throne', draw: royalBanig },
  '50260': { name: 'coconutPalm', draw: niyogNights },
  '50274': { name: 'watermelonBeach', draw: sliceBeach },
  '50281': { name: 'neonSevens', draw: neonSevens },
  '50282': { name: 'threeSevens', draw: tripleSeven },
  '50284': { name: 'crimsonCrown', draw: crimsonCrown },
} as const
