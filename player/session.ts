/** Second stage: actions, calls, navigation, popups and releases. Joins the engine's runtime with the business areas. */
import type { ActionContext, AreaContext, AreaDefinition } from '../engine/action.ts'
import { dayIn, instantIn } from '../engine/core/format.ts'
import { matchRoute } from '../engine/core/route-path.ts'
import { type Json, type JsonObject, own } from '../engine/core/json.ts'
import type { App, Slice } from '../engine/core/slice.ts'
import { compileExpr, cellPathOf, type Selector } from '../engine/core/value.ts'
import { viewOf } from '../engine/react/Page.tsx'
import type { RenderContext } from '../engine/react/stage.ts'
import { createData } from '../engine/runtime/data.ts'
import { createDispatch, type Dispatch } from '../engine/runtime/dispatch.ts'
import { createNavigation, type Navigation } from '../engine/runtime/navigation.ts'
import { createReleaseReader, watchPointer } from '../engine/runtime/release.ts'
import { yieldToBrowser } from '../engine/runtime/rest.ts'
import { actions, areas } from '../business/business.gen.ts'
import { selectors as all } from '../business/selectors.gen.ts'
import { addIconShapes } from '../widgets/_shared/icon-shapes.ts'
import { contentIcons } from '../widgets/_shared/content-icons.ts'
import { connectGateway } from './gateway.ts'
import { createContainer } from './container.ts'
import { createEffects } from './effects.ts'
import { createPopups } from './popups.ts'
import { previewToken } from './preview-token.ts'
import { firstRelease } from './first-release.ts'
import type { Reporter } from './report.ts'
import type { HydrationSeed } from './seed.ts'
import { createSkins } from './skins.ts'
import { storage } from './storage.ts'
import { addStyle } from './style.ts'
import { createFailureMessages } from './failure-messages.ts'
import type { WidgetLoader } from './widgets.ts'
import { registerWorker } from './worker.ts'

export interface Session {
  readonly dispatch: Dispatch
  readonly navigation: Navigation
}

/** What the first stage loads. */
export interface SessionCode {
  readonly startSession: (parts: SessionParts) => Promise<Session>
  readonly selectors: { readonly [name: string]: Selector | undefined }
}

export interface SessionParts {
  readonly stage: RenderContext
  readonly seed: HydrationSeed
  readonly loader: WidgetLoader
  readonly report: Reporter
  readonly show: (slice: Slice) => void
}

export const selectors = all as SessionCode['selectors']

