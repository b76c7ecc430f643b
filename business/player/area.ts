import { type AreaContext, defineArea } from '../../engine/action.ts'
import { pollBalance } from './poll-balance.ts'

/** Loads the balance after a login, and whenever its status becomes `loading`. */
export const area = defineArea({
  name: 'player',
  policy: 'gaming-ph',
  start(ctx) {
    let isPolling = false
    const poll = (): void => {
      if (isPolling || ctx.read('fact.player.balanceStatus') !== 'loading') return
      isPolling = true
      void refresh(ctx).finally(() => {
        isPolling = false
        poll()
      })
    }
    // The balance of a visitor is 0: that of the player is unknown until the gateway has it.
    const begin = (): void => {
      const isNew =
        ctx.read('fact.session.loggedIn') === true &&
        ['idle', undefined].includes(ctx.read('fact.player.balanceStatus'))
      if (isNew) ctx.setFacts({ 'player.balance': undefined, 'player.balanceStatus': 'loading' })
    }
    ctx.watch(['fact.player.balanceStatus'], poll)
    ctx.watch(['fact.session.loggedIn'], begin)
    begin()
  },
})

async function refresh(ctx: AreaContext): Promise<void> {
  const loginName = ctx.read('fact.session.loginName')
  const isWanted = (): boolean =>
    ctx.read('fact.session.loginName') === loginName && ctx.read('fact.player.balanceStatus') === 'loading'
  const wallet = await pollBalance({
    interval: ctx.constant('balancePollMs'),
    attempts: ctx.constant('balancePollTimes'),
    call: () => ctx.call('player/refreshBalance'),
    isWanted,
  })
  if (!isWanted()) return
  if (wallet?.balance !== undefined) {
    ctx.setFacts({
      'player.balance': wallet.balance,
      'player.balanceStatus': 'ready',
      'player.minWithdraw': wallet.minWithdrawAmount ?? ctx.constant('withdrawMin'),
      'player.maxWithdraw': wallet.maxWithdrawAmount ?? ctx.constant('withdrawMax'),
    })
    return
  }
  ctx.setFacts({ 'player.balanceStatus': 'error' })
  await ctx.run('ui.toast', { text: ctx.text('app.balance.timeout'), tone: 'bad', ms: ctx.constant('balanceToastMs') })
}
