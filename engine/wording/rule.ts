/**
 * Describes rules and schedules in plain English: `logged in and VIP level at least 5`. The rules may be those of
 * documents or compiled rules.
 */
import { DAY, WEEK } from '../core/duration.ts'
import { capital } from './capital.ts'
import { type FactDefinition, type FactSchema, valueLabel } from '../core/fact.ts'
import { wallClock } from '../core/format.ts'
import { isObject, type Json, type JsonObject, own } from '../core/json.ts'
import type { RulePlan } from '../core/slice.ts'
import { same } from '../core/value.ts'
import { wallInWords } from './moment.ts'
import { factInWords } from './persona.ts'
import { opposites } from '../core/rule-algebra.ts'

/** The parts of the site that are needed to describe a rule. */
export interface WordingContext {
  readonly facts: { readonly [fact: string]: Pick<FactDefinition, 'description' | 'schema'> }
  readonly timeZone: string
  /** Milliseconds since 1970. Weekly windows are written with the zone's offset at this instant. */
  readonly at: number
  /** Returns the title of an audience. */
  readonly audience?: (id: string) => string | undefined
}

/** Describes for whom a rule holds: `everybody`, `nobody` or a condition. */
export function ruleInWords(rule: RulePlan | Json, context: WordingContext): string {
  return clauseInWords(readRule(rule), context)
}

/**
 * Describes a change of a rule: `VIP level at least 5 becomes at least 3`. If exactly one part differs, names only this
 * part.
 */
export function ruleChangeInWords(from: RulePlan | Json, to: RulePlan | Json, context: WordingContext): string {
  return clauseChange(readRule(from), readRule(to), context)
}

/**
 * Describes a document's schedule: `from 1 Dec 2026 00:00 to 6 Jan 2027 23:59, Mon and Tue 18:00 to 02:00`; `always` if
 * it has no limits.
 */
export function scheduleInWords(schedule: Json | undefined): string {
  if (!isObject(schedule)) return 'always'
  const [from, until] = [schedule.from, schedule.until].map((wall) => (typeof wall === 'string' ? wall : undefined))
  const windows = Array.isArray(schedule.weekly) ? (schedule.weekly as readonly Json[]).filter(isObject) : []
  const weekly = windows.map(({ days, from: opens, until: closes }) => {
    const names = (Array.isArray(days) ? days : []).map((day: Json) => capital(String(day)))
    return windowInWords(names, `${String(opens)} to ${String(closes)}`, from, until)
  })
  const parts = [wallRangeInWords(from, until), ...weekly].filter((part) => part !== '')
  return parts.length === 0 ? 'always' : parts.join(', ')
}

/** Local time in `timeZone`: `1 Dec 2026 00:00`, with seconds when they are not 0. */
export function momentInWords(at: number, timeZone: string): string {
  return wallInWords(wallClock(at, timeZone))
}

/** With `end`, an instant in the last millisecond of a minute is written without seconds, as that minute. */
function wallAt(at: number, timeZone: string, end: boolean): string {
  const wall = wallClock(at, timeZone)
  return end && (at + 1) % 60_000 === 0 ? wall.slice(0, 16) : wall
}

/**
 * A range of instants, both ends included, in local time; undefined means no limit. Whole days are written without
 * times: `from 10 to 12 Dec 2026`. Returns an empty text if there are no limits.
 */
export function rangeInWords(from: number | undefined, until: number | undefined, timeZone: string): string {
  return wallRangeInWords(
    from === undefined ? undefined : wallAt(from, timeZone, false),
    until === undefined ? undefined : wallAt(until, timeZone, true),
  )
}

/**
 * Ranges of instants, both ends included, in local time. Ranges on consecutive days with the same times are merged:
 * `from 10 to 12 Dec 2026, 18:00 to 02:00`.
 */
export function rangesInWords(
  ranges: readonly (readonly [from: number | undefined, until: number | undefined])[],
  timeZone: string,
  joint = 'and',
): string {
  const runs: [WallRange, ...WallRange[]][] = []
  for (const [from, until] of ranges) {
    const wall: WallRange = [
      from === undefined ? undefined : wallAt(from, timeZone, false),
      until === undefined ? undefined : wallAt(until, timeZone, true),
    ]
    const run = runs.at(-1)
    if (run !== undefined && isNextDay(run.at(-1) ?? wall, wall)) run.push(wall)
    else runs.push([wall])
  }
  return listInWords(runs.map(runInWords), joint)
}

