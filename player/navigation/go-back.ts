/** Milliseconds to wait for `history.back()` before going home instead (document 1, "Header and back behaviour"). */
const BACK_WAIT_MS = 100

/** Goes back in the history, or home when there is no earlier entry. */
export function goBack(goHome: () => void): void {
  if (history.length <= 1) return goHome()
  const before = location.pathname + location.search
  history.back()
  setTimeout(() => location.pathname + location.search === before && goHome(), BACK_WAIT_MS)
}
