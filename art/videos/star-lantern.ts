/** Lanterns in the shape of a star, and a hut on stilts, for the video of the lantern feast. */
import { area, around, box, circle, inked, line, mix, num, oval, pen, repeat } from '../draw.ts'
import { halo, lit } from '../flagships/volume.ts'
import type { Palette } from '../palettes.ts'

const TIPS = around(5, 92, -90)
const CORNERS = around(5, 40, -54)

/** The light of a lantern around it, from 0 to 1; it stays in place while the lantern swings. */
export const lanternLight = (id: string, x: number, y: number, r: number, color: string, light: number): string =>
  light < 0.05 ? '' : halo(id, color, 0.75) + circle(x, y, r, `url(#${id})`, light < 1 ? { opacity: light } : {})

const [TIP_POINTS, CORNER_POINTS] = [TIPS, CORNERS].map((points) =>
  points.map(({ x, y }) => `${num(x)} ${num(y)}`),
) as [string[], string[]]
const OUTLINE = `M${TIP_POINTS.map((tip, n) => `${tip}L${CORNER_POINTS[n]}`).join('L')}Z`

/** The half of each arm before or after its tip. */
const halves = (before: boolean, wanted: readonly number[]): string =>
  wanted.map((n) => `M0 0L${TIP_POINTS[n]}L${CORNER_POINTS[before ? (n + 4) % 5 : n]}Z`).join('')

/** What lanterns of all colors share, for `use`: the tassels, and the folds, which are darker away from the light. */
export const lanternParts =
  `<defs><path id="star" d="${OUTLINE}"/><g id="tassel">` +
  area('M-9 4H9L14 44L9 40L5 46L0 41L-5 46L-9 40L-14 44Z', '#15806f') +
  area('M-9 4H3L1 42L-5 46L-9 40L-14 44Z', '#2bcaa7') +
  circle(0, 0, 8, '#ff6b5e') +
  circle(-2.5, -2.5, 2.6, '#fff') +
  '</g><g id="folds">' +
  area(halves(false, [0, 1, 2]) + halves(true, [3, 4]), '#7a1034', { opacity: 0.3 }) +
  area(halves(true, [0, 1]) + halves(false, [4]), '#fff', { opacity: 0.16 }) +
  inked(
    pen(TIPS.map((_, n) => `M0 0L${TIP_POINTS[n]}M0 0L${CORNER_POINTS[n]}`).join(''), '#7a1034', 2.5, {
      opacity: 0.4,
    }) +
      pen(`M${CORNER_POINTS[3]}L${TIP_POINTS[4]}L${CORNER_POINTS[4]}L${TIP_POINTS[0]}`, '#fffbe6', 3, {
        opacity: 0.9,
      }),
  ) +
  '</g></defs>'

/** A lantern around 0,0 with the radius 92, in the given gradient. Its light is from 0 to 1. */
export const starLantern = (p: Palette, id: string, light: number): string =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="92"><stop stop-color="#fffbe6"/>` +
  `<stop offset=".3" stop-color="${mix(p.main, '#ffffff', 0.4)}"/><stop offset=".55" stop-color="${p.main}"/>` +
  `<stop offset="1" stop-color="${p.accent}"/></radialGradient>` +
  line('M0 -104V-90', p.pale, 4) +
  '<use href="#tassel" transform="translate(56 80) rotate(-8)"/>' +
  '<use href="#tassel" transform="translate(-56 80) rotate(8)"/>' +
  circle(0, 0, 82, 'none', { stroke: mix(p.shade, p.ink, 0.2), 'stroke-width': 6 }) +
  circle(-0.8, -1, 82, 'none', { stroke: mix(p.main, '#ffffff', 0.35), 'stroke-width': 2.5 }) +
  `<use href="#star" fill="url(#${id})" stroke="${mix(p.shade, p.ink, 0.3)}" stroke-width="5"/><use href="#folds"/>` +
  (light < 1 ? `<use href="#star" fill="${mix(p.ink, p.deep, 0.6)}" opacity="${num(0.74 * (1 - light))}"/>` : '') +
  circle(0, 0, 17, mix(p.mate, p.ink, 0.25)) +
  circle(-1, -1, 14, p.mate) +
  circle(0, 0, 8, '#fffbe6')

/** A hut with a thatched roof, around the middle of its floor; it is lit inside. */
export const stiltHut = (): string =>
  lit('thatch', ['#ffe9a8', '#d9a448', '#8a5520'], [0.9, 0.8]) +
  lit('matting', ['#e8a468', '#b56a38', '#6e3820'], [1, 0.4]) +
  [-50, -18, 18, 50].map((x) => box(x - 4, 34, 8, 54, '#5a2c1a') + box(x - 4, 34, 3, 54, '#b56a38')).join('') +
  box(-68, 32, 136, 9, '#5a2c1a', 3) +
  box(-62, -20, 124, 54, 'url(#matting)') +
  line(
    repeat(7, (n) => `M${-54 + n * 18} -16V32`),
    '#6e3820',
    2.5,
    { opacity: 0.6 },
  ) +
  [-42, 14]
    .map(
      (x) => box(x, -4, 28, 28, '#5a2c1a', 2) + box(x + 3, -1, 22, 22, '#ffd873') + box(x + 12.5, -1, 3, 22, '#8a5520'),
    )
    .join('') +
  box(-62, -20, 124, 14, '#2a0f18', 0, { opacity: 0.4 }) +
  area('M0 -96C14 -70 56 -30 100 -8L90 6Q44 -14 0 -14Q-44 -14 -90 6L-100 -8C-56 -30 -14 -70 0 -96Z', 'url(#thatch)') +
  area('M0 -96C14 -70 56 -30 100 -8L90 6Q44 -14 0 -14Z', '#5a2410', { opacity: 0.35 }) +
  line('M-10 -72Q-30 -44 -66 -18M-3 -66Q-14 -40 -34 -20M6 -70Q18 -44 36 -22M12 -68Q36 -40 68 -18', '#7a4a1c', 2.5, {
    opacity: 0.55,
  }) +
  line('M-2 -92C-18 -66 -58 -30 -96 -9', '#fff3c8', 3.5) +
  oval(0, -94, 7, 5, '#8a5520')
