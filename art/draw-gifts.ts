/** Images of the gifts of live rooms, by the ID of the gift in the sandbox. They have no background. */
import { area, around, box, circle, line, num, oval, place, repeat, star, svgDocument } from './draw.ts'
import { halo, lit, round } from './flagships/volume.ts'
import { INK } from './motifs/outline.ts'
import { outlined } from './people/outline.ts'
import { palettes } from './palettes.ts'

const { jade } = palettes

/** Twice the width of the dark edge of a gift. */
const EDGE = 10

/** A drawing around 0,0 within a circle of radius 100, in the size of a gift. */
const small = (drawing: string): string => place(drawing, 0, 0.5, 0.46)

function sampaguita(): string {
  const petals = (count: number, reach: number, turn: number): string =>
    repeat(count, (i) =>
      place(
        area('M0 0C-11 -6 -12 -22 -4 -29Q0 -33 4 -29C12 -22 11 -6 0 0Z', '#b9aed2') +
          area('M-0.4 -1C-10 -7 -11 -21 -3.6 -28Q0 -31.4 3.4 -28C10 -21 9 -7 -0.4 -1Z', 'url(#petal)'),
        0,
        0,
        reach,
        turn + (i * 360) / count,
      ),
    )
  // Three rings of petals, the inner ones half closed over the throat.
  const flower = (turn: number): string =>
    petals(8, 1, turn) +
    petals(7, 0.74, turn + 20) +
    petals(5, 0.46, turn + 8) +
    circle(0, 0, 3.6, '#dfe6a0') +
    circle(-0.6, -0.7, 2, '#f6f7d8')
  const bud = (x: number, y: number, turn: number): string =>
    place(
      area('M-3 2Q0 8 3 2L2 14H-2Z', jade.shade) +
        area('M0 4C-9 0 -9 -14 0 -20C9 -14 9 0 0 4Z', '#b9aed2') +
        area('M-1 3C-8 -1 -8 -13 -0.6 -19C5 -13 5 -1 -1 3Z', '#fffdf6') +
        line('M1 -16C-3 -10 -2 -4 1 0', '#d8d0e6', 1.4),
      x,
      y,
      1,
      turn,
    )
  const leaf = (mirror: 1 | -1): string =>
    place(
      oval(0, 0, 20, 8, jade.main) +
        area('M-20 0A20 8 0 0 0 20 0Q0 3 -20 0Z', jade.shade) +
        line('M-15 0.6H14', '#a8e88a', 1.4),
      mirror * 26,
      24,
      1,
      mirror * 32,
    )
  return (
    lit('petal', ['#ffffff', '#fffef4', '#eceed2'], [0, 1]) +
    line('M0 6V42', INK, 8) +
    outlined(
      leaf(-1) +
        leaf(1) +
        line('M0 6V42', jade.shade, 4) +
        line('M-0.8 8V41', jade.main, 1.6) +
        bud(-30, 2, -42) +
        bud(31, 0, 46) +
        place(flower(0), 0, -8, 1.12),
      EDGE / 2,
    )
  )
}

