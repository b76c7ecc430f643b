import type { AreaContext } from '../../engine/action.ts'
import { countDrags } from './drags.ts'
import { fillQueue } from './fortune-queue.ts'
import { followInstalling } from './installing.ts'
import { shownMark, storeMark } from './shown-marks.ts'

/** How long other popups of Home wait for the fortune queue, in milliseconds. */
const QUEUE_MS = 4000

/** Starts the code of Home. Runs once, when the first page of Home opens. */
export function followHome(ctx: AreaContext): void {
  /** The player whose fortune queue and broadcast are loaded; empty for none. */
  let loaded = ''
  const follow = (): void => {
    const loginName = ctx.read('fact.session.loginName') ?? ''
    if (ctx.read('fact.session.loggedIn') !== true || loginName === '') {
      loaded = ''
      if (ctx.read('fact.session.loggedIn') === false)
        ctx.setFacts({ 'home.vipRaised': false, 'home.guideViewed': true, 'home.streamId': '', ...fillQueue(ctx, []) })
      // A person of a preview may be logged in without a name. Such a person has no queue.
      else if (ctx.read('fact.session.loggedIn') === true) ctx.setFacts(fillQueue(ctx, []))
      return
    }
    followPlayer(ctx, loginName)
    if (loaded === loginName) return
    loaded = loginName
    void loadQueue(ctx, loginName)
    void loadStream(ctx, loginName)
  }
  countDrags(ctx)
  followInstalling(ctx)
  ctx.watch(['fact.session.loggedIn', 'fact.player.vipLevel'], follow)
  follow()
}

function followPlayer(ctx: AreaContext, loginName: string): void {
  const level = ctx.read('fact.player.vipLevel')
  const before = shownMark(ctx.storage, 'vipLevels', loginName)
  const isRaised = level !== undefined && typeof before === 'number' && level > before
  // Stores the first level, and a level lower than the stored one, so later levels are compared with it.
  if (level !== undefined && !isRaised && level !== before) storeMark(ctx.storage, 'vipLevels', loginName, level)
  ctx.setFacts({
    'home.vipRaised': isRaised,
    'home.guideViewed': shownMark(ctx.storage, 'guides', loginName) === true,
  })
}

async function loadQueue(ctx: AreaContext, loginName: string): Promise<void> {
  // Other popups of Home wait while the queue is unknown. If the call fails or takes long, the queue counts as empty.
  const empty = (): void => {
    if (ctx.read('fact.session.loginName') === loginName && ctx.read('fact.home.fortuneId') === undefined)
      ctx.setFacts(fillQueue(ctx, []))
  }
  ctx.setFacts({ 'home.fortuneId': undefined })
  setTimeout(empty, QUEUE_MS)
  const answer = await ctx.call('home/fortune', { loginName })
  if (!answer.ok) return empty()
  if (ctx.read('fact.session.loginName') === loginName) ctx.setFacts(fillQueue(ctx, answer.value.data))
}

/** Loads the broadcast that Home offers. If the call fails, Home offers no broadcast and shows no message. */
async function loadStream(ctx: AreaContext, loginName: string): Promise<void> {
  const answer = await ctx.call('live/offer')
  if (ctx.read('fact.session.loginName') === loginName)
    ctx.setFacts({ 'home.streamId': (answer.ok && answer.value.room?.liveId) || '' })
}
