/** The targets of a site: nodes, popups, skins, table rows and steps, each with its presence. */
import { isList, isObject, type Json, type JsonObject } from '../core/json.ts'
import type { RulePlan } from '../core/slice.ts'
import type { WidgetNode } from '../core/vocabulary.gen.ts'
import type { FlowStep, Kind, PopupDocument, RouteDocument, SkinDocument, TableRow } from '../document/types.gen.ts'
import type { Catalogue } from '../core/catalogue.ts'
import { type CheckedSite, siteFrom, siteQueries, siteScopes, type SiteQueries } from '../check/site.ts'
import { MemoCache, memoize } from '../memo/memo.ts'
import type { CheckedDocument } from '../document/document.ts'
import type { OfKind } from '../document/document-index.ts'
import { localeOf } from '../document/settings.ts'
import {
  type CompileSite,
  type Condition,
  newContext,
  type SourceLocation,
  type ListLimit,
  type NodeVisit,
  type Trace,
} from '../compile/context.ts'
import { conditionsOf } from '../compile/conditions.ts'
import type { Conditional } from '../compile/rule.ts'
import { type LayoutTrace, traceLayout, tracePage, tracePopup } from '../compile/slice.ts'
import { allOf, not } from '../core/rule-algebra.ts'
import { asInstants } from './instants.ts'
import { ANYWHERE, type ShownPlace, Places } from './presence.ts'
import { AccessNumbers, DocumentUses, type UsePlace, UsePlaces } from './uses.ts'
import type { Work } from './work.ts'

export type Target = NodeTarget | PopupTarget | SkinTarget | RowTarget | StepTarget

export type TargetKind = Target['kind']

interface TargetParts extends SourceLocation {
  /** The chain of includes and node ids that leads to the target. */
  readonly address: string
  /** The title of the target, or its id if it has no title. */
  readonly title: string
  /** Conditions of the place, of everything around the target and of the target itself, outermost first. */
  readonly conditions: readonly Condition[]
  /** The last items of `conditions`: those of the target itself and of its include or list entry. */
  readonly ownConditions: readonly Condition[]
  /** The presence as one rule: all conditions. */
  readonly rule: RulePlan
  readonly place: ShownPlace
  /** The presence within the place: all conditions except those of the place. */
  readonly localRule: RulePlan
  /** Routes on which the target is present; empty means all routes. */
  readonly routes: readonly string[]
  /**
   * Identifies the variants or rows to which the target belongs: by an address for variants, by the document for rows.
   */
  readonly group?: string
  /** The document or list entry that the node is compiled for. */
  readonly entry?: SourceLocation
  /** The address of the slot that contains the node. */
  readonly slot?: string
  /** The value of the list entry, which the node reads as `item`. */
  readonly item?: JsonObject
}

