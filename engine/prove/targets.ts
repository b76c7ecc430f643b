/** The targets of a site: nodes, popups, skins, table rows and steps, each with its presence. */
import { isList, isObject, type Json, type JsonObject } from '../core/json.ts'
import type { RulePlan } from '../core/slice.ts'
import type { WidgetNode } from '../core/vocabulary.gen.ts'
import type { FlowStep, Kind, PopupDocument, RouteDocument, SkinDocument, TableRow } from '../document/types.gen.ts'
import type { Catalogue } from '../core/catalogue.ts'
import { type CheckedSite, siteFrom, siteQueries, siteScopes, type SiteQueries } from '../check/site.ts'
import { MemoCache } from '../memo/memo.ts'
import type { CheckedDocument } from '../document/document.ts'
import type { OfKind } from '../document/document-index.ts'
import { localeOf } from '../document/settings.ts'
import {
  type CompileSite,
  type Condition,
  newContext,
  type SourceLocation,
  type NodeVisit,
} from '../compile/context.ts'
import { conditionsOf } from '../compile/conditions.ts'
import { type Conditional, visibilityRule } from '../compile/rule.ts'
import { pageSlice, popupSlice } from '../compile/slice.ts'
import { allOf, anyOf, not, operands, otherFact } from '../core/rule-algebra.ts'

export type Target = NodeTarget | PopupTarget | SkinTarget | RowTarget | StepTarget

export type TargetKind = Target['kind']

interface TargetParts extends SourceLocation {
  /** The chain of includes and ids. */
  readonly address: string
  /** Its title, or its id if it has none. */
  readonly title: string
  /** Conditions of the target and of everything around it, outermost first. */
  readonly conditions: readonly Condition[]
  /** The last of the conditions: those of the target itself and of its include or list entry. */
  readonly ownConditions: readonly Condition[]
  /** The presence as one rule: all conditions, and that no earlier variant or row holds. */
  readonly rule: RulePlan
  /** Routes on which the target is present; empty means all routes. */
  readonly routes: readonly string[]
  readonly variant?: NodeVisit['variant']
  /** The document or list entry that the node is compiled for. */
  readonly entry?: SourceLocation
  /** The slot of the node, as an address. */
  readonly slot?: string
  /** The value of the list entry. The node refers to it as `item`. */
  readonly item?: JsonObject
}

export interface NodeTarget extends TargetParts {
  readonly kind: 'node'
  readonly widget: string
  readonly source: WidgetNode
}

export interface PopupTarget extends TargetParts {
  readonly kind: 'popup'
  readonly source: PopupDocument
}

export interface SkinTarget extends TargetParts {
  readonly kind: 'skin'
  readonly source: SkinDocument
}

interface RowTarget extends TargetParts {
  readonly kind: 'row'
  readonly source: TableRow
}

interface StepTarget extends TargetParts {
  readonly kind: 'step'
  readonly source: FlowStep
}

/** Targets of earlier calls by document. They are reused while their dependencies are the same. */
export class TargetCache {
  readonly found = new MemoCache<CheckedQueries, readonly Target[]>(siteScopes)
  readonly pages = new MemoCache<CheckedQueries, readonly PageInLayout[]>(siteScopes)
}

type CheckedQueries = SiteQueries<CheckedDocument>

interface PageInLayout {
  readonly page: CheckedDocument<'page'>
  readonly layout: string
  /** The route, if the page has arguments: each route then has its own slice. */
  readonly route?: string
}

/** All targets of a site without errors, in the order of their documents. */
export function targetsOf(site: CheckedSite, catalogue: Catalogue): readonly Target[] {
  return targetGroupsOf(site, catalogue).flat()
}

/** All targets in disjoint groups: pages in their layouts, popups, and the other targets by document. */
export function targetGroupsOf(
  site: CheckedSite,
  catalogue: Catalogue,
  cache = new TargetCache(),
): readonly (readonly Target[])[] {
  const queries = siteQueries(site)
  const withSite =
    <I>(find: (item: I, site: CheckedSite, compileSite: CompileSite) => readonly Target[]) =>
    (item: I, tracked: CheckedQueries): readonly Target[] => {
      const queried = siteFrom(tracked)
      return find(item, queried, compileSiteOf(queried, catalogue))
    }
  const each = <K extends Kind>(
    kind: K,
    find: (document: OfKind<CheckedDocument, K>, site: CheckedSite, compileSite: CompileSite) => readonly Target[],
  ) => cache.found.getAll(kind, site.index.documents(kind), queries, withSite(find))
  const pages = cache.pages.get([cache, ''], queries, (tracked) => pagesOf(siteFrom(tracked)))
  return [
    ...cache.found.getAll('pages', pages, queries, withSite(pageTargets), ({ page, layout, route }) => [
      page,
      `${layout} ${route ?? ''}`,
    ]),
    ...each('popup', popupTargets),
    ...each('skin', skinTargets),
    ...each('decision-table', rowTargets),
    ...each('flow', flowTargets),
  ]
}