type WallRange = readonly [from: string | undefined, until: string | undefined]

/**
 * Whether the second range has the same times as the first, one day later, and the first range is shorter than a day.
 */
function isNextDay([from, until]: WallRange, [nextFrom, nextUntil]: WallRange): boolean {
  if (from === undefined || until === undefined || nextFrom === undefined || nextUntil === undefined) return false
  const at = (wall: string): number => Date.parse(`${wall}Z`)
  return at(until) - at(from) < DAY - 60_000 && at(nextFrom) - at(from) === DAY && at(nextUntil) - at(until) === DAY
}

function runInWords([first, ...others]: readonly [WallRange, ...WallRange[]]): string {
  const [from, until] = first
  const last = others.at(-1)?.[0]
  if (last === undefined || from === undefined || until === undefined) return wallRangeInWords(from, until)
  const days = wallRangeInWords(`${from.slice(0, 10)}T00:00`, `${last.slice(0, 10)}T23:59`)
  return `${days}, ${timesInWords(from, until)}`
}

/** `18:00 to 02:00`. */
function timesInWords(from: string, until: string): string {
  const time = (wall: string): string => wallInWords(wall).replace(/^.* /, '')
  return `${time(from)} to ${time(until)}`
}

/** Joins words: `a, b and c`. */
export function listInWords(words: readonly string[], last = 'and'): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}

/** A rule of a document or a compiled rule, in a common form for wording. */
type WordedRule =
  | boolean
  | { readonly group: 'all' | 'any'; readonly parts: readonly WordedRule[] }
  | { readonly not: WordedRule }
  | { readonly audience: string }
  | { readonly argument: string }
  | { readonly words: string }
  | { readonly fact: string; readonly op: string; readonly value: Json | undefined }

function readRule(rule: RulePlan | Json): WordedRule {
  if (typeof rule === 'boolean') return rule
  if (Array.isArray(rule)) {
    const [kind, ...rest] = rule as unknown as readonly [string, ...Json[]]
    if (kind === 'not') return { not: readRule(rest[0] as Json) }
    if (kind === 'is') return { fact: String(rest[0]), op: String(rest[1]), value: rest[2] }
    return { group: kind === 'any' ? 'any' : 'all', parts: rest.map(readRule) }
  }
  if (!isObject(rule)) return false
  for (const group of ['all', 'any'] as const) {
    const parts = rule[group]
    if (Array.isArray(parts)) return { group, parts: (parts as readonly Json[]).map(readRule) }
  }
  if (rule.not !== undefined) return { not: readRule(rule.not) }
  if (typeof rule.audience === 'string') return { audience: rule.audience }
  if (typeof rule.arg === 'string') return { argument: rule.arg }
  return { fact: String(rule.fact), op: String(rule.op), value: rule.value }
}

function clauseInWords(clause: WordedRule, context: WordingContext): string {
  if (typeof clause === 'boolean') return clause ? 'everybody' : 'nobody'
  if ('not' in clause) {
    const inner = clause.not
    if (typeof inner === 'boolean') return clauseInWords(!inner, context)
    if ('not' in inner) return clauseInWords(inner.not, context)
    if ('audience' in inner) return `not in ${clauseInWords(inner, context)}`
    if ('argument' in inner) return `setting "${inner.argument}" is off`
    if ('fact' in inner) return leafInWords({ ...inner, op: own(opposites, inner.op) ?? `not ${inner.op}` }, context)
    return `not (${clauseInWords(inner, context)})`
  }
  if ('audience' in clause) return `audience "${context.audience?.(clause.audience) ?? clause.audience}"`
  if ('argument' in clause) return `setting "${clause.argument}" is on`
  if ('words' in clause) return clause.words
  if ('fact' in clause) return leafInWords(clause, context)
  if (clause.parts.length === 0) return clauseInWords(clause.group === 'all', context)
  const week = weekIn(clause, context) ?? weekWithout(clause, context)
  if (week !== undefined) return weekInWords(week.value, { ...context, at: week.at })
  const times = clause.group === 'all' ? datesAndWeek(clause.parts, context) : joinedRanges(clause.parts, context)
  if (times !== undefined) return clauseInWords({ group: clause.group, parts: times }, context)
  const isMixed = (part: WordedRule): boolean =>
    typeof part === 'object' &&
    'group' in part &&
    part.group !== clause.group &&
    part.parts.length > 1 &&
    weekIn(part, context) === undefined
  const words = clause.parts.map((part) =>
    isMixed(part) ? `(${clauseInWords(part, context)})` : clauseInWords(part, context),
  )
  return words.join(clause.group === 'all' ? ' and ' : ' or ')
}

