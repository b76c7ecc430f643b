/** The links of a site: every `{ "route": … }` in nodes, popups, list entries, cells of tables, and flows. */
import { isList, isObject, type Json, type JsonObject } from '../core/json.ts'
import { allOf } from '../core/rule-algebra.ts'
import type { RulePlan } from '../core/slice.ts'
import type { HandlerStep, WidgetNode, WrittenRule } from '../core/vocabulary.gen.ts'
import type { SourceLocation } from '../compile/context.ts'
import type { FlowStep } from '../document/types.gen.ts'
import { memoize } from '../memo/memo.ts'
import type { Places } from './presence.ts'
import type { RowTarget, StepTarget, Target } from './targets.ts'

/** The action or flow of a step that runs before the step with the link or reference. */
export type EarlierStep = (HandlerStep | FlowStep)['do']

export interface TargetLink extends SourceLocation {
  readonly route: string
  readonly target: Target
  /**
   * The presence of the target, combined with the rules of the steps and table rows that lead from the target to the
   * link.
   */
  readonly rule: RulePlan
  /**
   * The rules that `rule` does not contain: those of `$if`, of the steps of an event, and of steps that stop a flow.
   */
  readonly choices: readonly WrittenRule[]
  /** The actions and flows of the steps that run before the link opens. */
  readonly earlier: readonly EarlierStep[]
}

/** Inside the target or step that contains a reference: the rules around the reference, and the steps before it. */
interface ReferenceScope {
  readonly choices: readonly WrittenRule[]
  readonly earlier: readonly EarlierStep[]
}

/** Routes, flows and columns of tables that a value refers to. */
interface References {
  readonly routes: readonly (SourceLocation & ReferenceScope & { readonly route: string })[]
  readonly flows: readonly (ReferenceScope & { readonly flow: string })[]
  readonly columns: readonly (ReferenceScope & { readonly table: string; readonly column: string })[]
}

const OUTERMOST: ReferenceScope = { choices: [], earlier: [] }

/** Steps by flow, and rows by table. */
interface SharedTargets {
  readonly steps: ReadonlyMap<string, readonly StepTarget[]>
  readonly rows: ReadonlyMap<string, readonly RowTarget[]>
}

/** Caches the links of groups that use flows or tables until the group, a flow or a table changes. */
export class LinkCache {
  #groups: readonly (readonly Target[])[] = []
  #shared: SharedTargets = { steps: new Map(), rows: new Map() }
  #links = new WeakMap<readonly Target[], readonly TargetLink[]>()
  /** The places of the latest proof. */
  #places: Places | undefined

  /** The links of each group. */
  linksOf(groups: readonly (readonly Target[])[], places: Places): readonly (readonly TargetLink[])[] {
    this.#places = places
    const shared = groups.filter((group) => isShared(group))
    if (shared.length !== this.#groups.length || shared.some((group, n) => group !== this.#groups[n])) {
      this.#groups = shared
      this.#shared = sharedTargets(shared)
      this.#links = new WeakMap()
    }
    const used = new Set(groups.flatMap((group) => columnsIn(group)))
    return groups.map((group) => {
      const links = usesShared(group) ? this.#linksWithShared(group) : ownLinks(group)
      const cells = cellLinks(group)
      if (cells.length === 0) return links
      return [...links, ...cells.flatMap((cell) => (used.has(cell.column) ? [] : cell.links))]
    })
  }