export interface NodeTarget extends TargetParts {
  readonly kind: 'node'
  readonly widget: string
  /** The limit of the list that cuts the node off, so nobody sees it. */
  readonly cut?: ListLimit
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

export interface RowTarget extends TargetParts {
  readonly kind: 'row'
  readonly source: TableRow
  /** All rows of the table. */
  readonly rows: readonly RowTarget[]
  /** The conditions under which the table is used. They are the same for all rows. */
  readonly placeConditions: readonly Condition[]
  readonly index: number
}

export interface StepTarget extends TargetParts {
  readonly kind: 'step'
  readonly source: FlowStep
}

/** The rule of a target itself. For a row, it leaves out the condition that no earlier row holds. */
export function ownRule({ ownConditions }: Target): RulePlan {
  return allOf(ownConditions.map(({ rule }) => rule))
}

/** Targets found by earlier calls, by document. They are reused while their dependencies have not changed. */
export class TargetCache {
  readonly found = new MemoCache<CheckedQueries, readonly Target[]>(siteScopes)
  readonly pages = new MemoCache<CheckedQueries, readonly PageInLayout[]>(siteScopes)
  readonly layouts = new MemoCache<CheckedQueries, LayoutTrace>(siteScopes)
  /** Pages with their layout nodes. The same object is returned while page and layout are unchanged. */
  readonly traced = new WeakMap<PageInLayout, TracedPage>()
  readonly access = new AccessNumbers()
  readonly documentUses = new DocumentUses()
}

type CheckedQueries = SiteQueries<CheckedDocument>

interface PageInLayout {
  readonly page: CheckedDocument<'page'>
  readonly layout: CheckedDocument<'layout'>
  /** The route, if the page has arguments: each route then has its own slice. */
  readonly route?: string
}

/** A page with the nodes of its layout. */
interface TracedPage extends PageInLayout {
  readonly trace: LayoutTrace
}

type TargetGroups = readonly (readonly Target[])[]

/** The targets of each site. Several tools share them. */
const groupsBySite = new WeakMap<CheckedSite, { readonly catalogue: Catalogue; readonly groups: TargetGroups }>()

/** All targets of a site without errors, in the order of their documents. */
export function targetsOf(site: CheckedSite, catalogue: Catalogue, cache?: TargetCache): readonly Target[] {
  const known = groupsBySite.get(site)
  const groups = known?.catalogue === catalogue ? known.groups : targetGroupsOf(site, catalogue, cache)
  return groups.flat()
}

/** All targets in disjoint groups: pages in their layouts, popups, and the other targets by document. */
export function targetGroupsOf(site: CheckedSite, catalogue: Catalogue, cache = new TargetCache()): TargetGroups {
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
  const tracedPages = pages.map((page): TracedPage => {
    const trace = cache.layouts.get([page.layout, ''], queries, (tracked) =>
      traceLayout(page.layout, compileSiteOf(siteFrom(tracked), catalogue)),
    )
    const known = cache.traced.get(page)
    if (known?.trace === trace) return known
    const traced = { ...page, trace }
    cache.traced.set(page, traced)
    return traced
  })
  const shown = [
    // The key contains the trace of the layout, because its nodes are not read through queries.
    ...cache.found.getAll('pages', tracedPages, queries, withSite(pageTargets), ({ page, trace, route }) => [
      trace,
      `${page.id} ${route ?? ''}`,
    ]),
    ...each('popup', popupTargets),
  ]
  const uses = new UsePlaces(site, catalogue, shown, cache)
  /**
   * Returns the targets of tables or flows. Those of a table or flow are computed again when the places where it is
   * used change.
   */
  const eachUsed = <D extends CheckedDocument>(
    list: string,
    documents: readonly D[],
    placeOf: (document: D) => UsePlace,
    find: (document: D, places: Places, compileSite: CompileSite, place: ShownPlace) => readonly Target[],
  ): TargetGroups =>
    cache.found.getAll(
      list,
      documents.map((document) => ({ document, ...placeOf(document) })),
      queries,
      withSite(({ document, place }, queried, compileSite) =>
        find(document, new Places(queried, compileSite), compileSite, place),
      ),
      ({ document, key }) => [document, key],
    )
  const groups = [
    ...shown,
    ...each('skin', skinTargets),
    ...eachUsed('tables', site.index.documents('decision-table'), ({ id }) => uses.ofTable(id), rowTargets),
    ...eachUsed('flows', site.index.documents('flow'), ({ id }) => uses.ofFlow(id), flowTargets),
  ]
  groupsBySite.set(site, { catalogue, groups })
  return groups
}

/** The nodes of pages and popups that the limit of a list cuts off. They are not targets: nobody sees them. */
export function cutNodesOf(site: CheckedSite, catalogue: Catalogue): readonly NodeTarget[] {
  const compileSite = compileSiteOf(site, catalogue)
  return [
    ...pagesOf(site).flatMap((page) => {
      const trace = traceLayout(page.layout, compileSite, { hasCutEntries: true })
      return pageTargets({ ...page, trace }, site, compileSite, true)
    }),
    ...site.index.documents('popup').flatMap((popup) => popupTargets(popup, site, compileSite, true)),
  ].filter((target): target is NodeTarget => target.kind === 'node' && target.cut !== undefined)
}

function traceInto(visits: NodeVisit[], hasCutEntries: boolean): Trace {
  return { visit: (visit) => visits.push(visit), hasCutEntries }
}

/** The input for compiling rules, which are the same in every language and do not depend on images. */
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

/** Returns the places of a site. Operations for finding their conditions are charged to `work`. */
export function placesOf(site: CheckedSite, catalogue: Catalogue, work?: Work): Places {
  return new Places(site, compileSiteOf(site, catalogue), work)
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
    if (route.page === undefined || route.redirect !== undefined) continue
    const page = site.index.document('page', route.page)
    const layout = site.index.document('layout', layoutOf(route, site))
    if (page === undefined || layout === undefined) continue
    if (page.value.args === undefined) found.set(`${page.id} ${layout.id}`, { page, layout })
    else found.set(`${page.id} ${layout.id} ${id}`, { page, layout, route: id })
  }
  return [...found.values()]
}

