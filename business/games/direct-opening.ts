import type { AreaContext, Game, GameReference } from '../../engine/action.ts'
import { isGatewayCode } from '../gateway/codes.ts'
import { idFacts, launchFacts, listedFacts } from './launch-facts.ts'
import { isLaunched } from './launch-status.ts'
import { loadGame } from './listed-game.ts'

/**
 * True after a login with the form of this page if that login reloads the page. It does so only in browsers, not in
 * other containers, and only with storage.
 */
const isReloadedByLogin = (ctx: AreaContext): boolean =>
  ctx.read('fact.session.freshLogin') === true &&
  ctx.read('fact.device.container') === 'BROWSER' &&
  ctx.read('fact.device.storage') === true

/**
 * When `/game` is opened by its address or reloaded, the flow `game-open` launches the game in the address with the
 * same checks as a tap. The flow offers the login to a visitor, and this module opens the game after the login. The
 * name and the cover come from the list of games.
 */
export function directOpening(ctx: AreaContext, isGameOrReminderPage: () => boolean): () => Promise<void> {
  /** ID of the game that opens after a login; empty for none. */
  let awaitsLogin = ''
  /** Number of the latest opening. Earlier openings have no further effect. */
  let openings = 0
  /** Whether the game in the current address has been opened. */
  let hasOpened = false
  // Leaving the page ends the opening, and a later login does not resume it.
  ctx.watch(['route'], () => {
    hasOpened = false
    if (isGameOrReminderPage()) return
    awaitsLogin = ''
    openings++
  })

  return async () => {
    const { gameId, ...ids } = addressedGame(ctx)
    const gtp = ctx.read('route.query.gtp')
    if (gameId === '') {
      ctx.setFacts({ 'launch.gameId': '', 'launch.unknown': false, 'launch.url': '', 'launch.status': 'error' })
      return
    }
    const isLoggedIn = ctx.read('fact.session.loggedIn')
    if (isLoggedIn === undefined) return
    // The player has left the game, and the next page is loading. If the session ends meanwhile, nothing opens here.
    if (hasOpened && !isLaunched(ctx)) return
    hasOpened = true
    const isKnown = ctx.read('fact.launch.gameId') === gameId && isLaunched(ctx)
    // A game that is already open does not wait for a login: a button on the page may have opened it.
    if (ctx.read('fact.launch.status') === 'ready') awaitsLogin = ''
    // When the session ends, the game is closed. It opens again after the next login.
    if (isKnown && !isLoggedIn && ctx.read('fact.launch.trial') !== true && awaitsLogin === '') {
      awaitsLogin = gameId
      ctx.setFacts({ 'launch.url': '', 'launch.status': 'error' })
      return
    }
    if (isKnown && !(isLoggedIn && awaitsLogin === gameId)) return
    // The flow `after-login` checks the identity and then reloads the page, which opens the game.
    if (awaitsLogin === gameId && isLoggedIn && isReloadedByLogin(ctx)) {
      ctx.setFacts({ 'launch.status': 'loading' })
      return
    }
    awaitsLogin = isLoggedIn ? '' : gameId
    const opening = ++openings
    ctx.setFacts({
      ...launchFacts({ gameId, ...ids }),
      'launch.gtp': typeof gtp === 'string' ? gtp : '',
      'launch.direct': true,
      'launch.status': 'loading',
    })
    const isCurrent = (): boolean => opening === openings && ctx.read('fact.launch.gameId') === gameId
    // Waits for the list, which states whether the game is in maintenance or has a trial, and which parameters its
    // address needs.
    const game = await loadAndShowGame(ctx, { gameId, ...ids }, isCurrent)
    if (!isCurrent()) return
    // The address cannot make a trial of a game that has none: trials skip the checks of games for money. A trial does
    // not become a game for money either while the list is missing.
    const asksForTrial = ctx.read('route.query.tryFlag') === '1'
    if (game === false || (asksForTrial && !game)) {
      ctx.setFacts({ 'launch.unknown': isUnlisted(game), 'launch.url': '', 'launch.status': 'error' })
      return
    }
    const isTrial = asksForTrial && ctx.read('fact.launch.trialAvailable') === true
    ctx.setFacts({ 'launch.trial': isTrial, 'launch.trialMissing': asksForTrial && !isTrial })
    // The session may have ended while the list was loading.
    const asksForLogin = ctx.read('fact.session.loggedIn') !== true && !isTrial
    if (asksForLogin && isUnlisted(game)) {
      ctx.setFacts({ 'launch.unknown': true, 'launch.status': 'error' })
      return
    }
    if (!asksForLogin) awaitsLogin = ''
    const launched = await ctx.runFlow('game-open')
    if (!isCurrent() || (launched.ok && launched.value === true)) return
    // A check has stopped the launch, or the launch has failed. The page shows an error and a button to open the game
    // again.
    ctx.setFacts({ 'launch.url': '', 'launch.status': 'error' })
    // A game that is not in the list is unknown only if the gateway also refuses it: the list may be incomplete.
    const isRefused = !launched.ok && isGatewayCode(launched.error.code)
    if (isRefused && isUnlisted(game)) ctx.setFacts({ 'launch.unknown': true })
  }
}

/** Returns the IDs in the address of `/game`; the game ID is empty when there is none. */
function addressedGame(ctx: AreaContext): GameReference & Pick<Game, 'vid' | 'gmType'> {
  const text = <N extends string>(name: N): { readonly [name in N]?: string } => {
    const value = ctx.read(`route.query.${name}`)
    return (typeof value === 'string' && value !== '' ? { [name]: value } : {}) as { readonly [name in N]?: string }
  }
  const ids = { ...text('platformId'), ...text('platformCode'), ...text('gdGameId'), ...text('gameType') }
  // The list and the gateway find a game by either of its IDs.
  return { ...ids, ...text('vid'), ...text('gmType'), gameId: text('gameId').gameId ?? ids.gdGameId ?? '' }
}

const isUnlisted = (game: Game | false | null | undefined): boolean => game === false || game === null

/**
 * Sets the facts of a game from the list of games, such as its name and the IDs that the address lacks. Returns the
 * result of the lookup.
 */
async function loadAndShowGame(
  ctx: AreaContext,
  reference: GameReference,
  isCurrent: () => boolean,
): ReturnType<typeof loadGame> {
  const game = await loadGame(ctx, reference)
  if (game && isCurrent()) {
    const known = { ...game, ...reference }
    ctx.setFacts({ ...listedFacts(known), ...idFacts(known) })
  }
  return game
}
