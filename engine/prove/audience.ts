/**
 * The audience difference of two sites: for each target with a changed presence, who gains it and who loses it, as a
 * simplified rule with time windows and a witness.
 */
import type { RulePlan } from '../core/slice.ts'
import { addBoundaries } from '../compile/boundaries.ts'
import type { FindingWitness } from '../document/finding.ts'
import type { Catalogue } from '../core/catalogue.ts'
import type { CheckedSite } from '../check/site.ts'
import { findingWitness } from './context.ts'
import { dedupe, identityOf, type TargetGroup } from './dedupe.ts'
import { matchTargets } from './match-targets.ts'
import { isOpenedAlike, isRoute, type Place, type Places } from './presence.ts'
import { reads } from './reads.ts'
import { placesOf, type Target, type TargetKind, targetsOf } from './targets.ts'
import { partialEvaluate } from './partial-evaluate.ts'
import { simplify } from './simplify.ts'
import { allOf, type Comparison, not, operands } from '../core/rule-algebra.ts'
import { openSolver, type Solver } from './solve.ts'
import { listInWords, rangeInWords, type WordingContext, ruleInWords } from '../wording/rule.ts'

/** Milliseconds since 1970, inclusive. Null means no limit: `from` the start of the comparison, `until` forever. */
export interface TimeWindow {
  readonly from: number | null
  readonly until: number | null
}

/** Personas that gain or lose a target in the same time windows. */
export interface PersonaGroup {
  /** The rule of the group without the time windows. It contains weekly windows. */
  readonly who: RulePlan
  /** The group in words: `VIP level from 3 to 4, from 1 Dec 2026 00:00 to 6 Jan 2027 23:59`. */
  readonly words: string
  readonly windows: readonly TimeWindow[]
  /** A persona of the group and an instant. Absent if the solver found none. */
  readonly witness?: FindingWitness
  /** Why the solver could not decide whether the group is empty. Absent if it is proven not to be. */
  readonly notProven?: string
}

export interface AudienceDifference {
  readonly change: 'added' | 'removed' | 'changed'
  readonly kind: TargetKind
  /** The document of the target: `kind/id`. */
  readonly document: string
  /** Id of the node, row or step; empty for a whole document. */
  readonly item: string
  /** The document of the list entry that the node is compiled for: `kind/id`. */
  readonly entry?: string
  readonly title: string
  /** All addresses of the target. */
  readonly addresses: readonly string[]
  readonly routes: readonly string[]
  readonly gains: readonly PersonaGroup[]
  readonly loses: readonly PersonaGroup[]
  /** Addresses inside of the target with the same gains and losses. */
  readonly inside: readonly string[]
}

export interface AudienceRequest {
  readonly before: CheckedSite
  readonly after: CheckedSite
  readonly catalogue: Catalogue
  /** Start of the comparison, milliseconds since 1970. Earlier instants do not count. */
  readonly at: number
}

/** Compares the targets of two sites without errors. */
export function audienceDifferences({ before, after, catalogue, at }: AudienceRequest): readonly AudienceDifference[] {
  const solver = openSolver({ facts: catalogue.facts, from: at })
  const comparison = new AudienceComparison(solver, placesOf(after, catalogue), after)
  const found = new Map<string, DifferenceDraft>()
  for (const [a, b] of matchTargets(targetsOf(before, catalogue), targetsOf(after, catalogue))) {
    const target = b ?? a
    if (target === undefined) continue
    const groups = comparison.compare(a, b)
    if (groups === undefined) continue
    const change = a === undefined ? 'added' : b === undefined ? 'removed' : 'changed'
    const key = `${change} ${identityOf(target)} ${target.title} ${groups.key}`
    const draft = found.get(key)
    if (draft !== undefined) {
      draft.addresses.add(target.address)
      for (const route of target.routes) draft.routes.add(route)
      continue
    }
    found.set(key, {
      change,
      target,
      key: groups.key,
      groups,
      addresses: new Set([target.address]),
      routes: new Set(target.routes),
      innerAddresses: [],
    })
  }
  return dedupe([...found.values()], ({ change, key }) => `${change} ${key}`).map(
    ({ change, target, groups, addresses, routes, innerAddresses: inside }) => ({
      change,
      kind: target.kind,
      document: target.document,
      item: itemId(target),
      ...(target.entry === undefined ? {} : { entry: target.entry.document }),
      title: target.title,
      addresses: [...addresses],
      routes: [...routes],
      gains: groups.gains,
      loses: groups.loses,
      inside,
    }),
  )
}

