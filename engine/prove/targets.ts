/** Every place of a site that somebody may see or not: nodes, popups, skins, table rows, steps, each with all that must hold for it. */
import { isObject, type Json, type JsonObject } from '../core/json.ts'
import type { RulePlan } from '../core/slice.ts'
import type { Kind } from '../document/types.gen.ts'
import type { Catalogue } from '../core/catalogue.ts'
import { siteQueries, siteFrom, type Site, type SiteQueries } from '../check/site.ts'
import { MemoCache } from '../memo/memo.ts'
import type { SourceDocument } from '../document/parse.ts'
import { type CompileSite, type Condition, newContext, type SourceLocation, type NodeVisit } from '../compile/context.ts'
import { condition } from '../compile/rule.ts'
import { pageSlice, popupSlice } from '../compile/slice.ts'
import { allOf, anyOf, not } from '../core/rule-algebra.ts'

export type TargetKind = 'node' | 'popup' | 'skin' | 'row' | 'step'

export interface Target extends SourceLocation {
  readonly kind: TargetKind
  /** The chain of includes and ids. */
  readonly address: string
  /** What people call it: its title or its id. */
  readonly title: string
  /** Everything that must hold, from the outside in, each with its place. */
  readonly conditions: readonly Condition[]
  /** Those of them that stand at the place itself, or at what it was made for. */
  readonly own: readonly Condition[]
  /** All of it as one rule, with what stands before it among variants and rows. */
  readonly rule: RulePlan
  /** Routes on which it stands; empty where it stands on all. */
  readonly routes: readonly string[]
  readonly widget?: string
  readonly variant?: NodeVisit['variant']
  /** The document or list entry that it was made for. */
  readonly entry?: SourceLocation
  /** The slot it stands in. */
  readonly slot?: string
  readonly source: JsonObject
  /** What its values refer to by `item.…`: the entry that it was made for. */
  readonly item?: JsonObject
}

/** Places by the document that they were found in, as long as all that they are made of stands. */
export class TargetCache {
  readonly found = new MemoCache<SiteQueries, readonly Target[]>()
  readonly pages = new MemoCache<SiteQueries, readonly PageInLayout[]>()
}

interface PageInLayout {
  readonly page: SourceDocument
  readonly layout: SourceDocument
  /** A page with arguments is a different one on each route. */
  readonly route?: string
}

/** All places of a site without errors, in the order of their documents. */
export function targetsOf(site: Site, catalogue: Catalogue): readonly Target[] {
  return targetGroupsOf(site, catalogue).flat()
}

/** The same, in groups that have no node in common: pages in their layouts, popups, and the rest by document. */
export function targetGroupsOf(site: Site, catalogue: Catalogue, cache = new TargetCache()): readonly (readonly Target[])[] {
  const queries = siteQueries(site)
  const found = (document: SourceDocument, part: string, find: (site: Site, compileSite: CompileSite) => readonly Target[]) =>
    cache.found.get(document, part, queries, (queries) => {
      const queried = siteFrom(queries)
      return find(queried, compileSiteOf(queried, catalogue))
    })
  const each = (kind: Kind, find: (document: SourceDocument, site: Site, compileSite: CompileSite) => readonly Target[]) =>
    site.index.documents(kind).map((document) => found(document, '', (...queried) => find(document, ...queried)))
  return [
    ...cache.pages
      .get(cache, '', queries, (queries) => pagesOf(siteFrom(queries)))
      .map(({ page, layout, route }) =>
        found(page, `${layout.id} ${route ?? ''}`, (...queried) => pageTargets(page, layout.id, route, ...queried)),
      ),
    ...each('popup', popupTargets),
    ...each('skin', skinTargets),
    ...each('decision-table', rowTargets),
    ...each('flow', flowTargets),
  ]
}

/** Rules are the same in every language, and no picture matters to them. */
export function compileSiteOf(site: Site, catalogue: Catalogue): CompileSite {
  const language = site.settings?.defaultLanguage ?? 'en'
  return {
    language,
    defaultLanguage: language,
    timeZone: site.settings?.timeZone ?? 'UTC',
    catalogue,
    ...site.index,
    asset: () => ({ src: '', width: 1, height: 1, alt: '' }),
  }
}

function layoutOf(route: JsonObject, site: Site): string {
  return (route.layout as string | undefined) ?? site.settings?.layoutDefault ?? 'main'
}

