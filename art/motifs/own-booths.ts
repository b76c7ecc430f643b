/** Subjects of fair games whose scene is that of another game too: the object on their own cover. */
import { area, around, box, circle, line, num, oval, place, star } from '../draw.ts'
import { azure, ivory, scarlet } from '../flagships/solid-die.ts'
import { lit, round } from '../flagships/volume.ts'
import { edgedDie } from '../families/perya.ts'
import { numeral } from '../numerals.ts'
import { INK, outlined } from './outline.ts'
import { goldLight } from './own-courts.ts'

/** A large die with a sign on each colored face. */
const colorDie = (): string => {
  const face = (matrix: string, content: string): string => `<g transform="matrix(${matrix})">${content}</g>`
  const heart = 'M0 22C-34 -2 -24 -26 -8 -22Q-2 -20 0 -12Q2 -20 8 -22C24 -26 34 -2 0 22Z'
  return (
    lit('top', ['#ff9a8a', '#f0384a'], [0.6, 1]) +
    lit('left', ['#5aa8ff', '#2458d8'], [0.4, 1]) +
    lit('right', ['#3fc070', '#14703f'], [0.4, 1]) +
    oval(4, 92, 76, 10, '#000', 0, { opacity: 0.35 }) +
    outlined(
      area('M0 -96L90 -52V46L0 98L-90 46V-52Z', INK, { 'stroke-width': 12 }) +
        area('M0 -96L90 -52L0 -6L-90 -52Z', 'url(#top)') +
        area('M-90 -52L0 -6V98L-90 46Z', 'url(#left)') +
        area('M90 -52L0 -6V98L90 46Z', 'url(#right)'),
    ) +
    line('M-80 -52L0 -90M-84 -40V36', '#fff', 6, { opacity: 0.65 }) +
    line('M-80 -48L0 -8L80 -48M0 -4V86', '#ffe9dc', 4, { opacity: 0.7 }) +
    face('.9 .45 -.9 .46 0 -51', area(star(0, 0, 5, 34, 14), '#fffbe8')) +
    face('.9 .46 0 1.02 -45 22', area('M0 -34L26 0L0 34L-26 0Z', '#fffbe8')) +
    face('.9 -.46 0 1.02 45 22', place(area(heart, '#fffbe8'), 0, 2, 1.4))
  )
}

/** A die from above: its top with a hut, and its two sides that the viewer still sees. */
export const dieFromAbove = (top: string, left: string, right: string, mark: string): string =>
  outlined(
    area('M-46 -40H42L36 74Q35 84 25 84H-27Q-37 84 -38 74Z', left) +
      area('M42 -44L66 -24Q72 -18 70 -8L56 66Q54 78 42 80L25 84Q35 84 36 74Z', right),
    7,
  ) +
  area('M-41 40H38L33 73Q32 81 24 81H-26Q-34 81 -35 73Z', left) +
  area('M-41 40H38L33 73Q32 81 24 81H-26Q-34 81 -35 73Z', '#2a0a3a', { opacity: 0.26 }) +
  area('M44 -36L64 -21Q69 -17 67 -8L53 65Q51 75 40 77Z', '#2a0a3a', { opacity: 0.34 }) +
  outlined(box(-48, -50, 94, 92, top, 16), 7) +
  area('M-40 -16V-32Q-40 -43 -29 -43H18Q-24 -36 -40 -16Z', '#fff', { opacity: 0.6 }) +
  area('M-40 -4L-16 -35Q-1 -42 14 -35L38 -4Q28 2 24 -3V27H8V10Q-1 2 -10 10V27H-26V-3Q-30 2 -40 -4Z', mark, {
    stroke: mark,
    'stroke-width': 4,
    'stroke-linejoin': 'round',
  })

/** The rim and the inside of a bucket around 0,0, whose rim is at -46. What falls into it is before this. */
export const pailBack = (color: string): string =>
  outlined(oval(0, -46, 58, 17, color), 7) + oval(0, -44, 49, 12, '#2a0a24')

