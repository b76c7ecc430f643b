import { wholeNumber } from './whole-number.ts'

/** Formats the smallest bet of a game, such as `₱0.50` or `₱1,000`. */
export function betText(amount: number, currencySign: string): string {
  return currencySign + (amount % 1 ? amount.toFixed(2) : wholeNumber(amount))
}
