/** Which pictures of a page are taken: the contact sheet of its places, or of those that a change touches. */
import type { Catalogue } from '../../engine/core/catalogue.ts'
import type { CheckedSite } from '../../engine/check/site.ts'
import { canonical, type Json, type JsonObject } from '../../engine/core/json.ts'
import type { RulePlan } from '../../engine/core/slice.ts'
import { contactSheet, type ContactSheet, type Screenshot } from '../../engine/prove/contact-sheet.ts'
import { type PopupTarget, type Target, targetsOf } from '../../engine/prove/targets.ts'
import { allOf, not } from '../../engine/core/rule-algebra.ts'
import { openSolver, type Solver, type Witness } from '../../engine/prove/solve.ts'
import type { CheckedDocument } from '../../engine/document/document.ts'
import { nearest } from '../../engine/document/nearest.ts'
import type { RouteDocument } from '../../engine/document/types.gen.ts'

/** A place on the sheet. */
export interface Sight {
  readonly rule: RulePlan
  readonly title: string
  readonly address: string
  /** What a change does to it; gained and lost are about who sees it. */
  readonly change?: 'added' | 'changed' | 'removed' | 'gained' | 'lost'
  readonly routes: readonly string[]
}

export interface Plan extends ContactSheet<Sight> {
  /** Places that were looked at. */
  readonly places: number
}

/** What a site without errors shows: its documents and its places. */
export interface Shown {
  readonly site: CheckedSite
  readonly places: readonly Target[]
}

export function shownOf(site: CheckedSite, catalogue: Catalogue): Shown {
  return { site, places: targetsOf(site, catalogue) }
}

