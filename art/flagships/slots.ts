/** Slot covers with their own compositions, by game ID. */
import { area, box, circle, dots, line, num, oval, place, repeat, star, around } from '../draw.ts'
import { lanterns, rays, stars } from '../canvas.ts'
import { symbol } from '../families/slot.ts'
import { slotMotifs } from '../motifs/all.ts'
import { numeral } from '../numerals.ts'
import { ground, houses, onSign } from './flagship.ts'
import type { Flagship } from './flagship.ts'
import { printedPaper, stageCurtain } from './settings.ts'
import { halo, limb, lit, round } from './volume.ts'

/** The head of a carabao before the sun, between stalks of rice. */
const carabaoGold: Flagship = (at, write) => {
  const p = at.palette
  const [x, y, size] = at.wide ? [350, 124, 1.14] : [150, 118, 1.14]
  const stalk = (sx: number, foot: number, high: number, lean: number): string => {
    const grains = repeat(7, (i) => {
      const t = 0.46 + i * 0.08
      const [gx, gy] = [sx + lean * t * t, foot - high * t + lean * lean * 0.006 * t * t]
      return oval(gx + (i % 2 === 0 ? 5 : -5), gy, 4.4, 9, i % 2 === 0 ? '#ffd24a' : '#f0a52a', lean > 0 ? 40 : -40)
    })
    return (
      line(
        `M${sx} ${foot}Q${sx} ${foot - high * 0.6} ${num(sx + lean)} ${num(foot - high + lean * lean * 0.006)}`,
        '#c98a2a',
        4,
      ) + grains
    )
  }
  const sash = at.wide ? 300 : 216
  return (
    lit('air', ['#7a2410', '#d9601c', '#ffb63a'], [0, 1]) +
    halo('sun', '#fff3b8') +
    lit('disc', ['#fff6c8', '#ffd04a', '#ff9a2e'], [0, 1]) +
    lit('field', ['#e0a02a', '#7a4a12'], [0, 1]) +
    lit('sash', ['#ff7a4a', '#e0402f', '#9a1c2a'], [0, 1]) +
    box(0, 0, at.width, at.height, 'url(#air)') +
    rays({ ...at, x, y }, 14, '#fff0a0', 0.2) +
    circle(x, y, 200, 'url(#sun)') +
    circle(x, y - 6, at.wide ? 122 : 116, 'url(#disc)') +
    area(
      `M0 ${at.height - 78}Q${at.width * 0.3} ${at.height - 100} ${at.width * 0.6} ${at.height - 80}T${at.width} ${at.height - 90}V310H0Z`,
      'url(#field)',
    ) +
    place(oval(4, 66, 96, 30, '#3a1a10', 0, { opacity: 0.35 }) + slotMotifs.carabao(p), x, y, size) +
    [
      [at.wide ? 236 : 14, 150, 26],
      [at.wide ? 216 : 40, 116, 34],
      [at.wide ? 260 : -6, 110, -20],
      [at.wide ? 474 : 288, 150, -30],
      [at.wide ? 452 : 262, 112, -34],
      [at.wide ? 486 : 306, 104, 20],
    ]
      .map(([sx = 0, high = 0, lean = 0]) => stalk(sx, at.height + 6, high + (at.wide ? 0 : 60), lean))
      .join('') +
    (at.wide
      ? ''
      : area(`M0 ${sash}L300 ${sash - 20}V310H0Z`, '#3a0c0c', { opacity: 0.5 }) +
        area(`M0 ${sash + 8}L300 ${sash - 12}V310H0Z`, 'url(#sash)') +
        line(`M0 ${sash + 15}L300 ${sash - 5}`, '#ffd98a', 3)) +
    write(
      at.wide
        ? { x: 16, y: 74, width: 206, height: 126, style: { stretch: 0.95 } }
        : { x: 16, y: 214, width: 268, height: 78, turn: -4, style: { stretch: 1 } },
    )
  )
}

/** A lantern near the viewer, cut by the frame, and a string of lanterns over a street. */
const parolNights: Flagship = (at, write) => {
  const p = at.palette
  const w = at.width
  const street = at.wide ? 152 : 190
  const lantern = (t: number): { x: number; y: number; size: number } => ({
    x: w * (0.6 + t * 0.36),
    y: 58 + t * (at.wide ? 62 : 68),
    size: 0.42 - t * 0.22,
  })
  return (
    stars(at, 8) +
    circle(w * 0.8, street, 110, p.glow, { opacity: 0.14 }) +
    houses(at, at.wide ? 196 : 128, w + 20, street, p.deep) +
    ground(at, street + 2) +
    line(`M${w * 0.34} -10Q${w * 0.64} 34 ${w + 6} ${at.wide ? 114 : 124}`, p.ink, 3) +
    [0, 0.5, 0.9]
      .map(lantern)
      .map(({ x, y, size }) => place(slotMotifs.parol(p), x, y, size))
      .join('') +
    place(slotMotifs.parol(p), at.wide ? 112 : 78, at.wide ? 116 : 96, at.wide ? 1.5 : 1.3, -12) +
    write(
      at.wide
        ? { x: 222, y: 150, width: 242, height: 108, turn: -4, style: { bend: 'straight' } }
        : { x: 34, y: 198, width: 252, height: 92, turn: -5, style: { bend: 'straight', align: 'middle' } },
    )
  )
}

