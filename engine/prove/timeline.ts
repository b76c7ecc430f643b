/** The timeline: every moment of the coming days at which anything that players see changes by the clock, with what and for whom. */
import { dayIn } from '../core/format.ts'
import type { RulePlan } from '../core/slice.ts'
import { addBoundaries } from '../compile/boundaries.ts'
import { listInWords, momentInWords, type WordingContext, ruleInWords } from '../wording/rule.ts'
import type { FindingWitness } from '../document/finding.ts'
import type { Catalogue } from '../core/catalogue.ts'
import type { CheckedSite } from '../check/site.ts'
import { findingWitness } from './context.ts'
import { dedupe, identityOf, type TargetGroup } from './dedupe.ts'
import { type TargetKind, targetsOf, reads } from './targets.ts'
import { partialEvaluate } from './partial-evaluate.ts'
import { simplify } from './simplify.ts'
import { allOf, not, operands, otherFact } from '../core/rule-algebra.ts'
import { openSolver, type Solver } from './solve.ts'

/** One place that appears or disappears for some. */
export interface TimelineChange {
  readonly change: 'appears' | 'disappears'
  readonly kind: TargetKind
  /** Where it is written, by kind and id. */
  readonly document: string
  /** The banner or list entry that it was made for, by kind and id. */
  readonly entry?: string
  readonly title: string
  readonly addresses: readonly string[]
  readonly routes: readonly string[]
  /** Addresses inside of it that come and go with it. */
  readonly inside: readonly string[]
  /** Who it appears or disappears for, without the clock. */
  readonly who: RulePlan
  readonly words: string
  /** Somebody of them: sees it at `at` when it appears, saw it a millisecond before when it disappears. */
  readonly witness?: FindingWitness
  /** Why this may be nobody: the solver could not say. Absent where it is proven. */
  readonly notProven?: string
}

/** All that changes at one moment. */
export interface TimelineEvent {
  /** Milliseconds since 1970: the first moment of the new state. */
  readonly at: number
  /** The moment on the site's clocks. */
  readonly wall: string
  readonly changes: readonly TimelineChange[]
}

export interface Timeline {
  readonly from: number
  readonly until: number
  readonly events: readonly TimelineEvent[]
  /** Places that compare the clock with a fact of somebody: they change at moments of their own, which are not listed. */
  readonly notFollowed: readonly string[]
}

export interface TimelineRequest {
  readonly site: CheckedSite
  readonly catalogue: Catalogue
  readonly at: number
  readonly days?: number
}

export const TIMELINE_DAYS = 60
const DAY = 86_400_000
/** Moments of one rule that are followed; more than one an hour for a year is a clock, not a schedule. */
const MOST_MOMENTS = 10_000

/** The site must be without errors. */
export function timelineOf({ site, catalogue, at, days = TIMELINE_DAYS }: TimelineRequest): Timeline {
  const solver = openSolver({ facts: catalogue.facts, from: 0 })
  const timeZone = site.settings.timeZone
  const until = at + days * DAY
  const follower = new ChangeFinder(solver, { facts: catalogue.facts, timeZone, at }, at, until)
  const events = new Map<number, Map<string, TimelineDraft>>()
  const notFollowed = new Set<string>()
  for (const target of targetsOf(site, catalogue)) {
    if (target.kind === 'step') continue
    if (comparesClock(target.rule)) notFollowed.add(target.address)
    for (const turn of follower.turns(target.rule)) {
      const drafts = events.get(turn.at) ?? new Map<string, TimelineDraft>()
      events.set(turn.at, drafts)
      const key = `${turn.change} ${identityOf(target)} ${turn.words}`
      const draft = drafts.get(key)
      if (draft === undefined)
        drafts.set(key, { place: target, turn, addresses: new Set([target.address]), routes: new Set(target.routes), inside: [] })
      else {
        draft.addresses.add(target.address)
        for (const route of target.routes) draft.routes.add(route)
      }
    }
  }
  return {
    from: at,
    until,
    events: [...events].sort(([a], [b]) => a - b).map(([instant, drafts]) => event(instant, [...drafts.values()], site, timeZone)),
    notFollowed: [...notFollowed],
  }
}

/** `banner "Christmas" appears for everybody` */
export function changeInWords({ change, kind, title, document, entry, inside, words, notProven }: TimelineChange): string {
  const what = kind === 'node' ? `"${title}"` : kind === 'row' ? title : `${kind} "${title}"`
  const where = [
    entry === undefined ? document : `${entry} on ${document}`,
    ...(inside.length === 0 ? [] : [`${inside.length} inside of it`]),
  ]
  return `${what} (${listInWords(where)}) ${change} for ${words}${notProven === undefined ? '' : ` (not proven: ${notProven})`}`
}

