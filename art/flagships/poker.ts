/** Poker covers with their own compositions, by game ID. */
import { area, box, circle, line, num, oval, place, repeat, dots } from '../draw.ts'
import { stars } from '../canvas.ts'
import { suit, suitRed } from '../families/cards.ts'
import { chips, face } from '../families/felt.ts'
import { outlined } from '../motifs/outline.ts'
import { numeral } from '../numerals.ts'
import { bricks, cobbles, felt, rocks } from './feet.ts'
import { onSign } from './flagship.ts'
import { scene } from './caption.ts'
import { backdrop } from './reels-parts.ts'
import type { Flagship } from './flagship.ts'
import { onlyWide, ridge } from './scenery.ts'
import { contact, halo, lit, round } from './volume.ts'

/** A palace whose domes are spades, with the name on its wall. */
const pusoyPalace: Flagship = (at, write) => {
  const p = at.palette
  const tower = (x: number, top: number, wide: number, dome: string): string => {
    const high = wide * 1.1
    return (
      box(x - wide / 2, top, wide, 260 - top, 'url(#wall)') +
      box(x + wide * 0.18, top, wide * 0.32, 260 - top, '#1c0a4a', 0, { opacity: 0.3 }) +
      [0, 1]
        .map((row) =>
          area(`M${x - 6} ${top + 46 + row * 44}v-14a6 6 0 0 1 12 0v14Z`, row === 0 ? '#ffe9a0' : '#ffc24a'),
        )
        .join('') +
      box(x - wide / 2 - 6, top - 2, wide + 12, 13, 'url(#gold)', 4) +
      suit('spade', x, top - wide * 0.5, wide * 0.064, p.ink) +
      suit('spade', x, top - wide * 0.5, wide * 0.058, `url(#${dome})`) +
      line(
        `M${num(x - wide * 0.34)} ${num(top - high * 0.36)}Q${num(x - wide * 0.3)} ${num(top - high * 0.62)} ${num(x - wide * 0.06)} ${num(top - high * 0.86)}`,
        '#fff',
        wide * 0.06,
        { opacity: 0.8 },
      ) +
      line(`M${x} ${num(top - high * 1.04)}v-15`, '#ffd76a', 4) +
      area(`M${x} ${num(top - high * 1.04 - 16)}l20 6l-20 7Z`, '#ff6a8a')
    )
  }
  const cypress = (x: number, y: number, size: number): string =>
    place(
      area('M0 4C-18 4 -22 -18 -16 -44C-12 -64 -4 -78 0 -88C4 -78 12 -64 16 -44C22 -18 18 4 0 4Z', '#1f7a6a') +
        area('M2 4C-4 -20 4 -60 0 -88C4 -78 12 -64 16 -44C22 -18 18 4 2 4Z', '#0f4a58'),
      x,
      y,
      size,
    )
  return (
    lit('night', ['#180a48', '#4a1f9a', '#c25ac0', '#ffb0a0'], [0, 1]) +
    lit('wall', ['#fff0ff', '#c08aff', '#6a35c4'], [1, 0.4]) +
    lit('gold', ['#fffbc8', '#ffcf40', '#c8780f'], [0.4, 1]) +
    lit('ruby', ['#ff9ab0', '#f0304a', '#8a0f38']) +
    lit('teal', ['#b8fff0', '#2fc0a8', '#0f6a70']) +
    lit('onyx', ['#8a6ae0', '#2f1a78', '#120634']) +
    lit('lawn', ['#5a3ab0', '#2a1470'], [0, 1]) +
    lit('rug', ['#ff6a7a', '#a8183f'], [0, 1]) +
    halo('moonlight', '#ffe9ff', 0.9) +
    halo('door', '#ffd98a') +
    backdrop(at, 'url(#night)') +
    stars(at, 34) +
    scene(
      at,
      write,
      circle(60, 70, 180, 'url(#moonlight)') +
        circle(52, 62, 60, '#fff3e0') +
        circle(34, 48, 10, '#f0dcd0') +
        circle(66, 84, 14, '#f0dcd0') +
        ridge(
          236,
          [
            [-190, 150],
            [-90, 130],
            [10, 168],
            [330, 140],
          ],
          '#7a3aa8',
          '#5a2890',
        ) +
        area('M-260 222Q20 200 330 222V340H-260Z', 'url(#lawn)') +
        tower(18, 150, 40, 'teal') +
        tower(282, 150, 40, 'teal') +
        tower(74, 126, 54, 'ruby') +
        tower(226, 126, 54, 'ruby') +
        tower(150, 112, 88, 'onyx') +
        // The wall of the palace with its door.
        box(30, 186, 240, 58, 'url(#wall)') +
        repeat(10, (i) => box(30 + i * 24.6, 176, 15, 14, '#d8b0ff', 2)) +
        box(30, 190, 240, 5, '#ffd76a') +
        circle(150, 226, 90, 'url(#door)') +
        area('M118 246V212a32 32 0 0 1 64 0v34Z', 'url(#gold)') +
        area('M126 246V214a24 24 0 0 1 48 0v32Z', '#fff3c0') +
        [62, 92, 208, 238].map((x) => area(`M${x - 8} 232V214a8 8 0 0 1 16 0v18Z`, '#ffc24a')).join('') +
        area('M128 244H172L236 330H64Z', 'url(#rug)') +
        line('M128 244L64 330M172 244L236 330', '#ffd76a', 4) +
        cypress(12, 262, 0.84) +
        cypress(288, 262, 0.84) +
        onlyWide(
          at,
          area('M-260 262Q-120 236 40 300V340H-260Z', '#1c0a54') +
            cypress(-30, 266, 0.66) +
            cypress(-222, 282, 1.1) +
            cypress(-184, 288, 0.8) +
            place(outlined(chips(0, 0, 4, '#e8304a') + chips(44, 6, 2, '#2fb8a0'), 3), -132, 280, 1.15) +
            place(face(p, 0, 0, 'spade', '2', 14), -44, 262, 0.94),
        ) +
        bricks(at, 200, ['#7a58c8', '#3c2080', '#1c0c44']),
      { paint: 'split', bend: 'straight', weight: 0.25, sharp: true },
      { x: 18, y: 197, width: 264, height: 86 },
    )
  )
}

