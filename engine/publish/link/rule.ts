/** Rules: each comparison fits its fact, and the whole stays within what can be proven. */
import { isObject, type Json, type JsonObject, own } from '../../core/json.ts'
import type { FactSchema } from '../../action.ts'
import type { Schema } from '../../../schemas/schema.ts'
import { pointerTo, shown } from '../finding.ts'
import { describe } from '../validate/describe.ts'
import { nearest } from '../validate/nearest.ts'
import { misfit } from './assignable.ts'
import type { Desk } from './desk.ts'
import { refer } from './reference.ts'
import type { Scope } from './scope.ts'
import type { Site } from './site.ts'

export const caps = { leaves: 64, depth: 8 } as const

export type Sort = 'boolean' | 'word' | 'number' | 'list' | 'instant' | 'version'

/** The same as the engine evaluates (engine/core/rule.ts); a test holds the two together. */
export const ops: { readonly [sort in Sort]: readonly string[] } = {
  boolean: ['eq', 'neq', 'exists'],
  word: ['eq', 'neq', 'in', 'notIn', 'contains', 'notContains', 'exists', 'bucket'],
  number: ['eq', 'neq', 'in', 'notIn', 'gt', 'gte', 'lt', 'lte', 'between', 'exists'],
  list: ['contains', 'notContains', 'exists'],
  instant: ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'between', 'exists'],
  version: ['eq', 'neq', 'in', 'notIn', 'versionGte', 'exists'],
}

const sortWords: { readonly [sort in Sort]: string } = {
  boolean: 'true or false',
  word: 'a word',
  number: 'a number',
  list: 'a list of words',
  instant: 'a moment',
  version: 'a version',
}

function sortOf(schema: FactSchema): Sort {
  if ('format' in schema) return schema.format
  if (schema.type === 'boolean') return 'boolean'
  if (schema.type === 'array') return 'list'
  return schema.type === 'string' ? 'word' : 'number'
}

/** One comparison. Its form has been checked; what is malformed is passed over here. */
export function checkFactRule(desk: Desk, value: Json, pointer: string): void {
  if (!isObject(value) || typeof value.fact !== 'string' || typeof value.op !== 'string') return
  const fact = own(desk.catalogue.facts, value.fact)
  if (fact === undefined) return
  const sort = sortOf(fact.schema)
  const say = (message: string, at = pointerTo(pointer, 'value'), hint?: string): void =>
    desk.say({ code: 'CFG-RULE', pointer: at, message, ...(hint === undefined ? {} : { hint }), help: fact.description })
  if (!ops[sort].includes(value.op)) {
    say(
      `${value.fact} is ${sortWords[sort]} and cannot be compared with ${shown(value.op)}`,
      pointerTo(pointer, 'op'),
      `it takes ${ops[sort].join(', ')}`,
    )
    return
  }
  const against = value.value
  if (value.op === 'exists') {
    if (against !== undefined && typeof against !== 'boolean') say(`exists takes true or false, got ${shown(against)}`)
    return
  }
  if (against === undefined) {
    desk.say({ code: 'CFG-REQUIRED', pointer, message: '"value" is missing', help: fact.description })
    return
  }
  if (isObject(against)) {
    // Put in at publish, from an argument or an entry; compile refuses any other reference.
    if (typeof against.$ref === 'string') {
      if (!/^(item|args)\./.test(against.$ref)) say(`a rule compares with what is known at publish: item.… or args.…, got ${against.$ref}`)
      return
    }
    const other = typeof against.fact === 'string' ? own(desk.catalogue.facts, against.fact) : undefined
    if (other !== undefined && (['in', 'notIn', 'between', 'bucket'].includes(value.op) || !isComparable(sort, sortOf(other.schema))))
      say(
        `${value.fact} (${sortWords[sort]}) cannot be compared with ${String(against.fact)} (${sortWords[sortOf(other.schema)]}) by ${value.op}`,
      )
    return
  }
  checkValue(value.op, against, fact.schema, sort, say)
}

/** What a rule is compared with by an argument or an entry: it must exist and be of the fact's type. */
export function checkRuleReference(desk: Desk, scope: Scope, value: Json, pointer: string): void {
  if (!isObject(value) || typeof value.fact !== 'string' || !isObject(value.value) || typeof value.value.$ref !== 'string') return
  const fact = own(desk.catalogue.facts, value.fact)
  const at = pointerTo(pointer, 'value', '$ref')
  const found = refer(value.value.$ref, scope, desk.catalogue)
  if (!found.ok)
    desk.say({ code: 'CFG-REF', pointer: at, message: found.message, ...(found.hint === undefined ? {} : { hint: found.hint }) })
  else if (fact !== undefined) {
    const type = fact.schema.type === 'array' ? 'string' : fact.schema.type
    const wantsList = ['in', 'notIn', 'between'].includes(String(value.op))
    const problem = misfit(found.schema, wantsList ? { type: 'array', items: { type } } : { type })
    if (problem !== undefined)
      desk.say({
        code: 'CFG-BIND',
        pointer: at,
        message: `${value.fact} cannot be compared with ${value.value.$ref}: ${problem}`,
        help: fact.description,
      })
  }
}

