/** Covers with their own compositions of further games of sports, fishing and loteria, by game ID. */
import { area, box, circle, dots, line, num, oval, place, repeat, star, mix } from '../draw.ts'
import { stars } from '../canvas.ts'
import { corals, wreck } from '../families/reef.ts'
import { beach, drape, rocks, swell } from './feet.ts'
import { houses } from './flagship.ts'
import { backdrop } from './reels-parts.ts'
import { scene } from './caption.ts'
import type { Flagship } from './flagship.ts'
import { deepSea } from './settings.ts'
import { coinHeap, kelp, onlyWide } from './scenery.ts'
import { halo, lit, round, limb } from './volume.ts'

/** Two gloves hit each other over the ropes of a ring in the street. */
const boxingBarrio: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [340, 122, 0.92] : [150, 108, 1]
  const base = at.wide ? 190 : 186
  const glove = (id: string, dark: string, light: string): string =>
    area('M-178 -30L-104 -38V40L-178 34Z', '#c98a5a') +
    area('M-178 10L-104 14V40L-178 34Z', '#8a4a30') +
    area('M-122 -46H-78V46H-122Z', '#fff3dc') +
    area('M-122 8H-78V46H-122Z', '#d9b890', { opacity: 0.7 }) +
    line('M-112 -44V44M-88 -44V44', dark, 6) +
    area('M-86 -46C-60 -70 -8 -74 22 -56C54 -34 52 30 28 50C0 70 -60 66 -86 44Z', `url(#${id})`) +
    area('M-86 30C-40 52 16 38 43 -12C48 16 42 38 28 50C0 70 -60 66 -86 44Z', dark, { opacity: 0.5 }) +
    line('M34 -44C24 -34 24 26 20 54', dark, 4, { opacity: 0.5 }) +
    // The thumb lies across the side of the glove.
    area('M-82 26C-78 -8 -50 -26 -20 -26C4 -26 16 -10 10 4C2 20 -24 18 -40 30C-56 42 -80 46 -82 26Z', dark) +
    area('M-80 20C-75 -8 -48 -23 -20 -22C0 -22 10 -10 5 2C-2 14 -26 12 -42 24C-58 36 -80 38 -80 20Z', `url(#${id})`) +
    line('M-64 2C-54 -10 -38 -15 -22 -15', light, 6) +
    line('M-66 -48C-44 -60 -14 -62 6 -54', light, 7)
  const spark = (r: number, color: string, turn: number): string => area(star(x, y - 4, 12, r, r * 0.55, turn), color)
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
    spark(112, '#ff9a2e', 4) +
    spark(88, '#ffd83f', 14) +
    spark(60, '#fffbe0', 0) +
    line(`M-10 ${base + 2}H${at.width + 10}`, '#e8304a', 8) +
    line(`M-10 ${base + 24}H${at.width + 10}`, '#fff3dc', 8) +
    place(glove('red', '#7a0a24', '#ffe0d8'), x - 34, y, size, 8) +
    `<g transform="translate(${x + 34} ${y}) scale(${-size} ${size}) rotate(8)">${glove('blue', '#0f2670', '#e0f0ff')}</g>` +
    area(star(x, y - 8, 4, 40, 8), '#fff') +
    line(`M${x - 30} ${y - 84}l-14 -26M${x + 30} ${y - 84}l14 -26M${x} ${y - 92}v-28`, '#fffbe0', 7) +
    box(0, at.wide ? 228 : 222, at.width, 90, 'url(#mat)') +
    drape(at, 212, ['#5a7af0', '#2a3a98', '#120a34'], '#e8304a') +
    write(
      at.wide
        ? { x: 14, y: 84, width: 150, height: 104, style: { paint: 'block', bend: 'straight', weight: 0.25 } }
        : { x: 20, y: 206, width: 260, height: 86, style: { paint: 'block', bend: 'straight', weight: 0.25 } },
    )
  )
}

