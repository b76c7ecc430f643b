import { type AreaContext, defineArea } from '../../engine/action.ts'
import type { JsonObject } from '../../engine/core/json.ts'
import { isLoggedIn, readCredentials } from '../credentials.ts'
import { forgetIntent } from './intent.ts'
import { readLastLogin } from './last-login.ts'

/** The facts of a login form that shows neither a reason nor an error. */
const emptyLogin = {
  'session.loginReason': '',
  'session.loginImage': '',
  'session.loginError': '',
  'session.loginCode': '',
  'session.triesLeft': -1,
} as const

/** Delays in milliseconds before the record of the player is loaded again after the first failures. */
const WAITS_MS = [5000, 15_000]
/** Delay in milliseconds after each failure beyond those in `WAITS_MS`. */
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
    // Keeps the reason and the image of a login that was opened by a control tapped before this code ran.
    const loginReason = ctx.read('fact.session.loginReason') ?? ''
    const loginImage = ctx.read('fact.session.loginImage') ?? ''
    const last = readLastLogin(ctx.storage)
    ctx.setFacts({
      'session.lastLoginPage': last.page,
      'session.lastAccount': last.account,
      ...emptyLogin,
      'session.loginReason': loginReason,
      'session.loginImage': loginImage,
    })
    await restoreSession()
  },
})

/**
 * Returns a function that restores the session. If the player could not be loaded, the function runs again after some
 * time, or when the network is back.
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
    // If a logout, an expiry or another login has changed the token, it has also set the facts of the player.
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
  // Another tab may have logged in another player. Areas load a player only when `session.loggedIn` becomes true, so it
  // is cleared first.
  if (isVisitor || (before && before !== credentials.loginName)) await ctx.run('session.clear')
  if (isVisitor) return undefined
  // Makes the facts of the player's record unknown until the record is loaded.
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
    // Applies the error table, which may log out a frozen account.
    ctx.failedToLoad(loaded.error)
  } else ctx.setFacts(loaded.value as JsonObject)
  return loaded.ok ? undefined : credentials.token
}

/** Cancels the steps that wait for the login when the popup is closed without a login, or a player logs out. */
function followCancellation(ctx: AreaContext): void {
  const forgetCancelled = (): void => {
    if (ctx.read('fact.popup.open') !== '') return
    ctx.setFacts(emptyLogin)
    if (ctx.read('fact.session.loggedIn') !== true) forgetIntent()
  }
  ctx.watch(['fact.popup.open'], forgetCancelled)
  let before = ctx.read('fact.session.loggedIn')
  ctx.watch(['fact.session.loggedIn'], () => {
    // While the session is being restored, nothing is canceled, because the popup of a required login may not be open
    // yet.
    if (before !== undefined) forgetCancelled()
    before = ctx.read('fact.session.loggedIn')
  })
}

/**
 * A login or logout in another tab of this browser changes the session of this tab too. After a login, steps that
 * waited for it in this tab are dropped, because the tab is in the background. After a logout, the flow `logout` leaves
 * a page that requires a login.
 */
function followTabs(ctx: AreaContext, restoreSession: () => Promise<void>): void {
  async function follow(): Promise<void> {
    // Ignores changes of other stored values, and this tab's own login, which stores the session before the facts are
    // set.
    if (ctx.read('fact.session.busy') === true) return
    if (readCredentials(ctx.storage).loginName === ctx.read('fact.session.loginName')) return
    await restoreSession()
    if (ctx.read('fact.session.loggedIn') === false) return void (await ctx.runFlow('logout'))
    forgetIntent()
    await ctx.runFlow('other-tab-login')
  }
  globalThis.addEventListener?.('storage', () => void follow())
  ctx.watch(['fact.session.busy'], () => void follow())
  // A page in the back/forward cache does not receive `storage` events of other tabs.
  globalThis.addEventListener?.('pageshow', (event) => (event as PageTransitionEvent).persisted && void follow())
}

/** Follows logins and logouts by the native app or the page of a mini-app (document 2, section 6). */
function followContainer(ctx: AreaContext): void {
  const take = async ({ type, ticket, loginName }: JsonObject): Promise<void> => {
    const current = ctx.read('fact.session.loginName')
    if (type === 'LOGOUT' && current) await ctx.runFlow('logout')
    if (type !== 'LOGIN' || typeof ticket !== 'string' || typeof loginName !== 'string' || loginName === current) return
    const entered = await ctx.run('session.ticket', { ticket, loginName })
    if (entered.ok && entered.stop !== true) await ctx.runFlow('container-login')
  }
  // Messages are handled in order, so a login waits for the end of an earlier logout.
  let taken = Promise.resolve()
  ctx.container.listen((message) => (taken = taken.finally(() => take(message))))
}
