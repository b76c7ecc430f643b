/** Poker covers: cards, suits and chips on a table. */
import { area, around, box, circle, line, num, place, repeat } from '../draw.ts'
import { numeral } from '../numerals.ts'
import type { Palette } from '../palettes.ts'
import { floor, glow, rays, sky, skyGradient, stars } from '../canvas.ts'
import type { SvgParts, CoverCanvas } from '../canvas.ts'

type Suit = 'spade' | 'heart' | 'diamond' | 'club'

const suits: { readonly [suit in Suit]: string } = {
  spade: 'M0 -10C6 -3 10 0 10 5C10 9 5 10 2 7L4 12H-4L-2 7C-5 10 -10 9 -10 5C-10 0 -6 -3 0 -10Z',
  heart: 'M0 11C-8 4 -11 0 -11 -4C-11 -10 -3 -11 0 -5C3 -11 11 -10 11 -4C11 0 8 4 0 11Z',
  diamond: 'M0 -12L9 0L0 12L-9 0Z',
  club:
    'M-2 6C-6 9 -11 6 -10 1C-9 -2 -6 -3 -4 -2C-7 -6 -4 -11 0 -11C4 -11 7 -6 4 -2C6 -3 9 -2 10 1C11 6 6 9 ' +
    '2 6L4 12H-4Z',
}

export const suit = (kind: Suit, x: number, y: number, size: number, color: string): string =>
  place(area(suits[kind], color), x, y, size)

/** Red suits are red in every palette. */
export const suitRed = '#d8343f'

const red = (kind: Suit): boolean => kind === 'heart' || kind === 'diamond'

export const card = (p: Palette, kind: Suit, rank: string, wide = 88): string => {
  const color = red(kind) ? suitRed : p.ink
  return (
    box(-wide / 2 + 3, -60, wide, 128, p.ink, 12, { opacity: 0.35 }) +
    box(-wide / 2, -64, wide, 128, p.pale, 12) +
    numeral(rank, -wide / 2 + 17, -44, 21, color) +
    suit(kind, -wide / 2 + 17, -18, 0.85, color) +
    suit(kind, wide * 0.08, 14, 2.5, color)
  )
}

export const chip = (x: number, y: number, r: number, color: string, p: Palette): string =>
  circle(x + 1, y + 4, r, p.ink, { opacity: 0.4 }) +
  circle(x, y, r, color) +
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r * 0.84)}" fill="none" stroke="${p.pale}" ` +
  `stroke-width="${num(r * 0.26)}" stroke-dasharray="${num(r * 0.44)} ${num(r * 0.44)}"/>` +
  circle(x, y, r * 0.6, p.deep) +
  circle(x, y, r * 0.52, color)

export type Hand = readonly (readonly [Suit, string])[]

