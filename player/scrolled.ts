/**
 * The scroll position in pixels above which the root has the class `scrolled`, and the interval in milliseconds at
 * which it is measured (document 2, section 9).
 */
const MIN_PX = 40
const THROTTLE_MS = 250

/** Sets the class `scrolled` on the root while the page is scrolled, for styles of skins and campaigns. */
export function markScrolled(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const measure = (): void => {
    timer = undefined
    document.documentElement.classList.toggle('scrolled', scrollY > MIN_PX)
  }
  addEventListener('scroll', () => (timer ??= setTimeout(measure, THROTTLE_MS)), { passive: true })
  measure()
}
