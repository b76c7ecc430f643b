/**
 * The places behind the boards of the demo games in wide windows. A board covers the left and the middle of its place
 * and the panel of the game most of the right, so what identifies a place is at its upper and lower edge and its sides.
 */
import { area, box, circle, dots, line, mix, num, oval, place, repeat, seededRandom, svgDocument } from './draw.ts'
import { halo, lit, round } from './flagships/volume.ts'

const WIDTH = 1600
const HEIGHT = 1000

/** From edge to edge between two heights, in colors from top to bottom. */
const layer = (id: string, colors: readonly string[], top = 0, bottom = HEIGHT): string =>
  lit(id, colors, [0, 1]) + box(0, top, WIDTH, bottom - top, `url(#${id})`)

const INK = '#140a2c'

/** Stars above the given height. */
const stars = (count: number, bottom: number): string => {
  const roll = seededRandom('stars')
  const points = Array.from({ length: count }, () => ({ x: roll() * WIDTH, y: roll() * bottom }))
  return (
    dots(points.slice(0, count / 2), 1.2, '#fff', { opacity: 0.5 }) +
    dots(points.slice(count / 2), 2, '#fff6dc', { opacity: 0.85 })
  )
}

/** A row of people of one size, to be used as `#people`: their heads and shoulders, from 0 to the given width. */
const people = (width: number, clothes: readonly string[], skins: readonly string[]): string => {
  const roll = seededRandom('people')
  const seats = Array.from({ length: Math.ceil(width / 42) }, (_, each) => ({
    x: each * 42 + Math.floor(roll() * 10),
    y: Math.floor(roll() * 12),
    part: roll(),
  }))
  const every = (list: readonly string[], shape: (color: string, own: typeof seats) => string): string =>
    list
      .map((color, at) =>
        shape(
          color,
          seats.filter(({ part }) => Math.floor(part * list.length) === at),
        ),
      )
      .join('')
  return `<defs><g id="people">${every(clothes, (color, own) =>
    area(own.map(({ x, y }) => `M${x - 22} ${y + 58}v-22q0-22 22-22t22 22v22Z`).join(''), color),
  )}${every(skins, (color, own) => dots(own, 11.5, color))}${line(
    seats.map(({ x, y }) => `M${x - 9} ${y - 4}q9-15 18 0`).join(''),
    '#1d0f24',
    7,
  )}</g></defs>`
}
const rowOfPeople = (x: number, y: number, size = 1): string => place('<use href="#people"/>', x, y, size)

/** A cord that hangs down by `sag` between two points at the same height, with lamps in their light. */
const cord = (x: number, y: number, width: number, sag: number, count: number, size = 1): string =>
  line(`M${x} ${y}q${width / 2} ${sag * 2} ${width} 0`, INK, 3) +
  repeat(count, (each) => {
    const part = (each + 0.5) / count
    const [at, down] = [x + width * part, y + sag * 4 * part * (1 - part)]
    return (
      `<use href="#lamp" fill="url(#lamp-${each % 3})" ` +
      `transform="translate(${num(at)} ${num(down)})${size === 1 ? '' : ` scale(${size})`}"/>`
    )
  })
const lamps =
  `<defs><g id="lamp">${circle(0, 12, 44, 'url(#lamp-light)')}${line('M0 0v4', INK, 4)}${oval(0, 13, 8.5, 11, 'inherit')}</g></defs>` +
  halo('lamp-light', '#ffd98a', 0.75) +
  ['#ff7a5e', '#ffc23e', '#35cbaa']
    .map((color, at) => round(`lamp-${at}`, ['#fffdf0', mix(color, '#fff6d0', 0.5), color]))
    .join('')

