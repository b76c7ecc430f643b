/** Rules and schedules in plain English, as documents have them or as compile makes them: `logged in and VIP level at least 5`. */
import type { FactDefinition } from '../core/fact.ts'
import { wallClock } from '../core/format.ts'
import { isObject, type Json, type JsonObject, own } from '../core/json.ts'
import type { RulePlan } from '../core/slice.ts'
import { same } from '../core/value.ts'
import { factInWords } from './persona.ts'
import { opposites } from '../core/rule-algebra.ts'

/** What words need to know of the site. */
export interface WordingContext {
  readonly facts: { readonly [fact: string]: Pick<FactDefinition, 'description' | 'schema'> }
  readonly timeZone: string
  /** Windows of the week are told by the clocks of this moment: summer time or winter time. */
  readonly at: number
  /** What people call an audience. */
  readonly audience?: (id: string) => string | undefined
}

/** Who a rule holds for: `everybody`, `nobody`, or in words when. Takes rules of documents and compiled ones. */
export function ruleInWords(rule: RulePlan | Json, speech: WordingContext): string {
  return said(readRule(rule), speech)
}

/** `VIP level at least 5 becomes at least 3`: the smallest part that differs, when it is one; else the one rule and the other. */
export function changeInWords(from: RulePlan | Json, to: RulePlan | Json, speech: WordingContext): string {
  return difference(readRule(from), readRule(to), speech)
}

/** `from 1 Dec 2026 00:00 to 6 Jan 2027 23:59, Mon and Tue 18:00 to 02:00`, as it stands in a document; `always` when it sets no limit. */
export function scheduleInWords(schedule: Json | undefined): string {
  if (!isObject(schedule)) return 'always'
  const [from, until] = [schedule.from, schedule.until].map((wall) => (typeof wall === 'string' ? wallInWords(wall) : undefined))
  const windows = Array.isArray(schedule.weekly) ? (schedule.weekly as readonly Json[]).filter(isObject) : []
  const weekly = windows.map(
    ({ days, from: opens, until: closes }) =>
      `${listInWords((Array.isArray(days) ? days : []).map((day: Json) => capital(String(day))))} ${String(opens)} to ${String(closes)}`,
  )
  const parts = [rangeInWords(from, until), ...weekly].filter((part) => part !== '')
  return parts.length === 0 ? 'always' : parts.join(', ')
}

/** `1 Dec 2026 00:00` on the site's clocks; with seconds where they matter. `end` is the last moment of something: its whole minute belongs to it. */
export function momentInWords(at: number, timeZone: string, end = false): string {
  const wall = wallClock(at, timeZone)
  return wallInWords(end && (at + 1) % 60_000 === 0 ? wall.slice(0, 16) : wall)
}

/** Several things in a row: `a, b and c`. */
export function listInWords(words: readonly string[], last = 'and'): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}

/** Both forms of rules in one. */
type Clause =
  | boolean
  | { readonly group: 'all' | 'any'; readonly parts: readonly Clause[] }
  | { readonly not: Clause }
  | { readonly audience: string }
  | { readonly argument: string }
  | { readonly fact: string; readonly op: string; readonly value: Json | undefined }

function readRule(rule: RulePlan | Json): Clause {
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

function said(clause: Clause, speech: WordingContext): string {
  if (typeof clause === 'boolean') return clause ? 'everybody' : 'nobody'
  if ('not' in clause) {
    const inner = clause.not
    if (typeof inner === 'boolean') return said(!inner, speech)
    if ('not' in inner) return said(inner.not, speech)
    if ('audience' in inner) return `not in ${said(inner, speech)}`
    if ('argument' in inner) return `argument "${inner.argument}" is false`
    if ('fact' in inner) return leafInWords({ ...inner, op: own(opposites, inner.op) ?? `not ${inner.op}` }, speech)
    return `not (${said(inner, speech)})`
  }
  if ('audience' in clause) return `audience "${speech.audience?.(clause.audience) ?? clause.audience}"`
  if ('argument' in clause) return `argument "${clause.argument}" is true`
  if ('fact' in clause) return leafInWords(clause, speech)
  if (clause.parts.length === 0) return said(clause.group === 'all', speech)
  const isMixed = (part: Clause): boolean =>
    typeof part === 'object' && 'group' in part && part.group !== clause.group && part.parts.length > 1
  const words = clause.parts.map((part) => (isMixed(part) ? `(${said(part, speech)})` : said(part, speech)))
  return words.join(clause.group === 'all' ? ' and ' : ' or ')
}

function difference(from: Clause, to: Clause, speech: WordingContext): string {
  if (typeof from === 'object' && typeof to === 'object') {
    if ('fact' in from && 'fact' in to && from.fact === to.fact && from.fact !== 'clock.now') {
      const subject = subjectOf(from.fact, speech)
      const [before, after] = [said(from, speech), said(to, speech)]
      if (before.startsWith(`${subject} `) && after.startsWith(`${subject} `)) return `${before} becomes ${after.slice(subject.length + 1)}`
    }
    if ('not' in from && 'not' in to && !('fact' in (from.not as object))) return difference(from.not, to.not, speech)
    if ('group' in from && 'group' in to && from.group === to.group) {
      const gone = from.parts.filter((part) => !to.parts.some((other) => same(part, other)))
      const come = to.parts.filter((part) => !from.parts.some((other) => same(part, other)))
      if (gone.length === 1 && come.length === 1) return difference(gone[0] as Clause, come[0] as Clause, speech)
      const joint = from.group === 'all' ? 'and' : 'or'
      if (gone.length === 0 && come.length === 1) return `"${joint} ${said(come[0] as Clause, speech)}" is added to its rule`
      if (gone.length === 1 && come.length === 0) return `"${joint} ${said(gone[0] as Clause, speech)}" is taken from its rule`
    }
  }
  return `${whole(from, speech)} becomes ${whole(to, speech)}`
}

function whole(clause: Clause, speech: WordingContext): string {
  const words = said(clause, speech)
  return typeof clause === 'object' && 'group' in clause && clause.parts.length > 1 ? `(${words})` : words
}

function subjectOf(fact: string, { facts }: WordingContext): string {
  return factInWords(fact, own(facts, fact)?.description ?? '')
}

type ComparisonClause = Extract<Clause, { readonly fact: string }>

function leafInWords(leaf: ComparisonClause, speech: WordingContext): string {
  const { fact, op, value } = leaf
  const schema = own(speech.facts, fact)?.schema
  if (schema !== undefined && 'format' in schema && schema.format === 'instant') return clockInWords(leaf, speech)
  const subject = subjectOf(fact, speech)
  if (typeof value === 'boolean' && (op === 'eq' || op === 'neq')) return value === (op === 'eq') ? subject : `not ${subject}`
  return `${subject} ${predicate(op, value, speech)}`
}

function predicate(op: string, value: Json | undefined, speech: WordingContext): string {
  const one = valueInWords(value, speech)
  const many = Array.isArray(value) ? (value as readonly Json[]).map((each) => valueInWords(each, speech)) : [one]
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
      return value === false ? 'is not there' : 'is there'
    case 'not exists':
      return value === false ? 'is there' : 'is not there'
    case 'versionGte':
      return `${one} or newer`
    case 'not versionGte':
      return `older than ${one}`
    case 'bucket':
      return `in the share from ${many[0]} % to ${many[1]} %`
    case 'not bucket':
      return `outside of the share from ${many[0]} % to ${many[1]} %`
    default:
      return `${op} ${one}`
  }
}

