/** Formats a number such as `1,234,567`: rounded down, with thousands separators, the same in every language. */
export function wholeNumber(value: number): string {
  const digits = String(Math.floor(Math.min(Math.max(value, 0), Number.MAX_SAFE_INTEGER)))
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}