/** Merges the dates and the weekly window of one schedule into one part: `from 10 to 12 Dec 2026, 18:00 to 02:00`. */
function datesAndWeek(parts: readonly WordedRule[], context: WordingContext): readonly WordedRule[] | undefined {
  const dates = parts.find((part) => isClock(part, 'between'))
  const weekly = parts.find((part) => weekIn(part, context) !== undefined)
  const week = weekly === undefined ? undefined : weekIn(weekly, context)
  if (dates === undefined || weekly === undefined || week === undefined) return undefined
  const [from, until] = wallRangeOf(dates.value, context.timeZone)
  const during = { ...context, at: isClock(weekly, 'week') ? instantIn(dates, week.at) : week.at }
  const words = `${wallRangeInWords(from, until)}, ${weekInWords(week.value, during, from, until)}`
  return parts.flatMap((part) => (part === dates ? [{ words }] : part === weekly ? [] : [part]))
}

/**
 * Windows of the UTC week (`value`), and an instant at which the zone has the UTC offset that they were compiled for.
 */
interface CompiledWeek {
  readonly value: Json | undefined
  readonly at: number
}

/**
 * The windows of a weekly schedule. In a zone whose clocks change, compile repeats the windows for each UTC offset,
 * limited to the periods that have this offset, and adds the windows that a clock change would cut. These added windows
 * are ignored here.
 */
function weekIn(part: WordedRule, context: WordingContext): CompiledWeek | undefined {
  if (isClock(part, 'week')) return { value: part.value, at: context.at }
  if (typeof part !== 'object' || !('group' in part) || part.group !== 'any') return undefined
  const found: CompiledWeek[] = []
  for (const one of part.parts) {
    if (isClock(one, 'between')) continue
    if (typeof one !== 'object' || !('group' in one) || one.group !== 'all' || one.parts.length !== 2) return undefined
    const [during, week] = one.parts as readonly [WordedRule, WordedRule]
    const period = typeof during === 'object' && 'group' in during ? during.parts[0] : during
    if (period === undefined || !isClock(period, 'between') || !isClock(week, 'week')) return undefined
    found.push({ value: week.value, at: instantIn(period, context.at) })
  }
  const [first, ...others] = found
  if (first === undefined || others.length === 0) return undefined
  const words = (week: CompiledWeek): string => weekInWords(week.value, { ...context, at: week.at })
  return others.every((other) => words(other) === words(first)) ? first : undefined
}

/**
 * Returns the windows of a rule `all: [week, not week]`: those of the first week without those of the second. Such a
 * rule states, for example, the time that a schedule loses when its windows are shortened.
 */
function weekWithout(clause: WordedRule, context: WordingContext): CompiledWeek | undefined {
  if (typeof clause !== 'object' || !('group' in clause) || clause.group !== 'all' || clause.parts.length !== 2)
    return undefined
  const [wide, narrow] = clause.parts as readonly [WordedRule, WordedRule]
  if (!isClock(wide, 'week'))
    return typeof wide === 'object' && 'not' in wide && isClock(narrow, 'week')
      ? weekWithout({ ...clause, parts: [narrow, wide] }, context)
      : undefined
  const excluded = typeof narrow === 'object' && 'not' in narrow ? narrow.not : undefined
  if (excluded === undefined || !isClock(excluded, 'week')) return undefined
  return { value: segmentsWithout(segmentsOf(wide.value), segmentsOf(excluded.value)), at: context.at }
}

type Segment = readonly [from: number, until: number]

function segmentsOf(value: Json | undefined): readonly Segment[] {
  return (Array.isArray(value) ? (value as readonly Json[]) : []).filter(
    (one): one is readonly [number, number] =>
      Array.isArray(one) && one.length === 2 && one.every((end) => typeof end === 'number'),
  )
}

function segmentsWithout(segments: readonly Segment[], excluded: readonly Segment[]): readonly Segment[] {
  return excluded.reduce<readonly Segment[]>(
    (left, [from, until]) =>
      left.flatMap(([start, end]): readonly Segment[] =>
        until < start || from > end
          ? [[start, end]]
          : [
              ...(start < from ? [[start, from - 1] as const] : []),
              ...(end > until ? [[until + 1, end] as const] : []),
            ],
      ),
    segments,
  )
}

