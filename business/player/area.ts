import { type AreaContext, defineArea } from '../../engine/action.ts'
import { readLastBalance, storeLastBalance } from './last-balance.ts'
import { pollBalance } from './poll-balance.ts'

/**
 * Loads the balance after a login, when its status becomes `loading`, and when the network is back after a failure.
 * Until the balance is loaded, the last balance on this device is shown.
 */
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
    // Replaces a visitor's balance of 0 with the last known one.
    const begin = (): void => {
      const isNew =
        ctx.read('fact.session.loggedIn') === true &&
        ['idle', undefined].includes(ctx.read('fact.player.balanceStatus'))
      if (!isNew) return
      const last = readLastBalance(ctx.storage, ctx.read('fact.session.loginName'))
      ctx.setFacts({
        'player.balance': last?.balance,
        'player.balanceAt': last?.at,
        'player.balanceStatus': 'loading',
      })
    }
    const resume = (): void => {
      const isWanted = ctx.read('fact.session.loggedIn') === true && ctx.read('fact.player.balanceStatus') === 'error'
      if (isWanted && isOnline(ctx)) ctx.setFacts({ 'player.balanceStatus': 'loading' })
    }
    ctx.watch(['fact.player.balanceStatus'], poll)
    ctx.watch(['fact.session.loggedIn'], begin)
    ctx.watch(['fact.device.online'], resume)
    begin()
  },
})

const isOnline = (ctx: AreaContext): boolean => ctx.read('fact.device.online') !== false

async function refresh(ctx: AreaContext): Promise<void> {
  const loginName = ctx.read('fact.session.loginName')
  const isWanted = (): boolean =>
    ctx.read('fact.session.loginName') === loginName && ctx.read('fact.player.balanceStatus') === 'loading'
  const wallet = await pollBalance({
    interval: ctx.constant('balancePollMs'),
    attempts: ctx.constant('balancePollTimes'),
    call: () => ctx.call('player/refreshBalance'),
    isWanted: () => isWanted() && isOnline(ctx),
  })
  if (!isWanted()) return
  if (wallet?.balance !== undefined) {
    const last = { balance: wallet.balance, at: ctx.now() }
    if (loginName !== undefined) storeLastBalance(ctx.storage, loginName, last)
    ctx.setFacts({
      'player.balance': last.balance,
      'player.balanceAt': last.at,
      'player.balanceStatus': 'ready',
    })
    return
  }
  ctx.setFacts({ 'player.balanceStatus': 'error' })
  if (isOnline(ctx))
    await ctx.run('ui.toast', {
      text: ctx.text('app.balance.timeout'),
      tone: 'bad',
      ms: ctx.constant('balanceToastMs'),
    })
}
