/**
 * Finds who gains and who loses a thing. Compares its presence on each route before and after a change, with the facts
 * that the route has on each side: a person stays on a route when its login or path changes.
 */
import type { ConstrainedPath } from '../core/route-path.ts'
import { allOf, anyOf, not } from '../core/rule-algebra.ts'
import type { FactType, RulePlan } from '../core/slice.ts'
import { memoize } from '../memo/memo.ts'
import { withFacts } from './partial-evaluate.ts'
import { isRoute, type ShownPlace, type Places } from './presence.ts'
import { reads } from './reads.ts'
import { examplePath, type RouteAccess, topOf } from './route-access.ts'
import type { Target } from './targets.ts'

/** The site before or after a change. */
export interface ComparedSite {
  readonly places: Places
  /** Whether paths begin with a language, so the paths of a route are not known. */
  readonly hasLanguageAddresses: boolean
  /** The page that a route shows. */
  readonly pageOf: (route: string) => string | undefined
  /** Whether a route shows the page. */
  readonly hasPage: (page: string) => boolean
}

/** Who sees a thing on one side of a change, and who sees it on the other. */
export interface PresenceChange {
  /** Holds for people who see the thing on this side only. */
  readonly rule: RulePlan
  /** The presence on this side (`wide`) and on the other side (`narrow`). */
  readonly wide: RulePlan
  readonly narrow: RulePlan
  /** `rule` with the paths of each route, so a witness has a path of its route. */
  readonly located: () => RulePlan
  /** Where the thing is shown on this side of the change. */
  readonly place: ShownPlace
  /** The routes on which the thing is seen; empty for all routes. */
  readonly routes: readonly string[]
}

interface Compared {
  readonly site: ComparedSite
  readonly targets: readonly Target[]
}

/** The presence of a thing on one route. */
interface OnRoute {
  readonly access: RouteAccess
  readonly localRule: RulePlan
}

/** Routes that share one presence on this side of the change, and one presence on the other side. */
interface RouteGroup {
  readonly ids: Set<string>
  readonly access: RouteAccess[]
  /** The same routes, each with only the paths on which the presence is `wide` here and `narrow` on the other side. */
  readonly spots: RouteAccess[]
  /** A rule about flags and paths that distinguishes these ways of opening the routes from other ways. */
  readonly name: RulePlan
  readonly wide: RulePlan
  readonly narrow: RulePlan
  /** Whether the other side has these routes, too. */
  readonly isOnBoth: boolean
}

/** If other routes have more different rules than this, people count as seeing the thing on one of those routes. */
const MAX_OTHERS = 16

export class PresenceChanges {
  readonly #types: { readonly [fact: string]: FactType }
  readonly #isImpossible: (rule: RulePlan) => boolean

  constructor(types: { readonly [fact: string]: FactType }, isImpossible: (rule: RulePlan) => boolean) {
    this.#types = types
    this.#isImpossible = isImpossible
  }

  /** Who sees the thing in `seen` only. Undefined if nobody does. */
  of(seen: Compared, other: Compared): PresenceChange | undefined {
    const [first] = seen.targets
    if (first === undefined) return undefined
    if (other.targets.length === 0) return wholeOf(seen.targets, first)
    if ([...seen.targets, ...other.targets].every((target) => isOnEveryRoute(target))) {
      const [wide, narrow] = [localRuleOf(seen.targets), localRuleOf(other.targets)]
      if (JSON.stringify(wide) === JSON.stringify(narrow)) return undefined
      const rule = seen.site.places.ruleAt(first.place, allOf([wide, not(narrow)]))
      return { rule, wide, narrow, located: () => rule, place: first.place, routes: [] }
    }
    return this.#onRoutes(seen, other, first.place)
  }