const scenes = {
  fan: (at: CoverCanvas, p: Palette, hand: Hand): string =>
    rays(at, 10, p.glow, 0.12) +
    glow(at, 150) +
    hand
      .map(([kind, rank], i) => {
        const turn = (i - (hand.length - 1) / 2) * (hand.length > 3 ? 15 : 20)
        return place(
          card(p, kind, rank),
          at.x + turn * 1.9 * at.size,
          at.y + 10 + Math.abs(turn) * 0.55,
          at.size * 0.98,
          turn,
        )
      })
      .join('') +
    chip(at.x - 86 * at.size, at.y + 66 * at.size, 25 * at.size, p.mate, p) +
    chip(at.x + 84 * at.size, at.y + 70 * at.size, 21 * at.size, p.main, p),
  court: (at: CoverCanvas, p: Palette, hand: Hand): string => {
    const [kind = 'spade', rank = 'K'] = hand[0] ?? []
    const color = red(kind) ? suitRed : p.ink
    const half =
      area('M-40 0V-30C-40 -46 -24 -52 0 -52C24 -52 40 -46 40 -30V0Z', p.main) +
      area('M-40 0L-10 -36L0 -14L10 -36L40 0Z', p.mate) +
      circle(0, -58, 23, p.glow) +
      area('M-26 -70L-28 -98L-12 -82L0 -100L12 -82L28 -98L26 -70Z', p.accent) +
      circle(-8, -58, 3, p.ink) +
      circle(8, -58, 3, p.ink) +
      line('M-7 -48Q0 -43 7 -48', p.ink, 3) +
      suit(kind, 0, -16, 0.9, p.pale)
    return (
      stars(at, 14) +
      glow(at, 150) +
      place(
        box(-64, -96, 136, 200, p.ink, 16, { opacity: 0.4 }) +
          box(-70, -102, 140, 204, p.pale, 16) +
          box(-58, -90, 116, 180, 'none', 10, { stroke: p.shade, 'stroke-width': 3 }) +
          place(half, 0, 0, 0.86) +
          place(half, 0, 0, 0.86, 180) +
          box(-58, -3, 116, 6, p.accent) +
          numeral(rank, -44, -72, 21, color) +
          suit(kind, -44, -48, 0.8, color) +
          place(numeral(rank, -44, -72, 21, color) + suit(kind, -44, -48, 0.8, color), 0, 0, 1, 180),
        at.x,
        at.y,
        at.size,
        7,
      ) +
      chip(at.x - 92 * at.size, at.y + 40 * at.size, 24 * at.size, p.accent, p)
    )
  },
  stack: (at: CoverCanvas, p: Palette, hand: Hand): string => {
    const pile = (x: number, count: number, color: string): string =>
      repeat(count, (i) => {
        const y = at.y + (78 - i * 16) * at.size
        return (
          `<ellipse cx="${num(at.x + x * at.size)}" cy="${num(y)}" rx="${num(40 * at.size)}" ry="` +
          `${num(14 * at.size)}" fill="${p.ink}" opacity=".4"/><ellipse cx="${num(at.x + x * at.size)}" cy="` +
          `${num(y - 5)}" rx="${num(40 * at.size)}" ry="${num(14 * at.size)}" fill="` +
          `${i % 2 === 0 ? color : p.pale}"/>`
        )
      })
    return (
      glow(at, 150) +
      hand
        .slice(0, 2)
        .map(([kind, rank], i) =>
          place(
            card(p, kind, rank),
            at.x + (i === 0 ? -34 : 36) * at.size,
            at.y - 26,
            at.size * 0.96,
            i === 0 ? -12 : 10,
          ),
        )
        .join('') +
      pile(-66, 5, p.accent) +
      pile(66, 4, p.mate) +
      pile(0, 3, p.main)
    )
  },
  ring: (at: CoverCanvas, p: Palette, hand: Hand): string =>
    stars(at, 10) +
    circle(at.x, at.y, 108 * at.size, p.shade, { opacity: 0.35 }) +
    around(8, 94 * at.size, -90)
      .map(({ x, y }, i) =>
        suit(
          (['spade', 'heart', 'club', 'diamond'] as const)[i % 4] ?? 'spade',
          at.x + x,
          at.y + y,
          1.35 * at.size,
          i % 2 === 0 ? p.glow : p.accent,
        ),
      )
      .join('') +
    glow(at, 130) +
    hand
      .slice(0, 3)
      .map(([kind, rank], i) =>
        place(
          card(p, kind, rank, 72),
          at.x + (i - 1) * 50 * at.size,
          at.y + Math.abs(i - 1) * 8,
          at.size * 0.86,
          (i - 1) * 12,
        ),
      )
      .join(''),
}
export type CardScene = keyof typeof scenes

export const cards = (at: CoverCanvas, scene: CardScene, hand: Hand): SvgParts => ({
  definitions: skyGradient(at.palette),
  content: sky(at) + scenes[scene](at, at.palette, hand) + floor(at),
})
