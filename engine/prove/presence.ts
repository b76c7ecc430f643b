/**
 * The condition of presence: the one formula over facts and the clock under which a target is on screen. It combines
 * the condition of the target's place (the routes that show the target, with their guards and facts) with the
 * conditions of everything around the target within the place. All proofs, differences and timelines use it.
 */
import { allOf, anyOf, type Comparison, otherFact } from '../core/rule-algebra.ts'
import { compileRule, TRUE } from '../core/rule.ts'
import type { FactType, RulePlan } from '../core/slice.ts'
import { isList } from '../core/json.ts'
import type { CompileSite, Condition, SourceLocation } from '../compile/context.ts'
import type { CheckedSite } from '../check/site.ts'
import type { CheckedDocument } from '../document/document.ts'
import type { RouteDocument } from '../document/types.gen.ts'
import { memoize } from '../memo/memo.ts'
import { comparisonsIn, reads } from './reads.ts'
import {
  accessOf,
  examplePath,
  type GuardRules,
  guardRulesOf,
  isPathOf,
  type NamedPaths,
  pathsOf,
  patternsOf,
  type RouteAccess,
  topOf,
} from './route-access.ts'
import { RouteIndex } from './route-index.ts'
import { readerOf, type Witness } from './solve.ts'
import type { Work } from './work.ts'

/** Where a target is shown. */
export interface ShownPlace {
  /** The routes; undefined means every page. */
  readonly access?: readonly RouteAccess[]
  /** Whether the target is also used between pages, so no guard applies: a skin, or a table that code reads. */
  readonly isUnguarded?: boolean
  /** The popup that contains the target. */
  readonly popup?: string
  /** Where the routes are written, if a document other than the routes names them. */
  readonly origin?: SourceLocation
}

/** Every page that a person can open. */
export const EVERY_PAGE: ShownPlace = {}
/** Every page, whether a person can open it or not. */
export const ANYWHERE: ShownPlace = { isUnguarded: true }

/** The parts of a target that decide its presence. */
export interface Present {
  readonly place: ShownPlace
  /** The presence within the place: all conditions except those of the place. */
  readonly localRule: RulePlan
}

interface PlaceOptions {
  /** Whether the condition names the route even if the rule does not depend on the route. */
  readonly isRouteNamed?: boolean
  /** Whether the rule is used only for a query of the solver, and not combined with other rules. */
  readonly isAsked?: boolean
}

export class Places {
  readonly #site: CheckedSite
  readonly #compileSite: CompileSite
  readonly #work: Pick<Work, 'charge'> | undefined
  #all: readonly RouteAccess[] | undefined
  #guards: GuardRules | undefined

  /**
   * With `work`, the conditions of places are counted as work, too, because their cost grows with the number of routes.
   */
  constructor(site: CheckedSite, compileSite: CompileSite, work?: Pick<Work, 'charge'>) {
    this.#site = site
    this.#compileSite = compileSite
    this.#work = work
  }