/** A mine cart full of gold rolls out of a tunnel, on a line of shining rails. */
const goldLine: Flagship = (at, write) => {
  const bar = (x: number, y: number, w: number, turn: number): string =>
    place(
      area(`M${-w} 16L${-w + 12} -8H${w - 12}L${w} 16Z`, 'url(#face)') +
        area(`M${-w + 12} -8L${-w + 24} -20H${w - 2}L${w - 12} -8Z`, 'url(#upper)') +
        area(`M${w - 12} -8L${w - 2} -20L${w + 12} 4L${w} 16Z`, '#9a5408'),
      x,
      y,
      1,
      turn,
    )
  const nugget = (x: number, y: number, r: number): string => circle(x, y, r, 'url(#nugget)')
  const wheel = (x: number): string =>
    circle(x, 74, 24, '#1a1420') +
    circle(x, 74, 18, '#7a8298') +
    circle(x, 74, 12, '#3a3f52') +
    circle(x, 74, 5, '#dfe4f4')
  return (
    lit('rock', ['#1f7f7c', '#0d4650', '#04202c'], [0.3, 1]) +
    round('deep', ['#fff6c0', '#ffb84a', '#a8501a', '#3a140c']) +
    lit('upper', ['#fffbd8', '#ffe07a', '#f0b42e'], [1, 0]) +
    lit('face', ['#fff0a0', '#fbc53a', '#d9911a', '#9a5408']) +
    round('nugget', ['#fffbd0', '#ffc93a', '#b8701a']) +
    lit('iron', ['#8fa0b8', '#4a5468', '#1f2434'], [0.3, 1]) +
    lit('beam', ['#d9985a', '#8a4f26', '#4a2412'], [0.6, 1]) +
    halo('lamp', '#fff0a8') +
    backdrop(at, 'url(#rock)') +
    scene(
      at,
      write,
      area(
        'M-260 40L-200 20L-160 60L-90 30L-40 70L20 20L60 -10H-260ZM250 -10L290 40L330 20V-10ZM-260 200L-180 150L-120 196L-60 160L0 220V330H-260Z',
        '#0a3a44',
        { opacity: 0.8 },
      ) +
        area('M50 220V70C50 -30 250 -30 250 70V220Z', 'url(#deep)') +
        area('M34 224V20L62 10V224ZM238 224V10L266 20V224ZM20 0H280V30H20Z', 'url(#beam)') +
        line('M26 6H274M40 30V200M244 30V200', '#f2c08a', 3, { opacity: 0.7 }) +
        line('M150 30V46', '#2a1410', 5) +
        circle(150, 56, 90, 'url(#lamp)') +
        oval(150, 58, 9, 12, '#fffbe0') +
        area('M-260 214Q40 190 330 214V330H-260Z', '#2a1a24') +
        area('M126 196H174L260 320H40Z', '#5a3a2a') +
        repeat(5, (i) => box(116 - i * 18, 200 + i * i * 6, 68 + i * 36, 6 + i * 2, '#8a5a34', 2)) +
        line('M134 196L76 320M166 196L224 320', '#dfe8f4', 6) +
        circle(150, 92, 130, 'url(#lamp)') +
        bar(112, 84, 46, -8) +
        bar(192, 82, 46, 8) +
        bar(152, 56, 46, 2) +
        nugget(80, 102, 15) +
        nugget(222, 102, 16) +
        nugget(152, 92, 18) +
        nugget(118, 104, 14) +
        nugget(186, 106, 15) +
        place(
          wheel(-52) +
            wheel(52) +
            area('M-96 -8H96L76 66H-76Z', 'url(#iron)') +
            area('M-96 -8H96L92 6H-92Z', '#c9d4e8') +
            area('M40 6H92L76 66H34Z', '#0f1424', { opacity: 0.4 }) +
            line('M-78 20L-66 62M78 20L66 62M0 12V62', '#1f2434', 5) +
            dots(
              [
                [-84, 0],
                [-40, 0],
                [0, 0],
                [40, 0],
                [84, 0],
              ].map(([x = 0, y = 0]) => ({ x, y })),
              3.4,
              '#3a4460',
            ) +
            wheel(-62) +
            wheel(62),
          150,
          118,
          0.98,
        ) +
        area(star(96, 62, 4, 18, 3) + star(214, 74, 4, 20, 3) + star(170, 34, 4, 12, 2), '#fffde8') +
        nugget(30, 206, 11) +
        nugget(274, 204, 13) +
        nugget(-80, 216, 12) +
        nugget(-150, 206, 14) +
        rocks(at, 212, ['#a8863c', '#5a4424', '#1c140c'], '#ffd24a'),
      { paint: 'block', bend: 'straight', weight: 0.29, stretch: 1.05 },
      { x: 18, y: 226, width: 264, height: 62, rows: 1 },
    )
  )
}

