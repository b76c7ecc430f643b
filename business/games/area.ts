import { type AreaContext, defineArea } from '../../engine/action.ts'
import { withDefaults } from './selected.ts'

/**
 * Loads the favorites after a login, and the address of a game whose page was opened directly. A launch ends when its
 * page is left.
 */
export const area = defineArea({
  name: 'games',
  policy: 'gaming-ph',
  start(ctx) {
    const session = (): void => void followSession(ctx)
    const openDirectly = directOpening(ctx)
    const isOpen = (): boolean => ctx.read('route.path') === '/game'
    const direct = (): void => void (isOpen() && openDirectly())
    ctx.setFacts({ 'launch.waitMs': ctx.constant('launchWaitMs') })
    ctx.watch(['fact.session.loggedIn'], session)
    ctx.watch(['route', 'fact.session.loggedIn'], direct)
    ctx.watch(['route'], () => void (!isOpen() && isLaunched(ctx) && ctx.run('games.cancel')))
    session()
    direct()
  },
})

async function followSession(ctx: AreaContext): Promise<void> {
  const isLoggedIn = ctx.read('fact.session.loggedIn')
  if (isLoggedIn === true) await ctx.run('games.loadFavorites')
  else if (isLoggedIn === false)
    ctx.setFacts({ 'games.favoriteCount': 0, 'games.savedFavorites': [], 'games.loaded': false })
  // The gray list and the not-approved list depend on the player, so a login loads the games again.
  if (ctx.read('fact.session.freshLogin') === true) await ctx.run('data.refresh', { call: 'games/all' })
}

const isLaunched = (ctx: AreaContext): boolean => (ctx.read('fact.launch.status') ?? 'idle') !== 'idle'

/**
 * When `/game` is opened by its address or reloaded, the game in the address is launched. A visitor is offered the login
 * first, unless it is a trial.
 */
function directOpening(ctx: AreaContext): () => Promise<void> {
  /** ID of the game that waits for the login. */
  let awaitsLogin = ''

  return async () => {
    const gameId = ctx.read('route.query.gameId')
    if (typeof gameId !== 'string' || gameId === '') {
      ctx.setFacts({ 'launch.gameId': '', 'launch.url': '', 'launch.status': 'error' })
      return
    }
    const isLoggedIn = ctx.read('fact.session.loggedIn')
    if (isLoggedIn === undefined) return
    const isTrial = ctx.read('route.query.tryFlag') === '1'
    const isKnown = ctx.read('fact.launch.gameId') === gameId && isLaunched(ctx)
    if (isKnown && !(isLoggedIn && awaitsLogin === gameId)) return
    awaitsLogin = ''
    const text = <N extends string>(name: N): { readonly [name in N]?: string } => {
      const value = ctx.read(`route.query.${name}`)
      return (typeof value === 'string' && value !== '' ? { [name]: value } : {}) as { readonly [name in N]?: string }
    }
    const ids = { ...text('platformId'), ...text('platformCode'), ...text('gdGameId'), ...text('gameType') }
    ctx.setFacts({
      'launch.gameId': gameId,
      'launch.name': '',
      'launch.image': '',
      'launch.platformId': ids.platformId ?? '',
      'launch.platformCode': ids.platformCode ?? '',
      'launch.gdGameId': ids.gdGameId ?? '',
      'launch.gameType': ids.gameType ?? '',
      'launch.trial': isTrial,
      'launch.url': '',
      'launch.status': 'loading',
    })
    if (!isLoggedIn && !isTrial) {
      awaitsLogin = gameId
      ctx.setFacts({ 'launch.status': 'error' })
      await ctx.run('session.require', { reason: ctx.text('app.launch.login') })
      return
    }
    const tryFlag = isTrial ? { tryFlag: 1 as const } : {}
    const answer = await ctx.call('games/launch', { ...withDefaults(ctx, ids), gameId, ...tryFlag })
    if (ctx.read('fact.launch.gameId') !== gameId) return
    ctx.setFacts({ 'launch.url': answer.ok ? answer.value.url : '', 'launch.status': answer.ok ? 'ready' : 'error' })
  }
}
