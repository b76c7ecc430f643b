import { type ActionContext, defineAction } from '../../../engine/action.ts'
import { type PendingMark, pendingMarks, withMarks } from '../pending-marks.ts'

/**
 * When the call fails, the buttons appear unpressed; nothing else on the page depends on the answer. A like or follow
 * that was being sent at the same time may be missing in the answer, so it is added.
 */
export const action = defineAction({
  name: 'live.load',
  async run(ctx) {
    const before = [listOf(ctx, 'reel'), listOf(ctx, 'anchor')] as const
    const sending = pendingMarks()
    const answer = ctx.read('fact.session.loggedIn') === true ? await ctx.call('live/mine') : undefined
    const { likedReels = [], following = [] } = answer?.ok === true ? answer.value : {}
    if (ctx.read('fact.session.loggedIn') !== true)
      return { ok: true, effects: { facts: { 'live.likedReels': [], 'live.following': [] } } }
    const marks = [
      ...sending,
      ...changes('reel', before[0], listOf(ctx, 'reel')),
      ...changes('anchor', before[1], listOf(ctx, 'anchor')),
    ]
    return {
      ok: true,
      effects: {
        facts: {
          'live.likedReels': withMarks(likedReels, 'reel', marks),
          'live.following': withMarks(following, 'anchor', marks),
        },
      },
    }
  },
})

function listOf(ctx: ActionContext, subject: PendingMark['subject']): readonly string[] {
  return ctx.read(subject === 'reel' ? 'fact.live.likedReels' : 'fact.live.following') ?? []
}

/** Likes or follows that were changed while the list was being loaded. */
function changes(
  subject: PendingMark['subject'],
  before: readonly string[],
  after: readonly string[],
): readonly PendingMark[] {
  return [
    ...after.filter((id) => !before.includes(id)).map((id) => ({ subject, id, isMarked: true })),
    ...before.filter((id) => !after.includes(id)).map((id) => ({ subject, id, isMarked: false })),
  ]
}
