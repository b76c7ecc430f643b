import { defineArea } from '../../engine/action.ts'
import { markFact, readMarks, withMarks } from './pending-marks.ts'
import { sharedMarks } from './shared-marks.ts'

/**
 * Shows likes and follows that the player has changed in another tab. When the gateway has accepted the change, the
 * lists that depend on it are loaded again.
 */
export const area = defineArea({
  name: 'live',
  start: (ctx) =>
    sharedMarks.follow(ctx, ({ subject, id, isMarked, isSaved }) => {
      if (subject !== 'reel' && subject !== 'anchor') return
      if (isSaved === true) void ctx.run('data.refresh', { call: subject === 'reel' ? 'live/reels' : 'live/following' })
      if (typeof id !== 'string') return
      const mark = { subject, id, isMarked: isMarked === true } as const
      ctx.setFacts({ [markFact(subject)]: withMarks(readMarks(ctx, subject), subject, [mark]) })
    }),
})
