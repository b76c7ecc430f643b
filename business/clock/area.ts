import { defineArea } from '../../engine/action.ts'

const TICK = 1000

/** Follows the server's clock: the moment each second while the page is visible, the Manila day when it turns. */
export const area = defineArea({
  name: 'clock',
  start(ctx) {
    const tick = (): void => ctx.setFacts({ 'clock.now': ctx.now(), 'clock.today': ctx.today() })
    tick()
    ctx.every(TICK, tick)
  },
})
