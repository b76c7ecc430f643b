/** Proves that lists show all documents, links open pages, and pages are reachable for all values of some facts. */
import { isList, isObject, type Json } from '../core/json.ts'
import type { RulePlan } from '../core/slice.ts'
import type { CompileSite } from '../compile/context.ts'
import { type CheckedDocument, isKind, kinds } from '../document/document.ts'
import type { Kind } from '../document/types.gen.ts'
import { pointerTo, quoted } from '../document/finding.ts'
import { memoize } from '../memo/memo.ts'
import { SparseResults } from '../memo/sparse-results.ts'
import { listInWords } from '../wording/rule.ts'
import { ClosedLinkCache, proveClosedLinks } from './closed-links.ts'
import { peopleWords, type ProofContext, proofSettings, sentences, witnessOf } from './context.ts'
import { proveLinkEnds } from './link-ends.ts'
import { LinkRules } from './link-rules.ts'
import { LinkCache, type TargetLink } from './links.ts'
import { OpeningCache, RouteOpenings } from './opening.ts'
import type { Target } from './targets.ts'
import { locatedName } from './visibility.ts'
import { allOf } from '../core/rule-algebra.ts'

/** Reports documents, such as banners, that no list shows although lists show other documents of their kind. */
function proveListed(context: ProofContext, cache: ReachCache): void {
  for (const [kind, listed] of cache.lists.listed(context.groups)) {
    const documents = isKind(kind) ? context.site.index.documents(kind) : []
    // Usually all documents are listed. Comparing the numbers first is much faster than comparing the names.
    if (listed.size === documents.length) continue
    let filters: ListFilters | undefined
    for (const { id, value } of documents)
      if (!listed.has(`${kind}/${id}`))
        context.report({
          code: 'PRF-UNREACHED',
          document: `${kind}/${id}`,
          ...whyUnlisted(
            `no list shows the ${kind} "${id}"`,
            new Map(Object.entries(value)),
            (filters ??= filtersOf(cache.selections.of(context), kind)),
          ),
        })
  }
}

/**
 * Documents that lists show, by kind, with the number of groups that show them. After a change, only changed groups are
 * counted again.
 */
class ListCache {
  #groups: ReadonlySet<readonly Target[]> = new Set()
  readonly #listed = new Map<string, Map<string, number>>()

  /** Returns the kinds with at least one listed document, and the listed documents of each kind. */
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

/**
 * The values by which lists select documents of `kind`, by field. Empty when an argument determines one of the values.
 */
function filtersOf(selections: readonly ListSelection[], kind: string): ListFilters {
  const filters = new Map<string, Set<Json>>()
  for (const selection of selections) {
    if (selection.kind !== kind) continue
    const { field, value } = selection
    if (isObject(value)) return new Map()
    filters.set(field, (filters.get(field) ?? new Set<Json>()).add(value))
  }
  return filters
}

/** The selections of all lists of a site. Only changed documents are searched again. */
class SiteSelections {
  readonly #found = new Map<Kind, SparseResults<CheckedDocument, readonly ListSelection[]>>()

  of({ site: { index } }: ProofContext): readonly ListSelection[] {
    return kinds.flatMap((kind) => {
      let found = this.#found.get(kind)
      if (found === undefined) this.#found.set(kind, (found = new SparseResults(selectionsIn)))
      return found.of(index.documents(kind)).flat()
    })
  }
}

interface ListSelection {
  readonly kind: Json | undefined
  readonly field: string
  readonly value: Json
}

/** The fields by which the lists in a document select other documents. Undefined if no list selects by a field. */
function selectionsIn({ value: document }: CheckedDocument): readonly ListSelection[] | undefined {
  const found: ListSelection[] = []
  const visit = (value: unknown): void => {
    if (isList(value)) return value.forEach(visit)
    if (!isObject(value)) return
    const selected = value.$documents
    if (isObject(selected) && isObject(selected.where))
      for (const [field, wanted] of Object.entries(selected.where))
        found.push({ kind: selected.kind, field, value: wanted })
    Object.values(value).forEach(visit)
  }
  visit(document)
  return found.length === 0 ? undefined : found
}

/** Reports the first field whose value no list selects, and the values that lists do select. */
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
      message: sentences(
        unlisted,
        `its "${field}" is ${quoted(value)}, but the lists select ${allowed.join(', ')}`,
        `change "${field}", add a list that selects its value, or delete the document`,
      ),
    }
  }
  return {
    pointer: '',
    message: sentences(
      unlisted,
      'no list selects it, or the lists that select it have reached their limit',
      'add a list that selects the document, raise the limit of a list, or delete the document',
    ),
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
  readonly selections = new SiteSelections()
  readonly links = new LinkCache()
  readonly openings = new OpeningCache()
  readonly closedLinks = new ClosedLinkCache()
}