/** Returns an instant of a compiled range, or `otherwise` if the range has no limits. */
function instantIn({ value }: ComparisonClause, otherwise: number): number {
  const [from, until] = Array.isArray(value) ? (value as readonly Json[]) : []
  return typeof from === 'number' ? from : typeof until === 'number' ? until : otherwise
}

/** Merges several ranges of a compiled rule into one part. */
function joinedRanges(parts: readonly WordedRule[], { timeZone }: WordingContext): readonly WordedRule[] | undefined {
  const ranges = parts.flatMap((part) => {
    if (!isClock(part, 'between') || !Array.isArray(part.value)) return []
    const [from, until] = part.value as readonly Json[]
    return typeof from === 'number' && typeof until === 'number' ? [{ part, from, until }] : []
  })
  if (ranges.length < 2) return undefined
  const sorted = ranges.toSorted((a, b) => a.from - b.from).map(({ from, until }) => [from, until] as const)
  const words = rangesInWords(sorted, timeZone, 'or')
  const joined = new Set<WordedRule>(ranges.map(({ part }) => part))
  return [...parts.filter((part) => !joined.has(part)), { words }]
}

function isClock(part: WordedRule, op: string): part is ComparisonClause {
  return typeof part === 'object' && 'fact' in part && part.fact === 'clock.now' && part.op === op
}

/**
 * Returns the ends of a range in local time. In documents, the ends are texts; in compiled rules, milliseconds since
 * 1970.
 */
function wallRangeOf(value: Json | undefined, timeZone: string): WallRange {
  const [from, until] = Array.isArray(value) ? (value as readonly Json[]) : []
  const wall = (one: Json | undefined, end: boolean): string | undefined =>
    typeof one === 'number' ? wallAt(one, timeZone, end) : typeof one === 'string' ? one : undefined
  return [wall(from, false), wall(until, true)]
}

function clauseChange(from: WordedRule, to: WordedRule, context: WordingContext): string {
  if (typeof from === 'object' && typeof to === 'object') {
    if ('fact' in from && 'fact' in to && from.fact === to.fact && from.fact !== 'clock.now') {
      const subject = subjectOf(from.fact, context)
      const [before, after] = [clauseInWords(from, context), clauseInWords(to, context)]
      if (before.startsWith(`${subject} `) && after.startsWith(`${subject} `))
        return `${before} becomes ${after.slice(subject.length + 1)}`
    }
    if ('not' in from && 'not' in to && !('fact' in (from.not as object)))
      return clauseChange(from.not, to.not, context)
    const joint = 'group' in from ? from.group : 'group' in to ? to.group : undefined
    const [before, after] = [from, to].map((one) => partsOf(one, joint)) as [Parts, Parts]
    if (joint !== undefined && before !== undefined && after !== undefined) {
      const removed = before.filter((part) => !after.some((other) => same(part, other)))
      const added = after.filter((part) => !before.some((other) => same(part, other)))
      if (removed.length === 1 && added.length === 1)
        return clauseChange(removed[0] as WordedRule, added[0] as WordedRule, context)
      const word = joint === 'all' ? 'and' : 'or'
      if (removed.length === 0 && added.length === 1)
        return `"${word} ${clauseInWords(added[0] as WordedRule, context)}" is added to its rule`
      if (removed.length === 1 && added.length === 0)
        return `"${word} ${clauseInWords(removed[0] as WordedRule, context)}" is removed from its rule`
    }
  }
  return `${inBrackets(from, context)} becomes ${inBrackets(to, context)}`
}

type Parts = readonly WordedRule[] | undefined

/**
 * Returns the parts of a group of the kind `group`, or the rule itself if it is not a group. Undefined for a group of
 * the other kind.
 */
function partsOf(rule: WordedRule, group: 'all' | 'any' | undefined): Parts {
  if (typeof rule !== 'object' || !('group' in rule)) return [rule]
  return rule.group === group ? rule.parts : undefined
}

function inBrackets(clause: WordedRule, context: WordingContext): string {
  const words = clauseInWords(clause, context)
  return typeof clause === 'object' && 'group' in clause && clause.parts.length > 1 ? `(${words})` : words
}