/** The input for compiling rules. They are the same in every language and do not depend on images. */
export function compileSiteOf(site: CheckedSite, catalogue: Catalogue): CompileSite {
  const { defaultLanguage } = site.settings
  return {
    language: defaultLanguage,
    defaultLanguage,
    locale: localeOf(site.settings, defaultLanguage),
    catalogue,
    ...site.index,
    asset: () => ({ src: '', width: 1, height: 1, alt: '' }),
  }
}

function layoutOf(route: RouteDocument, site: CheckedSite): string {
  return route.layout ?? site.settings.layoutDefault
}

/**
 * Every page with each of its layouts, in the order of the first route. A page with arguments is listed once for each
 * of its routes.
 */
function pagesOf(site: CheckedSite): readonly PageInLayout[] {
  const found = new Map<string, PageInLayout>()
  for (const { id, value: route } of site.index.documents('route')) {
    if (route.page === undefined) continue
    const layout = layoutOf(route, site)
    const page = site.index.document('page', route.page)
    if (page === undefined || site.index.document('layout', layout) === undefined) continue
    if (page.value.args === undefined) found.set(`${page.id} ${layout}`, { page, layout })
    else found.set(`${page.id} ${layout} ${id}`, { page, layout, route: id })
  }
  return [...found.values()]
}

function pageTargets(
  { page, layout: layoutId, route: routeId }: PageInLayout,
  site: CheckedSite,
  compileSite: CompileSite,
): readonly Target[] {
  const layout = site.index.document('layout', layoutId)
  const routes = site.index
    .having('route', ['page', page.id])
    .map(({ value }) => value)
    .filter((route) => layoutOf(route, site) === layoutId && (routeId === undefined || route.id === routeId))
  const [first] = routes
  if (layout === undefined || first === undefined) return []
  const around = routeConditions(routes, site, compileSite)
  const ids = routes.map((route) => route.id)
  const visits: NodeVisit[] = []
  pageSlice(page, layout, first, compileSite, (visit) => visits.push(visit))
  return nodeTargets(visits, around, ids, routeFacts(routes), site)
}

function popupTargets(popup: CheckedDocument<'popup'>, site: CheckedSite, compileSite: CompileSite): readonly Target[] {
  const document = `popup/${popup.id}`
  const conditions = writtenConditions(popup.value, document, '', compileSite)
  const routes = popup.value.routes ?? []
  const facts: RulePlan = routes.length === 0 ? true : ['is', 'route.id', 'in', [...routes]]
  const visits: NodeVisit[] = []
  popupSlice(popup, compileSite, (visit) => visits.push(visit), conditions)
  const whole: Target = {
    kind: 'popup',
    address: `popup:${popup.id}`,
    document,
    pointer: '',
    title: titleOf(popup.value, popup.id, compileSite.defaultLanguage),
    conditions,
    ownConditions: conditions,
    rule: withRoute(allOf(conditions.map(({ rule }) => rule)), facts),
    routes,
    source: popup.value,
  }
  return [whole, ...nodeTargets(visits, [], routes, facts, site)]
}

function nodeTargets(
  visits: readonly NodeVisit[],
  around: readonly Condition[],
  routes: readonly string[],
  facts: RulePlan,
  site: CheckedSite,
): readonly Target[] {
  const variants = new Map<string, RulePlan[]>()
  const language = site.settings.defaultLanguage
  return visits.map((visit) => {
    const conditions = [...around, ...visit.conditions]
    let rule = allOf(conditions.map((one) => one.rule))
    if (visit.variant !== undefined) {
      const before = variants.get(visit.variant.of) ?? []
      variants.set(visit.variant.of, [...before, rule])
      rule = allOf([rule, ...before.map(not)])
    }
    const item = visit.entry === undefined ? undefined : valueAt(site, visit.entry)
    return {
      kind: 'node',
      address: visit.address.join('/'),
      document: visit.document,
      pointer: visit.pointer,
      title: titleOf(item ?? visit.source, visit.address.at(-1) ?? '', language),
      conditions,
      ownConditions: visit.ownConditions === 0 ? [] : conditions.slice(-visit.ownConditions),
      rule: withRoute(rule, facts),
      routes,
      widget: visit.widget,
      ...(visit.variant === undefined ? {} : { variant: visit.variant }),
      ...(visit.entry === undefined ? {} : { entry: visit.entry }),
      ...(visit.slot === undefined ? {} : { slot: visit.slot }),
      ...(item === undefined ? {} : { item }),
      source: visit.source,
    }
  })
}

function skinTargets(skin: CheckedDocument<'skin'>, _site: CheckedSite, compileSite: CompileSite): readonly Target[] {
  if (skin.value.status === 'disable') return []
  const document = `skin/${skin.id}`
  const conditions = writtenConditions(skin.value, document, '', compileSite)
  return [
    {
      kind: 'skin',
      address: `skin:${skin.id}`,
      document,
      pointer: '',
      title: titleOf(skin.value, skin.id, compileSite.defaultLanguage),
      conditions,
      ownConditions: conditions,
      rule: allOf(conditions.map(({ rule }) => rule)),
      routes: [],
      source: skin.value,
    },
  ]
}

