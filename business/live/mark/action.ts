import { type ActionContext, type ActionResult, defineAction } from '../../../engine/action.ts'
import { causeOf, isGatewayCode } from '../../gateway/codes.ts'
import { isPending, type PendingMark, readMarks, whilePending, withMarks } from '../pending-marks.ts'
import { sharedMarks } from '../shared-marks.ts'
import type { Args } from './types.gen.ts'

/**
 * Adds or removes a like of a video or a follow of a host. The change is shown at once in all tabs, and undone when it
 * cannot be saved. A second press while the change is being sent is ignored.
 */
export const action = defineAction<Args>({
  name: 'live.mark',
  async run(ctx, { subject, id, name = id, onlyAdd }) {
    const isMarked = readMarks(ctx, subject).includes(id)
    if (isPending({ subject, id }) || (onlyAdd === true && isMarked)) return { ok: true, value: isMarked }
    const mark = { subject, id, isMarked: !isMarked }
    return await whilePending(mark, () => change(ctx, mark, name))
  },
})

async function change(ctx: ActionContext, mark: PendingMark, name: string): Promise<ActionResult> {
  const { subject, id, isMarked } = mark
  await show(ctx, mark)
  const answer =
    subject === 'reel'
      ? await ctx.call('live/likeReel', { reelId: id, like: isMarked })
      : await ctx.call('live/follow', { anchorId: id, follow: isMarked })
  if (answer.ok) {
    sharedMarks.announce(ctx, { subject, isSaved: true })
    return { ok: true, value: isMarked }
  }
  await show(ctx, { ...mark, isMarked: !isMarked })
  const { code, message } = answer.error
  if (isGatewayCode(code) && message !== '') return { ok: false, error: answer.error }
  const fallback = ctx.text(FAILURE_TEXTS[subject][isMarked ? 'add' : 'remove'], { name, cause: causeOf(code) })
  return { ok: false, error: { ...answer.error, fallback } }
}

/** Keys of the texts that say what was not saved. */
const FAILURE_TEXTS = {
  reel: { add: 'app.live.like', remove: 'app.live.unlike' },
  anchor: { add: 'app.live.follow', remove: 'app.live.unfollow' },
} as const

/** Stores the change in the current list, because other entries may have changed in the meantime. */
async function show(ctx: ActionContext, mark: PendingMark): Promise<void> {
  const { subject } = mark
  sharedMarks.announce(ctx, { ...mark })
  await ctx.run('live.store', { subject, ids: withMarks(readMarks(ctx, subject), subject, [mark]) })
}
