/**
 * The timeline: every instant of the coming days at which a target appears or disappears because of the clock, and for
 * whom.
 */
import { DAY } from '../core/duration.ts'
import type { RulePlan } from '../core/slice.ts'
import { addBoundaries } from '../compile/boundaries.ts'
import { forPeople } from '../wording/people.ts'
import { listInWords, momentInWords, type WordingContext, ruleInWords } from '../wording/rule.ts'
import type { FindingWitness } from '../document/finding.ts'
import type { Catalogue } from '../core/catalogue.ts'
import type { CheckedSite } from '../check/site.ts'
import { findingWitness } from './context.ts'
import { dedupe, identityOf, type TargetGroup } from './dedupe.ts'
import { placesOf, type Target, type TargetKind, targetsOf, titleOf } from './targets.ts'
import { readsClock } from './reads.ts'
import type { RouteAccess } from './route-access.ts'
import { partialEvaluate } from './partial-evaluate.ts'
import { simplify } from './simplify.ts'
import { allOf, not, operands, otherFact } from '../core/rule-algebra.ts'
import { openSolver, type Solver } from './solve.ts'

/** A target that appears or disappears for some personas. */
export interface TimelineChange {
  readonly change: 'appears' | 'disappears'
  readonly kind: TargetKind
  /** The document of the target: `kind/id`. */
  readonly document: string
  /** The document of the list entry that the node is compiled for: `kind/id`. */
  readonly entry?: string
  /** All documents that show the list entry. For other targets, only `document`. */
  readonly places: readonly string[]
  readonly title: string
  readonly addresses: readonly string[]
  readonly routes: readonly string[]
  /** Addresses of targets inside this target that appear or disappear with it. */
  readonly inside: readonly string[]
  /** The people for whom the target appears or disappears, as a rule without the clock. */
  readonly who: RulePlan
  readonly words: string
  /** A witness: for `appears` at the instant of the event, for `disappears` one millisecond before it. */
  readonly witness?: FindingWitness
  /** Why the solver could not decide whether a persona is affected. Absent if the change is proven. */
  readonly notProven?: string
}

/** All changes at one instant. */
export interface TimelineEvent {
  /** The first instant after the change, milliseconds since 1970. */
  readonly at: number
  /** The instant in the time zone of the site. */
  readonly wall: string
  readonly changes: readonly TimelineChange[]
}

export interface Timeline {
  readonly from: number
  readonly until: number
  readonly events: readonly TimelineEvent[]
  /**
   * Addresses of targets that compare the clock with another fact. Their changes are not listed, because they depend on
   * the persona.
   */
  readonly notFollowed: readonly string[]
}

export interface TimelineRequest {
  readonly site: CheckedSite
  readonly catalogue: Catalogue
  readonly at: number
  readonly days?: number
}

export const TIMELINE_DAYS = 60
/** Maximum number of boundaries of one rule: more than one an hour for a year. */
const MAX_BOUNDARIES = 10_000

/** The timeline of a site without errors. */
export function timelineOf({ site, catalogue, at, days = TIMELINE_DAYS }: TimelineRequest): Timeline {
  const solver = openSolver({ facts: catalogue.facts, from: 0 })
  const timeZone = site.settings.timeZone
  const until = at + days * DAY
  const finder = new ChangeFinder(solver, { facts: catalogue.facts, timeZone, at }, at, until)
  const events = new Map<number, Map<string, TimelineDraft>>()
  const notFollowed = new Set<string>()
  const targets = targetsOf(site, catalogue)
  for (const target of [...targets, ...openedPages(targets, site, catalogue)]) {
    if (target.kind === 'step') continue
    if (comparesFactWithClock(target.rule)) notFollowed.add(target.address)
    for (const targetChange of finder.changes(target.rule)) {
      const drafts = events.get(targetChange.at) ?? new Map<string, TimelineDraft>()
      events.set(targetChange.at, drafts)
      const key = `${targetChange.change} ${subjectOf(target)} ${targetChange.words}`
      const draft = drafts.get(key)
      if (draft === undefined)
        drafts.set(key, {
          target,
          targetChange,
          places: new Set([target.document]),
          addresses: new Set([target.address]),
          routes: new Set(target.routes),
          innerAddresses: [],
        })
      else {
        draft.places.add(target.document)
        draft.addresses.add(target.address)
        for (const route of target.routes) draft.routes.add(route)
      }
    }
  }
  return {
    from: at,
    until,
    events: [...events]
      .sort(([a], [b]) => a - b)
      .map(([instant, drafts]) => timelineEvent(instant, [...drafts.values()], site, solver)),
    notFollowed: [...notFollowed],
  }
}

