/** Casino covers with their own compositions, by game ID. */
import { area, around, box, circle, inked, line, num, oval, place, repeat, star } from '../draw.ts'
import { stars } from '../canvas.ts'
import { suit, suitRed } from '../families/cards.ts'
import { chips, face } from '../families/felt.ts'
import { numeral } from '../numerals.ts'
import { drawHand } from '../people/hand.ts'
import { tan } from '../people/head.ts'
import { scene } from './caption.ts'
import { beach, drape, felt, swell } from './feet.ts'
import { outlined } from '../motifs/outline.ts'
import type { Flagship } from './flagship.ts'
import { stageCurtain } from './settings.ts'
import { azure, ivory, scarlet, solidDie } from './solid-die.ts'
import { grassEdge, lampString, onlyWide, palmTree, ridge } from './scenery.ts'
import { halo, lit, round } from './volume.ts'
import { cloud } from './reels-parts.ts'

/** A boat with a sail and a cargo of dice crosses the bay by night. */
const sicBoSampan: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [338, 136, 1.02] : [150, 126, 1]
  const batten = (i: number): string =>
    `M${-58 + i * 5} ${-104 + i * 28}Q0 ${-96 + i * 28} ${70 - i * 4} ${-84 + i * 25}`
  const sail =
    area('M-58 -104Q0 -96 70 -84C62 -50 58 -10 54 22Q0 20 -36 26C-40 -10 -48 -60 -58 -104Z', 'url(#sail)') +
    area('M20 -94L70 -84C62 -50 58 -10 54 22L20 22Z', '#5a0a2a', { opacity: 0.35 }) +
    line(repeat(5, batten), '#7a1430', 4) +
    line('M-58 -104Q0 -96 70 -84', '#ffd98a', 4) +
    line('M4 -122V40', '#5a2a1c', 8) +
    line('M2 -122V40', '#d98a4a', 3)
  const lantern = (dx: number, dy: number): string =>
    circle(dx, dy, 40, 'url(#lamp)') +
    line(`M${dx} ${dy - 24}V${dy - 14}`, '#3a1420', 3) +
    oval(dx, dy, 13, 16, '#f0404a') +
    oval(dx - 3, dy - 2, 5, 13, '#ffd25e') +
    box(dx - 6, dy - 18, 12, 5, '#ffd25e', 2) +
    box(dx - 6, dy + 13, 12, 5, '#ffd25e', 2)
  const boat =
    place(sail, -34, -16, 1.02) +
    place(solidDie([4, 5, 1], ivory), 44, -8, 0.8, -10) +
    place(solidDie([2, 3, 6], azure), 96, -4, 0.64, 14) +
    place(solidDie([5, 6, 4], scarlet), 70, -54, 0.76, 6) +
    area('M-104 16C-100 -22 -50 -30 -14 -22C-2 -16 0 2 0 18Z', 'url(#roof)') +
    line('M-92 8C-84 -10 -50 -18 -18 -12M-98 18C-86 2 -50 -4 -8 0', '#8a5a20', 3) +
    area('M-150 -4C-100 28 104 28 150 -10C138 50 96 78 0 78C-96 78 -138 54 -150 -4Z', 'url(#hull)') +
    area('M-150 -4C-100 28 104 28 150 -10L147 8C100 44 -104 44 -147 12Z', 'url(#rail)') +
    line('M-136 28C-90 58 90 58 134 24', '#ffb06a', 3, { opacity: 0.7 }) +
    line('M134 -12V-40', '#5a2a1c', 5) +
    lantern(134, -26)
  const wave = (top: number, color: string, dx: number): string =>
    area(`M${-40 + dx} ${top}${'q20 -16 40 0t40 0'.repeat(7)}V310H-40Z`, color)
  const moon = at.wide ? x + 30 : x + 56
  const sea = at.wide ? 176 : 170
  return (
    lit('air', ['#06183a', '#0f4a6a', '#2f9a9a', '#ffc88a'], [0, 1]) +
    lit('sail', ['#ff9a6a', '#e8404a', '#a01844'], [0.8, 1]) +
    lit('hull', ['#ffc06a', '#c8702e', '#6a2a1c'], [0.1, 1]) +
    lit('rail', ['#fff0b0', '#ffc23a', '#d98a1c'], [1, 0]) +
    lit('roof', ['#ffe6a0', '#d9a04a', '#8a5a20'], [0.3, 1]) +
    lit('sea', ['#3fc0b0', '#0f5a78', '#06223f'], [0, 1]) +
    halo('moonlight', '#fff6d0') +
    halo('lamp', '#ff9a5a') +
    box(0, 0, at.width, at.height, 'url(#air)') +
    stars(at, 18) +
    circle(moon, 76, 130, 'url(#moonlight)') +
    circle(moon, 76, 58, '#fff6d8') +
    area(
      `M-10 ${sea}L${at.width * 0.1} ${sea - 36}L${at.width * 0.24} ${sea - 8}L${at.width * 0.34} ${sea - 26}L${at.width * 0.5} ${sea}ZM${at.width * 0.66} ${sea}L${at.width * 0.84} ${sea - 30}L${at.width + 10} ${sea}Z`,
      '#0f3f5a',
    ) +
    wave(sea, 'url(#sea)', 0) +
    line(`M${moon - 50} ${sea + 12}h70M${moon - 24} ${sea + 24}h60`, '#fff3c8', 4, { opacity: 0.8 }) +
    place(boat, x, y + 24, size, -3) +
    wave(at.wide ? 216 : 212, '#0c4a66', 12) +
    line(`M-28 ${at.wide ? 216 : 212}${'q20 -16 40 0t40 0'.repeat(7)}`, '#8ff2e0', 3, { opacity: 0.8 }) +
    wave(at.wide ? 246 : 252, '#06283f', -8) +
    swell(at, 210, ['#2f9a98', '#10626c', '#06343f']) +
    write(
      at.wide
        ? { x: 24, y: 74, width: 160, height: 128, style: { paint: 'hollow', bend: 'straight' } }
        : { x: 20, y: 205, width: 260, height: 78, style: { paint: 'hollow', bend: 'straight' } },
    )
  )
}

