/** Decides whether a person sees a node at an instant, and finds the first condition that does not hold. */
import type { Catalogue } from '../core/catalogue.ts'
import type { FactDefinition } from '../core/fact.ts'
import { dayIn } from '../core/format.ts'
import type { Json } from '../core/json.ts'
import { not } from '../core/rule-algebra.ts'
import { compileRule, TRUE } from '../core/rule.ts'
import type { Condition, SourceLocation } from '../compile/context.ts'
import { factType } from '../compile/context.ts'
import type { CheckedSite } from '../check/site.ts'
import { type WordingContext, ruleInWords } from '../wording/rule.ts'
import { locationWords } from './context.ts'
import type { Places } from './presence.ts'
import type { RouteAccess } from './route-access.ts'
import type { Persona } from './solve.ts'
import { cutNodesOf, placesOf, type Target, targetsOf } from './targets.ts'

export interface WhyRequest {
  readonly site: CheckedSite
  readonly catalogue: Catalogue
  /** Id of a page or popup. */
  readonly page: string
  /** An address, the end of an address, or an id. */
  readonly node: string
  /** Facts that are missing here have their usual value. */
  readonly persona: Persona
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Whether a node is visible on one route. */
export interface WhyAnswer {
  readonly address: string
  readonly title: string
  /** Absent for a popup that opens on every page. */
  readonly route?: string
  readonly isVisible: boolean
  /** The first condition that does not hold, in words with its file and line. */
  readonly reason?: string
  /** All conditions, outermost first. */
  readonly rules: readonly WhyRule[]
}

/** One condition in words, and whether it holds. */
export interface WhyRule extends SourceLocation {
  readonly words: string
  readonly holds: boolean
}

/** One answer for each node and route. Empty if the page has no such node. */
export function whyVisible({ site, catalogue, page, node, persona, at }: WhyRequest): readonly WhyAnswer[] {
  const places = placesOf(site, catalogue)
  const routes = new Set(site.index.having('route', ['page', page]).map(({ id }) => id))
  const isHere = ({ kind, document, routes: shown, address }: Target): boolean =>
    kind === 'popup' || kind === 'node'
      ? shown.some((route) => routes.has(route)) || document === `popup/${page}` || address.startsWith(`${page}/`)
      : false
  const facts = personFacts(catalogue.facts, { ...persona, 'clock.today': dayIn(at, site.settings.timeZone) })
  const wording: WordingContext = { facts: catalogue.facts, timeZone: site.settings.timeZone, at }
  const types = Object.fromEntries(
    Object.entries(catalogue.facts).map(([fact, { schema }]) => [fact, factType(schema)]),
  )
  return [...targetsOf(site, catalogue), ...cutNodesOf(site, catalogue)]
    .filter((target) => isHere(target) && isNamed(target, node))
    .flatMap((target) =>
      accessesOf(target, routes).map((access): WhyAnswer => {
        const own: Persona = { ...facts, ...routeFacts(access), 'popup.open': target.place.popup ?? '' }
        const read = (fact: string): unknown => (fact === 'clock.now' ? at : own[fact])
        const conditions = conditionsOn(target, access, places).map((condition) => ({
          condition,
          holds: compileRule(condition.rule, types).test(read) === TRUE,
        }))
        const failing = conditions.find(({ holds }) => !holds)?.condition
        const reason = failing === undefined ? cutWords(site, target) : reasonWords(site, failing, wording)
        return {
          address: target.address,
          title: target.title,
          ...(access === undefined ? {} : { route: access.route }),
          isVisible: reason === undefined,
          ...(reason === undefined ? {} : { reason }),
          rules: conditions
            .filter(({ condition: { rule } }) => rule !== true)
            .map(({ condition: { document, pointer, ...condition }, holds }) => ({
              document,
              pointer,
              words: conditionWords(condition, wording),
              holds,
            })),
        }
      }),
    )
}

/**
 * Whether `node` is the address, the end of the address, or the id without the key of a list entry. The key may contain
 * a slash.
 */
function isNamed({ address, source }: Target, node: string): boolean {
  return address === node || address.endsWith(`/${node}`) || source.id.split(':')[0] === node
}

function accessesOf({ place }: Target, routes: ReadonlySet<string>): readonly (RouteAccess | undefined)[] {
  if (place.access === undefined) return [undefined]
  const here = place.access.filter(({ route, patterns }) => routes.has(route) && patterns.length > 0)
  return here.length === 0 ? place.access : here
}

/** The guards of one route, then all conditions within the place. */
function conditionsOn(
  { place, localRule, conditions }: Target,
  access: RouteAccess | undefined,
  places: Places,
): readonly Condition[] {
  const ofPlace = places.conditionsOf(place, [localRule]).length
  return [...(access?.guards ?? []), ...conditions.slice(ofPlace)]
}

function routeFacts(access: RouteAccess | undefined): Persona {
  if (access === undefined) return {}
  const { route, login, restricted, patterns } = access
  const path = patterns.find((pattern) => !pattern.path.includes('{'))?.path
  return {
    'route.id': route,
    'route.login': login,
    'route.restricted': restricted,
    ...(path === undefined ? {} : { 'route.path': path, 'route.top': path.split('/')[1] ?? '' }),
  }
}

/** Returns all facts: the given values, else values implied by other facts, else the usual values. */
function personFacts(definitions: { readonly [fact: string]: FactDefinition }, given: Persona): Persona {
  const facts: { [fact: string]: Json } = {}
  for (const [fact, { examples }] of Object.entries(definitions)) facts[fact] = given[fact] ?? (examples[0] as Json)
  // The reverse conclusion: a person whose VIP level is not that of visitors is logged in.
  for (const [fact, { implied }] of Object.entries(definitions))
    if (implied !== undefined && given[fact] !== undefined && given[implied.fact] === undefined)
      if (typeof implied.is === 'boolean' && given[fact] !== implied.value) facts[implied.fact] = !implied.is
  for (const [fact, { implied }] of Object.entries(definitions))
    if (implied !== undefined && given[fact] === undefined && facts[implied.fact] === implied.is)
      facts[fact] = implied.value
  return facts
}

/** Why nobody sees a node that the limit of its list cuts off. Undefined for other nodes. */
function cutWords(site: CheckedSite, target: Target): string | undefined {
  if (target.kind !== 'node' || target.cut === undefined) return undefined
  const { limit } = target.cut
  const first = limit === 1 ? 'its first entry only' : `its first ${limit} entries only`
  return `the list shows ${first}, and counts hidden entries as well (${locationWords(site, target.cut)})`
}

function reasonWords(site: CheckedSite, condition: Condition, wording: WordingContext): string {
  const { rule, isAfter, ...location } = condition
  const where = locationWords(site, location)
  if (isAfter !== undefined)
    return `the earlier variant for "${ruleInWords(not(rule), wording)}" is shown instead (${where})`
  return `it is ${conditionWords(condition, wording)} (${where})`
}

function conditionWords({ rule, isAfter }: Pick<Condition, 'rule' | 'isAfter'>, wording: WordingContext): string {
  return isAfter === undefined
    ? `only for "${ruleInWords(rule, wording)}"`
    : `not for "${ruleInWords(not(rule), wording)}", who see an earlier variant`
}
