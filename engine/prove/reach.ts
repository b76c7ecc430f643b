/** Where links lead: pages that are over before the link is, and pages that only some people are led to. */
import { isList, isObject, type Json, type JsonObject } from '../core/json.ts'
import type { RulePlan } from '../core/slice.ts'
import type { Condition, SourceLocation } from '../compile/context.ts'
import { isKind } from '../document/document.ts'
import { memoize } from '../memo/memo.ts'
import { type ProofContext, forWhom, momentWords, proofSettings, witnessOf } from './context.ts'
import { named } from './visibility.ts'
import type { Target } from './targets.ts'
import { allOf, not } from '../core/rule-algebra.ts'

interface TargetLink extends SourceLocation {
  readonly route: string
  readonly place: Target
  /** When it leads there. */
  readonly rule: RulePlan
}

/** A banner that stands in no list, because none takes its position or because those that do are full, is seen by nobody. */
function proveListed(context: ProofContext): void {
  const listed = new Set<string>()
  const kinds = new Set<string>()
  for (const group of context.groups)
    for (const [kind, documents] of listedIn(group)) {
      kinds.add(kind)
      for (const document of documents) listed.add(document)
    }
  for (const kind of kinds)
    for (const { id } of isKind(kind) ? context.site.index.documents(kind) : [])
      if (!listed.has(`${kind}/${id}`))
        context.report({
          code: 'PRF-UNREACHED',
          document: `${kind}/${id}`,
          pointer: '',
          message: `the ${kind} "${id}" stands in no list: no page takes what it is for, or the lists that do are full`,
        })
}

/** Documents that stand in lists, by kind. */
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

export function proveReach(context: ProofContext): void {
  proveListed(context)
  const links = linksOf(context)
  proveAlive(context, links)
  const facts = proofSettings(context.site).reach ?? []
  if (facts.length === 0) return
  const leading = linksByEnd(context, links)
  for (const fact of facts) proveSameReach(context, leading, fact)
}

/** Every `{ "route": … }` that the places of each group name: in their values and steps, in the entries they were made for, in flows they start. */
function linksOf(context: ProofContext): readonly (readonly TargetLink[])[] {
  const steps = new Map<string, Target[]>()
  for (const target of context.groups.flatMap(stepsIn)) {
    const flow = target.document.slice('flow/'.length)
    steps.set(flow, [...(steps.get(flow) ?? []), target])
  }
  return context.groups.map((group) => ownLinks(group) ?? withFlows(group, steps))
}

const stepsIn = memoize((group: readonly Target[]) => group.filter(({ kind }) => kind === 'step'))

/** The links of a group that starts no flow. */
const ownLinks = memoize((group: readonly Target[]): readonly TargetLink[] | undefined => {
  const names = group.map(namedBy)
  return names.some(({ flows }) => flows.length > 0) ? undefined : names.flatMap(({ links }) => links)
})

function withFlows(group: readonly Target[], steps: ReadonlyMap<string, readonly Target[]>): readonly TargetLink[] {
  return group.flatMap((target) => {
    const { links, flows } = namedBy(target)
    if (flows.length === 0) return links
    const found = [...links]
    const started = new Set<string>()
    const open = [...flows]
    for (let flow = open.shift(); flow !== undefined; flow = open.shift()) {
      if (started.has(flow.name)) continue
      started.add(flow.name)
      for (const step of steps.get(flow.name) ?? []) {
        const rule = allOf([flow.rule, step.rule])
        const named = namesIn(step.source, target, rule, step)
        found.push(...named.links)
        open.push(...named.flows)
      }
    }
    return found
  })
}

interface Names {
  readonly links: readonly TargetLink[]
  readonly flows: readonly { readonly name: string; readonly rule: RulePlan }[]
}

/** What a place leads to by itself, and what it starts. */
const namedBy = memoize((target: Target): Names => {
  if (target.kind === 'step' || target.kind === 'row') return { links: [], flows: [] }
  const source: JsonObject = target.source
  const { slots: _slots, each: _each, root: _root, fallback: _fallback, ...own } = source
  const here = namesIn(own, target, target.rule, target)
  const item = target.item === undefined || target.entry === undefined ? undefined : namesIn(target.item, target, target.rule, target.entry)
  return { links: [...here.links, ...(item?.links ?? [])], flows: [...here.flows, ...(item?.flows ?? [])] }
})

function namesIn(source: JsonObject, target: Target, rule: RulePlan, origin: SourceLocation): Names {
  const links: TargetLink[] = []
  const flows: { readonly name: string; readonly rule: RulePlan }[] = []
  const collect = (value: Json | undefined, { document, pointer }: SourceLocation): void => {
    if (isList(value)) value.forEach((one, n) => collect(one, { document, pointer: `${pointer}/${n}` }))
    if (!isObject(value)) return
    if (typeof value.route === 'string') links.push({ route: value.route, place: target, rule, document, pointer: `${pointer}/route` })
    if (typeof value.flow === 'string') flows.push({ name: value.flow, rule })
    for (const [key, one] of Object.entries(value)) collect(one, { document, pointer: `${pointer}/${key}` })
  }
  collect(source, origin)
  return { links, flows }
}

