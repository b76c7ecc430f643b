/**
 * A session: a running site without a screen, with its facts, data, actions, popups, skins and app file. The player app
 * adds the screen. Previews and tests run the same session. No React and no DOM.
 */
import type {
  ActionContext,
  ActionDefinition,
  AreaContext,
  AreaDefinition,
  CallResult,
  Effects,
  Failure,
} from '../action.ts'
import { dayIn, instantIn } from '../core/format.ts'
import { type Json, type JsonObject, own } from '../core/json.ts'
import type { RouteMatch } from '../core/route-path.ts'
import type { FlowPlan, SkinPlan } from '../core/slice.ts'
import { cellPathOf, compileExpr, type ValueContext } from '../core/value.ts'
import type { WireApp, WireSlice } from '../core/wire.ts'
import { createData, type DataSources } from './data.ts'
import { createDispatch, type Dispatch } from './dispatch.ts'
import { createEffects } from './effects.ts'
import { createPopups, type Popups } from './popups.ts'
import type { Scheduler } from './scheduler.ts'
import { createSkins, type Skins } from './skins.ts'
import type { World } from './world.ts'

/** The environment of a session: a browser, or a test. */
export interface SessionHost extends Pick<ActionContext, 'storage' | 'container'> {
  readonly scheduler: Scheduler
  /** The device's clock, milliseconds since 1970. */
  readonly now: () => number
  readonly isVisible: () => boolean
  /** Runs `run` every `ms` milliseconds; returns a function that stops it. */
  readonly every: (ms: number, run: () => void) => () => void
  readonly load: (slice: string) => Promise<WireSlice>
  /** Renders a popup; the result goes into the cell `view.popup`. */
  readonly renderPopup: (id: string, slice: WireSlice) => unknown
  readonly applySkin: (skin: SkinPlan) => void
  readonly navigate: (navigation: NonNullable<Effects['navigate']>) => void
  readonly setLanguage: (language: string) => void
  readonly report: (code: string, message: string) => void
}

/** Names of facts, popups and routes of the site that the session uses. */
export interface SessionNames {
  /** Reference of the boolean fact that is true while the player is logged in. */
  readonly sessionFact: string
  /** The fact that names the player; popup histories belong to it. */
  readonly personFact: string
}

export interface SessionParts {
  readonly world: World
  readonly values: ValueContext
  readonly app: WireApp
  readonly host: SessionHost
  readonly names: SessionNames
  /** The slice that is on screen when the session starts. */
  readonly slice: Pick<WireSlice, 'page' | 'data' | 'state'>
  readonly call: (name: string, payload?: JsonObject) => Promise<CallResult>
  readonly actions: { readonly [name: string]: () => Promise<ActionDefinition> }
  readonly areas: readonly AreaDefinition[]
  /** Called when a chain ends with a failure that no step handles. */
  readonly onFailure: (session: Session, error: Failure) => void
  /** Replaces the server's clock. Previews use a fixed instant. */
  readonly now?: () => number
  /** Changes effects before they are applied. Previews remove those that would store something on the device. */
  readonly filterEffects?: (effects: Effects) => Effects
  /** Replaces the flows of the app file. */
  readonly flow?: (id: string) => FlowPlan | undefined
}

export interface Session {
  readonly app: () => WireApp
  readonly dispatch: Dispatch
  readonly data: DataSources
  readonly popups: Popups
  readonly skins: Skins
  readonly apply: (effects: Effects) => void
  /** Makes the facts, state and data of a slice available beside those of the page. */
  readonly enter: (slice: Omit<WireSlice, 'root'>) => void
  /** Makes `slice` the page: state of the previous page is dropped, route facts are set. */
  readonly showPage: (slice: WireSlice, match: RouteMatch | undefined, url: URL) => void
  readonly setRoute: (route: RouteFacts, url: URL) => void
  /** Stores a newer app file until `takeStaged` is called. */
  readonly stage: (app: WireApp) => void
  readonly takeStaged: () => void
  readonly startArea: (area: AreaDefinition) => Promise<void>
}

export interface RouteFacts {
  readonly id: string
  readonly params: { readonly [name: string]: string }
  readonly login: boolean
  readonly restricted: boolean
}