/** The front of a bucket, before what falls into it. */
export const pailFront = (color: string, mark: string): string =>
  outlined(area('M-58 -46C-58 -24 58 -24 58 -46L46 52C40 66 -40 66 -46 52Z', color), 7) +
  area('M-58 -46C-58 -24 58 -24 58 -46L46 52C40 66 -40 66 -46 52Z', color) +
  area('M58 -46L46 52C42 62 16 63 4 62C26 44 36 4 34 -34Q52 -38 58 -46Z', '#2a0a3a', { opacity: 0.32 }) +
  area('M-46 -34Q-38 -30 -28 -29L-24 48Q-34 46 -38 40Z', '#fff', { opacity: 0.5 }) +
  line('M-56 -42C-46 -24 46 -24 56 -42', '#fff6d8', 5, { opacity: 0.85 }) +
  area(star(3, 18, 5, 25, 11), mark, { stroke: mark, 'stroke-width': 4, 'stroke-linejoin': 'round' })

/** Dice with huts fall on the colors of a board, seen from above. */
const hutDice = (): string => {
  const colors = ['#f23a4c', '#ffc92e', '#2cc26a', '#2f86f0', '#ff72b4', '#fff6e4']
  return (
    outlined(box(-100, -78, 200, 166, '#a8602c', 20)) +
    outlined(
      colors.map((color, i) => box(((i * 2) % 3) * 58 - 86, Math.floor(i / 3) * 68 - 64, 56, 66, color, 6)).join(''),
      3,
    ) +
    place(dieFromAbove('#ff72b4', '#ffc92e', '#2f86f0', '#fff6e4'), -46, -26, 0.68, -16) +
    place(dieFromAbove('#2f86f0', '#f23a4c', '#2cc26a', '#fff6e4'), 34, 6, 0.84, 8)
  )
}

/** A ball falls into a golden bucket. */
const droppedBall = (): string =>
  round('ball', ['#e8fff8', '#4ae0c8', '#0f9a98', '#06485c']) +
  lit('pail', ['#fffbc0', '#ffcf3f', '#f0901c', '#b0560c'], [1, 0.6]) +
  line('M-28 -84V-94M0 -90V-99M28 -84V-94', '#fff3b0', 8) +
  place(pailBack('#ffe27a'), 0, 26, 1.22) +
  outlined(circle(0, -34, 48, 'url(#ball)'), 7) +
  outlined(area(star(2, -34, 5, 26, 11, -78), '#fffbe0'), 3) +
  oval(-22, -60, 14, 8, '#fff', -36, { opacity: 0.95 }) +
  place(pailFront('url(#pail)', '#d8402c'), 0, 26, 1.22) +
  line('M-84 -48l-14 -8M84 -48l14 -8M-88 -24h-14M88 -24h14', '#ff6a5a', 7)

/** A wheel of fortune with numbers. */
const numberWheel = (): string => {
  const colors = ['#fff3d8', '#2fb890', '#ffb52e', '#f0486a', '#8a5ae8']
  const slices = around(10, 78, -18)
  return (
    goldLight +
    outlined(area('M-30 70L-52 104H52L30 70Z', '#a8304a')) +
    outlined(circle(0, 2, 94, 'url(#gold)')) +
    circle(0, 2, 80, INK) +
    place(
      slices
        .map(({ x, y }, i) => {
          const next = slices[(i + 1) % slices.length] ?? { x: 0, y: 0 }
          return area(`M0 0L${num(x)} ${num(y)}A78 78 0 0 1 ${num(next.x)} ${num(next.y)}Z`, colors[i % 5] ?? '')
        })
        .join('') +
        around(10, 56)
          .map(({ x, y, angle }, i) =>
            place(
              numeral(['4', '2', '7', '14', '2'][i % 5] ?? '', 0, 0, 18, i % 5 === 0 ? '#7a2a4a' : '#fff', 0.24),
              x,
              y,
              1,
              angle + 90,
            ),
          )
          .join('') +
        circle(0, 0, 28, INK) +
        circle(0, 0, 24, '#6a2ac8') +
        area(star(0, 0, 8, 22, 12), '#ffb52e') +
        circle(0, 0, 9, '#fff3c0'),
      0,
      2,
    ) +
    around(12, 87)
      .map(({ x, y }) => circle(x, y + 2, 5, '#fffbe0'))
      .join('') +
    line('M-66 -38A80 80 0 0 1 -20 -74', '#fff', 6, { opacity: 0.6 }) +
    outlined(area('M-19 -104H19L0 -60Z', '#f0304a')) +
    line('M-8 -98L-2 -80', '#ffc0c8', 5)
  )
}

