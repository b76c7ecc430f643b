import { format, type Locale } from '../../engine/widget.ts'

/** Formats the smallest bet of a game: an amount without decimals if it has none, such as `₱0.50` or `₱1,000`. */
export function betText(amount: number, locale: Locale): string {
  return format(amount % 1 ? 'amount' : 'jackpot', amount, locale)
}