function subjectOf(fact: string, { facts }: WordingContext): string {
  return factInWords(fact, own(facts, fact)?.description ?? '')
}

type ComparisonClause = Extract<WordedRule, { readonly fact: string }>

function leafInWords(leaf: ComparisonClause, context: WordingContext): string {
  const { fact, op, value } = leaf
  const schema = own(context.facts, fact)?.schema
  if (schema !== undefined && 'format' in schema && schema.format === 'instant') return clockInWords(leaf, context)
  const subject = subjectOf(fact, context)
  if (typeof value === 'boolean' && (op === 'eq' || op === 'neq'))
    return value === (op === 'eq') ? subject : `not ${subject}`
  return `${subject} ${predicate(op, value, schema, context)}`
}

function predicate(
  op: string,
  value: Json | undefined,
  schema: FactSchema | undefined,
  context: WordingContext,
): string {
  const inWords = (each: Json | undefined): string =>
    (each === undefined ? undefined : valueLabel(schema, each)) ?? valueInWords(each, context)
  const one = inWords(value)
  const many = Array.isArray(value) ? (value as readonly Json[]).map(inWords) : [one]
  switch (op) {
    case 'eq':
      return `is ${one}`
    case 'neq':
      return `is not ${one}`
    case 'in':
      return `is ${listInWords(many, 'or')}`
    case 'notIn':
      return many.length === 1 ? `is not ${many[0]}` : `is none of ${listInWords(many)}`
    case 'gt':
      return `more than ${one}`
    case 'gte':
      return `at least ${one}`
    case 'lt':
      return `less than ${one}`
    case 'lte':
      return `at most ${one}`
    case 'between':
      return `from ${many[0]} to ${many[1]}`
    case 'not between':
      return `not from ${many[0]} to ${many[1]}`
    case 'contains':
      return `with ${one}`
    case 'notContains':
      return `without ${one}`
    case 'exists':
      return value === false ? 'is not set' : 'is set'
    case 'not exists':
      return value === false ? 'is set' : 'is not set'
    case 'versionGte':
      return `${one} or newer`
    case 'not versionGte':
      return `older than ${one}`
    case 'bucket':
      return `in the share from ${many[0]} % to ${many[1]} %`
    case 'not bucket':
      return `outside the share from ${many[0]} % to ${many[1]} %`
    default:
      return `${op} ${one}`
  }
}

const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 10 })

function valueInWords(value: Json | undefined, context: WordingContext): string {
  if (value === '') return 'empty'
  if (typeof value === 'number') return numbers.format(value)
  if (isObject(value))
    return typeof value.fact === 'string' ? subjectOf(value.fact, context) : String((value as JsonObject).$ref ?? '…')
  return Array.isArray(value) ? value.map(String).join(', ') : String(value)
}

/** Describes a comparison of an instant. The value is a local time in documents, and milliseconds in compiled rules. */
function clockInWords({ fact, op, value }: ComparisonClause, context: WordingContext): string {
  const wall = (one: Json | undefined, end: boolean): string | undefined =>
    typeof one === 'number' ? wallAt(one, context.timeZone, end) : typeof one === 'string' ? one : undefined
  const moment = (one: Json | undefined, end: boolean): string | undefined => {
    const found = wall(one, end)
    return found === undefined ? undefined : wallInWords(found)
  }
  const isNot = op.startsWith('not ')
  const plain = isNot ? op.slice(4) : op
  const subject = fact === 'clock.now' ? '' : `${subjectOf(fact, context)} `
  const words = ((): string | undefined => {
    const [from, until] = Array.isArray(value) ? (value as readonly Json[]) : []
    switch (plain) {
      case 'between':
        return wallRangeInWords(wall(from, false), wall(until, true))
      case 'week':
        return weekInWords(value, context)
      case 'gte':
        return `from ${moment(value, false)} on`
      case 'gt':
        return `after ${moment(value, true)}`
      case 'lte':
        return `until ${moment(value, true)}`
      case 'lt':
        return `before ${moment(value, false)}`
      case 'eq':
        return `at ${moment(value, false)}`
      case 'neq':
        return `not at ${moment(value, false)}`
      default:
        return undefined
    }
  })()
  if (words === undefined) return `${subjectOf(fact, context)} ${predicate(op, value, undefined, context)}`
  const isOutside = isNot && plain === 'week'
  return `${isOutside ? 'outside ' : isNot ? 'not ' : ''}${subject}${words === '' ? 'at any time' : words}`
}

