/** Covers whose name is on a thing of the scene: a bell, a bowl, a wall, the water; by game ID. */
import { stars } from '../canvas.ts'
import { area, box, circle, line, num, oval, place, repeat, star } from '../draw.ts'
import { numeral } from '../numerals.ts'
import { inScene } from './caption.ts'
import { onArc, onSign } from './flagship.ts'
import type { Flagship } from './flagship.ts'
import { backdrop } from './reels-parts.ts'
import { contact, halo, limb, lit, round } from './volume.ts'

/** A dove that flies to the left, about 60 wide. */
const dove = (x: number, y: number, size: number, turn = 0): string =>
  place(
    area('M-30 2C-22 -6 -10 -6 0 0C8 4 18 4 32 10L20 12L26 18C10 18 -4 16 -14 10C-20 8 -26 6 -30 2Z', '#fff') +
      area('M-6 2C-8 -16 4 -30 22 -34C20 -18 16 -4 8 6Z', '#fff') +
      area('M-4 6C2 -8 10 -20 22 -34C18 -16 16 -2 8 8Z', '#b8c8ec') +
      circle(-22, 1, 1.6, '#2a2050'),
    x,
    y,
    size,
    turn,
  )

/** The bell from below, as the ringer sees it: its mouth, the clapper, and the name on its lip. */
const kampana: Flagship = (at, write) => {
  const [x, y] = [150, 164]
  return (
    lit('noon', ['#1a5ad0', '#5ab4f4', '#d8f2ff'], [0.3, 1]) +
    lit('lip', ['#fff4b8', '#f6bd44', '#d08420', '#8a4a14'], [0.7, 1]) +
    lit('side', ['#ffe9a0', '#b8681c', '#5a2a12'], [0.8, 1]) +
    `<radialGradient id="hollow" cx=".46" cy=".36" r=".7"><stop stop-color="#0a0508"/><stop offset=".45" stop-color="#2a100c"/><stop offset=".8" stop-color="#7a3a14"/><stop offset="1" stop-color="#d8862a"/></radialGradient>` +
    round('clapper', ['#fff0c0', '#d89038', '#6a300f', '#2a0f08']) +
    lit('oak', ['#e8a868', '#8a4a26', '#42200f'], [0.2, 1]) +
    lit('stone', ['#f4d8b8', '#c08a70', '#6a4058'], [0.8, 1]) +
    halo('sun', '#fff6c8') +
    backdrop(at, 'url(#noon)') +
    inScene(
      at,
      circle(24, 10, 170, 'url(#sun)') +
        // The corners of the tower rise to the beams.
        area('M-260 340V232L-60 236L70 340ZM430 340V226L360 232L226 340Z', 'url(#stone)') +
        area('M-260 -10H-150L-96 120L-150 236H-260ZM430 -10H392L372 120L400 232H430Z', 'url(#stone)') +
        line('M-240 262H-30M-240 290H6M330 262H430M296 290H430M-200 240V262M-120 262V290M-40 240V262', '#7a4a58', 3, {
          opacity: 0.5,
        }) +
        place(box(-330, -26, 660, 52, 'url(#oak)', 4), 150, 108, 1, -14) +
        place(
          line('M-320 -22H320', '#ffd8a0', 3) + line('M-320 4H-120M110 -2H320', '#42200f', 2, { opacity: 0.6 }),
          150,
          108,
          1,
          -14,
        ) +
        dove(44, 30, 0.8, 8) +
        dove(-60, 84, 1, -6) +
        dove(344, 190, 0.9) +
        dove(-130, 180, 0.7, 10) +
        // The bell: what is seen of its side, the lip, the hollow.
        circle(x + 6, y + 8, 134, '#1a1040', { opacity: 0.35 }) +
        circle(x - 3, y - 16, 118, 'url(#side)') +
        circle(x, y, 132, 'url(#lip)') +
        circle(x, y, 131, 'none', { stroke: '#fff2b8', 'stroke-width': 3 }) +
        circle(x, y, 86, '#5a2a0e') +
        circle(x, y - 2, 83, 'url(#hollow)') +
        circle(x - 3, y - 14, 58, 'none', { stroke: '#e8a040', 'stroke-width': 2.4, opacity: 0.5 }) +
        circle(x - 5, y - 22, 38, 'none', { stroke: '#c8782a', 'stroke-width': 2, opacity: 0.5 }) +
        area(`M${x - 62} ${y + 56}A83 83 0 0 0 ${x + 62} ${y + 56}A92 92 0 0 1 ${x - 62} ${y + 56}Z`, '#ffd98a', {
          opacity: 0.8,
        }) +
        // The clapper swings to the lip.
        line(`M${x - 6} ${y - 28}L${x + 30} ${y - 20}`, '#1a0a06', 17) +
        line(`M${x - 6} ${y - 30}L${x + 30} ${y - 23}`, '#c88a48', 9) +
        circle(x + 44, y - 8, 37, '#0a0406', { opacity: 0.5 }) +
        circle(x + 38, y - 18, 36, 'url(#clapper)') +
        oval(x + 26, y - 34, 9, 6, '#fff8e0', -34) +
        circle(x + 40, y - 14, 9, '#3a180a') +
        line(`M${x + 40} ${y - 14}C${x + 52} ${y - 60} ${x + 20} ${y - 110} ${x - 96} ${y - 184}`, '#5a3414', 10) +
        line(`M${x + 40} ${y - 15}C${x + 51} ${y - 61} ${x + 19} ${y - 111} ${x - 97} ${y - 185}`, '#f4dca0', 6) +
        line(`M${x - 112} ${y - 64}A129 129 0 0 1 ${x - 40} ${y - 122}`, '#fffdf0', 6) +
        line(`M${x + 136} ${y - 62}a150 150 0 0 1 12 74M${x + 152} ${y - 66}a170 170 0 0 1 12 82`, '#fff6d0', 4, {
          opacity: 0.8,
        }) +
        write({
          ...onArc('bowl', x, y, 108, 40, 1.18),
          style: { ...onSign, bend: 'bowl', alphabet: 'inscription', bold: 0.07, tint: { ink: '#4a1c0a' } },
        }),
    )
  )
}

