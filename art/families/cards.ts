/** The suits of cards. */
import { area, place } from '../draw.ts'

export type Suit = 'spade' | 'heart' | 'diamond' | 'club'

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
