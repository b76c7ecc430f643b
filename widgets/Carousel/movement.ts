/** Whether a carousel moves by itself. A touch stops it for good; only its button starts it again. */
export type Movement = 'waiting' | 'playing' | 'stopped'

export type MovementEvent =
  | { readonly type: 'ready'; readonly seconds: number; readonly slides: number; readonly reducedMotion: boolean }
  | { readonly type: 'touched' }
  | { readonly type: 'toggled' }

export function moved(movement: Movement, event: MovementEvent): Movement {
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

/** The slide whose start is nearest to where the row stands. */
export function nearestSlide(position: number, starts: readonly number[]): number {
  let nearest = 0
  for (const [n, start] of starts.entries()) {
    if (Math.abs(start - position) < Math.abs((starts[nearest] ?? 0) - position)) nearest = n
  }
  return nearest
}