/** The page that `asked` names: an id, `page/<id>`, or a path. Undefined when there is none. */
export function pageOf(asked: string, site: CheckedSite): string | undefined {
  const id = asked.replace(/^page\//, '')
  if (site.documents.has(`page/${id}`)) return id
  const route = routesOf(site).find(({ value }) => value.path === asked)
  return route?.value.page
}

/** Says which pages there are, nearest first. */
export function noSuchPage(asked: string, site: CheckedSite): string {
  const ids = [...site.documents.values()].flatMap(({ kind, id }) => (kind === 'page' ? [id] : []))
  return [`There is no page ${JSON.stringify(asked)}.`, nearest(asked, ids), `Pages: ${ids.sort().join(', ')}`].filter(Boolean).join('\n')
}

/** The fewest pictures that show every place of `page`; with `before`, every place that differs. */
export function planOf(page: string, after: Shown, before: Shown | undefined, catalogue: Catalogue, at: number): Plan {
  const solver = openSolver({ facts: catalogue.facts, from: at })
  const now = sightsOf(page, after, solver)
  const sights = before === undefined ? [...now.values()].map(({ sight }) => sight) : changed(sightsOf(page, before, solver), now, solver)
  return { ...contactSheet(sights, solver), places: sights.length }
}

interface Compared {
  readonly sight: Sight
  /** Equal where who sees it is the same, and what. */
  readonly rule: string
  readonly content: string
}

/** The places of a page by their name: its nodes, and the popups that come up over it by themselves. */
function sightsOf(page: string, { site, places }: Shown, solver: Solver): Map<string, Compared> {
  const routes = routesOf(site).filter(({ value }) => value.page === page)
  const ids = new Set(routes.map(({ id }) => id))
  // A page's own nodes are called after it, those around it after its layout.
  const roots = new Set([page, ...routes.map(({ value }) => value.layout ?? site.settings.layoutDefault)])
  const isHere = (place: Target): boolean => place.routes.length === 0 || place.routes.some((route) => ids.has(route))
  const popups = places
    .filter((place): place is PopupTarget => place.kind === 'popup' && place.source.trigger === 'auto' && isHere(place))
    .toSorted((a, b) => b.source.priority - a.source.priority)
  const found = new Map<string, Compared>()
  const put = (place: Target, covering: readonly Target[]): void => {
    // A popup lies over the page: whatever else there is to see is looked at by somebody who gets none.
    const bare = allOf([place.rule, ...covering.map(({ rule }) => not(rule))])
    const rule = covering.length > 0 && solver.possible(bare).is === 'possible' ? bare : place.rule
    const key = [place.address, place.entry?.document ?? '', place.entry?.pointer ?? ''].join(' ')
    if (found.has(key)) return
    const sight: Sight = { rule, title: place.title, address: place.address, routes: place.routes.filter((route) => ids.has(route)) }
    found.set(key, { sight, rule: canonical(place.rule), content: canonical([alone(place.source), place.item ?? null]) })
  }
  for (const place of places)
    if (place.kind === 'node' && roots.has(place.address.split('/')[0] ?? '') && place.routes.some((route) => ids.has(route)))
      put(place, popups)
  popups.forEach((popup, n) => put(popup, popups.slice(0, n)))
  return found
}

/** A node without what it holds, which are places of their own, and without its rule; a popup with all that it shows. */
function alone(source: JsonObject): Json {
  const { slots: _slots, of: _of, when: _when, schedule: _schedule, ...own } = source
  return own
}

/** What differs, each seen where the difference is: by who sees it now or no longer, where that is what changed. */
function changed(before: Map<string, Compared>, after: Map<string, Compared>, solver: Solver): Sight[] {
  const now = [...after].flatMap(([key, one]): Sight[] => {
    const old = before.get(key)
    if (old === undefined) return [{ ...one.sight, change: 'added' }]
    const other: Sight[] = one.content === old.content ? [] : [{ ...one.sight, change: 'changed' }]
    if (one.rule === old.rule) return other
    const gained: Sight = { ...one.sight, rule: allOf([one.sight.rule, not(old.sight.rule)]), change: 'gained' }
    const lost: Sight = { ...old.sight, rule: allOf([old.sight.rule, not(one.sight.rule)]), change: 'lost' }
    return [...other, ...[gained, lost].filter(({ rule }) => solver.possible(rule).is !== 'impossible')]
  })
  return [...now, ...[...before].flatMap(([key, { sight }]): Sight[] => (after.has(key) ? [] : [{ ...sight, change: 'removed' }]))]
}

/** Where a shot is taken: the path of the route that its witness names, else of the first that has no parameters. */
export function pathOf(page: string, site: CheckedSite, { witness, first }: Screenshot<Sight>): string {
  const routes = routesOf(site).filter(({ value }) => value.page === page)
  const named = witness.persona['route.id'] ?? first.find((sight) => sight.routes.length === 1)?.routes[0]
  const paths = routes
    .toSorted((a, b) => Number(b.id === named) - Number(a.id === named))
    .flatMap(({ value }) => [
      { path: value.path, params: value.params },
      ...(value.aliases ?? []).map(({ path }) => ({ path, params: value.params })),
    ])
  const fixed = (named === undefined ? paths : paths.slice(0, 1)).find(({ path }) => !path.includes('{')) ?? paths[0]
  if (fixed === undefined) throw new Error(`no route leads to the page ${page}`)
  return (
    fixed.path.replace(/\/?\{(\w+)(\?)?\}/g, (_, name: string, optional?: string) =>
      optional === '?' ? '' : `/${sampleOf(fixed.params, name)}`,
    ) || '/'
  )
}

function sampleOf(params: RouteDocument['params'], name: string): string {
  const param = params?.[name]
  return (param !== undefined && 'enum' in param ? param.enum[0] : undefined) ?? '1'
}

/** Facts of the person: where the page is, the address says. */
export function personOf({ persona }: Witness): Witness['persona'] {
  return Object.fromEntries(Object.entries(persona).filter(([fact]) => !/^(?:route|popup)\./.test(fact)))
}

function routesOf(site: CheckedSite): readonly CheckedDocument<'route'>[] {
  return [...site.documents.values()].flatMap((document) => (document.kind === 'route' ? [document] : []))
}