/** A shoal of milkfish circles in the blue; the nearest ones pass the viewer. */
const milkfishMania: Flagship = (at, write) => {
  const [x, y] = at.wide ? [338, 132] : [150, 104]
  const fish = (fx: number, fy: number, size: number, turn: number, back: string, flank: string): string =>
    place(
      area('M-72 0L-124 -40C-116 -14 -110 -6 -102 0C-110 8 -116 18 -124 44Z', back) +
        area('M-8 -32C0 -56 20 -64 36 -60C28 -50 30 -40 36 -32ZM-10 30C-6 48 6 56 20 54C16 46 18 40 24 32Z', back) +
        area('M-88 0C-50 -40 36 -48 94 -12C106 -4 106 6 94 14C40 46 -50 40 -88 0Z', flank) +
        area('M-88 0C-50 -40 36 -48 94 -12C100 -8 103 -5 104 -1C50 -26 -40 -22 -88 0Z', back) +
        line(
          'M-60 6q9 7 18 0M-34 8q9 7 18 0M-8 8q9 7 18 0M-48 16q9 7 18 0M-20 18q9 7 18 0M6 18q9 7 18 0',
          '#6fa0c8',
          2.5,
        ) +
        line('M56 -24C48 -8 48 8 58 22', back, 5) +
        circle(77, -8, 11, '#fffbe0') +
        circle(78, -8, 6.5, '#0a1430') +
        circle(80, -11, 2.4, '#fff') +
        line('M102 4Q94 9 86 6', back, 4),
      fx,
      fy,
      size,
      turn,
    )
  const ring = Array.from({ length: 15 }, (_, i) => {
    const angle = (i / 15) * Math.PI * 2 + 0.3
    const near = (Math.sin(angle) + 1) / 2
    const [rx, ry] = at.wide ? [170, 96] : [136, 88]
    return {
      near,
      x: x + rx * Math.cos(angle),
      y: y + ry * Math.sin(angle),
      turn: (Math.atan2(ry * Math.cos(angle), -rx * Math.sin(angle)) * 180) / Math.PI,
    }
  }).toSorted((a, b) => a.near - b.near)
  const shade = (near: number): [string, string] => [mix('#2f9ad0', '#0f3f8a', near), mix('#a8e0f0', '#ffffff', near)]
  return (
    lit('water', ['#b8fff0', '#2fb8e0', '#0f5ab8', '#0a2470'], [0, 1]) +
    lit('flank', ['#ffffff', '#dcecfa', '#7fa8d8'], [0.2, 1]) +
    lit('dark', ['#4f8ae0', '#17409a', '#0a1f60'], [0.4, 1]) +
    halo('surface', '#ffffff') +
    box(0, 0, at.width, at.height, 'url(#water)') +
    circle(x, y - 50, 190, 'url(#surface)') +
    repeat(6, (i) =>
      area(`M${x - 30 + i * 12} -20L${x - 260 + i * 104} ${at.height + 20}h54L${x - 20 + i * 12} -20Z`, '#fff', {
        opacity: 0.1,
      }),
    ) +
    ring
      .filter(({ near }) => near < 0.8)
      .map((one) => fish(one.x, one.y, 0.16 + one.near * 0.2, one.turn, ...shade(one.near)))
      .join('') +
    ring
      .map((one, i) =>
        fish(x + (one.x - x) * 0.52, y + (one.y - y) * 0.5 - 8, 0.12 + (i % 3) * 0.02, one.turn, '#5fb8d8', '#c8f0f4'),
      )
      .join('') +
    `<g transform="translate(${x + (at.wide ? 86 : 84)} ${y - 38}) scale(-1 1)">${fish(0, 0, 0.5, -8, '#2f6ac0', '#e8f4fc')}</g>` +
    place(
      fish(0, 0, 1, 0, 'url(#dark)', 'url(#flank)') +
        area('M-88 0C-40 34 50 32 104 2C104 8 100 11 94 14C40 46 -50 40 -88 0Z', '#3a6ac0', { opacity: 0.4 }) +
        line('M-60 -16C-20 -38 40 -38 84 -15', '#bfe8ff', 4),
      x - 8,
      y + 40,
      1.28,
      -10,
    ) +
    [
      [120, 6, 7],
      [132, -14, 4],
      [-128, -40, 6],
      [104, 24, 4],
    ]
      .map(([dx = 0, dy = 0, r = 0]) => circle(x + dx, y + dy, r, 'none', { stroke: '#eaffff', 'stroke-width': 2.5 }))
      .join('') +
    swell(at, 206, ['#3aa0e8', '#1668c0', '#08307a']) +
    write(
      at.wide
        ? { x: 14, y: 72, width: 176, height: 130, style: { paint: 'block', bend: 'wave', weight: 0.25 } }
        : { x: 16, y: 204, width: 268, height: 88, style: { paint: 'block', bend: 'wave', weight: 0.25 } },
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
        : { x: 24, y: 217, width: 252, height: 76, style: { paint: 'block', bend: 'straight', weight: 0.27 } },
    )
  )
}