/** A tent whose floor is at the given point, with light from inside it and from the lamps at its left. */
const tent = (x: number, y: number, size: number, name: string): string =>
  place(
    oval(0, 2, 190, 20, '#0a0424', 0, { opacity: 0.5 }) +
      area('M-150 -190H150V0H-150Z', `url(#${name}-wall)`) +
      area('M-110 -190h44V0h-44ZM66 -190h44V0H66Z', '#fff3dc', { opacity: 0.55 }) +
      area('M60 -190H150V0H60Z', INK, { opacity: 0.3 }) +
      circle(0, -60, 170, 'url(#lamp-light)') +
      area('M-46 0V-110Q0 -176 46 -110V0Z', 'url(#door)') +
      area('M0 -370Q-40 -260 -184 -196H184Q40 -260 0 -370Z', `url(#${name})`) +
      area('M0 -370Q-20 -260 -110 -196H-37Q-12 -270 0 -370ZM0 -370Q20 -260 110 -196H37Q12 -270 0 -370Z', '#fff3dc', {
        opacity: 0.9,
      }) +
      area('M0 -370Q40 -260 184 -196H92Q24 -260 0 -370Z', INK, { opacity: 0.26 }) +
      line('M-8 -340Q-44 -262 -150 -208', '#fff', 5, { opacity: 0.55 }) +
      repeat(8, (each) =>
        area(`M${each * 46 - 184} -197h46v16a23 20 0 0 1 -46 0Z`, each % 2 === 0 ? `url(#${name})` : '#f3dfc2'),
      ) +
      line('M-184 -197H184', '#ffe9b8', 5) +
      line('M0 -370V-424', INK, 6) +
      area('M2 -424Q30 -432 62 -412Q32 -410 2 -394Z', '#ffc93c'),
    x,
    y,
    size,
  )
const tentColors = (name: string, color: string): string =>
  lit(name, [mix(color, '#fff0d0', 0.35), color, mix(color, INK, 0.4)], [1, 0.4]) +
  lit(`${name}-wall`, [mix(color, INK, 0.25), mix(color, INK, 0.55)], [1, 0])

/** A wheel with cabins and lamps, without what it stands on. */
const bigWheel = (x: number, y: number, r: number): string => {
  const at = (angle: number, radius: number): string =>
    `${num(x + Math.cos(angle) * radius)} ${num(y + Math.sin(angle) * radius)}`
  const angles = Array.from({ length: 16 }, (_, each) => (each * Math.PI) / 8 + 0.1)
  const spots = (radius: number, count: number): { x: number; y: number }[] =>
    Array.from({ length: count }, (_, each) => {
      const angle = (each * 2 * Math.PI) / count
      return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius }
    })
  return (
    circle(x, y, r * 1.5, 'url(#wheel-light)') +
    line(angles.map((angle) => `M${num(x)} ${num(y)}L${at(angle, r)}`).join(''), '#7a4ab0', 4) +
    [r, r * 0.82, r * 0.3]
      .map((radius) => circle(x, y, radius, 'none', { stroke: '#4a2a86', 'stroke-width': 9 }))
      .join('') +
    [r, r * 0.82]
      .map((radius) => circle(x - 1, y - 1, radius, 'none', { stroke: '#c78af0', 'stroke-width': 3 }))
      .join('') +
    dots(spots(r, 64), 4, '#ffe7a0') +
    dots(spots(r * 0.82, 48), 3, '#ff9fd0') +
    `<defs><g id="cabin">${area('M-24 4q0-26 24-26t24 26Z', 'currentColor')}${area('M-24 4q0-26 24-26t24 26Z', '#fff0d0', { opacity: 0.3 })}${area('M-24 4h48v14q0 20-24 20t-24-20Z', 'currentColor')}${area('M6 4h18v14q0 20-24 20q14-8 6-34Z', INK, { opacity: 0.3 })}${box(-15, -10, 30, 12, '#fff4c4', 4)}</g></defs>` +
    angles
      .map(
        (angle, each) =>
          `<use href="#cabin" x="${num(x + Math.cos(angle) * r)}" y="${num(y + Math.sin(angle) * r)}" color="${['#ff6b5e', '#ffb22e', '#27c8a4', '#5aa8ff'][each % 4]}"/>`,
      )
      .join('')
  )
}

