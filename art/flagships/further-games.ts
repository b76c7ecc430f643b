/** Covers with their own compositions of further games of sports, fishing and loteria, by game ID. */
import { area, box, circle, dots, line, num, oval, place, repeat, star, around } from '../draw.ts'
import { stars } from '../canvas.ts'
import { corals, wreck } from '../families/reef.ts'
import { outlined, INK } from '../motifs/outline.ts'
import { beach, drape, rocks, swell } from './feet.ts'
import { houses } from './flagship.ts'
import { backdrop } from './reels-parts.ts'
import { scene, closer } from './caption.ts'
import type { Flagship } from './flagship.ts'
import { deepSea } from './settings.ts'
import { coinHeap, kelp, onlyWide } from './scenery.ts'
import { halo, lit } from './volume.ts'

/** A red glove punches toward the viewer past a blue one, over the ropes of a ring in the street. */
const boxingBarrio: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [340, 122, 0.92] : [150, 108, 1]
  const base = at.wide ? 190 : 186
  /** The guard of the other boxer, from the side: the cuff is at the left, the arm comes from below. */
  const guard =
    outlined(
      area('M-70 26L-26 30L-20 180H-96Z', '#c98a5a') +
        area('M-78 34Q-50 22 -18 32L-14 70Q-48 84 -82 72Z', '#fff3dc') +
        area(
          'M-74 40C-92 -6 -84 -70 -34 -86C20 -100 62 -74 62 -24C62 16 34 44 -18 46C-40 46 -60 46 -74 40Z',
          'url(#blue)',
        ),
      8,
    ) +
    area('M-24 90H-20L-20 180H-52C-40 150 -34 120 -36 78Z', '#8a4a30') +
    area('M62 -24C62 16 34 44 -18 46C-40 46 -60 46 -74 40C-20 36 40 20 50 -64Q62 -48 62 -24Z', '#0f2670', {
      opacity: 0.5,
    }) +
    outlined(
      area('M-14 36C-34 26 -34 -6 -10 -18C12 -30 40 -24 42 -8C42 6 20 10 12 18C6 28 0 40 -14 36Z', 'url(#blue)'),
      7,
    ) +
    line('M-62 -40C-52 -62 -34 -72 -10 -74', '#e0f0ff', 9) +
    line('M-12 -4C-2 -14 12 -16 24 -14', '#e0f0ff', 6)
  /** The fist from the front: its cuff and the arm are behind it, below at the left. */
  const punch =
    outlined(
      area('M-60 60L-4 100L-70 200H-200Z', '#d89a68') +
        area('M-84 40C-70 80 -30 104 8 96L-8 136Q-66 138 -108 86Z', '#fff3dc') +
        area(
          'M-92 -10C-96 -72 -48 -104 6 -102C66 -100 104 -62 102 -6C100 58 58 100 0 98C-54 96 -88 52 -92 -10Z',
          'url(#red)',
        ),
      9,
    ) +
    line('M-94 66Q-50 116 0 116', '#e0304a', 7) +
    area(
      'M102 -6C100 58 58 100 0 98C-54 96 -88 52 -92 -10C-78 46 -40 68 6 66C60 62 92 30 88 -50Q103 -32 102 -6Z',
      '#7a0a24',
      {
        opacity: 0.5,
      },
    ) +
    // The fold below the knuckles.
    line('M-46 44C-14 20 50 14 92 28', '#7a0a24', 8) +
    // The thumb lies before the fingers.
    outlined(
      area('M-96 6C-108 -26 -84 -44 -62 -30C-42 -16 -30 14 -8 26C10 38 2 66 -22 64C-58 62 -86 40 -96 6Z', 'url(#red)'),
      8,
    ) +
    area('M-96 6C-86 30 -50 52 -2 46C-2 58 -10 65 -22 64C-58 62 -86 40 -96 6Z', '#7a0a24', { opacity: 0.45 }) +
    line('M-86 -8C-84 -22 -72 -24 -64 -14', '#ffe0d8', 7) +
    line('M-66 -54C-52 -80 -24 -88 -2 -88', '#ffe0d8', 11) +
    line('M18 -87h8', '#ffe0d8', 10)
  const spark = (r: number, color: string, turn: number): string => area(star(x, y - 4, 12, r, r * 0.55, turn), color)
  const rope = (d: string, color: string): string =>
    line(d, INK, 10) + line(d, color, 6) + line(d, '#fff', 1.6, { opacity: 0.6, transform: 'translate(0 -1.6)' })
  /** The far corner of the ring in a wide cover: its floor, the edge of the apron, and the post with the ropes. */
  const corner =
    area('M-10 214H490V280H-10Z', '#1a0f3a') +
    area('M178 222H490V280H-10V264Z', INK) +
    area('M180 226H490V280H-10V270Z', '#f4e8d8') +
    area('M182 226L196 226L16 280H-10V272Z', '#e8304a') +
    area('M198 226H490V280H28Z', 'url(#mat)') +
    oval(352, 256, 150, 24, '#b8fff0', 0, { opacity: 0.24 }) +
    line(
      'M232 227L106 280M280 227L200 280M328 227L296 280M376 227L392 280M424 227L486 280M186 232H490M160 242H490M112 257H490',
      '#0c3a58',
      2.4,
      { opacity: 0.65 },
    ) +
    line('M200 227H490', '#c8fff4', 2.4, { opacity: 0.8 }) +
    rope('M188 178L-10 212', '#e8304a') +
    rope('M188 204L-10 250', '#fff3dc') +
    rope('M188 178H490', '#e8304a') +
    rope('M188 204H490', '#fff3dc') +
    outlined(
      box(181, 160, 14, 68, '#8f9ac0', 3) +
        box(175, 168, 26, 20, '#e8304a', 6) +
        box(175, 194, 26, 20, '#fff3dc', 6) +
        circle(188, 158, 9, '#ffd23f'),
      4,
    ) +
    line('M180 173V182M180 199V208M185 155l3 -2', '#fff', 3, { opacity: 0.8 })
  const crowd = repeat(at.wide ? 16 : 10, (i) =>
    circle(i * 32 + 4, base - 4 + (i % 3) * 6, 17 + (i % 2) * 4, '#1c0f3a'),
  )
  return (
    lit('air', ['#140a3a', '#5a1f6a', '#e0506a', '#ffb06a'], [0, 1]) +
    lit('red', ['#ff9a8a', '#f0303f', '#a00f2a'], [0.4, 1]) +
    lit('blue', ['#8ac8ff', '#2f7af0', '#12309a'], [0.4, 1]) +
    lit('mat', ['#3fa8a0', '#14506a'], [0, 1]) +
    halo('flash', '#fff6c8') +
    halo('lamp', '#ffd98a') +
    box(0, 0, at.width, at.height, 'url(#air)') +
    houses(at, -8, at.width + 10, base - 6, '#2a1650') +
    line(`M0 14Q${at.width / 2} 54 ${at.width} 14`, '#14082a', 3) +
    repeat(at.wide ? 7 : 5, (i) => {
      const t = (i + 0.5) / (at.wide ? 7 : 5)
      const [lx, ly] = [t * at.width, 24 + 80 * t * (1 - t)]
      return circle(lx, ly, 26, 'url(#lamp)') + circle(lx, ly, 7, '#fff3c0')
    }) +
    crowd +
    circle(x, y, 170, 'url(#flash)') +
    spark(150, '#ff9a2e', 4) +
    spark(122, '#ffd83f', 14) +
    spark(92, '#fffbe0', 0) +
    (at.wide ? corner : rope(`M-10 ${base + 2}H310`, '#e8304a') + rope(`M-10 ${base + 24}H310`, '#fff3dc')) +
    place(guard, x + 80, y + 12, size * 0.9, 12) +
    // The hit, and lines of speed around the fist, as it comes nearer.
    area(star(x + 34, y - 48, 8, 46, 19), '#fff', { stroke: INK, 'stroke-width': 5, 'stroke-linejoin': 'round' }) +
    line(`M${x - 122} ${y - 74}l-22 -18M${x - 132} ${y - 28}l-28 -8M${x - 84} ${y - 98}l-14 -22`, '#fffbe0', 9) +
    place(punch, x - 42, y + 8, size * 0.84, -6) +
    (at.wide ? '' : box(0, 222, at.width, 90, 'url(#mat)')) +
    drape(at, 212, ['#5a7af0', '#2a3a98', '#120a34'], '#e8304a') +
    write(
      at.wide
        ? { x: 24, y: 84, width: 140, height: 104, style: { paint: 'block', bend: 'straight', weight: 0.25 } }
        : { x: 20, y: 197, width: 260, height: 86, style: { paint: 'block', bend: 'straight', weight: 0.25 } },
    )
  )
}

