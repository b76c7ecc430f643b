/** `12 %`; a share that is not nothing and not everything is never rounded to one. */
export function shareInWords(part: number, whole: number): string {
  const percent = (100 * part) / Math.max(1, whole)
  if (percent > 0 && percent < 1) return 'less than 1 %'
  if (percent > 99 && percent < 100) return 'more than 99 %'
  return `${Math.round(percent)} %`
}