  #onRoutes(seen: Compared, other: Compared, place: ShownPlace): PresenceChange | undefined {
    const groups = this.#groupsOf(seen, other).filter(
      ({ wide, narrow }) => !this.#isImpossible(allOf([wide, not(narrow)])),
    )
    if (groups.length === 0) return undefined
    const isNamed =
      groups.length > 1 || groups.some((group) => !group.isOnBoth || this.#isSeenElsewhere(group, onRoutes(seen)))
    const nameOf = ({ ids, name }: RouteGroup): RulePlan => allOf([isNamed ? isRoute([...ids]) : true, name])
    const ruleOf = (group: RouteGroup): RulePlan => allOf([nameOf(group), group.wide, not(group.narrow)])
    const rule = anyOf(groups.map(ruleOf))
    const { places } = seen.site
    const located = (): RulePlan => {
      const pathRule = places.pathRules(
        groups.flatMap(({ spots }) => spots),
        [rule],
      )
      // Each group has its own paths: an unknown path may have other flags than a path of the route.
      const pathsOfGroup = ({ spots }: RouteGroup): RulePlan =>
        anyOf(spots.map((spot) => allOf([isRoute([spot.route]), pathRule(spot)])))
      return anyOf(groups.map((group) => allOf([ruleOf(group), pathsOfGroup(group)])))
    }
    return {
      rule,
      located,
      wide: anyOf(groups.map((group) => allOf([nameOf(group), group.wide]))),
      narrow: anyOf(groups.map((group) => allOf([nameOf(group), group.narrow]))),
      place: { ...place, access: groups.flatMap(({ access }) => access) },
      routes: [...new Set(groups.flatMap(({ ids }) => [...ids]))],
    }
  }

  /** Whether the people of a group also see the target on other routes, so they neither lose nor gain it. */
  #isSeenElsewhere({ ids, wide, narrow }: RouteGroup, all: ReadonlyMap<string, OnRoute>): boolean {
    const others = [...all.values()].filter(({ access }) => !ids.has(access.route))
    const rules = new Map(others.map((one) => this.#presenceOf(one)).map((rule) => [JSON.stringify(rule), rule]))
    const who = allOf([wide, not(narrow)])
    return rules.size > MAX_OTHERS || [...rules.values()].some((rule) => !this.#isImpossible(allOf([who, rule])))
  }

  /** Groups the routes on which the presence has changed. */
  #groupsOf(seen: Compared, other: Compared): readonly RouteGroup[] {
    const [own, others] = [onRoutes(seen), onRoutes(other)]
    const groups = new Map<string, RouteGroup>()
    for (const [key, here] of own) {
      const flags = flagsRule(here.access, own)
      // Without guards, the paths of a route cannot be distinguished from unknown paths.
      const there = others.get(key) ?? (flags === true ? others.get(`${here.access.route} false`) : undefined)
      if (there === undefined ? isOfWholePage(here, seen, other) : isSame(here, there)) continue
      for (const { spot, name, wide, narrow } of this.#spotsOf(here, there, seen.site)) {
        if (JSON.stringify(wide) === JSON.stringify(narrow)) continue
        const whole = allOf([flags, name])
        const id = JSON.stringify([whole, wide, narrow, there === undefined])
        const group = groups.get(id)
        if (group === undefined)
          groups.set(id, {
            ids: new Set([here.access.route]),
            access: [here.access],
            spots: [spot],
            name: whole,
            wide,
            narrow,
            isOnBoth: there !== undefined,
          })
        else {
          group.ids.add(here.access.route)
          group.access.push(here.access)
          group.spots.push(spot)
        }
      }
    }
    return [...groups.values()]
  }

  /** The presence on a route on both sides; if it depends on the path, once for each path. */
  #spotsOf(
    here: OnRoute,
    there: OnRoute | undefined,
    { places, hasLanguageAddresses }: ComparedSite,
  ): readonly (Pick<RouteGroup, 'name' | 'wide' | 'narrow'> & { readonly spot: RouteAccess })[] {
    const rules = [here.localRule, ...(there === undefined ? [] : [there.localRule])]
    const { patterns } = here.access
    if (hasLanguageAddresses || patterns.length === 0 || !rules.some((rule) => reads(rule, isPathFact)))
      return [
        {
          spot: here.access,
          name: hasLanguageAddresses ? true : places.pathRule(here.access, rules),
          wide: this.#presenceOf(here),
          narrow: there === undefined ? false : this.#presenceOf(there),
        },
      ]
    return patterns.map((pattern) => {
      const before = there?.access.patterns.find((one) => isEqualPattern(one, pattern)) ?? there?.access.patterns[0]
      const isFree = hasParameters(pattern) && before !== undefined && isEqualPattern(before, pattern)
      const spot = { ...here.access, patterns: [pattern] }
      return {
        spot,
        name: patterns.length > 1 || hasParameters(pattern) ? places.pathRule(spot, rules) : true,
        wide: this.#presenceOf(here, hasParameters(pattern) ? undefined : pattern),
        narrow: there === undefined ? false : this.#presenceOf(there, isFree ? undefined : before),
      }
    })
  }

  #presenceOf({ access, localRule }: OnRoute, pattern?: ConstrainedPath): RulePlan {
    const { route, login, restricted, guards } = access
    const path = pattern === undefined ? undefined : examplePath(pattern)
    const known = {
      'route.id': route,
      'route.login': login,
      'route.restricted': restricted,
      ...(path === undefined ? {} : { 'route.path': path, 'route.top': topOf(path) }),
    }
    return withFacts(allOf([...guards.map(({ rule }) => rule), localRule]), known, this.#types)
  }
}