/** A mine car full of gold bars comes out of a tunnel. */
const goldLine: Flagship = (at, write) => {
  /** A bar of gold, 84 wide and 40 high, with its foot in the middle at 0,0. */
  const bar = (x: number, y: number): string =>
    place(
      outlined(area('M-42 0L-32 -30L-20 -40H32L42 0Z', 'url(#gold)'), 4.6) +
        area('M-32 -30L-20 -40H32L24 -30Z', '#fffbd0') +
        area('M24 -30L32 -40L42 -1L33 -1Z', '#b8680c') +
        area('M-40 -2L-37 -10H27L32 -2Z', '#e0901a') +
        area('M-22 -24H14L18 -12H-25Z', '#a85f10') +
        area('M-21 -21H13L15 -12H-24Z', '#ffdb6a') +
        line('M-31 -30H24L32 -2', '#8a4c0c', 2.4),
      x,
      y,
    )
  const wheel = (x: number): string =>
    outlined(circle(x, 72, 23, '#c8d0e8'), 5) +
    circle(x, 72, 14, '#5a6488') +
    outlined(circle(x, 72, 6, '#ffcf4a'), 3.4) +
    line(`M${x - 16} 63A19 19 0 0 1 ${x - 4} 54`, '#fff', 3.4)
  return (
    lit('rock', ['#8a78c8', '#5a4a9c', '#34286a'], [0.3, 1]) +
    `<radialGradient id="deep" cx=".5" cy=".5" r=".66"><stop stop-color="#fffbd0"/><stop offset=".34" stop-color="#ffc84a"/><stop offset=".72" stop-color="#f07a2a"/><stop offset="1" stop-color="#a83a2a"/></radialGradient>` +
    lit('gold', ['#fff0a0', '#fcc62e', '#e89a1a']) +
    lit('iron', ['#5fd0e0', '#2684b8', '#1a4a88'], [0.3, 1]) +
    lit('beam', ['#d89a5a', '#9a5a30', '#6a3820'], [0.6, 1]) +
    lit('bed', ['#b8824a', '#6a4030'], [0, 1]) +
    backdrop(at, 'url(#rock)') +
    scene(
      closer(at, [196, 0, 0.96]),
      write,
      area(
        'M-260 40L-200 20L-160 60L-90 30L-40 70L20 20L60 -10H-260ZM250 -10L290 40L330 20L430 60V-10ZM-260 200L-180 150L-120 196L-60 160L0 220V330H-260Z',
        '#3a2c78',
        { opacity: 0.6 },
      ) +
        line('M-240 60L-200 40L-176 66M-130 70L-92 52L-60 78M-210 160L-180 140', '#b0a0e8', 5, { opacity: 0.7 }) +
        area('M44 230V76C44 -30 256 -30 256 76V230Z', 'url(#deep)', { stroke: INK, 'stroke-width': 5 }) +
        around(12, 1)
          .map(({ x, y }) =>
            area(
              `M150 84L${num(150 + x * 130 - y * 16)} ${num(84 + y * 130 + x * 16)}L${num(150 + x * 130 + y * 16)} ${num(84 + y * 130 - x * 16)}Z`,
              '#fff6c0',
              { opacity: 0.3 },
            ),
          )
          .join('') +
        area('M-260 214Q40 196 430 214V340H-260Z', 'url(#bed)') +
        // The rails with their ties, and the frame of the tunnel.
        repeat(5, (i) => outlined(box(108 - i * 20, 204 + i * i * 6, 84 + i * 40, 7 + i * 2, '#8a5a34', 2), 3)) +
        line('M126 200L60 322M174 200L240 322', INK, 12) +
        line('M126 200L60 322M174 200L240 322', '#d8e0f4', 6) +
        outlined(
          area('M22 232V26H56V232ZM244 232V26H278V232Z', 'url(#beam)') + box(8, -4, 284, 34, 'url(#beam)', 4),
          5,
        ) +
        line('M30 36V220M252 36V220M16 4H284', '#f4c890', 4) +
        circle(39, 16, 5, INK) +
        circle(261, 16, 5, INK) +
        // Three, two and one.
        bar(84, 116) +
        bar(216, 116) +
        bar(150, 116) +
        bar(116, 80) +
        bar(184, 80) +
        bar(150, 44) +
        place(
          wheel(-58) +
            wheel(58) +
            outlined(area('M-104 6H104L78 66H-78Z', 'url(#iron)') + box(-112, -8, 224, 18, '#ffcf4a', 6), 5.5) +
            area('M52 10H102L78 64H40Z', '#0f2a5a', { opacity: 0.45 }) +
            area('M-92 12H-66L-54 60H-72Z', '#c8f6ff', { opacity: 0.6 }) +
            line('M-104 -4H60', '#fffbe0', 4) +
            dots(
              [-52, 0, 52].map((x) => ({ x, y: 24 })),
              5,
              '#ffcf4a',
            ) +
            line('M-72 50H72', '#ffcf4a', 5),
          150,
          122,
          0.94,
        ) +
        area(star(76, 66, 4, 20, 4) + star(226, 60, 4, 22, 4) + star(178, 22, 4, 14, 3), '#fff') +
        rocks(at, 216, ['#c09a68', '#6a4a58', '#2a1a3c'], '#ffd86a'),
      {
        paint: 'block',
        bend: 'straight',
        weight: 0.29,
        stretch: 1.05,
        tint: { pale: '#fff3b0', shade: '#f0901a', ink: '#1c0a2c' },
      },
      { x: 18, y: 221, width: 264, height: 62, rows: 1 },
      { width: 180 },
    )
  )
}

