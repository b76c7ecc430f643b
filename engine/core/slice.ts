/** The compiled form of a page, a popup and the app: what a player downloads. Short keys because every player pays for each byte. */
import type { Json } from './json.ts'

/** A rule after compile: audiences are inlined, schedules are `between` and `week` on `clock.now`. */
export type Rule =
  | boolean
  | readonly ['all' | 'any', ...Rule[]]
  | readonly ['not', Rule]
  /** Fact name, operator, literal value or a second fact. */
  | readonly ['is', string, Op, (Json | { readonly fact: string })?]

export type Op =
  | 'eq'
  | 'neq'
  | 'in'
  | 'notIn'
  | 'gt'
  | 'gte'
  | 'lt'
  | 'lte'
  | 'between'
  | 'contains'
  | 'notContains'
  | 'exists'
  | 'versionGte'
  | 'bucket'
  /**
   * `[[from, until], …]` in milliseconds within the UTC week that starts on Thursday, 1 January 1970, both ends included. Made by compile
   * from weekly schedules; documents cannot say it.
   */
  | 'week'

/** A computed value. A literal stands behind `=` so that no literal can be mistaken for one of the others. */
export type Expr =
  | readonly ['=', Json]
  /** Reference, and what stands in while the source is absent. */
  | readonly ['ref', string, Json?]
  | readonly ['text', readonly (string | Expr)[]]
  /** ICU plural or selectordinal: value, offset, arms by category or `=n`; `#` inside an arm is ['#']. */
  | readonly ['plural', Expr, number, { readonly [arm: string]: Expr }]
  | readonly ['choice', Expr, { readonly [arm: string]: Expr }]
  | readonly ['#']
  | readonly ['if', Rule, Expr, Expr]
  | readonly ['format', Format, Expr]
  /** Selector, its arguments, and the references it reads. */
  | readonly ['select', string, { readonly [arg: string]: Expr }, readonly string[]]
  | readonly ['object', { readonly [key: string]: Expr }]
  | readonly ['list', readonly Expr[]]
  /** The values of the rows that hold, in order. */
  | readonly ['rows', readonly (readonly [Rule, Expr])[]]

export type Format = 'amount' | 'number' | 'compact' | 'percent' | 'date' | 'time' | 'jackpot' | 'uri'

export interface Step {
  /** Action name, or `flow:<id>`. */
  readonly do: string
  readonly args?: { readonly [arg: string]: Expr }
  readonly when?: Rule
  /** Ends the chain after this step without a failure. */
  readonly stop?: true
  /** Go on although this step failed. */
  readonly onError?: 'continue'
}

export interface Plan {
  /** Address: the chain of includes and ids; what reports name. */
  readonly i: string
  /** Widget. */
  readonly w: string
  /** Literal props, defaults merged. */
  readonly p?: { readonly [prop: string]: Json }
  /** Bound props. */
  readonly b?: { readonly [prop: string]: Expr }
  readonly s?: { readonly [slot: string]: readonly Item[] }
  /** Visible while this holds. */
  readonly c?: Rule
  /** What to show while `c` is unknown; absent means hide. An object assumes these facts. */
  readonly q?: 'reserve' | { readonly [fact: string]: Json }
  readonly e?: { readonly in: Expr; readonly as: string; readonly key: string; readonly limit: number }
  readonly o?: { readonly [event: string]: readonly Step[] }
  /** What stands in when the widget fails; absent means hide. */
  readonly f?: 'skeleton' | Plan
}

/** Ordered variants: the first whose rule holds; an unknown earlier one decides by its own `q`. */
export interface Pick {
  readonly of: readonly Plan[]
}

export type Item = Plan | Pick | { readonly outlet: Plan }

export interface DataPlan {
  readonly call: string
  readonly args?: { readonly [arg: string]: Expr }
  readonly when: 'publish' | 'boot' | 'session'
  /** Seconds between refreshes while the page is visible. */
  readonly refresh?: number
  /** The pinned answer of `publish` data. */
  readonly value?: Json
}

/** What a page, a popup or a campaign needs to render, in one language. */
export interface Slice {
  readonly page: string
  readonly language: string
  readonly head: { readonly title: string; readonly description: string }
  readonly root: Plan
  readonly data: { readonly [name: string]: DataPlan }
  readonly state: { readonly [name: string]: Json }
  /** Types of the facts that rules of this slice name: a value of another type is unknown, a name not listed is an invalid rule. */
  readonly facts: { readonly [fact: string]: FactType }
  /** Widgets that the first paint needs, and the address of their style. */
  readonly widgets: readonly string[]
  readonly css: string
  /** Nodes that failed while prerendering and stand as their fallback. */
  readonly failed?: readonly string[]
}

/** b boolean, n number, i integer, s string, l list of strings, t instant, v version. */
export type FactType = 'b' | 'n' | 'i' | 's' | 'l' | 't' | 'v'

export interface RoutePlan {
  readonly id: string
  /** Patterns in the path grammar with the parameters they fix. */
  readonly paths: readonly { readonly path: string; readonly params?: { readonly [name: string]: string }; readonly slice?: string }[]
  readonly params?: { readonly [name: string]: string }
  readonly login?: true
  readonly restricted?: true
  readonly redirect?: { readonly to: string; readonly carryQuery?: true }
  /** Popup that opens over the page. */
  readonly popup?: string
}

/** A decision table, its rows in order: id, rule (absent for a row that always holds) and cells by column. */
export type TablePlan<Cells = { readonly [column: string]: Expr }> = readonly {
  readonly i: string
  readonly c?: Rule
  readonly t: Cells
}[]

export interface PopupPlan {
  readonly id: string
  readonly auto: boolean
  readonly group: string
  readonly priority: number
  readonly routes?: readonly string[]
  readonly when?: Rule
  readonly caps: { readonly perDay?: number; readonly perUser?: number; readonly total?: number }
  readonly excludes?: readonly string[]
  /** Address of its slice. */
  readonly slice: string
}

export interface FlowPlan {
  readonly steps: readonly Step[]
}

export interface SkinPlan {
  readonly id: string
  readonly when?: Rule
  readonly priority: number
  readonly scheme: 'dark' | 'light'
}

/** What the pointer names for a language: what nearly every publish changes, and the address of the rest of the app. */
export interface Directory {
  readonly routes: readonly RoutePlan[]
  readonly popups: readonly PopupPlan[]
  readonly notFound: string
  readonly rest: string
}

/** Everything the running app needs beside its page, in one language: loaded after the first paint, never before. */
export interface App extends Omit<Directory, 'rest'> {
  readonly language: string
  /** Who may open a route that asks for it. */
  readonly guards: { readonly login?: Rule; readonly restricted?: Rule }
  readonly flows: { readonly [id: string]: FlowPlan }
  readonly skins: readonly SkinPlan[]
  readonly facts: { readonly [fact: string]: FactType }
  readonly strings: { readonly [key: string]: Expr }
  readonly constants: { readonly [name: string]: Json }
  /** What people are told about a failure: the table that the site names. */
  readonly errors: TablePlan
  readonly calls: Json
  readonly timeZone: string
  /** Chunks of each widget and of the business areas, as file names below `/r/b/`. */
  readonly chunks: { readonly [widget: string]: readonly string[] }
}
