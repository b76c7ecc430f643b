/**
 * The audience diff: for each place whose rule, schedule or surroundings changed, who sees it now and did not before, and who no longer does;
 * as the smallest rule that describes them, with somebody of whom it is true, and from when to when.
 */
import type { RulePlan } from '../core/slice.ts'
import { addBoundaries } from '../compile/boundaries.ts'
import type { FindingWitness } from '../document/finding.ts'
import type { Catalogue } from '../core/catalogue.ts'
import type { CheckedSite } from '../check/site.ts'
import { findingWitness } from './context.ts'
import { dedupe, identityOf, type TargetGroup } from './dedupe.ts'
import { type Target, type TargetKind, targetsOf, reads } from './targets.ts'
import { partialEvaluate } from './partial-evaluate.ts'
import { simplify } from './simplify.ts'
import { allOf, type Comparison, not, operands } from '../core/rule-algebra.ts'
import { openSolver, type Solver } from './solve.ts'
import { listInWords, momentInWords, type WordingContext, ruleInWords } from '../wording/rule.ts'

/** Milliseconds since 1970, both included; null is no limit: from the moment of the diff, for good. */
export interface TimeWindow {
  readonly from: number | null
  readonly until: number | null
}

/** People who gain or lose a place, all in the same windows of time. */
export interface PersonaGroup {
  /** Without its windows; windows of the week stay in it. */
  readonly who: RulePlan
  /** `VIP level from 3 to 4, from 1 Dec 2026 00:00 to 6 Jan 2027 23:59` */
  readonly words: string
  readonly windows: readonly TimeWindow[]
  /** Somebody of them, and a moment; absent where nobody could be found. */
  readonly witness?: FindingWitness
  /** Why this may be nobody: the solver could not say. Absent where it is proven. */
  readonly notProven?: string
}

export interface AudienceDifference {
  readonly change: 'added' | 'removed' | 'changed'
  readonly kind: TargetKind
  /** Where it is written, by kind and id. */
  readonly document: string
  /** Id of the node, row or step; empty for a document as a whole. */
  readonly item: string
  /** The banner or list entry that it was made for, by kind and id. */
  readonly entry?: string
  readonly title: string
  /** The chains of includes and ids under which it stands. */
  readonly addresses: readonly string[]
  readonly routes: readonly string[]
  readonly gains: readonly PersonaGroup[]
  readonly loses: readonly PersonaGroup[]
  /** Addresses inside of it for which the same is true. */
  readonly inside: readonly string[]
}

export interface AudienceRequest {
  readonly before: CheckedSite
  readonly after: CheckedSite
  readonly catalogue: Catalogue
  /** Moments before are past and of no interest. */
  readonly at: number
}

