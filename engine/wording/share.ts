/** A share in percent, such as `12 %`. A share is written as 0 % or 100 % only if it is exactly none or all. */
export function shareInWords(part: number, whole: number): string {
  const percent = (100 * part) / Math.max(1, whole)
  if (percent > 0 && percent < 1) return 'less than 1 %'
  if (percent > 99 && percent < 100) return 'more than 99 %'
  return `${Math.round(percent)} %`
}