/** A glass with a cold drink on a table at the beach; its ice cubes are dice. */
const sicBoSiesta: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [346, 142, 0.94] : [150, 114, 0.9]
  const bowl = 'M-88 -66H88L68 88Q66 104 48 104H-48Q-66 104 -68 88Z'
  const drink = 'M-82 -34Q0 -22 82 -34L66 86Q64 98 48 98H-48Q-64 98 -66 86Z'
  const segment = repeat(8, (i) => line('M0 -6V-26', '#fff3c0', 3, { transform: `rotate(${i * 45})` }))
  const glass =
    line('M24 40L66 -128L96 -138', '#fff', 13) +
    area('M24 40L66 -128L96 -138', 'none', { stroke: '#ff5f7a', 'stroke-width': 13, 'stroke-dasharray': '12 16' }) +
    area(bowl, '#ffffff', { opacity: 0.3 }) +
    place(solidDie([6, 5, 3], ivory), -4, -58, 0.94, -10) +
    area(drink, 'url(#drink)') +
    oval(0, -33, 82, 9, '#ffe08a') +
    `<g opacity=".92">${place(solidDie([2, 1, 4], scarlet), -32, 8, 0.86, 14)}${place(solidDie([4, 6, 2], azure), 34, 22, 0.86, -14)}</g>` +
    area(drink, '#ff7a3a', { opacity: 0.18 }) +
    place(solidDie([6, 5, 3], ivory), -4, -62, 0.94, -10) +
    area('M-82 -34Q0 -8 82 -34L79 -8Q0 12 -79 -8Z', 'url(#drink)', { opacity: 0.55 }) +
    [
      [-50, 60, 5],
      [-20, 74, 4],
      [12, 62, 5],
      [50, 70, 4],
      [0, 84, 3],
    ]
      .map(([dx = 0, dy = 0, r = 0]) => circle(dx, dy, r, '#fff', { opacity: 0.6 }))
      .join('') +
    line('M-72 -54L-56 80', '#fff', 9, { opacity: 0.75 }) +
    line('M-54 -50L-46 20', '#fff', 4, { opacity: 0.6 }) +
    line('M-88 -66Q0 -54 88 -66', '#fff', 5, { opacity: 0.9 }) +
    place(
      circle(0, 0, 36, '#ff8a1c') + circle(0, 0, 31, '#fff3c0') + circle(0, 0, 28, '#ffb02e') + segment,
      -82,
      -70,
      1,
    ) +
    place(
      area('M-54 8C-40 -30 40 -30 54 8Q40 -4 27 8Q14 -4 0 8Q-14 -4 -27 8Q-40 -4 -54 8Z', '#7a4ad8') +
        area('M-14 4C-10 -24 10 -24 14 4L0 8Z', '#ffd25e') +
        line('M0 -22V60', '#8a5a2c', 4),
      44,
      -112,
      0.9,
      24,
    )
  const table = at.wide ? 222 : 196
  return (
    lit('air', ['#2f7ad8', '#5fd0e8', '#e8fbd8'], [0, 0.8]) +
    lit('sea', ['#3fe0d0', '#1490b8'], [0, 1]) +
    lit('drink', ['#ffd23a', '#ff9a2e', '#ff4f6a', '#c02a8a'], [0, 1]) +
    lit('tabletop', ['#f0b070', '#b0642e', '#6a2f1c'], [0, 1]) +
    halo('sun', '#fffbe0') +
    box(0, 0, at.width, at.height, 'url(#air)') +
    circle(at.width * 0.12, 36, 130, 'url(#sun)') +
    circle(at.width * 0.12, 36, 26, '#fffbe8') +
    cloud(at.width * 0.9, 70, 0.8, '#fff', 0.9) +
    box(0, 120, at.width, 90, 'url(#sea)') +
    area(`M0 ${table}V166Q${at.width * 0.3} 150 ${at.width * 0.6} 170T${at.width} 160V${table}Z`, '#ffe6b0') +
    line(`M0 166Q${at.width * 0.3} 150 ${at.width * 0.6} 170T${at.width} 160`, '#fff', 4) +
    area(
      `M${at.width + 10} -10C${at.width - 60} -10 ${at.width - 110} 10 ${at.width - 130} 50C${at.width - 100} 30 ${at.width - 60} 24 ${at.width + 10} 40Z`,
      '#12664a',
    ) +
    area(
      `M${at.width + 10} 4C${at.width - 40} 20 ${at.width - 76} 60 ${at.width - 76} 104C${at.width - 56} 70 ${at.width - 30} 56 ${at.width + 10} 56Z`,
      '#2fa35c',
    ) +
    box(0, table, at.width, 120, 'url(#tabletop)') +
    line(`M0 ${table}H${at.width}`, '#ffe0a8', 5) +
    line(`M0 ${table + 30}H${at.width}M0 ${table + 66}H${at.width}`, '#5a2a14', 3, { opacity: 0.4 }) +
    oval(x + 14, y + 102 * size, 84, 12, '#3a1408', 0, { opacity: 0.5 }) +
    place(glass, x, y, size) +
    beach(at, 214, ['#ffd890', '#d8804a', '#7a2a3a']) +
    write(
      at.wide
        ? { x: 24, y: 82, width: 190, height: 122, style: { paint: 'fade', bend: 'arch', weight: 0.26 } }
        : { x: 18, y: 201, width: 264, height: 82, style: { paint: 'fade', bend: 'arch', weight: 0.26 } },
    )
  )
}

