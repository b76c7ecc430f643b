/**
 * Proves that linked pages do not end before the link, and that the same pages are reachable for all values of some
 * facts.
 */
import { isList, isObject, type Json, type JsonObject } from '../core/json.ts'
import type { RulePlan } from '../core/slice.ts'
import type { Condition, SourceLocation } from '../compile/context.ts'
import { isKind } from '../document/document.ts'
import { pointerTo, quoted } from '../document/finding.ts'
import { memoize } from '../memo/memo.ts'
import { type ProofContext, witnessWords, momentWords, proofSettings, witnessOf } from './context.ts'
import type { Places } from './presence.ts'
import { targetName } from './visibility.ts'
import type { Target } from './targets.ts'
import { allOf, not } from '../core/rule-algebra.ts'

interface TargetLink extends SourceLocation {
  readonly route: string
  readonly target: Target
  /** When the link is present. */
  readonly rule: RulePlan
}

/** Reports documents, such as banners, that no list shows although lists show others of their kind. */
function proveListed(context: ProofContext, cache: ListCache): void {
  for (const [kind, listed] of cache.listed(context.groups)) {
    const documents = isKind(kind) ? context.site.index.documents(kind) : []
    // Usually all documents are listed. Comparing the numbers first is much faster than comparing the names.
    if (listed.size === documents.length) continue
    for (const { id, value } of documents)
      if (!listed.has(`${kind}/${id}`))
        context.report({
          code: 'PRF-UNREACHED',
          document: `${kind}/${id}`,
          ...whyUnlisted(
            `the ${kind} "${id}" is shown by no list`,
            new Map(Object.entries(value)),
            filtersOf(context, kind),
          ),
        })
  }
}

/** Documents that lists show, by kind, with the number of groups that show them. Only changed groups are counted. */
class ListCache {
  #groups: ReadonlySet<readonly Target[]> = new Set()
  readonly #listed = new Map<string, Map<string, number>>()

  /** Kinds of which a list shows at least one document, with these documents. */
  listed(groups: readonly (readonly Target[])[]): ReadonlyMap<string, ReadonlyMap<string, number>> {
    const before = this.#groups
    this.#groups = new Set(groups)
    for (const group of before) if (!this.#groups.has(group)) this.#count(group, -1)
    for (const group of groups) if (!before.has(group)) this.#count(group, 1)
    return this.#listed
  }

  #count(group: readonly Target[], change: number): void {
    for (const [kind, documents] of listedIn(group)) {
      let counts = this.#listed.get(kind)
      if (counts === undefined) this.#listed.set(kind, (counts = new Map<string, number>()))
      for (const document of documents) {
        const count = (counts.get(document) ?? 0) + change
        if (count === 0) counts.delete(document)
        else counts.set(document, count)
      }
      if (counts.size === 0) this.#listed.delete(kind)
    }
  }
}

type ListFilters = ReadonlyMap<string, ReadonlySet<Json>>

/** The values by which lists select documents of `kind`, by field. Empty when an argument decides one of them. */
function filtersOf(context: ProofContext, kind: string): ListFilters {
  const filters = new Map<string, Set<Json>>()
  let isKnown = true
  const visit = (value: unknown): void => {
    if (isList(value)) return value.forEach(visit)
    if (!isObject(value)) return
    const selected = value.$documents
    if (isObject(selected) && selected.kind === kind && isObject(selected.where))
      for (const [field, wanted] of Object.entries(selected.where)) {
        isKnown &&= !isObject(wanted)
        filters.set(field, (filters.get(field) ?? new Set<Json>()).add(wanted))
      }
    Object.values(value).forEach(visit)
  }
  for (const document of context.site.documents.values()) visit(document.value)
  return isKnown ? filters : new Map()
}

