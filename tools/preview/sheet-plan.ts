/** Plans the screenshots of a page that show all of its targets, or all targets that a change affects. */
import type { Catalogue } from '../../engine/core/catalogue.ts'
import type { CheckedSite } from '../../engine/check/site.ts'
import { canonical, type Json, type JsonObject } from '../../engine/core/json.ts'
import { pathWith } from '../../engine/core/route-path.ts'
import type { RulePlan } from '../../engine/core/slice.ts'
import type { ContactSheet, Screenshot } from '../../engine/prove/contact-sheet.ts'
import { matchTargets } from '../../engine/prove/match-targets.ts'
import { isOpenedAlike, isRoute, type ShownPlace } from '../../engine/prove/presence.ts'
import { placesOf, type PopupTarget, type Target } from '../../engine/prove/targets.ts'
import { allOf, not } from '../../engine/core/rule-algebra.ts'
import { openSolver, type Solver, type Witness } from '../../engine/prove/solve.ts'
import type { CheckedDocument } from '../../engine/document/document.ts'
import { nearest } from '../../engine/document/nearest.ts'
import type { RouteDocument } from '../../engine/document/types.gen.ts'
import { reads } from '../../engine/prove/reads.ts'
import type { Workspace } from '../../engine/workspace/workspace.ts'
import { type OpenedPopup, openedPopups } from './opened-popups.ts'

const POPUP_FACT = 'popup.open'
const isPopupFact = (fact: string): boolean => fact === POPUP_FACT

/** A target on the sheet. */
export interface SheetTarget {
  readonly rule: RulePlan
  readonly title: string
  readonly address: string
  /** The effect of a change on the target. `gained` and `lost`: some personas newly see it, or no longer see it. */
  readonly change?: 'added' | 'changed' | 'removed' | 'gained' | 'lost'
  readonly routes: readonly string[]
  /** Whether the node is in a popup. */
  readonly isInPopup?: true
  /** True if the rule excludes personas for whom a popup opens over the page. */
  readonly avoidsPopups?: true
  /** How the popup opens if it does not open with the page, such as `opened by page/home`. */
  readonly opens?: string
}

export interface SheetPlan extends ContactSheet<SheetTarget> {
  /** Number of targets, whether a screenshot shows them or not. */
  readonly targetCount: number
}