/** A house built of cards. */
const blackjackBahay: Flagship = (at, write) => {
  const p = at.palette
  /** A side of the roof: the back of a card, seen from its long edge. */
  const slope = (color: string, dark: string): string =>
    area('M0 -20L-168 92L-150 122L0 24Z', p.ink, { opacity: 0.35, transform: 'translate(4 8)' }) +
    area('M0 -22L-170 92L-152 122L0 22Z', '#fff8ea') +
    area('M-4 -8L-156 94L-149 108L-4 12Z', color) +
    line(
      repeat(7, (i) => `M${-20 - i * 20} ${6 + i * 13.4}l8 8l-16 4Z`),
      '#ffe9b0',
      3,
    ) +
    area('M0 22L-152 122L-149 126L0 32Z', dark)
  const house =
    oval(150, 252, 150, 16, '#0a1a34', 0, { opacity: 0.45 }) +
    // Stilts of chips, and the floor of bamboo.
    [46, 150, 254].map((x, i) => place(chips(0, 0, 7, [suitRed, '#2f8ae8', suitRed][i] ?? ''), x, 244, 1)).join('') +
    box(6, 186, 288, 16, 'url(#bamboo)', 8) +
    line('M46 187v14M98 187v14M150 187v14M202 187v14M254 187v14', '#7a4418', 3) +
    // The walls: the gable with its window, and two cards.
    area('M150 20L28 104V190H272V104Z', 'url(#wood)') +
    repeat(9, (i) => line(`M${46 + i * 26} 80V186`, '#5a2814', 2, { opacity: 0.4 })) +
    circle(150, 66, 40, 'url(#lamp)') +
    box(130, 46, 40, 38, '#5a2814', 5) +
    box(134, 50, 32, 30, '#ffe9a0', 3) +
    suit('heart', 150, 65, 1.2, suitRed) +
    area('M128 188V126H172V188Z', '#ffdc8a') +
    area('M136 188V134H164V188Z', '#fff6d0') +
    line('M118 246L130 192M182 246L170 192M120 236H180M123 222H177M126 208H174', '#7a4418', 7) +
    line('M118 244L129 194M182 244L170 194M120 234H180M123 220H177M126 206H174', '#ffc878', 3) +
    place(face(p, 0, 0, 'heart', 'A', -6), 78, 136, 1.06) +
    place(face(p, 0, 0, 'spade', 'J', 6), 222, 136, 1.06) +
    place(slope('#e8304a', '#7a0f2a'), 150, -2) +
    `<g transform="translate(150 -2) scale(-1 1)">${slope('#2f6ae0', '#12307a')}</g>` +
    circle(150, -18, 12, '#ffcf40') +
    circle(147, -21, 5, '#fff6c8')
  return (
    lit('dusk', ['#1a1a78', '#6a3ab0', '#f07a9a', '#ffc888'], [0, 1]) +
    lit('grass', ['#7ac85a', '#2a8a5a', '#0f4a4a'], [0, 1]) +
    lit('wood', ['#f0a860', '#b8682c', '#6a3018'], [0.2, 1]) +
    lit('bamboo', ['#ffe9a0', '#e0a840', '#8a5418'], [0, 1]) +
    halo('lamp', '#fff0a8') +
    halo('sun', '#fff0b8') +
    box(0, 0, at.width, at.height, 'url(#dusk)') +
    stars(at, 16) +
    scene(
      at,
      write,
      circle(-20, 180, 220, 'url(#sun)') +
        circle(-30, 190, 46, '#fff6d0') +
        ridge(
          232,
          [
            [-200, 156],
            [-110, 130],
            [40, 170],
            [310, 150],
          ],
          '#8a4ab0',
          '#6a3298',
        ) +
        area('M-260 226Q-60 206 120 220T430 214V340H-260Z', 'url(#grass)') +
        onlyWide(
          at,
          palmTree(-206, 238, 1.2, ['#6a3a3a', '#2fa87a', '#176a5a']) +
            palmTree(-30, 232, 0.8, ['#6a3a3a', '#2fa87a', '#176a5a']),
        ) +
        palmTree(300, 230, 1.1, ['#6a3a3a', '#2fa87a', '#176a5a']) +
        lampString([-250, 30], [24, 96], 14, 9) +
        (at.wide ? place(house, 6, 34, 0.94) : place(house, 18, 20, 0.88)) +
        onlyWide(
          at,
          place(chips(0, 0, 5, '#ffb82e') + chips(50, 8, 3, suitRed), -176, 272, 1.2) +
            place(face(p, 0, 0, 'diamond', '10', -20), -60, 276, 0.66) +
            grassEdge('#176a5a'),
        ) +
        drape(at, 212, ['#e8505a', '#a82038', '#5a0820'], '#ffd25e'),
      { paint: at.wide ? 'hollow' : 'block', bend: at.wide ? 'rise' : 'straight', weight: 0.25, sharp: false },
      { x: 22, y: 206, width: 256, height: 78 },
      { y: 78, width: 204, height: 124 },
    )
  )
}