/** Returns the change of a thing that does not exist on the other side. */
function wholeOf(targets: readonly Target[], { place }: Target): PresenceChange {
  const rules = new Map(targets.map(({ rule }) => [JSON.stringify(rule), rule]))
  const rule = anyOf([...rules.values()])
  const access = targets.flatMap((target) => target.place.access ?? [])
  return {
    rule,
    wide: rule,
    narrow: false,
    located: () => rule,
    place: place.access === undefined ? place : { ...place, access },
    routes: routesOf(targets),
  }
}

function routesOf(targets: readonly Target[]): readonly string[] {
  return [...new Set(targets.flatMap(({ routes }) => routes))]
}

/** Whether the presence is the same on every route. Skins, rows and steps are compared as documents. */
function isOnEveryRoute({ kind, place, localRule }: Target): boolean {
  if (kind !== 'node' && kind !== 'popup') return true
  return place.access === undefined && !reads(localRule, (fact) => fact.startsWith('route.'))
}

function isPathFact(fact: string): boolean {
  return fact === 'route.path' || fact === 'route.top'
}

function hasParameters({ path }: ConstrainedPath): boolean {
  return path.includes('{')
}

function isEqualPattern(a: ConstrainedPath, b: ConstrainedPath): boolean {
  return a.path === b.path && JSON.stringify(a.constraints) === JSON.stringify(b.constraints)
}

/** The presence within the place. Nodes of a popup are present while it is open. */
function localRuleOf(targets: readonly Target[]): RulePlan {
  return anyOf(
    targets.map(({ localRule, place: { popup } }) =>
      popup !== undefined && reads(localRule, (fact) => fact === 'popup.open')
        ? allOf([['is', 'popup.open', 'eq', popup], localRule])
        : localRule,
    ),
  )
}

/** The thing on each route. The page of unknown paths has its own entry. */
function onRoutes({ site, targets }: Compared): ReadonlyMap<string, OnRoute> {
  const found = new Map<string, OnRoute>()
  for (const target of targets)
    for (const access of site.places.accessOf(target.place)) {
      const key = keyOf(access)
      const known = found.get(key)
      const localRule = localRuleOf([target])
      found.set(key, { access, localRule: known === undefined ? localRule : anyOf([known.localRule, localRule]) })
    }
  return found
}

function keyOf({ route, patterns }: RouteAccess): string {
  return `${route} ${patterns.length === 0}`
}

const signatureOf = memoize(({ login, restricted, patterns, guards }: RouteAccess): string =>
  JSON.stringify([login, restricted, patterns, guards.map(({ rule }) => rule)]),
)

const serialize = memoize((rule: Exclude<RulePlan, boolean>): string => JSON.stringify(rule))

function isSame(a: OnRoute, b: OnRoute): boolean {
  const textOf = ({ localRule }: OnRoute): string =>
    typeof localRule === 'boolean' ? String(localRule) : serialize(localRule)
  return signatureOf(a.access) === signatureOf(b.access) && textOf(a) === textOf(b)
}

/** A rule with the flags of the route that differ from the flags of the page of unknown paths. */
function flagsRule({ route, login, restricted }: RouteAccess, all: ReadonlyMap<string, OnRoute>): RulePlan {
  const [own, unknown] = [true, false].map((isUnknown) => all.get(`${route} ${isUnknown}`)?.access)
  const isOther = own !== undefined && unknown !== undefined
  return allOf([
    isOther && own.login !== unknown.login ? ['is', 'route.login', 'eq', login] : true,
    isOther && own.restricted !== unknown.restricted ? ['is', 'route.restricted', 'eq', restricted] : true,
  ])
}

/**
 * True if only one side has the page: adding or removing a page is not a change of its layout's nodes. Popups have no
 * page.
 */
function isOfWholePage({ access }: OnRoute, seen: Compared, other: Compared): boolean {
  const isOnPage = ({ kind, place }: Target): boolean =>
    kind !== 'popup' && place.access !== undefined && place.popup === undefined
  if (!seen.targets.every(isOnPage)) return false
  const page = seen.site.pageOf(access.route)
  return page !== undefined && !other.site.hasPage(page) && other.site.pageOf(access.route) === undefined
}
