/** Bingo covers with their own compositions, by game ID. */
import { area, box, circle, line, num, oval, place, repeat, star } from '../draw.ts'
import { outlined } from '../motifs/outline.ts'
import { nearLeaves } from './fronts.ts'
import { stars } from '../canvas.ts'
import { ball } from '../families/bingo.ts'
import { numeral } from '../numerals.ts'
import { crowd, marquee, planks, reflection } from './feet.ts'
import { closer, scene } from './caption.ts'
import { cheeringFan, onlyWide } from './scenery.ts'
import type { Flagship } from './flagship.ts'
import { lit, round, halo } from './volume.ts'
import { cloud, backdrop } from './reels-parts.ts'

/** The moon over the sea is a bingo ball; smaller balls hang in the clouds. */
const moonlightBingo: Flagship = (at, write) => {
  const [x, y, r] = at.wide ? [348, 108, 84] : [150, 96, 82]
  const sea = at.wide ? 206 : 188
  const ballAt = (bx: number, by: number, br: number, label: string, id: string): string =>
    circle(bx + 2, by + 4, br, '#06082a', { opacity: 0.4 }) +
    circle(bx, by, br, `url(#${id})`) +
    circle(bx, by, br * 0.54, '#fffbe8') +
    numeral(label, bx, by, br * 0.58, '#1a1448', 0.22) +
    oval(bx - br * 0.4, by - br * 0.5, br * 0.26, br * 0.14, '#fff', -36, { opacity: 0.85 })
  const cloudBank = (cx: number, cy: number, s: number, opacity: number): string =>
    cloud(cx, cy, s, '#a8b0f0', opacity) + cloud(cx - 4, cy - 5, s * 0.94, '#e0e4ff', opacity * 0.8)
  /** A card with five columns, on which some numbers are covered. */
  const bingoCard =
    outlined(box(-62, -62, 124, 124, '#fff6e0', 10), 6) +
    box(-52, -52, 104, 22, '#ff5f9a', 4) +
    line('M-52 -8H52M-52 12H52M-52 32H52M-31 -28V52M-10 -28V52M10 -28V52M31 -28V52', '#a89ad8', 3) +
    [
      [-42, -18],
      [-20, 2],
      [0, 22],
      [20, 2],
      [42, -18],
      [20, 42],
      [-42, 42],
    ]
      .map(([cx = 0, cy = 0]) => circle(cx, cy, 9, '#2fc8b8'))
      .join('')
  const frond = (turn: number): string =>
    place(area('M0 -5C26 -34 70 -30 98 12C70 -4 36 2 0 8Z', '#070a2c'), 0, 0, 1, turn)
  return (
    lit('air', ['#10185c', '#2f3fb0', '#7a5ad8', '#f0a0d8'], [0, 1]) +
    round('moonball', ['#ffffff', '#fff3cc', '#f0cf8a', '#b88a4a']) +
    round('rose', ['#ffd0e0', '#ff5f9a', '#a01860']) +
    round('aqua', ['#d0fff4', '#2fc8b8', '#0c6070']) +
    round('gold', ['#fff6b8', '#ffb82e', '#b0641c']) +
    lit('sea', ['#8a8af8', '#3444b8', '#141c70'], [0, 1]) +
    halo('moonlight', '#fff3cc') +
    box(0, 0, at.width, at.height, 'url(#air)') +
    stars(at, 30) +
    circle(x, y, 210, 'url(#moonlight)') +
    circle(x, y, r, 'url(#moonball)') +
    circle(x - r * 0.52, y + r * 0.5, 11, '#d8b478', { opacity: 0.7 }) +
    circle(x + r * 0.66, y - r * 0.36, 9, '#d8b478', { opacity: 0.7 }) +
    circle(x + r * 0.5, y + r * 0.6, 14, '#c8a068', { opacity: 0.7 }) +
    circle(x, y, r * 0.56, '#2a2a8a') +
    circle(x, y, r * 0.5, '#fffbe8') +
    numeral('12', x, y, r * 0.52, '#1f1a6a', 0.24) +
    oval(x - r * 0.44, y - r * 0.6, r * 0.24, r * 0.12, '#fff', -36, { opacity: 0.95 }) +
    box(0, sea, at.width, at.height, 'url(#sea)') +
    line(
      `M${x - 70} ${sea + 8}h140M${x - 44} ${sea + 19}h92M${x - 60} ${sea + 30}h60M${x + 16} ${sea + 30}h50`,
      '#fff3cc',
      5,
      { opacity: 0.75 },
    ) +
    cloudBank(x - (at.wide ? 84 : 110), y + 66, at.wide ? 0.7 : 0.9, 0.9) +
    cloudBank(x + 112, y + 40, 0.8, 0.9) +
    ballAt(x - 92, y - 72, 21, '7', 'rose') +
    ballAt(x - (at.wide ? 78 : 92), y + (at.wide ? 58 : 44), 24, '64', 'aqua') +
    ballAt(x + (at.wide ? 74 : 98), y + (at.wide ? 66 : 32), 22, '45', 'gold') +
    // A palm on the shore; in a wide cover it is before the moon, away from the name.
    (at.wide
      ? area('M300 270Q400 228 480 236V270Z', '#0a0f3c') + line('M444 250Q462 190 452 128', '#070a2c', 11)
      : line('M12 238Q14 128 -4 74', '#070a2c', 12)) +
    place(
      frond(-70) + frond(-30) + frond(10) + frond(52) + frond(96) + frond(-120),
      at.wide ? 452 : -4,
      at.wide ? 128 : 74,
      at.wide ? 0.56 : 0.72,
    ) +
    reflection(at, 206, ['#3a4ad0', '#1c2690', '#0a0c44'], '#ffe6a0') +
    // A card and chips near the viewer.
    (at.wide
      ? nearLeaves(at, ['#3a4ad0', '#1c2a90', '#0c1250']) +
        place(bingoCard, 158, 250, 0.58, 12) +
        place(bingoCard, 80, 236, 0.76, -12)
      : '') +
    write({
      x: at.wide ? 26 : 24,
      y: at.wide ? 60 : 194,
      width: at.wide ? 180 : 252,
      height: at.wide ? 44 : 42,
      words: 'Moonlight',
      style: { paint: 'tube', bend: 'straight', weight: 0.19 },
    }) +
    write({
      x: at.wide ? 26 : 44,
      y: at.wide ? 108 : 236,
      width: at.wide ? 180 : 212,
      height: at.wide ? 62 : 56,
      words: 'Bingo',
      style: { paint: 'block', bend: 'straight', weight: 0.27 },
    })
  )
}

