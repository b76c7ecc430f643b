/** Proves that documents are listed, and that links open the same pages for all values of some facts. */
import { isList, isObject, type Json } from '../core/json.ts'
import type { RulePlan } from '../core/slice.ts'
import type { CompileSite } from '../compile/context.ts'
import { isKind } from '../document/document.ts'
import { pointerTo, quoted } from '../document/finding.ts'
import { memoize } from '../memo/memo.ts'
import { listInWords } from '../wording/rule.ts'
import { proveClosedLinks } from './closed-links.ts'
import { peopleWords, type ProofContext, proofSettings, sentences, witnessOf } from './context.ts'
import { proveLinkEnds } from './link-ends.ts'
import { LinkRules } from './link-rules.ts'
import { LinkCache, type TargetLink } from './links.ts'
import { RouteOpenings } from './opening.ts'
import type { Target } from './targets.ts'
import { locatedName } from './visibility.ts'
import { allOf } from '../core/rule-algebra.ts'

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
  for (const document of context.site.documents.values())
    for (const selection of selectionsIn(document.value)) {
      if (selection.kind !== kind) continue
      const { field, value } = selection
      if (isObject(value)) return new Map()
      filters.set(field, (filters.get(field) ?? new Set<Json>()).add(value))
    }
  return filters
}

interface Selection {
  readonly kind: Json | undefined
  readonly field: string
  readonly value: Json
}

/** The fields by which the lists of a document select others. */
const selectionsIn = memoize((document: object): readonly Selection[] => {
  const found: Selection[] = []
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
  return found
})

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
      message: sentences(
        unlisted,
        `its "${field}" is ${quoted(value)}, but the lists select ${allowed.join(', ')}`,
        `change "${field}", add a list that selects it, or delete the document`,
      ),
    }
  }
  return {
    pointer: '',
    message: sentences(
      unlisted,
      'no list selects it, or the lists that select it have reached their limit',
      'add a list that selects it, raise the limit of a list, or delete the document',
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
  readonly links = new LinkCache()
}

export function proveReach(context: ProofContext, cache: ReachCache, compileSite: CompileSite): void {
  proveListed(context, cache.lists)
  const links = cache.links.linksOf(context.groups, context.places)
  const openings = new RouteOpenings(context, compileSite)
  const rules = new LinkRules(compileSite)
  proveLinkEnds(context, links, openings, rules)
  proveClosedLinks(context, links, openings, rules)
  const facts = proofSettings(context.site).reach ?? []
  if (facts.length === 0) return
  const linksByOrigin = indexByOrigin(linksByDestination(context, links))
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
    const message = sentences(
      `people for whom "${peopleWords(context, lacking, context.at)}" holds find no link to this page`,
      linksWords(context, linksByOrigin, route),
      'add a link that they see, or change the rule of a link or of its page',
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
function linksWords({ site }: ProofContext, { anywhere, onRoute }: LinksByOrigin, route: string): string {
  const links = [...anywhere, ...[...onRoute.values()].flat()].filter(([end]) => end === route)
  const names = new Set(links.map(([, link]) => locatedName(site, link.target, link)))
  const named = [...names].slice(0, MAX_LINKS)
  const all = names.size > MAX_LINKS ? [...named, `${names.size - MAX_LINKS} more`] : named
  if (all.length === 1) return `the only link to it has a rule, or is on a page, that excludes them: ${all.join('')}`
  return `the links to it have rules, or are on pages, that exclude them: ${listInWords(all)}`
}

/** A list of more links is not named in full. */
const MAX_LINKS = 6

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

/** A link and the route at which it ends. */
type LinkTo = readonly [end: string, link: TargetLink]

interface LinksByOrigin {
  /** Links that are not on certain routes. */
  readonly anywhere: readonly LinkTo[]
  readonly onRoute: ReadonlyMap<string, readonly LinkTo[]>
}

function indexByOrigin(linksByRoute: LinksByRoute): LinksByOrigin {
  const anywhere: LinkTo[] = []
  const onRoute = new Map<string, LinkTo[]>()
  for (const [end, lists] of linksByRoute)
    for (const link of lists.flat()) {
      const { routes } = link.target
      if (routes.length === 0) anywhere.push([end, link])
      for (const route of routes) {
        const known = onRoute.get(route)
        if (known === undefined) onRoute.set(route, [[end, link]])
        else known.push([end, link])
      }
    }
  return { anywhere, onRoute }
}

/** The routes that links reach from the first page. Each link is followed once from each of its routes. */
function reachedBy(context: ProofContext, { anywhere, onRoute }: LinksByOrigin, who: RulePlan): ReadonlySet<string> {
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
  const follow = (links: readonly LinkTo[]): void => {
    for (const [end, link] of links) if (!reached.has(end) && isOpen(link)) reached.add(end)
  }
  follow(anywhere)
  // The loop visits routes that are added while it runs.
  for (const route of reached) follow(onRoute.get(route) ?? [])
  return reached
}