/** Boiled rice in a bowl is cut into terraces, with water, a hut and a farmer with his carabao. */
const riceSteps: Flagship = (at, write) => {
  const levels = [
    [172, 126],
    [142, 100],
    [113, 76],
    [86, 53],
    [62, 31],
  ] as const
  const step = (y: number, rx: number, i: number): string => {
    const ry = rx * 0.2
    const down = 34
    return (
      area(
        `M${150 - rx} ${y}V${y + down}A${rx + 3} ${num(ry + 6)} 0 0 0 ${150 + rx} ${y + down}V${y}Z`,
        'url(#grain)',
      ) +
      line(
        Array.from({ length: 34 - i * 5 }, (_, k) => {
          const t = ((k * 0.618 + i * 0.21) % 1) * 2 - 1
          const gx = 150 + t * (rx - 4)
          const gy = y + ry * Math.sqrt(1 - t * t) + 5 + ((k * 7) % 22)
          return `M${num(gx)} ${num(gy)}l${k % 2 === 0 ? '5 -3' : '4 4'}`
        }).join(''),
        i % 2 === 0 ? '#c8b8a0' : '#fff',
        3.4,
        { opacity: 0.8 },
      ) +
      oval(150, y, rx, ry, '#58b83a') +
      oval(150, y, rx - 3, ry - 1.5, '#a8e04a') +
      oval(150, y + 1, rx - 9, ry - 4, 'url(#pond)') +
      line(
        Array.from({ length: 13 - i * 2 }, (_, k) => {
          const a = Math.PI * (0.06 + (k / (12 - i * 2)) * 0.88)
          return `M${num(150 + (rx - 7) * Math.cos(a))} ${num(y + (ry - 3) * Math.sin(a))}v-6`
        }).join(''),
        '#2a8a34',
        3,
      ) +
      // The stairs of this terrace.
      area(`M${136 + i} ${num(y + ry - 2)}h${28 - i * 2}l4 ${down + 2}h${i * 2 - 36}Z`, '#a8845a') +
      repeat(5, (k) => box(137 + i - k * 0.9, y + ry - 1 + k * 7, 26 - i * 2 + k * 1.8, 4.4, '#fff6dc', 1.5))
    )
  }
  return (
    lit('wall', ['#ffd88a', '#f2a05a', '#b85a48'], [0.7, 1]) +
    lit('table', ['#c8783c', '#7a3a20', '#3a1810'], [0, 1]) +
    lit('bowl', ['#ffffff', '#e8f0ff', '#9ab0e0', '#4a5aa8'], [1, 0.4]) +
    lit('grain', ['#fffdf4', '#f0e6d2', '#b8a4a0'], [1, 0.2]) +
    lit('pond', ['#e8fbff', '#6ac8e8'], [1, 0.3]) +
    lit('leaf', ['#8ad85a', '#1f7a3a'], [0.5, 1]) +
    halo('morning', '#fff6d0') +
    backdrop(at, 'url(#wall)') +
    inScene(
      at,
      // A window of shells at the left gives the light.
      repeat(30, (i) => {
        const [c, r] = [i % 6, Math.floor(i / 6)]
        return box(-236 + c * 48, -30 + r * 46, 43, 41, (c + r) % 3 === 0 ? '#fff8dc' : '#ffecc0', 2, { opacity: 0.9 })
      }) +
        line('M62 -30V200', '#a8643a', 8) +
        circle(20, 50, 210, 'url(#morning)') +
        area('M-260 226H430V340H-260Z', 'url(#table)') +
        line('M-260 228H430', '#ffd09a', 3, { opacity: 0.7 }) +
        area('M320 140C350 130 380 150 378 228H316C310 196 306 160 320 140Z', '#8a3a2a') +
        oval(348, 146, 30, 9, '#4a1a14') +
        contact(170, 286, 140, 14, '#1a0806') +
        area('M176 280L430 306V340H120Z', '#1a0806', { opacity: 0.3 }) +
        levels.map(([y, rx], i) => step(y, rx, i)).join('') +
        // The hut, a palm, the carabao and the farmer.
        place(
          box(-13, -10, 26, 16, '#a8642a') +
            box(-4, -7, 9, 13, '#4a2010') +
            area('M-22 -8L0 -36L22 -8Z', '#f0b84a') +
            area('M0 -36L22 -8H6Z', '#a86a1c'),
          148,
          50,
          1.05,
        ) +
        line('M182 78C186 62 186 50 190 40', '#8a5a2a', 5) +
        [-160, -110, -50, 10, 60]
          .map((turn) => place(area('M0 0Q14 -12 32 0Q14 -3 0 0Z', 'url(#leaf)'), 190, 38, 0.9, turn))
          .join('') +
        place(
          area('M-24 -6C-18 -18 14 -20 22 -10L24 12H16V2C6 6 -8 6 -16 2V12H-24Z', '#4a4058') +
            area('M18 -14C30 -22 42 -14 46 -2L40 4L28 -2Z', '#4a4058') +
            line('M28 -16C20 -30 34 -38 44 -32M36 -14C34 -24 42 -32 52 -28', '#fff0c0', 4) +
            line('M-24 -6L-30 6', '#4a4058', 3) +
            circle(36, -8, 2, '#fff'),
          70,
          134,
          1,
        ) +
        place(
          area('M-6 0L-4 22H4L6 0Z', '#d8344a') + circle(0, -4, 5, '#9a6038') + area('M-14 -4L0 -16L14 -4Z', '#ffd25e'),
          226,
          148,
          1.15,
        ) +
        // The bowl in front of the rice.
        area(
          'M14 176C16 236 58 286 104 290H196C242 286 284 236 286 176C284 204 220 222 150 222S16 204 14 176Z',
          'url(#bowl)',
        ) +
        line('M14 177C16 204 80 222 150 222S284 204 286 177', '#2f5ac0', 5) +
        line('M17 190C24 216 84 233 150 233S276 216 283 190', '#2f5ac0', 2) +
        line('M34 226C40 246 56 266 74 274', '#fff', 7) +
        write({
          x: 48,
          y: 222,
          width: 204,
          height: 66,
          rows: 1,
          style: { ...onSign, bend: 'smile', weight: 0.25, tint: { ink: '#16307a' } },
        }) +
        line('M104 40C94 26 112 16 102 0M60 70C52 58 66 48 58 34', '#fff', 6, { opacity: 0.6 }),
    )
  )
}

/** The letters of the name stand on a beach, and their Os are coconuts. */
const cocoLoco: Flagship = (at, write) => {
  const letter = (words: string, x: number, y: number): string =>
    write({
      words,
      x: x - 38,
      y: y - 54,
      width: 76,
      height: 108,
      rows: 1,
      style: {
        paint: 'block',
        bend: 'straight',
        weight: 0.3,
        tint: { pale: '#ffe25a', shade: '#e0681c', ink: '#5a1430' },
      },
    })
  const cut = (x: number, y: number, turn: number): string =>
    place(
      circle(3, 6, 40, '#2a0a14', { opacity: 0.35 }) +
        circle(0, 0, 39, 'url(#husk)') +
        line('M-34 14L-30 24M-20 32L-12 36M22 30L14 35M34 12L36 2M-38 -4L-36 -12', '#d89a5a', 2.4) +
        circle(-1, -1, 32, '#fffdf2') +
        circle(1, 1, 22, '#dfeee4') +
        circle(0, 0, 19, 'url(#milk)') +
        area('M-14 -8A17 17 0 0 1 6 -15A22 22 0 0 0 -14 -8Z', '#fff') +
        line('M-27 -10A29 29 0 0 1 -8 -27', '#fff', 4),
      x,
      y,
      1,
      turn,
    )
  const whole = (x: number, y: number, turn: number): string =>
    place(
      circle(3, 6, 40, '#2a0a14', { opacity: 0.35 }) +
        circle(0, 0, 39, 'url(#husk)') +
        line('M-30 -18C-14 -30 14 -30 30 -18M-36 4C-30 26 -10 36 8 36M34 8C32 18 28 24 22 30', '#c8884a', 2.4, {
          opacity: 0.8,
        }) +
        oval(-14, -8, 8.6, 11, '#1c0a10') +
        oval(12, -10, 8.6, 11, '#1c0a10') +
        circle(-11, -11, 3, '#fff') +
        circle(15, -13, 3, '#fff') +
        area('M-16 12Q2 22 18 8Q14 30 0 28Q-12 27 -16 12Z', '#1c0a10') +
        area('M-8 22Q2 17 10 22Q4 28 0 28Q-5 27 -8 22Z', '#ff5a6a'),
      x,
      y,
      1,
      turn,
    )
  const frond = (turn: number, size: number): string =>
    place(
      area('M0 0C40 -34 96 -30 140 14C96 -6 46 0 0 0Z', 'url(#frond)') +
        line('M14 -4l4 18M34 -10l6 24M56 -13l8 24M80 -11l10 22M104 -4l10 18', '#1a8a52', 7) +
        line('M0 0C40 -24 96 -22 138 13', '#c8f08a', 2.4),
      0,
      0,
      size,
      turn,
    )
  return (
    lit('dusk-air', ['#2a1a8a', '#c23a8a', '#ff8a4a', '#ffe07a'], [0, 1]) +
    lit('sand', ['#fff0b8', '#f0b46a', '#a85a3a'], [0, 1]) +
    lit('water', ['#ffd88a', '#2fb4b8', '#12687e'], [0, 1]) +
    lit('frond', ['#a8e858', '#1f9a54', '#0c4a44'], [0.8, 1]) +
    round('husk', ['#c88a54', '#8a4e28', '#3c1c14']) +
    round('milk', ['#8ae0d8', '#2a9aa8', '#14566e']) +
    halo('sun', '#fff4b0') +
    backdrop(at, 'url(#dusk-air)') +
    inScene(
      at,
      circle(150, 150, 190, 'url(#sun)') +
        circle(150, 158, 62, '#fff6c0') +
        area('M-260 172H430V340H-260Z', 'url(#water)') +
        line('M-220 182H-120M-60 190H30M110 184H190M250 190H330M-190 206H-70', '#fff4c0', 3, { opacity: 0.8 }) +
        area('M-260 238Q-120 200 20 214T300 208T430 214V340H-260Z', 'url(#sand)') +
        // A palm leans over the beach.
        area('M-34 250C-20 160 -12 100 22 20L34 26C6 100 -2 170 -6 252Z', '#5a2a3a') +
        line('M-26 200l20 4M-20 160l20 4M-10 120l20 6M2 82l19 8M14 50l18 8', '#a8604a', 3) +
        place([158, 196, 236, 20, -26, -62].map((turn) => frond(turn, 0.92)).join(''), 30, 20) +
        place([30, -8, -60, 150, 184].map((turn) => frond(turn, 0.8)).join(''), 366, 40) +
        line('M366 40C380 110 384 180 374 250', '#5a2a3a', 15) +
        oval(150, 276, 150, 16, '#7a3424', 0, { opacity: 0.4 }) +
        letter('C', 53, 124) +
        cut(118, 124, 0) +
        letter('C', 187, 124) +
        whole(252, 126, 12) +
        letter('L', 54, 224) +
        whole(114, 226, -14) +
        letter('C', 184, 224) +
        cut(250, 226, 40) +
        // A crab beside the letters, with its shadow.
        contact(32, 288, 30, 6, '#4a1420') +
        line('M14 276L4 268M16 284L2 284M50 276L60 268M48 284L62 284', '#d8303a', 4) +
        area('M10 280C10 264 54 264 54 280C54 292 10 292 10 280Z', '#f0483a') +
        circle(24, 266, 5, '#fff') +
        circle(40, 266, 5, '#fff') +
        circle(25, 266, 2.4, '#200a14') +
        circle(39, 266, 2.4, '#200a14') +
        place(line('M0 0L16 -58', '#ff4f8f', 6) + line('M4 -14L7 -26M11 -40L14 -52', '#fff', 6), 252, 206, 0.9, 12),
    )
  )
}

