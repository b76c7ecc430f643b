import { defineArea } from '../../engine/action.ts'
import { forgetAttribution } from '../attribution.ts'
import { CHOICE_KEY, EVENTS_KEY, FIRST_DEPOSIT_KEY, readChoice } from './choice.ts'

/** Follows the player's choice about tracking. The tracking code is loaded only after consent. */
export const area = defineArea({
  name: 'tracking',
  start(ctx) {
    let tracking: Promise<void> | undefined
    const choose = (): void => {
      const choice = ctx.read('fact.tracking.choice')
      if (choice !== 'allowed') {
        // A refusal removes everything that was stored for tracking, such as the events that wait to be sent.
        for (const key of [EVENTS_KEY, FIRST_DEPOSIT_KEY]) ctx.storage.remove(key)
        // Before the choice, the fields of the arrival are kept, because a consent may follow.
        if (choice === 'refused') forgetAttribution(ctx.storage)
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
      if ('key' in event && event.key === `habi.${CHOICE_KEY}`)
        ctx.setFacts({ 'tracking.choice': readChoice(ctx.storage) })
    })
    choose()
  },
})