/** Balls whirl in the glass globe of a blower on a lit stage; one shoots up its tube. */
const megaBolahan: Flagship = (at, write) => {
  const ids = ['red', 'gold', 'green', 'blue', 'violet']
  const bolt = (x: number, y: number, r: number, label: string, i: number): string =>
    circle(x, y, r, `url(#${ids[i % 5]})`) +
    circle(x - r * 0.06, y - r * 0.04, r * 0.58, '#fffaf0') +
    numeral(label, x - r * 0.06, y - r * 0.02, r * 0.62, '#1a1030', 0.24) +
    oval(x - r * 0.46, y - r * 0.58, r * 0.22, r * 0.12, '#fff', -38, { opacity: 0.9 })
  const rolling = (x: number, y: number, r: number, label: string, i: number): string =>
    oval(x + 4, y + r * 0.96, r * 1.1, r * 0.26, '#12042c', 0, { opacity: 0.6 }) +
    line(`M${x - r * 1.3} ${y - r * 0.5}h${-r}M${x - r * 1.4} ${y + r * 0.2}h${-r * 1.4}`, '#ffd0f0', 3, {
      opacity: 0.45,
    }) +
    bolt(x, y, r, label, i)
  const inside: readonly (readonly [number, number, number, string])[] = [
    [96, 66, 18, '45'],
    [190, 60, 17, '9'],
    [224, 98, 20, '27'],
    [72, 106, 20, '61'],
    [118, 96, 16, '3'],
    [182, 96, 17, '70'],
    [150, 124, 21, '18'],
    [92, 148, 22, '52'],
    [206, 144, 22, '36'],
    [122, 166, 21, '14'],
    [178, 168, 21, '68'],
    [150, 84, 13, '5'],
  ]
  return (
    lit('stage', ['#1a0a5a', '#6a1f9a', '#e8507a'], [0, 1]) +
    round('red', ['#ffc0b0', '#ff4f4e', '#a8142f']) +
    round('gold', ['#fffbc0', '#ffc92e', '#c9801a']) +
    round('green', ['#d0ffd8', '#3fc87a', '#0f6a4a']) +
    round('blue', ['#c8ecff', '#2f9af0', '#123f9a']) +
    round('violet', ['#ecd0ff', '#a85af0', '#4a1a9a']) +
    lit('glass', ['#ffffffaa', '#a8d8ff22', '#3a1a9a66'], [0.8, 1]) +
    lit('metal', ['#fff6c0', '#ffc53d', '#a8600f'], [1, 0.2]) +
    lit('base', ['#ff7a7a', '#d8243f', '#6a0f30'], [0, 1]) +
    halo('shine', '#fff0c0', 0.9) +
    backdrop(at, 'url(#stage)') +
    scene(
      closer(at, [172, -8, 1.2]),
      write,
      area('M20 -20H80L150 240H-30ZM220 -20H280L330 240H140ZM-200 -20H-150L-60 250H-190Z', '#fff3c0', {
        opacity: 0.16,
      }) +
        repeat(20, (i) => circle(i * 31 - 262, 8 + (i % 2) * 8, 6, i % 2 === 0 ? '#ffe9a0' : '#ff9ac0')) +
        circle(150, 110, 190, 'url(#shine)') +
        area(at.wide ? 'M-260 172Q40 160 330 172V330H-260Z' : 'M-260 204Q40 192 330 204V330H-260Z', '#3a0f5a') +
        (at.wide ? line('M-260 172Q40 160 330 172', '#ff8ac0', 3, { opacity: 0.6 }) : '') +
        oval(150, 214, 126, 12, '#12042c', 0, { opacity: 0.6 }) +
        box(136, -20, 32, 60, '#d8f0ff', 0, { opacity: 0.4 }) +
        line('M136 -20V36M168 -20V36', '#fff', 4, { opacity: 0.8 }) +
        circle(150, 112, 101, '#1a0a4a', { opacity: 0.6 }) +
        line('M110 52C80 90 90 150 130 178M196 52C232 92 220 150 176 180M150 60C120 90 180 130 150 180', '#a8e8ff', 5, {
          opacity: 0.4,
        }) +
        inside.map(([x, y, r, label], i) => bolt(x, y, r, label, i)).join('') +
        bolt(152, 12, 15, '75', 1) +
        circle(150, 112, 100, 'url(#glass)') +
        circle(150, 112, 100, 'none', { stroke: '#fff', 'stroke-width': 4, opacity: 0.8 }) +
        line('M70 84A86 86 0 0 1 112 36', '#fff', 11, { opacity: 0.85 }) +
        line('M64 112v8', '#fff', 9, { opacity: 0.7 }) +
        box(122, 10, 56, 15, 'url(#metal)', 5) +
        area('M72 190C90 206 210 206 228 190L246 232H54Z', 'url(#base)') +
        line('M76 192C96 208 204 208 224 192', '#ffd98a', 7) +
        (at.wide
          ? rolling(-84, 204, 18, '73', 4) + rolling(10, 210, 21, '40', 3) + bolt(236, 214, 18, '59', 2)
          : bolt(24, 206, 20, '73', 4) + bolt(276, 204, 22, '59', 2)) +
        marquee(at, 204, ['#ffb83a', '#3a3aa8', '#1a1460']),
      { paint: 'block', bend: 'straight', weight: 0.26, sharp: true },
      { x: 36, y: 218, width: 228, height: 60 },
      { y: 44, height: 136 },
    )
  )
}

