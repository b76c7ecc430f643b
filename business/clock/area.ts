import { defineArea } from '../../engine/action.ts'

const TICK = 1000
/** So far behind the full second the tick is set anew: the clock was corrected, or the timer has drifted. */
const LATE = 100

/** Follows the server's clock: at each full second while the page is visible, so that what opens at 18:00:00 is there in that second. */
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
      if (ctx.now() % TICK > LATE) align()
    }
    tick()
    align()
  },
})