/** Weeks of compiled rules start on Thursday, like 1 January 1970. */
const days = ['Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed']

/** Describes windows of the UTC week in the local time of the zone. */
function weekInWords(
  value: Json | undefined,
  { timeZone, at }: WordingContext,
  startsAt?: string,
  endsAt?: string,
): string {
  const windows: [number, number][] = segmentsOf(value).map(([from, until]) => [from, until])
  const last = windows.at(-1)
  // Compile splits a window that crosses the end of the week, so both halves are joined again.
  if (windows.length > 1 && last !== undefined && windows[0]?.[0] === 0 && last[1] === WEEK - 1) {
    last[1] += (windows[0][1] as number) + 1
    windows.shift()
  }
  const offset = Date.parse(`${wallClock(at, timeZone)}Z`) - Math.floor(at / 1000) * 1000
  const byTime = new Map<string, string[]>()
  for (const [from, until] of windows) {
    const start = (((from + offset) % WEEK) + WEEK) % WEEK
    const time = `${timeOf(start, false)} to ${timeOf(start + until - from, true)}`
    const name = days[Math.floor(start / DAY)] as string
    const list = byTime.get(time)
    if (list === undefined) byTime.set(time, [name])
    else list.push(name)
  }
  const monday = (day: string): number => (days.indexOf(day) + 3) % 7
  const words = [...byTime].map(([time, on]) => {
    const names = on.sort((a, b) => monday(a) - monday(b))
    return windowInWords(names, time, startsAt, endsAt)
  })
  return words.length === 0 ? 'at no time of the week' : words.join(' or ')
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/**
 * Describes a weekly window. Its days are left out if it opens on every day between `from` and `until`: `18:00 to
 * 02:00`.
 */
function windowInWords(names: readonly string[], time: string, from?: string, until?: string): string {
  if (from !== undefined && until !== undefined && hasEveryDay(names, from, until)) return time
  const first = weekdays.indexOf(names[0] ?? '')
  const isRun = names.length > 2 && names.every((name, n) => name === weekdays[first + n])
  const words = names.length === 7 ? 'every day' : isRun ? `${names[0]} to ${names.at(-1)}` : listInWords(names)
  return time === '00:00 to 23:59' ? words : `${words} ${time}`
}

/** Whether `names` contains every day from `from` to `until` (local times). */
function hasEveryDay(names: readonly string[], from: string, until: string): boolean {
  const [first = 0, last = 0] = [from, until].map((wall) => Date.parse(`${wall.slice(0, 10)}T00:00Z`))
  for (let day = first; day <= last && day < first + WEEK; day += DAY)
    if (!names.includes(days[(day / DAY) % 7] ?? '')) return false
  return true
}

function timeOf(within: number, end: boolean): string {
  const text = new Date(within % DAY).toISOString().slice(11, 19)
  return (end && (within + 1) % 60_000 === 0) || text.endsWith(':00') ? text.slice(0, 5) : text
}

/** A range of local times, both included: `2026-12-10T00:00` to `2026-12-12T23:59` -> `from 10 to 12 Dec 2026`. */
function wallRangeInWords(from: string | undefined, until: string | undefined): string {
  if (from === undefined) return until === undefined ? '' : `until ${wallInWords(until)}`
  if (until === undefined) return `from ${wallInWords(from)} on`
  const [first, last] = [wallInWords(from), wallInWords(until)]
  if (first === last) return `at ${first}`
  if (!/T00:00(:00)?$/.test(from) || !/T23:59(:59)?$/.test(until)) {
    if (from.slice(0, 10) !== until.slice(0, 10)) return `from ${first} to ${last}`
    return `on ${first.replace(/ [^ ]*$/, '')} from ${timesInWords(from, until)}`
  }
  const [start, end] = [first, last].map((words) => words.replace(/ [^ ]*$/, '')) as [string, string]
  return start === end ? `on ${start}` : `from ${withoutCommonEnd(start, end)} to ${end}`
}

/** Leaves out the common end of two dates: `10 Dec 2026` before `12 Dec 2026` -> `10`. */
function withoutCommonEnd(day: string, other: string): string {
  const [words, others] = [day.split(' '), other.split(' ')]
  while (words.length > 1 && words.at(-1) === others.at(-1)) {
    words.pop()
    others.pop()
  }
  return words.join(' ')
}
