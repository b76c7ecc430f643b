import type { AreaContext } from '../../engine/action.ts'

/** Rules only compare whether there was more than one drag, so counting ends at 2. */
const MOST_DRAGS = 2

/** Minimum movement of a drag in CSS pixels. A shorter one is a tap or click. */
const DRAG_DISTANCE = 24

type PointerPlace = Pick<Touch, 'clientX' | 'clientY'>

/**
 * Counts drags on Home and its channels, with touch and mouse events, because the browser cancels pointer events when
 * it scrolls.
 */
export function countDrags(ctx: AreaContext): void {
  let start: PointerPlace | undefined
  let drags = 0
  ctx.setFacts({ 'home.drags': drags })
  const listening = new AbortController()
  const begin = (point: PointerPlace | undefined): void => void (start = point)
  const end = (point: PointerPlace | undefined): void => {
    const isFar =
      start !== undefined &&
      point !== undefined &&
      Math.hypot(point.clientX - start.clientX, point.clientY - start.clientY) >= DRAG_DISTANCE
    start = undefined
    if (!isFar || !String(ctx.read('fact.route.id')).startsWith('home')) return
    drags += 1
    ctx.setFacts({ 'home.drags': drags })
    if (drags >= MOST_DRAGS) listening.abort()
  }
  const options = { passive: true, signal: listening.signal }
  addEventListener('touchstart', ({ touches }: TouchEvent) => begin(touches[0]), options)
  addEventListener('touchend', ({ changedTouches }: TouchEvent) => end(changedTouches[0]), options)
  addEventListener('mousedown', begin, options)
  addEventListener('mouseup', end, options)
  // The browser's own drag of an image or a link ends with this event instead.
  addEventListener('dragend', end, options)
}
