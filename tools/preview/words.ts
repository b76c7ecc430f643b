/** A mistake of whoever asked: told as it is, without a stack. */
export class PreviewError extends Error {}

/** `1 place`, `2 places`. */
export function count(n: number, what: string): string {
  return `${n} ${what}${n === 1 ? '' : 's'}`
}