/** Every page with each of its layouts, and with each of its routes when it has arguments, in the order of their first routes. */
function pagesOf(site: Site): readonly PageInLayout[] {
  const found = new Map<string, PageInLayout>()
  for (const { id, value: route } of site.index.documents('route')) {
    if (typeof route.page !== 'string') continue
    const layoutId = layoutOf(route, site)
    const page = site.documents.get(`page/${route.page}`)
    const layout = site.documents.get(`layout/${layoutId}`)
    if (page === undefined || layout === undefined) continue
    if (page.value.args === undefined) found.set(`${page.id} ${layoutId}`, { page, layout })
    else found.set(`${page.id} ${layoutId} ${id}`, { page, layout, route: id })
  }
  return [...found.values()]
}

function pageTargets(
  page: SourceDocument,
  layoutId: string,
  routeId: string | undefined,
  site: Site,
  compileSite: CompileSite,
): readonly Target[] {
  const layout = site.documents.get(`layout/${layoutId}`) as SourceDocument
  const routes = site.index
    .having('route', ['page', page.id])
    .map(({ value }) => value)
    .filter((route) => layoutOf(route, site) === layoutId && (routeId === undefined || route.id === routeId))
  const around = routeConditions(routes, site, compileSite)
  const ids = routes.map((route) => route.id as string)
  const seen: NodeVisit[] = []
  pageSlice(page, layout, routes[0] as JsonObject, compileSite, (sighting) => seen.push(sighting))
  return nodeTargets(seen, around, ids, routeFacts(routes), site)
}

function popupTargets(popup: SourceDocument, site: Site, compileSite: CompileSite): readonly Target[] {
  const document = `popup/${popup.id}`
  const conditions = conditionsOf(popup.value, document, '', compileSite)
  const routes = Array.isArray(popup.value.routes) ? (popup.value.routes as readonly string[]) : []
  const facts: RulePlan = routes.length === 0 ? true : ['is', 'route.id', 'in', [...routes]]
  const seen: NodeVisit[] = []
  popupSlice(popup, compileSite, (sighting) => seen.push(sighting), conditions)
  const whole: Target = {
    kind: 'popup',
    address: `popup:${popup.id}`,
    document,
    pointer: '',
    title: titleOf(popup.value, popup.id, compileSite.defaultLanguage),
    conditions,
    own: conditions,
    rule: withRoute(allOf(conditions.map(({ rule }) => rule)), facts),
    routes,
    source: popup.value,
  }
  return [whole, ...nodeTargets(seen, [], routes, facts, site)]
}

function nodeTargets(
  seen: readonly NodeVisit[],
  around: readonly Condition[],
  routes: readonly string[],
  facts: RulePlan,
  site: Site,
): readonly Target[] {
  const variants = new Map<string, RulePlan[]>()
  const language = site.settings?.defaultLanguage ?? 'en'
  return seen.map((sighting) => {
    const conditions = [...around, ...sighting.conditions]
    let rule = allOf(conditions.map((one) => one.rule))
    if (sighting.variant !== undefined) {
      const before = variants.get(sighting.variant.of) ?? []
      variants.set(sighting.variant.of, [...before, rule])
      rule = allOf([rule, ...before.map(not)])
    }
    const item = sighting.entry === undefined ? undefined : valueAt(site, sighting.entry)
    return {
      kind: 'node',
      address: sighting.address.join('/'),
      document: sighting.document,
      pointer: sighting.pointer,
      title: titleOf(item ?? sighting.source, sighting.address.at(-1) ?? '', language),
      conditions,
      own: sighting.own === 0 ? [] : conditions.slice(-sighting.own),
      rule: withRoute(rule, facts),
      routes,
      widget: sighting.widget,
      ...(sighting.variant === undefined ? {} : { variant: sighting.variant }),
      ...(sighting.entry === undefined ? {} : { entry: sighting.entry }),
      ...(sighting.slot === undefined ? {} : { slot: sighting.slot }),
      ...(item === undefined ? {} : { item }),
      source: sighting.source,
    }
  })
}

function skinTargets(skin: SourceDocument, _site: Site, compileSite: CompileSite): readonly Target[] {
  const document = `skin/${skin.id}`
  const conditions = conditionsOf(skin.value, document, '', compileSite)
  return [
    {
      kind: 'skin',
      address: `skin:${skin.id}`,
      document,
      pointer: '',
      title: titleOf(skin.value, skin.id, compileSite.defaultLanguage),
      conditions,
      own: conditions,
      rule: allOf(conditions.map(({ rule }) => rule)),
      routes: [],
      source: skin.value,
    },
  ]
}

function rowTargets(table: SourceDocument, _site: Site, compileSite: CompileSite): readonly Target[] {
  const document = `decision-table/${table.id}`
  const before: RulePlan[] = []
  return (table.value.rows as readonly JsonObject[]).map((row, n): Target => {
    const pointer = `/rows/${n}`
    const conditions = conditionsOf(row, document, pointer, compileSite)
    const own = allOf(conditions.map(({ rule }) => rule))
    const rule = table.value.hit === 'first' ? allOf([own, ...before.map(not)]) : own
    before.push(own)
    const title = `row ${String(row.id)}`
    return {
      kind: 'row',
      address: `${table.id}/${String(row.id)}`,
      document,
      pointer,
      title,
      conditions,
      own: conditions,
      rule,
      routes: [],
      source: row,
    }
  })
}

