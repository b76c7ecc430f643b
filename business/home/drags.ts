import type { AreaContext } from '../../engine/action.ts'

/** Rules only ask for more than one drag, so counting ends at 2. */
const MOST_DRAGS = 2

/** A finger that moves less far, in CSS pixels, is a tap. */
const DRAG_DISTANCE = 24

export function countDrags(ctx: AreaContext): void {
  let start: Touch | undefined
  let drags = 0
  ctx.setFacts({ 'home.drags': drags })
  const begin = (event: Event): void => {
    if (event instanceof TouchEvent) start = event.touches[0]
  }
  const end = ({ changedTouches: [touch] }: TouchEvent): void => {
    const isFar =
      start !== undefined &&
      touch !== undefined &&
      Math.hypot(touch.clientX - start.clientX, touch.clientY - start.clientY) >= DRAG_DISTANCE
    start = undefined
    if (!isFar) return
    drags += 1
    ctx.setFacts({ 'home.drags': drags })
    if (drags < MOST_DRAGS) return
    removeEventListener('touchstart', begin)
    removeEventListener('touchend', end)
  }
  addEventListener('touchstart', begin, { passive: true })
  addEventListener('touchend', end, { passive: true })
}
