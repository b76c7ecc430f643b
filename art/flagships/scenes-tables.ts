/** Covers of casino games and cards whose scene fills the frame, by game ID. */
import { area, box, circle, line, num, oval, place, repeat, star } from '../draw.ts'
import { numeral } from '../numerals.ts'
import { scene } from './caption.ts'
import type { Flagship } from './flagship.ts'
import { backdrop } from './reels-parts.ts'
import { contact, halo, limb, lit, round } from './volume.ts'

/** The shade of a ball of any color: to be drawn over it as `url(#ball-shade)`. */
const ballShade =
  `<radialGradient id="ball-shade" cx=".34" cy=".26" r=".8"><stop stop-color="#fff" stop-opacity=".75"/>` +
  `<stop offset=".28" stop-color="#fff" stop-opacity=".12"/><stop offset=".6" stop-color="#0a0630" stop-opacity=".12"/>` +
  `<stop offset="1" stop-color="#0a0630" stop-opacity=".72"/></radialGradient>`

/** A ball of pool with radius 50; a striped ball is white above and below its band. */
const poolBall = (x: number, y: number, r: number, label: string, color: string, turn = 0, striped = false): string =>
  contact(x + r * 0.2, y + r * 0.92, r * 1.04, r * 0.26) +
  place(
    circle(0, 0, 50, striped ? '#fff8e8' : color) +
      (striped ? area('M-47 -17Q0 -34 47 -17Q53 2 44 24Q0 42 -44 24Q-53 2 -47 -17Z', color) : '') +
      (label === '' ? '' : oval(4, -2, 23, 22, '#fffaf0') + numeral(label, 4, -2, 25, '#12141f', 0.22)),
    x,
    y,
    r / 50,
    turn,
  ) +
  circle(x, y, r, 'url(#ball-shade)') +
  oval(x - r * 0.42, y - r * 0.56, r * 0.22, r * 0.12, '#fff', -36)

/** The nine ball rolls over the cloth toward the viewer, struck by the cue. */
const bolaNueve: Flagship = (at, write) =>
  lit('hall', ['#06123a', '#123a7a', '#2a6ab0'], [0, 1]) +
  lit('cloth', ['#3ac0f0', '#1478c8', '#083a80'], [0.2, 1]) +
  lit('rail', ['#e8a45a', '#9a4f20', '#4a1f10'], [0, 1]) +
  lit('cue', ['#fff0c8', '#e0a860', '#7a4420'], [1, 0.4]) +
  halo('lamp', '#fff2b8') +
  ballShade +
  backdrop(at, 'url(#hall)') +
  scene(
    at,
    write,
    [-150, 60, 250]
      .map(
        (x) =>
          circle(x, 16, 120, 'url(#lamp)') +
          area(`M${x - 34} 22Q${x} -24 ${x + 34} 22Z`, '#1fa86a') +
          area(`M${x} -2Q${x + 24} 4 ${x + 34} 22H${x}Z`, '#0a5a44') +
          oval(x, 22, 34, 6, '#fff6c8'),
      )
      .join('') +
      box(-260, 66, 620, 34, 'url(#rail)') +
      line('M-260 68H360', '#ffe0a0', 4, { opacity: 0.7 }) +
      repeat(9, (i) => area(star(i * 70 - 230, 82, 4, 8, 4), '#fff2d8')) +
      box(-260, 98, 620, 12, '#0a3f7a') +
      box(-260, 106, 620, 220, 'url(#cloth)') +
      oval(110, 190, 230, 84, '#9ae8ff', 0, { opacity: 0.35 }) +
      oval(266, 108, 44, 16, '#04102a') +
      area('M222 104Q266 84 310 104V92H222Z', '#5a2a14') +
      poolBall(38, 120, 24, '3', '#e0303f', -12) +
      (at.wide
        ? poolBall(-182, 262, 32, '6', '#1fa86a', 16) +
          poolBall(252, 244, 30, '8', '#2a2440', -10) +
          // A cube of chalk on the rail.
          area('M-22 66L-10 54H20L8 66ZM8 66L20 54V78L8 92Z', '#1458a8') +
          box(-22, 66, 30, 26, '#3aa0f0') +
          oval(-7, 68, 9, 4, '#c8ecff')
        : poolBall(-100, 132, 27, '', '#fff8e8') + poolBall(-190, 122, 24, '6', '#ff8a2e', 16)) +
      line('M232 178L306 202M238 150L320 158M222 202L290 240', '#d8f8ff', 6, { opacity: 0.55 }) +
      poolBall(150, 122, 88, '9', '#ffbe1f', -14, true) +
      area('M-60 330L58 190L70 200L-30 330Z', '#04203c', { opacity: 0.35 }) +
      area('M-90 300L50 166L62 178L-60 330Z', 'url(#cue)') +
      area('M50 166L62 178L68 170L57 159Z', '#fff8ee') +
      area('M57 159L68 170L72 164L63 154Z', '#2a7ad8') +
      area(star(110, 54, 4, 26, 5), '#fff'),
    { paint: 'fade', bend: 'fan', weight: 0.27 },
    { x: 20, y: 201, width: 260, height: 82 },
  )