/**
 * The pages of routes whose guards depend on the clock. They are listed in addition to the nodes of the layout, which
 * do not change if other routes always show them.
 */
function openedPages(targets: readonly Target[], site: CheckedSite, catalogue: Catalogue): readonly Target[] {
  const places = placesOf(site, catalogue)
  return targets
    .filter(({ document, pointer }) => document.startsWith('layout/') && pointer === '/root')
    .flatMap((layout) => {
      const { access = [] } = layout.place
      const isDated = ({ guards }: RouteAccess): boolean => guards.some(({ rule }) => readsClock(rule))
      const routes = access.length < 2 ? [] : [...new Set(access.filter(isDated).map(({ route }) => route))]
      return routes.flatMap((route): readonly Target[] => {
        const page = site.index.document('page', site.index.document('route', route)?.value.page ?? '')
        if (page === undefined) return []
        const place = { access: access.filter((one) => one.route === route) }
        const rule = places.ruleAt(place, layout.localRule, { isRouteNamed: true })
        const title = titleOf(page.value, page.id, site.settings.defaultLanguage)
        return [{ ...layout, document: `page/${page.id}`, title, rule, place, routes: [route] }]
      })
    })
}

/** Returns the same key for an entry in all documents that show it; for other targets, the identity of the target. */
function subjectOf(target: Target): string {
  const { kind, entry, item, title } = target
  if (entry === undefined || item === undefined) return `${identityOf(target)} ${title}`
  return ['entry', kind, entry.document, String(item.id ?? entry.pointer)].join(' ')
}

/**
 * The changes of an event in words. A change in several places is one phrase that lists all of them: `"Christmas" …
 * appears for …`.
 */
export function eventInWords({ changes }: TimelineEvent): readonly string[] {
  const groups = new Map<string, TimelineChange[]>()
  for (const change of changes) {
    const { change: verb, kind, document, entry, title } = change
    const key = `${verb} ${kind} ${entry ?? document} ${title}`
    const group = entry === undefined ? undefined : groups.get(key)
    if (group === undefined) groups.set(entry === undefined ? `${groups.size}` : key, [change])
    else group.push(change)
  }
  return [...groups.values()].map(([first, ...others]) => {
    const more = others.map(
      (other) => `, and on ${listInWords(placesInWords(other))} ${forPeople(other.words)}${doubtInWords(other)}`,
    )
    return first === undefined ? '' : changeInWords(first) + more.join('')
  })
}

/** A change in words: `banner "Christmas" appears for everybody`. */
export function changeInWords(timelineChange: TimelineChange): string {
  const { change, kind, title, entry, inside, words } = timelineChange
  const what = kind === 'node' ? `"${title}"` : kind === 'row' ? title : `${kind} "${title}"`
  const places = listInWords(placesInWords(timelineChange))
  const where = [
    entry === undefined ? places : `${entry} on ${places}`,
    ...(inside.length === 0 ? [] : [`${inside.length} inside it`]),
  ]
  return `${what} (${listInWords(where)}) ${change} ${forPeople(words)}${doubtInWords(timelineChange)}`
}

/** Names the documents, and for sections also the pages that include them: `section/hot (home, game)`. */
function placesInWords({ places, addresses }: TimelineChange): readonly string[] {
  const pages = [...new Set(addresses.map((address) => address.split('/')[0] ?? ''))]
  return places.map((place) => (place.startsWith('section/') ? `${place} (${pages.join(', ')})` : place))
}