function haloHalo(): string {
  return small(
    lit('glass', ['#ffffff', '#bfe6f2', '#6fa8c4'], [1, 0.2]) +
      lit('ice', ['#ffffff', '#f2f6ff', '#b8c6e4'], [0.9, 1]) +
      lit('beans', ['#ff8a7a', '#d8384a', '#8a1430'], [1, 0.4]) +
      lit('jelly', ['#8af0b0', '#2fb46a', '#14703c'], [1, 0.4]) +
      lit('nata', ['#fff0a0', '#ffc23a', '#c97a14'], [1, 0.4]) +
      round('ube', ['#cfa8ff', '#8d5be0', '#4f2496']) +
      round('cherry', ['#ffb0a8', '#e8283c', '#8a0c24']) +
      // The foot of the glass, and the dark edge of the spoon.
      oval(2, 92, 42, 8, '#1c0a3c', 0, { opacity: 0.3 }) +
      line('M40 -40L62 -84', INK, 15) +
      outlined(
        area('M-7 64H7L9 80C24 82 34 86 34 92H-34C-34 86 -24 82 -9 80Z', 'url(#glass)') +
          line('M-24 88C-18 84 -10 83 -4 82', '#fff', 4) +
          area('M-60 -16H60C58 34 36 68 0 70C-36 68 -58 34 -60 -16Z', 'url(#glass)') +
          area('M-53 -12H53C52 0 50 10 47 19C16 27 -16 27 -47 19C-50 10 -52 0 -53 -12Z', 'url(#beans)') +
          area('M-47 19C-16 27 16 27 47 19C43 31 38 40 32 47C10 53 -10 53 -32 47C-38 40 -43 31 -47 19Z', 'url(#nata)') +
          area('M-32 47C-10 53 10 53 32 47C24 57 13 62 0 63C-13 62 -24 57 -32 47Z', 'url(#jelly)') +
          [
            [-38, 6, 30],
            [-20, 14, -20],
            [0, 6, 10],
            [20, 15, 40],
            [37, 5, -30],
          ]
            .map(
              ([x = 0, y = 0, turn = 0]) =>
                oval(x, y, 8, 5.5, '#8a1430', turn) + oval(x - 2, y - 2, 3, 1.8, '#ffb0a8', turn),
            )
            .join('') +
          [
            [-28, 33, 12],
            [-6, 38, -14],
            [18, 34, 20],
          ]
            .map(([x = 0, y = 0, turn = 0]) =>
              place(box(-7, -6, 14, 12, '#fffbe0', 3, { opacity: 0.85 }), x, y, 1, turn),
            )
            .join('') +
          area('M-50 -2C-48 26 -34 50 -14 60C-30 52 -42 30 -42 -2Z', '#fff', { opacity: 0.65 }) +
          // the spoon, behind the ice
          line('M40 -40L62 -84', '#7f93a8', 7) +
          line('M39 -41L61 -85', '#e8f4fa', 3) +
          oval(65, -88, 9, 12, '#9fb4c6', 26) +
          oval(63, -90, 6, 9, '#eef8fc', 26) +
          area(
            'M-68 -14C-72 -34 -56 -44 -46 -46C-38 -62 -18 -62 -8 -58C4 -66 24 -62 32 -52C48 -54 58 -44 58 -38C68 -34 72 -24 ' +
              '68 -14C40 -4 -40 -4 -68 -14Z',
            'url(#ice)',
          ) +
          area(
            'M-20 -30C-8 -18 14 -20 22 -30C30 -22 40 -20 46 -26C50 -16 36 -10 22 -12C10 -4 -10 -8 -20 -30Z',
            '#fff3c8',
          ) +
          line('M-56 -26l6 -5M-44 -18l5 -5M-4 -12l6 -4M54 -22l5 -4', '#8fa4d0', 3, { opacity: 0.7 }) +
          circle(-25, -56, 27, 'url(#ube)') +
          oval(-34, -68, 9, 5, '#efe0ff', -34) +
          // leche flan with its caramel
          area('M8 -66L50 -74L58 -48L14 -38Z', '#f0a52a') +
          area('M8 -66L50 -74L54 -62L10 -54Z', '#8a4414') +
          area('M14 -45L56 -55L58 -48L14 -38Z', '#c47a14') +
          line('M14 -63L30 -66', '#f4b878', 3) +
          circle(-10, -84, 11, 'url(#cherry)') +
          line('M-8 -93q2 -5 10 -6', '#3a7a34', 3) +
          circle(-48, -36, 5, '#e8384a') +
          circle(-2, -34, 5, '#3fae5c'),
        EDGE,
      ),
  )
}

/**
 * A lantern whose facets are lit from the left, around 0,0 within a circle of radius 100. A long star reaches far
 * beyond a narrow hoop and has a dark outline, so it is clear at small sizes; its tassels end at 120.
 */