/** The fair by night: a wheel, tents and cords of lamps above the people in its street. */
const fair = (): string =>
  layer('air', ['#0c0930', '#2c1670', '#7d3290', '#e2735f', '#ffc07a'], 0, 860) +
  stars(90, 360) +
  halo('wheel-light', '#ff8fd0', 0.5) +
  lamps +
  lit('door', ['#ff9a3c', '#fff2bf'], [0, 1]) +
  tentColors('coral', '#f2485c') +
  tentColors('sea', '#1bb295') +
  tentColors('gold', '#f2a02a') +
  area('M0 720q90 -60 190 -30t200 -20t210 10t180 -30t220 40t200 -30t180 10t220 -20V860H0Z', '#4a1f70', {
    opacity: 0.8,
  }) +
  bigWheel(1296, 404, 320) +
  line('M1296 404L1170 870M1296 404L1422 870', '#4a2a86', 22) +
  line('M1292 404L1166 870M1292 404L1418 870', '#9a6ad0', 6) +
  tent(300, 872, 0.9, 'sea') +
  tent(700, 872, 0.86, 'gold') +
  tent(1000, 880, 0.9, 'coral') +
  tent(1576, 890, 1.06, 'sea') +
  tent(40, 896, 1.3, 'coral') +
  layer('street', ['#a5525e', '#4b1d58', '#1c0d3a'], 860) +
  oval(40, 900, 300, 34, 'url(#lamp-light)') +
  oval(1250, 890, 420, 50, 'url(#lamp-light)') +
  people(1700, ['#3b1658', '#52205e', '#2d124e'], ['#5b2a50', '#6d3550']) +
  rowOfPeople(-10, 884, 1.1) +
  cord(-60, -10, 420, 60, 7) +
  cord(360, -10, 500, 64, 8) +
  cord(860, -10, 400, 60, 6, 1.1) +
  cord(1260, -10, 420, 66, 6, 1.2)

/** A lamp on a wall, with its light on it. */
const wallLamp = (x: number, y: number): string =>
  circle(x, y, 190, 'url(#lamp-light)') +
  area(`M${x - 26} ${y + 20}L${x - 17} ${y - 30}H${x + 17}L${x + 26} ${y + 20}Z`, 'url(#shade)') +
  line(`M${x} ${y + 22}v26`, '#c98a2c', 7) +
  oval(x, y + 50, 16, 6, '#f4c95a')

const brass = lit('brass', ['#fff0b8', '#e0a63c', '#8a5412'], [1, 0])

/** A room of a casino in the evening: columns, arches with lamps, a chandelier, and a carpet. */
const casino = (): string =>
  layer('wall', ['#3a0c22', '#6d1a2e', '#a2402f', '#7c2a2c'], 0, 850) +
  halo('lamp-light', '#ffc978', 0.8) +
  halo('hall-light', '#ffb45e', 0.55) +
  lit('shade', ['#fffbe6', '#ffd88a'], [0, 1]) +
  brass +
  lit('column', ['#f6d9a0', '#c98c4c', '#6c3322', '#8a4a2c'], [1, 0]) +
  lit('niche', ['#4a1024', '#c0552f', '#f0a050'], [0, 1]) +
  repeat(4, (each) => {
    const x = 210 + each * 400
    return (
      area(`M${x - 130} 850V260a130 130 0 0 1 260 0V850Z`, 'url(#niche)') +
      line(`M${x - 130} 850V260a130 130 0 0 1 260 0V850`, '#e8b65a', 9) +
      line(`M${x - 142} 850V260a142 142 0 0 1 284 0V850`, '#4a1220', 6)
    )
  }) +
  repeat(5, (each) => {
    const x = 10 + each * 400
    return (
      box(x - 44, 90, 88, 760, 'url(#column)') +
      line(`M${x - 22} 130V820M${x} 130V820M${x + 22} 130V820`, '#5a2418', 4, { opacity: 0.55 }) +
      area(`M${x - 66} 60H${x + 66}L${x + 48} 124H${x - 48}Z`, 'url(#brass)') +
      area(`M${x - 60} 850L${x - 46} 806H${x + 46}L${x + 60} 850Z`, 'url(#brass)')
    )
  }) +
  [10, 1210, 1570].map((x) => wallLamp(x, 300)).join('') +
  layer('cornice', ['#2a0818', '#8a3a24', '#4a1420'], 0, 62) +
  line('M0 62H1600', '#f4c95a', 6) +
  dots(
    Array.from({ length: 54 }, (_, each) => ({ x: 15 + each * 30, y: 36 })),
    5.5,
    '#ffe9a8',
  ) +
  circle(1300, 120, 420, 'url(#hall-light)') +
  line('M1300 0V56', '#c98a2c', 8) +
  area('M1180 86Q1300 150 1420 86L1404 74Q1300 118 1196 74Z', 'url(#brass)') +
  line('M1240 110Q1240 142 1300 146Q1360 142 1360 110', '#c98a2c', 7) +
  [1188, 1244, 1300, 1356, 1412]
    .map((x, each) => {
      const y = [66, 82, 90, 82, 66][each] ?? 0
      return (
        circle(x, y - 12, 56, 'url(#lamp-light)') +
        area(`M${x - 6} ${y}v-20q6 -22 12 0v20Z`, '#fffbe6') +
        box(x - 9, y, 18, 10, '#e0a63c', 3)
      )
    })
    .join('') +
  layer('carpet', ['#8a2038', '#54102c', '#26081c'], 850) +
  line('M0 850H1600', '#2a0818', 8) +
  line(
    repeat(17, (each) => `M${each * 130 - 240} 1000L${num(800 + (each * 130 - 1040) * 0.72)} 850`) +
      'M0 884H1600M0 934H1600',
    '#e0a63c',
    3,
    { opacity: 0.4 },
  ) +
  oval(1290, 930, 420, 70, 'url(#lamp-light)') +
  oval(20, 930, 300, 60, 'url(#lamp-light)')

