/**
 * The audience difference of two sites: for each target with a changed presence, who gains it and who loses it, as a
 * simplified rule with time windows and a witness.
 */
import type { RulePlan } from '../core/slice.ts'
import { addBoundaries } from '../compile/boundaries.ts'
import { type CompileSite, newContext } from '../compile/context.ts'
import { rulePlan } from '../compile/rule.ts'
import type { FindingWitness } from '../document/finding.ts'
import type { Catalogue } from '../core/catalogue.ts'
import type { CheckedSite } from '../check/site.ts'
import { findingWitness } from './context.ts'
import { dedupe, identityOf, type TargetGroup } from './dedupe.ts'
import { asInstants } from './instants.ts'
import { type ComparedSite, type PresenceChange, PresenceChanges } from './presence-change.ts'
import { reads } from './reads.ts'
import { compileSiteOf, placesOf, type Target, type TargetKind, targetsOf } from './targets.ts'
import { partialEvaluate } from './partial-evaluate.ts'
import { simplify } from './simplify.ts'
import { allOf, type Comparison, operands } from '../core/rule-algebra.ts'
import { openSolver, type Solver, type SolverAnswer } from './solve.ts'
import { type Thing, thingsOf } from './things.ts'
import { listInWords, rangesInWords, type WordingContext, ruleInWords } from '../wording/rule.ts'

/**
 * Milliseconds since 1970, inclusive. A `from` of null is the start of the comparison; an `until` of null means
 * forever.
 */
export interface TimeRange {
  readonly from: number | null
  readonly until: number | null
}

export interface TimeShift {
  readonly edge: 'start' | 'end'
  readonly by: number
}

/** Personas that gain or lose a target in the same time windows. */
export interface PersonaGroup {
  /** The rule of the group without the time windows, but with its weekly windows. */
  readonly who: RulePlan
  /** The group in words: `VIP level from 3 to 4, from 1 Dec 2026 00:00 to 6 Jan 2027 23:59`. */
  readonly words: string
  /** The group in words without the time windows, or the title of the audience with this rule. */
  readonly people: string
  /** The time windows in words. */
  readonly times: string
  /**
   * How far the start or the end of the target moves for the group, in milliseconds. Absent if anything else changes.
   */
  readonly shift?: TimeShift
  readonly windows: readonly TimeRange[]
  /** A persona of the group and an instant. Absent if the solver found none. */
  readonly witness?: FindingWitness
  /** Why the solver could not decide whether the group is empty. Absent if it is proven non-empty. */
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
  /** The widget of a node. */
  readonly widget?: string
  readonly title: string
  /** All addresses of the target. */
  readonly addresses: readonly string[]
  readonly routes: readonly string[]
  readonly gains: readonly PersonaGroup[]
  readonly loses: readonly PersonaGroup[]
  /** Addresses of inner targets that have the same gains and losses. */
  readonly inside: readonly string[]
}

export interface AudienceRequest {
  readonly before: CheckedSite
  readonly after: CheckedSite
  readonly catalogue: Catalogue
  /** Start of the comparison, milliseconds since 1970. Earlier instants do not count. */
  readonly at: number
}