export function litParol(isLong = false): string {
  const reach = isLong ? 102 : 82
  const points = around(5, reach, -90)
  const inner = around(5, isLong ? 40 : 33, -54)
  const at = ({ x, y }: { x: number; y: number }, size = 1): string => `${num(x * size)} ${num(y * size)}`
  // The halves of the points that face to the left are lit.
  const facets = (size: number, colors: readonly [light: string, dark: string]): string =>
    points
      .map((tip, i) => {
        const [next, previous] = [inner[i] ?? tip, inner[(i + 4) % 5] ?? tip]
        return (
          area(
            `M0 0L${at(previous, size)}L${at(tip, size)}Z`,
            colors[previous.x + previous.y < next.x + next.y ? 0 : 1],
          ) +
          area(`M0 0L${at(next, size)}L${at(tip, size)}Z`, colors[previous.x + previous.y < next.x + next.y ? 1 : 0])
        )
      })
      .join('')
  const tassel = (x: number): string =>
    line(`M${x} 56V66`, '#8a5a1c', 4) +
    area(`M${x - 7} 64H${x + 7}L${x + 12} 96L${x + 6} 91L${x} 97L${x - 6} 91L${x - 12} 96Z`, '#27c8a4') +
    area(`M${x + 1} 64H${x + 7}L${x + 12} 96L${x + 6} 91L${x} 97Z`, '#0f7f6d') +
    box(x - 9, 61, 18, 7, '#ffcb57', 3)
  return (
    halo('shine', '#ffd98a', 0.9) +
    lit('hoop', ['#8af0d0', '#27c8a4', '#0c6a60'], [1, 1]) +
    round('lamp', ['#ffffff', '#fff0b0', '#ffb22e']) +
    circle(0, 0, 98, 'url(#shine)') +
    (isLong
      ? place(tassel(-58) + tassel(58), 0, 24) +
        circle(0, 0, 62, 'none', { stroke: '#3a0f3c', 'stroke-width': 10 }) +
        circle(0, 0, 62, 'none', { stroke: '#ffc24a', 'stroke-width': 4.4 }) +
        area(star(0, 0, 5, reach, 40), INK, { stroke: INK, 'stroke-width': 9, 'stroke-linejoin': 'round' })
      : line('M0 -97V-82', '#fff1cf', 5) +
        outlined(tassel(-42) + tassel(42), EDGE) +
        circle(0, 0, 72, 'none', { stroke: INK, 'stroke-width': 17 }) +
        circle(-1, -1, 72, 'none', { stroke: 'url(#hoop)', 'stroke-width': 7 }) +
        area(star(0, 0, 5, reach, 33), INK, { stroke: INK, 'stroke-width': EDGE, 'stroke-linejoin': 'round' })) +
    facets(1, ['#ff7a66', '#b8283c']) +
    facets(0.72, ['#ffe27a', '#f09a1c']) +
    facets(0.42, ['#fffbe8', '#ffd36a']) +
    circle(0, 0, 14, 'url(#lamp)') +
    points
      .map(
        ({ x, y }) =>
          circle(x, y, 8, '#c9701c', { stroke: INK, 'stroke-width': 5 }) + circle(x - 1, y - 1, 7, 'url(#lamp)'),
      )
      .join('')
  )
}

function jeepney(): string {
  const wheel = (x: number): string =>
    circle(x, 50, 25, '#14101f') +
    line(`M${x - 20} 46A20 20 0 0 1 ${x} 30`, '#5a5570', 4) +
    circle(x, 50, 13, '#8d93a8') +
    circle(x - 1, 49, 11, '#eef2f8') +
    around(5, 6.5, 18)
      .map((hole) => circle(x - 1 + hole.x, 49 + hole.y, 2, '#5a6078'))
      .join('') +
    circle(x - 1, 49, 3, '#e5483d')
  return small(
    lit('roof', ['#ffe9a0', '#ffc23a', '#c9781c'], [0.2, 1]) +
      lit('side', ['#ff8a76', '#e5352f', '#8f1426'], [0.2, 1]) +
      lit('chrome', ['#ffffff', '#c6d2e4', '#6f7f9c'], [0.2, 1]) +
      lit('pane', ['#bfeaff', '#5fa8d8', '#24507e'], [0.7, 1]) +
      oval(0, 74, 94, 9, '#1c0a3c', 0, { opacity: 0.35 }) +
      // luggage on the roof
      line('M-92 -38V-58', INK, 11) +
      outlined(
        box(-64, -72, 34, 18, '#8a5a34', 4) +
          line('M-52 -72V-54M-40 -72V-54', '#5f3a20', 3) +
          box(-26, -66, 30, 12, '#27a89a', 4) +
          line('M-80 -62H20M-70 -62V-52M-36 -62V-52M4 -62V-52', '#dfe6f0', 3) +
          area('M-92 -40C-92 -52 -86 -54 -76 -54H26C40 -54 48 -48 52 -38H-92Z', 'url(#roof)') +
          line('M-82 -49H18', '#fff8d8', 3.5) +
          area('M-86 -38H46L56 2H-86Z', '#f4efe6') +
          repeat(4, (i) => box(-78 + i * 28, -33, 23, 25, 'url(#pane)', 3)) +
          // passengers
          repeat(
            3,
            (i) => circle(-66 + i * 28, -17, 6.5, '#2a2440') + area(`M${-76 + i * 28} -8q10 -9 20 0Z`, '#2a2440'),
          ) +
          repeat(4, (i) => area(`M${-76 + i * 28} -32h8l-8 14z`, '#fff', { opacity: 0.45 })) +
          area('M36 -33H44L52 -4H36Z', 'url(#pane)') +
          area('M38 -40H58L52 -28H38Z', '#2f6fd0') +
          line('M41 -36H55', '#a8d0ff', 2.5) +
          area('M-92 -6H58C80 -4 94 2 94 16V42H-92Z', 'url(#side)') +
          area('M-92 -6H58C66 -5 74 -4 80 -1H-92Z', '#ffd05a') +
          area('M-92 -1H80L86 4H-92Z', '#2f6fd0') +
          area('M-92 26C-40 8 0 34 56 12L60 20C6 42 -40 16 -92 36Z', '#ffd05a') +
          area('M-92 34C-40 16 0 42 60 22L62 27C6 48 -40 24 -92 40Z', '#fff3d6') +
          repeat(5, (i) => area(star(-74 + i * 30, 13, 5, 6.5, 2.8), '#fff8e0')) +
          // the hood: a horse of chrome, the grille, a lamp and the bumper
          area('M64 -5C62 -14 68 -20 70 -28L76 -32L78 -26L84 -20L80 -17L76 -19C74 -14 78 -10 80 -3Z', 'url(#chrome)') +
          box(81, 4, 14, 34, 'url(#chrome)', 3) +
          line('M85 8V34M90 8V34', '#4a5878', 2.5) +
          circle(77, 19, 8, '#7f8ca8') +
          circle(76.5, 18.5, 6.4, '#fff3b8') +
          circle(74.5, 16.5, 2.4, '#fff') +
          box(-96, 40, 194, 8, 'url(#chrome)', 4) +
          [-50, 50]
            .map((x) => area(`M${x - 33} 48C${x - 31} 12 ${x + 31} 12 ${x + 33} 48Z`, '#5f0c1c') + wheel(x))
            .join('') +
          [-50, 50].map((x) => line(`M${x - 31} 44C${x - 28} 14 ${x + 28} 14 ${x + 31} 44`, '#ffd05a', 4)).join('') +
          line('M-92 -38V-58', '#dfe6f0', 3) +
          area('M-92 -60L-74 -66L-92 -72Z', '#27c8a4'),
        EDGE,
      ),
  )
}

