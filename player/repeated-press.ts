/** A press on the same control counts once in this time, in milliseconds (document 2, section 5, "Click debounce"). */
const REPEAT_MS = 1000

const recent = new Set<string>()

/**
 * Whether an equal press was handled within the last second. A widget emits `press` for an operation that a double tap
 * must not start twice. Hearts, paging and typing emit other events, which may be repeated.
 */
export function isRepeated(press: string): boolean {
  const isKnown = recent.has(press)
  if (!isKnown) setTimeout(() => recent.delete(press), REPEAT_MS)
  recent.add(press)
  return isKnown
}