function pageTargets(
  { page: { id }, layout, trace, route: routeId }: TracedPage,
  site: CheckedSite,
  compileSite: CompileSite,
  cut = false,
): readonly Target[] {
  const page = site.index.document('page', id)
  const routes = site.index
    .having('route', ['page', id])
    .map(({ value }) => value)
    .filter((route) => isShownIn(route, layout.id, site) && (routeId === undefined || route.id === routeId))
  const [first] = routes
  if (page === undefined || first === undefined) return []
  const visits: NodeVisit[] = []
  tracePage(page, trace, first, compileSite, traceInto(visits, cut))
  const places = new Places(site, compileSite)
  return nodeTargets(visits, places.onRoutes(routes), places, site)
}

/** False for a route that redirects. */
function isShownIn(route: RouteDocument, layout: string, site: CheckedSite): boolean {
  return route.redirect === undefined && layoutOf(route, site) === layout
}

function popupTargets(
  popup: CheckedDocument<'popup'>,
  site: CheckedSite,
  compileSite: CompileSite,
  cut = false,
): readonly Target[] {
  const document = `popup/${popup.id}`
  const places = new Places(site, compileSite)
  const place = popupPlace(popup, places, site)
  const own = writtenConditions(popup.value, document, '', compileSite)
  const presence = presenceOf(place, own, own.length, places)
  const visits: NodeVisit[] = []
  tracePopup(popup, compileSite, traceInto(visits, cut), own)
  const whole: Target = {
    kind: 'popup',
    address: `popup:${popup.id}`,
    document,
    pointer: '',
    title: titleOf(popup.value, popup.id, compileSite.defaultLanguage),
    ...presence,
    // All conditions are the popup's own, because it names its routes itself.
    ownConditions: presence.conditions,
    source: popup.value,
  }
  const inside = { ...place, popup: popup.id }
  return [whole, ...nodeTargets(visits, inside, places, site)]
}

/**
 * An automatic popup with `routes` opens on these routes and on the routes that name the popup; any other popup, on
 * every page.
 */
function popupPlace({ id, value }: CheckedDocument<'popup'>, places: Places, site: CheckedSite): ShownPlace {
  const { trigger, routes: names = [] } = value
  if (trigger !== 'auto' || names.length === 0) return places.everyPage()
  const routes = names.flatMap((name) => site.index.document('route', name)?.value ?? [])
  const naming = site.index.having('route', ['popup', id]).map((route) => route.value)
  return places.onRoutes([...new Set([...routes, ...naming])], {
    origin: { document: `popup/${id}`, pointer: '/routes' },
  })
}

/** The presence of a target, from the conditions within its place. */
function presenceOf(
  place: ShownPlace,
  local: readonly Condition[],
  ownCount: number,
  places: Places,
): Presence & Pick<Target, 'ownConditions'> {
  const presence = wholePresence(place, local, places)
  return { ...presence, ownConditions: lastOf(presence.conditions, ownCount) }
}

