/**
 * A session: a running site without a screen, with its facts, data, actions, popups, skins and app file. The player app
 * adds the screen. Previews and tests run the same session. No React and no DOM.
 */
import type {
  ActionContext,
  ActionDefinition,
  AreaDefinition,
  CallOptions,
  CallResult,
  Effects,
  Failure,
} from '../action.ts'
import { type JsonObject, own } from '../core/json.ts'
import type { RouteMatch } from '../core/route-path.ts'
import type { FlowPlan, SkinPlan } from '../core/slice.ts'
import type { ValueContext } from '../core/value.ts'
import type { WireApp, WireSlice } from '../core/wire.ts'
import { createActionContext, createAreaContext } from './action-context.ts'
import { createData, type DataCall } from './data.ts'
import { createDispatch, type Dispatch } from './dispatch.ts'
import { createEffects } from './effects.ts'
import { createPageState, type PageSlice } from './page-state.ts'
import { createPopups, type Popups } from './popups.ts'
import { type RouteFacts, routeCells, routeFacts } from './route-facts.ts'
import type { Scheduler } from './scheduler.ts'
import { createSkins, type Skins } from './skins.ts'
import type { World } from './world.ts'

/** The environment of a session: a browser, or a test. */
export interface SessionHost extends Pick<ActionContext, 'storage' | 'container'> {
  readonly scheduler: Scheduler
  /** The device's clock, milliseconds since 1970. */
  readonly now: () => number
  readonly isVisible: () => boolean
  /**
   * Calls `run` every `ms` milliseconds while the page is visible. Calls that were due while the page was hidden are
   * replaced by one call when it becomes visible. Returns a function that stops the timer.
   */
  readonly every: (ms: number, run: () => void) => () => void
  readonly load: (slice: string) => Promise<WireSlice>
  /** Renders a popup; the result goes into the cell `view.popup`. */
  readonly renderPopup: (id: string, slice: WireSlice) => unknown
  readonly applySkin: (skin: SkinPlan) => void
  /** Whether the device prefers light skins. Call `skins.start` when the preference changes. */
  readonly prefersLight: () => boolean
  readonly navigate: (navigation: NonNullable<Effects['navigate']>) => void
  readonly setLanguage: (language: string) => void
  readonly report: (code: string, message: string, subject?: string) => void
}

/**
 * What has failed: `steps` that a person or a timer has started, or something that the page loads automatically
 * (`load`).
 */
export type FailureSource = 'steps' | 'load'

/** References of the facts that the session reads. */
export interface SessionNames {
  /** Reference of the boolean fact that is true while the player is logged in. */
  readonly sessionFact: string
  /** Reference of the fact that identifies the player. Popup histories are stored for each player. */
  readonly personFact: string
}

export interface SessionParts {
  readonly world: World
  readonly values: ValueContext
  readonly app: WireApp
  readonly host: SessionHost
  readonly names: SessionNames
  /** The slice that is on screen when the session starts. */
  readonly slice: PageSlice
  readonly call: DataCall & ((name: string, payload?: JsonObject, options?: CallOptions) => Promise<CallResult>)
  readonly actions: { readonly [name: string]: () => Promise<ActionDefinition> }
  /**
   * Called when a chain ends with a failure that no step handles (`steps`), or when a data source or an area cannot
   * load something (`load`). The page shows a `load` failure in place of the content.
   */
  readonly onFailure: (error: Failure, from: FailureSource) => void
  /** Returns the text with which `onFailure` shows a failure that has a code of the gateway. */
  readonly messageOf: (error: Failure) => string
  /** Replaces the server's clock. Previews use a fixed instant. */
  readonly now?: () => number
  /** Changes effects before they are applied. Previews remove those that would store something on the device. */
  readonly filterEffects?: (effects: Effects) => Effects
  /** Used instead of the flows in the app file. */
  readonly flow?: (id: string) => FlowPlan | undefined
}

export interface Session {
  readonly app: () => WireApp
  readonly dispatch: Dispatch
  readonly popups: Popups
  readonly skins: Skins
  readonly apply: (effects: Effects) => void
  /** Makes the facts, state and data of a slice available beside those of the page. */
  readonly enter: (slice: Omit<WireSlice, 'root'>) => void
  /**
   * Makes `slice` the current page and sets the route facts. Drops the state if the previous page was a different one.
   */
  readonly showPage: (slice: WireSlice, match: RouteMatch | undefined, url: URL) => void
  readonly setRoute: (route: RouteFacts, url: URL) => void
  /** Stores a newer app file until `takeStaged` is called. */
  readonly stage: (app: WireApp) => void
  readonly takeStaged: () => void
  readonly startArea: (area: AreaDefinition) => Promise<void>
}

export function createSession(parts: SessionParts): Session {
  const { world, values, host, names } = parts
  let current = parts.app
  let staged: WireApp | undefined
  world.declare(current.facts)

  const environment = {
    ...host,
    world,
    values,
    call: parts.call,
    app: () => current,
    /** The server's clock: the device's clock, corrected by the latest answer of the gateway. */
    now: parts.now ?? (() => host.now() + ((world.read('clock.offset') as number | undefined) ?? 0)),
    timeZone: values.locale.timeZone,
  }
  const failed = (error: Failure): void => parts.onFailure(error, 'steps')
  const failedToLoad = (error: Failure): void => parts.onFailure(error, 'load')
  const data = createData({
    ...environment,
    sessionFact: names.sessionFact,
    messageOf: parts.messageOf,
    failed: failedToLoad,
  })
  const page = createPageState(world, data, parts.slice)
  const popups = createPopups({
    ...environment,
    enter: page.enter,
    chain: (steps, scope, where) => dispatch.chain(steps, scope, where),
    person: () => String(world.read(names.personFact) ?? ''),
  })
  const skins = createSkins(environment)
  const applyEffects = createEffects({ ...environment, popups, skins, refresh: data.refresh, failed })
  const apply = (effects: Effects): void => applyEffects(parts.filterEffects?.(effects) ?? effects)
  const actionContext = createActionContext(environment)
  const dispatch = createDispatch({
    ...environment,
    action: async (name) => await own(parts.actions, name)?.(),
    flow: parts.flow ?? ((id) => own(current.flows, id)),
    apply,
    failed,
    actionContext,
  })
  const areaContext = createAreaContext(actionContext, {
    world,
    dispatch,
    every: host.every,
    reads: page.reads,
    failedToLoad,
  })
  const setRoute = (route: RouteFacts, url: URL): void => world.set(routeCells(route, url))

  return {
    app: environment.app,
    dispatch,
    popups,
    skins,
    apply,
    enter: page.enter,
    setRoute,
    showPage(slice, match, url) {
      page.replace(slice, routeCells(routeFacts(match, current.ids.notFound), url))
      page.enter(slice)
      // Loads what the previous page could not load.
      data.refresh()
    },
    stage(next) {
      staged = next === current ? undefined : next
    },
    takeStaged() {
      if (staged === undefined) return
      current = staged
      staged = undefined
      world.declare(current.facts)
      skins.start()
    },
    async startArea(area) {
      try {
        await area.start(areaContext)
      } catch (error) {
        host.report('AREA-FAILED', String(error), area.name)
      }
    },
  }
}
