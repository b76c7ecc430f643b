/**
 * The compiled form of pages, popups and the app file. `wire.ts` maps it to the short keys in which releases store it.
 */
import type { Json } from './json.ts'

/** A rule after compile: audiences are inlined, schedules are `between` and `week` on `clock.now`. */
export type RulePlan =
  | boolean
  | readonly ['all' | 'any', ...RulePlan[]]
  | readonly ['not', RulePlan]
  /** Fact name, operator, and a literal value or a second fact. */
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
   * `[[from, until], …]` in milliseconds within the UTC week that starts on Thursday, 1 January 1970, both ends
   * included. Made by compile from weekly schedules; documents cannot contain it.
   */
  | 'week'

/** A computed value. A literal is wrapped in `=` so that it cannot be confused with the other forms. */
export type Expr =
  | readonly ['=', Json]
  /** Reference, and the value used while the source is absent. */
  | readonly ['ref', string, Json?]
  | readonly ['text', readonly (string | Expr)[]]
  /** ICU plural or selectordinal: value, offset, arms by category or `=n`; `#` inside an arm is ['#']. */
  | readonly ['plural', Expr, number, { readonly [arm: string]: Expr }]
  | readonly ['choice', Expr, { readonly [arm: string]: Expr }]
  | readonly ['#']
  | readonly ['if', RulePlan, Expr, Expr]
  | readonly ['format', Format, Expr]
  /**
   * Selector, its arguments, the references it reads, and how many entries of its result the prerendered page shows;
   * none when the number is absent.
   */
  | readonly ['select', string, { readonly [arg: string]: Expr }, readonly string[], number?]
  | readonly ['object', { readonly [key: string]: Expr }]
  | readonly ['list', readonly Expr[]]
  /** The values of the rows that hold, in order. */
  | readonly ['rows', readonly (readonly [RulePlan, Expr])[]]

export type Format = 'amount' | 'number' | 'compact' | 'percent' | 'date' | 'time' | 'jackpot' | 'uri'

export interface StepPlan {
  /** Action name, or `flow:<id>`. */
  readonly do: string
  readonly args?: { readonly [arg: string]: Expr }
  readonly when?: RulePlan
  /** Ends the chain after this step without a failure. */
  readonly stop?: true
  /** `continue`: a failure of the step does not end the chain. */
  readonly onError?: 'continue'
}

/**
 * Fields of a compiled node. Its children are compiled nodes, or serialized ones while a tree is read level by level
 * (`wire.ts`).
 */
export interface NodeParts<Child, Fallback> {
  /** The chain of includes and ids. Reports identify nodes by it. */
  readonly address: string
  readonly widget: string
  /** Literal props, defaults merged. */
  readonly props?: { readonly [prop: string]: Json } | undefined
  /** Props that are computed. */
  readonly bindings?: { readonly [prop: string]: Expr } | undefined
  readonly slots?: { readonly [slot: string]: readonly Child[] } | undefined
  /** The node is visible while this holds. */
  readonly condition?: RulePlan | undefined
  /**
   * What is rendered while the condition is unknown. Absent: nothing. `reserve`: an invisible box of the same size; for
   * a single node, also while the condition is false. An object: these facts are assumed.
   */
  readonly pending?: 'reserve' | { readonly [fact: string]: Json } | undefined
  readonly each?: { readonly in: Expr; readonly as: string; readonly key: string; readonly limit: number } | undefined
  readonly events?: { readonly [event: string]: readonly StepPlan[] } | undefined
  /** What is rendered when the widget fails. Absent: nothing. */
  readonly fallback?: 'skeleton' | Fallback | undefined
  /** The document for which views and clicks of the node are counted. Absent: they are not counted. */
  readonly tracked?: string | undefined
}

/** A compiled node. */
export interface NodePlan extends NodeParts<ItemPlan, NodePlan> {}

/**
 * Ordered variants: the first whose condition holds is rendered. The `pending` of an earlier variant whose condition is
 * unknown decides whether it is rendered, reserves its space or is skipped.
 */
export interface VariantsPlan {
  readonly variants: readonly NodePlan[]
}

export type ItemPlan = NodePlan | VariantsPlan | { readonly outlet: NodePlan }

export interface DataPlan {
  readonly call: string
  readonly args?: { readonly [arg: string]: Expr }
  readonly when: 'publish' | 'boot' | 'session'
  /** The answer is the same for all players, so prerendered pages can show it. */
  readonly public?: true
  /** Seconds between refreshes while the page is visible. */
  readonly refresh?: number
  /** The answer, stored in the release if `when` is `publish`. */
  readonly value?: Json
}

