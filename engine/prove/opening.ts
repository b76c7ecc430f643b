/** The condition under which a link opens its page: redirects, guards, and whether the page shows something. */
import { allOf, anyOf, mapComparisons, not, operands, otherFact } from '../core/rule-algebra.ts'
import { compileRule, TRUE } from '../core/rule.ts'
import type { RulePlan } from '../core/slice.ts'
import type { CompileSite, Condition } from '../compile/context.ts'
import type { ProofContext } from './context.ts'
import { reads, readsClock } from './reads.ts'
import { accessOf, type GuardRules, guardRulesOf, type RouteAccess } from './route-access.ts'
import type { RouteDocument } from '../document/types.gen.ts'
import type { NodeTarget, Target } from './targets.ts'

/** How a link to a route opens its page. */
export interface RouteOpening {
  /** The route at the end of all redirects. */
  readonly route: string
  /** The redirecting routes before `route`. */
  readonly redirects: readonly string[]
  /** The conditions of the guards `restricted` and `login`. */
  readonly restricted: readonly Condition[]
  readonly login: readonly Condition[]
  /** The conditions of the root of the page. */
  readonly root: readonly Condition[]
  /** Holds if the page shows something. */
  readonly content: RulePlan
  /** Holds if the page can be opened at some instant. */
  readonly open: RulePlan
  /** The conditions of the page as a whole that depend on the clock. */
  readonly timed: readonly Condition[]
  /** The root of the page. */
  readonly page: NodeTarget
}

/** The openings of earlier proofs. An opening is the same object while its routes, guards and page are the same. */
export class OpeningCache {
  readonly #known = new Map<string, KnownOpening>()

  /** Returns the cached opening while all `sources` are identical. */
  opening(id: string, sources: readonly unknown[], find: () => RouteOpening): RouteOpening {
    const known = this.#known.get(id)
    if (known?.sources.length === sources.length && known.sources.every((one, n) => one === sources[n]))
      return known.opening
    const opening = find()
    this.#known.set(id, { sources, opening })
    return opening
  }
}

interface KnownOpening {
  readonly sources: readonly unknown[]
  readonly opening: RouteOpening
}

/** The openings of all routes that show a page. */
export class RouteOpenings {
  readonly #context: ProofContext
  readonly #guardRules: GuardRules
  readonly #guards: string
  readonly #cache: OpeningCache
  readonly #found = new Map<string, RouteOpening | undefined>()
  #pages: ReadonlyMap<string, PageContent> | undefined

  constructor(context: ProofContext, compileSite: CompileSite, cache: OpeningCache) {
    this.#context = context
    this.#guardRules = guardRulesOf(context.site, compileSite)
    this.#guards = JSON.stringify([this.#guardRules, context.site.settings.notFound])
    this.#cache = cache
  }

  /** The opening of a route; undefined if the route shows no page. */
  of(id: string): RouteOpening | undefined {
    if (!this.#found.has(id)) this.#found.set(id, this.#find(id))
    return this.#found.get(id)
  }

  #find(id: string): RouteOpening | undefined {
    const { site } = this.#context
    const redirects: RouteDocument[] = []
    let route = site.index.document('route', id)?.value
    for (let hop = 0; hop < 8 && route?.redirect !== undefined; hop++) {
      const { to } = route.redirect
      if (!('route' in to)) return undefined
      redirects.push(route)
      route = site.index.document('route', to.route)?.value
    }
    if (route === undefined) return undefined
    this.#pages ??= pagesByRoute(this.#context)
    const content = this.#pages.get(route.id)
    const [access] = accessOf(route, site, this.#guardRules)
    if (access === undefined || content === undefined) return undefined
    const names = redirects.map((redirect) => redirect.id)
    return this.#cache.opening(id, [...redirects, route, content, this.#guards], () =>
      this.#openingOf(access, content, names),
    )
  }