/** One line for each group: `banner "Christmas" (page/home): gained by …`. */
export function audienceInWords(difference: AudienceDifference): readonly string[] {
  const { kind, title, item, document, gains, loses, inside, addresses, change } = difference
  const what = kind === 'node' ? `"${title}"` : kind === 'row' || kind === 'step' ? title : `${kind} "${title}"`
  const where = [document, ...(item === '' || title === item ? [] : [item])].join(' ')
  const pages = [...new Set(addresses.map((address) => address.split('/')[0] ?? ''))]
  const more = [
    ...(difference.entry === undefined ? [] : [difference.entry]),
    ...(document.startsWith('section/')
      ? [`on ${listInWords([...pages.slice(0, 4), ...(pages.length > 4 ? [`${pages.length - 4} more`] : [])])}`]
      : []),
    ...(inside.length === 0 ? [] : [`${inside.length} inside of it`]),
  ]
  const state = change === 'added' ? ', new' : change === 'removed' ? ', removed' : ''
  const name = `${what} (${[where, ...more].join(', ')})${state}`
  const line = (verb: string, group: PersonaGroup): string =>
    `${name}: ${verb} ${group.words}${group.notProven === undefined ? '' : ` (not proven: ${group.notProven})`}`
  return [
    ...gains.map((group) => line(change === 'added' ? 'seen by' : 'gained by', group)),
    ...loses.map((group) => line(change === 'removed' ? 'no longer seen by' : 'lost by', group)),
  ]
}

/** Empty for whole documents. Nodes of list entries have the id of the node in the document. */
function itemId({ kind, source }: Target): string {
  return kind === 'popup' || kind === 'skin' ? '' : source.id.replace(/:.*$/, '')
}

interface GroupDifference {
  readonly key: string
  readonly gains: readonly PersonaGroup[]
  readonly loses: readonly PersonaGroup[]
}

interface DifferenceDraft extends TargetGroup {
  readonly change: AudienceDifference['change']
  readonly key: string
  readonly groups: GroupDifference
  readonly addresses: Set<string>
  readonly routes: Set<string>
}

class AudienceComparison {
  readonly #solver: Solver
  readonly #places: Places
  readonly #wording: WordingContext
  readonly #cache = new Map<string, GroupDifference | undefined>()

  constructor(solver: Solver, places: Places, after: CheckedSite) {
    this.#solver = solver
    this.#places = places
    this.#wording = { facts: solver.facts, timeZone: after.settings.timeZone, at: solver.from }
  }