/** Two glowing bingo balls hang as lanterns over a street at a feast, before the church. */
const fiesta75: Flagship = (at, write) => {
  const lantern = (x: number, y: number, r: number, label: string, id: string): string =>
    circle(x, y, r * 2, 'url(#shine)') +
    line(`M${x} -10V${y - r}`, '#3a1420', 4) +
    box(x - 13, y - r - 6, 26, 12, '#ffd23f', 4) +
    circle(x, y, r, `url(#${id})`) +
    line(
      `M${num(x - r * 0.55)} ${num(y - r * 0.82)}Q${num(x - r * 1.15)} ${y} ${num(x - r * 0.55)} ${num(y + r * 0.82)}M${num(x + r * 0.55)} ${num(y - r * 0.82)}Q${num(x + r * 1.15)} ${y} ${num(x + r * 0.55)} ${num(y + r * 0.82)}`,
      '#fff',
      3,
      { opacity: 0.45 },
    ) +
    circle(x, y, r * 0.6, '#fffaf0') +
    numeral(label, x, y, r * 0.66, '#1a1030', 0.24) +
    oval(x - r * 0.44, y - r * 0.56, r * 0.24, r * 0.13, '#fff', -38, { opacity: 0.9 }) +
    box(x - 10, y + r - 4, 20, 9, '#ffd23f', 4) +
    line(`M${x - 6} ${y + r + 4}v22M${x} ${y + r + 4}v28M${x + 6} ${y + r + 4}v22`, '#ff8ab0', 3)
  const burst = (x: number, y: number, size: number, color: string): string =>
    place(
      line(
        repeat(
          12,
          (i) =>
            `M${num(12 * Math.cos((i * Math.PI) / 6))} ${num(12 * Math.sin((i * Math.PI) / 6))}L${num((i % 2 === 0 ? 38 : 28) * Math.cos((i * Math.PI) / 6))} ${num((i % 2 === 0 ? 38 : 28) * Math.sin((i * Math.PI) / 6))}`,
        ),
        color,
        4,
      ),
      x,
      y,
      size,
    )
  const colors = ['#ffd23f', '#ff6b5e', '#5fdcb4', '#fff4d8']
  return (
    lit('air', ['#1a1a6a', '#6a3ab0', '#ff8a7a'], [0, 1]) +
    lit('wall', ['#ffe0b0', '#d88a6a', '#8a4a5a'], [1, 0]) +
    lit('street', ['#a85a7a', '#3a1a4a'], [0, 1]) +
    round('red', ['#ffc0b0', '#ff5a4e', '#a81f3a']) +
    round('gold', ['#fffbc0', '#ffc92e', '#c9801a']) +
    halo('shine', '#ffe9a0', 0.85) +
    backdrop(at, 'url(#air)') +
    stars(at, 20) +
    scene(
      at,
      write,
      burst(40, 50, 0.9, '#ffd98a') +
        burst(262, 40, 0.8, '#8ff0e0') +
        burst(-140, 50, 1, '#ff9ac0') +
        // The church: a tower, a gable and a door.
        area('M112 208V96L150 66L188 96V208Z', 'url(#wall)') +
        box(136, 20, 28, 60, '#e8a880') +
        area('M130 24L150 -6L170 24Z', '#b8404a') +
        line('M150 -6v-14M144 -14h12', '#fff4d8', 3) +
        area('M143 44a7 7 0 0 1 14 0v14h-14Z', '#5a2a4a') +
        circle(150, 108, 12, '#5a2a6a') +
        area('M136 208V158a14 14 0 0 1 28 0V208Z', '#5a2a4a') +
        [-220, -150, -80, -10, 50, 196, 250, 300]
          .map(
            (x, i) =>
              box(x, 150 - (i % 3) * 12, 62, 80, ['#5a3a9a', '#7a3a8a', '#4a3288'][i % 3]!) +
              area(`M${x - 5} ${152 - (i % 3) * 12}l36 -24l36 24Z`, '#3a1f60') +
              box(x + 18, 168 - (i % 3) * 12, 24, 24, '#ffd98a', 2) +
              line(`M${x + 30} ${168 - (i % 3) * 12}v24`, '#3a1f60', 3),
          )
          .join('') +
        area('M-260 208Q40 196 330 208V330H-260Z', 'url(#street)') +
        [-1.6, -0.9, -0.2, 0.5]
          .map((t, row) => {
            const x = 150 + t * 160
            return (
              line(`M${num(x - 90)} 6Q${num(x + 10)} 60 ${num(x + 150)} 4`, '#fff4d8', 2) +
              repeat(8, (i) =>
                area(
                  `M${num(x - 76 + i * 26)} ${num(14 + 28 * Math.sin(((i + 0.6) / 8.4) * Math.PI))}h15l-7 18Z`,
                  colors[(i + row) % 4]!,
                ),
              )
            )
          })
          .join('') +
        lantern(72, 128, 56, '7', 'red') +
        lantern(228, 128, 56, '5', 'gold') +
        onlyWide(
          at,
          // One spectator is defined once, because a poster that shows this scene is small in bytes.
          `<defs><g id="street-fan">${cheeringFan(0, 0, 1, '#2a1048')}</g></defs>` +
            repeat(8, (i) =>
              place('<use href="#street-fan"/>', i * 72 - 214, 260 + ((i * 5) % 3) * 7, 0.96 + ((i * 7) % 4) * 0.06),
            ),
        ) +
        crowd(at, 208, ['#8a5ac0', '#4a2a88', '#1e0e40'], '#ffc07a'),
      { paint: 'block', bend: 'straight', weight: 0.26 },
      { x: 18, y: 221, width: 264, height: 62, rows: 1 },
      { y: 74, height: 116 },
    )
  )
}

