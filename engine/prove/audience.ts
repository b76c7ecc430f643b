/**
 * The audience diff: for each place whose rule, schedule or surroundings changed, who sees it now and did not before, and who no longer does;
 * as the smallest rule that describes them, with somebody of whom it is true, and from when to when.
 */
import type { Rule } from '../core/slice.ts'
import { boundaries } from '../compile/rule.ts'
import type { FindingWitness } from '../document/finding.ts'
import type { Catalogue } from '../core/catalogue.ts'
import type { Site } from '../check/site.ts'
import { findingWitness } from './context.ts'
import type { Leaf } from './domain.ts'
import { folded, identityOf, type Told } from './dedupe.ts'
import { type Place, type PlaceKind, placesOf, reads } from './targets.ts'
import { residual } from './partial-evaluate.ts'
import { smallest } from './simplify.ts'
import { allOf, not } from '../core/rule-algebra.ts'
import { openSolver, type Solver } from './solve.ts'
import { listInWords, momentInWords, type Speech, wordsOf } from '../wording/rule.ts'

/** Milliseconds since 1970, both included; null is no limit: from the moment of the diff, for good. */
export interface Window {
  readonly from: number | null
  readonly until: number | null
}

/** People who gain or lose a place, all in the same windows of time. */
export interface Group {
  /** Without its windows; windows of the week stay in it. */
  readonly who: Rule
  /** `VIP level from 3 to 4, from 1 Dec 2026 00:00 to 6 Jan 2027 23:59` */
  readonly words: string
  readonly windows: readonly Window[]
  /** Somebody of them, and a moment; absent where nobody could be found. */
  readonly witness?: FindingWitness
  /** Why this may be nobody: the solver could not say. Absent where it is proven. */
  readonly notProven?: string
}

export interface AudienceDifference {
  readonly change: 'added' | 'removed' | 'changed'
  readonly kind: PlaceKind
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
  readonly gains: readonly Group[]
  readonly loses: readonly Group[]
  /** Addresses inside of it for which the same is true. */
  readonly inside: readonly string[]
}

export interface AudienceRequest {
  readonly before: Site
  readonly after: Site
  readonly catalogue: Catalogue
  /** Moments before are past and of no interest. */
  readonly at: number
}