  #openingOf(access: RouteAccess, content: PageContent, redirects: readonly string[]): RouteOpening {
    const onRoute = (rule: RulePlan): RulePlan => this.#onRoute(rule, access)
    const conditionOn = (condition: Condition): Condition => ({ ...condition, rule: onRoute(condition.rule) })
    const guards = access.guards.map(conditionOn)
    const [restricted, login] = ['/restricted', '/login'].map((name) =>
      guards.filter(({ pointer }) => pointer === name),
    )
    const root = content.conditions.map(conditionOn)
    const whole = onRoute(content.rule)
    const conditions = [...(restricted ?? []), ...(login ?? [])]
    return {
      route: access.route,
      redirects,
      restricted: restricted ?? [],
      login: login ?? [],
      root,
      content: whole,
      open: allOf([...conditions.map(({ rule }) => atSomeTime(rule)), atSomeTime(whole)]),
      // Conditions inside the page are left out: an empty slot has a finding of its own.
      timed: [...conditions, ...root].filter(({ rule }) => readsClock(rule)),
      page: content.root,
    }
  }

  /**
   * Returns `rule` with the facts of a route filled in, or true if it also depends on facts that only the link
   * determines.
   */
  #onRoute(rule: RulePlan, { route, login, restricted }: RouteAccess): RulePlan {
    const known: { readonly [fact: string]: unknown } = {
      'route.id': route,
      'route.login': login,
      'route.restricted': restricted,
    }
    const isOfPage = (fact: string): boolean => fact.startsWith('route.') || fact === 'popup.open'
    if (!reads(rule, isOfPage)) return rule
    if (reads(rule, (fact) => isOfPage(fact) && known[fact] === undefined)) return true
    return mapComparisons(rule, (leaf) => {
      const other = otherFact(leaf)
      if (!isOfPage(leaf[1]) && (other === undefined || !isOfPage(other))) return leaf
      if (other !== undefined) return true
      return compileRule(leaf, this.#context.solver.types).test((fact) => known[fact]) === TRUE
    })
  }
}

interface PageContent {
  readonly root: NodeTarget
  readonly conditions: readonly Condition[]
  readonly rule: RulePlan
}

function pagesByRoute(context: ProofContext): ReadonlyMap<string, PageContent> {
  const found = new Map<string, PageContent>()
  for (const group of context.groups) {
    const content = contentIn(group, context)
    if (content !== undefined) for (const route of content.root.routes) found.set(route, content)
  }
  return found
}

const contents = new WeakMap<readonly Target[], PageContent | undefined>()

/** The content of a page; undefined if its root is a group of variants. */
function contentIn(group: readonly Target[], context: ProofContext): PageContent | undefined {
  if (!contents.has(group)) contents.set(group, findContent(group, context))
  return contents.get(group)
}

/** Maximum number of different rules in a page. With more, only the rule of the root counts as `content`. */
const MAX_RULES = 40

function findContent(group: readonly Target[], { catalogue, places }: ProofContext): PageContent | undefined {
  const root = group.find((target): target is NodeTarget => target.kind === 'node' && isPageRoot(target))
  if (root === undefined) return undefined
  const conditions = root.conditions.slice(places.conditionsOf(root.place, [root.localRule]).length)
  const parents = new Set(group.flatMap((target) => (target.kind === 'node' ? parentOf(target) : [])))
  const rules = new Map<string, RulePlan>()
  for (const target of group) {
    if (target.kind !== 'node' || !isIn(target, root)) continue
    const isFrame = catalogue.widgets[target.widget]?.group === 'layout' && parents.has(target.address)
    if (!isFrame) rules.set(JSON.stringify(target.localRule), target.localRule)
  }
  const isLarge = rules.size > MAX_RULES || rules.has(JSON.stringify(root.localRule))
  return { root, conditions, rule: isLarge ? root.localRule : anyOf([...rules.values()]) }
}

function isPageRoot({ document, pointer }: Target): boolean {
  return pointer === '/root' && document.startsWith('page/')
}

function isIn({ address }: Target, root: Target): boolean {
  return address === root.address || address.startsWith(`${root.address}/`)
}

function parentOf({ slot }: NodeTarget): readonly string[] {
  return slot === undefined ? [] : [slot.slice(0, slot.lastIndexOf('/'))]
}

/**
 * Returns a rule that holds for all people for whom `rule` holds at some instant, and possibly for others: a comparison
 * with the clock counts as true, or as false under a `not`.
 */
export function atSomeTime(rule: RulePlan, isPositive = true): RulePlan {
  if (typeof rule === 'boolean') return rule
  if (rule[0] === 'is') return readsClock(rule) ? isPositive : rule
  if (rule[0] === 'not') return not(atSomeTime(rule[1], !isPositive))
  const parts = operands(rule).map((part) => atSomeTime(part, isPositive))
  return rule[0] === 'all' ? allOf(parts) : anyOf(parts)
}