function isComparable(a: Sort, b: Sort): boolean {
  return a === b || (a === 'list' && b === 'word')
}

function checkValue(
  op: string,
  value: Json,
  schema: FactSchema,
  sort: Sort,
  say: (message: string, at?: string, hint?: string) => void,
): void {
  switch (op) {
    case 'in':
    case 'notIn':
      if (!Array.isArray(value) || value.length === 0) say(`${op} takes a list with at least one entry, got ${shown(value)}`)
      else for (const one of value as readonly Json[]) checkOne(one, schema, sort, say)
      return
    case 'between': {
      const [from, to] = Array.isArray(value) ? (value as readonly Json[]) : []
      if (!Array.isArray(value) || value.length !== 2) say(`between takes [lowest, highest], got ${shown(value)}`)
      else {
        for (const one of value as readonly Json[]) checkOne(one, schema, sort, say)
        if (typeof from === 'number' && typeof to === 'number' && from > to)
          say(`between takes the lower number first, got ${shown(value)}`)
      }
      return
    }
    case 'bucket': {
      const [from, to] = Array.isArray(value) ? (value as readonly Json[]) : []
      const isShare = typeof from === 'number' && typeof to === 'number' && from >= 0 && to <= 100 && from < to
      if (!isShare || !Array.isArray(value) || value.length !== 2)
        say(`bucket takes [from, to] in percent, such as [0, 10], got ${shown(value)}`)
      return
    }
    case 'versionGte':
      if (typeof value !== 'string' || !/^\d+(\.\d+){0,3}$/.test(value)) say(`a version is written like "2.14.0", got ${shown(value)}`)
      return
    case 'contains':
    case 'notContains':
      checkOne(value, { type: 'string' }, 'word', say)
      return
    default:
      checkOne(value, schema, sort, say)
  }
}

function checkOne(value: Json, schema: FactSchema, sort: Sort, say: (message: string, at?: string, hint?: string) => void): void {
  const wanted = schema as Schema
  const enumerated = wanted.enum
  const type = typeof value
  const fits = sort === 'boolean' ? type === 'boolean' : sort === 'number' || sort === 'instant' ? type === 'number' : type === 'string'
  if (!fits || (wanted.type === 'integer' && !Number.isInteger(value))) say(`expected ${describe(wanted)}, got ${shown(value)}`)
  else if (enumerated !== undefined && !enumerated.includes(value))
    say(
      `expected ${describe(wanted)}, got ${shown(value)}`,
      undefined,
      typeof value === 'string' ? nearest(value, enumerated.map(String)) : undefined,
    )
  else if (
    typeof value === 'number' &&
    ((wanted.minimum !== undefined && value < wanted.minimum) || (wanted.maximum !== undefined && value > wanted.maximum))
  )
    say(`expected ${describe(wanted)}, got ${shown(value)}`)
}

/** The size of a whole rule, audiences counted with what they stand for. */
export function checkRuleSize(desk: Desk, rule: Json, pointer: string): void {
  const { leaves, depth } = measure(rule, desk.site, new Set())
  if (leaves > caps.leaves)
    desk.say({
      code: 'CFG-RULE',
      pointer,
      message: `the rule has ${leaves > 9999 ? 'more than 9,999' : leaves} comparisons with those of its audiences; at most ${caps.leaves} can be proven`,
    })
  if (depth > caps.depth)
    desk.say({ code: 'CFG-RULE', pointer, message: `the rule nests ${depth} deep with its audiences; at most ${caps.depth} can be proven` })
}

function measure(rule: Json, site: Site, within: ReadonlySet<string>): { readonly leaves: number; readonly depth: number } {
  if (!isObject(rule)) return { leaves: 0, depth: 0 }
  const parts = Array.isArray(rule.all) ? rule.all : Array.isArray(rule.any) ? rule.any : rule.not === undefined ? undefined : [rule.not]
  if (parts !== undefined) {
    let leaves = 0
    let depth = 0
    for (const part of parts as readonly Json[]) {
      const one = measure(part, site, within)
      leaves += one.leaves
      depth = Math.max(depth, one.depth)
      if (leaves > 9999) break
    }
    return { leaves, depth: depth + 1 }
  }
  if (typeof rule.audience === 'string') {
    const audience = site.documents.get(`audience/${rule.audience}`)?.value as JsonObject | undefined
    if (audience === undefined || within.has(rule.audience) || within.size > 20) return { leaves: 1, depth: 1 }
    return measure(audience.rule ?? true, site, new Set([...within, rule.audience]))
  }
  return { leaves: 1, depth: 1 }
}