/** In a dark room, a hand lays the last golden chip on a full card. */
const goldenBlackout: Flagship = (at, write) => {
  // The card lies flat: a row is narrower the further it is from the viewer.
  const row = [96, 122, 152, 186]
  const half = (y: number): number => 62 + (y - 90) * 0.62
  const cell = (i: number): { x: number; y: number; r: number } => {
    const y = row[Math.floor(i / 5)]!
    return { x: 146 + ((i % 5) - 2) * half(y) * 0.38, y, r: half(y) * 0.172 }
  }
  const coin = ({ x, y, r }: { x: number; y: number; r: number }): string =>
    oval(x, y + r * 0.36, r, r * 0.62, '#7a430a', 0, { stroke: '#1c0a24', 'stroke-width': 5 }) +
    oval(x, y, r, r * 0.62, 'url(#coin)') +
    oval(x, y, r * 0.68, r * 0.4, 'none', 0, { stroke: '#b8701a', 'stroke-width': 2.4 })
  const last = cell(12)
  const hand =
    area('M60 -40C80 -66 150 -120 220 -132L250 -70C190 -60 150 -40 110 -2C96 8 66 -8 60 -40Z', 'url(#sleeve)', {
      stroke: '#1c0a24',
      'stroke-width': 6,
    }) +
    line('M86 -58L118 -8', '#ffd76a', 8) +
    area(
      'M108 -14C92 4 70 20 42 26C22 30 4 34 -8 36C-18 36 -20 26 -10 22C4 16 18 10 26 2C10 8 -6 16 -20 20C-30 22 -34 12 -24 6C-8 -2 8 -16 22 -28C36 -40 60 -58 82 -58C96 -48 104 -30 108 -14Z',
      '#e8ae7a',
      { stroke: '#1c0a24', 'stroke-width': 6, 'stroke-linejoin': 'round' },
    ) +
    area('M108 -14C92 4 70 20 42 26C58 10 74 -4 92 -46C100 -36 105 -24 108 -14Z', '#a8683f') +
    line('M-24 14C-6 6 12 -6 26 -20M26 2C36 -4 44 -12 48 -20M4 28C20 22 34 16 42 6', '#7d4130', 3) +
    line('M30 -34C44 -46 60 -54 76 -56', '#f7d0a4', 4)
  return (
    lit('room', ['#8a1f6a', '#e0486a', '#ffb05a'], [0, 1]) +
    lit('table', ['#3fc8a0', '#128a74', '#064a4a'], [0, 1]) +
    lit('frame', ['#fff2b0', '#e8a52a', '#7a430a'], [0, 1]) +
    lit('lacquer', ['#2a1060', '#6a2ac0'], [0, 1]) +
    lit('coin', ['#fffbd8', '#ffd75a', '#d9901a'], [0.4, 1]) +
    lit('sleeve', ['#d42a4a', '#7a0f30'], [0, 1]) +
    halo('lamp', '#ffd98a', 0.95) +
    halo('win', '#fff6c0') +
    backdrop(at, 'url(#room)') +
    scene(
      at,
      write,
      // A curtain with tassels, and the table in the light of the lamp.
      repeat(16, (i) => area(`M${i * 40 - 260} -10h20q10 60 2 126h-28q10 -60 6 -126Z`, '#5a0f50', { opacity: 0.34 })) +
        line('M-260 92Q40 58 330 92', '#ffd25e', 6) +
        area('M-260 100Q40 66 330 100V330H-260Z', 'url(#table)') +
        (at.wide
          ? line('M-260 150Q40 116 330 150M-260 212Q40 178 330 212M-260 282Q40 248 330 282', '#0a5a4a', 3, {
              opacity: 0.5,
            }) +
            [
              [-170, 254, 22],
              [-122, 268, 26],
              [-70, 256, 22],
              [-20, 266, 22],
            ]
              .map(([x = 0, y = 0, r = 0]) => coin({ x, y, r }))
              .join('')
          : '') +
        area('M126 -20H174L376 330H-86Z', '#fff0b0', { opacity: 0.24 }) +
        area('M120 -10H180L196 18H104Z', '#c2203f') +
        oval(150, 18, 46, 8, '#fffbe0') +
        oval(150, 150, 190, 90, 'url(#lamp)') +
        area('M72 74H220L290 214H2Z', '#050208', { opacity: 0.7, transform: 'translate(4 10)' }) +
        area('M76 70H216L284 210H8Z', 'url(#frame)', { stroke: '#1c0a24', 'stroke-width': 6 }) +
        area('M82 76H210L272 202H20Z', 'url(#lacquer)') +
        repeat(20, (i) => (i === 12 ? '' : coin(cell(i)))) +
        oval(last.x, last.y, 46, 30, 'url(#win)') +
        oval(last.x, last.y + 6, last.r, last.r * 0.5, '#050208') +
        coin({ x: last.x + 2, y: last.y - 22, r: last.r * 1.16 }) +
        place(hand, last.x + 22, last.y - 38, 0.9) +
        area(star(34, 196, 4, 15, 2.4) + star(252, 176, 4, 16, 2.6) + star(92, 92, 4, 12, 2), '#fffde8') +
        planks(at, 214, ['#e89a4a', '#9a4a20', '#4a1c10']),
      { paint: 'fade', bend: 'straight', weight: 0.26 },
      { x: 18, y: 207, width: 264, height: 76 },
    )
  )
}