function valueInWords(value: Json | undefined, speech: WordingContext): string {
  if (value === '') return 'empty'
  if (typeof value === 'number') return value.toLocaleString('en', { maximumFractionDigits: 10 })
  if (isObject(value)) return typeof value.fact === 'string' ? subjectOf(value.fact, speech) : String((value as JsonObject).$ref ?? '…')
  return Array.isArray(value) ? value.map(String).join(', ') : String(value)
}

/** Moments stand as wall times in documents and as milliseconds in compiled rules. */
function clockInWords({ fact, op, value }: ComparisonClause, speech: WordingContext): string {
  const moment = (one: Json | undefined, end: boolean): string | undefined =>
    typeof one === 'number' ? momentInWords(one, speech.timeZone, end) : typeof one === 'string' ? wallInWords(one) : undefined
  const isNot = op.startsWith('not ')
  const plain = isNot ? op.slice(4) : op
  const subject = fact === 'clock.now' ? '' : `${subjectOf(fact, speech)} `
  const words = ((): string | undefined => {
    const [from, until] = Array.isArray(value) ? (value as readonly Json[]) : []
    switch (plain) {
      case 'between':
        return rangeInWords(moment(from, false), moment(until, true))
      case 'week':
        return weekInWords(value, speech)
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
  if (words === undefined) return `${subjectOf(fact, speech)} ${predicate(op, value, speech)}`
  const isOutside = isNot && plain === 'week'
  return `${isOutside ? 'outside of ' : isNot ? 'not ' : ''}${subject}${words === '' ? 'at any time' : words}`
}

const DAY = 86_400_000
const WEEK = 7 * DAY
/** The week of compiled rules starts on a Thursday. */
const days = ['Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed']

/** Windows of the UTC week on the clocks of the zone. */
function weekInWords(value: Json | undefined, { timeZone, at }: WordingContext): string {
  const segments = (Array.isArray(value) ? (value as readonly Json[]) : []).filter(
    (one): one is readonly [number, number] => Array.isArray(one) && one.length === 2 && one.every((end) => typeof end === 'number'),
  )
  const windows: [number, number][] = segments.map(([from, until]) => [from, until])
  const last = windows.at(-1)
  // A window over the edge of the week was cut in two.
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
  const words = [...byTime].map(([time, on]) => `${listInWords(on.sort((a, b) => monday(a) - monday(b)))} ${time}`)
  return words.length === 0 ? 'never in the week' : words.join(' or ')
}

function timeOf(within: number, end: boolean): string {
  const text = new Date(within % DAY).toISOString().slice(11, 19)
  return (end && (within + 1) % 60_000 === 0) || text.endsWith(':00') ? text.slice(0, 5) : text
}

function rangeInWords(from: string | undefined, until: string | undefined): string {
  if (from !== undefined && until !== undefined) return `from ${from} to ${until}`
  if (from !== undefined) return `from ${from} on`
  return until === undefined ? '' : `until ${until}`
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `2026-12-01T00:00` -> `1 Dec 2026 00:00`. */
function wallInWords(wall: string): string {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d(?::\d\d)?)/.exec(wall) ?? []
  if (time === undefined) return wall
  return `${Number(day)} ${months[Number(month) - 1]} ${year} ${time.endsWith(':00') && time.length === 8 ? time.slice(0, 5) : time}`
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}