/** The mountain fills the frame, and the name bends over its foot. */
const mayonFire: Flagship = (at, write) => {
  const p = at.palette
  const x = at.width / 2
  const top = at.wide ? 76 : 84
  const foot = at.wide ? 220 : 175
  const base = at.height - top
  const bombs = [
    [-70, -38, 15],
    [64, -46, 18],
    [-112, 14, 11],
    [112, 6, 13],
    [-38, -66, 10],
  ]
  const side = `C40 70 ${num(foot * 0.6)} ${base - 60} ${foot} ${base}`
  const volcano =
    circle(0, 40, 240, 'url(#glow)') +
    circle(0, -10, 150, 'url(#glow)') +
    area(`M-24 0H24${side}H${-foot}C${num(-foot * 0.6)} ${base - 60} -40 70 -24 0Z`, p.deep) +
    area(`M4 0H24${side}H60Z`, p.ink, { opacity: 0.35 }) +
    // smoke that is lit from below, a small fountain and three streams from the lip of the crater
    [
      [-58, -50, 28],
      [58, -48, 26],
      [-26, -74, 38],
      [28, -72, 38],
      [0, -48, 34],
    ]
      .map(
        ([dx = 0, dy = 0, r = 0]) =>
          circle(dx, dy, r, p.dusk) + circle(dx, dy + r * 0.3, r * 0.7, p.main, { opacity: 0.35 }),
      )
      .join('') +
    line('M0 0Q-14 -52 -42 -34M0 0Q14 -54 44 -36', p.main, 9) +
    line('M0 0V-54M-4 0Q-12 -34 -26 -28M4 0Q12 -34 26 -28', p.accent, 8) +
    area(
      'M-26 -2Q0 10 26 -2C30 26 46 54 66 116L58 118C46 88 30 66 21 46C20 74 14 96 8 126L-2 126C0 98 -5 70 -11 42C-20 66 -38 88 -52 122L-60 120C-46 62 -32 34 -26 -2Z',
      p.main,
    ) +
    oval(0, -1, 25, 7, p.accent) +
    line('M-12 10C-18 46 -38 74 -52 108M2 14C3 50 6 84 4 116M14 10C20 44 42 76 56 106', p.accent, 3) +
    bombs.map(([dx = 0, dy = 0, size = 0], i) => symbol(at, dx, dy, [0, 3, 2, 0, 1][i] ?? 0, size)).join('')
  return (
    stars(at, 14) +
    place(volcano, x, top) +
    write(
      at.wide
        ? { x: x - 150, y: 142, width: 300, height: 112, style: { bend: 'dome', sharp: false } }
        : { x: 28, y: 178, width: 244, height: 100, style: { bend: 'dome', sharp: false } },
    )
  )
}

/** A shell in the foreground, seen from its edge, with the name over its pearl. */
const pearlLagoon: Flagship = (at, write) => {
  const p = at.palette
  const x = at.wide ? 348 : 150
  const y = at.wide ? 250 : 300
  const r = at.wide ? 150 : 168
  const on = (angle: number, reach: number): { x: number; y: number } => ({
    x: Math.sin((angle * Math.PI) / 180) * reach,
    y: -Math.cos((angle * Math.PI) / 180) * reach,
  })
  const ribs = [-62, -38, -13, 13, 38, 62].map((angle) => {
    const [from, to] = [on(angle, 54), on(angle, r * 0.94)]
    return `M${num(from.x)} ${num(from.y)}L${num(to.x)} ${num(to.y)}`
  })
  const lip = (top: number, bottom: number): string =>
    `M${-r} ${top}C-90 ${top + 40} 90 ${top + 40} ${r} ${top}Q${r} ${bottom - 20} 0 ${bottom}` +
    `Q${-r} ${bottom - 20} ${-r} ${top}Z`
  const shell =
    dots(
      [-75, -50, -25, 0, 25, 50, 75].map((angle) => on(angle, r * 0.86)),
      r * 0.24,
      p.main,
    ) +
    circle(0, 0, r * 0.9, p.main) +
    line(ribs.join(''), p.pale, 6, { opacity: 0.5 }) +
    circle(0, -52, 92, 'url(#glow)') +
    circle(3, -44, 47, p.ink, { opacity: 0.25 }) +
    circle(0, -50, 47, p.pale) +
    circle(-15, -66, 14, '#fff') +
    area('M40 -74C50 -30 14 -4 -24 -11C12 -18 36 -40 40 -74Z', p.glow, { opacity: 0.6 }) +
    area(lip(-34, 60), p.accent) +
    area(lip(-14, 70), p.shade)
  return (
    repeat(4, (i) =>
      area(`M${at.width * (0.1 + i * 0.26)} -10h30l${-50 + i * 34} 320h-70Z`, p.glow, { opacity: 0.13 }),
    ) +
    dots(
      Array.from({ length: 9 }, () => ({ x: at.roll() * at.width, y: at.roll() * 200 })),
      4,
      p.pale,
      { opacity: 0.4 },
    ) +
    place(shell, x, y) +
    write(
      at.wide
        ? { x: 38, y: 84, width: 214, height: 108, style: { paint: 'block', bend: 'dome', weight: 0.24 } }
        : { x: 24, y: 58, width: 224, height: 102, style: { paint: 'block', bend: 'dome', weight: 0.24 } },
    )
  )
}