/** Names the first field whose value no list selects, with the values that lists select. */
function whyUnlisted(
  unlisted: string,
  document: ReadonlyMap<string, Json | undefined>,
  filters: ListFilters,
): { readonly pointer: string; readonly message: string } {
  for (const [field, values] of filters) {
    const value = document.get(field)
    if (value === undefined || values.has(value)) continue
    const allowed = [...values].map((one) => JSON.stringify(one)).sort()
    return {
      pointer: pointerTo('', field),
      message: `${unlisted}: expected "${field}" to be one of ${allowed.join(', ')}, got ${quoted(value)}`,
    }
  }
  return {
    pointer: '',
    message: `${unlisted}: no list selects it, or the lists that select it have reached their limit`,
  }
}

/** Documents that lists show, by kind. */
const listedIn = memoize((group: readonly Target[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>()
  for (const { entry } of group) {
    if (entry?.pointer !== '') continue
    const kind = entry.document.slice(0, entry.document.indexOf('/'))
    const documents = found.get(kind)
    if (documents === undefined) found.set(kind, new Set([entry.document]))
    else documents.add(entry.document)
  }
  return found
})

export class ReachCache {
  readonly lists = new ListCache()
  readonly links = new LinkCache()
}

export function proveReach(context: ProofContext, cache: ReachCache): void {
  proveListed(context, cache.lists)
  const links = cache.links.linksOf(context.groups, context.places)
  proveEnds(context, links)
  const facts = proofSettings(context.site).reach ?? []
  if (facts.length === 0) return
  const linksByRoute = linksByDestination(context, links)
  for (const fact of facts) proveSameReach(context, linksByRoute, fact)
}

/** Links of groups that start flows. They are reused while the group and the steps of all flows are the same. */
class LinkCache {
  #groups: readonly (readonly Target[])[] = []
  #steps: ReadonlyMap<string, readonly Target[]> = new Map()
  #links = new WeakMap<readonly Target[], readonly TargetLink[]>()

  /** The links of each group: every `{ "route": … }` in nodes, popups, list entries, and flows that they start. */
  linksOf(groups: readonly (readonly Target[])[], places: Places): readonly (readonly TargetLink[])[] {
    // The steps of a flow are one group.
    const stepGroups = groups.map(stepsIn).filter((steps) => steps.length > 0)
    if (stepGroups.length !== this.#groups.length || stepGroups.some((steps, n) => steps !== this.#groups[n])) {
      this.#groups = stepGroups
      this.#steps = new Map(stepGroups.map((steps) => [(steps[0]?.document ?? '').slice('flow/'.length), steps]))
      this.#links = new WeakMap()
    }
    return groups.map((group) => ownLinks(group) ?? this.#linksWithFlows(group, places))
  }

  #linksWithFlows(group: readonly Target[], places: Places): readonly TargetLink[] {
    let links = this.#links.get(group)
    if (links === undefined) this.#links.set(group, (links = linksWithFlows(group, this.#steps, places)))
    return links
  }
}

const stepsIn = memoize((group: readonly Target[]) => group.filter(({ kind }) => kind === 'step'))

/** The links of a group, or undefined if the group starts flows. */
const ownLinks = memoize((group: readonly Target[]): readonly TargetLink[] | undefined =>
  group.some((target) => referencesOf(target).flows.length > 0)
    ? undefined
    : group.flatMap((target) => linksTo(referencesOf(target), target, target.rule)),
)

function linksWithFlows(
  group: readonly Target[],
  steps: ReadonlyMap<string, readonly Target[]>,
  places: Places,
): readonly TargetLink[] {
  return group.flatMap((target) => {
    const { flows } = referencesOf(target)
    const links = linksTo(referencesOf(target), target, target.rule)
    const started = new Set<string>()
    const open = flows.map((flow) => ({ flow, rule: target.localRule }))
    for (let next = open.shift(); next !== undefined; next = open.shift()) {
      if (started.has(next.flow)) continue
      started.add(next.flow)
      for (const step of steps.get(next.flow) ?? []) {
        const rule = allOf([next.rule, step.rule])
        const references = referencesOfStep(step)
        links.push(...linksTo(references, target, places.ruleAt(target.place, rule)))
        for (const flow of references.flows) open.push({ flow, rule })
      }
    }
    return links
  })
}

/** Routes and flows that a value refers to. */
interface References {
  readonly routes: readonly (SourceLocation & { readonly route: string })[]
  readonly flows: readonly string[]
}

function linksTo({ routes }: References, target: Target, rule: RulePlan): TargetLink[] {
  return routes.map((reference) => ({ ...reference, target, rule }))
}

/**
 * References in the properties of a target, without those of its children. Steps of a flow belong to the targets that
 * start the flow.
 */
const referencesOf = memoize((target: Target): References => {
  if (target.kind === 'step' || target.kind === 'row') return { routes: [], flows: [] }
  const source: JsonObject = target.source
  const { slots: _slots, each: _each, root: _root, fallback: _fallback, ...own } = source
  const here = referencesIn(own, target)
  if (target.item === undefined || target.entry === undefined) return here
  const item = referencesIn(target.item, target.entry)
  return { routes: [...here.routes, ...item.routes], flows: [...here.flows, ...item.flows] }
})

const referencesOfStep = memoize((step: Target): References => referencesIn(step.source, step))

function referencesIn(source: JsonObject, { document, pointer }: SourceLocation): References {
  const routes: References['routes'][number][] = []
  const flows: string[] = []
  collectReferences(source, pointer, { document, routes, flows })
  return { routes, flows }
}

function collectReferences(
  value: Json | undefined,
  pointer: string,
  found: { readonly document: string; readonly routes: References['routes'][number][]; readonly flows: string[] },
): void {
  if (isList(value)) value.forEach((one, n) => collectReferences(one, `${pointer}/${n}`, found))
  if (!isObject(value)) return
  if (typeof value.route === 'string')
    found.routes.push({ route: value.route, document: found.document, pointer: `${pointer}/route` })
  if (typeof value.flow === 'string') found.flows.push(value.flow)
  for (const [key, one] of Object.entries(value)) collectReferences(one, `${pointer}/${key}`, found)
}

/** The route at which a link ends after redirects. */
function destination(context: ProofContext, id: string): string {
  let here = id
  for (let hop = 0; hop < 8; hop++) {
    const to = context.site.index.document('route', here)?.value.redirect?.to
    if (to === undefined || !('route' in to)) return here
    here = to.route
  }
  return here
}

/** A function that returns the destination of a route and caches it. */
function cachedDestination(context: ProofContext): (route: string) => string {
  const known = new Map<string, string>()
  return (route) => {
    let end = known.get(route)
    if (end === undefined) known.set(route, (end = destination(context, route)))
    return end
  }
}

/** Reports links to pages that are present while the schedule of the page does not hold. */
function proveEnds(context: ProofContext, links: readonly (readonly TargetLink[])[]): void {
  const schedules = new Map<string, Target>()
  for (const target of context.groups.flatMap(scheduledIn))
    for (const route of target.routes) schedules.set(route, target)
  const reported = new Set<string>()
  const to = cachedDestination(context)
  if (schedules.size === 0) return
  for (const { route, target, rule, document, pointer } of links.flat()) {
    const page = schedules.get(to(route))
    const schedule = page === undefined ? [] : schedulesOf(page)
    if (
      page === undefined ||
      schedule.length === 0 ||
      target.document === page.document ||
      reported.has(`${document}${pointer}`)
    )
      continue
    const open = allOf(schedule.map((condition) => condition.rule))
    const witness = witnessOf(
      context,
      allOf([rule, not(open)]),
      { document, pointer },
      `that ${route} is available while it is linked`,
    )
    if (witness === undefined) continue
    reported.add(`${document}${pointer}`)
    const isBefore = isAlwaysAfter(context, open, witness.at)
    const message =
      `${targetName(target)} links to the page of "${route}", which is not available ${isBefore ? 'yet ' : ''}on ` +
      `${momentWords(context.site, witness.at)}, but the link is ${isBefore ? 'already' : 'still'} visible ` +
      witnessWords(context, witness)
    context.report({ code: 'PRF-ENDS', document, pointer, message, witness, place: target.place })
  }
}

/** Whether a schedule holds only after an instant: it has not begun. */
function isAlwaysAfter({ allTimeSolver }: ProofContext, schedule: RulePlan, at: number): boolean {
  const on = (op: 'lt' | 'gt'): boolean =>
    allTimeSolver.possible(allOf([schedule, ['is', 'clock.now', op, at]])).is === 'possible'
  return on('gt') && !on('lt')
}

/** Roots of pages with a schedule. */
const scheduledIn = memoize((group: readonly Target[]) =>
  group.filter(
    (target) =>
      target.kind === 'node' &&
      target.pointer === '/root' &&
      target.document.startsWith('page/') &&
      schedulesOf(target).length > 0,
  ),
)

function schedulesOf(page: Target): readonly Condition[] {
  return page.ownConditions.filter((condition) => condition.pointer.endsWith('/schedule'))
}

/** Reports pages that are reachable from the home page for some values of `fact`, but not for others. */
function proveSameReach(context: ProofContext, linksByRoute: LinksByRoute, fact: string): void {
  const schema = context.catalogue.facts[fact]?.schema
  const values =
    schema !== undefined && 'enum' in schema && schema.enum !== undefined
      ? schema.enum
      : schema?.type === 'boolean'
        ? [false, true]
        : []
  const reached = new Map(values.map((value) => [value, reachedBy(context, linksByRoute, ['is', fact, 'eq', value])]))
  const anywhere = new Set([...reached.values()].flatMap((routes) => [...routes]))
  for (const route of [...anywhere].sort()) {
    const without = values.filter((value) => reached.get(value)?.has(route) !== true)
    const [lost] = without
    const witness =
      lost === undefined
        ? undefined
        : witnessOf(
            context,
            ['is', fact, 'eq', lost],
            { document: `route/${route}`, pointer: '' },
            'who can reach the page',
          )
    if (lost === undefined || witness === undefined) continue
    const lacking = without.map(String).join(' or ')
    const message = `no link leads to this page for ${fact} ${lacking}, but for other values there is one`
    context.report({
      code: 'PRF-UNREACHED',
      document: `route/${route}`,
      pointer: '/path',
      message,
      witness,
    })
  }
}

/** Links by destination. */
type LinksByRoute = ReadonlyMap<string, readonly (readonly TargetLink[])[]>

function linksByDestination(context: ProofContext, all: readonly (readonly TargetLink[])[]): LinksByRoute {
  const to = cachedDestination(context)
  const linksByRoute = new Map<string, (readonly TargetLink[])[]>()
  for (const links of all)
    for (const [route, some] of byRoute(links)) {
      const end = to(route)
      const lists = linksByRoute.get(end)
      if (lists === undefined) linksByRoute.set(end, [some])
      else lists.push(some)
    }
  return linksByRoute
}

const byRoute = memoize((links: readonly TargetLink[]): ReadonlyMap<string, readonly TargetLink[]> => {
  const routes = new Map<string, TargetLink[]>()
  for (const link of links) {
    const some = routes.get(link.route)
    if (some === undefined) routes.set(link.route, [link])
    else some.push(link)
  }
  return routes
})

const serialize = memoize((rule: Exclude<RulePlan, boolean>): string => JSON.stringify(rule))

function reachedBy(context: ProofContext, linksByRoute: LinksByRoute, who: RulePlan): ReadonlySet<string> {
  const first = context.site.index.documents('route').find(({ value }) => value.path === '/')
  const reached = new Set<string>(first === undefined ? [] : [first.id])
  // Many links have the same rule.
  const known = new Map<string, boolean>()
  const isOpen = ({ rule }: TargetLink): boolean => {
    const key = typeof rule === 'boolean' ? String(rule) : serialize(rule)
    let open = known.get(key)
    if (open === undefined) known.set(key, (open = context.solver.possible(allOf([who, rule])).is !== 'impossible'))
    return open
  }
  const isReachable = (link: TargetLink): boolean => {
    const { routes } = link.target
    return (routes.length === 0 || routes.some((one) => reached.has(one))) && isOpen(link)
  }
  let open = [...linksByRoute]
  for (let grew = true; grew;) {
    grew = false
    open = open.filter(([end, lists]) => {
      if (reached.has(end)) return false
      if (!lists.some((links) => links.some(isReachable))) return true
      reached.add(end)
      grew = true
      return false
    })
  }
  return reached
}
