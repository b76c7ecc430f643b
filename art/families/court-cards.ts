/** Court cards in Philippine dress, with two heads: a king with a salakot, a queen in a terno, a jack with a putong. */
import { area, box, circle, line, oval } from '../draw.ts'
import { numeral } from '../numerals.ts'
import { suit } from './cards.ts'
import type { Suit } from './cards.ts'

/** The colors of a court card: its paper, the field behind the figure, the dress, and the ink of its rank. */
export interface CourtPalette {
  readonly paper: string
  readonly field: string
  readonly cloth: string
  readonly fold: string
  readonly trim: string
  readonly ink: string
}

export const rubyCourt: CourtPalette = {
  paper: '#fffaf0',
  field: '#ffe0a0',
  cloth: '#e0344a',
  fold: '#96163c',
  trim: '#ffd25e',
  ink: '#c81f38',
}

export const azureCourt: CourtPalette = {
  paper: '#fffaf0',
  field: '#bfe8f4',
  cloth: '#2f6ad8',
  fold: '#163a92',
  trim: '#ffd25e',
  ink: '#16183a',
}

export const goldCourt: CourtPalette = {
  paper: '#ffe08a',
  field: '#c98a24',
  cloth: '#8a4a14',
  fold: '#5c2c0c',
  trim: '#fff0b0',
  ink: '#5c2f08',
}

const skin = '#d8945c'
const hair = '#2a1420'

const face =
  box(-8, -30, 16, 14, '#a8643c', 5) +
  area('M-17 -58C-19 -38 -10 -23 0 -23S19 -38 17 -58Q0 -72 -17 -58Z', skin) +
  area('M4 -64C20 -60 18 -30 0 -23C10 -34 10 -52 4 -64Z', '#a8643c', { opacity: 0.5 }) +
  line('M-12 -51Q-8 -54 -4 -51M4 -51Q8 -54 12 -51', hair, 2.4) +
  line('M-8 -46h.01M8 -46h.01', hair, 4.4) +
  line('M0 -46L-2 -38H1', '#8a4a2c', 2)

/** The shirt or barong from shoulder to shoulder, with the embroidery of its front. */
const barong = (c: CourtPalette, front: string): string =>
  area('M-50 4V-6C-46 -18 -26 -20 -10 -24L0 -12L10 -24C26 -20 46 -18 50 -6V4Z', c.cloth) +
  area('M22 -20C40 -18 48 -14 50 -6V4H30Z', c.fold) +
  area('M-12 4L-10 -20L0 -10L10 -20L12 4Z', front) +
  line('M-6 -8V2M6 -8V2M-28 -16Q-22 -8 -24 2', c.trim, 2.4)

/** A king with a beard below a salakot of gold, and a staff. */
const king = (c: CourtPalette): string =>
  barong(c, '#fff6e0') +
  line('M37 4V-44', '#6a3a10', 7) +
  line('M37 4V-44', c.trim, 4) +
  area('M37 -62L46 -50L37 -38L28 -50Z', c.trim, { stroke: '#6a3a10', 'stroke-width': 2 }) +
  oval(37, -8, 8, 6, skin) +
  face +
  area('M-18 -46C-20 -22 -8 -9 0 -8C8 -9 20 -22 18 -46C14 -36 8 -38 0 -38S-14 -36 -18 -46Z', hair) +
  line('M-5 -29Q0 -26 5 -29', '#e0705a', 3.4) +
  line('M-10 -18V-14M0 -18V-13M10 -18V-14', '#8a6a6a', 2) +
  area('M-42 -53Q-22 -62 -16 -72Q0 -86 16 -72Q22 -62 42 -53Q0 -66 -42 -53Z', '#e8a020') +
  area('M-42 -53Q0 -76 42 -53Q0 -62 -42 -53Z', '#8a4a0a') +
  line('M-20 -65Q0 -76 20 -65M-9 -77L-12 -68M9 -77L12 -68M0 -79V-70', '#fff0a0', 2.4) +
  circle(0, -81, 5, c.cloth, { stroke: '#fff0a0', 'stroke-width': 2 })

