/** Milliseconds in which presses on the same control count only once (document 2, section 5, "Click debounce"). */
const REPEAT_MS = 1000

/** When each press was last handled, on the clock of `performance.now()`. */
let handled: { [press: string]: number } = {}

/**
 * Whether an equal press was handled within the last second. A widget emits `press` for an operation that a double tap
 * must not start twice. Hearts, paging and typing emit other events, which may be repeated.
 */
export function isRepeated(press: string): boolean {
  const now = performance.now()
  if (now - (handled[press] ?? -REPEAT_MS) < REPEAT_MS) return true
  handled[press] = now
  return false
}

/**
 * Called when a popup opens or closes: a press on the control that opened the popup then counts as a new press.
 */
export function forgetPresses(): void {
  handled = {}
}