/** A tuna leaps over the tide in the light of the moon. */
const tunaTide: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [346, 128, 1] : [150, 112, 1.02]
  const spot = (t: number, reach: number): [number, number] => {
    const angle = ((196 + 138 * t) * Math.PI) / 180
    return [reach * Math.cos(angle), 62 + reach * 1.06 * Math.sin(angle)]
  }
  const wide = (t: number): number => 12 + 76 * Math.sin(Math.min(1, t * 0.92 + 0.02) * Math.PI) ** 1.1
  const along = (reach: number, share: number, from = 0, to = 1): [number, number, number][] =>
    Array.from({ length: 15 }, (_, i) => {
      const t = from + ((to - from) * i) / 14
      return [...spot(t, reach), wide(t) * share]
    })
  const [tx, ty] = spot(0, 112)
  const fish =
    place(
      area('M6 0C-16 -14 -32 -34 -36 -58C-16 -48 2 -30 12 -10C24 6 30 30 24 58C6 46 -4 22 6 0Z', 'url(#back)'),
      tx,
      ty,
      1,
      -12,
    ) +
    area('M-10 -84C-12 -112 8 -132 36 -138C28 -118 32 -100 40 -84Z', 'url(#fin)') +
    area('M-46 -72C-56 -88 -52 -104 -40 -112C-38 -98 -32 -88 -22 -82Z', 'url(#fin)') +
    area('M-4 12C-14 34 -8 56 12 70C14 50 22 36 34 24Z', 'url(#fin)') +
    area(limb(along(112, 1)), 'url(#back)') +
    area(limb(along(98, 0.62, 0.12, 0.98)), 'url(#belly)') +
    area(limb(along(106, 0.34, 0.1, 0.72)), '#5f9af0', { opacity: 0.8 }) +
    line(
      `M${along(142, 1, 0.3, 0.86)
        .map(([a, b]) => `${num(a)} ${num(b)}`)
        .join('L')}`,
      '#bfe0ff',
      5,
      { opacity: 0.9 },
    ) +
    area('M34 -40C44 -14 34 8 10 22C4 0 10 -24 22 -42Z', '#0f2f7a') +
    place(
      line('M-22 -30C-8 -12 -8 10 -24 28', '#0a1f5a', 5) +
        circle(10, -6, 10, '#fffbe0') +
        circle(11, -5, 6.4, '#0a1030') +
        circle(13, -8, 2.2, '#fff') +
        line('M38 6Q26 14 14 12', '#0a1f5a', 4),
      ...spot(0.88, 112),
      1,
      48,
    ) +
    [0.1, 0.17, 0.24]
      .map((t) => {
        const [fx, fy] = spot(t, 136)
        return area(star(fx, fy, 3, 8, 4, t * 200), '#ffd23f')
      })
      .join('')
  const crest = (top: number, dx: number): string =>
    `M${-60 + dx} ${top}c30 -34 60 -34 84 -8c-16 0 -22 10 -18 20c24 -12 50 -10 66 -4${'c30 -34 60 -34 84 -8c-16 0 -22 10 -18 20c24 -12 50 -10 66 -4'.repeat(3)}V320H-60Z`
  const sea = at.wide ? 198 : 204
  return (
    lit('air', ['#070a38', '#1f2a80', '#4f4ab8', '#a07ad0'], [0, 1]) +
    lit('back', ['#8fc0ff', '#2f6ae0', '#142f90', '#0a1550'], [0.6, 1]) +
    lit('belly', ['#ffffff', '#e8eefc', '#8fa0d8'], [0.4, 1]) +
    lit('fin', ['#fff0a0', '#ffc12e', '#d97a14']) +
    lit('far', ['#4fd8e0', '#1f6ac0'], [0, 1]) +
    lit('near', ['#2f9ae0', '#123a9a', '#0a1a5a'], [0, 1]) +
    halo('moonlight', '#fff6d8') +
    box(0, 0, at.width, at.height, 'url(#air)') +
    stars(at, 26) +
    circle(x + 8, y + 10, 200, 'url(#moonlight)') +
    circle(x + 8, y + 10, 104, '#fff6dc') +
    circle(x - 46, y - 30, 18, '#f0dcb0') +
    circle(x + 56, y + 40, 24, '#f0dcb0') +
    circle(x - 20, y + 56, 12, '#f0dcb0') +
    area(crest(sea - 22, -20), '#bff0ff') +
    area(crest(sea - 14, -20), 'url(#far)') +
    place(fish, x - 4, y, size) +
    [
      [-120, 66, 7],
      [-104, 46, 5],
      [-88, 78, 6],
      [112, 78, 7],
      [126, 58, 5],
    ]
      .map(([dx = 0, dy = 0, r = 0]) => circle(x + dx, y + dy, r, '#eaffff'))
      .join('') +
    area(crest(sea + 4, 16), '#eaffff') +
    area(crest(sea + 12, 16), 'url(#near)') +
    write(
      at.wide
        ? { x: 16, y: 84, width: 200, height: 126, style: { paint: 'inline', bend: 'straight', weight: 0.26 } }
        : {
            x: 24,
            y: 224,
            width: 252,
            height: 68,
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
