import { type AreaContext, defineArea } from '../../engine/action.ts'
import { fillQueue } from './fortune-queue.ts'
import { shownMark, storeMark } from './shown-marks.ts'

/** Sets what the popups of Home and the first-time guide depend on. */
export const area = defineArea({
  name: 'home',
  policy: 'gaming-ph',
  start(ctx) {
    /** The player whose fortune queue is loaded. */
    let loaded = ''
    const follow = (): void => {
      const loginName = ctx.read('fact.session.loginName') ?? ''
      if (ctx.read('fact.session.loggedIn') !== true || loginName === '') {
        loaded = ''
        if (ctx.read('fact.session.loggedIn') === false)
          ctx.setFacts({ 'home.vipRaised': false, 'home.guideViewed': true, ...fillQueue(ctx, []) })
        return
      }
      followPlayer(ctx, loginName)
      const isHome = String(ctx.read('fact.route.id')).startsWith('home')
      if (!isHome || loaded === loginName) return
      loaded = loginName
      void loadQueue(ctx, loginName)
    }
    ctx.watch(['fact.session.loggedIn', 'fact.player.vipLevel', 'fact.route.id'], follow)
    follow()
  },
})

function followPlayer(ctx: AreaContext, loginName: string): void {
  const level = ctx.read('fact.player.vipLevel')
  const before = shownMark(ctx.storage, 'vipLevels', loginName)
  const isRaised = level !== undefined && typeof before === 'number' && level > before
  // A new or lower level is the base of the next comparison.
  if (level !== undefined && !isRaised && level !== before) storeMark(ctx.storage, 'vipLevels', loginName, level)
  ctx.setFacts({
    'home.vipRaised': isRaised,
    'home.guideViewed': shownMark(ctx.storage, 'guides', loginName) === true,
  })
}

async function loadQueue(ctx: AreaContext, loginName: string): Promise<void> {
  const answer = await ctx.call('home/fortune', { loginName })
  if (answer.ok && ctx.read('fact.session.loginName') === loginName)
    ctx.setFacts(fillQueue(ctx, answer.value.data ?? []))
}