  /** The place of a target that `routes` show. */
  onRoutes(routes: readonly RouteDocument[], more: Omit<ShownPlace, 'access'> = {}): ShownPlace {
    return { ...more, access: routes.flatMap((route) => accessOf(route, this.#site, this.#guardRules())) }
  }

  /** Every page that a person can open. If unknown paths show a page, everybody can open that page. */
  everyPage(): ShownPlace {
    const { index, settings } = this.#site
    const unknown = index.document('route', settings.notFound)?.value
    const isOpen = unknown?.page !== undefined && unknown.redirect === undefined
    return isOpen ? EVERY_PAGE : { access: this.#everyAccess() }
  }

  /** Returns a rule that holds if a person is at `place` and `rule` holds there. */
  ruleAt(place: ShownPlace, rule: RulePlan, options: PlaceOptions = {}): RulePlan {
    if (rule === false) return false
    return allOf([...this.conditionsOf(place, [rule], options).map((condition) => condition.rule), rule])
  }

  /** The ways in which the pages of `place` are opened. */
  accessOf(place: ShownPlace): readonly RouteAccess[] {
    return place.access ?? this.#everyAccess()
  }

  /** Returns the rule that the path and its first part are those of `access`. It covers only what `rules` compare. */
  pathRule(access: RouteAccess, rules: readonly RulePlan[]): RulePlan {
    return this.pathRules([access], rules)(access)
  }

  /**
   * Like `pathRule`, but for several ways to open pages. Their rules are combined, so each rule excludes the listed
   * paths of the other ways.
   */
  pathRules(all: readonly RouteAccess[], rules: readonly RulePlan[]): (access: RouteAccess) => RulePlan {
    return this.#pathRules(rules.flatMap(comparisonsIn), all)
  }

  /**
   * The rule that both targets are present at the same time on the same page. It names only the routes that their rules
   * can tell apart: do not combine it with rules that name other routes.
   */
  ruleOfBoth(a: Present, b: Present): RulePlan {
    if (a.place !== b.place) this.#work?.charge(((a.place.access?.length ?? 0) + (b.place.access?.length ?? 0)) >> 2)
    const place = commonPlace(a.place, b.place)
    return place === undefined ? false : this.ruleAt(place, allOf([a.localRule, b.localRule]), { isAsked: true })
  }

  /**
   * The conditions under which a person is at `place`. The facts of its routes are included only if one of `rules`
   * depends on them, or with `isRouteNamed`; otherwise every persona would list them.
   */
  conditionsOf(
    place: ShownPlace,
    rules: readonly RulePlan[],
    { isRouteNamed = false, isAsked = false }: PlaceOptions = {},
  ): readonly Condition[] {
    const { popup, origin, isUnguarded = false } = place
    const found: Condition[] = []
    const isRead = (wanted: (fact: string) => boolean): boolean => rules.some((rule) => reads(rule, wanted))
    if (popup !== undefined && isRead((fact) => fact === 'popup.open'))
      found.push({ rule: ['is', 'popup.open', 'eq', popup], document: `popup/${popup}`, pointer: '' })
    const dependsOnRoute = (isRouteNamed && place.access !== undefined) || isRead((fact) => fact.startsWith('route.'))
    if (place.access === undefined && !dependsOnRoute) return found
    const access = isUnguarded ? unguarded(this.accessOf(place)) : this.accessOf(place)
    const [first, ...others] = access
    if (first === undefined) return [...found, { document: '', pointer: '', ...origin, rule: false }]
    const isGuarded = access.every(({ guards }) => guards.length > 0)
    if (!dependsOnRoute && !isGuarded) return found
    if (!dependsOnRoute && others.length === 0) return [...found, ...first.guards]
    const location = (isGuarded ? first.guards[0] : origin) ?? { document: `route/${first.route}`, pointer: '' }
    const { document, pointer } = location
    if (!dependsOnRoute) return [...found, { rule: anyGuarded(access), document, pointer }]
    const leaves = rules.flatMap(comparisonsIn)
    const kept = access.length > (isAsked ? MAX_ASKED_ROUTES : MAX_ROUTES) ? someRoutes(access, leaves) : access
    this.#work?.charge(ROUTE_OPERATIONS * kept.length + leaves.length)
    if (others.length === 0) {
      const [rule = true] = this.#factRules(kept, leaves)
      return [...found, { rule, document: `route/${first.route}`, pointer: '' }, ...first.guards]
    }
    const condition: Condition = { rule: this.#accessRule(kept, leaves), document, pointer }
    const few = kept.length > MAX_ASKED_ROUTES ? someRoutes(access, leaves) : kept
    if (few.length < kept.length) askedRules.set(condition, this.#accessRule(few, leaves))
    return [...found, condition]
  }

  /** The rule that one of several routes is open. Cached if `leaves` compare no paths. */
  #accessRule(access: readonly RouteAccess[], leaves: readonly Comparison[]): RulePlan {
    if (compares(leaves, 'route.path') || compares(leaves, 'route.top'))
      return anyAccess(access, this.#factRules(access, leaves))
    const key = `${compares(leaves, 'route.login')} ${compares(leaves, 'route.restricted')}`
    const known = accessRules(access)
    let rule = known.get(key)
    if (rule === undefined) known.set(key, (rule = anyAccess(access, this.#factRules(access, leaves))))
    return rule
  }

  /** For each access, the rule about its facts, as far as `leaves` can distinguish them. */
  #factRules(access: readonly RouteAccess[], leaves: readonly Comparison[]): readonly RulePlan[] {
    const [comparesLogin, comparesRestricted] = ['route.login', 'route.restricted'].map((fact) =>
      compares(leaves, fact),
    )
    const path = this.#pathRules(leaves, access)
    // The route that also shows unknown paths has two entries. Only the flags distinguish them.
    const twice = new Set(
      access.flatMap(({ route, login, restricted }, n) => {
        const before = access[n - 1]
        const isOther = before?.route === route && (before.login !== login || before.restricted !== restricted)
        return isOther ? [route] : []
      }),
    )
    return access.map((one): RulePlan => {
      const isTwice = twice.has(one.route)
      return allOf([
        ['is', 'route.id', 'eq', one.route],
        isTwice || comparesLogin === true ? ['is', 'route.login', 'eq', one.login] : true,
        isTwice || comparesRestricted === true ? ['is', 'route.restricted', 'eq', one.restricted] : true,
        path(one),
      ])
    })
  }

  /** Returns a function from an access to the rule about its path and the first part of the path. */
  #pathRules(leaves: readonly Comparison[], all: readonly RouteAccess[]): (access: RouteAccess) => RulePlan {
    const [paths, tops] = [namedValues(leaves, 'route.path'), namedValues(leaves, 'route.top')]
    const comparesPath = leaves.some(({ 1: fact }) => fact === 'route.path')
    const comparesTop = leaves.some(({ 1: fact }) => fact === 'route.top')
    // Paths cannot be listed if they have language prefixes, or if a comparison such as `contains` may distinguish any
    // number of them.
    if ((!comparesPath && !comparesTop) || paths === undefined || tops === undefined) return () => true
    if (this.#site.settings.languageAddresses) return () => true
    const named: NamedPaths = { paths, tops }
    const known = pathsOfRoutes(this.#site.index.documents('route'))
    const isKnown = (path: string): boolean => known.isKnown(path)
    const listOf = new Map(all.map((one) => [one, pathsOf(one, named, isKnown)]))
    const everyPath = [...new Set([...paths, ...this.#usual('route.path'), ...[...listOf.values()].flat()])]
    const everyTop = [...new Set([...tops, ...this.#usual('route.top'), ...everyPath.map(topOf)])]
    return (access) => {
      const byTop = new Map<string, string[]>()
      for (const one of listOf.get(access) ?? []) {
        const top = comparesTop ? topOf(one) : ''
        byTop.set(top, [...(byTop.get(top) ?? []), one])
      }
      const listed = [...byTop].map(([top, list]) =>
        allOf([
          comparesPath ? ['is', 'route.path', 'in', list] : true,
          comparesTop ? ['is', 'route.top', 'eq', top] : true,
        ]),
      )
      const isFixed = access.patterns.length > 0 && !access.patterns.some(({ path }) => path.includes('{'))
      // All other paths of a pattern. They come after the listed paths, so witnesses have a possible path.
      const others = allOf([
        comparesPath ? ['is', 'route.path', 'notIn', everyPath] : true,
        comparesTop ? ['is', 'route.top', 'notIn', everyTop] : true,
      ])
      return anyOf(isFixed ? listed : [...listed, others])
    }
  }

  /**
   * The examples of a path fact. Unlisted paths exclude them, because the solver tries them first although they belong
   * to other pages.
   */
  #usual(fact: string): readonly string[] {
    return (this.#compileSite.catalogue.facts[fact]?.examples ?? []).map(String)
  }

  #guardRules(): GuardRules {
    return (this.#guards ??= guardRulesOf(this.#site, this.#compileSite))
  }

  #everyAccess(): readonly RouteAccess[] {
    if (this.#all !== undefined) return this.#all
    const routes = this.#site.index.documents('route')
    const guards = this.#guardRules()
    const key = JSON.stringify([this.#site.settings.notFound, guards])
    // Each group of targets has its own `Places`, whose queries are tracked. All groups share one list of accesses.
    const known = accessByRoutes.get(routes)
    if (known?.key === key) return (this.#all = known.access)
    const access = routes.flatMap(({ value }) => accessOf(value, this.#site, guards))
    accessByRoutes.set(routes, { key, access })
    return (this.#all = access)
  }
}

/**
 * How all routes are opened, by the list of route documents. `key` contains the guards and the page of unknown paths.
 */
const accessByRoutes = new WeakMap<
  readonly CheckedDocument<'route'>[],
  { readonly key: string; readonly access: readonly RouteAccess[] }
>()

/** A rule about a place lists all of its routes only up to this number. */
const MAX_ROUTES = 200
const MAX_ASKED_ROUTES = 12

/**
 * Shorter rules for queries of the solver, by condition of a place with many routes. A shorter rule can hold together
 * with the rules of the target exactly if the condition can.
 */
const askedRules = new WeakMap<Condition, RulePlan>()

/**
 * The rule of a condition for questions to the solver about the rules of its target. It names only the routes that
 * these rules can tell apart, so never evaluate it for a given person.
 */
export function askedRule(condition: Condition): RulePlan {
  return askedRules.get(condition) ?? condition.rule
}

/** Writing the facts of a route takes as long as this number of operations. */
const ROUTE_OPERATIONS = 6

/** The pages without their guards. The page of unknown paths is opened like any other page. */
const unguarded = memoize((access: readonly RouteAccess[]): readonly RouteAccess[] =>
  access.map((one) => ({ ...one, guards: [] })),
)

/** The rule that the guards of one of the routes let a person pass. */
const anyGuarded = memoize((access: readonly RouteAccess[]): RulePlan =>
  anyAccess(
    access,
    access.map(() => true),
  ),
)

/**
 * For each list of routes: the rules that hold if one of the routes is open. The keys are the route flags that are
 * compared.
 */
const accessRules = memoize((_access: readonly RouteAccess[]) => new Map<string, RulePlan>())

function compares(leaves: readonly Comparison[], fact: string): boolean {
  return leaves.some((leaf) => leaf[1] === fact || otherFact(leaf) === fact)
}

const indexOf = memoize((access: readonly RouteAccess[]) => new RouteIndex(access))

/** The paths of all routes, including those that redirect: none of them is an unknown path. */
const pathsOfRoutes = memoize(
  (routes: readonly CheckedDocument<'route'>[]) =>
    new RouteIndex(
      routes.map(({ id, value }) => ({
        route: id,
        login: false,
        restricted: false,
        guards: [],
        patterns: patternsOf(value),
      })),
    ),
)

/** The routes that two places have in common; undefined if there are none. */
function commonPlace(a: ShownPlace, b: ShownPlace): ShownPlace | undefined {
  if (a.access === undefined || a === b) return b
  if (b.access === undefined) return a
  const routes = new Set(b.access.map(({ route }) => route))
  const access = a.access.filter(({ route }) => routes.has(route))
  return access.length === 0 ? undefined : { access }
}

/**
 * Returns the rule that at least one of the routes is open: its rule in `facts` holds, and its guards let the person
 * pass. Routes with the same guards share one part of the rule.
 */
function anyAccess(access: readonly RouteAccess[], facts: readonly RulePlan[]): RulePlan {
  const groups = new Map<string, { readonly ids: Set<string>; readonly rest: RulePlan }>()
  access.forEach(({ guards }, n) => {
    const own = facts[n] ?? true
    const id = routeIdOf(own)
    const rest = allOf([id === undefined ? own : true, ...guards.map(({ rule }) => rule)])
    const key = `${id === undefined} ${JSON.stringify(rest)}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { ids: new Set(id === undefined ? [] : [id]), rest })
    else if (id !== undefined) group.ids.add(id)
  })
  return anyOf([...groups.values()].map(({ ids, rest }) => allOf([isRoute([...ids]), rest])))
}

/** The rule that one of the routes is open; true if no routes are given. */
export function isRoute(ids: readonly string[]): RulePlan {
  const [only] = ids
  if (only === undefined) return true
  return ids.length === 1 ? ['is', 'route.id', 'eq', only] : ['is', 'route.id', 'in', ids]
}

/** The id in a rule that compares nothing but the id of the route. */
function routeIdOf(rule: RulePlan): string | undefined {
  return typeof rule !== 'boolean' && rule[0] === 'is' && rule[1] === 'route.id' ? String(rule[3]) : undefined
}

/**
 * The values that `leaves` compare `fact` with; undefined if a leaf compares it with another fact, or tests anything
 * but equality, membership or existence.
 */
function namedValues(leaves: readonly Comparison[], fact: string): readonly string[] | undefined {
  const found: string[] = []
  for (const leaf of leaves) {
    const other = otherFact(leaf)
    if (other === fact) return undefined
    if (leaf[1] !== fact) continue
    const [, , op, value] = leaf
    if (other !== undefined || !['eq', 'neq', 'in', 'notIn', 'exists'].includes(op)) return undefined
    for (const one of isList(value) ? value : [value]) if (typeof one === 'string') found.push(one)
  }
  return [...new Set(found)]
}

/** The routes that `leaves` can tell apart; all if that cannot be decided. */
function someRoutes(access: readonly RouteAccess[], leaves: readonly Comparison[]): readonly RouteAccess[] {
  const [ids, paths, tops] = ['route.id', 'route.path', 'route.top'].map((fact) => namedValues(leaves, fact))
  if (ids === undefined || paths === undefined || tops === undefined) return access
  return indexOf(access).distinguished({ ids, paths, tops })
}

/**
 * A path that the person of a witness can open, preferably the one that the witness names. A path with parameters gets
 * example values, and is used only if there is no other.
 */
export function pathFor(
  { access = [], isUnguarded = false }: ShownPlace,
  witness: Witness,
  types: { readonly [fact: string]: FactType },
): string | undefined {
  const { persona } = witness
  const read = readerOf(witness)
  const given = persona['route.path']
  const isElsewhere = access.some(({ patterns }) =>
    patterns.some((pattern) => typeof given === 'string' && isPathOf(pattern, given)),
  )
  const unknown = typeof given === 'string' && given.startsWith('/') && !isElsewhere ? given : UNKNOWN_PATH
  // An unknown path may show the page of a route whose own path requires a login.
  const hasFlags = ({ login, restricted }: RouteAccess): boolean =>
    (persona['route.login'] ?? login) === login && (persona['route.restricted'] ?? restricted) === restricted
  const isNamed = ({ route }: { readonly route: string }): boolean => route === persona['route.id']
  const fitting = access.filter(hasFlags)
  const passed = fitting.filter(({ guards }) =>
    guards.every(({ rule }) => compileRule(rule, types).test(read) === TRUE),
  )
  const isUsedBeforeGuard = isUnguarded && fitting.some(isNamed) && !passed.some(isNamed)
  const open = (isUsedBeforeGuard ? fitting : passed).flatMap(({ route, patterns }) =>
    patterns.length === 0
      ? [{ route, path: unknown, isExample: false }]
      : patterns.map((pattern) => ({
          route,
          path: typeof given === 'string' && isPathOf(pattern, given) ? given : examplePath(pattern),
          isExample: pattern.path.includes('{'),
        })),
  )
  const named = open.filter(isNamed)
  const found =
    (persona['route.id'] === undefined ? open : named).find(({ path }) => path === given) ??
    [...named, ...(named.length === 0 ? open : [])].toSorted((a, b) => Number(a.isExample) - Number(b.isExample))[0]
  return found?.path
}

/** A path that no route has. */
const UNKNOWN_PATH = '/unknown-1'

/**
 * True if two places have the same routes, and the guards are the same on all routes of a place: then a comparison of
 * the places need not name the routes.
 */
export function isOpenedAlike(a: ShownPlace, b: ShownPlace): boolean {
  const routes = ({ access = [] }: ShownPlace): string =>
    JSON.stringify([...new Set(access.map(({ route }) => route))].sort())
  const guards = ({ access = [] }: ShownPlace): number =>
    new Set(access.map((one) => JSON.stringify(one.guards.map(({ rule }) => rule)))).size
  return (
    (a.access === undefined) === (b.access === undefined) && routes(a) === routes(b) && guards(a) < 2 && guards(b) < 2
  )
}
