/** Slot covers: three reels, and a subject in front of them. */
import { area, around, box, circle, dots, line, num, place, repeat, star } from '../draw.ts'
import { floor, glow, lanterns, rays, sky, skyGradient, stars } from '../canvas.ts'
import type { SvgParts, CoverCanvas } from '../canvas.ts'

type Motif = string

export const symbol = (at: CoverCanvas, x: number, y: number, index: number, size: number): string => {
  const p = at.palette
  const kinds = [
    area(star(x, y, 5, size, size * 0.45), p.accent),
    circle(x, y, size * 0.8, p.main) + circle(x, y, size * 0.45, p.shade),
    area(
      `M${num(x)} ${num(y - size)}L${num(x + size * 0.8)} ${num(y)}L${num(x)} ${num(y + size)}L` +
        `${num(x - size * 0.8)} ${num(y)}Z`,
      p.mate,
    ),
    line(
      `M${num(x - size * 0.5)} ${num(y - size * 0.7)}H${num(x + size * 0.5)}L${num(x - size * 0.1)} ` +
        `${num(y + size * 0.8)}`,
      p.accent,
      size * 0.4,
    ),
  ]
  return kinds[index % kinds.length] ?? ''
}

/** An arched cabinet with bulbs around its window. */
function cabinet(at: CoverCanvas, motif: Motif): string {
  const p = at.palette
  const w = 168 * at.size
  const h = 190 * at.size
  const left = at.x - w / 2
  const top = at.y - h / 2
  const arch = (inset: number): string =>
    `M${num(left + inset)} ${num(top + h)}V${num(top + w / 2)}A${num(w / 2 - inset)} ` +
    `${num(w / 2 - inset)} 0 0 1 ${num(left + w - inset)} ${num(top + w / 2)}V${num(top + h)}Z`
  const bulbs = around(13, w / 2 - 5, 180).filter(({ y }) => y < 6)
  return (
    stars(at, 14) +
    area(arch(-12), p.ink, { opacity: 0.4 }) +
    area(arch(0), p.shade) +
    area(arch(11), p.deep) +
    repeat(3, (reel) =>
      box(left + 16 + (reel * (w - 32)) / 3, top + w * 0.32, (w - 32) / 3 - 4, h, reel === 1 ? p.dusk : p.dusk, 6, {
        opacity: reel === 1 ? 1 : 0.7,
      }),
    ) +
    symbol(at, left + w * 0.2, top + h * 0.42, 1, 15) +
    symbol(at, left + w * 0.8, top + h * 0.42, 2, 15) +
    symbol(at, left + w * 0.2, top + h * 0.78, 3, 15) +
    symbol(at, left + w * 0.8, top + h * 0.78, 0, 15) +
    dots(
      bulbs.map(({ x, y }) => ({ x: at.x + x, y: top + w / 2 + y })),
      4,
      p.pale,
    ) +
    glow(at, 110) +
    place(motif, at.x, at.y + 8, at.size * 0.92)
  )
}

/** Rays behind the subject and a shaded strip of three reels, over which the subject reaches. */
function band(at: CoverCanvas, motif: Motif): string {
  const p = at.palette
  const height = 88 * at.size
  const width = at.wide ? 250 : at.width + 8
  const left = at.x - width / 2
  const top = at.y - height / 2
  return (
    rays(at, 11, p.glow, 0.16) +
    box(left - 4, top - 8, width + 8, height + 16, p.shade, at.wide ? 20 : 0) +
    repeat(
      3,
      (reel) =>
        box(left + (reel * width) / 3 + 4, top, width / 3 - 8, height, p.dusk, 12) +
        box(left + (reel * width) / 3 + 4, top, width / 3 - 8, height * 0.3, p.deep, 12, { opacity: 0.7 }) +
        box(left + (reel * width) / 3 + 4, top + height * 0.7, width / 3 - 8, height * 0.3, p.deep, 12, {
          opacity: 0.7,
        }),
    ) +
    symbol(at, left + width / 6 - 4, at.y, Math.floor(at.roll() * 4), 24) +
    symbol(at, left + (width * 5) / 6 + 4, at.y, Math.floor(at.roll() * 4), 24) +
    glow(at, 150) +
    place(motif, at.x, at.y + 4, Math.min(at.size * 1.3, 1.18), -4)
  )
}

/** A night scene: moon, hills, lanterns and three small reels. */
function hills(at: CoverCanvas, motif: Motif): string {
  const p = at.palette
  const ground = at.wide ? at.height - 52 : at.y + 74
  return (
    stars(at, 18) +
    circle(at.x, at.y - 6, 92 * at.size, p.glow, { opacity: 0.28 }) +
    circle(at.x, at.y - 6, 74 * at.size, p.glow, { opacity: 0.55 }) +
    area(
      `M0 ${ground - 26}Q${at.width * 0.25} ${ground - 70} ${at.width * 0.5} ${ground - 22}T${at.width} ` +
        `${ground - 40}V${at.height}H0Z`,
      p.shade,
      { opacity: 0.6 },
    ) +
    area(
      `M0 ${ground + 6}Q${at.width * 0.3} ${ground - 22} ${at.width * 0.6} ${ground + 4}T${at.width} ` +
        `${ground - 6}V${at.height}H0Z`,
      p.deep,
    ) +
    lanterns(at, 15, at.wide ? 9 : 6) +
    place(motif, at.x, at.y + 4, at.size) +
    (at.wide
      ? repeat(
          3,
          (i) =>
            box(at.x - 57 + i * 40, ground + 12, 34, 34, p.dusk, 8) +
            symbol(at, at.x - 40 + i * 40, ground + 29, i, 10),
        )
      : '')
  )
}