function doubtInWords({ notProven }: TimelineChange): string {
  return notProven === undefined ? '' : ` (not proven: ${notProven})`
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
  readonly targetChange: TargetChange
  readonly places: Set<string>
  readonly addresses: Set<string>
  readonly routes: Set<string>
}

class ChangeFinder {
  readonly #solver: Solver
  readonly #wording: WordingContext
  readonly #from: number
  readonly #until: number
  readonly #cache = new Map<string, readonly TargetChange[]>()

  constructor(solver: Solver, speech: WordingContext, from: number, until: number) {
    this.#solver = solver
    this.#wording = speech
    this.#from = from
    this.#until = until
  }

  /** The instants at which the set of personas for whom `rule` holds changes. */
  changes(rule: RulePlan): readonly TargetChange[] {
    const key = JSON.stringify(rule)
    let changes = this.#cache.get(key)
    if (changes === undefined) {
      changes = this.#boundaries(rule).flatMap((at) => this.#changesAt(rule, at))
      this.#cache.set(key, changes)
    }
    return changes
  }

  #boundaries(rule: RulePlan): readonly number[] {
    const instants = new Set<number>()
    for (let here = this.#from; instants.size < MAX_BOUNDARIES;) {
      const found: number[] = []
      addBoundaries(rule, here, found)
      here = Math.min(...found)
      if (!(here <= this.#until)) break
      instants.add(here)
    }
    if (instants.size >= MAX_BOUNDARIES)
      throw new Error(
        `a rule changes more than ${MAX_BOUNDARIES.toLocaleString('en')} times; use a smaller number of days`,
      )
    return [...instants].sort((a, b) => a - b)
  }

  #changesAt(rule: RulePlan, at: number): readonly TargetChange[] {
    const before = partialEvaluate(rule, at - 1, this.#wording.timeZone)
    const after = partialEvaluate(rule, at, this.#wording.timeZone)
    return [
      ...this.#change('appears', allOf([after, not(before)]), at),
      ...this.#change('disappears', allOf([before, not(after)]), at),
    ]
  }

  #change(change: TargetChange['change'], rule: RulePlan, at: number): readonly TargetChange[] {
    const answer = this.#solver.possible(rule)
    if (answer.is === 'impossible') return []
    const who = simplify(rule, this.#solver)
    const words = ruleInWords(who, this.#wording)
    if (answer.is === 'not-proven') return [{ at, change, who, words, notProven: answer.reason }]
    return [
      { at, change, who, words, witness: { persona: answer.witness.persona, at: change === 'appears' ? at : at - 1 } },
    ]
  }
}

function timelineEvent(at: number, drafts: readonly TimelineDraft[], site: CheckedSite, solver: Solver): TimelineEvent {
  return {
    at,
    wall: momentInWords(at, site.settings.timeZone),
    changes: dedupe(drafts, ({ targetChange }) => `${targetChange.change} ${targetChange.words}`).map(
      ({ target, targetChange, places, addresses, routes, innerAddresses: inside }) => {
        const { change, who, words, witness, notProven } = targetChange
        return {
          change,
          kind: target.kind,
          document: target.document,
          ...(target.entry === undefined ? {} : { entry: target.entry.document }),
          places: [...places],
          title: target.title,
          addresses: [...addresses],
          routes: [...routes],
          inside,
          who,
          words,
          ...(witness === undefined ? {} : { witness: findingWitness(solver, witness, target.place) }),
          ...(notProven === undefined ? {} : { notProven }),
        }
      },
    ),
  }
}

function comparesFactWithClock(rule: RulePlan): boolean {
  if (typeof rule === 'boolean') return false
  if (rule[0] !== 'is') return operands(rule).some(comparesFactWithClock)
  const other = otherFact(rule)
  return other !== undefined && [rule[1], other].some((fact) => fact === 'clock.now' || fact === 'clock.today')
}