/** A slice of a melon as wide as the frame, with the name in its flesh. */
const pakwanPop: Flagship = (at, write) => {
  const p = at.palette
  const x = at.width / 2
  const y = at.wide ? 46 : 74
  const r = at.wide ? 235 : 212
  const tall = at.wide ? 205 : 212
  const half = (inset: number): string =>
    `M${x - r + inset} ${y}H${x + r - inset}A${r - inset} ${tall - inset} 0 0 1 ${x - r + inset} ${y}Z`
  const seed = (dx: number, dy: number, turn: number): string => oval(x + dx, y + dy, 6.5, 10, p.ink, turn)
  const seeds = at.wide
    ? seed(-170, 30, 30) +
      seed(-60, 26, 8) +
      seed(60, 26, -8) +
      seed(170, 30, -30) +
      seed(-96, 148, 30) +
      seed(96, 148, -30)
    : seed(-104, 26, 24) +
      seed(-38, 30, 8) +
      seed(38, 30, -8) +
      seed(104, 26, -24) +
      seed(-74, 158, 34) +
      seed(74, 158, -34)
  return (
    circle(x, y, 150, 'url(#glow)') +
    `<g transform="rotate(6 ${x} ${y + 60})">` +
    area(half(0), p.mate) +
    area(half(14), p.pale) +
    area(half(24), p.main) +
    area(`M${x - r + 24} ${y}H${x + r - 24}L${x + r - 30} ${y + 14}H${x - r + 30}Z`, p.glow, { opacity: 0.6 }) +
    seeds +
    '</g>' +
    symbol(at, at.width * 0.2, 34, 0, 20) +
    symbol(at, at.width * 0.46, 24, 2, 17) +
    circle(at.width * 0.7, 30, 12, p.mate) +
    circle(at.width * 0.7 - 4, 26, 4, p.pale) +
    write(
      at.wide
        ? { x: 96, y: 92, width: 264, height: 108, turn: 6, style: { bend: 'bowl' } }
        : { x: 34, y: 126, width: 232, height: 104, turn: 6, style: { bend: 'bowl' } },
    )
  )
}

/** A ship in the moonlight, with the name on its sail. */
const galleonVault: Flagship = (at, write) => {
  const p = at.palette
  const sea = at.wide ? 238 : 264
  const ship =
    line('M0 -150V70', p.shade, 9) +
    area('M2 -150L54 -136L2 -122Z', p.mate) +
    line('M-124 62L-150 20M124 66L172 26', p.shade, 9) +
    area('M-118 -106Q0 -122 118 -106Q136 -34 120 42Q0 60 -120 42Q-136 -34 -118 -106Z', p.ink, {
      opacity: 0.4,
      transform: 'translate(5 8)',
    }) +
    area('M-118 -106Q0 -122 118 -106Q136 -34 120 42Q0 60 -120 42Q-136 -34 -118 -106Z', p.pale) +
    area('M-118 -106Q0 -122 118 -106L120 -88Q0 -104 -121 -88ZM-122 26Q0 44 122 26L120 42Q0 60 -120 42Z', p.accent) +
    line('M-130 -108Q0 -124 130 -108', p.shade, 8) +
    write({ x: -100, y: -82, width: 200, height: 102, style: { ...onSign, weight: 0.24 } }) +
    area('M-160 52L-96 70H100L172 46C164 120 126 150 90 160H-90C-134 150 -152 110 -160 52Z', p.mate) +
    area('M-156 76C-60 98 70 98 168 72L166 84C70 112 -60 112 -154 90Z', p.accent) +
    repeat(3, (i) => box(-66 + i * 48, 108, 36, 32, p.ink, 6)) +
    repeat(3, (i) => symbol(at, -48 + i * 48, 124, [0, 1, 2][i] ?? 0, 11))
  const wave = (top: number, color: string, offset: number): string =>
    area(`M${-40 + offset} ${top}${'q15 -16 30 0t30 0'.repeat(10)}V${at.height}H-40Z`, color)
  return (
    stars(at, 16) +
    circle(at.wide ? 92 : 46, at.wide ? 84 : 58, at.wide ? 52 : 40, p.accent) +
    circle(at.wide ? 92 : 46, at.wide ? 84 : 58, at.wide ? 84 : 66, p.accent, { opacity: 0.2 }) +
    wave(sea - 22, p.shade, 8) +
    place(ship, at.wide ? 290 : 154, at.wide ? 122 : 160, at.wide ? 0.9 : 0.8, -4) +
    wave(sea + 8, p.main, 0) +
    wave(sea + 30, p.dusk, 14)
  )
}

