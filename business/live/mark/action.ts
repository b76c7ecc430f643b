import { type ActionContext, type ActionResult, defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

/** Subjects and IDs whose change is being sent. A second press is ignored. */
const pending = new Set<string>()

/** Likes a video or follows a host, or takes it back. The change is shown at once and undone when it is refused. */
export const action = defineAction<Args>({
  name: 'live.mark',
  async run(ctx, { subject, id, onlyAdd }) {
    const key = `${subject} ${id}`
    const isMarked = marked(ctx, subject).includes(id)
    if (pending.has(key) || (onlyAdd === true && isMarked)) return { ok: true, value: isMarked }
    pending.add(key)
    try {
      return await change(ctx, subject, id, !isMarked)
    } finally {
      pending.delete(key)
    }
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
  const message = ctx.text(subject === 'reel' ? 'app.live.like' : 'app.live.follow')
  return { ok: false, error: { code: 'LIVE-MARK', message } }
}

/** Reads the list again, because other entries may have changed in the meantime. */
async function store(ctx: ActionContext, subject: Args['subject'], id: string, mark: boolean): Promise<void> {
  const others = marked(ctx, subject).filter((one) => one !== id)
  await ctx.run('live.store', { subject, ids: mark ? [id, ...others] : others })
}

function marked(ctx: ActionContext, subject: Args['subject']): readonly string[] {
  return ctx.read(subject === 'reel' ? 'fact.live.likedReels' : 'fact.live.following') ?? []
}
