/** The contract between the engine and business code: facts, selectors, actions, areas. */
import type { ConstantDefinition } from './core/constant.ts'
import type { FactDefinition } from './core/fact.ts'
import type { Json, JsonObject } from './core/json.ts'

export type { FactDefinition } from './core/fact.ts'
export type * from './core/vocabulary.gen.ts'

/** Facts by their full names, with the types of their values. `business/facts.gen.ts` adds the declared facts. */
// oxlint-disable-next-line no-empty-interface, no-empty-object-type
export interface Facts {}

export type FactName = keyof Facts

/** Values of some facts. The value undefined makes a fact unknown. */
export type FactValues = { readonly [N in FactName]?: Facts[N] | undefined }

/**
 * Reads the value of a reference; undefined while it is unknown. A fact must be declared; its value has the declared
 * type.
 */
export interface ReadReference {
  <N extends FactName>(ref: `fact.${N}`): Facts[N] | undefined
  (ref: 'route' | `${'route' | 'data' | 'state'}.${string}`): unknown
}

/** Facts of one area (`business/<area>/facts.ts`, export named `facts`); the full name is `<area>.<key>`. */
export function defineFacts<const F extends { readonly [key: string]: FactDefinition }>(facts: F): F {
  return facts
}

/** Constants by name, with the types of their values. `business/constants.gen.ts` adds the declared constants. */
// oxlint-disable-next-line no-empty-interface, no-empty-object-type
export interface Constants {}

/** Reads a constant of the site document, or one of its named settings. */
export interface ReadConstant {
  <N extends keyof Constants>(name: N): Constants[N]
  (name: 'containers' | 'hosts' | 'languages'): Json | undefined
  (name: 'linkSchemes'): readonly string[]
  (name: 'loginPopup'): string | undefined
}

/**
 * The constants that an area reads (`business/<area>/constants.ts`, export named `constants`). The check reports
 * constants of a site that no area declares.
 */
export function defineConstants<const C extends { readonly [name: string]: ConstantDefinition }>(constants: C): C {
  return constants
}

/**
 * The purposes for which an area reads host names, each with a description (`business/<area>/constants.ts`, export
 * named `hosts`).
 */
export function defineHosts<const H extends { readonly [purpose: string]: string }>(hosts: H): H {
  return hosts
}

/**
 * The flows of the site that an area runs, each with a description (`business/<area>/constants.ts`, export named
 * `flows`).
 */
export function defineFlows<const F extends { readonly [flow: string]: string }>(flows: F): F {
  return flows
}

/** A failure as data. `code` comes from the gateway or from the engine; `message` is safe to show to players. */
export interface Failure {
  readonly code: string
  readonly message: string
  /** Other fields that the gateway sent with the code. */
  readonly details?: JsonObject
  /**
   * Shown in place of `message` if the error table of the site has no row for `code` itself. An empty text shows
   * nothing.
   */
  readonly fallback?: string
}

/** Calls by their names, with the types of their payloads and answers. `business/calls.gen.ts` adds the calls. */
// oxlint-disable-next-line no-empty-interface, no-empty-object-type
export interface Calls {}

export type CallName = keyof Calls

export type CallPayload<N extends CallName> = Calls[N] extends { readonly payload: infer P } ? P : never

/** The type of a call's answer, as its contract declares it. */
export type CallAnswer<N extends CallName> = Calls[N] extends { readonly answer: infer A } ? A : never

/** Options of a call. */
export interface CallOptions {
  /** Aborts the call, which then fails with the code `ABORTED`. */
  readonly signal?: AbortSignal
  /** The browser completes the request even if the page is left meanwhile. Its body must be small (64 KiB). */
  readonly keepalive?: boolean
}

/** The payload may be left out when all of its fields are optional. */
export type CallArgs<N extends CallName> =
  Record<never, never> extends CallPayload<N>
    ? [payload?: CallPayload<N>, options?: CallOptions]
    : [payload: CallPayload<N>, options?: CallOptions]

export type CallResult<A = Json> =
  | { readonly ok: true; readonly value: A }
  | { readonly ok: false; readonly error: Failure }

/** What an action may read and call. An action writes nothing itself: it returns effects. */
export interface ActionContext {
  /**
   * Reads the value of a reference such as `fact.player.balance`, `data.games.value`, `state.tab`, `route.params.id`.
   */
  readonly read: ReadReference
  /** Sends a call to the gateway, by the call's name (`games/like`). Never throws. */
  readonly call: <N extends CallName>(name: N, ...payload: CallArgs<N>) => Promise<CallResult<CallAnswer<N>>>
  /** Runs another action or flow by name. Resolves when it has ended. */
  readonly run: (action: string, args?: JsonObject) => Promise<ActionResult>
  /** Runs all steps of the current flow or event again, from the first step. */
  readonly repeat: () => Promise<ActionResult>
  /** `now` is the server-corrected time in milliseconds, `today` the site's calendar day `YYYY-MM-DD`. */
  readonly now: () => number
  readonly today: () => string
  /**
   * Converts a date-time in the site's time zone, or with an offset, to milliseconds since 1970; undefined for any
   * other text.
   */
  readonly instant: (written: string) => number | undefined
  /**
   * Returns the text of a key of the `strings` documents, in the page's language. A missing key is reported and
   * returned.
   */
  readonly text: (key: string, args?: JsonObject) => string
  /** Reads a constant of the `site` document by name, or its default. */
  readonly constant: ReadConstant
  readonly storage: DeviceStorage
  /** The adapter of the container that the site runs in. */
  readonly container: Container
  /**
   * Reports a problem. `subject` is what failed, such as the name of an action. A code is reported once for each
   * subject.
   */
  readonly report: (problem: { readonly code: string; readonly message: string; readonly subject?: string }) => void
}