function flowTargets(flow: SourceDocument, _site: Site, compileSite: CompileSite): readonly Target[] {
  const document = `flow/${flow.id}`
  return (flow.value.steps as readonly JsonObject[]).map((step, n): Target => {
    const pointer = `/steps/${n}`
    const conditions = conditionsOf(step, document, pointer, compileSite)
    const id = String(step.id ?? n)
    return {
      kind: 'step',
      address: `flow:${flow.id}/${id}`,
      document,
      pointer,
      title: `step ${id}`,
      conditions,
      own: conditions,
      rule: allOf(conditions.map(({ rule }) => rule)),
      routes: [],
      source: step,
    }
  })
}

/** `when` and `schedule` of anything, each with its place. */
export function conditionsOf(source: JsonObject, document: string, pointer: string, site: CompileSite): readonly Condition[] {
  const context = newContext(site, document, document)
  return (['when', 'schedule'] as const).flatMap((part) => {
    const given = source[part]
    const rule = given === undefined ? undefined : condition({ [part]: given }, context)
    return rule === undefined ? [] : [{ rule, document, pointer: `${pointer}/${part}` }]
  })
}

/** The guards of the routes that show a page: nothing where one of them lets everybody in. */
function routeConditions(routes: readonly JsonObject[], site: Site, compileSite: CompileSite): readonly Condition[] {
  const guarded = routes.map((route) => guardsOf(route, site, compileSite))
  if (guarded.some((conditions) => conditions.length === 0)) return []
  const [first] = guarded
  if (guarded.length === 1 && first !== undefined) return first
  const rule = anyOf(guarded.map((conditions) => allOf(conditions.map((one) => one.rule))))
  const [{ document, pointer }] = first as readonly [Condition]
  return [{ rule, document, pointer }]
}

/** What must hold for whoever opens `route`: the site's guards that it names. */
export function guardsOf(route: JsonObject, site: Site, compileSite: CompileSite): readonly Condition[] {
  const guards = (site.settings as unknown as JsonObject | undefined)?.guards
  return (['restricted', 'login'] as const).flatMap((name) => {
    const guard = isObject(guards) ? guards[name] : undefined
    if (route[name] !== true || guard === undefined) return []
    const rule = condition({ when: guard }, newContext(compileSite, 'site', 'site/site'))
    return rule === undefined ? [] : [{ rule, document: `route/${String(route.id)}`, pointer: `/${name}` }]
  })
}

/** What the facts of the route say while one of `routes` is open. */
function routeFacts(routes: readonly JsonObject[]): RulePlan {
  return anyOf(
    routes.map((route) =>
      allOf([
        ['is', 'route.id', 'eq', route.id as string],
        ['is', 'route.login', 'eq', route.login === true],
        ['is', 'route.restricted', 'eq', route.restricted === true],
      ]),
    ),
  )
}

/** Facts of the route only where a rule asks for them: they would be noise in every persona. */
function withRoute(rule: RulePlan, facts: RulePlan): RulePlan {
  return reads(rule, (fact) => fact.startsWith('route.')) ? allOf([facts, rule]) : rule
}

export function reads(rule: RulePlan, wanted: (fact: string) => boolean): boolean {
  if (typeof rule === 'boolean') return false
  if (rule[0] === 'is') {
    const other = isObject(rule[3]) ? rule[3].fact : undefined
    return wanted(rule[1]) || (typeof other === 'string' && wanted(other))
  }
  return rule.slice(1).some((part) => reads(part as RulePlan, wanted))
}

/** The object at `origin`. */
function valueAt(site: Site, { document, pointer }: SourceLocation): JsonObject | undefined {
  let here: Json | undefined = site.documents.get(document)?.value
  for (const part of pointer.split('/').slice(1))
    here = Array.isArray(here) ? (here as readonly Json[])[Number(part)] : isObject(here) ? here[part] : undefined
  return isObject(here) ? here : undefined
}

function titleOf(source: JsonObject, id: string, language: string): string {
  for (const value of [source.title, source.label, isObject(source.props) ? (source.props.title ?? source.props.label) : undefined]) {
    if (typeof value === 'string' && value !== '') return value
    const text = isObject(value) && isObject(value.$text) ? value.$text[language] : undefined
    if (typeof text === 'string') return text
  }
  return typeof source.id === 'string' ? source.id : id
}