/** What a page or popup needs to render, in one language. */
export interface Slice<Root = NodePlan> {
  readonly page: string
  readonly language: string
  readonly head: { readonly title: string; readonly description: string }
  readonly root: Root
  readonly data: { readonly [name: string]: DataPlan }
  readonly state: { readonly [name: string]: Json }
  /**
   * Types of the facts that rules of this slice read. A value of another type is unknown. A rule with any other fact is
   * invalid.
   */
  readonly facts: { readonly [fact: string]: FactType }
  /** Widgets that the page needs. `css` is the address of their style sheet. */
  readonly widgets: readonly string[]
  readonly css: string
  /** Addresses of nodes that failed while prerendering. Their fallback was rendered. */
  readonly failed?: readonly string[]
}

/** b boolean, n number, i integer, s string, l list of strings, t instant, v version. */
export type FactType = 'b' | 'n' | 'i' | 's' | 'l' | 't' | 'v'

/** The values that a parameter of a path may have: those of a named pattern, or those of a list. */
export interface ParamConstraint {
  readonly pattern?: string
  readonly enum?: readonly string[]
  /** Upper and lower case of the listed values are equal. */
  readonly caseInsensitive?: boolean
}

export type ParamConstraints = { readonly [name: string]: ParamConstraint }

export interface RoutePlan {
  readonly id: string
  /** Path patterns, each with the values of the parameters that it fixes. */
  readonly paths: readonly {
    readonly path: string
    readonly params?: { readonly [name: string]: string }
    readonly slice?: string
  }[]
  readonly params?: ParamConstraints
  readonly login?: true
  readonly restricted?: true
  /** Purpose of the hosts on which the route exists. Absent if it exists on all hosts. */
  readonly hosts?: string
  readonly redirect?: { readonly to: string; readonly carryQuery?: true }
  /** Popup that opens over the page. */
  readonly popup?: string
}

/** A decision table, its rows in order. A row without a rule always holds. */
export type TablePlan<Cells = { readonly [column: string]: Expr }> = readonly {
  readonly id: string
  readonly rule?: RulePlan | undefined
  readonly cells: Cells
}[]

export interface PopupPlan {
  readonly id: string
  readonly auto: boolean
  readonly group: string
  readonly priority: number
  readonly routes?: readonly string[]
  readonly when?: RulePlan
  /**
   * How many times the popup may open automatically. A limit that is left out does not apply, except `perVisit`, whose
   * default is 1.
   */
  readonly caps: {
    readonly perVisit?: number
    readonly perDay?: number
    readonly perUser?: number
    readonly total?: number
  }
  readonly excludes?: readonly string[]
  /** Address of the popup's slice. */
  readonly slice: string
}

export interface FlowPlan {
  readonly steps: readonly StepPlan[]
}

export interface SkinPlan {
  readonly id: string
  readonly when?: RulePlan
  readonly priority: number
  readonly scheme: 'dark' | 'light'
  /** The skin that is used instead on devices that prefer the other color scheme. */
  readonly counterpart?: string
}

/**
 * The compiled route table of a language. The pointer names it. It holds what nearly every publish changes; `rest` is
 * the address of the app file.
 */
export interface Directory {
  /** Routes that every page needs; all of them when there are no parts. */
  readonly routes: readonly RoutePlan[]
  /** Addresses of the parts with all other routes. Empty for a small site. See engine/core/route-parts.ts. */
  readonly parts: readonly string[]
  readonly popups: readonly PopupPlan[]
  readonly notFound: string
  readonly rest: string
}

/** Ids of documents that code refers to. The site document names them. */
export interface DocumentIds {
  /** The route of the page for paths that do not exist. */
  readonly notFound: string
  /** The skin that is used when no other skin applies. */
  readonly skinDefault: string
  readonly loginPopup?: string
  readonly messagePopup?: string
}

/**
 * The app file of one language: everything that the player needs in addition to its page. Loaded after the first paint.
 */
export interface App<Table = TablePlan> extends Omit<Directory, 'rest'> {
  /** The rules of the guards that routes may require. */
  readonly guards: { readonly login?: RulePlan; readonly restricted?: RulePlan }
  readonly flows: { readonly [id: string]: FlowPlan }
  readonly skins: readonly SkinPlan[]
  readonly facts: { readonly [fact: string]: FactType }
  readonly strings: { readonly [key: string]: Expr }
  readonly constants: { readonly [name: string]: Json }
  /** The decision table of failure messages that the site document names. */
  readonly errors: Table
  readonly calls: Json
  /** The optional business areas that start on this site. */
  readonly areas: readonly string[]
  readonly ids: DocumentIds
  /** Schemes that links may have besides https, tel and mailto, without the colon. */
  readonly linkSchemes: readonly string[]
}
