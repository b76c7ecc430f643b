import { type AreaContext, defineArea } from '../../engine/action.ts'
import type { JsonObject } from '../../engine/core/json.ts'
import { isLoggedIn, readCredentials } from './credentials.ts'
import { reportPlayerFailure } from './player-failure.ts'
import { forgetIntent } from './intent.ts'
import { readLastLogin } from './last-login.ts'

/** The facts of a login form without a reason and without an error. */
const emptyLogin = {
  'session.loginReason': '',
  'session.loginError': '',
  'session.loginCode': '',
  'session.triesLeft': -1,
} as const

/** Delays in milliseconds before the record of the player is loaded again after the first failures. */
const WAITS_MS = [5000, 15_000]
/** The delay after each further failure, in milliseconds. */
const LAST_WAIT_MS = 60_000

/**
 * Restores the stored session, and tries again if the player could not be loaded. Follows logins and logouts in other
 * tabs.
 */
export const area = defineArea({
  name: 'session',
  policy: 'gaming-ph',
  async start(ctx) {
    const restoreSession = createRestore(ctx)
    followTabs(ctx, restoreSession)
    followContainer(ctx)
    followCancellation(ctx)
    // A control that was tapped earlier may have opened the login.
    const loginReason = ctx.read('fact.session.loginReason') ?? ''
    const last = readLastLogin(ctx.storage)
    ctx.setFacts({
      'session.lastLoginPage': last.page,
      'session.lastAccount': last.account,
      ...emptyLogin,
      'session.loginReason': loginReason,
    })
    await restoreSession()
  },
})

/**
 * Returns a function that restores the session. If the player could not be loaded, it does so again after some time, or
 * when the network is back.
 */
function createRestore(ctx: AreaContext): () => Promise<void> {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The token of the session whose player could not be loaded. */
  let failed: string | undefined
  async function run(): Promise<void> {
    failed = undefined
    failed = await restore(ctx)
    clearTimeout(timer)
    if (failed === undefined) failures = 0
    else timer = setTimeout(again, WAITS_MS[failures++] ?? LAST_WAIT_MS)
  }
  function again(): void {
    // If the token has changed, a logout, an expiry or another login has set the facts of the player.
    if (readCredentials(ctx.storage).token === failed) void run()
  }
  ctx.watch(['fact.device.online'], () => ctx.read('fact.device.online') === true && again())
  return run
}

/** Restores the session. Returns its token if the record of its player could not be loaded. */
async function restore(ctx: AreaContext): Promise<string | undefined> {
  const credentials = readCredentials(ctx.storage)
  const isVisitor = !isLoggedIn(credentials)
  const before = ctx.read('fact.session.loginName')
  // Another tab may have logged in another player. Areas load a player only when `session.loggedIn` becomes true.
  if (isVisitor || (before && before !== credentials.loginName)) await ctx.run('session.clear')
  if (isVisitor) return undefined
  // Facts of the player's record are unknown until it is loaded.
  if (before !== undefined && before !== credentials.loginName) await ctx.run('player.forget')
  // The session may have changed while the code of these actions was being loaded.
  if (readCredentials(ctx.storage).token !== credentials.token) return await restore(ctx)
  ctx.setFacts({
    'session.loggedIn': true,
    'session.loginName': credentials.loginName,
    'session.freshLogin': false,
    'session.busy': false,
    'player.recordStatus': 'loading',
  })
  const loaded = await ctx.run('player.load')
  if (!loaded.ok) {
    // A launch of a game may have loaded the record in the meantime.
    const isKnown = ctx.read('fact.player.marginSwitch') !== undefined
    if (ctx.read('fact.player.recordStatus') === 'loading')
      ctx.setFacts({ 'player.recordStatus': isKnown ? 'ready' : 'error' })
    ctx.report({ code: 'SESSION-RESTORE', message: `${loaded.error.code} ${loaded.error.message}` })
    reportPlayerFailure(ctx, loaded.error)
    // The error table may log out a frozen account.
    ctx.failedToLoad(loaded.error)
  }
  // The session may have changed while the record was being loaded.
  else if (readCredentials(ctx.storage).loginName === credentials.loginName) ctx.setFacts(loaded.value as JsonObject)
  return loaded.ok ? undefined : credentials.token
}

/** When the popup is closed without a login, or a player logs out, the steps that wait for the login are canceled. */
function followCancellation(ctx: AreaContext): void {
  const forgetCancelled = (): void => {
    if (ctx.read('fact.popup.open') !== '') return
    ctx.setFacts(emptyLogin)
    if (ctx.read('fact.session.loggedIn') !== true) forgetIntent()
  }
  ctx.watch(['fact.popup.open'], forgetCancelled)
  let before = ctx.read('fact.session.loggedIn')
  ctx.watch(['fact.session.loggedIn'], () => {
    // While the session is being restored, the popup of a required login might not be open yet: nothing is canceled.
    if (before !== undefined) forgetCancelled()
    before = ctx.read('fact.session.loggedIn')
  })
}

/**
 * A login or logout in another tab of this browser changes the session of this tab too. After a login, the steps that
 * waited for it in this tab do not run, because the tab is in the background. After a logout, a page that requires a
 * login is left.
 */
function followTabs(ctx: AreaContext, restoreSession: () => Promise<void>): void {
  async function follow(): Promise<void> {
    // Other values also change in other tabs, and a login of this tab stores its session before its facts are set.
    if (ctx.read('fact.session.busy') === true) return
    if (readCredentials(ctx.storage).loginName === ctx.read('fact.session.loginName')) return
    await restoreSession()
    if (ctx.read('fact.session.loggedIn') === false) return void (await ctx.run('flow:logout'))
    forgetIntent()
    await ctx.run('flow:other-tab-login')
  }
  globalThis.addEventListener?.('storage', () => void follow())
  ctx.watch(['fact.session.busy'], () => void follow())
  // A page in the back/forward cache receives no events of other tabs.
  globalThis.addEventListener?.('pageshow', (event) => (event as PageTransitionEvent).persisted && void follow())
}

/** The native app, or the page of a mini-app, logs players in and out (document 2, section 6). */
function followContainer(ctx: AreaContext): void {
  const take = async ({ type, ticket, loginName }: JsonObject): Promise<void> => {
    const current = ctx.read('fact.session.loginName')
    if (type === 'LOGOUT' && current) await ctx.run('flow:logout')
    if (type !== 'LOGIN' || typeof ticket !== 'string' || typeof loginName !== 'string' || loginName === current) return
    if ((await ctx.run('session.ticket', { ticket, loginName })).ok) await ctx.run('flow:container-login')
  }
  // A login that follows a logout begins when the logout has ended.
  let taken = Promise.resolve()
  ctx.container.listen((message) => (taken = taken.finally(() => take(message))))
}