interface TargetChange {
  readonly at: number
  readonly change: TimelineChange['change']
  readonly who: RulePlan
  readonly words: string
  readonly witness?: { readonly persona: FindingWitness['persona']; readonly at: number }
  readonly notProven?: string
}

interface TimelineDraft extends TargetGroup {
  readonly turn: TargetChange
  readonly addresses: Set<string>
  readonly routes: Set<string>
}

class ChangeFinder {
  readonly #solver: Solver
  readonly #speech: WordingContext
  readonly #from: number
  readonly #until: number
  readonly #known = new Map<string, readonly TargetChange[]>()

  constructor(solver: Solver, speech: WordingContext, from: number, until: number) {
    this.#solver = solver
    this.#speech = speech
    this.#from = from
    this.#until = until
  }

  /** The moments at which `rule` begins or ceases to hold for somebody. */
  turns(rule: RulePlan): readonly TargetChange[] {
    const key = JSON.stringify(rule)
    let turns = this.#known.get(key)
    if (turns === undefined) {
      turns = this.#moments(rule).flatMap((at) => this.#turnsAt(rule, at))
      this.#known.set(key, turns)
    }
    return turns
  }

  #moments(rule: RulePlan): readonly number[] {
    const moments = new Set<number>()
    if (reads(rule, (fact) => fact === 'clock.today'))
      for (const midnight of midnights(this.#from, this.#until, this.#speech.timeZone)) moments.add(midnight)
    for (let here = this.#from; moments.size < MOST_MOMENTS;) {
      const found: number[] = []
      addBoundaries(rule, here, found)
      here = Math.min(...found)
      if (!(here <= this.#until)) break
      moments.add(here)
    }
    if (moments.size >= MOST_MOMENTS)
      throw new Error(`a rule changes more than ${MOST_MOMENTS.toLocaleString('en')} times; ask for fewer days`)
    return [...moments].sort((a, b) => a - b)
  }

  #turnsAt(rule: RulePlan, at: number): readonly TargetChange[] {
    const before = partialEvaluate(rule, at - 1, this.#speech.timeZone)
    const after = partialEvaluate(rule, at, this.#speech.timeZone)
    return [...this.#turn('appears', allOf([after, not(before)]), at), ...this.#turn('disappears', allOf([before, not(after)]), at)]
  }

  #turn(change: TargetChange['change'], rule: RulePlan, at: number): readonly TargetChange[] {
    const answer = this.#solver.possible(rule)
    if (answer.is === 'impossible') return []
    const who = simplify(rule, this.#solver)
    const words = ruleInWords(who, this.#speech)
    if (answer.is === 'not-proven') return [{ at, change, who, words, notProven: answer.reason }]
    return [{ at, change, who, words, witness: { persona: answer.witness.persona, at: change === 'appears' ? at : at - 1 } }]
  }
}

function event(at: number, drafts: readonly TimelineDraft[], site: CheckedSite, timeZone: string): TimelineEvent {
  return {
    at,
    wall: momentInWords(at, timeZone),
    changes: dedupe(drafts, ({ turn }) => `${turn.change} ${turn.words}`).map(({ place: target, turn, addresses, routes, inside }) => {
      const { change, who, words, witness, notProven } = turn
      return {
        change,
        kind: target.kind,
        document: target.document,
        ...(target.entry === undefined ? {} : { entry: target.entry.document }),
        title: target.title,
        addresses: [...addresses],
        routes: [...routes],
        inside,
        who,
        words,
        ...(witness === undefined ? {} : { witness: findingWitness({ site }, witness, [...routes]) }),
        ...(notProven === undefined ? {} : { notProven }),
      }
    }),
  }
}

/** Every first moment of a day on the site's clocks. */
function midnights(from: number, until: number, timeZone: string): readonly number[] {
  const found: number[] = []
  for (let here = from; here <= until;) {
    // Days have 23 to 25 hours where clocks change: the edge is found by halving.
    let [low, high] = [here, here + DAY + 2 * 3_600_000]
    const today = dayIn(here, timeZone)
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2)
      if (dayIn(middle, timeZone) === today) low = middle
      else high = middle
    }
    if (high <= until) found.push(high)
    here = high
  }
  return found
}

function comparesClock(rule: RulePlan): boolean {
  if (typeof rule === 'boolean') return false
  if (rule[0] !== 'is') return operands(rule).some(comparesClock)
  const other = otherFact(rule)
  return other !== undefined && [rule[1], other].some((fact) => fact === 'clock.now' || fact === 'clock.today')
}