/** An elephant in soft cloth, with rings on its trunk. */
export const hooplaElephant = (): string => {
  const rings = [
    [-54, '#ff4fa8'],
    [-28, '#ffd23f'],
    [-2, '#3ae8d0'],
  ] as const
  const ring = (y: number, color: string, sweep: 0 | 1): string => {
    const d = `M-94 ${y}A33 12 0 0 ${sweep} -28 ${y}`
    return line(d, INK, 15) + line(d, color, 9) + line(d, '#fff', 2.6)
  }
  const trunk = 'M8 16C6 62 -58 66 -60 20V-76'
  return (
    round('skin', ['#d0e2ff', '#94a6ff', '#5a54d8']) +
    lit('trunk', ['#c4d8ff', '#8a98fa', '#524ac8'], [1, 0]) +
    outlined(area('M52 -44C84 -74 108 -46 104 -6C102 34 82 60 56 44Z', 'url(#skin)')) +
    area('M60 -34C84 -50 98 -32 94 -4C92 24 80 40 60 30Z', '#ff9ac8') +
    outlined(oval(26, 76, 62, 28, 'url(#skin)') + circle(22, 0, 58, 'url(#skin)')) +
    oval(26, 84, 34, 18, '#ffe0f0') +
    rings.map(([y, color]) => ring(y, color, 1)).join('') +
    line(trunk, INK, 46) +
    line(trunk, '#8a98fa', 36) +
    line('M-70 -66V20C-70 30 -66 38 -60 44', '#dce8ff', 7) +
    outlined(oval(-60, -88, 22, 11, '#6a62d8')) +
    oval(-60, -88, 12, 5, INK) +
    rings.map(([y, color]) => ring(y, color, 0)).join('') +
    outlined(oval(-2, -14, 12, 15, '#fff') + oval(44, -14, 12, 15, '#fff'), 4) +
    circle(0, -12, 8.6, INK) +
    circle(42, -12, 8.6, INK) +
    circle(-3, -17, 3.6, '#fff') +
    circle(39, -17, 3.6, '#fff') +
    line('M-14 -38Q-4 -44 6 -38M36 -38Q46 -44 56 -37', '#3a349a', 5) +
    circle(60, 12, 9, '#ff8ac0') +
    line('M30 26Q44 38 56 24', INK, 6) +
    outlined(area('M2 -52L24 -104L46 -54Q24 -44 2 -52Z', '#ffd23f')) +
    line('M8 -60Q24 -52 42 -62M15 -78Q24 -73 34 -79', '#ff4f8a', 6) +
    outlined(circle(24, -98, 8, '#fff'), 4) +
    outlined(oval(-18, 90, 24, 14, 'url(#skin)') + oval(72, 90, 24, 14, 'url(#skin)')) +
    oval(-18, 92, 12, 7, '#ffd0e8') +
    oval(72, 92, 12, 7, '#ffd0e8')
  )
}