/** The wheel of a show from below: the hand of the host throws it by a peg. */
const gulongGrande: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [318, 124, 1.02] : [126, 106, 1]
  // Letters without spurs, in the colors of the rim.
  const lettering = {
    paint: 'block',
    bend: 'straight',
    alphabet: 'bubble',
    stretch: 1.25,
    weight: 0.26,
    tint: { pale: '#ffe98a', shade: '#e0700c' },
  } as const
  const colors = ['#ff5f96', '#ffd25e', '#4fc9e8', '#8a5cf0']
  const edge = { stroke: '#2b1a2b', 'stroke-width': 5, 'stroke-linejoin': 'round' } as const
  // The upper side of the wheel is farther from the viewer, so it is smaller.
  const spot = (radius: number, angle: number, drop = 0): string => {
    const turn = (angle * Math.PI) / 180
    const [px, py] = [radius * Math.cos(turn), radius * Math.sin(turn)]
    const near = 1 / (1 - 0.0024 * py)
    return `${num(px * near)} ${num(py * 0.84 * near + drop)}`
  }
  const ring = (radius: number, drop = 0): string =>
    `M${Array.from({ length: 48 }, (_, i) => spot(radius, i * 7.5, drop)).join('L')}Z`
  /** Points on the edge of the slices. */
  const arc = (from: number, to: number): string =>
    Array.from({ length: 6 }, (_, k) => spot(106, from + (k * (to - from)) / 5)).join('L')
  const slice = (i: number): string =>
    area(`M0 0L${arc(i * 30, i * 30 + 30)}Z`, colors[i % 4] ?? '', { stroke: '#fff3d0', 'stroke-width': 3 }) +
    // Each slice is lit at one edge and dark at the other one.
    area(`M0 0L${arc(i * 30 + 2, i * 30 + 10)}Z`, '#fff', { opacity: 0.34 }) +
    area(`M0 0L${arc(i * 30 + 20, i * 30 + 28)}Z`, '#2a0a4a', { opacity: 0.32 })
  const at12 = (radius: number, i: number, shift = 0): [number, number] =>
    spot(radius, i * 30 + shift)
      .split(' ')
      .map(Number) as [number, number]
  const wheel =
    area(ring(128, 26), '#2b1a2b', { ...edge, 'stroke-width': 8 }) +
    area(ring(128, 22), '#8a4a0c') +
    area(ring(128, 12), '#c8821a') +
    area(ring(128), 'url(#gold)', edge) +
    area(ring(112), '#4a1460') +
    repeat(12, slice) +
    repeat(12, (i) => {
      const [sx, sy] = at12(78, i, 15)
      return area(star(sx, sy, 5, 14, 6.4, i * 30 + 15), i % 2 === 0 ? '#fffbe0' : '#fff3b0')
    }) +
    area(ring(106), 'url(#gloss)') +
    repeat(12, (i) => {
      const [sx, sy] = at12(119, i)
      return circle(sx, sy + 2, 8, '#7a3a08') + circle(sx, sy - 1, 7, '#fffbe0')
    }) +
    area(ring(34, 5), '#5a2a08') +
    area(ring(34), 'url(#hub)', { ...edge, 'stroke-width': 4 }) +
    area(star(0, 1, 5, 20, 9), '#e2303f') +
    line('M-112 -30Q-96 -72 -50 -84', '#fffbe0', 6)
  const hand =
    // A red sleeve with a golden cuff, and the fist around a peg.
    area('M104 230L72 152L118 128L196 214V250H104Z', 'url(#sleeve)', edge) +
    area('M118 128L196 214V250H150Z', '#5a0a2c', { opacity: 0.5 }) +
    area('M66 148L112 120L124 136L76 166Z', '#ffd25e', edge) +
    area('M68 140L58 118L96 96L110 120Z', tan.base, edge) +
    line('M52 74L70 96', '#2b1a2b', 15) +
    line('M52 74L70 96', '#fffbe0', 9) +
    `<g stroke="#2b1a2b">${place(inked(box(-21, -18, 42, 36, tan.base, 14)), 74, 100, 1.5, -32)}</g>` +
    place(inked(drawHand('fist', tan)), 74, 100, 1.5, -32)
  const [pinX, pinY] = spot(128, -90).split(' ').map(Number) as [number, number]
  return (
    stageCurtain(at, ['#3f6fe0', '#1f2f92', '#0f134f'], '#b8d8ff') +
    lit('gold', ['#fff6b8', '#ffc93f', '#e09a1e', '#9a5a0c'], [0.2, 1]) +
    lit('gloss', ['#ffffff77', '#ffffff00', '#1a083600', '#1a083688'], [0.4, 1]) +
    lit('pin', ['#ff9a8a', '#e2303f', '#9a1038']) +
    lit('sleeve', ['#ff6a7a', '#d8304f', '#7a0f34'], [0.6, 1]) +
    round('hub', ['#fffbe0', '#ffd25e', '#c27a14']) +
    area(`M${x - 30} -10L${x - 190} 320H${x + 190}L${x + 30} -10Z`, '#d8e8ff', { opacity: 0.14 }) +
    (at.wide ? area('M0 246Q240 230 480 246V280H0Z', '#0a0838') + line('M0 246Q240 230 480 246', '#8ab0ff', 4) : '') +
    place(
      wheel +
        area(`M${pinX - 18} ${pinY - 26}H${pinX + 18}L${pinX} ${pinY + 16}Z`, 'url(#pin)', edge) +
        // The wheel begins to turn.
        line('M128 -18A150 126 0 0 0 92 -82M146 -20A168 142 0 0 0 112 -84', '#fff6d0', 5, { opacity: 0.85 }) +
        place(hand, 34, -58),
      x,
      y,
      size,
    ) +
    (at.wide
      ? write({ x: 24, y: 64, width: 152, height: 136, style: lettering })
      : drape(at, 216, ['#7a5cf0', '#3a248a', '#150a44'], '#ffd25e') +
        write({ x: 20, y: 199, width: 260, height: 84, style: lettering }))
  )
}