/** A bingo card as large as the cover: balls lie on its four corners, and the name is in its middle. */
const fourCorners: Flagship = (at, write) => {
  const p = at.palette
  const w = at.width
  const [columns, size] = at.wide ? [4, 114] : [3, 94]
  const [x, y] = [w / 2, at.height / 2]
  const cell = (column: number, row: number): readonly [number, number] => [
    x + (column - (columns - 1) / 2) * size,
    y + (row - 1) * (at.wide ? 86 : 98),
  ]
  const labels = ['8', '22', '39', '51', '66', '12', '17', '44', '58', '70', '4', '29', '33', '47', '72']
  return (
    box(0, 0, w, at.height, '#7f1c58') +
    circle(x, y, 190, '#ff5f96', { opacity: 0.6 }) +
    box(x - (columns * size) / 2 - 7, y - 148, columns * size + 14, 296, '#2a0820', 18) +
    repeat(columns * 3, (i) => {
      const row = Math.floor(i / columns)
      const isMiddle = row === 1
      const [cx, cy] = cell(i % columns, row)
      return (
        box(
          cx - size / 2 + 3,
          cy - (at.wide ? 40 : 46),
          size - 6,
          at.wide ? 80 : 92,
          isMiddle ? '#e8347a' : '#fff0f4',
          12,
        ) + (isMiddle ? '' : numeral(labels[i] ?? '', cx, cy, 38, '#d9a0bc', 0.22))
      )
    }) +
    [
      [0, 0],
      [columns - 1, 0],
      [0, 2],
      [columns - 1, 2],
    ]
      .map(([column = 0, row = 0], i) => {
        const [cx, cy] = cell(column, row)
        const color = ['#ff4a5e', '#ffb01f', '#27c8a4', '#5a8cff'][i] ?? ''
        // In a square cover, the button of the card hides this ball, so it has a star in place of a number.
        const isHidden = i === 1 && !at.wide
        return (
          circle(cx, cy, 52, color, { opacity: 0.35 }) +
          ball(cx, cy, 42, isHidden ? '' : (['1', '15', '61', '75'][i] ?? ''), color, p) +
          (isHidden ? area(star(cx, cy, 5, 19, 8), color) : '')
        )
      })
      .join('') +
    write({
      x: x - 124,
      y: y - 62,
      width: 248,
      height: 118,
      turn: -5,
      style: { paint: 'block', bend: 'straight', weight: 0.27 },
    })
  )
}

export const bingoFlagships: { readonly [gameId: string]: Flagship } = {
  '27105': moonlightBingo,
  '27108': megaBolahan,
  '27202': fiesta75,
  '27206': goldenBlackout,
  '27208': fourCorners,
}