/** A star over a lake, and its image in the water: the name is written twice. */
const talaTala: Flagship = (at, write) => {
  const rays = (y: number, flat: number, color: string, opacity: number): string =>
    `<g transform="translate(84 ${y}) scale(1 ${flat})" opacity="${opacity}">` +
    area(star(0, 0, 4, 84, 9), color) +
    area(star(0, 0, 4, 48, 9, -45), color) +
    area(star(0, 0, 5, 40, 19), '#fff8d8') +
    area(star(0, 0, 5, 28, 13), '#ffd24a') +
    '</g>'
  const hill = (d: string, color: string): string => area(d, color)
  return (
    lit('night', ['#14186a', '#3a3ac0', '#a85ad8', '#ffb0a0'], [0, 1]) +
    lit('lake', ['#ffa8b0', '#8a5ad0', '#2f34b0', '#10145a'], [0, 1]) +
    halo('shine', '#ffe9a0') +
    backdrop(at, 'url(#night)') +
    stars(at, 40) +
    inScene(
      at,
      circle(84, 62, 170, 'url(#shine)') +
        // The band of stars across the sky, and a constellation.
        area(
          'M-260 60C-140 10 -40 30 60 10C180 -14 300 10 430 -20V40C320 60 200 40 90 60C-20 80 -140 70 -260 120Z',
          '#f0d0ff',
          {
            opacity: 0.16,
          },
        ) +
        line('M214 20L246 44L284 30L268 62M-80 36L-48 60L-14 44L-60 90Z', '#e8e0ff', 1.6, { opacity: 0.6 }) +
        [
          [214, 20],
          [246, 44],
          [284, 30],
          [268, 62],
          [-80, 36],
          [-48, 60],
          [-14, 44],
          [-60, 90],
          [336, 60],
        ]
          .map(([x = 0, y = 0]) => area(star(x, y, 4, 10, 2.6), '#fffbe0'))
          .join('') +
        rays(62, 1, '#fff4c0', 1) +
        hill('M-260 156V120Q-200 90 -140 120T-30 112Q30 96 80 124T200 116Q250 92 300 112T430 104V156Z', '#4a3a9a') +
        hill('M-260 160V138Q-180 122 -110 138T40 136T190 140T330 132T430 138V160Z', '#2a2474') +
        // Houses on stilts at the shore, with their lights in the water.
        [
          [-84, 0.9],
          [-40, 0.7],
          [346, 1],
          [-180, 1],
        ]
          .map(([x = 0, size = 1]) =>
            place(
              line('M-18 0V22M0 0V22M18 0V22', '#140e48', 4) +
                box(-22, -20, 44, 22, '#2a1a66') +
                area('M-30 -18L0 -46L30 -18Z', '#1c1250') +
                line('M-28 -18L0 -44', '#ffb0c0', 2.4) +
                box(-14, -14, 10, 10, '#ffd98a') +
                box(4, -14, 10, 10, '#ffd98a'),
              x,
              140,
              size,
            ),
          )
          .join('') +
        area('M-260 154H430V340H-260Z', 'url(#lake)') +
        line('M-92 166h16M-88 176h10M-46 164h12M340 168h16M344 178h8M-188 168h16', '#ffe0a0', 4, {
          opacity: 0.8,
        }) +
        line('M-260 155H430', '#ffd8c0', 2.4, { opacity: 0.8 }) +
        `<g opacity=".75">${area('M44 158H124L190 330H-10Z', 'url(#shine)')}</g>` +
        rays(248, 0.62, '#ffe9b0', 0.55) +
        write({
          words: 'Tala',
          x: 62,
          y: 66,
          width: 226,
          height: 98,
          rows: 1,
          style: {
            paint: 'fade',
            bend: 'straight',
            weight: 0.27,
            tint: { pale: '#fffbe0', glow: '#ffb83a', shade: '#a8481c', ink: '#0c0a3c' },
          },
        }) +
        write({
          words: 'Tala',
          x: 62,
          y: 158,
          width: 226,
          height: 96,
          rows: 1,
          style: {
            paint: 'fade',
            bend: 'straight',
            weight: 0.27,
            tint: { pale: '#d8ecff', glow: '#6a9af8', shade: '#2a2f9a', ink: '#0c0a4a' },
          },
        }) +
        // The water breaks the image.
        line('M40 196H116M150 190H232M250 206H300M76 214H150M196 222H286M58 232H110M136 240H214', '#2a2a90', 4.4, {
          opacity: 0.8,
        }) +
        line(
          'M20 262H120M150 270H250M60 280H96M-80 200H-20M-190 222H-100M-140 250H-40M330 230H410M340 190H390',
          '#ffd8b0',
          3,
          { opacity: 0.55 },
        ) +
        // A fisher in a banca with a lamp, and reeds near the viewer.
        place(
          area('M-58 0C-30 10 30 10 62 -6C48 16 -40 18 -58 0Z', '#0a0a30') +
            line('M-40 10H44', '#0a0a30', 4) +
            area('M-14 2C-16 -14 -12 -26 -4 -28C6 -26 8 -12 8 2Z', '#0a0a30') +
            circle(-4, -35, 7, '#0a0a30') +
            area('M-19 -37L-4 -50L11 -37Z', '#0a0a30') +
            line('M6 -20L22 -30L40 12', '#0a0a30', 4) +
            line('M32 -2V-18', '#0a0a30', 3) +
            circle(34, -20, 20, 'url(#shine)') +
            circle(34, -20, 5, '#ffd25e'),
          66,
          280,
          0.92,
        ) +
        line(
          'M262 310C264 270 270 250 282 224M276 310C280 280 286 262 300 246M250 310C250 284 246 268 238 250M290 310C288 280 292 260 296 230',
          '#06062a',
          5,
        ) +
        line(
          'M-160 320C-158 270 -150 250 -138 224M-146 320C-140 280 -134 262 -120 246M-180 320C-180 284 -184 268 -192 240',
          '#06062a',
          6,
        ),
      [86, -1, 0.907],
    )
  )
}