/** A shoal of milkfish circles in the blue; the nearest ones pass the viewer. */
const milkfishMania: Flagship = (at, write) => {
  const [x, y] = at.wide ? [348, 130] : [154, 108]
  const fish = (back: string, flank: string): string =>
    outlined(
      area('M-84 4L-142 -50C-128 -14 -124 -2 -116 4C-126 16 -132 32 -138 62Z', back) +
        area('M-24 -44C-20 -78 6 -88 28 -84C18 -70 24 -58 34 -48ZM-20 40C-20 66 -4 78 14 74C8 62 12 50 24 42Z', back) +
        area('M-100 4C-60 -52 46 -64 108 -20C120 -10 122 4 112 14C50 62 -54 56 -100 4Z', flank),
      8,
    ) +
    area('M-100 4C-60 -52 46 -64 108 -20C112 -17 115 -13 116 -9C56 -34 -48 -30 -100 4Z', back) +
    area('M-96 6C-48 34 52 40 116 4C116 8 115 11 112 14C50 62 -54 56 -96 6Z', '#4f7ac8', { opacity: 0.4 }) +
    line('M-64 8q10 9 20 0M-34 8q10 9 20 0M-4 8q10 9 20 0M-50 22q10 9 20 0M-20 24q10 9 20 0', '#4f80c0', 5) +
    line('M52 -36C40 -14 40 8 54 34', '#2b1a2b', 5) +
    area('M20 8C-2 8 -16 20 -22 36C2 42 22 30 28 16Z', back, { stroke: '#2b1a2b', 'stroke-width': 5 }) +
    line('M-70 -22C-26 -48 36 -50 76 -32', '#a8e4ff', 6) +
    outlined(circle(80, -12, 18, '#fff'), 5) +
    circle(84, -10, 10, '#14143a') +
    circle(88, -15, 4, '#fff') +
    outlined(area('M112 8Q96 22 80 18Q92 34 112 14Z', '#e2304f'), 4)
  const small = [
    [-92, -76, 0.34, 14],
    at.wide ? [104, -76, 0.3, -10] : [26, -104, 0.3, -10],
    [-78, 84, 0.3, -18],
    [110, 76, 0.36, -14],
  ] as const
  return (
    lit('water', ['#8affea', '#2fd0e0', '#0f8ad0'], [0, 1]) +
    lit('flank', ['#ffffff', '#e0effc', '#a0c0ec'], [0.2, 1]) +
    lit('dark', ['#4f9af5', '#1f5ad0', '#12389a'], [0.4, 1]) +
    halo('surface', '#ffffff') +
    box(0, 0, at.width, at.height, 'url(#water)') +
    circle(x, y - 50, 190, 'url(#surface)') +
    repeat(6, (i) =>
      area(`M${x - 30 + i * 12} -20L${x - 260 + i * 104} ${at.height + 20}h54L${x - 20 + i * 12} -20Z`, '#fff', {
        opacity: 0.22,
      }),
    ) +
    small.map(([dx, dy, size, turn]) => place(fish('#1fa8c8', '#d8fbf4'), x + dx, y + dy, size, turn)).join('') +
    place(fish('url(#dark)', 'url(#flank)'), x + 4, y + 6, at.wide ? 0.92 : 1, -8) +
    swell(at, 206, ['#3aa0e8', '#1668c0', '#08307a']) +
    write(
      at.wide
        ? { x: 24, y: 72, width: 166, height: 130, style: { paint: 'block', bend: 'wave', weight: 0.25 } }
        : { x: 16, y: 195, width: 268, height: 88, style: { paint: 'block', bend: 'wave', weight: 0.25 } },
    )
  )
}