/** A lighthouse that is a tall tower of poker chips, on a rock in the sea at dusk. */
const parolaPoker: Flagship = (at, write) => {
  const x = at.wide ? 330 : 150
  const base = at.wide ? 224 : 216
  const [r, tall] = [60, 16]
  const count = 9
  /** A chip from the side: its edge has light marks, and each chip is turned a little. */
  const chip = (i: number): string => {
    const cx = x + ((i * 7) % 5) - 2
    const y = base - i * tall
    const [color, dark] = [
      ['#e8344a', '#a0123a'],
      ['#2f6ae0', '#1a2f8a'],
      ['#1fa870', '#0a5a48'],
    ][Math.floor(i / 3) % 3] as [string, string]
    const mark = (turn: number): string => {
      const from = Math.cos(turn) * r
      const to = Math.cos(turn + 0.3) * r
      const at1 = (px: number): number => 13 * Math.sqrt(Math.max(0, 1 - (px / r) ** 2))
      return area(
        `M${num(cx + from)} ${num(y - tall + at1(from))}L${num(cx + to)} ${num(y - tall + at1(to))}v${tall}L${num(cx + from)} ${num(y + at1(from))}Z`,
        '#fffaf0',
      )
    }
    return (
      outlined(
        area(`M${cx - r} ${y - tall}V${y}A${r} 13 0 0 0 ${cx + r} ${y}V${y - tall}Z`, color) +
          oval(cx, y - tall, r, 13, color),
        4,
      ) +
      area(`M${cx + 14} ${y - tall + 12}V${y + 12}A${r} 13 0 0 0 ${cx + r} ${y}V${y - tall}Z`, dark, { opacity: 0.7 }) +
      [0.24, 1.02, 1.8, 2.5].map((turn) => mark(turn + (i % 3) * 0.12)).join('')
    )
  }
  const top = base - count * tall
  const boat = (bx: number, by: number, scale: number): string =>
    place(
      area('M4 -8L-6 -68L44 -10Z', '#ffe9d0', { stroke: '#2b1a2b', 'stroke-width': 3, 'stroke-linejoin': 'round' }) +
        area('M-6 -68L4 -8L-40 -14Z', '#ff8a6a', { stroke: '#2b1a2b', 'stroke-width': 3, 'stroke-linejoin': 'round' }) +
        area('M-54 -6H56Q48 12 34 14H-32Q-46 12 -54 -6Z', '#3a1f4a', { stroke: '#2b1a2b', 'stroke-width': 3 }) +
        line('M-50 -5H52', '#ff9a5a', 4) +
        line('M-44 22h70M-20 30h54', '#dfe6ff', 3, { opacity: 0.5 }),
      bx,
      by,
      scale,
    )
  const rock = `M${x - 190} 330L${x - 150} ${base + 26}L${x - 96} ${base + 6}L${x - 66} ${base - 12}H${x + 66}L${x + 96} ${base + 4}L${x + 150} ${base + 22}L${x + 190} 330Z`
  return (
    lit('air', ['#12144e', '#4a2f92', '#e8708a', '#ffbf7a'], [0, 1]) +
    lit('water', ['#5a6fc8', '#1f3486', '#0c1648'], [0, 1]) +
    lit('rock', ['#8a86b0', '#4a4680', '#231f4c'], [0.4, 1]) +
    lit('roof', ['#ff9a7a', '#d4303f', '#7a1030'], [1, 0.3]) +
    halo('lamp', '#fff2a8', 1) +
    `<linearGradient id="beam"><stop stop-color="#fff6c0" stop-opacity="0"/><stop offset="1" stop-color="#fff6c0" stop-opacity=".95"/></linearGradient>` +
    `<linearGradient id="back"><stop stop-color="#fff6c0" stop-opacity=".95"/><stop offset="1" stop-color="#fff6c0" stop-opacity="0"/></linearGradient>` +
    box(0, 0, at.width, at.height, 'url(#air)') +
    stars(at, 18) +
    box(0, base - 10, at.width, 140, 'url(#water)') +
    line(`M0 ${base - 10}H${at.width}`, '#ffd0a8', 3) +
    (at.wide
      ? // The far shore with the lights of a town, and boats on the water.
        area(`M-10 ${base - 10}V178Q30 160 70 176Q110 150 160 180Q200 186 236 ${base - 10}Z`, '#4a2a78') +
        dots(
          Array.from({ length: 22 }, (_, i) => ({ x: 6 + i * 9.4, y: 196 + ((i * 7) % 13) })),
          2.2,
          '#ffe08a',
        ) +
        line('M20 222h26M70 228h34M124 220h30M176 230h24', '#ffd98a', 3, { opacity: 0.7 }) +
        boat(66, 240, 0.9) +
        boat(182, 252, 0.62) +
        boat(440, 218, 0.6)
      : '') +
    area(`M${x} ${top - 28}L-10 ${top - 60}V${top + 60}L${x} ${top - 12}Z`, 'url(#beam)') +
    area(`M${x} ${top - 28}L${at.width + 10} ${top - 70}V${top + 40}L${x} ${top - 12}Z`, 'url(#back)', {
      opacity: 0.6,
    }) +
    outlined(area(rock, 'url(#rock)')) +
    line(`M${x - 146} ${base + 26}L${x - 96} ${base + 9}L${x - 64} ${base - 8}`, '#d8d4f2', 5) +
    contact(x, base + 4, 70, 12) +
    circle(x, top - 24, 90, 'url(#lamp)') +
    repeat(count, chip) +
    // The gallery, the lamp with the sign of spades, and the roof.
    outlined(oval(x, top - 2, 46, 11, '#fff3d8') + box(x - 25, top - 40, 50, 36, '#fff6c0', 4), 4) +
    place(suit('spade', 0, 0, 1.2, '#2b1a2b'), x, top - 22) +
    outlined(
      area(
        `M${x - 38} ${top - 38}Q${x - 20} ${top - 66} ${x} ${top - 70}Q${x + 20} ${top - 66} ${x + 38} ${top - 38}Z`,
        'url(#roof)',
      ),
    ) +
    (at.wide ? '' : rocks(at, 222, ['#8a7ac8', '#4a4494', '#1a1a4c'])) +
    write(
      at.wide
        ? { x: 24, y: 40, width: 204, height: 122, style: { paint: 'block', bend: 'straight', weight: 0.26 } }
        : { x: 26, y: 220, width: 248, height: 64, style: { paint: 'block', bend: 'straight', weight: 0.26 } },
    )
  )
}