/** A queen with butterfly sleeves, a comb of gold, and a flower in her hair. */
const queen = (c: CourtPalette): string =>
  oval(0, -54, 25, 23, hair) +
  area('M-24 4L-20 -18Q0 -28 20 -18L24 4Z', c.cloth) +
  area('M-17 -20Q0 -26 17 -20Q10 -4 0 -4T-17 -20Z', skin) +
  area('M-16 4C-26 -4 -20 -36 -40 -37C-54 -36 -56 -8 -50 4Z', c.cloth) +
  area('M16 4C26 -4 20 -36 40 -37C54 -36 56 -8 50 4Z', c.fold) +
  line('M-18 0C-26 -8 -23 -34 -40 -34C-50 -32 -51 -12 -49 0M18 0C26 -8 23 -34 40 -34C50 -32 51 -12 49 0', c.trim, 3) +
  line('M-40 -26V2M-32 -22L-30 2M40 -26V2M32 -22L30 2M-14 -16Q0 0 14 -16', c.trim, 2) +
  face +
  area('M-20 -42C-24 -62 -12 -70 0 -70S24 -62 20 -42C18 -54 10 -62 0 -62S-18 -54 -20 -42Z', hair) +
  area('M-6 -31Q-3 -34 0 -32Q3 -34 6 -31Q0 -25 -6 -31Z', '#d82a48') +
  area('M-17 -66L-21 -80L-10 -75L0 -86L10 -75L21 -80L17 -66Q0 -76 -17 -66Z', '#ffc83c', {
    stroke: '#8a4a0a',
    'stroke-width': 1.6,
  }) +
  line('M0 -77h.01M-11 -72h.01M11 -72h.01', c.cloth, 4.4) +
  line('M-19 -36v3M19 -36v3', '#ffd25e', 5) +
  circle(-22, -56, 7, '#ff5a78') +
  circle(-22, -56, 3, '#fff0a0')

/** A jack with a headcloth, its knot at the side, and a flower in his hand. */
const jack = (c: CourtPalette): string =>
  area('M-20 -34C-24 -66 -10 -72 0 -72S24 -66 20 -34Z', hair) +
  barong(c, c.trim) +
  area('M-15 -24Q0 -14 15 -24L18 -15Q0 -4 -18 -15Z', '#fff6e0') +
  face +
  line('M-6 -31Q1 -26 7 -32', '#9a2a34', 2.6) +
  area('M-21 -54Q0 -66 21 -54L22 -66Q12 -80 -2 -79Q-20 -78 -22 -66Z', c.cloth) +
  area('M18 -60L40 -72L36 -60L42 -48Z', c.fold) +
  line('M-21 -60Q0 -72 21 -60', c.trim, 4, { 'stroke-dasharray': '0 6' }) +
  line('M-37 4V-26', '#1f8a4a', 4) +
  circle(-37, -34, 10, '#fff6e0') +
  circle(-37, -34, 4, '#ffb02e') +
  oval(-37, -8, 8, 6, skin)

/** The figures of the court, from the crown at -86 to the middle of the card at 4. */
export const courtFigures = { K: king, Q: queen, J: jack }

/** The field of a court card around 0,0, 102 wide and 156 high, with both heads and a band; `mark` is on each half. */
export function courtField(rank: keyof typeof courtFigures, c: CourtPalette, mark = ''): string {
  const id = `court-${rank}`
  return (
    box(-51, -78, 102, 156, c.field, 6, { stroke: c.ink, 'stroke-width': 2 }) +
    `<g id="${id}">${courtFigures[rank](c)}${mark}</g>` +
    `<use href="#${id}" transform="rotate(180)"/>` +
    area('M-51 3L51 -13V-3L-51 13Z', c.ink) +
    line('M-47 7L48 -7', c.trim, 5, { 'stroke-dasharray': '0 8.7' })
  )
}

/** A court card around 0,0 that is 124 wide and 180 high, with a shadow at its lower right. */
export function court(rank: keyof typeof courtFigures, kind: Suit, c: CourtPalette): string {
  const index =
    box(-59, -87, 30, 58, c.paper, 8) + numeral(rank, -44, -68, 28, c.ink, 0.26) + suit(kind, -44, -41, 1.05, c.ink)
  return (
    box(-57, -84, 124, 180, '#120420', 13, { opacity: 0.4 }) +
    box(-62, -90, 124, 180, c.paper, 13) +
    courtField(rank, c, index)
  )
}
