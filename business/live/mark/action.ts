import { type ActionContext, type ActionResult, defineAction } from '../../../engine/action.ts'
import { isPending, readMarks, whilePending, withMarks } from '../pending-marks.ts'
import type { Args } from './types.gen.ts'

/**
 * Adds or removes a like of a video or a follow of a host. The change is shown at once and undone when it is refused. A
 * second press while the change is being sent is ignored.
 */
export const action = defineAction<Args>({
  name: 'live.mark',
  async run(ctx, { subject, id, onlyAdd }) {
    const isMarked = readMarks(ctx, subject).includes(id)
    if (isPending({ subject, id }) || (onlyAdd === true && isMarked)) return { ok: true, value: isMarked }
    return await whilePending({ subject, id, isMarked: !isMarked }, () => change(ctx, subject, id, !isMarked))
  },
})

async function change(ctx: ActionContext, subject: Args['subject'], id: string, mark: boolean): Promise<ActionResult> {
  await store(ctx, subject, id, mark)
  const answer =
    subject === 'reel'
      ? await ctx.call('live/likeReel', { reelId: id, like: mark })
      : await ctx.call('live/follow', { anchorId: id, follow: mark })
  if (answer.ok) return { ok: true, value: mark }
  await store(ctx, subject, id, !mark)
  const fallback = ctx.text(subject === 'reel' ? 'app.live.like' : 'app.live.follow')
  return { ok: false, error: { ...answer.error, fallback } }
}

/** Stores the change in the current list, because other entries may have changed in the meantime. */
async function store(ctx: ActionContext, subject: Args['subject'], id: string, mark: boolean): Promise<void> {
  await ctx.run('live.store', {
    subject,
    ids: withMarks(readMarks(ctx, subject), subject, [{ subject, id, isMarked: mark }]),
  })
}