/** The route that a link ends at: redirects followed. */
function destination(context: ProofContext, id: string): string {
  let here = id
  for (let hop = 0; hop < 8; hop++) {
    const to = context.site.index.document('route', here)?.value.redirect?.to
    if (to === undefined || !('route' in to)) return here
    here = to.route
  }
  return here
}

/** The same, each route followed once. */
function destinations(context: ProofContext): (route: string) => string {
  const known = new Map<string, string>()
  return (route) => {
    let end = known.get(route)
    if (end === undefined) known.set(route, (end = destination(context, route)))
    return end
  }
}

/** A page whose root has a schedule is there only then; whoever links to it must not be shown at other times. */
function proveAlive(context: ProofContext, links: readonly (readonly TargetLink[])[]): void {
  const schedules = new Map<string, Target>()
  for (const target of context.groups.flatMap(scheduledIn)) for (const route of target.routes) schedules.set(route, target)
  const told = new Set<string>()
  const to = destinations(context)
  // Few pages have a schedule, and most links lead to others.
  if (schedules.size === 0) return
  for (const { route, place: target, rule, document, pointer } of links.flat()) {
    const page = schedules.get(to(route))
    const schedule = page === undefined ? [] : schedulesOf(page)
    if (page === undefined || schedule.length === 0 || target.document === page.document || told.has(`${document}${pointer}`)) continue
    const gone = not(allOf(schedule.map(({ rule }) => rule)))
    const witness = witnessOf(context, allOf([rule, gone]), { document, pointer }, `that ${route} is there while it is linked to`)
    if (witness === undefined) continue
    told.add(`${document}${pointer}`)
    const message = `${named(target)} leads to the page of "${route}", which is not there on ${momentWords(context.site, witness.at)}, while the link still is ${forWhom(context, witness)}`
    context.report({ code: 'PRF-ENDS', document, pointer, message, witness, routes: target.routes })
  }
}

/** Roots of pages that have a schedule. */
const scheduledIn = memoize((group: readonly Target[]) =>
  group.filter(
    (target) =>
      target.kind === 'node' && target.pointer === '/root' && target.document.startsWith('page/') && schedulesOf(target).length > 0,
  ),
)

function schedulesOf(page: Target): readonly Condition[] {
  return page.own.filter((condition) => condition.pointer.endsWith('/schedule'))
}

/** Pages that people with one value of `fact` are led to from the first page, and people with another are not. */
function proveSameReach(context: ProofContext, leading: Leading, fact: string): void {
  const schema = context.catalogue.facts[fact]?.schema
  const values =
    schema !== undefined && 'enum' in schema && schema.enum !== undefined ? schema.enum : schema?.type === 'boolean' ? [false, true] : []
  const reached = new Map(values.map((value) => [value, reachedBy(context, leading, ['is', fact, 'eq', value])]))
  const anywhere = new Set([...reached.values()].flatMap((routes) => [...routes]))
  for (const route of [...anywhere].sort()) {
    const without = values.filter((value) => reached.get(value)?.has(route) !== true)
    const [lost] = without
    const witness =
      lost === undefined
        ? undefined
        : witnessOf(context, ['is', fact, 'eq', lost], { document: `route/${route}`, pointer: '' }, 'who is led there')
    if (lost === undefined || witness === undefined) continue
    const message = `people with ${fact} ${without.map(String).join(' or ')} are led to this page by no link, others are`
    context.report({ code: 'PRF-UNREACHED', document: `route/${route}`, pointer: '/path', message, witness, routes: [] })
  }
}

/** Links by the route where they end. */
type Leading = ReadonlyMap<string, readonly (readonly TargetLink[])[]>

function linksByEnd(context: ProofContext, all: readonly (readonly TargetLink[])[]): Leading {
  const to = destinations(context)
  const leading = new Map<string, (readonly TargetLink[])[]>()
  for (const links of all)
    for (const [route, some] of byRoute(links)) {
      const end = to(route)
      const lists = leading.get(end)
      if (lists === undefined) leading.set(end, [some])
      else lists.push(some)
    }
  return leading
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

const textOf = memoize((rule: Exclude<RulePlan, boolean>): string => JSON.stringify(rule))

function reachedBy(context: ProofContext, leading: Leading, who: RulePlan): ReadonlySet<string> {
  const first = context.site.index.documents('route').find(({ value }) => value.path === '/')
  const reached = new Set<string>(first === undefined ? [] : [first.id])
  // Many links have one rule: it is asked once.
  const known = new Map<string, boolean>()
  const isOpen = ({ rule }: TargetLink): boolean => {
    const key = typeof rule === 'boolean' ? String(rule) : textOf(rule)
    let open = known.get(key)
    if (open === undefined) known.set(key, (open = context.solver.possible(allOf([who, rule])).is !== 'impossible'))
    return open
  }
  const isLed = (link: TargetLink): boolean => {
    const { routes } = link.place
    return (routes.length === 0 || routes.some((one) => reached.has(one))) && isOpen(link)
  }
  let open = [...leading]
  for (let grew = true; grew;) {
    grew = false
    open = open.filter(([end, lists]) => {
      if (reached.has(end)) return false
      if (!lists.some((links) => links.some(isLed))) return true
      reached.add(end)
      grew = true
      return false
    })
  }
  return reached
}
