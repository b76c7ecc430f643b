import { type ActionContext, defineAction, type DeviceStorage } from '../../../engine/action.ts'
import { type PendingMark, pendingMarks, readMarks, withMarks } from '../pending-marks.ts'
import { sharedMarks } from '../shared-marks.ts'

/** The player whose likes and follows the facts contain. */
let owner: string | undefined

/**
 * Loads the player's likes and follows. If the call fails, the likes and follows that were loaded earlier for this
 * player stay; if there are none, the buttons appear unpressed. Changes made during the call are applied to the answer,
 * which may lack them. From then on, changes of other tabs are shown too.
 */
export const action = defineAction({
  name: 'live.load',
  async run(ctx) {
    followOtherTabs(ctx)
    const before = [readMarks(ctx, 'reel'), readMarks(ctx, 'anchor')] as const
    const sending = pendingMarks()
    const loginName = ctx.read('fact.session.loginName')
    const answer = ctx.read('fact.session.loggedIn') === true ? await ctx.call('live/mine') : undefined
    if (ctx.read('fact.session.loggedIn') !== true) {
      owner = undefined
      return { ok: true, effects: { facts: { 'live.likedReels': [], 'live.following': [] } } }
    }
    // If another player has logged in meanwhile, the answer is about the previous player.
    if (ctx.read('fact.session.loginName') !== loginName) return { ok: true }
    const failure = answer?.ok === false ? { failure: { ...answer.error, fallback: '' } } : {}
    if (answer?.ok === true) owner = loginName
    else if (owner === loginName) return { ok: true, effects: failure }
    const { likedReels = [], following = [] } = answer?.ok === true ? answer.value : {}
    const marks = [
      ...sending,
      ...changes('reel', before[0], readMarks(ctx, 'reel')),
      ...changes('anchor', before[1], readMarks(ctx, 'anchor')),
    ]
    return {
      ok: true,
      effects: {
        ...failure,
        facts: {
          'live.likedReels': withMarks(likedReels, 'reel', marks),
          'live.following': withMarks(following, 'anchor', marks),
        },
      },
    }
  },
})

/** The storages of the sessions that follow other tabs. */
const followed = new WeakSet<DeviceStorage>()

/**
 * Shows likes and follows that the player has changed in another tab. When the gateway has accepted a change, the lists
 * that depend on it are loaded again.
 */
function followOtherTabs(ctx: ActionContext): void {
  if (followed.has(ctx.storage)) return
  followed.add(ctx.storage)
  sharedMarks.follow(ctx, ({ subject, id, isMarked, isSaved }) => {
    if (subject !== 'reel' && subject !== 'anchor') return
    if (typeof id === 'string') {
      const mark = { subject, id, isMarked: isMarked === true } as const
      void ctx.run('live.store', { subject, ids: withMarks(readMarks(ctx, subject), subject, [mark]) })
    }
    if (isSaved === true) void ctx.run('data.refresh', { call: subject === 'reel' ? 'live/reels' : 'live/following' })
  })
}

/** Returns the likes or follows that were changed while the list was being loaded. */
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