/** A hall with a stage: a curtain with a valance, lamps, and the boards before it. */
const hall = (): string =>
  lit('cloth', ['#7a1030', '#c32a48', '#5a0c28'], [0, 1]) +
  halo('lamp-light', '#ffe2a0', 0.8) +
  box(0, 0, WIDTH, 870, 'url(#cloth)') +
  lit('fold', ['#3a0620', '#d8405a', '#7a1232', '#3a0620'], [1, 0]) +
  repeat(27, (each) =>
    area(`M${each * 62 - 20} 0h50q10 420 -6 870h-40q14 -430 -4 -870Z`, 'url(#fold)', { opacity: 0.75 }),
  ) +
  halo('spot', '#ffcf9a', 0.6) +
  circle(1300, 160, 520, 'url(#spot)') +
  circle(120, 260, 420, 'url(#spot)') +
  lit('swag', ['#ff7a6a', '#c5243e', '#5a0c28'], [0, 1]) +
  repeat(7, (each) => {
    const x = each * 266 - 130
    return (
      area(`M${x} -20H${x + 268}Q${x + 252} 118 ${x + 134} 124Q${x + 16} 118 ${x} -20Z`, 'url(#swag)') +
      line(`M${x + 26} 0Q${x + 60} 84 ${x + 134} 88M${x + 242} 0Q${x + 208} 84 ${x + 134} 88`, '#5a0c28', 6, {
        opacity: 0.6,
      }) +
      line(`M${x + 4} 20Q${x + 20} 116 ${x + 134} 124Q${x + 248} 116 ${x + 264} 20`, '#ffd25e', 8) +
      line(
        repeat(9, (tassel) => {
          const part = (tassel + 1) / 10
          return `M${num(x + 8 + part * 252)} ${num(52 + 288 * part * (1 - part))}v14`
        }),
        '#f0a52c',
        6,
      )
    )
  }) +
  layer('boards', ['#e0964e', '#8a4a2a', '#3c1a20'], 870) +
  line(
    repeat(23, (each) => `M${each * 110 - 400} 1000L${num(800 + (each * 110 - 1200) * 0.7)} 870`),
    '#5a2818',
    4,
    { opacity: 0.6 },
  ) +
  line('M0 870H1600', '#ffdc9a', 4) +
  repeat(20, (each) => {
    const x = 30 + each * 82
    return (
      circle(x, 962, 70, 'url(#lamp-light)') +
      area(`M${x - 26} 1000a26 30 0 0 1 52 0Z`, '#2a1018') +
      area(`M${x - 17} 982a17 15 0 0 1 34 0Z`, '#fff6d0')
    )
  }) +
  oval(1300, 910, 440, 40, 'url(#spot)')

/** A lamp mast of a stadium, whose beam points to the middle. */
const mast = (x: number, y: number): string =>
  circle(x, y, 360, 'url(#flood)') +
  line(`M${x} ${y}V820`, '#0c0a20', 14) +
  box(x - 96, y - 54, 192, 96, '#14102c', 10) +
  repeat(10, (each) => {
    const [dx, dy] = [(each % 5) * 36 - 72, each < 5 ? -28 : 16]
    return circle(x + dx, y + dy, 15, 'url(#bulb)')
  })