  /** Undefined if no persona gains or loses the target. */
  compare(a: Target | undefined, b: Target | undefined): GroupDifference | undefined {
    const [was, is] = this.#rulesOf(a, b)
    const key = JSON.stringify([was, is])
    if (JSON.stringify(was) === JSON.stringify(is)) return undefined
    if (this.#cache.has(key)) return this.#cache.get(key)
    const gains = this.#personaGroups(allOf([is, not(was)]), b?.place)
    const loses = this.#personaGroups(allOf([was, not(is)]), a?.place)
    const groups =
      gains.length + loses.length === 0
        ? undefined
        : { key: JSON.stringify([gains, loses].map((side) => side.map(({ words }) => words))), gains, loses }
    this.#cache.set(key, groups)
    return groups
  }

  /**
   * The presence before and after. If one of them depends on the route, or the routes have changed, both contain the
   * route.
   */
  #rulesOf(a: Target | undefined, b: Target | undefined): readonly [RulePlan, RulePlan] {
    if (a === undefined || b === undefined) return [a?.rule ?? false, b?.rule ?? false]
    const isRouteNamed = !isOpenedAlike(a.place, b.place)
    const reading = [a.localRule, b.localRule, ...(isRouteNamed ? [isRoute(a.routes), isRoute(b.routes)] : [])]
    const ruleOf = ({ place, localRule }: Target): RulePlan =>
      allOf([...this.#places.conditionsOf(place, reading, { isRouteNamed }).map(({ rule }) => rule), localRule])
    return [ruleOf(a), ruleOf(b)]
  }

  #personaGroups(rule: RulePlan, place: Place | undefined): readonly PersonaGroup[] {
    const answer = this.#solver.possible(rule)
    if (answer.is === 'impossible') return []
    if (answer.is === 'not-proven') {
      const windows = [{ from: null, until: null }]
      return [{ who: rule, words: this.#words(rule, windows), windows, notProven: answer.reason }]
    }
    const byWho = new Map<string, { who: RulePlan; windows: TimeWindow[]; notProven?: string }>()
    for (const window of windowsOf(rule, this.#solver.from)) {
      const left = partialEvaluate(rule, window.from ?? this.#solver.from, this.#wording.timeZone, isTimeLimit)
      const found = left === false ? undefined : this.#solver.possible(within(left, window))
      if (found === undefined || found.is === 'impossible') continue
      const who = simplify(left, this.#solver)
      const key = JSON.stringify(who)
      const known = byWho.get(key)
      if (known === undefined)
        byWho.set(key, { who, windows: [window], ...(found.is === 'not-proven' ? { notProven: found.reason } : {}) })
      else appendWindow(known.windows, window)
    }
    return [...byWho.values()].map(({ who, windows, notProven }) => {
      const [first] = windows
      const seen = first === undefined ? undefined : this.#solver.possible(within(who, first))
      return {
        who,
        words: this.#words(who, windows),
        windows,
        ...(seen?.is === 'possible' ? { witness: findingWitness(this.#solver, seen.witness, place) } : {}),
        ...(notProven === undefined ? {} : { notProven }),
      }
    })
  }

  #words(who: RulePlan, windows: readonly TimeWindow[]): string {
    const { timeZone } = this.#wording
    const times = windows.map(({ from, until }) =>
      from === null && until === null ? 'from now on' : rangeInWords(from ?? undefined, until ?? undefined, timeZone),
    )
    // Without facts other than the clock, the rule does not describe personas.
    const everybody = typeof who !== 'boolean' && !reads(who, (fact) => !fact.startsWith('clock.')) ? 'everybody, ' : ''
    return `${everybody}${ruleInWords(who, this.#wording)}, ${listInWords(times)}`
  }
}

/** True for comparisons that divide the future into windows. Weekly windows do not. */
function isTimeLimit([, fact, op]: Comparison): boolean {
  return fact === 'clock.now' && op !== 'week'
}

/** The time from `at` on, divided at the boundaries of `rule`. */
function windowsOf(rule: RulePlan, at: number): readonly TimeWindow[] {
  const found: number[] = []
  addBoundaries(withoutWeeks(rule), at, found)
  const cuts = [...new Set(found)].sort((a, b) => a - b)
  return [null, ...cuts].map((from, n) => {
    const next = cuts[n]
    return { from, until: next === undefined ? null : next - 1 }
  })
}

function withoutWeeks(rule: RulePlan): RulePlan {
  if (typeof rule === 'boolean') return rule
  if (rule[0] === 'is') return rule[1] === 'clock.now' && rule[2] === 'week' ? true : rule
  if (rule[0] === 'not') return ['not', withoutWeeks(rule[1])]
  return [rule[0], ...operands(rule).map(withoutWeeks)]
}

function within(rule: RulePlan, { from, until }: TimeWindow): RulePlan {
  return from === null && until === null ? rule : allOf([rule, ['is', 'clock.now', 'between', [from, until]]])
}

/** Adds a window. It is merged with the last one if they are adjacent. */
function appendWindow(windows: TimeWindow[], next: TimeWindow): void {
  const last = windows.at(-1)
  if (last !== undefined && last.until !== null && next.from === last.until + 1)
    windows[windows.length - 1] = { from: last.from, until: next.until }
  else windows.push(next)
}
