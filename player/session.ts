/**
 * The second stage: connects the session of the engine with the browser, the business areas, navigation and releases.
 */
import type { AreaDefinition } from '../engine/action.ts'
import { own } from '../engine/core/json.ts'
import type { Pointer } from '../engine/core/release.ts'
import type { WireSlice } from '../engine/core/wire.ts'
import { viewOf } from '../engine/react/Page.tsx'
import type { RenderContext } from '../engine/react/render-context.ts'
import type { Dispatch } from '../engine/runtime/dispatch.ts'
import { createReleaseReader, livePointers, type ReleaseReader } from '../engine/runtime/release.ts'
import { routeFacts } from '../engine/runtime/route-facts.ts'
import { createSession, type Session, type SessionHost } from '../engine/runtime/session.ts'
import { actions, areas as generalAreas } from '../business/business.gen.ts'
import { openContainerLogin } from '../business/container-login.ts'
import { contractOf } from '../business/contract-of.ts'
import { createFailureMessages } from '../business/gateway/failure-messages.ts'
import { loginParameter, sessionNames, tokenAction, tokenCall } from '../business/gateway/session-names.ts'
import { openContainer } from '../business/open-container.ts'
import { contentIcons } from '../widgets/_shared/content-icons.ts'
import { addIconShapes } from '../widgets/_shared/icon-shapes.ts'
import { createBrowserHost, LIGHT } from './browser-host.ts'
import { createContainer } from './container.ts'
import { createFirstCalls } from './first-calls.ts'
import { firstRelease } from './first-release.ts'
import { createGatewayClient } from './gateway.ts'
import type { Kills } from './kill-switch.ts'
import { createNavigation, type Navigation } from './navigation/navigation.ts'
import { withPrefix } from './navigation/prefix.ts'
import { showLoadFailed, showOfflineLine } from './connection-line.ts'
import { type PointerWatch, watchPointer } from './pointer-watch.ts'
import type { PlayerPreview } from './preview.ts'
import { previewToken } from './preview-token.ts'
import { createReleaseUpdates } from './release-updates.ts'
import type { Reporter } from './report.ts'
import { scheduler } from './scheduler.ts'
import { markScrolled } from './scrolled.ts'
import type { HydrationSeed } from './seed.ts'
import { storage } from './storage.ts'
import { addStyle } from './style.ts'
import type { WidgetLoader } from './widgets.ts'
import { createWaitingWorld } from './waiting-world.ts'
import { keepOffline, registerWorker } from './worker.ts'

export interface RunningPage {
  readonly dispatch: Dispatch
}

/** The parts that the first stage provides. */
export interface StartParts {
  readonly shared: RenderContext
  readonly seed: HydrationSeed
  /** Path of the address for which the document was loaded. */
  readonly pathname: string
  readonly loader: WidgetLoader
  /** The code of the optional areas; empty on a site that uses none. */
  readonly areas: readonly AreaDefinition[]
  readonly report: Reporter
  /** Responses to the boot script's requests for release files, by address. Each response is used once. */
  readonly answers: Promise<Map<string, Promise<Response>>>
  /** Resolves when the page is hydrated. */
  readonly hydrated: Promise<void>
  readonly show: (slice: WireSlice) => void
}