/** A golden grouper over the rocks of the deep sea, which bear the name. */
const grouperGold: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [236, 110, 1.16] : [146, 118, 1.04]
  const fish =
    area('M96 -14C118 -38 136 -48 150 -48C142 -16 142 12 150 42C132 38 112 26 96 10Z', 'url(#fin)') +
    area('M-66 -58L-54 -94L-38 -74L-26 -104L-10 -80L4 -106L18 -78L36 -98L46 -64L70 -74L80 -40Z', 'url(#fin)') +
    area('M-4 66C8 88 28 100 52 100C44 84 46 70 52 56Z', 'url(#fin)') +
    area(
      'M-136 2C-116 -54 -52 -84 14 -76C62 -68 94 -38 106 -4C94 34 54 70 0 74C-58 76 -110 54 -136 30C-120 32 -106 28 -94 20C-110 18 -126 12 -136 2Z',
      'url(#scale)',
    ) +
    area('M-136 30C-120 32 -106 28 -94 20C-40 46 40 50 106 -4C94 34 54 70 0 74C-58 76 -110 54 -136 30Z', '#fff0b0', {
      opacity: 0.75,
    }) +
    area('M-136 2C-126 12 -110 18 -94 20C-106 28 -120 32 -136 30C-128 22 -128 12 -136 2Z', '#6b1a14') +
    line('M-40 -62C-24 -34 -26 12 -48 50', '#a85f0c', 6) +
    // Rows of scales behind the gill, and the spots of a grouper.
    `<clipPath id="flank"><path d="M-30 -66C-18 -34 -20 8 -38 34C0 44 54 36 104 -4C92 -38 62 -66 14 -74Z"/></clipPath>` +
    `<g clip-path="url(#flank)">` +
    line(
      repeat(11, (column) =>
        repeat(6, (row) => `M${column * 13 - 40} ${row * 22 - 80 + (column % 2) * 11}a11 11 0 0 1 0 22`),
      ),
      '#b8680f',
      2.6,
      { opacity: 0.8 },
    ) +
    line(
      repeat(5, (column) => repeat(3, (row) => `M${column * 26 - 36} ${row * 22 - 74}a8 8 0 0 1 4 6`)),
      '#fffbd0',
      3,
      { opacity: 0.7 },
    ) +
    '</g>' +
    [
      [-8, -56, 7],
      [20, -60, 6],
      [44, -46, 7],
      [8, -34, 8],
      [34, -22, 7],
      [66, -26, 6],
      [74, -2, 6],
      [50, 6, 7],
      [-14, -10, 6],
      [-56, -50, 6],
      [-62, 4, 5],
      [-104, -10, 4],
      [-44, 24, 5],
    ]
      .map(([sx = 0, sy = 0, r = 0]) => oval(sx, sy, r, r * 0.84, '#9a3f14', -20, { opacity: 0.72 }))
      .join('') +
    line('M-54 -90L-46 -70M-26 -98L-24 -76M4 -100L6 -76M36 -92L34 -70M68 -70L66 -56', '#ffe08a', 3, { opacity: 0.8 }) +
    line('M142 -38Q124 -18 108 -8M138 0H112M142 34Q126 22 110 8', '#ffe08a', 3, { opacity: 0.8 }) +
    area('M-26 14C6 2 34 16 40 42C14 54 -18 46 -26 14Z', 'url(#fin)') +
    line('M-14 18L26 40M-8 12L34 32', '#ffe08a', 3, { opacity: 0.8 }) +
    circle(-82, -22, 16, '#fff6d0') +
    circle(-82, -22, 10, '#1a0c06') +
    circle(-86, -26, 3.6, '#fff') +
    line('M-104 -36C-92 -46 -76 -46 -64 -38', '#a85f0c', 6) +
    line('M-132 -2C-112 -54 -52 -82 12 -74C34 -70 52 -62 68 -50', '#fffbe0', 5)
  const rock = at.wide
    ? 'M-10 290V222L60 206L150 196L260 200L370 204L440 212L490 222V290Z'
    : 'M-10 310V228L50 214L140 208L230 212L310 230V310Z'
  return (
    deepSea(at) +
    lit('scale', ['#fff6b8', '#ffcf3f', '#f29a1f', '#b8560c']) +
    lit('fin', ['#ffd86a', '#ee7a24', '#a83a14']) +
    lit('stone', ['#5a86b8', '#274a80', '#0f2450'], [0.3, 1]) +
    onlyWide(at, place(wreck, 12, 22, 0.9) + kelp(96, 226, 120, '#0f7a6a', '#2fb87a')) +
    kelp(at.wide ? 398 : 276, 226, at.wide ? 150 : 120, '#0f7a6a', '#2fb87a') +
    oval(x, at.wide ? 208 : 218, 120, 14, '#041840', 0, { opacity: 0.45 }) +
    [
      [40, 60, 8],
      [26, 88, 5],
      [52, 36, 4],
    ]
      .map(([bx = 0, by = 0, r = 0]) =>
        circle(x - 150 + bx, by, r, 'none', { stroke: '#d8fbff', 'stroke-width': 3, opacity: 0.8 }),
      )
      .join('') +
    area(rock, 'url(#stone)') +
    line(at.wide ? 'M-10 222L60 206L150 196L260 200' : 'M-10 228L50 214L140 208', '#b8e0ff', 4) +
    place(fish, x, y, size) +
    onlyWide(
      at,
      place(corals, -8, 116, 0.64) +
        `<g transform="translate(488 128) scale(-.6 .6)">${corals}</g>` +
        coinHeap(40, 132, 262, 2, 14) +
        coinHeap(362, 454, 264, 2, 14),
    ) +
    beach(at, 212, ['#8ac0f0', '#3a78b8', '#12407a']) +
    write(
      at.wide
        ? { x: 110, y: 206, width: 260, height: 54, rows: 1, style: { paint: 'block', bend: 'straight', weight: 0.27 } }
        : { x: 24, y: 207, width: 252, height: 76, style: { paint: 'block', bend: 'straight', weight: 0.27 } },
    )
  )
}