/** A gecko climbs the steps before the lit gate of a temple in the forest. */
const tukoTemple: Flagship = (at, write) => {
  const [x, y] = at.wide ? [346, 0] : [150, 0]
  const stone = (sx: number, sy: number, w: number, h: number, i: number): string =>
    box(sx, sy, w, h, i % 3 === 0 ? '#8a7aa0' : i % 3 === 1 ? '#75668f' : '#645680', 3) +
    line(`M${num(sx + 4)} ${num(sy + 3)}h${num(w - 8)}`, '#c0a8c8', 2.5, { opacity: 0.6 })
  const column = (cx: number): string =>
    repeat(5, (i) => stone(cx - 26, 34 + i * 30, 52, 29, i)) + stone(cx - 34, 20, 68, 16, 0)
  const toes = (tx: number, ty: number, turn: number): string =>
    place(
      [-52, -18, 18, 52]
        .map(
          (angle) =>
            line('M0 0V-15', '#0c6a68', 8, { transform: `rotate(${angle})` }) +
            place(circle(0, -16, 6.5, '#ffb84a') + circle(-1, -18, 2.6, '#fff0b0'), 0, 0, 1, angle),
        )
        .join(''),
      tx,
      ty,
      1,
      turn,
    )
  const leg = (joints: [number, number, number][]): string =>
    area(limb(joints), '#0c6a68') + area(limb(joints.map(([a, b, w]) => [a - 2, b - 2, w * 0.66])), '#2fb8a8')
  const spine: [number, number, number][] = [
    [0, -58, 30],
    [4, -34, 44],
    [10, -6, 56],
    [10, 26, 54],
    [0, 54, 42],
    [-18, 78, 30],
    [-46, 94, 22],
    [-78, 92, 16],
    [-98, 72, 11],
    [-94, 50, 7],
    [-80, 44, 5],
  ]
  const gecko =
    toes(70, -66, 24) +
    toes(-62, -52, -34) +
    toes(76, 34, 74) +
    toes(-62, 30, -80) +
    leg([
      [14, -18, 22],
      [52, -32, 17],
      [70, -62, 11],
    ]) +
    leg([
      [0, -16, 22],
      [-40, -20, 17],
      [-60, -48, 11],
    ]) +
    leg([
      [14, 36, 24],
      [48, 46, 18],
      [74, 34, 11],
    ]) +
    leg([
      [2, 42, 24],
      [-34, 48, 18],
      [-60, 32, 11],
    ]) +
    area(limb(spine), '#0c6a68') +
    area(limb(spine.map(([a, b, w]) => [a - w * 0.07, b - w * 0.06, w * 0.82])), 'url(#skin)') +
    area(
      'M-36 -82C-40 -108 -18 -130 0 -132C18 -130 40 -108 36 -82C34 -62 16 -52 0 -52C-16 -52 -34 -62 -36 -82Z',
      '#0c6a68',
    ) +
    area(
      'M-33 -84C-36 -106 -16 -126 -2 -128C14 -126 33 -106 30 -84C28 -66 14 -57 -2 -57C-18 -57 -31 -66 -33 -84Z',
      'url(#skin)',
    ) +
    circle(-25, -88, 15, '#ffe24a') +
    circle(25, -88, 15, '#ffe24a') +
    circle(-25, -88, 15, 'none', { stroke: '#0a4a50', 'stroke-width': 4 }) +
    circle(25, -88, 15, 'none', { stroke: '#0a4a50', 'stroke-width': 4 }) +
    oval(-25, -88, 4, 10, '#0a2030') +
    oval(25, -88, 4, 10, '#0a2030') +
    circle(-29, -93, 3, '#fff') +
    circle(21, -93, 3, '#fff') +
    line('M-5 -121h.01M6 -121h.01', '#0a4a50', 4) +
    [
      [0, -68, 5],
      [-6, -36, 7],
      [14, -22, 8],
      [-4, -2, 8],
      [20, 10, 7],
      [-2, 30, 8],
      [14, 42, 6],
      [-12, 64, 6],
      [-40, 88, 5],
      [-70, 88, 4],
    ]
      .map(
        ([dx = 0, dy = 0, r = 0]) =>
          circle(dx, dy, r, '#ff8a3c') + circle(dx - r * 0.25, dy - r * 0.3, r * 0.5, '#ffd06a'),
      )
      .join('')
  return (
    lit('air', ['#0a2a3a', '#1c6a5a', '#7ab86a'], [0, 1]) +
    lit('gate', ['#ff8a2e', '#ffd25e', '#fff6c8'], [0, 1]) +
    lit('skin', ['#a8ffe8', '#3fd0bc', '#128a8a', '#0c6a68'], [0.9, 0.8]) +
    halo('light', '#ffd98a') +
    box(0, 0, at.width, at.height, 'url(#air)') +
    [-150, -92, 96, 150]
      .map((dx, i) =>
        area(
          `M${x + dx} 300C${x + dx + 10} 180 ${x + dx - 10} 90 ${x + dx + (i % 2) * 12} -10h22C${x + dx + 22} 100 ${x + dx + 40} 190 ${x + dx + 36} 300Z`,
          '#0a3a3a',
        ),
      )
      .join('') +
    area(`M${x - 96} 26L${x - 66} -8H${x + 66}L${x + 96} 26Z`, '#75668f') +
    line(`M${x - 92} 24L${x - 64} -4`, '#c0a8c8', 4) +
    box(x - 92, 30, 184, 170, '#3a2f5a') +
    area(`M${x - 46} 200V82Q${x - 46} 44 ${x} 40Q${x + 46} 44 ${x + 46} 82V200Z`, 'url(#gate)') +
    circle(x, 110, 130, 'url(#light)') +
    column(x - 70) +
    column(x + 70) +
    repeat(
      4,
      (i) =>
        box(x - 106 - i * 22, 180 + i * 30, 212 + i * 44, 31, ['#9a8ab0', '#86769f', '#70628c', '#5a4e76'][i] ?? '') +
        line(`M${x - 104 - i * 22} ${182 + i * 30}h${208 + i * 44}`, '#ffd9a0', 3, { opacity: 0.75 - i * 0.12 }),
    ) +
    area(`M${x - 60} 180H${x + 60}L${x + 110} 300H${x - 110}Z`, '#ffd98a', { opacity: 0.25 }) +
    place(gecko, x + 8, y + (at.wide ? 148 : 142), at.wide ? 1.02 : 1, 8) +
    area(
      `M-10 -10C30 10 50 40 30 80C20 50 0 40 -10 36ZM${at.width + 10} -10C${at.width - 40} 0 ${at.width - 60} 40 ${at.width - 36} 84C${at.width - 26} 50 ${at.width} 40 ${at.width + 10} 30Z`,
      '#0f8a5a',
    ) +
    area(
      `M-10 60C20 70 34 100 16 140C10 110 0 104 -10 100ZM${at.width + 10} 70C${at.width - 24} 80 ${at.width - 36} 110 ${at.width - 14} 150C${at.width - 8} 116 ${at.width} 110 ${at.width + 10} 104Z`,
      '#1fa864',
    ) +
    (at.wide
      ? area('M0 0H150Q260 130 220 300H0Z', '#06202f', { opacity: 0.55 })
      : area('M0 226Q150 200 300 226V300H0Z', '#1a0a2a', { opacity: 0.75 })) +
    write(
      at.wide
        ? { x: 16, y: 76, width: 200, height: 124, style: { paint: 'block', bend: 'fan' } }
        : { x: 18, y: 208, width: 264, height: 84, style: { paint: 'block', bend: 'straight' } },
    )
  )
}