export async function startSession({
  shared,
  seed,
  pathname,
  loader,
  areas,
  report,
  answers,
  hydrated,
  show,
}: StartParts): Promise<RunningPage> {
  // Shapes are added before a preview changes facts, because adding the shape of an icon later does not render the icon
  // again.
  addIconShapes(contentIcons)
  const token = previewToken()
  // A preview changes facts at once, so hydration must finish first.
  if (token !== null) await hydrated
  const preview =
    token === null ? undefined : await (await import('./preview.ts')).openPreview(token, shared, seed.locale.timeZone)
  const { language } = seed.slice
  const { prefix = '' } = seed
  const transport: typeof fetch = async (address, init) => {
    const given = await answers
    const answer = given.get(String(address))
    given.delete(String(address))
    return await (answer ?? fetch(address, init))
  }
  const releases = createReleaseReader(transport, prefix, location.hostname)
  const source = preview?.pointers ?? livePointers({ transport, storage, report })
  // The session needs a token first, then the data of the page. The code and the contracts for both are loaded while
  // the release is read.
  if (areas.length > 0) void own(actions, tokenAction)?.().catch(() => undefined)
  for (const name of [
    ...(areas.length > 0 ? [tokenCall] : []),
    ...Object.values(seed.slice.data).map(({ call }) => call),
  ])
    contractOf(name).catch(() => undefined)
  const { pointer, app } = await firstRelease(source, releases, language, report, location.pathname, showLoadFailed)
  const updates = createReleaseUpdates({
    source,
    releases,
    language,
    report,
    own: () => document.documentElement.dataset.build,
    first: pointer,
    onPointer: takeKills,
  })
  let shown = pointer.sequence
  /** The sequence of the release that the navigation in progress shows. */
  let taken = shown
  let watch: PointerWatch | undefined
  let kills: Kills | undefined
  let takingKills = Promise.resolve()
  /** The kill switch. Its code is loaded only when something is killed. */
  function takeKills({ kills: list }: Pointer): void {
    if (list === undefined && kills === undefined && !isKilledPage()) return
    const take = async (): Promise<void> => {
      kills ??= (await import('./kill-switch.ts')).createKills({
        world,
        session,
        releases,
        available,
        showAgain: () => navigation.go(location.href, { pop: true }),
      })
      await kills.take(list)
    }
    takingKills = takingKills.then(take).catch((error: unknown) => report('KILLS', String(error)))
  }

  const world = preview?.world ?? createWaitingWorld(shared.world, hydrated)
  const browser = createContainer()
  // A preview must not change anything on the device, or in an app or page around the player app.
  const container = preview === undefined ? await openContainer(browser, app.constants, storage) : browser
  const gateway = createGatewayClient({
    world,
    onFailure: (...failed) => failures.report(...failed),
    app: () => session.app(),
    report,
    transport: preview?.transport,
    renewToken: async (problem, refused) => {
      // The steps that run when a session has expired read facts, so hydration must finish first. The first token of a
      // visitor needs no facts.
      if (problem === 'expired') await hydrated
      const renewed = await session.dispatch.run(tokenAction, { problem, refused })
      return renewed.ok ? { ok: true, value: renewed.value === true } : renewed
    },
  })
  const host: SessionHost = createBrowserHost({
    report,
    prefix,
    container,
    load,
    navigation: () => navigation,
    linkSchemes: () => session.app().linkSchemes,
    renderPopup: (id, slice) => viewOf(id, () => slice.root, shared),
  })
  const firstCalls = createFirstCalls(gateway.call)
  const available = { ...actions }
  const session: Session = createSession({
    world,
    values: shared.values,
    app,
    host,
    names: sessionNames,
    slice: seed.slice,
    call: preview?.call(gateway.call, app.calls) ?? firstCalls.call,
    actions: available,
    onFailure: (...failed) => failures.show(...failed),
    messageOf: (error) => failures.textOf(error),
    filterEffects: (effects) => {
      const allowed = kills?.effects(effects) ?? effects
      return preview?.filterEffects(allowed) ?? allowed
    },
    ...(preview && { now: preview.now }),
  })
  const failures = createFailureMessages({
    world,
    values: shared.values,
    app: session.app,
    apply: session.apply,
    run: session.dispatch.run,
    container: host.container,
  })

  loader.onFailure(() => failures.show({ code: 'NETWORK', message: '' }, 'steps'))

  // Runs before the first call, because the headers of calls contain facts about the device.
  for (const area of generalAreas) void session.startArea(area)
  if (preview === undefined) {
    firstCalls.make(seed.slice.data)
    await hydrated
  }

  async function load(address: string): Promise<WireSlice> {
    const released = await releases.object<WireSlice>(address)
    const slice = kills?.slice(released, address) ?? released
    await Promise.all([loader.all(slice.widgets), addStyle(slice.css)])
    // Without its widgets a popup would be empty. The browser can load the document of a page instead. A killed widget
    // stays in the list of the slice, and its code may be the reason for the kill.
    if (slice === released && !slice.widgets.every(loader.get)) throw new Error('the code of a widget is not loaded')
    for (const node of slice.failed ?? []) shared.failed.add(node)
    return slice
  }

  // If a visitor went back before navigation was listening, the page on screen does not belong to the address.
  if (location.pathname !== pathname) {
    location.reload()
    return await new Promise<never>(() => undefined)
  }
  const navigation = createNavigation({
    world,
    app: session.app,
    sessionFact: sessionNames.sessionFact,
    async findRoute(pathname) {
      const match = await releases.route(session.app(), pathname)
      kills?.note(match)
      return match
    },
    load,
    nextPaint: scheduler.nextPaint,
    show(slice, match, url) {
      session.showPage(slice, match, withPrefix(url, prefix))
      document.title = document.title.replace(/^.* · |^/, slice.head.title === '' ? '' : `${slice.head.title} · `)
      show(slice)
      // Only now, so during development a server that has restarted sends a release again that could not be loaded.
      if (taken !== shown) {
        shown = taken
        watch?.listen()
      }
      if (token === null) keepOffline([url.pathname])
      void session.popups.next()
    },
    openPopup: (popup) => session.apply({ openPopup: popup }),
    async openSupport(match) {
      // Only the frame of a bot has its own customer service, so other containers need not look up the route.
      if (match === undefined || world.read('fact.device.bot') !== true) return false
      const support = await releases.route(session.app(), String(session.app().constants.supportHref))
      return match.route.id === support?.route.id && container.support()
    },
    openLogin() {
      const { loginPopup } = session.app().ids
      if (openContainerLogin(container, world.read('fact.route.path')) || loginPopup === undefined) return
      session.apply({ openPopup: loginPopup })
    },
    holdPopups: (isLoading) => session.popups.hold(isLoading),
    closePopup: () => session.popups.closeAll(),
    dismissPopup: async () => await session.popups.leave(),
    takeRelease() {
      if (updates.needsDocument()) return false
      session.takeStaged()
      taken = updates.staged()
      return true
    },
    onLoginRefused: () => void session.dispatch.run(tokenAction, { problem: 'empty' }),
    loginParameter,
    rewrite: (url) => withPrefix(preview?.rewrite(url) ?? url, prefix, prefix),
    report,
  })

  await begin({ session, seed, areas, releases, navigation, preview, report })
  takeKills(pointer)
  if (preview?.transport === undefined)
    watch = watchPointer({
      // A preview sends no `shows`, so the server does not count it among the open pages of players.
      hints: () => (preview === undefined ? `/hint?shows=${shown}` : '/hint'),
      random: Math.random,
      check: () => void updates.check(session),
      // Navigating to the same entry keeps the scroll position and the history.
      apply: () =>
        void import('./apply-release.ts').then((code) =>
          code.applyRelease(shared, loader, () =>
            updates.check(session).then(() => navigation.go(location.href, { pop: true, keepPage: true })),
          ),
        ),
    })
  markScrolled()
  showOfflineLine(world, () => session.app().strings)
  if (token === null && 'serviceWorker' in navigator) registerWorker(report)
  return { dispatch: session.dispatch }
}