export async function goLive({ stage, seed, loader, report, show }: SessionParts): Promise<Session> {
  const { context } = stage
  const token = previewToken()
  const preview = token === null ? undefined : await (await import('./preview.ts')).openPreview(token, stage.world, seed.timeZone)
  const world = preview?.world ?? stage.world
  addIconShapes(contentIcons)
  const language = seed.slice.language
  const releases = createReleaseReader(fetch.bind(globalThis), storage, report)
  // The first thing that a session asks for: its code comes while the release is read.
  void own(actions, 'session.token')?.().catch(() => undefined)
  const { pointer, app: first } = await firstRelease(releases, language, report)
  let app = first
  let waiting: App | undefined
  /** A player takes only releases of its own build; otherwise its next navigation loads a document. */
  const build = document.documentElement.dataset.build
  let otherBuild = pointer.build !== build
  world.declare(app.facts)

  /** The server's clock. */
  const now = preview?.now ?? ((): number => Date.now() + ((world.read('clock.offset') as number | undefined) ?? 0))
  const container = createContainer(world)
  const gateway = connectGateway({
    world,
    app: () => app,
    report,
    onToken: async (problem) => {
      const renewed = await dispatch.run('session.token', { problem })
      return renewed.ok && renewed.value === true
    },
  })

  const call = preview?.call(gateway.call, () => (app.calls as JsonObject).encrypted) ?? gateway.call
  const data = createData(world, context, call, () => document.visibilityState === 'visible')
  const effects = createEffects({
    world,
    report,
    go: (to, replace) => void navigation.go(to, { replace }),
    back: () => navigation.back(),
    refresh: data.refresh,
    popups: () => popups,
    skin: (id) => skins.keep(id),
  })
  const apply = preview?.apply(effects.apply) ?? effects.apply

  const actionContext: Omit<ActionContext, 'run'> = {
    read: world.read,
    // Payloads and answers have the types of the call contracts, by which the gateway client makes and checks them.
    call: call as ActionContext['call'],
    now,
    today: () => dayIn(now(), seed.timeZone),
    instant: (written) => instantIn(written, seed.timeZone),
    text: (key, args = {}) => textOf(key, args),
    constant: (name) => own(app.constants, name),
    storage,
    container,
    report: (problem) => report(problem.code, problem.message),
  }
  const dispatch = createDispatch({
    world,
    context,
    action: async (name) => {
      const load = own(actions, name)
      return load === undefined ? undefined : await load()
    },
    flow: (id) => own(app.flows, id),
    apply,
    failed: (error) => tell(error),
    actionContext,
  })

  function textOf(key: string, args: JsonObject): string {
    const expr = own(app.strings, key)
    if (expr === undefined) {
      report('STRING-MISSING', key)
      return key
    }
    return String(
      compileExpr(expr, context)((ref) => (ref.startsWith('args.') ? args[cellPathOf(ref).path[0] ?? ''] : world.read(ref))) ?? '',
    )
  }

  const tell = createFailureMessages({ world, context, app: () => app, apply, run: dispatch.run, container })

  async function load(sliceAddress: string): Promise<Slice> {
    const slice = await releases.object<Slice>(sliceAddress)
    await Promise.all([loader.all(slice.widgets), addStyle(slice.css)])
    return slice
  }

  const popups = createPopups({
    world,
    app: () => app,
    load,
    now,
    timeZone: seed.timeZone,
    view: (id, slice) => viewOf(id, () => slice.root, stage),
    run: dispatch.run,
    open: (slice) => enter(slice),
  })

  /** What a slice brings: facts it names, state it starts with, data it shows. */
  let page = seed.slice
  function enter(slice: HydrationSeed['slice']): void {
    world.declare(slice.facts)
    for (const node of slice.failed ?? []) stage.failed.add(node)
    const changes: { [cell: string]: Json } = {}
    for (const [name, value] of Object.entries(slice.state)) if (world.read(`state.${name}`) === undefined) changes[`state.${name}`] = value
    world.set(changes)
    data.open({ ...page.data, ...slice.data })
  }

  const navigation = createNavigation({
    world,
    app: () => app,
    load,
    show(slice, match, url) {
      const leaving = page.page !== slice.page ? Object.keys(page.state) : []
      page = slice
      world.set(Object.fromEntries(leaving.map((name) => [`state.${name}`, undefined])))
      setRoute(match?.route.id ?? 'not-found', url, match?.params ?? {}, match?.route.login === true, match?.route.restricted === true)
      enter(slice)
      document.title = document.title.replace(/^.* · |^/, slice.head.title === '' ? '' : `${slice.head.title} · `)
      show(slice)
      void popups.next()
    },
    openPopup: (popup) => void popups.show(popup),
    closePopup: () => popups.close(),
    async takeRelease() {
      if (otherBuild) return false
      if (waiting !== undefined) {
        app = waiting
        waiting = undefined
        world.declare(app.facts)
        skins.choose()
      }
      return true
    },
    refused: () => void dispatch.run('session.token', { problem: 'empty' }),
    ...(preview === undefined ? {} : { address: preview.address }),
  })

  function setRoute(id: string, url: URL, params: { readonly [name: string]: string }, login: boolean, restricted: boolean): void {
    world.set({
      'fact.route.id': id,
      'fact.route.path': url.pathname,
      'fact.route.top': url.pathname.split('/')[1] ?? '',
      'fact.route.login': login,
      'fact.route.restricted': restricted,
      route: { id, path: url.pathname, params, query: Object.fromEntries(url.searchParams) },
    })
  }

  const skins = createSkins(world, () => app, storage)

  // The address the document was loaded with: its parameters and query were unknown while prerendering.
  const here = matchRoute(app.routes, location.pathname)
  setRoute(
    here?.route.id ?? seed.route.id,
    new URL(location.href),
    here?.params ?? {},
    here?.route.login === true,
    here?.route.restricted === true,
  )

  const areaContext: AreaContext = {
    ...actionContext,
    run: (name, args = {}) => dispatch.run(name, args),
    setFacts: (facts) => world.set(Object.fromEntries(Object.entries(facts).map(([name, value]) => [`fact.${name}`, value]))),
    watch: (refs, changed) =>
      world.watch(
        refs.map((ref) => cellPathOf(ref).cell),
        changed,
      ),
    every(ms, run) {
      const timer = setInterval(() => document.visibilityState === 'visible' && run(), ms)
      return () => clearInterval(timer)
    },
  }

  const start = async (area: AreaDefinition): Promise<void> => {
    try {
      await area.start(areaContext)
    } catch (error) {
      report('AREA-FAILED', `${area.name}: ${String(error)}`)
    }
  }
  preview?.showBar()
  // Taps come first: each of these is a task of its own.
  await yieldToBrowser()
  enter(seed.slice)
  void (async () => {
    for (const area of areas) {
      await yieldToBrowser()
      void start(area)
    }
  })()
  await yieldToBrowser()
  skins.choose()
  void navigation.settle().then(() => popups.next())

  watchPointer({
    hint: '/hint',
    random: Math.random,
    check: () =>
      void releases.pointers().then(async ([next]) => {
        if (next === undefined) return
        otherBuild = next.build !== build
        const nextAddress = next.routes[language]
        if (otherBuild || nextAddress === undefined) return
        // Staged: verified and ready, taken at the next navigation. A release that cannot be read leaves the last good one in place.
        try {
          const staged = await releases.app(nextAddress)
          waiting = staged === app ? undefined : staged
          releases.keep(next)
        } catch (error) {
          report('RELEASE-BROKEN', String(error))
        }
      }),
  })
  if (token === null && 'serviceWorker' in navigator) registerWorker(report)
  return { dispatch, navigation }
}