/** A whistle, as its Filipino word is the word for seven; it bears the words, and a tag with the number. */
const pitoPito: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [236, 122, 1.06] : [146, 132, 0.98]
  const shell = 'M-138 -56H48A84 84 0 1 1 -34 16H-138Z'
  const whistle =
    line('M128 -18C176 -30 176 40 150 78S176 150 220 170', '#e23a6a', 9) +
    area(shell, '#0a0a30', { opacity: 0.45, transform: 'translate(6 10)' }) +
    circle(128, -14, 15, 'none', { stroke: '#b9c2e8', 'stroke-width': 7 }) +
    area(shell, 'url(#brass)') +
    circle(48, 28, 84, 'url(#drum)') +
    circle(48, 28, 66, '#8a4f0c', { opacity: 0.55 }) +
    circle(49, 30, 64, 'url(#plate)') +
    area('M-34 -56H6L-8 -30H-26Z', '#3a1c08') +
    area('M-34 -56H-22L-20 -30H-26Z', '#c9821a') +
    box(-146, -60, 20, 80, 'url(#lip)', 6) +
    line('M-124 -52H-40M10 -52H46A80 80 0 0 1 124 2', '#fffbe0', 5) +
    line('M-120 13H-38', '#7a430a', 5, { opacity: 0.7 }) +
    write({
      x: -122,
      y: -46,
      width: 100,
      height: 54,
      rows: 1,
      words: 'Pito',
      style: { ...onSign, weight: 0.3, stretch: 1.1 },
    }) +
    write({ x: -6, y: 2, width: 110, height: 58, rows: 1, words: 'Pito', style: { ...onSign, weight: 0.3 } })
  const tag =
    line('M40 -70Q10 -50 0 -34', '#e23a6a', 7) +
    circle(4, 8, 50, '#0a0a30', { opacity: 0.4 }) +
    circle(0, 0, 50, 'url(#tag)') +
    circle(0, 0, 41, 'none', { stroke: '#ffd0dc', 'stroke-width': 3 }) +
    circle(0, -36, 6, '#2a0a3c') +
    numeral('7', 0, 6, 46, '#fff', 0.3)
  return (
    lit('brass', ['#fff6c0', '#ffcf4a', '#e09a20', '#9a5a0f'], [0.3, 1]) +
    round('drum', ['#fff6c0', '#ffcf4a', '#d98f1a', '#8a4f0c']) +
    round('plate', ['#fff2a8', '#ffc53d', '#e8a026']) +
    lit('lip', ['#ffffff', '#c3cdf0', '#6f7ab8'], [0, 1]) +
    round('tag', ['#ff8fb0', '#e2306a', '#8a1450']) +
    printedPaper(at, ['#4a5ce8', '#2a2f9e', '#191a5c'], 'wave', '#6f86ff', 0.35) +
    place(tag, x - (at.wide ? 104 : 84), y + (at.wide ? 84 : 92), at.wide ? 1 : 1.05) +
    place(whistle, x, y, size, -5)
  )
}