/** A hall of sports by night: seats full of people, floodlights, and the boards around the floor. */
const arena = (): string =>
  layer('air', ['#070720', '#151a4e', '#2f2f78', '#5a3a86'], 0, 880) +
  halo('flood', '#fff3cf', 0.75) +
  round('bulb', ['#ffffff', '#fffbe0', '#ffe6a0']) +
  area('M0 120L800 40L1600 120V190L800 100L0 190Z', '#0d0b28') +
  line(
    'M0 190L800 100L1600 190M0 120L800 40L1600 120' +
      repeat(17, (each) => `M${each * 100} ${num(120 - 80 * (1 - Math.abs(each - 8) / 8))}l50 ${each < 8 ? 60 : 76}`),
    '#2c2a66',
    5,
  ) +
  people(
    2000,
    ['#e2475c', '#ffb53d', '#38a9e0', '#f2ead8', '#35b38c'].map((color) => mix(color, '#151040', 0.3)),
    ['#c98a5c', '#e8b184', '#93603c'].map((color) => mix(color, '#151040', 0.24)),
  ) +
  repeat(9, (row) => rowOfPeople(((row * 37) % 60) - 70, 250 + row * 66, 0.86 + row * 0.08)) +
  // The farther, the darker.
  lit('depth', ['#12103e', '#12103e00'], [0, 1]) +
  box(0, 200, WIDTH, 640, 'url(#depth)') +
  area('M1180 90L700 880H1500ZM1500 90L1240 880H1900ZM90 110L-300 880H420Z', '#fff6d8', { opacity: 0.09 }) +
  mast(66, 96) +
  mast(1440, 72) +
  mast(1040, 60) +
  layer('fence', ['#2a2350', '#120c2c'], 836, 900) +
  repeat(9, (each) =>
    area(`M${each * 190 - 30} 892l14 -48h120l-14 48Z`, ['#e8405a', '#fff3dc', '#27b99a', '#ffb22e'][each % 4] ?? '', {
      opacity: 0.9,
    }),
  ) +
  layer('ground', ['#a3683a', '#5c3226', '#281424'], 900) +
  line(
    repeat(20, (each) => `M${each * 120 - 360} 1000L${num(800 + (each * 120 - 1160) * 0.82)} 900`),
    '#3a1c18',
    3,
    { opacity: 0.5 },
  ) +
  oval(1300, 950, 460, 50, 'url(#flood)') +
  oval(60, 950, 300, 40, 'url(#flood)')

const cloud = (x: number, y: number, size: number): string =>
  place(
    area(
      'M-120 34Q-150 30 -146 6Q-140 -20 -104 -16Q-92 -58 -44 -50Q-14 -88 34 -64Q70 -70 84 -34Q130 -40 140 -4Q150 30 112 34Z',
      'url(#cloud)',
    ),
    x,
    y,
    size,
  )
const palm = (x: number, y: number, size: number, color: string, light: string): string =>
  place(
    line('M0 0Q-26 -150 22 -290', color, 24) +
      line('M-8 -10Q-30 -150 14 -280', light, 6, { opacity: 0.6 }) +
      [-176, -146, -112, -64, -30, 2, 34]
        .map((turn) =>
          place(
            area('M0 0Q60 -46 150 0Q70 -14 0 14Z', color) + line('M8 2Q66 -30 132 -4', light, 5, { opacity: 0.7 }),
            22,
            -290,
            1,
            turn,
          ),
        )
        .join(''),
    x,
    y,
    size,
  )

