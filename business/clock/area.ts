import { defineArea } from '../../engine/action.ts'

const TICK = 1000
/**
 * If a tick is more than this many milliseconds late, the clock was corrected or the timer has drifted, and the timer
 * is aligned again.
 */
const MAX_DELAY = 100

/**
 * Updates the clock facts at each full second while the page is visible, so a rule for 18:00:00 holds within that
 * second.
 */
export const area = defineArea({
  name: 'clock',
  start(ctx) {
    let stop = (): void => undefined
    const tick = (): void => ctx.setFacts({ 'clock.now': ctx.now(), 'clock.today': ctx.today() })
    const align = (): void => {
      stop()
      setTimeout(
        () => {
          tick()
          stop = ctx.every(TICK, follow)
        },
        TICK - (ctx.now() % TICK),
      )
    }
    const follow = (): void => {
      tick()
      if (ctx.now() % TICK > MAX_DELAY) align()
    }
    tick()
    align()
  },
})