/** A duck with the number 1 in splashing water. */
const racingDuck = (): string =>
  round('down', ['#fff6a0', '#ffd42e', '#f0a01e', '#c8700f']) +
  lit('beak', ['#ffb45a', '#f2602a', '#c03a14'], [0.3, 1]) +
  lit('sea', ['#8ae4ff', '#2f9af0', '#1450b8'], [0, 1]) +
  place(
    line('M-104 -30H-76M-98 -56H-66M-84 -82H-58', '#bff0ff', 8) +
      outlined(
        area(
          'M-106 -14C-96 2 -74 4 -54 -6C-20 -22 46 -20 66 -4C86 20 80 66 46 78H-44C-84 76 -110 34 -106 -14Z',
          'url(#down)',
        ) +
          area('M64 -44C84 -52 104 -46 108 -30C98 -18 80 -14 62 -18Z', 'url(#beak)') +
          circle(32, -44, 49, 'url(#down)'),
      ) +
      line('M70 -30Q90 -28 102 -34', '#9a2a10', 5) +
      area('M40 -12C56 -10 62 -8 66 -4C86 20 80 66 46 78H10C62 56 62 16 40 -12Z', '#c8700f', { opacity: 0.3 }) +
      oval(10, -72, 15, 8, '#fffde0', -40) +
      outlined(area('M18 -92C14 -104 24 -110 32 -104C38 -110 48 -104 44 -93Z', '#ffd42e'), 4) +
      outlined(oval(46, -54, 13, 16, '#fff'), 4) +
      circle(49, -52, 9.4, INK) +
      circle(45, -57, 4, '#fff') +
      circle(34, -24, 9, '#ff8a4a', { opacity: 0.7 }) +
      outlined(area('M-78 12C-60 -8 -24 -4 -14 18C-20 42 -58 48 -84 28C-80 24 -78 20 -78 12Z', '#ffe25a')) +
      line('M-62 30Q-46 32 -34 24', '#c8700f', 5) +
      outlined(circle(26, 32, 28, '#fffdf4')) +
      circle(26, 32, 22, '#f0303f') +
      circle(26, 32, 18, '#fffdf4') +
      numeral('1', 26, 32, 24, INK, 0.28) +
      outlined(
        area(
          'M-102 68C-88 48 -66 50 -60 64C-48 50 -22 52 -16 66C-4 52 22 52 28 66C40 50 66 52 72 64' +
            'C80 48 98 52 104 68V82C98 100 70 104 0 104C-70 104 -98 100 -102 82Z',
          'url(#sea)',
        ),
      ) +
      line('M-94 70Q-80 56 -68 68M-50 70Q-36 58 -24 70M-4 70Q8 58 20 70M40 70Q54 58 64 68', '#f0fcff', 6) +
      line('M-70 90H-40M0 92H40', '#8ad8ff', 6) +
      outlined(circle(90, 34, 9, '#d8f6ff') + circle(-92, 46, 7, '#d8f6ff'), 4),
    0,
    2,
    0.94,
  )

/** The head of a carousel horse with a golden mane, and coins. */
export const carouselHead = (): string => {
  const coin = (x: number, y: number, r: number): string =>
    outlined(circle(x, y, r, 'url(#gold)'), 4) + area(star(x, y, 5, r * 0.62, r * 0.28), '#a8600c')
  return (
    goldLight +
    lit('coat', ['#ffffff', '#ffe4f2', '#d0a0d0'], [0.6, 1]) +
    outlined(
      area(
        'M14 -78C-24 -96 -58 -78 -62 -52C-90 -52 -98 -26 -88 -12C-106 2 -104 28 -88 36C-102 52 -98 76 -82 80' +
          'C-86 92 -80 100 -72 102H-20Z',
        'url(#gold)',
      ) +
        area('M4 -68C-38 -40 -54 30 -54 102H42C26 82 22 58 26 36Z', 'url(#coat)') +
        area('M-4 -66L-6 -104C12 -96 20 -84 20 -66Z', 'url(#coat)'),
    ) +
    line('M-46 -62C-64 -54 -74 -40 -74 -24M-74 -8C-84 6 -84 18 -76 28M-74 44C-80 56 -78 66 -72 74', '#fff8c0', 6) +
    line('M-36 -40C-50 -16 -58 20 -60 60', '#a8600c', 5) +
    area('M16 34C-2 50 -8 76 -2 100H42C26 82 22 58 26 36Z', '#a06ab8', { opacity: 0.45 }) +
    outlined(
      area(
        'M-4 -64C14 -80 42 -70 54 -48C66 -28 80 -6 94 12C106 26 104 46 90 54C76 62 58 58 46 48' +
          'C36 42 26 46 16 42C-8 34 -14 -44 -4 -64Z',
        'url(#coat)',
      ),
    ) +
    area(
      'M16 42C2 38 -6 16 -10 -8C4 24 26 28 44 22C56 38 76 44 98 38C98 46 96 50 90 54C76 62 58 58 46 48' +
        'C36 42 26 46 16 42Z',
      '#b07ac0',
      { opacity: 0.5 },
    ) +
    oval(90, 28, 5, 4, '#8a3a6a', 40) +
    line('M62 46Q78 48 90 42', '#8a3a6a', 4) +
    outlined(oval(34, -30, 12, 15, '#fff', -14), 4) +
    circle(37, -29, 9.4, '#2f6ae0') +
    circle(37, -29, 5, INK) +
    circle(33, -34, 3.6, '#fff') +
    line('M18 -44Q30 -54 44 -46', INK, 6) +
    circle(46, 2, 9, '#ff8ab8', { opacity: 0.7 }) +
    line('M-10 -34C-2 -6 16 12 40 26M64 -22C54 -4 48 10 46 42', INK, 13) +
    line('M-10 -34C-2 -6 16 12 40 26M64 -22C54 -4 48 10 46 42', '#ff4f9a', 8) +
    outlined(circle(42, 24, 11, '#2fd0c0'), 4) +
    outlined(area('M-18 -74C-4 -92 28 -88 38 -64C28 -70 20 -66 20 -56C8 -66 -6 -64 -18 -74Z', 'url(#gold)'), 4) +
    line('M-32 86C-14 94 14 94 34 84', INK, 17) +
    line('M-38 84C-18 94 16 94 36 82', '#ff4f9a', 11) +
    line('M-24 90v.1M-2 92v.1M20 89v.1', '#ffe27a', 9) +
    coin(76, -74, 23) +
    coin(78, 84, 19)
  )
}