/** A bandurria on a stage, with a ruby in its sound hole. */
const rubyRondalla: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [332, 150, 1.1] : [134, 140, 1.14]
  const gem =
    area('M-28 -30H28L46 -7L0 44L-46 -7Z', '#e8274e') +
    area('M-28 -30L-17 -7H-46ZM17 -7H46L0 44Z', '#a3123a') +
    area('M28 -30L17 -7H46ZM-17 -7H17L0 44Z', '#ff5f7a') +
    area('M-28 -30H28L17 -7H-17Z', '#ffc4cf')
  const body = 'M-20 -96C-46 -90 -60 -60 -80 -22C-104 26 -80 86 0 90C80 86 104 26 80 -22C60 -60 46 -90 20 -96Z'
  const strings = repeat(6, (i) => line(`M${-12.5 + i * 5} -220V58`, '#fff3c8', 1.6))
  const bandurria =
    area(body, '#2a0a14', { transform: 'translate(10 8)', opacity: 0.5 }) +
    area(body, '#5a1c10') +
    area(body, 'url(#wood)', { transform: 'scale(.95)' }) +
    area(
      'M-16 -88C-40 -80 -54 -52 -72 -18C-92 26 -72 74 -6 82C-50 66 -62 20 -46 -20C-38 -52 -26 -74 -16 -88Z',
      '#ffe6a0',
      { opacity: 0.5 },
    ) +
    line('M-66 4C-76 44 -56 70 0 74C56 70 76 44 66 4', '#8a3f14', 3, { opacity: 0.5 }) +
    area('M-40 34C-26 62 26 62 40 34C48 60 30 76 0 76C-30 76 -48 60 -40 34Z', '#6a1c14', { opacity: 0.8 }) +
    circle(0, -14, 48, '#ffd98a') +
    circle(0, -14, 48, 'none', { stroke: '#a83a1c', 'stroke-width': 5, 'stroke-dasharray': '5 6' }) +
    circle(0, -14, 40, '#2a0a1c') +
    circle(0, -14, 40, 'url(#spark)') +
    box(-18, -240, 36, 178, '#2a0c14', 4) +
    box(-15, -240, 30, 176, '#5a2418', 3) +
    line(
      repeat(7, (i) => `M-15 ${-84 - i * 22}H15`),
      '#ffd98a',
      2.5,
    ) +
    strings +
    box(-34, 54, 68, 11, '#2a0c14', 4) +
    place(gem, 0, -16, 0.86)
  const note = (nx: number, ny: number, scale: number, turn: number): string =>
    place(
      line('M8 0V-40L34 -48V-8', '#ffd98a', 5) +
        oval(0, 2, 10, 7.5, '#ffd98a', -18) +
        oval(26, -6, 10, 7.5, '#ffd98a', -18),
      nx,
      ny,
      scale,
      turn,
    )
  return (
    stageCurtain(at, ['#5a3ad0', '#2a1a7a', '#0c0a3a'], '#ff9ac8') +
    lit('wood', ['#ffd98a', '#f09a3c', '#c0602a', '#7a2f1c'], [0.8, 1]) +
    halo('spark', '#ff5f7a') +
    halo('beam', '#ffd0e0', 0.8) +
    area(`M${x - 40} -10L${x - 190} ${at.height}H${x + 190}L${x + 40} -10Z`, '#fff0f4', { opacity: 0.12 }) +
    oval(x, at.wide ? 252 : 226, 170, 26, '#ff7ab0', 0, { opacity: 0.4 }) +
    circle(x, y - 10, 170, 'url(#beam)') +
    place(bandurria, x, y, size, at.wide ? 32 : 34) +
    area(star(x - 24, y - 44, 4, 24, 4), '#fff') +
    note(at.wide ? x - 132 : 34, at.wide ? 74 : 76, 0.8, -10) +
    note(at.wide ? x + 104 : 256, at.wide ? 190 : 168, 0.8, 12) +
    note(at.wide ? x - 56 : 88, 42, 0.56, 8) +
    (at.wide ? '' : area('M0 224Q150 200 300 224V300H0Z', '#0c0630', { opacity: 0.78 })) +
    write(
      at.wide
        ? { x: 14, y: 112, width: 206, height: 122, style: { paint: 'fade', bend: 'straight', weight: 0.25 } }
        : { x: 16, y: 208, width: 268, height: 84, style: { paint: 'fade', bend: 'straight', weight: 0.25 } },
    )
  )
}