  #linksWithShared(group: readonly Target[]): readonly TargetLink[] {
    let links = this.#links.get(group)
    if (links === undefined) {
      links = referring(group).flatMap((one) => linksOfTarget(one, this.#shared, this.#ruleAt))
      this.#links.set(group, links)
    }
    return links
  }

  /** Uses the latest places, because cached links must not keep earlier sites in memory. */
  readonly #ruleAt: RuleAt = (place, rule) => {
    if (this.#places === undefined) throw new Error('linksOf must be called before the rules of links are read')
    return this.#places.ruleAt(place, rule)
  }
}

/** Returns the rule that holds if a person is at a place and a given rule holds there. */
type RuleAt = Places['ruleAt']

const isShared = memoize((group: readonly Target[]) => group.some(({ kind }) => kind === 'step' || kind === 'row'))

/** The steps of a flow and the rows of a table are one group. */
function sharedTargets(groups: readonly (readonly Target[])[]): SharedTargets {
  const steps = new Map<string, readonly StepTarget[]>()
  const rows = new Map<string, readonly RowTarget[]>()
  for (const group of groups) {
    const [first] = group
    const id = first?.document.slice(first.document.indexOf('/') + 1) ?? ''
    const ofFlow = group.filter((target) => target.kind === 'step')
    if (ofFlow.length > 0) steps.set(id, ofFlow)
    else
      rows.set(
        id,
        group.filter((target) => target.kind === 'row'),
      )
  }
  return { steps, rows }
}

/** The targets of a group that refer to a route, flow or table column, with these references. */
const referring = memoize((group: readonly Target[]): readonly ReferringTarget[] =>
  group.flatMap((target) => {
    const references = referencesOf(target)
    return references === NONE ? [] : [{ target, references }]
  }),
)

interface ReferringTarget {
  readonly target: Target
  readonly references: References
}

const usesShared = memoize((group: readonly Target[]): boolean =>
  referring(group).some(({ references: { flows, columns } }) => flows.length + columns.length > 0),
)

/** The links of a group that uses no flows or tables. */
const ownLinks = memoize((group: readonly Target[]): readonly TargetLink[] =>
  referring(group).flatMap(({ target, references }) => ownLinksTo(references, target, () => target.rule)),
)

/** The columns that a group uses, each as `table column`. */
const columnsIn = memoize((group: readonly Target[]): readonly string[] =>
  [
    ...referring(group).map(({ references }) => references),
    ...group.flatMap((target) => (target.kind === 'step' ? [referencesOfStep(target)] : [])),
  ].flatMap(({ columns }) => columns.map(({ table, column }) => `${table} ${column}`)),
)

/**
 * The links in the cells of a table, with their columns. They count even if no document selects the column, because
 * code may read it.
 */
const cellLinks = memoize((group: readonly Target[]): readonly CellLinks[] =>
  group.flatMap((row) =>
    row.kind !== 'row'
      ? []
      : Object.keys(row.source.then).flatMap((name) => {
          const links = ownLinksTo(referencesOfCell(row, name), row, () => row.rule)
          return links.length === 0
            ? []
            : [{ column: `${row.document.slice('decision-table/'.length)} ${name}`, links }]
        }),
  ),
)

interface CellLinks {
  readonly column: string
  readonly links: readonly TargetLink[]
}

/** The links of all groups to some routes. */
export function linksTo(
  groups: readonly (readonly TargetLink[])[],
  isWanted: (route: string) => boolean,
): readonly TargetLink[] {
  return groups.flatMap((links) => {
    const wanted = routesIn(links).filter(isWanted)
    return wanted.length === 0 ? [] : links.filter(({ route }) => wanted.includes(route))
  })
}

const routesIn = memoize((links: readonly TargetLink[]): readonly string[] => [
  ...new Set(links.map(({ route }) => route)),
])

/** Maximum number of ways to start one flow that are followed for a target. Further ways lead to the same links. */
const MAX_VISITS = 32

function linksOfTarget(
  { target, references: own }: ReferringTarget,
  shared: SharedTargets,
  ruleAt: RuleAt,
): readonly TargetLink[] {
  const links: TargetLink[] = []
  const visits = new Map<string, number>()
  const add = (references: References, local: RulePlan, scope: ReferenceScope, flows: readonly string[]): void => {
    const rule = (): RulePlan => (local === target.localRule ? target.rule : ruleAt(target.place, local))
    links.push(...ownLinksTo(references, target, rule, scope))
    for (const one of references.columns) {
      const here = within(scope, one)
      for (const { row, references: found } of referringRows(shared.rows.get(one.table) ?? [], one.column)) {
        const ruleOfRow = (): RulePlan => ruleAt(target.place, allOf([local, row.localRule]))
        links.push(...ownLinksTo(found, target, ruleOfRow, here))
      }
    }
    for (const one of references.flows) {
      const visited = visits.get(one.flow) ?? 0
      if (flows.includes(one.flow) || visited >= MAX_VISITS) continue
      visits.set(one.flow, visited + 1)
      const here = within(scope, one)
      for (const { step, references: found, scope: earlier } of referringSteps(shared.steps.get(one.flow) ?? []))
        add(found, allOf([local, step.localRule]), within(here, earlier), [...flows, one.flow])
    }
  }
  add(own, target.localRule, OUTERMOST, [])
  return links
}

function within(outer: ReferenceScope, inner: ReferenceScope): ReferenceScope {
  if (outer === OUTERMOST) return inner
  return { choices: [...outer.choices, ...inner.choices], earlier: [...outer.earlier, ...inner.earlier] }
}

interface ReferringStep {
  readonly step: StepTarget
  readonly references: References
  /** The steps before this step, and the rules under which none of those steps has stopped the flow. */
  readonly scope: ReferenceScope
}

/** The steps of a flow that refer to a route, flow or table column. */
const referringSteps = memoize((steps: readonly StepTarget[]): readonly ReferringStep[] =>
  steps.flatMap((step, n) => {
    const references = referencesOfStep(step)
    if (references.routes.length + references.flows.length + references.columns.length === 0) return []
    const earlier = steps.slice(0, n).map(({ source }) => source)
    const scope = {
      choices: earlier.flatMap(({ stop, when = true }) => (stop === true ? [{ not: when }] : [])),
      earlier: earlier.flatMap((one) => (one.do === undefined ? [] : [one.do])),
    }
    return [{ step, references, scope }]
  }),
)

interface ReferringRow {
  readonly row: RowTarget
  readonly references: References
}

/** The rows of a table whose cell in `column` refers to a route. */
function referringRows(rows: readonly RowTarget[], column: string): readonly ReferringRow[] {
  const known = rowsByColumn(rows)
  let found = known.get(column)
  if (found === undefined) {
    found = rows.flatMap((row) => {
      const references = referencesOfCell(row, column)
      return references.routes.length === 0 ? [] : [{ row, references }]
    })
    known.set(column, found)
  }
  return found
}

const rowsByColumn = memoize((_rows: readonly RowTarget[]) => new Map<string, readonly ReferringRow[]>())

/** `rule` is computed when it is read, because links to pages that everybody can open need no rule. */
function ownLinksTo(
  { routes }: References,
  target: Target,
  ruleOf: () => RulePlan,
  scope: ReferenceScope = OUTERMOST,
): readonly TargetLink[] {
  if (routes.length === 0) return NO_LINKS
  let rule: RulePlan | undefined
  return routes.map((reference) => ({
    ...reference,
    ...within(scope, reference),
    target,
    get rule() {
      return (rule ??= ruleOf())
    },
  }))
}

const NO_LINKS: readonly TargetLink[] = []

/**
 * References in the properties and events of a target, but not in its children. Steps of a flow belong to the targets
 * that start the flow.
 */
function referencesOf(target: Target): References {
  if (target.kind === 'step' || target.kind === 'row') return NONE
  const own = target.kind === 'node' ? ofNode(target.source, target) : ofObject(target.source, target)
  if (target.item === undefined || target.entry === undefined) return own
  const item = ofObject(target.item, target.entry)
  if (own === NONE || item === NONE) return own === NONE ? item : own
  return {
    routes: [...own.routes, ...item.routes],
    flows: [...own.flows, ...item.flows],
    columns: [...own.columns, ...item.columns],
  }
}

const NONE: References = { routes: [], flows: [], columns: [] }

/** Caches the references of an object at a location, because a node of a layout is a target on each page. */
function byLocation<S extends object>(
  find: (source: S, location: SourceLocation) => References,
): (source: S, location: SourceLocation) => References {
  const known = new WeakMap<S, SourceLocation & { readonly found: References }>()
  return (source, { document, pointer }) => {
    const before = known.get(source)
    if (before?.document === document && before.pointer === pointer) return before.found
    const all = find(source, { document, pointer })
    const found = all.routes.length + all.flows.length + all.columns.length === 0 ? NONE : all
    known.set(source, { document, pointer, found })
    return found
  }
}

const ofObject = byLocation((source: JsonObject, location): References => {
  const { slots: _slots, each: _each, root: _root, fallback: _fallback, on: _on, when: _when, ...own } = source
  return referencesIn(own, location)
})

const ofNode = byLocation((source: WidgetNode, { document, pointer }): References => {
  const { slots: _slots, each: _each, fallback: _fallback, on = {}, when: _when, ...own } = source
  const collector = new ReferenceCollector(document)
  const whole: JsonObject = own
  collector.collect(whole, pointer, OUTERMOST)
  for (const [event, steps] of Object.entries(on))
    steps.forEach((step, n) => {
      const { when, ...rest } = step
      collector.collect(rest, `${pointer}/on/${event}/${n}`, {
        choices: when === undefined ? [] : [when],
        earlier: steps.slice(0, n).map((one) => one.do),
      })
    })
  return collector.found
})

const referencesOfStep = memoize((step: StepTarget): References => {
  const { when: _when, ...source } = step.source
  return referencesIn(source, step)
})

function referencesOfCell(row: RowTarget, column: string): References {
  const cell = row.source.then[column]
  if (!isObject(cell)) return NONE
  return referencesIn(cell, { document: row.document, pointer: `${row.pointer}/then/${column}` })
}

function referencesIn(source: JsonObject, { document, pointer }: SourceLocation): References {
  const collector = new ReferenceCollector(document)
  collector.collect(source, pointer, OUTERMOST)
  return collector.found
}

class ReferenceCollector {
  readonly found = {
    routes: [] as References['routes'][number][],
    flows: [] as References['flows'][number][],
    columns: [] as References['columns'][number][],
  }
  readonly #document: string

  constructor(document: string) {
    this.#document = document
  }

  collect(value: Json | undefined, pointer: string, scope: ReferenceScope): void {
    if (isList(value)) value.forEach((one, n) => this.collect(one, `${pointer}/${n}`, scope))
    if (!isObject(value)) return
    const found = this.found
    const document = this.#document
    if (typeof value.route === 'string')
      found.routes.push({ ...scope, route: value.route, document, pointer: `${pointer}/route` })
    if (typeof value.flow === 'string') found.flows.push({ ...scope, flow: value.flow })
    const selected = value.$select
    if (isObject(selected) && typeof selected.table === 'string' && typeof selected.column === 'string')
      found.columns.push({ ...scope, table: selected.table, column: selected.column })
    const choice = value.$if as WrittenRule | undefined
    for (const [key, one] of Object.entries(value)) {
      if (key === '$if' || typeof one !== 'object') continue
      const isChoice = choice !== undefined && (key === 'then' || key === 'else')
      const added: WrittenRule[] = !isChoice ? [] : [key === 'then' ? choice : { not: choice }]
      this.collect(
        one,
        `${pointer}/${key}`,
        added.length === 0 ? scope : { ...scope, choices: [...scope.choices, ...added] },
      )
    }
  }
}