/** A racecourse by day: its stand with flags, hills, the rail, and the turf in mown bands. */
const racecourse = (): string =>
  layer('air', ['#1f7fe0', '#5cb4f2', '#bfe6fb', '#fff0cf'], 0, 640) +
  halo('sun', '#fffbe0', 1) +
  circle(160, 90, 340, 'url(#sun)') +
  lit('cloud', ['#ffffff', '#cfe4f8'], [0, 1]) +
  cloud(420, 40, 0.9) +
  cloud(1000, 96, 0.7) +
  cloud(1330, 60, 1.1) +
  cloud(40, 300, 0.8) +
  area('M0 600Q200 440 420 560T860 540T1240 560T1600 500V760H0Z', '#5f9a8c') +
  area('M0 660Q240 560 520 640T1040 620T1600 600V800H0Z', '#3f8a5c') +
  lit('roof', ['#ff6a5e', '#d22a44', '#8a1430'], [0, 1]) +
  box(1010, 300, 640, 440, '#5b3f80') +
  people(
    640,
    ['#e2475c', '#ffb53d', '#38a9e0', '#f2ead8'].map((color) => mix(color, '#3a2060', 0.3)),
    ['#c98a5c', '#e8b184', '#93603c'],
  ) +
  repeat(5, (row) => rowOfPeople(1012 + ((row * 17) % 24), 350 + row * 72)) +
  area('M960 316L1010 196H1660V316Z', 'url(#roof)') +
  line('M962 314H1600', '#fff3dc', 10) +
  repeat(4, (each) => {
    const x = 1060 + each * 150
    return (
      line(`M${x} 200V96`, '#2b1a2b', 6) +
      area(
        `M${x + 2} 98Q${x + 40} 84 ${x + 84} 104Q${x + 66} 118 ${x + 82} 138Q${x + 40} 122 ${x + 2} 138Z`,
        ['#ffc93c', '#25b99a', '#ff6fae'][each % 3] ?? '',
      )
    )
  }) +
  palm(30, 800, 1.5, '#1f6a48', '#8fd884') +
  layer('turf', ['#8fd05a', '#3f9a40', '#1c5c34'], 720) +
  area(
    repeat(
      12,
      (each) => `M${num(800 + (each * 240 - 1440) * 0.55)} 720h66L${each * 240 - 480 + 120} 1000H${each * 240 - 640}Z`,
    ),
    '#d8f58a',
    { opacity: 0.2 },
  ) +
  area('M0 990L1600 990V1000H0Z', '#12401f') +
  line('M0 790H1600', '#2b1a2b', 24) +
  line('M0 788H1600', '#fff', 16) +
  line(
    repeat(14, (each) => `M${40 + each * 120} 800v74`),
    '#2b1a2b',
    18,
  ) +
  line(
    repeat(14, (each) => `M${40 + each * 120} 796v76`),
    '#f4f0f6',
    11,
  ) +
  area(
    repeat(14, (each) => `M${40 + each * 120} 872l60 16h60l-104 -18Z`),
    '#0c3a20',
    { opacity: 0.4 },
  ) +
  line(
    repeat(60, (each) => `M${(each * 271) % 1600} ${910 + ((each * 47) % 90)}l-6 -20m6 20l2 -24m-2 24l9 -18`),
    '#a5e06a',
    4,
    { opacity: 0.7 },
  )

const coral = (x: number, size: number, [from, to]: readonly [from: string, to: string], id: string): string =>
  lit(id, [from, to], [0, 1]) +
  place(
    line(
      'M0 10V-150M0 -40Q-60 -60 -62 -130M0 -70Q62 -80 66 -160M-40 -84Q-84 -96 -96 -150M44 -110Q92 -120 104 -176M0 -120Q-18 -160 -26 -210',
      to,
      34,
    ) +
      line(
        'M-5 4V-152M-6 -46Q-62 -66 -66 -132M-2 -76Q58 -86 62 -162M-46 -90Q-88 -100 -98 -152M40 -116Q90 -126 102 -178M-6 -124Q-22 -164 -28 -210',
        from,
        12,
      ),
    x,
    1000,
    size,
  )

