/** A press on the same control counts once in this time, in milliseconds (document 2, section 5, "Click debounce"). */
const REPEAT_MS = 1000

const recent = new Set<string>()

/**
 * Whether a press with the same values was handled a moment ago. The events `press` of widgets start something that a
 * double tap would start twice. Hearts, paging and typing have events of other names, which
 * may be repeated.
 */
export function isRepeated(press: string): boolean {
  const isKnown = recent.has(press)
  if (!isKnown) setTimeout(() => recent.delete(press), REPEAT_MS)
  recent.add(press)
  return isKnown
}