/** A bowl of beef stew, as the dish has the name of the game, with a pair of cards in it. */
const paresPares: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [346, 138, 1.02] : [150, 146, 1]
  const reach = 130
  const rim = reach - 4
  const card = (dx: number, turn: number, mark: 'heart' | 'spade'): string =>
    place(
      box(-39, -116, 84, 150, '#2a0a1c', 12, { opacity: 0.35 }) +
        box(-43, -120, 86, 150, 'url(#card)', 12) +
        suit(mark, 8, -56, 2.5, mark === 'heart' ? suitRed : '#141126') +
        write({
          x: -36,
          y: -114,
          width: 26,
          height: 32,
          words: '7',
          rows: 1,
          style: { paint: 'plain', bend: 'straight', weight: 0.26 },
        }),
      dx,
      -2,
      1,
      turn,
    )
  const bowl =
    contact(6, 128, reach * 0.72, 14, '#1a0614') +
    oval(0, 6, reach, 24, '#8fb0d8') +
    oval(0, 6, rim - 6, 18, '#5c2412') +
    oval(-6, 8, rim - 26, 12, '#9a4a1c') +
    card(-40, -13, 'heart') +
    card(42, 12, 'spade') +
    area(`M${-rim + 8} 12Q0 44 ${rim - 8} 12Q${rim - 30} 32 0 32Q${30 - rim} 32 ${8 - rim} 12Z`, '#7a3414') +
    area(
      `M${-reach} 6C${-reach} 74 ${-reach * 0.62} 122 ${-reach * 0.5} 126H${reach * 0.5}C${reach * 0.62} 122 ${reach} 74 ${reach} 6C${reach * 0.7} 38 ${-reach * 0.7} 38 ${-reach} 6Z`,
      'url(#bowl)',
    ) +
    line(`M${-reach} 7C${-reach * 0.7} 38 ${reach * 0.7} 38 ${reach} 7`, '#1f5fb8', 8) +
    line(`M${-reach} 4C${-reach * 0.7} 34 ${reach * 0.7} 34 ${reach} 4`, '#ffffff', 3) +
    line(`M${-reach + 14} 46C${-reach * 0.84} 84 ${-reach * 0.7} 104 ${-reach * 0.6} 112`, '#fff', 6, {
      opacity: 0.9,
    }) +
    (at.wide
      ? // A painted band where the square cover has the name.
        line('M-108 52Q0 92 108 52M-84 96Q0 122 84 96', '#1f5fb8', 4) +
        [-72, -36, 0, 36, 72]
          .map((dx, i) =>
            suit(i % 2 === 0 ? 'spade' : 'heart', dx, 88 - (dx * dx) / 420, 1.1, i % 2 === 0 ? '#1f5fb8' : suitRed),
          )
          .join('')
      : write({
          x: -reach * 0.76,
          y: 36,
          width: reach * 1.52,
          height: 86,
          rows: 2,
          style: { ...onSign, bend: 'smile', weight: 0.27 },
        }))
  // The wall of the eatery: a shelf with bottles, a lamp over the counter, and a dish of calamansi.
  const eatery =
    halo('bulb', '#ffe9a0', 0.8) +
    circle(96, 60, 150, 'url(#bulb)') +
    box(-10, 52, 226, 9, '#8a4a26') +
    box(-10, 61, 226, 5, '#3a1a14', 0, { opacity: 0.5 }) +
    [14, 40, 150, 178, 200]
      .map(
        (bx, i) =>
          box(bx - 8, 20, 16, 32, ['#c8502a', '#3f9a5a', '#d8a02a'][i % 3]!, 4) +
          box(bx - 4, 8, 8, 14, ['#8a2a1a', '#1f6a3a', '#9a6a12'][i % 3]!, 2) +
          box(bx - 8, 30, 16, 10, '#fff3d8'),
      )
      .join('') +
    line('M96 -4V22', '#12262c', 3) +
    area('M72 44Q74 22 96 20Q118 22 120 44Z', '#e8303f') +
    oval(96, 44, 24, 5, '#fff3b0') +
    contact(84, 250, 64, 9, '#3a0614') +
    oval(84, 238, 60, 14, '#e8f0ff') +
    oval(84, 236, 48, 9, '#b8c8e8') +
    [58, 84, 110]
      .map((cx, i) => circle(cx, 228 - (i % 2) * 8, 15, '#4fae3a') + circle(cx - 4, 223 - (i % 2) * 8, 5, '#c8f08a'))
      .join('')
  return (
    lit('wall', ['#0f6f78', '#0b4a5c'], [0, 1]) +
    lit('card', ['#ffffff', '#fff6ea', '#d9c8d0']) +
    lit('bowl', ['#ffffff', '#f0f4ff', '#b8c4e4', '#7a86b8'], [1, 0.5]) +
    lit('pane', ['#2a1a5c', '#c2506a', '#ffb36b'], [0, 1]) +
    lit('cloth', ['#f0525a', '#b82a44'], [0, 1]) +
    box(0, 0, at.width, at.height, 'url(#wall)') +
    box(x - 112, 10, 224, 150, '#f2c27a', 6) +
    box(x - 104, 18, 208, 140, 'url(#pane)') +
    line(`M${x} 18V158M${x - 104} 84h208`, '#f2c27a', 7) +
    (at.wide ? eatery : '') +
    area(`M0 ${at.wide ? 200 : 214}H${at.width}V300H0Z`, 'url(#cloth)') +
    repeat(at.wide ? 10 : 6, (i) =>
      area(`M${i * 54 - 8} ${at.wide ? 200 : 214}h27l-10 100h-34Z`, '#fff', { opacity: 0.22 }),
    ) +
    place(bowl, x, y, size) +
    line(`M${x - 96} ${y - 14}q-16 -26 0 -48t0 -46M${x + 98} ${y - 14}q-16 -26 0 -48t0 -46`, '#fff', 7, {
      opacity: 0.55,
    }) +
    (at.wide
      ? write({
          x: 24,
          y: 74,
          width: 180,
          height: 128,
          style: { paint: 'block', bend: 'straight', weight: 0.26 },
        })
      : '')
  )
}