/** A yellowfin tuna leaps over the tide in the light of the moon. */
const tunaTide: Flagship = (at, write) => {
  const [x, y] = at.wide ? [342, 118] : [150, 106]
  // The middle line of the fish: the tail is at the left, far, and the head at the right, near.
  const spine = (t: number): [x: number, y: number, across: number, down: number] => {
    const [ax, ay, bx, by, cx, cy] = [-106, 44, -26, -64, 122, -2]
    const [dx, dy] = [2 * (1 - t) * (bx - ax) + 2 * t * (cx - bx), 2 * (1 - t) * (by - ay) + 2 * t * (cy - by)]
    const long = Math.hypot(dx, dy)
    return [
      (1 - t) ** 2 * ax + 2 * t * (1 - t) * bx + t * t * cx,
      (1 - t) ** 2 * ay + 2 * t * (1 - t) * by + t * t * cy,
      -dy / long,
      dx / long,
    ]
  }
  /** Half the height of the body: a spindle, which is highest before its middle. */
  const half = (t: number): number => 3.6 + 40 * Math.sin(Math.PI * Math.min(1, t) ** 1.25) ** 0.92
  /** A point at `t`, `s` from -1 at the back to 1 at the belly, and `by` farther out. */
  const spot = (t: number, s: number, by = 0): string => {
    const [px, py, nx, ny] = spine(t)
    const out = s * half(t) + Math.sign(s) * by
    return `${num(px + nx * out)} ${num(py + ny * out)}`
  }
  const edge = (s: number, from: number, to: number): string =>
    Array.from({ length: 19 }, (_, i) => spot(from + ((to - from) * i) / 18, s)).join('L')
  const band = (top: number, bottom: number, from = 0, to = 1): string =>
    `M${edge(top, from, to)}L${edge(bottom, to, from)}Z`
  const outline = { stroke: '#10123c', 'stroke-width': 5, 'stroke-linejoin': 'round' } as const
  const finlets = (s: 1 | -1): string =>
    Array.from({ length: 8 }, (_, i) => {
      const t = 0.06 + i * 0.052
      return area(`M${spot(t + 0.034, s)}L${spot(t - 0.012, s, 14)}L${spot(t, s)}Z`, '#ffd02e', {
        stroke: '#10123c',
        'stroke-width': 2.5,
        'stroke-linejoin': 'round',
      })
    }).join('')
  const [tailX, tailY] = spine(0)
  const fish =
    // The crescent of the tail, and the long fins behind the middle.
    place(
      area(
        'M12 -6C-4 -18 -14 -38 -10 -68C-32 -46 -36 -18 -22 0C-36 18 -32 46 -10 68C-14 38 -4 18 12 6Z',
        'url(#fin)',
        outline,
      ),
      tailX,
      tailY,
      0.84,
      -53,
    ) +
    area(
      `M${spot(0.56, -0.8)}C${spot(0.52, -1, 34)} ${spot(0.42, -1, 44)} ${spot(0.25, -1, 60)}C${spot(0.34, -1, 36)} ${spot(0.39, -1, 14)} ${spot(0.43, -0.8)}Z`,
      'url(#fin)',
      outline,
    ) +
    area(
      `M${spot(0.53, 0.8)}C${spot(0.48, 1, 30)} ${spot(0.4, 1, 48)} ${spot(0.24, 1, 66)}C${spot(0.32, 1, 40)} ${spot(0.36, 1, 16)} ${spot(0.4, 0.8)}Z`,
      'url(#fin)',
      outline,
    ) +
    area(`M${spot(0.78, -0.8)}L${spot(0.62, -1, 32)}L${spot(0.6, -0.8)}Z`, '#2a5ad8', outline) +
    line(`M${spot(0.74, -0.9)}L${spot(0.63, -1, 22)}M${spot(0.68, -0.9)}L${spot(0.615, -1, 12)}`, '#8fc0ff', 2.6) +
    finlets(-1) +
    finlets(1) +
    area(band(-1, 1), 'url(#belly)', outline) +
    area(band(-1, -0.06), 'url(#back)') +
    area(band(-0.12, 0.12, 0.04, 0.86), '#ffcf2e') +
    area(band(-0.12, -0.02, 0.04, 0.86), '#fff0a0') +
    area(band(0.66, 1, 0.1, 0.9), '#8f9ad8', { opacity: 0.7 }) +
    line(`M${edge(-0.78, 0.3, 0.92)}`, '#9fd0ff', 5, { opacity: 0.9 }) +
    // The gill cover, the fin of the side, the mouth and the eye.
    line(`M${spot(0.78, -0.7)}Q${spot(0.72, 0)} ${spot(0.79, 0.74)}`, '#0f1f5a', 4.5) +
    area(
      `M${spot(0.74, 0.06)}C${spot(0.68, 0.5)} ${spot(0.58, 0.8)} ${spot(0.42, 0.86)}C${spot(0.52, 0.42)} ${spot(0.6, 0.16)} ${spot(0.7, -0.14)}Z`,
      '#12206a',
      { stroke: '#6a8af0', 'stroke-width': 2.5 },
    ) +
    line(`M${spot(0.995, 0.5)}Q${spot(0.95, 0.4)} ${spot(0.9, 0.62)}`, '#10123c', 4) +
    ((): string => {
      const [ex, ey] = spot(0.885, -0.2).split(' ').map(Number) as [number, number]
      return (
        circle(ex, ey, 12, '#10123c') +
        circle(ex, ey, 9.6, '#fff6c0') +
        circle(ex + 1, ey, 6.4, '#0a0c24') +
        circle(ex - 2, ey - 3, 2.8, '#fff')
      )
    })()
  const crest = (top: number, dx: number): string =>
    `M${-60 + dx} ${top}c30 -34 60 -34 84 -8c-16 0 -22 10 -18 20c24 -12 50 -10 66 -4${'c30 -34 60 -34 84 -8c-16 0 -22 10 -18 20c24 -12 50 -10 66 -4'.repeat(4)}V320H-60Z`
  const sea = at.wide ? 204 : 208
  const drop = (dx: number, dy: number, r: number, turn: number): string =>
    place(area('M0 -17C6 -7 9 -2 9 4A9 9 0 1 1 -9 4C-9 -2 -6 -7 0 -17Z', '#eaffff'), x + dx, y + dy, r / 9, turn)
  return (
    lit('air', ['#070a38', '#1f2a80', '#5a4ac0', '#c08ad0'], [0, 1]) +
    lit('back', ['#6fb0ff', '#2058d8', '#10267e', '#0a1550'], [0.4, 1]) +
    lit('belly', ['#ffffff', '#f4f8ff', '#b8c4ec'], [0.3, 1]) +
    lit('fin', ['#fff6a8', '#ffd02e', '#f09a14'], [0.4, 1]) +
    lit('far', ['#4fd8e0', '#1f6ac0'], [0, 1]) +
    lit('near', ['#2f9ae0', '#123a9a', '#0a1a5a'], [0, 1]) +
    halo('moonlight', '#fff6d8') +
    box(0, 0, at.width, at.height, 'url(#air)') +
    stars(at, 26) +
    circle(x + 8, y + 4, 200, 'url(#moonlight)') +
    circle(x + 8, y + 4, 100, '#fff6dc') +
    circle(x - 46, y - 40, 16, '#f0dcb0') +
    circle(x + 40, y + 64, 22, '#f0dcb0') +
    area(crest(sea - 18, -20), '#bff0ff') +
    area(crest(sea - 10, -20), 'url(#far)') +
    place(fish, x + 8, y, at.wide ? 1 : 0.98, 2) +
    // The water that the tail throws up.
    area(
      `M${x - 168} ${sea + 6}C${x - 158} ${sea - 20} ${x - 150} ${sea - 14} ${x - 142} ${sea - 36}C${x - 132} ${sea - 14} ${x - 112} ${sea - 24} ${x - 98} ${sea - 8}C${x - 90} ${sea - 18} ${x - 76} ${sea - 20} ${x - 64} ${sea - 32}C${x - 62} ${sea - 14} ${x - 52} ${sea - 8} ${x - 48} ${sea + 6}Z`,
      '#eaffff',
    ) +
    drop(-78, 66, 6, 20) +
    drop(-58, 44, 7, 40) +
    drop(-144, 40, 5, -40) +
    drop(126, 40, 5, 60) +
    area(crest(sea + 6, 16), '#eaffff') +
    area(crest(sea + 13, 16), 'url(#near)') +
    write(
      at.wide
        ? { x: 24, y: 48, width: 174, height: 122, style: { paint: 'inline', bend: 'straight', weight: 0.26 } }
        : {
            x: 24,
            y: 217,
            width: 252,
            height: 66,
            rows: 1,
            style: { paint: 'inline', bend: 'straight', weight: 0.27 },
          },
    )
  )
}

export const furtherGameFlagships: { readonly [gameId: string]: Flagship } = {
  '10206': boxingBarrio,
  '12205': goldLine,
  '80205': milkfishMania,
  '80207': grouperGold,
  '80208': tunaTide,
}