/** The sea over a reef, with light from above. */
const reef = (): string =>
  layer('water', ['#8ff2f0', '#2cb6dc', '#1272b8', '#0a3f86', '#062352']) +
  area(
    'M1180 0L940 1000H1180L1290 0ZM1370 0L1420 1000H1640L1450 0ZM240 0L-140 1000H60L330 0ZM700 0L560 1000H700L760 0Z',
    '#e6fff6',
    { opacity: 0.17 },
  ) +
  line(
    repeat(5, (row) => `M-20 ${18 + row * 16}` + repeat(20, () => `q21 ${row % 2 === 0 ? 14 : -14} 42 0t42 0`)),
    '#e8fffb',
    5,
    { opacity: 0.45 },
  ) +
  area(
    'M0 380Q60 420 76 540Q140 600 150 720Q230 790 250 1000H0ZM1600 300Q1530 360 1520 480Q1452 560 1450 690Q1370 760 1330 1000H1600Z',
    '#1a5aa2',
    { opacity: 0.75 },
  ) +
  area('M0 640Q70 690 90 800Q170 850 190 1000H0ZM1600 560Q1550 640 1540 740Q1470 820 1440 1000H1600Z', '#123f80') +
  repeat(26, (each) => {
    const [x, y] = [1060 + ((each * 97) % 420), 40 + ((each * 53) % 96)]
    return area(`M${x} ${y}q16 -11 34 0q-18 11 -34 0l-12 -9v18Z`, each % 3 === 0 ? '#fff0a8' : '#d2f6ff', {
      opacity: 0.8,
    })
  }) +
  layer('sand', ['#7f9aa0', '#c9a86c', '#7a5a44'], 935) +
  line(
    repeat(12, (each) => `M${each * 150 - 40} ${960 + (each % 3) * 12}q30 -12 60 0t60 0`),
    '#ffe6ac',
    5,
    { opacity: 0.6 },
  ) +
  coral(70, 1.5, ['#ff9aa8', '#d02a5e'], 'c0') +
  coral(250, 0.9, ['#ffd07a', '#d06a1a'], 'c1') +
  coral(1120, 0.8, ['#d9a0ff', '#7a2ab8'], 'c2') +
  coral(1330, 0.74, ['#ffd07a', '#e0701a'], 'c3') +
  coral(1530, 1.6, ['#ff9ad0', '#b8287e'], 'c4') +
  line(
    'M20 1000Q-10 860 40 760Q70 680 30 600M1580 1000Q1610 850 1560 740Q1530 650 1572 560M1000 1000Q980 940 1004 880',
    '#1fa888',
    16,
  ) +
  repeat(16, (each) =>
    circle(1000 + ((each * 173) % 590), 860 - ((each * 113) % 800), 7 + (each % 4) * 4, 'none', {
      stroke: '#e8fffb',
      'stroke-width': 3,
      opacity: 0.6,
    }),
  ) +
  repeat(8, (each) =>
    circle(20 + ((each * 37) % 70), 900 - each * 110, 8 + (each % 3) * 5, 'none', {
      stroke: '#e8fffb',
      'stroke-width': 3,
      opacity: 0.6,
    }),
  )