type Presence = Pick<Target, 'conditions' | 'rule' | 'place' | 'localRule' | 'routes'>

function wholePresence(place: ShownPlace, local: readonly Condition[], places: Places): Presence {
  const localRule = allOf(local.map(({ rule }) => rule))
  const conditions = [...places.conditionsOf(place, [localRule]), ...local]
  const rule = allOf(conditions.map((condition) => condition.rule))
  return { conditions, rule, place, localRule, routes: routesOf(place) }
}

function lastOf(conditions: readonly Condition[], count: number): readonly Condition[] {
  return count === 0 ? NO_CONDITIONS : conditions.slice(-count)
}

const NO_CONDITIONS: readonly Condition[] = []

const routesOf = memoize(({ access = [] }: ShownPlace): readonly string[] => [
  ...new Set(access.map(({ route }) => route)),
])

/** The nodes of one page or popup. Nodes with the same conditions share one presence object. */
function nodeTargets(
  visits: readonly NodeVisit[],
  place: ShownPlace,
  places: Places,
  { settings: { timeZone, defaultLanguage } }: CheckedSite,
): readonly NodeTarget[] {
  const converted = memoize((condition: Condition) => inInstants(condition, timeZone))
  const presences = new Map<readonly Condition[], Presence>()
  return visits.map((visit): NodeTarget => {
    let presence = presences.get(visit.conditions)
    if (presence === undefined) {
      presence = wholePresence(place, visit.conditions.map(converted), places)
      presences.set(visit.conditions, presence)
    }
    return {
      kind: 'node',
      address: visit.address.join('/'),
      document: visit.document,
      pointer: visit.pointer,
      title: titleOf(visit.item ?? visit.source, visit.address.at(-1) ?? '', defaultLanguage),
      ...presence,
      ownConditions: lastOf(presence.conditions, visit.ownConditions),
      widget: visit.widget,
      ...surroundingsOf(visit),
      source: visit.source,
    }
  })
}

/** Optional properties of a node, collected in one object, because copying one object for each node is faster. */
function surroundingsOf({ variant, entry, slot, item, cut }: NodeVisit): Surroundings {
  const found: { -readonly [property in keyof Surroundings]: Surroundings[property] } = {}
  if (variant !== undefined) found.group = variant.of
  if (entry !== undefined) found.entry = entry
  if (slot !== undefined) found.slot = slot
  if (item !== undefined) found.item = item
  if (cut !== undefined) found.cut = cut
  return found
}

type Surroundings = Pick<NodeTarget, 'group' | 'entry' | 'slot' | 'item' | 'cut'>

/** The condition with days converted to ranges of instants. A condition without days is returned unchanged. */
function inInstants(condition: Condition, timeZone: string): Condition {
  const rule = asInstants(condition.rule, timeZone)
  return rule === condition.rule ? condition : { ...condition, rule }
}

function skinTargets(skin: CheckedDocument<'skin'>, site: CheckedSite, compileSite: CompileSite): readonly Target[] {
  if (skin.value.status === 'disable') return []
  const document = `skin/${skin.id}`
  const own = writtenConditions(skin.value, document, '', compileSite)
  return [
    {
      kind: 'skin',
      address: `skin:${skin.id}`,
      document,
      pointer: '',
      title: titleOf(skin.value, skin.id, compileSite.defaultLanguage),
      ...presenceOf(ANYWHERE, own, own.length, new Places(site, compileSite)),
      source: skin.value,
    },
  ]
}