/** The hall of a barrio on a Saturday evening: the name is neon on its wall, and its light is on the wet street. */
const sabadoBingo: Flagship = (at, write) => {
  const player = (x: number, y: number, hair: string, cloth: string): string =>
    area(
      `M${x - 15} ${y + 38}C${x - 16} ${y + 18} ${x - 8} ${y + 12} ${x} ${y + 12}S${x + 16} ${y + 18} ${x + 15} ${y + 38}Z`,
      cloth,
    ) +
    circle(x, y, 10, '#8a4a30') +
    area(
      `M${x - 11} ${y + 1}C${x - 13} ${y - 16} ${x + 13} ${y - 16} ${x + 11} ${y + 1}C${x + 6} ${y - 6} ${x - 4} ${y - 7} ${x - 11} ${y + 1}Z`,
      hair,
    )
  return (
    lit('bricks', ['#1a2460', '#2a3484', '#3a2468'], [0.4, 1]) +
    lit('hall', ['#fff0b0', '#ffc25a', '#e8803a'], [0, 1]) +
    lit('street', ['#3a2a78', '#1a1448', '#0a0824'], [0, 1]) +
    halo('pink', '#ff3f9a', 0.9) +
    halo('cyan', '#2fe0f0', 0.8) +
    halo('door', '#ffc860') +
    round('one', ['#ffc8d8', '#ff4f7a', '#a8143c']) +
    backdrop(at, 'url(#bricks)') +
    inScene(
      at,
      repeat(17, (r) =>
        line(
          repeat(16, (c) => `M${-256 + c * 44 + (r % 2) * 22} ${r * 15}h36`),
          ['#3f4a9e', '#1a2058', '#34408e'][r % 3] ?? '',
          11,
          { opacity: 0.55 },
        ),
      ) +
        circle(110, 84, 170, 'url(#pink)') +
        circle(110, 150, 130, 'url(#cyan)') +
        box(-260, 244, 690, 100, 'url(#street)') +
        box(-260, 240, 690, 10, '#5a4a98') +
        // The door of the hall, with two players at a table.
        circle(240, 180, 130, 'url(#door)') +
        box(196, 112, 90, 132, '#6a2a3a', 4) +
        box(203, 120, 76, 124, 'url(#hall)') +
        line('M241 120V144', '#8a3a20', 2) +
        area('M228 152L241 140L254 152Z', '#d8344a') +
        circle(241, 154, 5, '#fffbe0') +
        player(222, 186, '#2a1424', '#2f8ac0') +
        player(260, 184, '#e8e4f0', '#c2408f') +
        area('M203 216H279V244H203Z', '#8a3a20') +
        area('M208 212L228 206H260L274 212V218H208Z', '#fff6e0') +
        line('M214 212h8m6 0h8m6 0h8m8 0h8', '#d8344a', 3) +
        area('M203 250H279L300 312H176Z', '#ffb84a', { opacity: 0.55 }) +
        // The sign: tubes on a frame, with a ball.
        box(10, 40, 204, 148, '#0a0a30', 16, { opacity: 0.5 }) +
        box(14, 44, 196, 140, 'none', 14, { stroke: '#ffcf4a', 'stroke-width': 4 }) +
        box(14, 44, 196, 140, 'none', 14, { stroke: '#fffbe0', 'stroke-width': 1.6 }) +
        line('M40 -10V44M184 -10V44', '#0a0a30', 4) +
        write({
          words: 'Sabado',
          x: 24,
          y: 48,
          width: 164,
          height: 72,
          rows: 1,
          turn: -4,
          style: {
            paint: 'tube',
            bend: 'straight',
            weight: 0.2,
            edge: 0.12,
            tint: { glow: '#ff2f90', pale: '#ffe4f4', ink: '#5a0a4a' },
          },
        }) +
        write({
          words: 'BINGO',
          x: 28,
          y: 106,
          width: 168,
          height: 84,
          rows: 1,
          style: {
            paint: 'tube',
            bend: 'straight',
            alphabet: 'varsity',
            weight: 0.2,
            edge: 0.12,
            tint: { glow: '#12c8e8', pale: '#e4fffc', ink: '#0a3a6a' },
          },
        }) +
        // A cat on a crate looks at a ball that rolls out.
        place(
          box(-34, 0, 70, 46, '#4a2a48', 3) +
            line('M-34 15H36M-34 30H36M-30 0V46M32 0V46', '#8a5a70', 3) +
            area('M-20 0C-24 -26 -12 -36 -2 -38L-4 -56L6 -46H14L24 -56L22 -38C30 -24 28 -10 28 0Z', '#120a24') +
            line('M-18 -4C-36 -6 -38 -26 -28 -32', '#120a24', 7) +
            circle(6, -39, 2.6, '#ffe25a') +
            circle(17, -39, 2.6, '#ffe25a') +
            line('M-20 -4C-22 -22 -14 -32 -4 -36', '#ff5fae', 2),
          58,
          236,
        ) +
        place(
          contact(2, 24, 26, 6, '#050314') +
            circle(0, 0, 26, 'url(#one)') +
            circle(0, 0, 16, '#fff') +
            numeral('75', 0, 0, 15, '#2a0a2c', 0.24) +
            oval(-10, -13, 6, 4, '#fff', -34),
          148,
          262,
        ) +
        line('M-220 270H-60M-180 292H-20M6 298H60M96 296H130M-140 258H-90', '#ff5fae', 4, { opacity: 0.5 }) +
        line('M-60 284H10M300 270H380M316 296H410', '#2fd0e8', 4, { opacity: 0.5 }) +
        place(
          box(-44, -60, 88, 104, '#5a2a48', 4) +
            box(-36, -52, 72, 88, '#0f1440') +
            repeat(5, (i) => line(`M${-28 + i * 14} -52V36`, '#6a78c0', 3)) +
            box(-50, 44, 100, 10, '#8a5a70'),
          -100,
          140,
        ),
      [96, -1, 0.907],
    )
  )
}