/** Rice terraces at sunset, with water in which the sky shines, and the ripe rice in front. */
const fields = (): string => {
  const step = (y: number, bend: number): string =>
    area(`M0 ${y}Q400 ${y - bend} 800 ${y}T1600 ${y - bend * 0.3}V1000H0Z`, 'url(#terrace)') +
    area(
      `M0 ${y}Q400 ${y - bend} 800 ${y}T1600 ${y - bend * 0.3}v26Q1200 ${y + bend * 0.7 + 24} 800 ${y + 30}T0 ${y + 26}Z`,
      'url(#paddy)',
    ) +
    line(`M0 ${y}Q400 ${y - bend} 800 ${y}T1600 ${y - bend * 0.3}`, '#fff3c0', 4, { opacity: 0.75 })
  const ear = (x: number, y: number, size: number, turn: number): string =>
    place('<use href="#ear"/>', x, y, size, turn)
  return (
    layer('air', ['#b8421e', '#ef7a2e', '#ffb24a', '#ffe39a'], 0, 640) +
    halo('sun', '#fff8d8', 1) +
    circle(1310, 150, 420, 'url(#sun)') +
    circle(1310, 150, 104, '#fff4c8') +
    area(
      repeat(14, (each) => {
        const [a, b] = [(each / 14) * 2 * Math.PI, ((each + 0.45) / 14) * 2 * Math.PI]
        return `M1310 150L${num(1310 + Math.cos(a) * 1500)} ${num(150 + Math.sin(a) * 1500)}L${num(1310 + Math.cos(b) * 1500)} ${num(150 + Math.sin(b) * 1500)}Z`
      }),
      '#fff2b0',
      { opacity: 0.16 },
    ) +
    lit('cloud', ['#fff0c8', '#f59a5a'], [0, 1]) +
    cloud(330, 60, 1) +
    cloud(930, 50, 0.7) +
    cloud(60, 200, 1.1) +
    cloud(1560, 250, 0.9) +
    area('M0 480L150 330L300 440L480 250L700 460L900 340L1080 440L1300 300L1460 420L1600 340V800H0Z', '#c0603e') +
    area(
      'M150 330L300 440L230 470ZM480 250L700 460L560 440ZM900 340L1080 440L960 430ZM1300 300L1460 420L1370 410Z',
      '#e58a52',
    ) +
    area('M0 560Q200 440 420 540T860 520T1260 540T1600 470V860H0Z', '#8a5a3a') +
    lit('terrace', ['#9cc04a', '#4f8a3a', '#23552e'], [0, 1]) +
    lit('paddy', ['#ffe7a0', '#f0a04a', '#8ab0a0'], [0, 1]) +
    step(600, 60) +
    step(670, -50) +
    step(740, 64) +
    step(812, -46) +
    palm(24, 890, 1.9, '#2d5a34', '#e0c860') +
    palm(1578, 860, 1.3, '#2d5a34', '#e0c860') +
    layer('rice', ['#d8a83a', '#a8761e', '#4f3a12'], 890) +
    `<defs><g id="ear">${line('M0 120Q2 30 30 -20', '#7a9a34', 6)}${[0, 1, 2, 3, 4, 5].map((each) => oval(12 + each * 6, 24 - each * 12, 7, 12, each % 2 === 0 ? '#ffd76a' : '#e8a52c', 40) + oval(22 + each * 7, 30 - each * 10, 6, 11, '#f4be48', 70)).join('')}</g></defs>` +
    repeat(40, (each) =>
      ear(each * 42 - 20, 912 + ((each * 29) % 40), 0.9 + ((each * 7) % 5) * 0.1, ((each * 31) % 30) - 20),
    )
  )
}

/** The sky of a clear night above clouds, with the moon and its light on the sea. */
const heavens = (): string =>
  layer('air', ['#080a38', '#1c2a86', '#4a4ac0', '#a06ad0', '#f2a0b0'], 0, 800) +
  stars(160, 560) +
  halo('moon-light', '#fff3c8', 0.8) +
  round('moon', ['#fffdf0', '#ffeeb0', '#f0c070']) +
  circle(1390, 120, 400, 'url(#moon-light)') +
  circle(1390, 120, 92, 'url(#moon)') +
  circle(1366, 100, 15, '#e0b468', { opacity: 0.5 }) +
  circle(1416, 146, 21, '#e0b468', { opacity: 0.45 }) +
  circle(1424, 92, 10, '#e0b468', { opacity: 0.5 }) +
  line('M980 70l-90 46M330 30l-120 62', '#fff', 4, { opacity: 0.7 }) +
  lit('cloud', ['#fff0f4', '#c8a0e8', '#6a5ac0'], [0, 1]) +
  cloud(1120, 130, 0.8) +
  cloud(1580, 250, 1.1) +
  cloud(30, 180, 1) +
  cloud(520, 60, 0.7) +
  area('M0 800Q160 690 330 760T640 740T960 780T1280 730T1600 770V820H0Z', '#3c3a96') +
  layer('sea', ['#e8a0c0', '#5a58c0', '#15206a'], 800) +
  area('M1330 800H1450L1540 1000H1240Z', '#fff0c0', { opacity: 0.35 }) +
  line(
    repeat(40, (each) => `M${(each * 211) % 1600} ${822 + ((each * 37) % 170)}h${30 + ((each * 13) % 60)}`),
    '#ffe6f0',
    4,
    { opacity: 0.5 },
  ) +
  place(cloud(0, 0, 2.4), 90, 960) +
  place(cloud(0, 0, 2), 1220, 990) +
  place(cloud(0, 0, 2.2), 1540, 970)

const stages = { arena, casino, fair, fields, hall, heavens, racecourse, reef }

export const stageImages: readonly (readonly [file: string, draw: () => string])[] = Object.entries(stages).map(
  ([name, draw]) => [`${name}.svg`, () => svgDocument(WIDTH, HEIGHT, '', draw())] as const,
)