export function proveReach(context: ProofContext, cache: ReachCache, compileSite: CompileSite): void {
  proveListed(context, cache)
  const links = cache.links.linksOf(context.groups, context.places)
  const openings = new RouteOpenings(context, compileSite, cache.openings)
  const rules = new LinkRules(compileSite)
  proveLinkEnds(context, links, openings, rules)
  proveClosedLinks(context, links, openings, rules, cache.closedLinks)
  const facts = proofSettings(context.site).reach ?? []
  if (facts.length === 0) return
  const linksByOrigin = linksByOriginOf(links)
  for (const fact of facts) proveSameReach(context, linksByOrigin, fact)
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

/** Reports pages that are reachable from the home page for some values of `fact`, but not for others. */
function proveSameReach(context: ProofContext, linksByOrigin: LinksByOrigin, fact: string): void {
  const schema = context.catalogue.facts[fact]?.schema
  const values =
    schema !== undefined && 'enum' in schema && schema.enum !== undefined
      ? schema.enum
      : schema?.type === 'boolean'
        ? [false, true]
        : []
  const reached = new Map(values.map((value) => [value, reachedBy(context, linksByOrigin, ['is', fact, 'eq', value])]))
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
    const lacking: RulePlan = without.length === 1 ? ['is', fact, 'eq', lost] : ['is', fact, 'in', without]
    const whom = peopleWords(context, lacking, context.at)
    const message = sentences(
      `${whom === 'everybody' ? 'nobody finds a' : `people for whom "${whom}" holds find no`} link to this page`,
      linksWords(context, linksByOrigin, route),
      'add a link that these people see, or change the rule of a link to this page or of the page that contains the link',
    )
    context.report({
      code: 'PRF-UNREACHED',
      document: `route/${route}`,
      pointer: '/path',
      message,
      witness,
    })
  }
}

/** Why people do not find a page: `the links to it have rules, or are on pages, that exclude them: "Go" (…)`. */
function linksWords(context: ProofContext, linksByOrigin: LinksByOrigin, route: string): string {
  const to = cachedDestination(context)
  const origins = [linksByOrigin.get('') ?? [], ...linksByOrigin.values()].flat()
  const links = origins.flatMap((byRoute) => [...byRoute].flatMap(([name, some]) => (to(name) === route ? some : [])))
  const names = new Set(links.map((link) => locatedName(context.site, link.target, link)))
  const named = [...names].slice(0, MAX_LINKS)
  const all = names.size > MAX_LINKS ? [...named, `${names.size - MAX_LINKS} more`] : named
  if (all.length === 1)
    return `the only link to this page has a rule, or is on a page, that excludes these people: ${all.join('')}`
  return `the links to this page have rules, or are on pages, that exclude these people: ${listInWords(all)}`
}

/** Maximum number of links that a message names. */
const MAX_LINKS = 6

const serialize = memoize((rule: Exclude<RulePlan, boolean>): string => JSON.stringify(rule))

/** The links on one route, or on no particular route, by the route to which they lead. */
type LinksByRoute = ReadonlyMap<string, readonly TargetLink[]>

/** The links of a group by the routes on which they are; '' is the key of links on no particular route. */
const byOrigin = memoize((links: readonly TargetLink[]): ReadonlyMap<string, LinksByRoute> => {
  const origins = new Map<string, Map<string, TargetLink[]>>()
  for (const link of links) {
    const { routes } = link.target
    for (const origin of routes.length === 0 ? [''] : routes) {
      let byRoute = origins.get(origin)
      if (byRoute === undefined) origins.set(origin, (byRoute = new Map<string, TargetLink[]>()))
      const same = byRoute.get(link.route)
      if (same === undefined) byRoute.set(link.route, [link])
      else same.push(link)
    }
  }
  return origins
})

/** All links by the routes on which they are. */
type LinksByOrigin = ReadonlyMap<string, readonly LinksByRoute[]>

function linksByOriginOf(all: readonly (readonly TargetLink[])[]): LinksByOrigin {
  const found = new Map<string, LinksByRoute[]>()
  for (const links of all)
    for (const [origin, byRoute] of byOrigin(links)) {
      const lists = found.get(origin)
      if (lists === undefined) found.set(origin, [byRoute])
      else lists.push(byRoute)
    }
  return found
}

/** The routes that people for whom `who` holds reach by links from the home page. Visits each route once. */
function reachedBy(context: ProofContext, linksByOrigin: LinksByOrigin, who: RulePlan): ReadonlySet<string> {
  const first = context.site.index.documents('route').find(({ value }) => value.path === '/')
  const reached = new Set<string>(first === undefined ? [] : [first.id])
  const to = cachedDestination(context)
  // Many links have the same rule, so answers are cached.
  const known = new Map<string, boolean>()
  const isOpen = ({ rule }: TargetLink): boolean => {
    const key = typeof rule === 'boolean' ? String(rule) : serialize(rule)
    let open = known.get(key)
    if (open === undefined) known.set(key, (open = context.solver.possible(allOf([who, rule])).is !== 'impossible'))
    return open
  }
  const follow = (origin: string): void => {
    for (const byRoute of linksByOrigin.get(origin) ?? [])
      for (const [route, links] of byRoute) {
        const end = to(route)
        if (!reached.has(end) && links.some(isOpen)) reached.add(end)
      }
  }
  follow('')
  // The loop visits routes that are added while it runs.
  for (const route of reached) follow(route)
  return reached
}