/** A diver descends to a pearl that is as large as a moon and lights the deep. */
const perlas: Flagship = (at, write) => {
  const fish = (x: number, y: number, size: number): string =>
    place(area('M-14 0C-6 -9 8 -8 14 0L22 -7V7L14 0C8 8 -6 9 -14 0Z', '#2a3a9a'), x, y, size)
  return (
    lit('deep', ['#7af0f0', '#2f9ae0', '#3a4ac0', '#1c1468'], [0, 1]) +
    `<radialGradient id="pearl" cx=".4" cy=".26" r=".9"><stop stop-color="#fff"/><stop offset=".34" stop-color="#fff2f4"/><stop offset=".6" stop-color="#f4c8e8"/><stop offset=".8" stop-color="#b8a0f0"/><stop offset="1" stop-color="#5a4ac0"/></radialGradient>` +
    lit('valve', ['#c86ae8', '#8a34b8', '#3a0f70'], [0.2, 1]) +
    lit('frill', ['#ff9ad0', '#b83a9a', '#4a1470'], [0.4, 1]) +
    lit('skin', ['#f0b07a', '#a8623c', '#5a2a3a'], [0.2, 1]) +
    halo('gleam', '#fff0fa') +
    backdrop(at, 'url(#deep)') +
    inScene(
      at,
      area('M150 -20L20 340H110ZM210 -20L230 340H330ZM60 -20L-160 340H-80Z', '#d8ffff', { opacity: 0.12 }) +
        area('M-260 -10H430V12Q390 24 350 12T270 12T190 12T110 12T30 12T-50 12T-130 12T-210 12L-260 20Z', '#d8fbff', {
          opacity: 0.55,
        }) +
        [
          [-70, 60, 1],
          [-110, 84, 0.8],
          [340, 120, 1.3],
          [376, 140, 1],
          [352, 152, 0.8],
          [-84, 104, 1],
          [-50, 80, 0.7],
          [-96, 128, 0.7],
        ]
          .map(([x = 0, y = 0, size = 1]) => fish(x, y, size))
          .join('') +
        circle(132, 230, 230, 'url(#gleam)') +
        // The upper valve of the shell, open behind the pearl: a fan of ribs.
        area(
          'M-46 300C-96 220 -84 150 -52 136C-56 104 -20 86 4 100C14 74 52 68 70 90C86 64 126 64 140 88C160 66 198 72 206 100C232 86 266 104 262 136C296 152 306 222 256 300Z',
          'url(#valve)',
        ) +
        line(
          'M-46 140L60 290M6 104L92 290M72 94L122 290M140 92L150 290M206 104L184 290M260 140L216 290',
          '#ffc8f0',
          3.4,
          {
            opacity: 0.6,
          },
        ) +
        line(
          'M-52 136C-56 104 -20 86 4 100C14 74 52 68 70 90C86 64 126 64 140 88C160 66 198 72 206 100C232 86 266 104 262 136',
          '#ffe0f6',
          5,
        ) +
        // The shell around the pearl.
        area(
          'M-70 340C-60 250 -40 226 -22 250C-20 206 6 190 20 214C30 172 40 172 52 190L220 190C238 166 252 176 254 210C276 190 296 212 292 248C318 236 330 262 334 340Z',
          'url(#frill)',
        ) +
        circle(136, 268, 126, '#2a0a5a', { opacity: 0.4 }) +
        circle(136, 262, 122, 'url(#pearl)') +
        area('M40 214C56 172 96 150 136 150C96 164 66 188 56 222Z', '#fff') +
        line('M236 218C252 246 254 280 244 310', '#c8f0ff', 5, { opacity: 0.8 }) +
        area(
          'M-70 340C-54 290 -30 276 -14 300C-6 274 14 278 26 302C44 284 60 290 70 306C96 290 112 292 126 308C146 290 168 290 180 306C200 286 220 286 230 304C248 280 272 280 282 306C306 290 326 300 334 340Z',
          'url(#frill)',
        ) +
        line(
          'M-40 312V340M4 306V340M48 306V340M100 306V340M152 306V340M206 304V340M256 300V340M304 312V340',
          '#ffb8e0',
          3,
          { opacity: 0.6 },
        ) +
        write({
          x: 40,
          y: 198,
          width: 196,
          height: 98,
          rows: 1,
          style: { ...onSign, alphabet: 'brush', tint: { ink: '#4a148a' } },
        }) +
        // The diver, with the light of the pearl on the body. The far limbs come first.
        place(
          area(
            limb([
              [246, 34, 22],
              [290, 4, 15],
              [330, -8, 10],
            ]),
            '#6a3040',
          ) +
            area('M326 -16C350 -30 372 -34 398 -30C388 -16 362 0 332 0Z', '#1a8a98') +
            area(
              limb([
                [186, 70, 17],
                [150, 102, 13],
                [146, 106, 13],
                [112, 128, 8],
              ]),
              '#8a4a3a',
            ) +
            area('M116 122C106 122 92 130 86 140C92 146 100 144 106 142C114 138 120 132 116 122Z', '#8a4a3a') +
            line('M89 139L101 131M95 143L106 136', '#4a2030', 1.8) +
            area(
              limb([
                [246, 46, 25],
                [274, 38, 21],
                [302, 30, 16],
                [316, 34, 15],
                [346, 40, 9],
              ]),
              'url(#skin)',
            ) +
            area('M342 34C366 32 390 38 412 54C390 62 362 58 340 48Z', '#2fd0c8') +
            line('M350 40L392 48M348 45L388 54', '#0f7a88', 2.4) +
            area(
              'M190 60C206 48 232 38 252 34C262 36 264 52 256 58C240 64 224 76 206 88C194 92 182 74 190 60Z',
              '#ff4f6a',
            ) +
            area(
              'M190 78C206 78 236 62 258 50C258 56 256 58 254 59C240 64 224 76 206 88C200 90 194 84 190 78Z',
              '#ffb0b8',
              {
                opacity: 0.7,
              },
            ) +
            area('M226 46L252 34C264 36 266 54 256 58L238 65Z', '#3a1470') +
            area(
              limb([
                [196, 66, 17],
                [176, 74, 17],
              ]),
              '#8a4a3a',
            ) +
            // The head in profile: hair, mask, snorkel.
            area(
              'M176 54C164 44 144 50 140 66C138 74 140 84 146 92L152 98C164 100 178 92 182 80C184 70 184 62 176 54Z',
              'url(#skin)',
            ) +
            area(
              'M146 58C156 44 178 44 186 58C194 58 200 52 206 46C204 62 196 74 184 78C180 84 174 84 172 78C172 68 164 60 146 58Z',
              '#1a0a24',
            ) +
            line('M146 74L184 68', '#12083c', 5) +
            area('M134 74C132 66 138 60 146 60L156 66C158 76 154 84 146 88C138 90 134 84 134 74Z', '#12083c') +
            area('M138 74C136 68 140 64 146 64L152 69C153 76 150 81 145 83C140 84 138 80 138 74Z', '#8af0f0') +
            line('M141 70L147 67', '#fff', 2.6) +
            line('M148 95C160 98 168 88 168 74L170 36', '#ffd23f', 6) +
            // The near arm.
            area(
              limb([
                [204, 76, 20],
                [206, 98, 16],
                [204, 112, 14],
                [194, 124, 13],
                [170, 138, 9],
              ]),
              'url(#skin)',
            ) +
            area('M194 66C208 60 220 70 218 84C212 92 200 94 192 90C190 80 190 72 194 66Z', '#ff4f6a') +
            line('M206 65C216 68 219 76 217 84', '#b81f48', 2.4) +
            line('M192 90C200 94 212 92 218 84', '#fff0d0', 3) +
            area('M174 131C162 132 150 138 144 146C150 152 158 152 166 150C174 148 180 140 174 131Z', 'url(#skin)') +
            line('M146 145L158 139M151 149L162 143', '#6a3040', 1.8),
          -21,
          -23,
          1.16,
        ) +
        [
          [194, 14, 5],
          [206, 30, 3],
          [158, 24, 4],
          [232, 104, 4],
          [246, 84, 3],
          [-40, 160, 6],
          [-30, 134, 4],
          [356, 200, 5],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, 'none', { stroke: '#e8ffff', 'stroke-width': 2 }))
          .join('') +
        (at.wide
          ? line(
              'M-110 320V236m0 50l-24 -28m24 10l22 -26M372 320V226m0 56l-26 -30m26 12l24 -30M-78 320V276m0 20l16 -18',
              '#ff7a9a',
              14,
            ) +
            line('M-112 316V238M370 316V228', '#ffc8d0', 4) +
            line('M330 322q-16 -34 0 -60t-4 -50M410 322q14 -30 0 -54M-56 322q14 -30 0 -52', '#2fc8a0', 9)
          : '') +
        area(star(56, 168, 4, 26, 4), '#fff'),
      [128, -1, 0.907],
    )
  )
}

