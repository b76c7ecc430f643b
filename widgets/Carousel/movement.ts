/**
 * Whether a carousel changes its slides automatically. A touch stops the movement, and only the button of the carousel
 * starts it again.
 */
export type Movement = 'waiting' | 'playing' | 'stopped'

export type MovementEvent =
  | { readonly type: 'ready'; readonly seconds: number; readonly slides: number; readonly reducedMotion: boolean }
  | { readonly type: 'touched' }
  | { readonly type: 'toggled' }

export function nextMovement(movement: Movement, event: MovementEvent): Movement {
  switch (event.type) {
    case 'ready': {
      if (movement !== 'waiting' || event.slides === 0) return movement
      return event.seconds > 0 && event.slides > 1 && !event.reducedMotion ? 'playing' : 'waiting'
    }
    case 'touched':
      return 'stopped'
    case 'toggled':
      return movement === 'playing' ? 'stopped' : 'playing'
  }
}

/**
 * Returns the index of the slide whose start is nearest to the scroll position. `end` is the largest scroll position,
 * at which the last slide is shown.
 */
export function nearestSlide(position: number, starts: readonly number[], end: number): number {
  let nearest = 0
  const far = (start: number) => Math.abs(Math.min(start, end) - position)
  for (const [n, start] of starts.entries()) {
    if (far(start) <= far(starts[nearest] ?? 0)) nearest = n
  }
  return nearest
}