/** A dragon rises from the clouds over terraces of rice, with a pearl before its mouth. */
const dragonTerrace: Flagship = (at, write) => {
  const neck = [
    [70, 250, 66],
    [104, 208, 70],
    [114, 160, 66],
    [100, 120, 62],
    [112, 90, 58],
  ] as const
  const tail = [
    [176, 250, 48],
    [196, 186, 50],
    [234, 158, 46],
    [270, 180, 42],
    [290, 240, 36],
  ] as const
  /** A part of the body, with its fins and scales. */
  const body = (joints: readonly (readonly [x: number, y: number, width: number])[], fin: number): string =>
    joints
      .slice(1, -1)
      .map(([x, y, w]) => area(star(x + w * fin, y - w * 0.4, 3, w * 0.46, w * 0.2, -110), '#ffb52e'))
      .join('') +
    area(limb(joints), '#5a0820') +
    area(limb(joints.map(([x, y, w]) => [x - 2, y - 2, w - 7])), 'url(#scale)') +
    joints
      .slice(0, -1)
      .map(([x, y], i) => {
        const [nx, ny] = joints[i + 1]!
        const turn = (Math.atan2(ny - y, nx - x) * 180) / Math.PI + 90
        return [0.2, 0.7]
          .map((t) =>
            place(
              line('M-16 14Q0 -8 16 14', '#ffc23a', 3.5, { opacity: 0.8 }),
              x + (nx - x) * t,
              y + (ny - y) * t,
              1,
              turn,
            ),
          )
          .join('')
      })
      .join('')
  const flame = (turn: number, size: number, color: string): string =>
    place(area('M0 14C-20 -8 -18 -46 8 -74C6 -50 26 -30 16 10Z', color), -34, 0, size, turn)
  const teeth = (y: number, tall: number, from: number): string =>
    repeat(5, (i) => area(`M${from + i * 16} ${y - i * 0.6}h13l-6 ${i === 3 ? tall * 1.6 : tall}Z`, '#fffbe8'))
  const head =
    [-160, -128, -98, -68, -40].map((turn, i) => flame(turn, 1.15, i % 2 === 0 ? '#ff8a1e' : '#ffc23a')).join('') +
    [-144, -112, -82, -52].map((turn) => flame(turn, 0.78, '#fff08a')).join('') +
    area('M-18 -44C-28 -78 -58 -96 -96 -92C-72 -82 -56 -62 -44 -36Z', 'url(#horn)') +
    area('M8 -48C8 -84 -16 -110 -54 -116C-34 -100 -22 -78 -18 -44Z', 'url(#horn)') +
    area('M-40 12C-20 46 20 56 62 46C78 42 82 30 70 24L-10 4Z', '#a81428') +
    area('M-30 22C-10 46 26 52 62 42C72 40 74 34 66 30L0 22Z', '#ffcf5a') +
    area('M-8 4L86 -2L70 28L2 30Z', '#4a0612') +
    area('M6 24C24 12 50 14 74 20C60 30 30 34 6 30Z', '#ff6a8a') +
    area(
      'M-56 4C-62 -36 -30 -60 4 -54C24 -50 30 -38 48 -36C56 -46 76 -46 84 -32C98 -28 102 -8 90 2C60 10 30 8 8 14C-12 24 -48 24 -56 4Z',
      'url(#scale)',
    ) +
    area('M-20 -44C0 -54 16 -46 24 -34C44 -28 66 -30 84 -28C64 -20 30 -20 8 -26C-6 -30 -14 -36 -20 -44Z', '#ffb08a', {
      opacity: 0.7,
    }) +
    teeth(4, 13, 10) +
    oval(80, -26, 8, 5, '#4a0612', -20) +
    area('M-16 -40C0 -60 30 -56 40 -38L34 -32C20 -40 0 -40 -16 -40Z', '#ffc23a') +
    oval(14, -26, 14, 10, '#fffbc0', -6) +
    oval(18, -26, 5, 9, '#1a0410') +
    circle(15, -30, 2.6, '#fff') +
    line('M-2 -36L34 -32', '#7a0a1c', 6) +
    line('M88 -14C116 -20 124 8 146 -6M84 -4C106 6 104 34 128 38', '#ffe08a', 5) +
    area('M10 48C4 66 14 78 8 96C26 84 34 66 30 50ZM36 50C34 66 42 74 42 88C56 76 58 62 54 48Z', '#ffa82e')
  const puff = (x: number, y: number, size: number): string =>
    place(
      circle(-34, 4, 22, 'url(#puff)') +
        circle(34, 4, 24, 'url(#puff)') +
        circle(0, -8, 34, 'url(#puff)') +
        box(-56, 6, 114, 22, '#ffd8c8', 11),
      x,
      y,
      size,
    )
  return (
    lit('dusk', ['#3a0a4a', '#c8283f', '#ff9a3a', '#ffe08a'], [0, 1]) +
    lit('scale', ['#ff9a6a', '#f0383a', '#a81428', '#5a0820'], [0.6, 1]) +
    lit('horn', ['#fffbe0', '#ffd98a', '#a86a2a'], [1, 0.6]) +
    lit('rice', ['#e8f06a', '#6ac04a', '#1f7a4a'], [0, 1]) +
    round('puff', ['#ffffff', '#ffe8dc', '#f0a090']) +
    round('pearl', ['#ffffff', '#c8fff4', '#3ab8c8']) +
    halo('sun', '#fff0a0') +
    backdrop(at, 'url(#dusk)') +
    scene(
      at,
      write,
      circle(226, 96, 150, 'url(#sun)') +
        circle(226, 96, 52, '#fff6c0') +
        area('M-260 210L-150 110L-60 190L40 90L160 200L250 120L340 190V330H-260Z', '#8a1f4a', { opacity: 0.8 }) +
        puff(-190, 60, 0.8) +
        puff(270, 30, 0.6) +
        body(tail, 0) +
        body(neck, -0.5) +
        place(head, 138, 84, 1.14, -4) +
        circle(264, 112, 40, 'url(#sun)') +
        circle(264, 112, 19, 'url(#pearl)') +
        puff(30, 196, 0.9) +
        puff(-70, 200, 1) +
        puff(168, 204, 0.6) +
        puff(236, 210, 0.7) +
        puff(312, 200, 0.7) +
        repeat(
          4,
          (i) =>
            area(
              `M-260 ${214 + i * 24}Q${num(-60 + i * 30)} ${190 + i * 24} 60 ${212 + i * 24}T340 ${198 + i * 26}V330H-260Z`,
              ['#3a8a3f', '#1f6a44', '#12503f', '#0a3a38'][i]!,
            ) +
            line(
              `M-260 ${214 + i * 24}Q${num(-60 + i * 30)} ${190 + i * 24} 60 ${212 + i * 24}T340 ${198 + i * 26}`,
              ['#f4f08a', '#ffe08a', '#c8e07a', '#8ac86a'][i]!,
              4,
              { opacity: 0.8 },
            ),
        ),
      { paint: 'fade', bend: 'arch', weight: 0.26 },
      { x: 18, y: 196, width: 264, height: 88 },
    )
  )
}

export const tableSceneFlagships: { readonly [gameId: string]: Flagship } = {
  '17104': dragonTerrace,
  '17107': bolaNueve,
}
