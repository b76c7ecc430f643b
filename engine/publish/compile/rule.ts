/** Source rules and schedules become compiled rules: audiences inlined, wall times turned into instants, constants folded. */
import { Temporal } from 'temporal-polyfill'
import { isObject, type Json, type JsonObject } from '../../core/json.ts'
import type { Op, Rule } from '../../core/slice.ts'
import { type CompileContext, CompileError, needFact } from './context.ts'

export function rule(source: Json, context: CompileContext): Rule {
  if (typeof source === 'boolean') return source
  if (!isObject(source)) throw new CompileError(context, 'a rule must be true, false or an object')
  if (Array.isArray(source.all)) return group('all', source.all, context)
  if (Array.isArray(source.any)) return group('any', source.any, context)
  if (source.not !== undefined) {
    const inner = rule(source.not, context)
    return typeof inner === 'boolean' ? !inner : ['not', inner]
  }
  if (typeof source.audience === 'string') {
    const audience = context.site.document('audience', source.audience)
    if (audience === undefined) throw new CompileError(context, `unknown audience ${source.audience}`)
    return rule(audience.value.rule as Json, context)
  }
  if (typeof source.fact === 'string') return leaf(source.fact, source, context)
  throw new CompileError(context, 'unknown kind of rule')
}

function leaf(fact: string, source: JsonObject, context: CompileContext): Rule {
  needFact(context, fact)
  const value = ruleValue(source.value as Json | undefined, context)
  if (isObject(value) && typeof value.fact === 'string') needFact(context, value.fact)
  const definition = context.site.catalogue.facts[fact]
  const instant = definition !== undefined && 'format' in definition.schema && definition.schema.format === 'instant'
  const given = instant ? instants(value, context) : value
  return given === undefined ? ['is', fact, source.op as Op] : ['is', fact, source.op as Op, given as Json]
}

/** A rule's value may name an entry of a publish-time `each` (a tab's own routes). */
function ruleValue(value: Json | undefined, context: CompileContext): Json | undefined {
  if (!isObject(value) || typeof value.$ref !== 'string') return value
  const [root, name = '', ...path] = value.$ref.split('.')
  let here: Json | undefined = root === 'item' ? context.items[name] : root === 'args' ? context.args[name] : undefined
  for (const key of path) here = isObject(here) ? (here[key] as Json | undefined) : undefined
  return here ?? (value.default as Json | undefined)
}

function instants(value: Json | undefined, context: CompileContext): Json | undefined {
  if (typeof value === 'string') return instantOf(value, context.site.timeZone, false)
  if (Array.isArray(value))
    return value.map((one, n) => (typeof one === 'string' ? instantOf(one, context.site.timeZone, n === 1) : (one as Json)))
  return value
}

function group(kind: 'all' | 'any', parts: readonly Json[], context: CompileContext): Rule {
  const absorbing = kind === 'any'
  const kept: Rule[] = []
  for (const part of parts) {
    const one = rule(part, context)
    if (one === absorbing) return absorbing
    if (typeof one === 'boolean') continue
    if (Array.isArray(one) && one[0] === kind) kept.push(...(one.slice(1) as Rule[]))
    else kept.push(one)
  }
  if (kept.length === 0) return !absorbing
  return kept.length === 1 ? (kept[0] as Rule) : [kind, ...kept]
}

/** `when` and `schedule` of a node, or of a document behind it, as one rule; undefined when it is always seen. */
export function condition(source: JsonObject, context: CompileContext): Rule | undefined {
  const parts: Rule[] = []
  if (source.when !== undefined) parts.push(rule(source.when as Json, context))
  if (isObject(source.schedule)) {
    const { timeZone } = context.site
    const from = typeof source.schedule.from === 'string' ? instantOf(source.schedule.from, timeZone, false) : null
    const until = typeof source.schedule.until === 'string' ? instantOf(source.schedule.until, timeZone, true) : null
    needFact(context, 'clock.now')
    parts.push(['is', 'clock.now', 'between', [from, until]])
  }
  return and(parts)
}

export function and(parts: readonly Rule[]): Rule | undefined {
  const kept = parts.filter((part) => part !== true)
  if (kept.includes(false)) return false
  return kept.length === 0 ? undefined : kept.length === 1 ? kept[0] : ['all', ...kept]
}

/** Milliseconds of a wall time in `timeZone`. An end without seconds means the whole minute: both ends are inclusive (reading AM-090). */
export function instantOf(wall: string, timeZone: string, end: boolean): number {
  const at = Temporal.PlainDateTime.from(wall).toZonedDateTime(timeZone, { disambiguation: end ? 'later' : 'earlier' }).epochMilliseconds
  if (!end) return at
  return at + (/T\d\d:\d\d:\d\d/.test(wall) ? 999 : /T/.test(wall) ? 59_999 : 86_399_999)
}

/** Every instant after `at` at which `rule` may change because of the clock. */
export function boundaries(source: Rule, at: number, found: number[]): void {
  if (typeof source === 'boolean') return
  if (source[0] !== 'is') {
    for (const part of source.slice(1)) boundaries(part as Rule, at, found)
    return
  }
  if (source[1] !== 'clock.now') return
  const op = source[2]
  const values = Array.isArray(source[3]) ? source[3] : [source[3]]
  values.forEach((value, n) => {
    if (typeof value !== 'number') return
    const next = (op === 'between' && n === 1) || op === 'lte' || op === 'gt' ? value + 1 : value
    if (next > at) found.push(next)
  })
}