/** A cart full of mangoes races downhill, and some of them fly off. */
const mangoRush: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [344, 150, 1.06] : [158, 128, 1]
  const fruit = (mx: number, my: number, scale: number, turn: number): string =>
    place(
      area(
        'M-58 22C-64 4 -44 -4 -34 -18C-22 -36 -6 -44 12 -42C42 -38 54 -12 40 12C26 34 0 40 -22 38C-38 38 -54 34 -58 22Z',
        'url(#skin)',
      ) +
        area('M12 -42C42 -38 54 -12 40 12C36 19 30 24 24 28C34 4 30 -24 12 -42Z', '#7fb83c', { opacity: 0.9 }) +
        area('M-34 -4C-32 -20 -18 -32 -2 -34C-14 -24 -24 -14 -26 0C-27 8 -34 6 -34 -4Z', '#fffbd0', { opacity: 0.85 }) +
        line('M12 -42L18 -54', '#5a3a1c', 6) +
        area('M18 -52C30 -72 58 -70 70 -58C54 -46 32 -44 18 -52Z', '#3fae4c') +
        line('M22 -53L58 -58', '#b8f08a', 2.5),
      mx,
      my,
      scale,
      turn,
    )
  const wheel = (wx: number, wy: number, r: number): string =>
    circle(wx, wy, r, '#3a1430') +
    circle(wx, wy, r - 5, '#c9742e') +
    circle(wx, wy, r - 11, '#ffd08a') +
    around(8, r - 8, 10)
      .map((spot) => line(`M${wx} ${wy}L${num(wx + spot.x)} ${num(wy + spot.y)}`, '#8a3f1c', 6))
      .join('') +
    circle(wx, wy, 9, '#e8304a') +
    circle(wx - 2, wy - 2, 4, '#ffc0b0')
  const cart =
    fruit(-66, -34, 0.86, -30) +
    fruit(70, -38, 0.86, 24) +
    fruit(-30, -70, 0.92, 10) +
    fruit(38, -74, 0.92, -16) +
    fruit(4, -44, 1.1, 4) +
    fruit(-58, -16, 0.72, 30) +
    fruit(62, -14, 0.76, -10) +
    area('M-112 -14H118L96 54H-88Z', '#3a1430') +
    area('M-108 -10H113L92 50H-85Z', 'url(#wood)') +
    line('M-102 8H107M-95 28H100', '#7a2f20', 4) +
    line('M-108 -10H113', '#ffe0a0', 7) +
    area('M-60 -10h14l12 60h-14ZM60 -10h-14l-8 60h14Z', '#8a3f1c') +
    wheel(-56, 58, 34) +
    wheel(62, 58, 34)
  const dust = (dx: number, dy: number, r: number): string =>
    circle(x + dx, y + dy, r, '#ffe2b8', { opacity: 0.9 }) +
    circle(x + dx + 4, y + dy + 5, r * 0.68, '#e8a878', { opacity: 0.7 })
  return (
    lit('air', ['#2a1a7a', '#7a2fa0', '#f0607a', '#ffb86a'], [0, 1]) +
    lit('skin', ['#ffe86a', '#ffc42e', '#ff9a2a', '#e8562a'], [0.2, 1]) +
    lit('wood', ['#f0a85a', '#c9742e', '#8a4420'], [0.3, 1]) +
    lit('hill', ['#3fb86a', '#14684a', '#0a3a3a'], [0, 1]) +
    halo('sun', '#fff0b0') +
    box(0, 0, at.width, at.height, 'url(#air)') +
    circle(at.width * 0.2, 96, 150, 'url(#sun)') +
    circle(at.width * 0.2, 100, 40, '#fff3c8') +
    area(
      `M-10 ${at.height * 0.5}Q${at.width * 0.24} ${at.height * 0.34} ${at.width * 0.5} ${at.height * 0.56}T${at.width + 10} ${at.height * 0.6}V310H-10Z`,
      '#6a2a8a',
    ) +
    line(
      `M-10 60l${at.width * 0.36} 26M-10 130l${at.width * 0.22} 16M${at.width * 0.04} 34l70 12M0 178l56 10`,
      '#fff',
      6,
      { opacity: 0.5 },
    ) +
    area(`M-10 ${y + 52}L${at.width + 10} ${y + 128}V310H-10Z`, 'url(#hill)') +
    line(`M-10 ${y + 52}L${at.width + 10} ${y + 128}`, '#b8f08a', 5) +
    dust(-128, 54, 19) +
    dust(-104, 72, 13) +
    dust(-150, 62, 12) +
    dust(-22, 88, 14) +
    place(cart, x, y, size * 0.92, 13) +
    fruit(x - 124, y - 36, 0.5, -50) +
    fruit(x - 108, y - 92, 0.4, 40) +
    fruit(x + 120, y - 62, 0.52, 60) +
    (at.wide ? '' : area('M0 216L300 238V300H0Z', '#0a2a34', { opacity: 0.7 })) +
    write(
      at.wide
        ? { x: 18, y: 112, width: 208, height: 130, turn: 6, style: { bend: 'straight', paint: 'block' } }
        : { x: 18, y: 208, width: 258, height: 84, turn: 4, style: { bend: 'straight', paint: 'block' } },
    )
  )
}