/**
 * Stores values that stay on the device when the page is closed; those whose keys begin with `tab.` only until the tab
 * is closed. Errors are ignored, because a browser may forbid storage.
 */
export interface DeviceStorage {
  get(key: string): Json | undefined
  set(key: string, value: Json): void
  remove(key: string): void
}

/**
 * The container of the site: a browser, or an app or page that shows the site. A method returns false when the
 * container does not handle the request; then the page handles it.
 */
export interface Container {
  back(): boolean
  close(): boolean
  login(from?: string): boolean
  /** False when the person cancels; undefined when there is no share sheet. */
  share(content: { title: string; text?: string; url: string }): Promise<boolean | undefined>
  open(href: string): boolean
  /** Opens the container's own customer service. */
  support(): boolean
  /** Opens an entry, such as a game, that the container itself shows. */
  launch(entry: JsonObject): boolean
  /** Reports a failure in the format that the container expects. False when the container cannot be reached. */
  report(failure: JsonObject): boolean
  /** Calls `received` for each message that the container sends. */
  listen(received: (message: JsonObject) => void): void
}

/** Changes that the dispatcher applies after an action. */
export interface Effects {
  readonly facts?: FactValues
  readonly state?: { readonly [name: string]: Json }
  /**
   * With `back`, goes back in the history if the previous entry is a page of this site, and opens `to` otherwise. With
   * `document`, the browser loads `to` as a new document, because this path of the origin is not a page of the site.
   */
  readonly navigate?:
    | { readonly to: string; readonly replace?: boolean; readonly back?: true; readonly document?: true }
    | 'back'
    | 'reload'
  readonly toast?: { readonly text: string; readonly tone?: 'plain' | 'good' | 'bad'; readonly ms?: number }
  /** Shows a failure by the error table of the site, and continues the steps. */
  readonly failure?: Failure
  readonly openPopup?: string
  /** Closes the popup with this id; `true` closes the open popup. */
  readonly closePopup?: string | true
  /** Closes this popup. If its cap is per day, it does not open automatically again on this day. */
  readonly dismissPopup?: string
  /** Data sources to load again, by call name. */
  readonly refresh?: readonly string[]
  /** Sets the language: stores it in the cookie `lang` and loads the document again. */
  readonly language?: string
  /** Sets the skin of this device. An empty text returns to the skin that the site chooses. */
  readonly skin?: string
}

export type ActionResult =
  | {
      readonly ok: true
      readonly value?: Json
      readonly effects?: Effects
      /** Ends the steps without a failure. */ readonly stop?: boolean
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

/**
 * A typed, registered computation over facts and data (`business/<area>/selectors/<name>.ts`, export named `selector`).
 */
export interface SelectorDefinition<A = never, R extends Json | undefined = Json | undefined> {
  /** `<area>.<noun>`. */
  readonly name: string
  /** References that the selector reads. A node that uses it subscribes to these references only. */
  readonly reads: readonly string[]
  /**
   * Computes the value; must be pure. `read` returns undefined for an unknown value. A selector that needs this value
   * returns undefined too.
   */
  readonly select: (read: (ref: string) => unknown, args: A) => R
}

export function defineSelector<A, R extends Json | undefined>(
  definition: SelectorDefinition<A, R>,
): SelectorDefinition<A, R> {
  return definition
}

/** What the start function of an area may use, for example to restore a session, load site info or follow the clock. */
export interface AreaContext extends Omit<ActionContext, 'repeat'> {
  readonly setFacts: (facts: FactValues) => void
  /** Calls `changed` when any of the references changes. Returns a function that stops watching. */
  readonly watch: (refs: readonly string[], changed: () => void) => () => void
  /**
   * Calls `run` every `ms` milliseconds while the page is visible. Calls that were due while the page was hidden are
   * replaced by one call when it becomes visible. Returns a function that stops the timer.
   */
  readonly every: (ms: number, run: () => void) => () => void
  /** Whether a rule of the page on screen reads the fact. The answer is current when `route` changes. */
  readonly reads: (fact: FactName) => boolean
  /** Runs a flow of the site. A failure is shown like a failure of steps that a person has started. */
  readonly runFlow: (flow: string) => Promise<ActionResult>
  /** Handles a failed load by the error table of the site, but never shows a toast. */
  readonly failedToLoad: (error: Failure) => void
}

export interface AreaDefinition {
  readonly name: string
  /** The policy (`player/policies/<name>/`) that a site must name to use this area. */
  readonly policy?: string
  /** Runs once after the page is hydrated. Must not throw. */
  readonly start: (ctx: AreaContext) => void | Promise<void>
}

export function defineArea(definition: AreaDefinition): AreaDefinition {
  return definition
}
