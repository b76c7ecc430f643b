import { defineArea } from '../../engine/action.ts'
import { forgetAttribution } from '../attribution.ts'
import { kept } from '../kept-keys.ts'
import { readChoice } from './choice.ts'

/** Follows the player's choice about tracking. The tracking code is loaded only after consent. */
export const area = defineArea({
  name: 'tracking',
  start(ctx) {
    let tracking: Promise<void> | undefined
    const choose = (): void => {
      const choice = ctx.read('fact.tracking.choice')
      if (choice !== 'allowed') {
        ctx.storage.remove(kept.trackedEvents)
        // A refusal removes everything that was stored for tracking. Before the choice, the fields of the arrival and
        // the reported first deposit are kept, because a consent may follow.
        if (choice === 'refused') {
          ctx.storage.remove(kept.firstDeposits)
          forgetAttribution(ctx.storage)
        }
        return
      }
      tracking ??= import('./track.ts').then(
        ({ track }) => track(ctx),
        (error: unknown) => {
          tracking = undefined
          ctx.report({ code: 'TRACKING-LOAD', message: String(error) })
        },
      )
    }
    ctx.setFacts({ 'tracking.choice': readChoice(ctx.storage) })
    ctx.watch(['fact.tracking.choice'], choose)
    // Reads the choice again when another tab of this browser changes it.
    globalThis.addEventListener?.('storage', (event) => {
      if ('key' in event && event.key === `habi.${kept.trackingChoice}`)
        ctx.setFacts({ 'tracking.choice': readChoice(ctx.storage) })
    })
    choose()
  },
})
