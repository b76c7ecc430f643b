/** A press on the same control counts once in this time, in milliseconds (document 2, section 5, "Click debounce"). */
const REPEAT_MS = 1000

/**
 * Returns a function that tells whether an event repeats the previous press. The events `press` of widgets start
 * something that a double tap would start twice. Hearts, paging and typing have events of other names and never repeat.
 */
export function createPressFilter(
  now: () => number,
): (address: string, scope: object, event: string, detail: unknown) => boolean {
  let last = ''
  let at = -Infinity
  return (address, scope, event, detail) => {
    if (event !== 'press') return false
    const press = JSON.stringify([address, scope, detail])
    const isRepeated = press === last && now() - at < REPEAT_MS
    if (!isRepeated) {
      last = press
      at = now()
    }
    return isRepeated
  }
}