/** Returns the id of the page with the given id, `page/<id>` or path. Undefined when there is none. */
export function findPage(name: string, site: CheckedSite): string | undefined {
  const id = name.replace(/^page\//, '')
  if (site.documents.has(`page/${id}`)) return id
  const route = routesOf(site).find(({ value }) => value.path === name)
  return route?.value.page
}

/** Returns the error message for a page that does not exist. */
export function unknownPage(name: string, site: CheckedSite): string {
  const ids = [...site.documents.values()].flatMap(({ kind, id }) => (kind === 'page' ? [id] : []))
  return [`there is no page ${JSON.stringify(name)}`, nearest(name, ids), `pages: ${ids.sort().join(', ')}`]
    .filter(Boolean)
    .join('\n')
}

/**
 * Plans the fewest screenshots that show every target of `page`, or, if `before` is given, every target that differs.
 */
export function planSheet(
  page: string,
  after: Workspace,
  before: Workspace | undefined,
  catalogue: Catalogue,
  at: number,
): SheetPlan {
  const solver = openSolver({ facts: catalogue.facts, from: at })
  const now = targetsOnPage(page, after, catalogue, solver)
  const targets =
    before === undefined
      ? now.map(({ target }) => target)
      : changedTargets(targetsOnPage(page, before, catalogue, solver), now, solver)
  return { ...after.contactSheet(targets, at), targetCount: targets.length }
}

interface ComparedTarget {
  readonly source: Target
  readonly target: SheetTarget
  /** The serialized rule and content. If both are unchanged, the same personas see the same content. */
  readonly rule: string
  readonly content: string
}

/**
 * Returns the targets of a page, one per address and entry: its nodes, the popups that open over it, and their nodes.
 */
function targetsOnPage(
  page: string,
  workspace: Workspace,
  catalogue: Catalogue,
  solver: Solver,
): readonly ComparedTarget[] {
  const [site, targets] = [workspace.checkedSite(), workspace.targets()]
  const routes = routesOf(site).filter(({ value }) => value.page === page && value.redirect === undefined)
  const ids = new Set(routes.map(({ id }) => id))
  const places = placesOf(site, catalogue)
  const whole = places.onRoutes(routes.map(({ value }) => value))
  // A page with arguments has one slice per route, so a screenshot shows only the nodes of its own route.
  const isPerRoute = site.index.document('page', page)?.value.args !== undefined
  // The address of a node begins with its page (or route), or with the layout if the node is part of the layout.
  const roots = new Set([
    ...(isPerRoute ? ids : [page]),
    ...routes.map(({ value }) => value.layout ?? site.settings.layoutDefault),
  ])
  const isHere = ({ rule, routes: shown }: Target): boolean =>
    rule !== false && (shown.length === 0 || shown.some((route) => ids.has(route)))
  const popups = targets
    .filter(
      (target): target is PopupTarget => target.kind === 'popup' && target.source.trigger === 'auto' && isHere(target),
    )
    .toSorted((a, b) => b.source.priority - a.source.priority)
  const found = new Map<string, ComparedTarget>()
  const put = (target: Target, covering: readonly Target[], opened?: OpenedPopup): void => {
    const place = onlyRoutes(target.place, whole)
    const ruleOn = (local: RulePlan): RulePlan =>
      places.ruleAt(place, local, { isRouteNamed: isPerRoute || !isOpenedAlike(place, whole) })
    // A popup covers the page, so targets outside it are shown to a persona without a popup, if there is such a
    // persona.
    const own = ruleOn(target.localRule)
    const isCovered = covering.map((popup): RulePlan => {
      const isEverywhere = isOpenedAlike(onlyRoutes(popup.place, whole), whole)
      return allOf([isEverywhere ? true : isRoute(popup.routes), popup.localRule])
    })
    const uncovered = ruleOn(allOf([target.localRule, ...isCovered.map(not)]))
    const avoidsPopups = covering.length > 0 && solver.possible(uncovered).is === 'possible'
    const popup = target.kind === 'popup' ? target.source.id : target.place.popup
    const isOpenedLater = popup !== undefined && (opened !== undefined || (covering.length > 0 && !avoidsPopups))
    const byOpener = opened === undefined ? undefined : ruleOn(allOf([target.localRule, opened.who]))
    // An action may change facts before it opens the popup, so possibly no persona satisfies the rules of both action
    // and popup.
    const shown = byOpener !== undefined && solver.possible(byOpener).is === 'possible' ? byOpener : own
    const rule = allOf([avoidsPopups ? uncovered : shown, openPopupRule(target, isOpenedLater ? popup : undefined)])
    const key = [target.address, target.entry?.document ?? '', target.entry?.pointer ?? ''].join(' ')
    if (found.has(key)) return
    const sheetTarget: SheetTarget = {
      rule,
      title: target.title,
      address: target.address,
      routes: target.routes.filter((route) => ids.has(route)),
      ...(target.place.popup === undefined ? {} : { isInPopup: true }),
      ...(avoidsPopups ? { avoidsPopups } : {}),
      ...(isOpenedLater && target.kind === 'popup' ? { opens: openingWords(opened) } : {}),
    }
    found.set(key, {
      source: target,
      target: sheetTarget,
      rule: canonical(target.rule),
      content: canonical([ownContent(target.source), target.item ?? null]),
    })
  }
  const inPopup = (popup: PopupTarget): readonly Target[] => [
    popup,
    ...targets.filter(({ place }) => place.popup === popup.source.id),
  ]
  const nodes = targets.filter(
    (target) =>
      target.kind === 'node' &&
      roots.has(target.address.split('/')[0] ?? '') &&
      target.routes.some((route) => ids.has(route)),
  )
  for (const target of nodes) put(target, popups)
  popups.forEach((popup, n) => {
    for (const target of inPopup(popup)) put(target, popups.slice(0, n))
  })
  for (const opened of openedPopups([...nodes, ...popups.flatMap(inPopup)], workspace))
    for (const target of inPopup(opened.popup)) put(target, [], opened)
  return [...found.values()]
}

/** Returns the rule that sets which popup, if any, is open in the screenshot of a target. */
function openPopupRule({ localRule, place }: Target, popup: string | undefined): RulePlan {
  // The rule of a node on the page may itself depend on which popup is open.
  if (popup === undefined && place.popup === undefined && reads(localRule, isPopupFact)) return true
  return ['is', POPUP_FACT, 'eq', popup ?? '']
}

function openingWords(opened: OpenedPopup | undefined): string {
  return opened === undefined ? 'opens when the popups before it are closed' : `opened by ${opened.by.join(', ')}`
}

/** Restricts `place` to the routes of `whole`. */
function onlyRoutes(place: ShownPlace, whole: ShownPlace): ShownPlace {
  const routes = new Set(whole.access?.map(({ route }) => route))
  return { ...place, access: (place.access ?? whole.access ?? []).filter(({ route }) => routes.has(route)) }
}

/**
 * Returns a node without its rule and without its children, which are separate targets; or a popup with all of its
 * content.
 */
function ownContent(source: JsonObject): Json {
  const { slots: _slots, of: _of, when: _when, schedule: _schedule, ...own } = source
  return own
}

/**
 * Returns the targets that differ. A target whose rule has changed is returned once for a persona who gains it and once
 * for a persona who loses it, if such personas are possible.
 */
function changedTargets(
  before: readonly ComparedTarget[],
  after: readonly ComparedTarget[],
  solver: Solver,
): SheetTarget[] {
  const compared = new Map([...before, ...after].map((one) => [one.source, one]))
  const pairs = matchTargets(
    before.map(({ source }) => source),
    after.map(({ source }) => source),
  ).map(([from, to]) => [from && compared.get(from), to && compared.get(to)] as const)
  const oldOf = new Map(pairs.flatMap(([from, to]) => (to === undefined ? [] : [[to, from]])))
  const now = after.flatMap((one): SheetTarget[] => {
    const old = oldOf.get(one)
    if (old === undefined) return [{ ...one.target, change: 'added' }]
    const other: SheetTarget[] = one.content === old.content ? [] : [{ ...one.target, change: 'changed' }]
    if (one.rule === old.rule) return other
    const gained: SheetTarget = {
      ...one.target,
      rule: allOf([one.target.rule, not(old.target.rule)]),
      change: 'gained',
    }
    const lost: SheetTarget = { ...old.target, rule: allOf([old.target.rule, not(one.target.rule)]), change: 'lost' }
    return [...other, ...[gained, lost].filter(({ rule }) => solver.possible(rule).is !== 'impossible')]
  })
  const removed = new Set(pairs.flatMap(([from, to]) => (from === undefined || to !== undefined ? [] : [from])))
  return [
    ...now,
    ...before.flatMap((one): SheetTarget[] => (removed.has(one) ? [{ ...one.target, change: 'removed' }] : [])),
  ]
}

/**
 * Returns the path at which a screenshot is taken: the path of the route that its witness names, else of the only route
 * of a target, else of the first route without parameters.
 */
export function screenshotPath(page: string, site: CheckedSite, { witness, first }: Screenshot<SheetTarget>): string {
  const routes = routesOf(site).filter(({ value }) => value.page === page)
  const named = witness.persona['route.id'] ?? first.find((target) => target.routes.length === 1)?.routes[0]
  const paths = routes
    .toSorted((a, b) => Number(b.id === named) - Number(a.id === named))
    .flatMap(({ value }) => [
      { path: value.path, params: value.params },
      ...(value.aliases ?? []).map(({ path }) => ({ path, params: value.params })),
    ])
  const fixed = (named === undefined ? paths : paths.slice(0, 1)).find(({ path }) => !path.includes('{')) ?? paths[0]
  if (fixed === undefined) throw new Error(`no route shows the page ${page}`)
  const path = fixed.path.replace(/\/?\{\w+\?\}/, '') || '/'
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return pathWith(path, Object.fromEntries(names.map((name) => [name, sampleOf(fixed.params, name)])))
}

function sampleOf(params: RouteDocument['params'], name: string): string {
  const param = params?.[name]
  return (param !== undefined && 'enum' in param ? param.enum[0] : undefined) ?? '1'
}

/**
 * Returns the facts of a witness, without facts that the page's address determines, and without `popup.open` if no
 * popup is open.
 */
export function personaOf({ persona }: Witness): Witness['persona'] {
  return Object.fromEntries(
    Object.entries(persona).filter(
      ([fact, value]) => !fact.startsWith('route.') && (fact !== POPUP_FACT || value !== ''),
    ),
  )
}

function routesOf(site: CheckedSite): readonly CheckedDocument<'route'>[] {
  return [...site.documents.values()].flatMap((document) => (document.kind === 'route' ? [document] : []))
}