/** A match burns with the flame of a chili, and the name is the label of its box. */
const redHotSili: Flagship = (at, write) =>
  lit('dark', ['#2a0618', '#5a0c20', '#a8241c'], [0, 1]) +
  lit('table', ['#a83a1c', '#4a0f18', '#1c0410'], [0, 1]) +
  lit('flame', ['#ff3a1c', '#ff8a1c', '#ffd84a', '#fff4b8'], [0, 1]) +
  lit('chili', ['#ff5a3a', '#e8182c', '#a80a2c', '#5a0420'], [1, 0.3]) +
  lit('cap', ['#b8f06a', '#3aa03a', '#0f5a34'], [1, 0.4]) +
  lit('stick', ['#ffe4a8', '#e0a050', '#9a5a24'], [1, 0]) +
  lit('label', ['#fff8dc', '#ffe6a8', '#f0b45a'], [1, 0.6]) +
  halo('heat', '#ff9a2a') +
  backdrop(at, 'url(#dark)') +
  inScene(
    at,
    circle(150, 96, 230, 'url(#heat)') +
      circle(150, 110, 130, 'url(#heat)') +
      area('M-260 216H430V340H-260Z', 'url(#table)') +
      line('M-260 218H430', '#ffb05a', 3, { opacity: 0.8 }) +
      oval(150, 236, 190, 22, '#ffb84a', 0, { opacity: 0.45 }) +
      // Matches that wait on the table, and the smoke of the one before.
      [
        [-120, 262, 12],
        [-60, 288, -8],
        [350, 258, -14],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          place(
            box(-60, 4, 120, 9, '#1c0410', 3) +
              box(-60, -4, 120, 10, 'url(#stick)', 3) +
              oval(60, 1, 13, 9, '#e0243a') +
              oval(56, -2, 5, 3, '#ff9a8a'),
            x,
            y,
            1,
            turn,
          ),
        )
        .join('') +
      // The burning match.
      area(
        'M150 -26C206 26 226 78 200 120C186 144 114 144 100 120C74 78 104 52 112 18C128 36 136 6 150 -26Z',
        'url(#flame)',
      ) +
      area(
        'M92 60C84 44 92 34 90 22C102 34 108 46 102 62ZM214 52C222 38 214 26 220 14C230 30 230 44 222 58Z',
        '#ffb03a',
      ) +
      box(143, 130, 14, 90, 'url(#stick)', 3) +
      box(143, 130, 14, 26, '#3a1414', 3) +
      line('M146 160V214', '#fff4d0', 3) +
      area(
        'M122 112C118 74 136 40 162 10C172 0 184 -4 190 -12C190 2 184 14 182 30C180 62 184 92 174 116Q150 132 122 112Z',
        'url(#chili)',
      ) +
      area('M130 104C128 76 142 46 166 18C154 48 146 76 146 108Z', '#ffc0a0', { opacity: 0.85 }) +
      area(
        'M118 112C126 100 138 108 148 104C158 108 168 100 178 112C172 124 164 128 157 130L156 140H144L143 130C132 128 124 122 118 112Z',
        'url(#cap)',
      ) +
      area(star(112, 150, 4, 12, 3) + star(214, 128, 4, 15, 3) + star(84, 96, 4, 9, 2), '#fff0a8') +
      [
        [66, 60, 3],
        [240, 100, 4],
        [78, 130, 2.6],
        [226, 158, 3],
        [50, 104, 2],
        [20, 40, 3],
        [-40, 90, 4],
        [330, 60, 4],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#ffd25e'))
        .join('') +
      // The box: its tray with heads of matches, and the label.
      contact(160, 290, 150, 10) +
      place(
        area('M-126 -38L-104 -64H146L124 -38Z', '#7a1020') +
          area('M-116 -44L-102 -60H136L122 -44Z', '#3a0a14') +
          repeat(
            15,
            (i) =>
              line(`M${-96 + i * 15} -50v10`, '#f0c880', 7) +
              oval(-96 + i * 15, -54, 6, 7, '#e8283c') +
              circle(-98 + i * 15, -57, 2, '#ffb8a0'),
          ) +
          area('M124 -38L146 -64V26L124 54Z', '#5a1424') +
          line('M128 -30L142 -48M128 -12L142 -30M128 8L142 -12M128 28L142 8', '#a8404a', 4) +
          box(-126, -42, 250, 96, '#c8142c', 5) +
          box(-119, -35, 236, 82, 'url(#label)', 4) +
          box(-114, -30, 226, 72, 'none', 3, { stroke: '#c8142c', 'stroke-width': 2.4 }) +
          write({
            x: -112,
            y: -33,
            width: 222,
            height: 80,
            rows: 1,
            style: { ...onSign, weight: 0.27, tint: { ink: '#a80a20' } },
          }),
        146,
        236,
        1,
        -3,
      ),
  )

/** A hill of houses in the seven colors of the rainbow, and the cans of paint near the viewer. */
const pitongKulay: Flagship = (at, write) => {
  const rows = [
    ['#a06af0', '#5a2ab8'],
    ['#5a78f0', '#2a3aa8'],
    ['#3ab8f0', '#1a6ab0'],
    ['#3ac88a', '#148058'],
    ['#ffd83a', '#d8901c'],
    ['#ff9a3a', '#c8541c'],
    ['#f84a5a', '#a81440'],
  ] as const
  const house = (x: number, y: number, w: number, h: number, color: string, shade: string, i: number): string =>
    box(x, y - h, w, h + 30, color) +
    area(`M${num(x + w * 0.66)} ${num(y - h)}h${num(w * 0.34)}v${num(h + 30)}h${num(-w * 0.34)}Z`, shade, {
      opacity: 0.6,
    }) +
    area(
      `M${num(x - 3)} ${num(y - h)}l${num(w * 0.2)} -11h${num(w * 0.7)}l${num(w * 0.16 + 4)} 11Z`,
      i % 2 === 0 ? shade : '#fff2dc',
    ) +
    box(x + w * 0.14, y - h + 6, w * 0.2, 9, i % 3 === 0 ? '#fff6c0' : '#2a1a5a', 1) +
    box(x + w * 0.42, y - h + 6, w * 0.18, 9, i % 3 === 1 ? '#fff6c0' : '#2a1a5a', 1)
  const row = (i: number): string => {
    const [color, shade] = rows[i] ?? rows[0]
    const half = 52 + i * 37
    const count = 4 + i * 2
    const w = (half * 2) / count
    return repeat(count, (k) => {
      const t = (k + 0.5) / count - 0.5
      const lift = t * t * (70 + i * 8)
      return house(150 - half + k * w, 122 + i * 22 + lift, w + 1, 17 + ((k * 13 + i * 7) % 10), color, shade, k + i)
    })
  }
  const can = (i: number): string => {
    const [color, shade] = rows[i] ?? rows[0]
    const x = 150 + (i - 3) * 47
    const y = 288 - Math.abs(i - 3) * 3
    return (
      contact(x + 4, y + 22, 26, 6) +
      area(`M${x - 21} ${y - 16}V${y + 20}A21 6 0 0 0 ${x + 21} ${y + 20}V${y - 16}Z`, 'url(#tin)') +
      area(`M${x - 22} ${y - 16}V${y - 4}q4 10 8 0q3 16 9 2q4 10 8 -1q5 22 9 1q4 6 10 -4V${y - 16}Z`, color) +
      oval(x, y - 16, 22, 7, shade) +
      oval(x, y - 15, 18, 5, color)
    )
  }
  return (
    lit('air', ['#1a8ae0', '#6ad0f8', '#e8fff0'], [0, 1]) +
    lit('pines', ['#2a9a6a', '#0f4a4a'], [0, 1]) +
    lit('roof', ['#c87a4a', '#6a2a2a'], [0, 1]) +
    lit('tin', ['#ffffff', '#b8c4dc', '#5a6490'], [1, 0]) +
    halo('sun', '#fff8d0') +
    backdrop(at, 'url(#air)') +
    inScene(
      at,
      circle(280, 30, 170, 'url(#sun)') +
        area(
          'M-260 190Q-220 120 -170 130Q-110 60 -40 118Q30 60 90 104T210 110Q260 64 320 108Q370 84 430 140V340H-260Z',
          '#5ac0c8',
        ) +
        area(
          'M-260 220L-240 176L-220 206L-196 160L-172 200L-150 150L-122 196L-100 164L-76 200L-50 150L-20 190L10 150L40 190V340H-260ZM250 200L276 150L300 190L326 156L350 196L376 160L404 200L430 170V340H250Z',
          'url(#pines)',
        ) +
        repeat(7, row) +
        // A painter on a ladder, at work.
        line('M224 236L236 184M238 238L248 186M227 226L240 228M230 212L243 214M233 198L246 200', '#fff2dc', 3) +
        area('M228 206C226 190 232 182 240 182C248 182 250 192 248 208Z', '#fff6e8') +
        circle(239, 175, 6.6, '#9a6038') +
        area('M229 173L239 164L250 173Z', '#ffe08a') +
        line('M232 190L216 184L212 176', '#9a6038', 4) +
        line('M213 178L208 168', '#f84a5a', 6) +
        area('M-260 262Q150 238 430 262V340H-260Z', 'url(#roof)') +
        line('M-260 262Q150 238 430 262', '#ffd0a0', 3) +
        repeat(7, can) +
        write({
          x: 10,
          y: 8,
          width: 214,
          height: 92,
          style: {
            paint: 'split',
            bend: 'straight',
            weight: 0.28,
            tint: { ink: '#2a0f6a', pale: '#fff', glow: '#ffe25a' },
          },
        }),
    )
  )
}

/** An island from the air is a slice of watermelon: a red beach, a reef of foam, and a green coast with the name. */
const summerSlice: Flagship = (at, write) => {
  const wedge = (radius: number, half: number, top = 0): string => {
    const [dx, dy] = [radius * Math.sin(half), radius * Math.cos(half)]
    return `M150 ${14 + top}L${num(150 + dx)} ${num(14 + dy)}A${radius} ${radius} 0 0 1 ${num(150 - dx)} ${num(14 + dy)}Z`
  }
  const parasol = (x: number, y: number, r: number, color: string): string =>
    oval(x + 12, y + 15, r, r * 0.9, '#5a0428', 0, { opacity: 0.4 }) +
    circle(x, y, r, '#fff') +
    repeat(4, (i) => {
      const [a, b] = [(i * Math.PI) / 2, (i * Math.PI) / 2 + Math.PI / 4]
      return area(
        `M${x} ${y}L${num(x + r * Math.cos(a))} ${num(y + r * Math.sin(a))}A${r} ${r} 0 0 1 ${num(x + r * Math.cos(b))} ${num(y + r * Math.sin(b))}Z`,
        color,
      )
    }) +
    circle(x, y, 2.6, '#ffd25e')
  const sunbather = (x: number, y: number, turn: number, towel: string, suitColor: string): string =>
    place(
      box(-11, -24, 26, 52, '#5a0428', 3, { opacity: 0.3 }) +
        box(-13, -26, 26, 52, towel, 3) +
        line('M-13 -16H13M-13 16H13', '#fff', 3) +
        line('M-3 4L-4 20M3 4L4 20M-6 -8L-10 2M6 -8L10 2', '#b8703c', 4) +
        box(-6, -11, 12, 18, suitColor, 5) +
        circle(0, -16, 5, '#b8703c') +
        circle(0, -18, 7, '#ffe08a') +
        circle(0, -18, 3.6, '#e0a83a'),
      x,
      y,
      1,
      turn,
    )
  const boat = (x: number, y: number, turn: number, color: string): string =>
    place(
      area('M0 34L-16 92H16Z', '#fff', { opacity: 0.5 }) +
        area('M0 -36C9 -20 9 20 5 36H-5C-9 20 -9 -20 0 -36Z', '#fff8e0') +
        area('M0 -28C5 -14 5 16 3 30H-3C-5 16 -5 -14 0 -28Z', color) +
        line('M-20 -12Q0 -16 20 -12M-20 14Q0 10 20 14M-20 -24V26M20 -24V26', '#fff8e0', 3),
      x,
      y,
      0.8,
      turn,
    )
  return (
    lit('gulf', ['#0f8ad8', '#1fc0d8', '#5ae8d8'], [0.6, 1]) +
    lit('flesh', ['#ff8a7a', '#ff4a5e', '#e01f48'], [0.4, 1]) +
    lit('rind', ['#4ac85a', '#148a3e', '#0a5a34'], [0.5, 1]) +
    halo('glare', '#fff', 0.8) +
    backdrop(at, 'url(#gulf)') +
    inScene(
      at,
      circle(-20, -10, 220, 'url(#glare)') +
        line(
          'M-240 40q12 -8 24 0t24 0M-180 130q12 -8 24 0t24 0M-220 210q12 -8 24 0t24 0M-90 60q12 -8 24 0t24 0M-60 190q12 -8 24 0t24 0M24 24q12 -8 24 0t24 0M236 110q12 -8 24 0t24 0M330 60q12 -8 24 0t24 0M340 170q12 -8 24 0t24 0M300 250q12 -8 24 0t24 0M-120 270q12 -8 24 0t24 0M10 120q10 -7 20 0t20 0',
          '#d8fff4',
          4,
          { opacity: 0.7 },
        ) +
        area(wedge(272, 0.68, 14), '#08507a', { opacity: 0.4, transform: 'translate(8 12)' }) +
        area(wedge(272, 0.68, -14), '#7af0e0', { stroke: '#7af0e0', 'stroke-width': 22, 'stroke-linejoin': 'round' }) +
        area(wedge(270, 0.66, -6), '#fff', { stroke: '#fff', 'stroke-width': 9, 'stroke-linejoin': 'round' }) +
        area(wedge(268, 0.65), 'url(#rind)') +
        repeat(11, (i) => {
          const a = -0.6 + i * 0.12
          const p = (r: number, b: number): string => `${num(150 + r * Math.sin(b))} ${num(14 + r * Math.cos(b))}`
          return line(`M${p(220, a)}L${p(236, a + 0.02)}L${p(248, a - 0.02)}L${p(266, a + 0.02)}`, '#0a5a30', 8, {
            opacity: 0.45,
          })
        }) +
        area(wedge(217, 0.65), '#eaffd0') +
        area(wedge(206, 0.65), 'url(#flesh)') +
        area(`M150 14L${num(150 - 206 * Math.sin(0.65))} ${num(14 + 206 * Math.cos(0.65))}l14 8L156 30Z`, '#ffb0a0', {
          opacity: 0.8,
        }) +
        [
          [150, 66, 4],
          [128, 108, 16],
          [178, 102, -14],
          [206, 138, -20],
          [94, 160, 24],
          [228, 184, -28],
          [190, 190, -10],
          [64, 186, 30],
        ]
          .map(([x = 0, y = 0, turn = 0]) =>
            place(
              area('M0 -11C6 -4 7 6 0 9C-7 6 -6 -4 0 -11Z', '#3a0a1c') + line('M-2 -4Q-3 0 -2 3', '#ff9aa0', 1.6),
              x,
              y,
              1,
              turn,
            ),
          )
          .join('') +
        parasol(112, 132, 21, '#1fa8d8') +
        sunbather(146, 140, 14, '#ffd84a', '#2a5ae0') +
        parasol(196, 162, 17, '#ffb42a') +
        sunbather(158, 194, -24, '#2fd0c8', '#e8306a') +
        parasol(110, 192, 15, '#8a4ae0') +
        boat(32, 66, 26, '#ffb42a') +
        boat(268, 136, -18, '#f8486a') +
        boat(-100, 150, 40, '#f8486a') +
        boat(362, 210, -30, '#8a4ae0') +
        write({
          ...onArc('bowl', 150, 14, 239, 40, 0.52),
          style: {
            paint: 'block',
            bend: 'bowl',
            edge: 0.14,
            tint: { pale: '#fffbe4', shade: '#ffd84a', ink: '#043a24' },
          },
        }),
    )
  )
}

/** A slice of a rolled cake of ube, larger than life, with the name in icing on its plate. */
const ubeSwirl: Flagship = (at, write) => {
  const spiral = (from: number, to: number, out: number): string =>
    `M${Array.from({ length: 90 }, (_, i) => {
      const t = i / 89
      const a = t * Math.PI * 2 * 3.1 + 1.2
      const r = from + (to - from) * t + out
      return `${num(r * Math.cos(a))} ${num(r * Math.sin(a))}`
    }).join('L')}`
  return (
    lit('room', ['#ffe0b0', '#f2a88a', '#b8608a'], [0.7, 1]) +
    lit('cloth', ['#5ac8b8', '#1a8a8e', '#0f4a64'], [0, 1]) +
    round('sponge', ['#c08af8', '#8a4ae0', '#5a22a8', '#34106e']) +
    lit('crust', ['#9a5af0', '#5a22a8', '#2a0c5a'], [0.3, 1]) +
    lit('plate', ['#ffffff', '#f4ecff', '#c0b0e0'], [0.4, 1]) +
    lit('silver', ['#fff', '#c8cce4', '#6a6a9a'], [1, 0.2]) +
    halo('window', '#fffbe0') +
    backdrop(at, 'url(#room)') +
    inScene(
      at,
      repeat(28, (i) => {
        const [c, r] = [i % 7, Math.floor(i / 7)]
        return box(-240 + c * 50, -40 + r * 50, 45, 45, (c * 3 + r) % 4 === 0 ? '#fffdf0' : '#fff0c8', 2, {
          opacity: 0.8,
        })
      }) +
        circle(20, 20, 210, 'url(#window)') +
        area('M-260 190H430V340H-260Z', 'url(#cloth)') +
        line('M-260 192H430', '#c8fff0', 3, { opacity: 0.8 }) +
        repeat(12, (i) => line(`M${-250 + i * 60} 200L${-330 + i * 76} 330`, '#c8fff0', 5, { opacity: 0.3 })) +
        // A cup of chocolate behind the plate.
        area('M-44 106H34C34 156 22 178 -4 178S-44 156 -44 106Z', '#e8505e') +
        area('M10 106H34C34 156 22 178 -4 178Q12 150 10 106Z', '#9a1f48') +
        line('M-44 120C-70 116 -70 154 -36 152', '#e8505e', 9) +
        oval(-5, 106, 39, 9, '#ffe0d0') +
        oval(-5, 107, 33, 6.6, '#4a1c14') +
        line('M-14 92C-24 78 -6 68 -14 50M6 92C-2 80 14 70 6 54', '#fff', 6, { opacity: 0.6 }) +
        // The plate.
        oval(158, 252, 190, 62, '#062a40', 0, { opacity: 0.4 }) +
        oval(150, 242, 186, 60, '#9a8ac8') +
        oval(150, 236, 186, 60, 'url(#plate)') +
        oval(150, 224, 148, 38, 'none', 0, { stroke: '#b8a4e0', 'stroke-width': 3 }) +
        oval(166, 218, 112, 22, '#3a1a6a', 0, { opacity: 0.5 }) +
        // The slice: its far side, and its face.
        area('M122 12C190 -6 252 16 276 66C290 130 262 196 210 220L150 226Z', 'url(#crust)') +
        line('M176 8C236 22 268 74 262 130', '#d8b0ff', 5, { opacity: 0.6 }) +
        area(
          star(214, 60, 5, 3, 3) +
            star(236, 96, 5, 3, 3) +
            star(244, 140, 5, 3, 3) +
            star(222, 32, 5, 3, 3) +
            star(232, 176, 5, 3, 3),
          '#f0e0ff',
        ) +
        place(
          circle(0, 0, 110, '#3a1478') +
            circle(-2, -1, 108, 'url(#sponge)') +
            line(spiral(2, 96, 4), '#4a1a8e', 17) +
            line(spiral(2, 96, 0), '#fff4e0', 14) +
            line(spiral(2, 96, -3.4), '#fff', 5) +
            circle(-1, -1, 107, 'none', { stroke: '#a86af8', 'stroke-width': 5 }) +
            line(
              Array.from({ length: 46 }, (_, i) => {
                const a = i * 2.4
                const r = 16 + ((i * 29) % 84)
                return `M${num(r * Math.cos(a))} ${num(r * Math.sin(a))}h.01`
              }).join(''),
              '#4a1a8e',
              4,
              { opacity: 0.5 },
            ) +
            line('M-104 -22A106 106 0 0 1 -34 -100', '#fff', 6, { opacity: 0.9 }),
          132,
          116,
          1,
        ) +
        // A fork near the viewer.
        place(
          area('M-7 20L-11 -14V-58H-7V-18H-3V-60H3V-18H7V-58H11V-14L7 20L9 130H-9Z', 'url(#silver)') +
            line('M-4 24V120', '#fff', 3),
          288,
          190,
          1.1,
          16,
        ) +
        write({
          x: 34,
          y: 214,
          width: 226,
          height: 82,
          rows: 1,
          style: { paint: 'block', bend: 'smile', edge: 0.1, tint: { pale: '#8a3ae8', shade: '#4a148e', ink: '#fff' } },
        }),
    )
  )
}

/** A vinta heels in the wind before Zamboanga; the name is on a stripe of its sail. */
const zamboWinds: Flagship = (at, write) => {
  const stripe = (from: number, to: number, color: string): string => {
    const left = (t: number): string => `${num(2 + 34 * t)} ${num(24 + 190 * t)}`
    const right = (t: number): string => `${num(222 + 22 * t)} ${num(-26 + 198 * t)}`
    return area(
      `M${left(from)}Q${num(110 + 28 * from)} ${num(-34 + 200 * from)} ${right(from)}L${right(to)}Q${num(110 + 28 * to)} ${num(-34 + 200 * to)} ${left(to)}Z`,
      color,
    )
  }
  return (
    lit('air', ['#1a5ae0', '#4ab4f8', '#c8f0ff'], [0.2, 1]) +
    lit('sea', ['#2ac8d0', '#0f7ab8', '#0a2f78'], [0, 1]) +
    lit('front', ['#7af0e8', '#1290c0', '#0a3a8a'], [0, 1]) +
    lit('hull', ['#ffb86a', '#c8542a', '#5a1a20'], [0, 1]) +
    lit('shade', ['#fff', '#fff', '#1a0a5a'], [1, 0.2]) +
    halo('sun', '#fffbe0') +
    backdrop(at, 'url(#air)') +
    inScene(
      at,
      circle(-30, 20, 230, 'url(#sun)') +
        line(
          'M-250 60C-160 30 -100 70 -20 44M-240 100C-170 84 -120 116 -50 96M230 96C270 80 300 104 350 88S410 100 430 90M260 130C300 120 330 138 380 124',
          '#fff',
          7,
          { opacity: 0.6 },
        ) +
        // The fort and the town on the far coast.
        area(
          'M-260 196V180H-210V170H-196V180H-150V166L-140 154L-130 166V180H-40V172H-30V180H80L240 184L262 168L300 160L340 172L430 164V200H-260Z',
          '#5a78c8',
        ) +
        area('M348 164A16 16 0 0 1 380 164V178H348ZM362 148V140H366V148ZM392 168V146L396 138L400 146V168Z', '#e8f0ff') +
        area('M-260 192H430V340H-260Z', 'url(#sea)') +
        line('M-240 208h60M-140 222h80M-220 240h70M280 214h70M310 236h90', '#c8fff8', 4, { opacity: 0.7 }) +
        // The sail.
        line('M236 -60L150 262', '#6a2a1c', 9) +
        stripe(0, 0.17, '#f0304a') +
        stripe(0.17, 0.32, '#ffc82a') +
        stripe(0.32, 0.74, '#fffaf0') +
        stripe(0.74, 0.87, '#1fb06a') +
        stripe(0.87, 1, '#7a3ae0') +
        `<g opacity=".3">${stripe(0, 1, 'url(#shade)')}</g>` +
        line('M-2 24L37 216', '#8a4a24', 7) +
        line('M0 25Q110 -34 224 -27', '#8a4a24', 6) +
        write({
          x: 24,
          y: 52,
          width: 212,
          height: 76,
          turn: -12,
          skew: -6,
          rows: 2,
          style: { ...onSign, weight: 0.29, tint: { ink: '#4a12a0' } },
        }) +
        // The hull, its outrigger, and a sailor who stands at the bow and holds the stay.
        area('M-20 246C60 268 190 256 306 196C286 254 200 292 90 288C40 286 0 272 -20 246Z', 'url(#hull)') +
        line('M-20 247C60 268 190 256 306 197', '#ffe0a0', 5) +
        area('M40 266l18 4l-12 12ZM90 271l20 1l-14 13ZM142 268l20 -3l-12 15ZM192 256l20 -6l-10 17Z', '#ffc82a') +
        line('M176 250L262 296M110 264L196 306', '#5a1a20', 7) +
        line('M168 314Q250 312 318 278', '#ffe6b0', 10) +
        line('M224 -27L303 198', '#fff6dc', 2.4) +
        place(
          area(
            limb([
              [-5, -46, 21],
              [-13, -24, 15],
              [-17, -12, 12],
            ]),
            '#1f2a78',
          ) +
            line('M-17 -10L-19 0H-10', '#8a4a2c', 8) +
            area(
              limb([
                [5, -46, 21],
                [19, -30, 15],
                [17, -20, 12],
              ]),
              '#3448a8',
            ) +
            line('M17 -18L16 -8H25', '#a8623a', 8) +
            // The arm that rests on the hip.
            line('M-13 -78L-28 -64L-13 -52', '#a8623a', 8) +
            line('M-12 -79L-22 -70', '#b81a38', 12) +
            area('M-15 -46L-18 -76Q-16 -88 0 -88Q16 -88 17 -76L15 -46Z', '#f0304a') +
            area('M6 -88Q16 -87 17 -76L15 -46H2Q10 -66 6 -88Z', '#b81a38') +
            area('M-15 -54H15L16 -44H-16Z', '#ffc82a') +
            area('M-10 -46L-20 -28L-10 -30L-4 -45Z', '#f0a01f') +
            line('M-6 -87L2 -76L8 -87', '#fff6dc', 3) +
            // The arm that holds the stay.
            line('M13 -79L24 -70', '#d82440', 12) +
            line('M25 -69L30 -84', '#a8623a', 8) +
            circle(30, -87, 5.4, '#a8623a') +
            box(-4, -96, 9, 12, '#8a4a2c') +
            area(
              'M-13 -104C-14 -120 12 -124 15 -108L19 -101L14 -99C14 -92 8 -90 2 -90C-6 -90 -12 -96 -13 -104Z',
              '#b87044',
            ) +
            area(
              'M-15 -102C-20 -126 12 -132 17 -112C8 -114 2 -112 -2 -106L-6 -100C-8 -96 -12 -96 -15 -102Z',
              '#1c1030',
            ) +
            line('M-15 -111Q0 -118 16 -111', '#ffc82a', 6) +
            line('M-15 -110L-27 -104M-15 -111L-26 -114', '#ffc82a', 5) +
            circle(9, -105, 2, '#1c1030') +
            line('M7 -95Q11 -94 13 -97', '#6a2a1c', 2),
          250,
          230,
          0.9,
        ) +
        // Spray and the near waves.
        area(
          'M-260 276Q-200 250 -140 274T-20 268Q30 258 70 284T180 290Q240 270 300 292T430 280V340H-260Z',
          'url(#front)',
        ) +
        [
          [228, 284, 9],
          [243, 276, 12],
          [260, 268, 13],
          [276, 272, 12],
          [290, 280, 13],
          [304, 288, 10],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#fff'))
          .join('') +
        line('M-240 278Q-200 252 -140 276T-20 270Q30 260 70 286T180 292Q240 272 300 294T430 282', '#fff', 5) +
        circle(296, 244, 4, '#fff') +
        circle(322, 216, 5, '#fff') +
        circle(16, 262, 5, '#fff') +
        circle(0, 250, 4, '#fff'),
      [96, -1, 0.907],
    )
  )
}

export const letterSceneFlagships: { readonly [gameId: string]: Flagship } = {
  '27209': sabadoBingo,
  '50220': perlas,
  '50222': zamboWinds,
  '50232': ubeSwirl,
  '50235': riceSteps,
  '50244': redHotSili,
  '50248': pitongKulay,
  '50249': talaTala,
  '50259': cocoLoco,
  '50262': kampana,
  '50274': summerSlice,
}