/** A roulette wheel in perspective, and the trail of its ball. */
const gulongRapido: Flagship = (at, write) => {
  const p = at.palette
  const [x, y, r, grow] = at.wide ? [334, 116, 150, 0.94] : [150, 112, 160, 1]
  const reach = r * grow
  // The order of a wheel, from its zero.
  const order = [0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5]
  const wheel =
    outlined(circle(0, 24, r, '#8a4a0c') + circle(0, 0, r, '#ffc93f'), 11) +
    circle(-3, -3, r - 5, '#fff0a8') +
    circle(0, 0, r - 9, '#f0a52a') +
    outlined(circle(0, 0, r - 15, '#4a1470'), 5) +
    around(20, r - 38)
      .map((spot, i) =>
        place(
          box(-20, -20, 40, 40, i === 0 ? '#2fa35c' : i % 2 === 1 ? suitRed : p.ink, 3) +
            numeral(String(order[i]), 0, 0, 20, p.pale, 0.24),
          spot.x,
          spot.y,
          1,
          spot.angle + 90,
        ),
      )
      .join('') +
    outlined(circle(0, 0, r - 62, '#ffd25e'), 6) +
    circle(0, 0, r - 72, '#12a88a') +
    circle(-4, -5, r - 82, '#2fd0a8') +
    outlined(area(star(0, 0, 4, r - 80, 24), '#ffd25e') + circle(0, 0, 24, '#fff6d0'), 6) +
    circle(0, 0, 24, '#fff6d0')
  return (
    stageCurtain(at, ['#8a2fa8', '#4a1470', '#1f0838']) +
    circle(x, y, 170, 'url(#glow)') +
    (at.wide
      ? lit('table', ['#d0406a', '#7a1a48', '#34082a'], [0, 1]) +
        area('M-2 168Q240 128 482 168V272H-2Z', 'url(#table)') +
        line('M-6 168Q240 128 486 168', '#7a3a2a', 15) +
        line('M-6 164Q240 124 486 164', '#ffc06a', 6) +
        line('M-6 228Q240 196 486 228M-6 236Q240 204 486 236', '#ffe08a', 2, { opacity: 0.6 }) +
        oval(x - 4, y + 44, 150, 84, '#1c0420', -9, { opacity: 0.6 })
      : '') +
    `<g transform="translate(${x} ${y}) rotate(-9) scale(${grow} ${Math.round(58 * grow) / 100})">${wheel}</g>` +
    area(
      `M${num(x - reach * 0.86)} ${y - 6}A${num(reach * 0.9)} ${num(reach * 0.5)} -9 0 1 ${num(x + reach * 0.5)} ${num(y - reach * 0.5)}`,
      'none',
      {
        stroke: '#fff',
        'stroke-width': 9,
        'stroke-linecap': 'round',
        opacity: 0.5,
      },
    ) +
    circle(x + reach * 0.47, y - reach * 0.265, 13 * grow, p.ink, { opacity: 0.5 }) +
    outlined(circle(x + reach * 0.455, y - reach * 0.285, 13 * grow, '#fff')) +
    (at.wide
      ? chips(150, 240, 3, '#2fa35c') +
        chips(32, 244, 6, '#f0384f') +
        chips(92, 254, 4, '#ffb83a') +
        chips(452, 248, 5, '#5a6af0') +
        chips(400, 264, 2, '#f0384f')
      : '') +
    felt(at, 216, ['#d0406a', '#7a1a48', '#34082a'], ['#ffc06a', '#7a3a2a']) +
    write(
      at.wide
        ? {
            x: 24,
            y: 44,
            width: 168,
            height: 124,
            skew: -10,
            style: { paint: 'split', bend: 'straight', weight: 0.25 },
          }
        : {
            x: 24,
            y: 201,
            width: 252,
            height: 82,
            turn: -4,
            skew: -10,
            style: { paint: 'split', bend: 'straight', weight: 0.25 },
          },
    )
  )
}

export const casinoFlagships: { readonly [gameId: string]: Flagship } = {
  '17103': sicBoSampan,
  '17108': gulongGrande,
  '17202': gulongRapido,
  '17203': sicBoSiesta,
  '17205': blackjackBahay,
}