function fiesta(): string {
  const colors = ['#ff6b5e', '#ffc23a', '#27c8a4', '#fff1cf', '#5a9cff', '#ff7fb0']
  const stick = (mirror: 1 | -1): string =>
    `<g transform="scale(${mirror} 1)">` +
    line('M70 -44L18 -2', INK, 17) +
    line('M70 -44L18 -2', '#7a431c', 8) +
    line('M69 -46L17 -4', '#e8a860', 4.5) +
    circle(14, 0, 11, 'url(#tip)', { stroke: INK, 'stroke-width': EDGE / 2 }) +
    '</g>'
  return small(
    lit('barrel', ['#ff8a70', '#e5383a', '#c02438', '#6e0c28'], [1, 0.1]) +
      lit('skin', ['#fffaf0', '#f8e2b8', '#d0a468'], [0.8, 1]) +
      lit('rim', ['#fff0a8', '#f7b52e', '#a8640f'], [1, 0.1]) +
      round('tip', ['#ffffff', '#ffe0b0', '#c98a4a']) +
      line('M-96 -88Q0 -50 96 -88', INK, 12) +
      line('M-96 -88Q0 -50 96 -88', '#fff1cf', 4) +
      outlined(
        repeat(6, (i) => {
          const x = -82 + i * 28
          const y = -69 - 19 * ((x + 12) / 96) ** 2
          return (
            area(`M${x} ${num(y)}h24l-12 27z`, colors[i] ?? '') +
            area(`M${x + 12} ${num(y)}h12l-12 27z`, '#3a0c30', { opacity: 0.22 })
          )
        }),
        EDGE,
      ) +
      oval(2, 86, 66, 10, '#1c0a3c', 0, { opacity: 0.35 }) +
      outlined(
        area('M-64 8V62C-64 98 64 98 64 62V8Z', 'url(#barrel)') +
          line('M-54 26V66', '#fff', 7, { opacity: 0.4 }) +
          line('M-60 24L-42 76L-18 36L0 85L20 36L42 76L60 24', '#fff0c0', 6) +
          [
            [-42, 76],
            [-18, 36],
            [0, 85],
            [20, 36],
            [42, 76],
          ]
            .map(([x = 0, y = 0]) => circle(x, y, 5.5, '#a8640f') + circle(x - 1, y - 1, 4, '#ffd45e'))
            .join('') +
          area('M-66 56V64C-66 103 66 103 66 64V56C64 94 -64 94 -66 56Z', 'url(#rim)') +
          oval(0, 10, 66, 25, '#8a4a0c') +
          oval(0, 6, 66, 25, 'url(#rim)') +
          oval(0, 4, 57, 20, 'url(#skin)') +
          oval(16, 8, 22, 7, '#a8783c', 0, { opacity: 0.35 }) +
          oval(-14, 8, 22, 7, '#a8783c', 0, { opacity: 0.35 }),
        EDGE,
      ) +
      stick(-1) +
      stick(1),
  )
}

const drawings = { sampaguita, 'halo-halo': haloHalo, parol: () => small(litParol()), jeepney, fiesta }

/** File name and drawing of each gift. */
export const gifts: readonly (readonly [file: string, draw: () => string])[] = Object.entries(drawings).map(
  ([giftId, draw]) => [`${giftId}.svg`, () => svgDocument(96, 96, '', place(draw(), 48, 48))],
)