/** A card between two others, as a door that opens. */
/** A tabby cat looks out between two cards that stand on a table, in the light of a lamp. */
const inBetween: Flagship = (at, write) => {
  /** In a square cover, the button of the card hides the upper right corner, so there the rank is in the lower half. */
  const side = (x: number, kind: 'club' | 'diamond', rank: string, skew: number, isLow = false): string => {
    const color = kind === 'diamond' ? suitRed : '#1a1430'
    return (
      `<g transform="translate(${x} 112) skewY(${skew})">` +
      box(-41, -88, 90, 182, '#04140f', 12, { opacity: 0.5 }) +
      box(-46, -92, 92, 182, 'url(#paper)', 12) +
      numeral(rank, -22, isLow ? 28 : -62, 34, color, 0.24) +
      suit(kind, -22, isLow ? 64 : -28, 1.5, color) +
      suit(kind, 8, isLow ? -30 : 24, 3.6, color) +
      '</g>'
    )
  }
  const ear = (mirror: boolean): string =>
    `<g transform="scale(${mirror ? -1 : 1} 1)">` +
    area('M-58 -24C-66 -56 -64 -86 -58 -96C-42 -88 -24 -72 -14 -56Z', 'url(#fur)') +
    area('M-52 -36C-56 -58 -54 -72 -52 -80C-42 -74 -32 -64 -26 -54Z', '#ffb89a') +
    '</g>'
  const eye = (x: number): string =>
    oval(x, -8, 19, 20, '#5a2410') +
    oval(x, -8, 17, 18, 'url(#iris)') +
    oval(x, -7, 6, 15, '#12060c') +
    circle(x - 6, -15, 5, '#fff') +
    circle(x + 5, 0, 2.6, '#fff', { opacity: 0.8 })
  const cat =
    ear(false) +
    ear(true) +
    area(
      'M-66 2C-70 -42 -40 -64 0 -64C40 -64 70 -42 66 2C66 20 78 28 74 34C60 36 54 54 0 56C-54 54 -60 36 -74 34C-78 28 -66 20 -66 2Z',
      'url(#fur)',
    ) +
    area('M28 -58C56 -48 68 -26 66 2C66 20 78 28 74 34C60 36 54 54 0 56C40 36 46 -20 28 -58Z', '#8a3a10', {
      opacity: 0.35,
    }) +
    line('M0 -62V-38M-14 -60L-12 -42M14 -60L12 -42M-64 -6L-44 -2M-66 12L-46 10M64 -6L44 -2M66 12L46 10', '#a8501a', 6) +
    oval(-13, 30, 20, 17, '#fff4e0') +
    oval(13, 30, 20, 17, '#fff4e0') +
    oval(0, 42, 15, 10, '#fff4e0') +
    eye(-29) +
    eye(29) +
    area('M-9 14Q0 10 9 14Q6 22 0 24Q-6 22 -9 14Z', '#f2788a') +
    line('M0 24V31Q-8 40 -16 34M0 31Q8 40 16 34', '#6a2a14', 3.4) +
    line('M-26 28L-70 20M-26 34L-68 38M26 28L70 20M26 34L68 38', '#fff8ec', 2.2) +
    dots(
      [
        { x: -18, y: 28 },
        { x: -14, y: 34 },
        { x: 18, y: 28 },
        { x: 14, y: 34 },
      ],
      1.6,
      '#a86a4a',
    )
  const paw = (x: number): string =>
    oval(x, 200, 25, 17, 'url(#fur)') +
    oval(x, 204, 21, 12, '#fff4e0') +
    line(`M${x - 7} 206v8M${x + 7} 206v8`, '#a86a4a', 2.6)
  return (
    lit('room', ['#0f4a3f', '#1f8a6a', '#0a2f2a'], [0, 1]) +
    lit('paper', ['#ffffff', '#dff4ea'], [0.6, 1]) +
    lit('fur', ['#ffc878', '#f2923a', '#c2601f'], [0.6, 1]) +
    round('iris', ['#e8ff8a', '#6fd84a', '#1f8a3a']) +
    lit('felt', ['#2fae7a', '#0a4a3f'], [0, 1]) +
    halo('lamp', '#fff3b0', 0.95) +
    backdrop(at, 'url(#room)') +
    scene(
      at,
      write,
      repeat(12, (i) => box(i * 52 - 256, -10, 26, 220, '#0a3a33', 0, { opacity: 0.5 })) +
        circle(150, 90, 190, 'url(#lamp)') +
        area('M92 210C84 150 108 130 150 130C192 130 216 150 208 210Z', 'url(#fur)') +
        area('M126 210C122 166 132 150 150 150C168 150 178 166 174 210Z', '#fff4e0') +
        place(cat, 150, 96, 0.98) +
        area('M-260 208Q40 190 330 208V330H-260Z', 'url(#felt)') +
        line('M-260 208Q40 190 330 208', '#ffe08a', 6) +
        oval(40, 208, 60, 8, '#04140f', 0, { opacity: 0.5 }) +
        oval(260, 208, 60, 8, '#04140f', 0, { opacity: 0.5 }) +
        side(44, 'club', '4', 6) +
        side(256, 'diamond', 'J', -6, !at.wide) +
        paw(118) +
        paw(182) +
        felt(at, 222, ['#3ab890', '#12705c', '#06302c'], ['#f0b070', '#8a4a2c']),
      { paint: 'split', bend: 'straight', weight: 0.25 },
      { x: 18, y: 213, width: 264, height: 70 },
    )
  )
}

