/** The contract between the engine and business code: facts, selectors, actions, areas. */
import type { FactDefinition } from './core/fact.ts'
import type { Json, JsonObject } from './core/json.ts'

export type { FactDefinition } from './core/fact.ts'
export type * from './core/vocabulary.gen.ts'

/** Facts by their full names, with the types of their values. The declarations fill it in: `business/facts.gen.ts`. */
// oxlint-disable-next-line no-empty-interface, no-empty-object-type
export interface Facts {}

export type FactName = keyof Facts

/** Values of some facts; undefined makes one unknown. */
export type FactValues = { readonly [N in FactName]?: Facts[N] | undefined }

/** Reads a reference; undefined when it is not known (yet). A fact must be declared, and has the type of its declaration. */
export interface ReadReference {
  <N extends FactName>(ref: `fact.${N}`): Facts[N] | undefined
  (ref: 'route' | `${'route' | 'data' | 'state'}.${string}`): unknown
}

/** Facts of one area (`business/<area>/facts.ts`, export named `facts`); the full name is `<area>.<key>`. */
export function defineFacts<const F extends { readonly [key: string]: FactDefinition }>(facts: F): F {
  return facts
}

/** What went wrong, as data. `code` is the gateway's code or one of ours; `message` is safe to show. */
export interface Failure {
  readonly code: string
  readonly message: string
  /** What the gateway sent beside its code. */
  readonly details?: JsonObject
}

/** Calls by their names, with the types of their payloads and answers. Generated declarations add to it: `business/calls.gen.ts`. */
// oxlint-disable-next-line no-empty-interface, no-empty-object-type
export interface Calls {}

export type CallName = keyof Calls

export type CallPayload<N extends CallName> = Calls[N] extends { readonly payload: infer P } ? P : never

/** What the gateway answers to a call, by its contract. */
export type CallAnswer<N extends CallName> = Calls[N] extends { readonly answer: infer A } ? A : never

/** The payload may be left out when all of its fields are optional. */
export type CallArgs<N extends CallName> =
  Record<never, never> extends CallPayload<N> ? [payload?: CallPayload<N>] : [payload: CallPayload<N>]

export type CallResult<A = Json> =
  { readonly ok: true; readonly value: A; readonly stale?: boolean } | { readonly ok: false; readonly error: Failure }

/** What an action may see and ask. It never writes: its result does. */
export interface ActionContext {
  /** The value of a reference such as `fact.player.balance`, `data.games.value`, `state.tab`, `route.params.id`. */
  readonly read: ReadReference
  /** Sends a call to the gateway, by the call's name (`games/like`). Never throws. */
  readonly call: <N extends CallName>(name: N, ...payload: CallArgs<N>) => Promise<CallResult<CallAnswer<N>>>
  /** Runs another action or flow by name and waits for it. */
  readonly run: (action: string, args?: JsonObject) => Promise<ActionResult>
  /** Server-corrected time in milliseconds, and the site's calendar day `YYYY-MM-DD`. */
  readonly now: () => number
  readonly today: () => string
  /** Milliseconds of a moment written as wall time of the site's zone, or with its own zone; undefined when it is none. */
  readonly instant: (written: string) => number | undefined
  /** Text of a `strings` document key in the page's language; the key itself when it is missing (and a report). */
  readonly text: (key: string, args?: JsonObject) => string
  /** A constant of the `site` document by name. */
  readonly constant: (name: string) => Json | undefined
  readonly storage: DeviceStorage
  /** The adapter of the frame we run in: back, close, login, share, open. */
  readonly container: Container
  readonly report: (problem: { code: string; message: string; [field: string]: Json }) => void
}

/** Values that stay on the device when the page is closed. Errors are ignored, because a browser may forbid storage. */
export interface DeviceStorage {
  get(key: string): Json | undefined
  set(key: string, value: Json): void
  remove(key: string): void
}

export interface Container {
  readonly kind: 'BROWSER' | 'APP' | 'MINIAPP'
  readonly bot: boolean
  back(): boolean
  close(): boolean
  login(from?: string): boolean
  share(content: { title: string; text?: string; url: string }): Promise<boolean>
  open(href: string): boolean
  report(error: { errType: string; errCode: string; errMsg: string; apiName: string }): void
}

/** What the dispatcher applies when an action succeeded. */
export interface Effects {
  readonly facts?: FactValues
  readonly state?: { readonly [name: string]: Json }
  readonly navigate?: { readonly to: string; readonly replace?: boolean } | 'back' | 'reload'
  readonly toast?: { readonly text: string; readonly tone?: 'plain' | 'good' | 'bad'; readonly ms?: number }
  readonly openPopup?: string
  /** Closes this popup, or with `true` the one that is open. */
  readonly closePopup?: string | true
  /** Closes this popup and uses up what its daily cap allows. */
  readonly dismissPopup?: string
  /** Data sources to load again, by call name. */
  readonly refresh?: readonly string[]
  /** Chooses the site's language: kept in the cookie `lang`, then the document is loaded again. */
  readonly language?: string
  /** Chooses a skin for this device; empty goes back to the site's own choice. */
  readonly skin?: string
}

export type ActionResult =
  | {
      readonly ok: true
      readonly value?: Json
      readonly effects?: Effects
      /** Ends the chain or flow without a failure. */ readonly stop?: boolean
    }
  | { readonly ok: false; readonly error: Failure; readonly effects?: Effects }

/** An action as its folder declares it (`business/<area>/<action>/action.ts`, export named `action`). */
export interface ActionDefinition<A = never> {
  /** `<area>.<verb>`. */
  readonly name: string
  readonly run: (ctx: ActionContext, args: A) => ActionResult | Promise<ActionResult>
}

export function defineAction<A>(definition: ActionDefinition<A>): ActionDefinition<A> {
  return definition
}

/** A typed, registered computation over facts and data (`business/<area>/selectors/<name>.ts`, export named `selector`). */
export interface SelectorDefinition<A = never, R extends Json | undefined = Json | undefined> {
  /** `<area>.<noun>`. */
  readonly name: string
  /** References it reads, so that a node subscribes to these and nothing else. */
  readonly reads: readonly string[]
  /** Pure. `read` answers undefined for what is not there yet; so does a selector that cannot tell yet. */
  readonly select: (read: (ref: string) => unknown, args: A) => R
}

export function defineSelector<A, R extends Json | undefined>(definition: SelectorDefinition<A, R>): SelectorDefinition<A, R> {
  return definition
}

/** What an area does at start and while it runs: restore a session, load site info, follow the clock. */
export interface AreaContext extends ActionContext {
  readonly setFacts: (facts: FactValues) => void
  /** Calls back when any of the references changes; returns the way out. */
  readonly watch: (refs: readonly string[], changed: () => void) => () => void
  /** Bounded timer that the page stops when it is hidden. Returns the way out. */
  readonly every: (ms: number, run: () => void) => () => void
}

export interface AreaDefinition {
  readonly name: string
  /** Runs once after the page is live; returns nothing, never throws. */
  readonly start: (ctx: AreaContext) => void | Promise<void>
}

export function defineArea(definition: AreaDefinition): AreaDefinition {
  return definition
}