function rowTargets(
  table: CheckedDocument<'decision-table'>,
  places: Places,
  compileSite: CompileSite,
  place: ShownPlace,
): readonly Target[] {
  const document = `decision-table/${table.id}`
  const pointerOf = (index: number): string => `/rows/${index}`
  const owns = table.value.rows.map(({ when }, index) =>
    writtenConditions({ when }, document, pointerOf(index), compileSite),
  )
  const placeConditions = places.conditionsOf(
    place,
    owns.flat().map(({ rule }) => rule),
  )
  const earlier = owns.map((own, index): Condition => {
    const rule = not(allOf(own.map((condition) => condition.rule)))
    return { rule, document, pointer: pointerOf(index), isAfter: document }
  })
  const routes = routesOf(place)
  const rows: RowTarget[] = []
  table.value.rows.forEach((row, index) => {
    const own = owns[index] ?? []
    const count = table.value.hit === 'collect' ? 0 : index
    // Computed when read: proofs do not need these conditions, and the rows have very many in total.
    let local: readonly Condition[] | undefined
    const localConditions = (): readonly Condition[] => (local ??= [...earlier.slice(0, count), ...own])
    let localRule: RulePlan | undefined
    const ruleWithin = (): RulePlan => (localRule ??= allOf(localConditions().map(({ rule }) => rule)))
    rows.push({
      kind: 'row',
      address: `${table.id}/${row.id}`,
      document,
      pointer: pointerOf(index),
      title: `row ${row.id}`,
      placeConditions,
      get conditions() {
        return [...placeConditions, ...localConditions()]
      },
      get rule() {
        return allOf([...placeConditions.map(({ rule }) => rule), ruleWithin()])
      },
      get localRule() {
        return ruleWithin()
      },
      ownConditions: own,
      place,
      routes,
      group: document,
      source: row,
      rows,
      index,
    })
  })
  return rows
}

/**
 * Only the steps up to the first action run at `place`. The steps after it run anywhere, because an action may open
 * another page.
 */
function flowTargets(
  flow: CheckedDocument<'flow'>,
  places: Places,
  compileSite: CompileSite,
  place: ShownPlace,
): readonly Target[] {
  const document = `flow/${flow.id}`
  const { steps } = flow.value
  const firstAction = steps.findIndex((step) => step.do !== undefined)
  return steps.map((step, n): Target => {
    const pointer = `/steps/${n}`
    const own = writtenConditions(step, document, pointer, compileSite)
    const { id } = step
    return {
      kind: 'step',
      address: `flow:${flow.id}/${id}`,
      document,
      pointer,
      title: `step ${id}`,
      ...presenceOf(firstAction !== -1 && n > firstAction ? ANYWHERE : place, own, own.length, places),
      source: step,
    }
  })
}

/** The conditions from `when` and `schedule` of an object outside the node tree. */
function writtenConditions(
  source: Conditional,
  document: string,
  pointer: string,
  site: CompileSite,
): readonly Condition[] {
  const conditions = conditionsOf(source, { document, pointer }, newContext(site, document, document))
  return conditions.map((condition) => inInstants(condition, site.locale.timeZone))
}

/** The object at a location. */
export function valueAt(site: CheckedSite, location: SourceLocation): JsonObject | undefined {
  const found = anyAt(site, location)
  return isObject(found) ? found : undefined
}

/** The list at a location. */
export function listAt(site: CheckedSite, location: SourceLocation): readonly Json[] | undefined {
  const found = anyAt(site, location)
  return isList(found) ? found : undefined
}

function anyAt(site: CheckedSite, { document, pointer }: SourceLocation): Json | undefined {
  let here: Json | undefined = site.documents.get(document)?.value
  for (const part of pointer.split('/').slice(1))
    here = isList(here) ? here[Number(part)] : isObject(here) ? here[part] : undefined
  return here
}

/** Maximum number of characters of a `text` property that is used as the title of a node. */
const MAX_TITLE = 60

export function titleOf(source: JsonObject, id: string, language: string): string {
  const props = isObject(source.props) ? source.props : {}
  for (const value of [source.title, source.label, props.title ?? props.label ?? props.text]) {
    const text = isObject(value) && isObject(value.$text) ? value.$text[language] : value
    if (typeof text === 'string' && text !== '' && (value !== props.text || text.length <= MAX_TITLE)) return text
  }
  return typeof source.id === 'string' ? source.id : id
}