/** Three dice, one on the other. */
const diceTower = (): string =>
  oval(6, 96, 64, 9, '#000', 0, { opacity: 0.35 }) +
  edgedDie(0, 58, 0.98, [3, 4, 5], scarlet, 0) +
  edgedDie(2, 4, 0.9, [0, 6, 4], azure, 0) +
  edgedDie(-4, -54, 0.94, [5, 2, 3], ivory, -5) +
  area(star(56, -70, 4, 26, 6), '#ffe27a') +
  area(star(-62, -14, 4, 18, 4.4), '#fff') +
  area(star(64, 6, 4, 15, 4), '#fff') +
  line('M-70 50L-90 42M-66 76L-88 80M70 50L90 42M66 76L88 80', '#ffd23f', 8)

/** A target with darts, and balloons. */
const dartTarget = (): string => {
  const balloon = (x: number, y: number, color: string): string =>
    line(`M${x} ${y + 28}Q${x + 8} ${y + 44} ${x - 2} ${y + 58}`, '#f4e4ff', 4) +
    outlined(oval(x, y, 23, 28, color) + area(`M${x - 6} ${y + 36}L${x} ${y + 26}L${x + 6} ${y + 36}Z`, color), 4) +
    oval(x - 8, y - 11, 5, 8, '#fff', 20, { opacity: 0.8 })
  return (
    goldLight +
    balloon(-78, -62, '#ffb52e') +
    balloon(80, -66, '#2fc8a8') +
    balloon(84, 28, '#a85af0') +
    outlined(circle(-4, 16, 84, '#e8304a')) +
    ['#fff6e4', '#e8304a', '#fff6e4', '#e8304a'].map((color, i) => circle(-4, 16, 66 - i * 17, color)).join('') +
    area('M44 -54A84 84 0 0 1 -38 92C20 92 70 40 44 -54Z', '#3a0a3a', { opacity: 0.22 }) +
    line('M-72 -8A72 72 0 0 1 -32 -50', '#ffb8c0', 7) +
    // The dart in the middle.
    outlined(
      area('M58 62L92 58L104 74L84 82L88 104L70 96L50 74Z', '#2fc8f0') +
        area('M22 34L34 24L72 66L62 76Z', 'url(#gold)') +
        area('M-4 16L26 28L24 36Z', '#e4ecf8'),
    ) +
    line('M60 64L92 92', '#0f6ab0', 4) +
    line('M32 34L60 62', '#fffbe0', 4)
  )
}

/** By game: the subject of its cover. */
export const ownBooths: { readonly [gameId: string]: (() => string) | undefined } = {
  '20101': hutDice,
  '20201': colorDie,
  '20202': droppedBall,
  '20203': numberWheel,
  '20204': hooplaElephant,
  '20205': racingDuck,
  '20207': diceTower,
  '20208': dartTarget,
}