/** A wet alley by night; the lit ace at its end stands as high as the houses. */
const aceAlley: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [346, 128, 1.04] : [150, 106, 1]
  const brick = (side: number): string => {
    const edge = side < 0 ? 0 : at.width
    const inner = x + side * 74
    const wall = `M${edge} -10L${inner} 10V${y + 84}L${edge} ${at.height + 30}Z`
    const rows = repeat(
      11,
      (i) => `M${edge} ${num(-10 + (i * (at.height + 40)) / 10)}L${inner} ${num(10 + (i * (y + 74)) / 10)}`,
    )
    const joints = repeat(22, (i) => {
      const t = ((i % 4) + 0.3 + (Math.floor(i / 4) % 2) * 0.5) / 4.4
      const row = Math.floor(i / 4) * 2 + (i % 2)
      const px = edge + (inner - edge) * t
      const high = (r: number): number => (-10 + (r * (at.height + 40)) / 10) * (1 - t) + (10 + (r * (y + 74)) / 10) * t
      return `M${num(px)} ${num(high(row))}V${num(high(row + 1))}`
    })
    return area(wall, `url(#wall${side < 0 ? 'l' : 'r'})`) + line(rows + joints, '#2a0c1c', 3, { opacity: 0.6 })
  }
  const card =
    box(-64, -94, 128, 184, '#ff2f5a', 18, { opacity: 0.5 }) +
    box(-58, -88, 116, 172, '#1a0a1c', 14) +
    box(-58, -88, 116, 172, 'url(#paper)', 14) +
    box(-50, -80, 100, 156, 'none', 10, { stroke: '#ff3f6a', 'stroke-width': 4 }) +
    suit('spade', 0, 4, 4.6, '#2a0c2a') +
    suit('spade', -4, 0, 4.1, 'url(#spade)') +
    numeral('A', -36, -62, 20, '#c01c4a', 0.26) +
    place(numeral('A', 0, 0, 20, '#c01c4a', 0.26), 36, 58, 1, 180)
  const cat =
    area(
      'M-26 0C-30 -22 -18 -34 -6 -36L-8 -52L2 -46L12 -52L14 -36C20 -30 20 -22 14 -18C22 -10 24 -4 24 0Z',
      '#120610',
    ) +
    line('M24 -2C38 -2 40 -18 34 -28', '#120610', 6) +
    line('M0 -38h.01M9 -38h.01', '#ffd25e', 4)
  return (
    lit('air', ['#14082a', '#4a1450', '#c0305a'], [0, 1]) +
    lit('walll', ['#5a1f30', '#b04a3a', '#ff9a5a'], [1, 0]) +
    lit('wallr', ['#ff9a5a', '#a8443a', '#4a1830'], [1, 0]) +
    lit('road', ['#ff6f6a', '#7a1c4a', '#1c0826'], [0, 1]) +
    lit('paper', ['#ffffff', '#fff3e0', '#ffd0b8'], [0.4, 1]) +
    lit('spade', ['#7a5ac8', '#3a1c6a', '#1a0a2a']) +
    halo('neon', '#ff7a9a') +
    halo('lamp', '#ffe0a0') +
    box(0, 0, at.width, at.height, 'url(#air)') +
    stars(at, 10) +
    area(`M0 ${at.height + 20}L${x - 74} ${y + 84}H${x + 74}L${at.width} ${at.height + 20}Z`, 'url(#road)') +
    brick(-1) +
    brick(1) +
    circle(x, y, 170, 'url(#neon)') +
    circle(x - 108, 40, 60, 'url(#lamp)') +
    circle(x + 108, 40, 60, 'url(#lamp)') +
    line(`M${x - 126} 22h18v14M${x + 126} 22h-18v14`, '#1a0a1c', 6) +
    area(`M${x - 124} 46l8 -12h16l8 12ZM${x + 92} 46l8 -12h16l8 12Z`, '#1a0a1c') +
    oval(x - 108, 50, 9, 6, '#fffbe0') +
    oval(x + 108, 50, 9, 6, '#fffbe0') +
    area(`M${x - 58} ${y + 86}H${x + 58}L${x + 92} ${at.height}H${x - 92}Z`, '#ffe0d0', { opacity: 0.45 }) +
    line(`M${x - 40} ${y + 112}h54M${x - 10} ${y + 128}h60M${x - 62} ${y + 142}h50`, '#fff', 4, { opacity: 0.5 }) +
    place(card, x, y, size, at.wide ? 3 : -3) +
    place(cat, x + (at.wide ? 92 : 88), y + 98, at.wide ? 1 : 0.9) +
    cobbles(at, 216, ['#e09a9a', '#7a3a58', '#2a0c2a']) +
    write(
      at.wide
        ? { x: 24, y: 78, width: 198, height: 116, style: { paint: 'tube', bend: 'straight', weight: 0.19 } }
        : { x: 14, y: 219, width: 272, height: 64, rows: 1, style: { paint: 'tube', bend: 'straight', weight: 0.2 } },
    )
  )
}

export const pokerFlagships: { readonly [gameId: string]: Flagship } = {
  '30102': pusoyPalace,
  '30105': parolaPoker,
  '30106': paresPares,
  '30204': inBetween,
  '30211': aceAlley,
}