/** A coin with rings and bulbs, and the subject on it. */
function medal(at: CoverCanvas, motif: Motif): string {
  const p = at.palette
  const r = 104 * at.size
  const weave = repeat(at.wide ? 20 : 12, (i) =>
    line(`M${i * 30 - 30} ${at.height}L${i * 30 + 60} 0`, p.glow, 9, { opacity: 0.07 }),
  )
  const reels = repeat(3, (reel) => {
    const opacity = reel === 1 ? 1 : 0.75
    return box(at.x - r + (reel * r * 2) / 3 + 3, at.y - r, (r * 2) / 3 - 6, r * 2, p.dusk, 0, { opacity })
  })
  return (
    weave +
    circle(at.x, at.y, r + 6, p.ink, { opacity: 0.5 }) +
    circle(at.x, at.y, r, p.shade) +
    circle(at.x, at.y, r - 13, p.deep) +
    `<clipPath id="c"><circle cx="${num(at.x)}" cy="${num(at.y)}" r="${num(r - 13)}"/></clipPath>` +
    `<g clip-path="url(#c)">${reels}${glow(at, 120)}</g>` +
    [0, 18]
      .map((start) =>
        dots(
          around(10, r - 6.5, start).map(({ x, y }) => ({ x: at.x + x, y: at.y + y })),
          3.6,
          start === 0 ? p.pale : p.accent,
        ),
      )
      .join('') +
    place(motif, at.x, at.y, at.size * 0.86)
  )
}

/** Tilted reels with signs, and the subject on the tile in the middle. */
function strip(at: CoverCanvas, motif: Motif): string {
  const p = at.palette
  const tile = 92 * at.size
  const grid = repeat(15, (i) => {
    const x = ((i % 5) - 2) * (tile + 8)
    const y = (Math.floor(i / 5) - 1) * (tile + 8)
    return (
      box(x - tile / 2, y - tile / 2, tile, tile, i % 2 === 0 ? p.dusk : p.deep, 16) +
      (i === 7 ? '' : symbol(at, x, y, i, 23))
    )
  })
  return (
    place(grid, at.x, at.y, 1, -12) +
    `<rect width="${at.width}" height="${at.height}" fill="${p.ink}" opacity=".25"/>` +
    glow(at, 150) +
    place(box(-74, -74, 148, 148, p.shade, 26) + box(-67, -67, 134, 134, p.dusk, 20), at.x, at.y, at.size, -12) +
    place(motif, at.x, at.y, at.size * 0.98)
  )
}

/** Open curtains, a spotlight, and the subject on three drums. */
function curtain(at: CoverCanvas, motif: Motif): string {
  const p = at.palette
  const left = at.wide ? at.x - 150 : 0
  const right = at.wide ? at.x + 150 : at.width
  const fold = (x: number, side: number): string =>
    area(
      `M${num(x)} 0H${num(x + side * 64)}C${num(x + side * 58)} ${num(at.height * 0.35)} ` +
        `${num(x + side * 34)} ${num(at.height * 0.5)} ${num(x + side * 18)} ${at.height}H${num(x)}Z`,
      p.shade,
    ) +
    area(
      `M${num(x)} 0H${num(x + side * 24)}C${num(x + side * 22)} ${num(at.height * 0.4)} ` +
        `${num(x + side * 14)} ${num(at.height * 0.5)} ${num(x + side * 7)} ${at.height}H${num(x)}Z`,
      p.main,
      { opacity: 0.5 },
    )
  const drums = at.y + 66 * at.size
  return (
    area(`M${num(at.x - 26)} 0L${num(at.x + 26)} 0L${num(at.x + 128)} ${at.height}H${num(at.x - 128)}Z`, p.glow, {
      opacity: 0.2,
    }) +
    repeat(
      3,
      (i) =>
        box(at.x - 96 + i * 66, drums, 60, 62, p.dusk, 10, { stroke: p.shade, 'stroke-width': 3 }) +
        box(at.x - 96 + i * 66, drums, 60, 16, p.deep, 8, { opacity: 0.6 }) +
        symbol(at, at.x - 66 + i * 66, drums + 36, i + 1, 16),
    ) +
    fold(left, 1) +
    fold(right, -1) +
    repeat(at.wide ? 16 : 10, (i) => area(`M${i * 30} 0h30q-2 22 -15 22t-15 -22`, i % 2 === 0 ? p.accent : p.main)) +
    glow(at, 120) +
    place(motif, at.x, at.y - 2, at.size * 0.9)
  )
}

const scenes = { cabinet, band, hills, medal, strip, curtain }
export type SlotScene = keyof typeof scenes

export function slot(at: CoverCanvas, scene: SlotScene, motif: Motif): SvgParts {
  return { definitions: skyGradient(at.palette), content: sky(at) + scenes[scene](at, motif) + floor(at) }
}