function rowTargets(
  table: CheckedDocument<'decision-table'>,
  _site: CheckedSite,
  compileSite: CompileSite,
): readonly Target[] {
  const document = `decision-table/${table.id}`
  const before: RulePlan[] = []
  return table.value.rows.map((row, n): Target => {
    const pointer = `/rows/${n}`
    const conditions = writtenConditions({ when: row.when }, document, pointer, compileSite)
    const own = allOf(conditions.map(({ rule }) => rule))
    const rule = table.value.hit === 'first' ? allOf([own, ...before.map(not)]) : own
    before.push(own)
    const title = `row ${row.id}`
    return {
      kind: 'row',
      address: `${table.id}/${row.id}`,
      document,
      pointer,
      title,
      conditions,
      ownConditions: conditions,
      rule,
      routes: [],
      source: row,
    }
  })
}

function flowTargets(flow: CheckedDocument<'flow'>, _site: CheckedSite, compileSite: CompileSite): readonly Target[] {
  const document = `flow/${flow.id}`
  return flow.value.steps.map((step, n): Target => {
    const pointer = `/steps/${n}`
    const conditions = writtenConditions(step, document, pointer, compileSite)
    const { id } = step
    return {
      kind: 'step',
      address: `flow:${flow.id}/${id}`,
      document,
      pointer,
      title: `step ${id}`,
      conditions,
      ownConditions: conditions,
      rule: allOf(conditions.map(({ rule }) => rule)),
      routes: [],
      source: step,
    }
  })
}

/** `when` and `schedule` of an object outside of the node tree. */
function writtenConditions(
  source: Conditional,
  document: string,
  pointer: string,
  site: CompileSite,
): readonly Condition[] {
  return conditionsOf(source, { document, pointer }, newContext(site, document, document))
}

/** The condition that a route to a page can be opened. Empty if one of the routes has no guard. */
function routeConditions(
  routes: readonly RouteDocument[],
  site: CheckedSite,
  compileSite: CompileSite,
): readonly Condition[] {
  const guarded = routes.map((route) => guardsOf(route, site, compileSite))
  const [first = []] = guarded
  if (guarded.length === 1) return first
  const [origin] = first
  if (origin === undefined || guarded.some((conditions) => conditions.length === 0)) return []
  const rule = anyOf(guarded.map((conditions) => allOf(conditions.map((one) => one.rule))))
  return [{ ...origin, rule }]
}

/** The guards of `route`, which the site document defines. */
function guardsOf(route: RouteDocument, site: CheckedSite, compileSite: CompileSite): readonly Condition[] {
  const guards = site.index.document('site', 'site')?.value.guards
  return (['restricted', 'login'] as const).flatMap((name) => {
    const guard = guards?.[name]
    if (route[name] !== true || guard === undefined) return []
    const rule = visibilityRule({ when: guard }, newContext(compileSite, 'site', 'site/site'))
    return rule === undefined ? [] : [{ rule, document: `route/${route.id}`, pointer: `/${name}` }]
  })
}

/** The values of route facts while one of `routes` is open. */
function routeFacts(routes: readonly RouteDocument[]): RulePlan {
  return anyOf(
    routes.map((route) =>
      allOf([
        ['is', 'route.id', 'eq', route.id],
        ['is', 'route.login', 'eq', route.login === true],
        ['is', 'route.restricted', 'eq', route.restricted === true],
      ]),
    ),
  )
}

/** Adds the route facts only to rules that use them. Otherwise every persona would contain them. */
function withRoute(rule: RulePlan, facts: RulePlan): RulePlan {
  return reads(rule, (fact) => fact.startsWith('route.')) ? allOf([facts, rule]) : rule
}

/** True if `rule` compares a fact for which `wanted` is true. */
export function reads(rule: RulePlan, wanted: (fact: string) => boolean): boolean {
  if (typeof rule === 'boolean') return false
  if (rule[0] === 'is') {
    const other = otherFact(rule)
    return wanted(rule[1]) || (other !== undefined && wanted(other))
  }
  return operands(rule).some((part) => reads(part, wanted))
}

/** The object at a location. */
function valueAt(site: CheckedSite, { document, pointer }: SourceLocation): JsonObject | undefined {
  let here: Json | undefined = site.documents.get(document)?.value
  for (const part of pointer.split('/').slice(1))
    here = isList(here) ? here[Number(part)] : isObject(here) ? here[part] : undefined
  return isObject(here) ? here : undefined
}

function titleOf(source: JsonObject, id: string, language: string): string {
  for (const value of [
    source.title,
    source.label,
    isObject(source.props) ? (source.props.title ?? source.props.label) : undefined,
  ]) {
    if (typeof value === 'string' && value !== '') return value
    const text = isObject(value) && isObject(value.$text) ? value.$text[language] : undefined
    if (typeof text === 'string') return text
  }
  return typeof source.id === 'string' ? source.id : id
}