export function createSession(parts: SessionParts): Session {
  const { world, values, host, names, call } = parts
  const { timeZone } = values.locale
  let app = parts.app
  let staged: WireApp | undefined
  let page = parts.slice
  world.declare(app.facts)

  /** The server's clock: the device's, corrected by the last answer. */
  const now = parts.now ?? ((): number => host.now() + ((world.read('clock.offset') as number | undefined) ?? 0))
  const data = createData({
    world,
    values,
    call,
    scheduler: host.scheduler,
    isVisible: host.isVisible,
    sessionFact: names.sessionFact,
  })

  const actionContext: Omit<ActionContext, 'run'> = {
    read: world.read,
    // The call client checks payloads and answers against the contracts that the types of `call` are generated from.
    call: call as ActionContext['call'],
    now,
    today: () => dayIn(now(), timeZone),
    instant: (written) => instantIn(written, timeZone),
    text: (key, args = {}) => textOf(key, args),
    constant: (name) => own(app.constants, name),
    storage: host.storage,
    container: host.container,
    report: (problem) => host.report(problem.code, problem.message),
  }

  function textOf(key: string, args: JsonObject): string {
    const expr = own(app.strings, key)
    if (expr === undefined) {
      host.report('STRING-MISSING', key)
      return key
    }
    const read = (ref: string): unknown =>
      ref.startsWith('args.') ? args[cellPathOf(ref).path[0] ?? ''] : world.read(ref)
    return String(compileExpr(expr, values)(read) ?? '')
  }

  const popups = createPopups({
    world,
    app: () => app,
    load: host.load,
    render: host.renderPopup,
    enter,
    now,
    timeZone,
    storage: host.storage,
    person: () => String(world.read(names.personFact) ?? ''),
  })
  const skins = createSkins({ world, app: () => app, storage: host.storage, apply: host.applySkin })
  const applyEffects = createEffects({
    world,
    popups,
    skins,
    refresh: data.refresh,
    navigate: host.navigate,
    setLanguage: host.setLanguage,
    report: host.report,
  })
  const apply = (effects: Effects): void => applyEffects(parts.filterEffects?.(effects) ?? effects)

  const dispatch = createDispatch({
    world,
    context: values,
    action: async (name) => await own(parts.actions, name)?.(),
    flow: parts.flow ?? ((id) => own(app.flows, id)),
    apply,
    failed: (error) => parts.onFailure(session, error),
    actionContext,
  })

  function enter(slice: Omit<WireSlice, 'root'>): void {
    world.declare(slice.facts)
    const changes: { [cell: string]: Json } = {}
    for (const [name, value] of Object.entries(slice.state))
      if (world.read(`state.${name}`) === undefined) changes[`state.${name}`] = value
    world.set(changes)
    data.open({ ...page.data, ...slice.data })
  }

  function setRoute({ id, params, login, restricted }: RouteFacts, url: URL): void {
    world.set({
      'fact.route.id': id,
      'fact.route.path': url.pathname,
      'fact.route.top': url.pathname.split('/')[1] ?? '',
      'fact.route.login': login,
      'fact.route.restricted': restricted,
      route: { id, path: url.pathname, params, query: Object.fromEntries(url.searchParams) },
    })
  }

  const areaContext: AreaContext = {
    ...actionContext,
    run: (name, args = {}) => dispatch.run(name, args),
    setFacts: (facts) =>
      world.set(Object.fromEntries(Object.entries(facts).map(([name, value]) => [`fact.${name}`, value]))),
    watch: (refs, changed) =>
      world.watch(
        refs.map((ref) => cellPathOf(ref).cell),
        changed,
      ),
    every: (ms, run) => host.every(ms, run),
  }

  const session: Session = {
    app: () => app,
    dispatch,
    data,
    popups,
    skins,
    apply,
    enter,
    setRoute,
    showPage(slice, match, url) {
      const dropped = page.page === slice.page ? [] : Object.keys(page.state)
      page = slice
      world.set(Object.fromEntries(dropped.map((name) => [`state.${name}`, undefined])))
      setRoute(routeFacts(match, app.ids.notFound), url)
      enter(slice)
    },
    stage(next) {
      staged = next === app ? undefined : next
    },
    takeStaged() {
      if (staged === undefined) return
      app = staged
      staged = undefined
      world.declare(app.facts)
      skins.start()
    },
    async startArea(area) {
      try {
        await area.start(areaContext)
      } catch (error) {
        host.report('AREA-FAILED', `${area.name}: ${String(error)}`)
      }
    },
  }
  return session
}

/** Facts of the matched route; for an unknown path, those of the route with the id `unknown`. */
export function routeFacts(match: RouteMatch | undefined, unknown: string): RouteFacts {
  const { route, params = {} } = match ?? {}
  return { id: route?.id ?? unknown, params, login: route?.login === true, restricted: route?.restricted === true }
}