/** A jeepney drives towards the viewer, with the name on its sign and its bumper. */
const jeepneyJackpot: Flagship = (at, write) => {
  const p = at.palette
  const front =
    box(-128, 66, 44, 70, p.ink, 12) +
    box(84, 66, 44, 70, p.ink, 12) +
    area('M-104 -112H104L116 8H-116Z', p.shade) +
    area('M-98 -104H98L102 -40H-102Z', p.pale) +
    area('M-92 -58H-36V-20H-96ZM-28 -58H28V-20H-28ZM36 -58H92L96 -20H36Z', p.dusk) +
    repeat(3, (i) => symbol(at, -64 + i * 64, -39, [0, 3, 2][i] ?? 0, 13)) +
    box(-112, -112, 224, 50, p.accent, 10) +
    write({ x: -98, y: -104, width: 196, height: 34, words: 'Jeepney', style: { ...onSign, weight: 0.24 } }) +
    area('M-112 -14H112L120 70H-120Z', p.main) +
    area('M-112 -14H112L114 4H-114Z', p.mate) +
    box(-46, 10, 92, 50, p.pale, 8) +
    line('M-34 16V54M-20 16V54M-6 16V54M8 16V54M22 16V54M36 16V54', p.shade, 5) +
    [-84, 84]
      .map((x) => circle(x, 36, 27, p.pale) + circle(x, 36, 20, p.accent) + circle(x - 6, 30, 7, '#fff'))
      .join('') +
    area(star(0, 0, 5, 18, 8), p.accent) +
    box(-134, 68, 268, 52, p.ink, 12, { opacity: 0.5 }) +
    box(-134, 64, 268, 50, p.pale, 12) +
    write({ x: -118, y: 71, width: 236, height: 36, words: 'Jackpot', style: { ...onSign, weight: 0.25 } })
  const road = at.wide ? 188 : 178
  return (
    stars(at, 14) +
    houses(at, -10, at.width + 10, road + 8, p.dusk) +
    lanterns(at, 12, at.wide ? 10 : 6) +
    place(
      area(`M${at.width * -0.14} 0H${at.width * 0.14}L${at.width * 0.6} 132H${at.width * -0.6}Z`, p.ink),
      at.width / 2,
      road,
    ) +
    circle(at.width / 2, 150, 150, 'url(#glow)') +
    place(front, at.width / 2, at.wide ? 138 : 190, at.wide ? 1.12 : 0.92)
  )
}

/** The serpent closes in on a moon that fills the sky. */
const bakunawaMoon: Flagship = (at, write) => {
  const p = at.palette
  const [x, y, size] = at.wide ? [316, 154, 1.75] : [116, 136, 1.62]
  return (
    stars(at, 20) +
    circle(x + 30, y - 34, 138, p.glow, { opacity: 0.25 }) +
    place(slotMotifs.bakunawa(p), x, y, size) +
    area(`M-10 ${at.height - (at.wide ? 44 : 92)}${'q20 -14 40 0t40 0'.repeat(7)}V${at.height}H-10Z`, p.ink, {
      opacity: 0.8,
    }) +
    area(`M-30 ${at.height - (at.wide ? 22 : 20)}${'q20 -12 40 0t40 0'.repeat(7)}V${at.height}H-30Z`, p.shade) +
    write(
      at.wide
        ? { x: 18, y: 74, width: 226, height: 136, style: { paint: 'block', bend: 'rise' } }
        : { x: 16, y: 206, width: 268, height: 82, style: { paint: 'block', bend: 'straight' } },
    )
  )
}

/** Two eyes over the edge of a board with the name. */
const tarsierEyes: Flagship = (at, write) => {
  const p = at.palette
  const [x, y, size] = at.wide ? [330, 92, 1.8] : [150, 100, 1.95]
  const board = at.wide ? 172 : 204
  const fingers = (left: number): string =>
    repeat(
      3,
      (finger) =>
        oval(left + finger * 18, board + 4, 10, 20, p.pale) + oval(left + finger * 18, board + 18, 6, 4, p.shade),
    )
  return (
    repeat(6, (i) => area(`M${i * 96 - 40} -10q60 60 20 140q-50 -60 -20 -140Z`, p.main, { opacity: 0.2 })) +
    place(slotMotifs.tarsier(p), x, y, size) +
    box(-10, board + 6, at.width + 20, at.height, p.ink, 0, { opacity: 0.5 }) +
    box(-10, board, at.width + 20, at.height, p.deep) +
    box(-10, board, at.width + 20, 9, p.main) +
    fingers(x - 108) +
    fingers(x + 72) +
    write(
      at.wide
        ? { x: 24, y: 196, width: 432, height: 60, rows: 1, style: { bend: 'straight' } }
        : { x: 18, y: 222, width: 264, height: 70, style: { bend: 'straight' } },
    )
  )
}

export const slotFlagships: { readonly [gameId: string]: Flagship } = {
  '50101': parolNights,
  '50102': carabaoGold,
  '50103': mangoRush,
  '50104': jeepneyJackpot,
  '50105': bakunawaMoon,
  '50106': tarsierEyes,
  '50107': mayonFire,
  '50110': pearlLagoon,
  '50137': pakwanPop,
  '50138': galleonVault,
  '50139': tukoTemple,
  '50141': pitoPito,
  '50142': rubyRondalla,
}