/** True if the server has removed a part of this page. */
function isKilledPage(): boolean {
  return document.getElementById('root')?.dataset.killed !== undefined
}

interface BeginParts extends Pick<StartParts, 'seed'> {
  readonly session: Session
  readonly areas: readonly AreaDefinition[]
  readonly releases: ReleaseReader
  readonly navigation: Navigation
  readonly preview: PlayerPreview | undefined
  readonly report: Reporter
}

/** Runs each step as a separate task, so taps are handled in between. */
async function begin({ session, seed, areas, releases, navigation, preview, report }: BeginParts): Promise<void> {
  const reportBroken = (error: unknown): undefined => {
    report('RELEASE-BROKEN', String(error))
    return undefined
  }
  // Parameters and query of the address were unknown while prerendering.
  const match = await releases.route(session.app(), location.pathname).catch(reportBroken)
  session.setRoute(routeFacts(match, seed.route.id), withPrefix(location.href, seed.prefix))
  await scheduler.yield()
  session.enter(seed.slice)
  preview?.begin(navigation, session, releases)
  const started = (async () => {
    for (const area of areas.filter(({ name }) => session.app().areas.includes(name))) {
      await scheduler.yield()
      void session.startArea(area)
    }
  })()
  await scheduler.yield()
  session.skins.start()
  matchMedia(LIGHT).addEventListener('change', () => session.skins.start())
  void navigation
    .settle()
    .catch(reportBroken)
    .then(() => session.popups.next())
  // Wait for the areas before the first event: they set the initial values of the facts that actions change.
  await started
}
