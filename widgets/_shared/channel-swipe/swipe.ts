/**
 * The minimum sideways movement of a swipe in CSS pixels. The sideways movement must also be at least twice the
 * movement up or down.
 */
const DISTANCE = 64

/**
 * Makes a swipe in `main` press the link next to the current link in `row`, unless the swipe starts on a popup, a field
 * or an element that scrolls sideways. Returns a function that removes the listeners.
 */
export function followSwipes(row: { readonly current: HTMLElement | null }): () => void {
  let start: { readonly x: number; readonly y: number } | undefined
  const begin = (event: Event): void => {
    if (!(event instanceof TouchEvent)) return
    const { touches, target } = event
    const [touch] = touches
    const isFree = touches.length === 1 && target instanceof Element && !isTaken(target)
    start = isFree && touch !== undefined ? { x: touch.clientX, y: touch.clientY } : undefined
  }
  const end = ({ changedTouches: [touch] }: TouchEvent): void => {
    if (start === undefined || touch === undefined) return
    const step = stepOf(touch.clientX - start.x, touch.clientY - start.y, isRightToLeft())
    start = undefined
    if (step === 0) return
    const item = row.current?.querySelector('[aria-current]')?.parentElement
    ;(step > 0 ? item?.nextElementSibling : item?.previousElementSibling)?.querySelector('a')?.click()
  }
  const passive = { passive: true }
  addEventListener('touchstart', begin, passive)
  addEventListener('touchend', end, passive)
  return () => {
    removeEventListener('touchstart', begin)
    removeEventListener('touchend', end)
  }
}

/**
 * Returns 1 for a swipe to the next channel in reading direction, -1 for one to the previous channel, 0 if it is not a
 * swipe.
 */
export function stepOf(x: number, y: number, isRightToLeft: boolean): 1 | 0 | -1 {
  if (Math.abs(x) < DISTANCE || Math.abs(x) < 2 * Math.abs(y)) return 0
  return x < 0 !== isRightToLeft ? 1 : -1
}

const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl'

function isTaken(target: Element): boolean {
  if (target.closest('main') === null || target.closest('[role="dialog"], input, select') !== null) return true
  for (
    let element: Element | null = target;
    element !== null && element.tagName !== 'MAIN';
    element = element.parentElement
  )
    if (element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX !== 'visible') return true
  return false
}