/** Compares the targets of two error-free sites. */
export function audienceDifferences({ before, after, catalogue, at }: AudienceRequest): readonly AudienceDifference[] {
  const solver = openSolver({ facts: catalogue.facts, from: at })
  const comparison = new AudienceComparison(solver, before, after, catalogue)
  const found = new Map<string, DifferenceDraft>()
  for (const thing of thingsOf(targetsOf(before, catalogue), targetsOf(after, catalogue))) {
    const targets = thing.after.length > 0 ? thing.after : thing.before
    const [target] = targets
    if (target === undefined) continue
    const groups = comparison.compare(thing)
    if (groups === undefined) continue
    const change = thing.before.length === 0 ? 'added' : thing.after.length === 0 ? 'removed' : 'changed'
    const key = `${change} ${identityOf(target)} ${target.title} ${groups.key}`
    const addresses = targets.map(({ address }) => address)
    const draft = found.get(key)
    if (draft !== undefined) {
      for (const address of addresses) draft.addresses.add(address)
      for (const route of groups.routes) draft.routes.add(route)
      continue
    }
    found.set(key, {
      change,
      target,
      key: groups.key,
      groups,
      addresses: new Set(addresses),
      routes: new Set(groups.routes),
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
      ...(target.kind === 'node' ? { widget: target.widget } : {}),
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
    ...(inside.length === 0 ? [] : [`${inside.length} inside it`]),
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

/** Returns the id of a target in its document; empty for whole documents. Keys of list entries are cut off. */
function itemId({ kind, source }: Target): string {
  return kind === 'popup' || kind === 'skin' ? '' : source.id.replace(/:.*$/, '')
}

interface GroupDifference {
  readonly key: string
  /** Routes on which the presence has changed; empty means all routes. */
  readonly routes: readonly string[]
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
  readonly #changes: PresenceChanges
  readonly #siteBefore: ComparedSite
  readonly #siteAfter: ComparedSite
  readonly #wording: WordingContext
  readonly #after: CheckedSite
  readonly #compileSite: CompileSite
  readonly #cache = new Map<string, readonly PersonaGroup[]>()
  #titles: ReadonlyMap<string, string> | undefined

  constructor(solver: Solver, before: CheckedSite, after: CheckedSite, catalogue: Catalogue) {
    this.#solver = solver
    this.#after = after
    this.#compileSite = compileSiteOf(after, catalogue)
    this.#changes = new PresenceChanges(solver.types, (rule) => solver.possible(rule).is === 'impossible')
    // A change may also affect guards, so the site before and the site after it have separate conditions of access.
    this.#siteBefore = comparedSite(before, catalogue)
    this.#siteAfter = comparedSite(after, catalogue)
    this.#wording = { facts: solver.facts, timeZone: after.settings.timeZone, at: solver.from }
  }

  /** Who gains or loses the thing; undefined if nobody does. */
  compare(thing: Thing): GroupDifference | undefined {
    const was = { site: this.#siteBefore, targets: thing.before }
    const is = { site: this.#siteAfter, targets: thing.after }
    const [gained, lost] = [this.#changes.of(is, was), this.#changes.of(was, is)]
    const [gains, loses] = [this.#personaGroups(gained), this.#personaGroups(lost)]
    if (gains.length + loses.length === 0) return undefined
    const routes = new Set([
      ...(gains.length > 0 ? (gained?.routes ?? []) : []),
      ...(loses.length > 0 ? (lost?.routes ?? []) : []),
    ])
    const key = JSON.stringify([gains, loses].map((side) => side.map(({ words }) => words)))
    return { key, routes: [...routes], gains, loses }
  }

  /** Groups the personas who gain or lose the thing. */
  #personaGroups(change: PresenceChange | undefined): readonly PersonaGroup[] {
    if (change === undefined || change.rule === false) return []
    const { rule, wide, narrow, routes } = change
    const key = JSON.stringify([rule, wide, narrow, routes])
    const known = this.#cache.get(key) ?? this.#findGroups(change)
    this.#cache.set(key, known)
    return known
  }

  #findGroups({ rule, wide, narrow, located, place }: PresenceChange): readonly PersonaGroup[] {
    const answer = this.#solver.possible(rule)
    if (answer.is === 'impossible') return []
    if (answer.is === 'not-proven') {
      const windows = [{ from: null, until: null }]
      return [{ who: rule, ...this.#words(rule, windows), windows, notProven: answer.reason }]
    }
    const byWho = new Map<string, { who: RulePlan; windows: TimeRange[]; first: SolverAnswer; notProven?: string }>()
    for (const window of windowsOf(rule, this.#solver.from)) {
      const left = partialEvaluate(rule, window.from ?? this.#solver.from, this.#wording.timeZone, isTimeLimit)
      const found = left === false ? undefined : this.#solver.possible(within(left, window))
      if (found === undefined || found.is === 'impossible') continue
      const who = simplify(left, this.#solver)
      const key = JSON.stringify(who)
      const known = byWho.get(key)
      if (known === undefined)
        byWho.set(key, {
          who,
          windows: [window],
          first: found,
          ...(found.is === 'not-proven' ? { notProven: found.reason } : {}),
        })
      else appendWindow(known.windows, window)
    }
    return [...byWho.values()].map(({ who, windows, first: answerOfAll, notProven }) => {
      const [first] = windows
      const simple = first === undefined ? undefined : this.#solver.possible(within(who, first))
      // A simplified rule may allow paths that no route has; the rule of `located` does not.
      const namesPath = simple?.is === 'possible' && simple.witness.persona['route.path'] !== undefined
      const onPath = namesPath && first !== undefined ? this.#solver.possible(within(located(), first)) : simple
      const seen = onPath?.is === 'possible' ? onPath : answerOfAll
      const shift = first === undefined || windows.length > 1 ? undefined : this.#shiftOf(narrow, wide, who, first)
      return {
        who,
        ...this.#words(who, windows),
        ...(shift === undefined ? {} : { shift }),
        windows,
        ...(seen?.is === 'possible' ? { witness: findingWitness(this.#solver, seen.witness, place) } : {}),
        ...(notProven === undefined ? {} : { notProven }),
      }
    })
  }

  /** The shift, if `wide` adds only this window to the times of `narrow`, directly before or after them. */
  #shiftOf(narrow: RulePlan, wide: RulePlan, who: RulePlan, { from, until }: TimeRange): TimeShift | undefined {
    if (from === null || until === null) return undefined
    const holds = (rule: RulePlan, op: 'eq' | 'lt' | 'gt', at: number): boolean =>
      this.#solver.possible(allOf([rule, who, ['is', 'clock.now', op, at]])).is !== 'impossible'
    const by = until + 1 - from
    const isLonger = holds(narrow, 'eq', from - 1) && !holds(wide, 'gt', until)
    if (isLonger && !holds(narrow, 'gt', until)) return { edge: 'end', by }
    const isEarlier = holds(narrow, 'eq', until + 1) && !holds(wide, 'lt', from)
    if (isEarlier && !holds(narrow, 'lt', from)) return { edge: 'start', by }
    return undefined
  }

  #words(who: RulePlan, windows: readonly TimeRange[]): Pick<PersonaGroup, 'words' | 'people' | 'times'> {
    const { timeZone } = this.#wording
    const [first] = windows
    const isAlways = windows.length === 1 && first?.from === null && first.until === null
    const ranges = windows.map(({ from, until }) => [from ?? undefined, until ?? undefined] as const)
    const times = isAlways ? 'from now on' : rangesInWords(ranges, timeZone)
    // A rule that reads only the clock describes no personas: its windows apply to everybody.
    const everybody = typeof who !== 'boolean' && !reads(who, (fact) => !fact.startsWith('clock.')) ? 'everybody, ' : ''
    const words = `${everybody}${ruleInWords(who, this.#wording)}`
    const audience = this.#audiences().get(JSON.stringify(who))
    return { words: `${words}, ${times}`, people: audience === undefined ? words : `"${audience}"`, times }
  }

  /** The titles of the audiences by their simplified rules. */
  #audiences(): ReadonlyMap<string, string> {
    this.#titles ??= new Map(
      this.#after.index.documents('audience').map(({ value: { title, rule } }) => {
        const context = newContext(this.#compileSite, 'audience', '')
        const plan = asInstants(rulePlan(rule, context), this.#wording.timeZone)
        return [JSON.stringify(simplify(plan, this.#solver)), title] as const
      }),
    )
    return this.#titles
  }
}

function comparedSite(site: CheckedSite, catalogue: Catalogue): ComparedSite {
  const pages = new Map<string, string>()
  for (const { id, value } of site.index.documents('route'))
    if (value.page !== undefined && value.redirect === undefined) pages.set(id, value.page)
  const shown = new Set(pages.values())
  return {
    places: placesOf(site, catalogue),
    hasLanguageAddresses: site.settings.languageAddresses,
    pageOf: (route) => pages.get(route),
    hasPage: (page) => shown.has(page),
  }
}

/** True for comparisons with instants, which divide the future into windows. False for weekly windows. */
function isTimeLimit([, fact, op]: Comparison): boolean {
  return fact === 'clock.now' && op !== 'week'
}

/** The time from `at` on, divided at the boundaries of `rule`. */
function windowsOf(rule: RulePlan, at: number): readonly TimeRange[] {
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

function within(rule: RulePlan, { from, until }: TimeRange): RulePlan {
  return from === null && until === null ? rule : allOf([rule, ['is', 'clock.now', 'between', [from, until]]])
}

/** Adds a window, or extends the last one if the two are adjacent. */
function appendWindow(windows: TimeRange[], next: TimeRange): void {
  const last = windows.at(-1)
  if (last !== undefined && last.until !== null && next.from === last.until + 1)
    windows[windows.length - 1] = { from: last.from, until: next.until }
  else windows.push(next)
}