/** Both sites must be without errors. */
export function audienceDifferences({ before, after, catalogue, at }: AudienceRequest): readonly AudienceDifference[] {
  const solver = openSolver({ facts: catalogue.facts, from: at })
  const asker = new AudienceComparison(solver, before, after)
  const found = new Map<string, DifferenceDraft>()
  for (const [a, b] of pairs(targetsOf(before, catalogue), targetsOf(after, catalogue))) {
    const target = b ?? a
    if (target === undefined) continue
    const [was, is] = rulesOf(a, b)
    const groups = asker.compare(was, is, a, b)
    if (groups === undefined) continue
    const change = a === undefined ? 'added' : b === undefined ? 'removed' : 'changed'
    const key = `${change} ${identityOf(target)} ${groups.key}`
    const draft = found.get(key)
    if (draft !== undefined) {
      draft.addresses.add(target.address)
      for (const route of target.routes) draft.routes.add(route)
      continue
    }
    found.set(key, {
      change,
      place: target,
      key: groups.key,
      groups,
      addresses: new Set([target.address]),
      routes: new Set(target.routes),
      inside: [],
    })
  }
  return dedupe([...found.values()], ({ change, key }) => `${change} ${key}`).map(
    ({ change, place: target, groups, addresses, routes, inside }) => ({
      change,
      kind: target.kind,
      document: target.document,
      item: itemOf(target),
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

/** `banner "Christmas" (page/home): gained by …` */
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
  const name = `${what} (${[where, ...more].join(', ')})${change === 'added' ? ', new' : change === 'removed' ? ', removed' : ''}`
  const line = (verb: string, group: PersonaGroup): string =>
    `${name}: ${verb} ${group.words}${group.notProven === undefined ? '' : ` (not proven: ${group.notProven})`}`
  return [
    ...gains.map((group) => line(change === 'added' ? 'seen by' : 'gained by', group)),
    ...loses.map((group) => line(change === 'removed' ? 'no longer seen by' : 'lost by', group)),
  ]
}

/** Documents as a whole have none. What was made for an entry of a list has the id of the node it was made from. */
function itemOf({ kind, source }: Target): string {
  return kind === 'popup' || kind === 'skin' ? '' : source.id.replace(/:.*$/, '')
}

interface Groups {
  readonly key: string
  readonly gains: readonly PersonaGroup[]
  readonly loses: readonly PersonaGroup[]
}

interface DifferenceDraft extends TargetGroup {
  readonly change: AudienceDifference['change']
  readonly key: string
  readonly groups: Groups
  readonly addresses: Set<string>
  readonly routes: Set<string>
}

/** Each place before with the same place after: first by address and routes, then by address, then by what it is, for what has moved. */
function pairs(before: readonly Target[], after: readonly Target[]): readonly (readonly [Target | undefined, Target | undefined])[] {
  const found: (readonly [Target | undefined, Target | undefined])[] = []
  let a = before
  let b = after
  const top = ({ address }: Target): string => address.split('/')[0] ?? ''
  for (const key of [
    (target: Target): string => `${identityOf(target)} ${target.address} ${target.routes.join(' ')}`,
    (target: Target): string => `${identityOf(target)} ${target.address}`,
    (target: Target): string => `${identityOf(target)} ${top(target)}`,
  ]) {
    const open = new Map<string, Target[]>()
    for (const target of a) {
      const list = open.get(key(target))
      if (list === undefined) open.set(key(target), [target])
      else list.push(target)
    }
    const left: Target[] = []
    for (const target of b) {
      const match = open.get(key(target))?.shift()
      if (match === undefined) left.push(target)
      else found.push([match, target])
    }
    a = [...open.values()].flat()
    b = left
  }
  // One page more or less within a layout brings no new node of the layout: the same address stands there still.
  const known = new Set(found.flatMap(([one]) => (one === undefined ? [] : [`${identityOf(one)} ${one.address}`])))
  const isNew = (target: Target): boolean => !known.has(`${identityOf(target)} ${target.address}`)
  return [
    ...found,
    ...b.filter(isNew).map((target) => [undefined, target] as const),
    ...a.filter(isNew).map((target) => [target, undefined] as const),
  ]
}

/** Who saw it and who sees it; where it stands counts only when that changed. */
function rulesOf(a: Target | undefined, b: Target | undefined): readonly [RulePlan, RulePlan] {
  if (a === undefined || b === undefined) return [a?.rule ?? false, b?.rule ?? false]
  if (a.routes.join(' ') === b.routes.join(' ')) return [a.rule, b.rule]
  const on = ({ rule, routes }: Target): RulePlan => (routes.length === 0 ? rule : allOf([['is', 'route.id', 'in', [...routes]], rule]))
  return [on(a), on(b)]
}

class AudienceComparison {
  readonly #solver: Solver
  readonly #before: CheckedSite
  readonly #after: CheckedSite
  readonly #speech: WordingContext
  readonly #known = new Map<string, Groups | undefined>()

  constructor(solver: Solver, before: CheckedSite, after: CheckedSite) {
    this.#solver = solver
    this.#before = before
    this.#after = after
    this.#speech = { facts: solver.facts, timeZone: after.settings.timeZone, at: solver.from }
  }

  /** Undefined where nobody gains or loses. */
  compare(was: RulePlan, is: RulePlan, a: Target | undefined, b: Target | undefined): Groups | undefined {
    const key = JSON.stringify([was, is])
    if (JSON.stringify(was) === JSON.stringify(is)) return undefined
    if (this.#known.has(key)) return this.#known.get(key)
    const gains = this.#groups(allOf([is, not(was)]), this.#after, b?.routes ?? [])
    const loses = this.#groups(allOf([was, not(is)]), this.#before, a?.routes ?? [])
    const groups =
      gains.length + loses.length === 0
        ? undefined
        : { key: JSON.stringify([gains, loses].map((side) => side.map(({ words }) => words))), gains, loses }
    this.#known.set(key, groups)
    return groups
  }

  #groups(rule: RulePlan, site: CheckedSite, routes: readonly string[]): readonly PersonaGroup[] {
    const answer = this.#solver.possible(rule)
    if (answer.is === 'impossible') return []
    if (answer.is === 'not-proven') {
      const windows = [{ from: null, until: null }]
      return [{ who: rule, words: this.#words(rule, windows), windows, notProven: answer.reason }]
    }
    const byWho = new Map<string, { who: RulePlan; windows: TimeWindow[]; notProven?: string }>()
    for (const window of windowsOf(rule, this.#solver.from)) {
      const left = partialEvaluate(rule, window.from ?? this.#solver.from, this.#speech.timeZone, isLimit)
      const found = left === false ? undefined : this.#solver.possible(within(left, window))
      if (found === undefined || found.is === 'impossible') continue
      const who = simplify(left, this.#solver)
      const key = JSON.stringify(who)
      const known = byWho.get(key)
      if (known === undefined) byWho.set(key, { who, windows: [window], ...(found.is === 'not-proven' ? { notProven: found.reason } : {}) })
      else append(known.windows, window)
    }
    return [...byWho.values()].map(({ who, windows, notProven }) => {
      const [first] = windows
      const seen = first === undefined ? undefined : this.#solver.possible(within(who, first))
      return {
        who,
        words: this.#words(who, windows),
        windows,
        ...(seen?.is === 'possible' ? { witness: findingWitness({ site }, seen.witness, routes) } : {}),
        ...(notProven === undefined ? {} : { notProven }),
      }
    })
  }

  #words(who: RulePlan, windows: readonly TimeWindow[]): string {
    const { timeZone } = this.#speech
    const times = windows.map(({ from, until }) => {
      const [start, end] = [from === null ? '' : momentInWords(from, timeZone), until === null ? '' : momentInWords(until, timeZone, true)]
      if (start === '') return end === '' ? 'from now on' : `until ${end}`
      return end === '' ? `from ${start} on` : `from ${start} to ${end}`
    })
    // A time of the week alone says when, and not who.
    const everybody = typeof who !== 'boolean' && !reads(who, (fact) => !fact.startsWith('clock.')) ? 'everybody, ' : ''
    return `${everybody}${ruleInWords(who, this.#speech)}, ${listInWords(times)}`
  }
}

/** Limits of time cut the future into windows; windows of the week stay part of who. */
function isLimit([, fact, op]: Comparison): boolean {
  return fact === 'clock.now' && op !== 'week'
}

/** From now on, cut wherever a limit of `rule` begins or ends. */
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

/** Windows that touch are one. */
function append(windows: TimeWindow[], next: TimeWindow): void {
  const last = windows.at(-1)
  if (last !== undefined && last.until !== null && next.from === last.until + 1)
    windows[windows.length - 1] = { from: last.from, until: next.until }
  else windows.push(next)
}