/** Both sites must be without errors. */
export function audienceDifferences({ before, after, catalogue, at }: AudienceRequest): readonly AudienceDifference[] {
  const solver = openSolver({ facts: catalogue.facts, from: at })
  const asker = new Asker(solver, before, after)
  const found = new Map<string, Draft>()
  for (const [a, b] of pairs(placesOf(before, catalogue), placesOf(after, catalogue))) {
    const place = (b ?? a) as Place
    const [was, is] = rulesOf(a, b)
    const groups = asker.compare(was, is, a, b)
    if (groups === undefined) continue
    const change = a === undefined ? 'added' : b === undefined ? 'removed' : 'changed'
    const key = `${change} ${identityOf(place)} ${groups.key}`
    const draft = found.get(key)
    if (draft !== undefined) {
      draft.addresses.add(place.address)
      for (const route of place.routes) draft.routes.add(route)
      continue
    }
    found.set(key, {
      change,
      place,
      key: groups.key,
      groups,
      addresses: new Set([place.address]),
      routes: new Set(place.routes),
      inside: [],
    })
  }
  return folded([...found.values()], ({ change, key }) => `${change} ${key}`).map(
    ({ change, place, groups, addresses, routes, inside }) => ({
      change,
      kind: place.kind,
      document: place.document,
      item: itemOf(place),
      ...(place.entry === undefined ? {} : { entry: place.entry.document }),
      title: place.title,
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
  const pages = [...new Set(addresses.map((address) => address.split('/')[0]))]
  const more = [
    ...(difference.entry === undefined ? [] : [difference.entry]),
    ...(document.startsWith('section/')
      ? [`on ${listInWords([...pages.slice(0, 4), ...(pages.length > 4 ? [`${pages.length - 4} more`] : [])] as string[])}`]
      : []),
    ...(inside.length === 0 ? [] : [`${inside.length} inside of it`]),
  ]
  const name = `${what} (${[where, ...more].join(', ')})${change === 'added' ? ', new' : change === 'removed' ? ', removed' : ''}`
  const line = (verb: string, group: Group): string =>
    `${name}: ${verb} ${group.words}${group.notProven === undefined ? '' : ` (not proven: ${group.notProven})`}`
  return [
    ...gains.map((group) => line(change === 'added' ? 'seen by' : 'gained by', group)),
    ...loses.map((group) => line(change === 'removed' ? 'no longer seen by' : 'lost by', group)),
  ]
}

/** Documents as a whole have none. What was made for an entry of a list has the id of the node it was made from. */
function itemOf({ kind, source }: Place): string {
  if (kind === 'popup' || kind === 'skin' || typeof source.id !== 'string') return ''
  return source.id.replace(/:.*$/, '')
}

interface Groups {
  readonly key: string
  readonly gains: readonly Group[]
  readonly loses: readonly Group[]
}

interface Draft extends Told {
  readonly change: AudienceDifference['change']
  readonly key: string
  readonly groups: Groups
  readonly addresses: Set<string>
  readonly routes: Set<string>
}

/** Each place before with the same place after: first by address and routes, then by address, then by what it is, for what has moved. */
function pairs(before: readonly Place[], after: readonly Place[]): readonly (readonly [Place | undefined, Place | undefined])[] {
  const found: (readonly [Place | undefined, Place | undefined])[] = []
  let a = before
  let b = after
  const top = ({ address }: Place): string => address.split('/')[0] ?? ''
  for (const key of [
    (place: Place): string => `${identityOf(place)} ${place.address} ${place.routes.join(' ')}`,
    (place: Place): string => `${identityOf(place)} ${place.address}`,
    (place: Place): string => `${identityOf(place)} ${top(place)}`,
  ]) {
    const open = new Map<string, Place[]>()
    for (const place of a) {
      const list = open.get(key(place))
      if (list === undefined) open.set(key(place), [place])
      else list.push(place)
    }
    const left: Place[] = []
    for (const place of b) {
      const match = open.get(key(place))?.shift()
      if (match === undefined) left.push(place)
      else found.push([match, place])
    }
    a = [...open.values()].flat()
    b = left
  }
  // One page more or less within a layout brings no new node of the layout: the same address stands there still.
  const known = new Set(found.flatMap(([one]) => (one === undefined ? [] : [`${identityOf(one)} ${one.address}`])))
  const isNew = (place: Place): boolean => !known.has(`${identityOf(place)} ${place.address}`)
  return [
    ...found,
    ...b.filter(isNew).map((place) => [undefined, place] as const),
    ...a.filter(isNew).map((place) => [place, undefined] as const),
  ]
}

/** Who saw it and who sees it; where it stands counts only when that changed. */
function rulesOf(a: Place | undefined, b: Place | undefined): readonly [Rule, Rule] {
  if (a === undefined || b === undefined) return [a?.rule ?? false, b?.rule ?? false]
  if (a.routes.join(' ') === b.routes.join(' ')) return [a.rule, b.rule]
  const on = ({ rule, routes }: Place): Rule => (routes.length === 0 ? rule : allOf([['is', 'route.id', 'in', [...routes]], rule]))
  return [on(a), on(b)]
}

class Asker {
  readonly #solver: Solver
  readonly #before: Site
  readonly #after: Site
  readonly #speech: Speech
  readonly #known = new Map<string, Groups | undefined>()

  constructor(solver: Solver, before: Site, after: Site) {
    this.#solver = solver
    this.#before = before
    this.#after = after
    this.#speech = { facts: solver.facts, timeZone: after.settings?.timeZone ?? 'UTC', at: solver.from }
  }

  /** Undefined where nobody gains or loses. */
  compare(was: Rule, is: Rule, a: Place | undefined, b: Place | undefined): Groups | undefined {
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

  #groups(rule: Rule, site: Site, routes: readonly string[]): readonly Group[] {
    const answer = this.#solver.possible(rule)
    if (answer.is === 'impossible') return []
    if (answer.is === 'not-proven') {
      const windows = [{ from: null, until: null }]
      return [{ who: rule, words: this.#words(rule, windows), windows, notProven: answer.reason }]
    }
    const byWho = new Map<string, { who: Rule; windows: Window[]; notProven?: string }>()
    for (const window of windowsOf(rule, this.#solver.from)) {
      const left = residual(rule, window.from ?? this.#solver.from, this.#speech.timeZone, isLimit)
      const found = left === false ? undefined : this.#solver.possible(within(left, window))
      if (found === undefined || found.is === 'impossible') continue
      const who = smallest(left, this.#solver)
      const key = JSON.stringify(who)
      const known = byWho.get(key)
      if (known === undefined) byWho.set(key, { who, windows: [window], ...(found.is === 'not-proven' ? { notProven: found.reason } : {}) })
      else append(known.windows, window)
    }
    return [...byWho.values()].map(({ who, windows, notProven }) => {
      const seen = this.#solver.possible(within(who, windows[0] as Window))
      return {
        who,
        words: this.#words(who, windows),
        windows,
        ...(seen.is === 'possible' ? { witness: findingWitness({ site }, seen.witness, routes) } : {}),
        ...(notProven === undefined ? {} : { notProven }),
      }
    })
  }

  #words(who: Rule, windows: readonly Window[]): string {
    const { timeZone } = this.#speech
    const times = windows.map(({ from, until }) => {
      const [start, end] = [from === null ? '' : momentInWords(from, timeZone), until === null ? '' : momentInWords(until, timeZone, true)]
      if (start === '') return end === '' ? 'from now on' : `until ${end}`
      return end === '' ? `from ${start} on` : `from ${start} to ${end}`
    })
    // A time of the week alone says when, and not who.
    const everybody = typeof who !== 'boolean' && !reads(who, (fact) => !fact.startsWith('clock.')) ? 'everybody, ' : ''
    return `${everybody}${wordsOf(who, this.#speech)}, ${listInWords(times)}`
  }
}

/** Limits of time cut the future into windows; windows of the week stay part of who. */
function isLimit([, fact, op]: Leaf): boolean {
  return fact === 'clock.now' && op !== 'week'
}

/** From now on, cut wherever a limit of `rule` begins or ends. */
function windowsOf(rule: Rule, at: number): readonly Window[] {
  const found: number[] = []
  boundaries(withoutWeeks(rule), at, found)
  const cuts = [...new Set(found)].sort((a, b) => a - b)
  return [null, ...cuts].map((from, n) => ({ from, until: n === cuts.length ? null : (cuts[n] as number) - 1 }))
}

function withoutWeeks(rule: Rule): Rule {
  if (typeof rule === 'boolean') return rule
  if (rule[0] === 'is') return rule[1] === 'clock.now' && rule[2] === 'week' ? true : rule
  if (rule[0] === 'not') return ['not', withoutWeeks(rule[1])]
  return [rule[0], ...rule.slice(1).map((part) => withoutWeeks(part as Rule))]
}

function within(rule: Rule, { from, until }: Window): Rule {
  return from === null && until === null ? rule : allOf([rule, ['is', 'clock.now', 'between', [from, until]]])
}

/** Windows that touch are one. */
function append(windows: Window[], next: Window): void {
  const last = windows.at(-1)
  if (last !== undefined && last.until !== null && next.from === last.until + 1)
    windows[windows.length - 1] = { from: last.from, until: next.until }
  else windows.push(next)
}
