/** Comparisons of a rule: the operators that fit the type of a fact, and the input that fits the value. */
import { ops, sortOf } from '../../../engine/check/rule.ts'
import type { FactSchema } from '../../../engine/core/fact.ts'
import { isList, isObject, type Json, type JsonObject } from '../../../engine/core/json.ts'
import { same } from '../../../engine/core/value.ts'
import { definitionSchema } from '../../../engine/document/vocabulary.ts'
import type { FactChoice } from './fact-choice.ts'

/** How the value of a comparison is entered. `part` shows it as JSON. */
export type ValueInput =
  | 'yes-no'
  | 'set'
  | 'choice'
  | 'choices'
  | 'number'
  | 'numbers'
  | 'number-range'
  | 'text'
  | 'texts'
  | 'moment'
  | 'moment-range'
  | 'share'
  | 'fact'
  | 'part'

export interface ComparisonOperator {
  readonly op: string
  readonly title: string
}

const titles = definitionSchema('factRule').properties?.op?.labels ?? {}

export function operatorsOf(schema: FactSchema): readonly ComparisonOperator[] {
  return ops[sortOf(schema)].map((op) => ({ op, title: titles[op] ?? op }))
}

/** Returns the input for a comparison; `part` when no input can show the value without changing it. */
export function inputOf({ schema }: Pick<FactChoice, 'schema'>, op: string, value: Json | undefined): ValueInput {
  const input = emptyInputOf(schema, op)
  if (value === undefined) return input
  if (isObject(value)) return typeof value.fact === 'string' && Object.keys(value).length === 1 ? 'fact' : 'part'
  return canShow(input, schema, value) ? input : 'part'
}

function emptyInputOf(schema: FactSchema, op: string): ValueInput {
  const sort = sortOf(schema)
  if (!ops[sort].includes(op)) return 'part'
  if (op === 'exists') return 'set'
  if (op === 'bucket') return 'share'
  const isMany = op === 'in' || op === 'notIn'
  if ('enum' in schema && schema.enum !== undefined && (isMany || op === 'eq' || op === 'neq'))
    return isMany ? 'choices' : 'choice'
  switch (sort) {
    case 'boolean':
      return 'yes-no'
    case 'number':
      return op === 'between' ? 'number-range' : isMany ? 'numbers' : 'number'
    case 'instant':
      return op === 'between' ? 'moment-range' : 'moment'
    case 'list':
    case 'word':
    case 'version':
      return isMany ? 'texts' : 'text'
  }
}

function canShow(input: ValueInput, schema: FactSchema, value: Json): boolean {
  const values: readonly Json[] = 'enum' in schema ? (schema.enum ?? []) : []
  switch (input) {
    case 'yes-no':
    case 'set':
      return typeof value === 'boolean'
    case 'choice':
      return values.includes(value) || value === ''
    case 'choices':
      return isList(value) && value.every((one) => values.includes(one))
    case 'number':
      return typeof value === 'number'
    case 'numbers':
      return isList(value) && value.every((one) => typeof one === 'number')
    case 'number-range':
    case 'share':
      return isList(value) && value.length === 2 && value.every((one) => typeof one === 'number')
    case 'text':
      return typeof value === 'string'
    case 'texts':
      return isList(value) && value.every((one) => typeof one === 'string')
    case 'moment':
      return isMoment(value)
    case 'moment-range':
      return isList(value) && value.length === 2 && value.every(isMoment)
    case 'fact':
    case 'part':
      return false
  }
}

/**
 * Whether a value is a local time to the minute, or not entered yet. For times with seconds, the input would drop the
 * seconds.
 */
function isMoment(value: Json): boolean {
  return typeof value === 'string' && /^(\d{4}-\d\d-\d\dT\d\d:\d\d)?$/.test(value)
}

/** Returns the initial comparison for a fact, with a less usual value, such as its second example. */
export function startComparison({ name, schema, examples }: FactChoice): JsonObject {
  const [first] = ops[sortOf(schema)]
  const op = sortOf(schema) === 'number' && !('enum' in schema && schema.enum !== undefined) ? 'gte' : (first ?? 'eq')
  return { fact: name, op, value: startValueOf({ schema, examples }, op) }
}

/**
 * Returns the condition with which a new part starts: about the most used yes-or-no fact that no part compares yet,
 * because everybody understands it at once, or about the most used other fact. A rule may not contain the same
 * condition twice.
 */
export function startPart(facts: readonly FactChoice[], parts: readonly Json[]): Json | undefined {
  const isYesNo = ({ schema }: FactChoice): number => Number(schema.type === 'boolean')
  return facts
    .toSorted((a, b) => isYesNo(b) - isYesNo(a) || b.uses - a.uses)
    .map(startComparison)
    .find((start) => !parts.some((part) => same(part, start) || (isObject(part) && part.fact === start.fact)))
}

function startValueOf({ schema, examples }: Pick<FactChoice, 'schema' | 'examples'>, op: string): Json {
  const [usual, other = usual] = examples
  switch (emptyInputOf(schema, op)) {
    case 'yes-no':
    case 'set':
      return true
    case 'choice':
      return other ?? ''
    case 'choices':
      return other === undefined ? [] : [other]
    case 'number':
      return typeof other === 'number' ? other : 0
    case 'numbers':
      return typeof other === 'number' ? [other] : []
    case 'number-range': {
      const [low, high] = [usual, other].filter((one) => typeof one === 'number').sort((a, b) => a - b)
      return [low ?? 0, high ?? low ?? 0]
    }
    case 'share':
      return [0, 10]
    case 'texts':
      return typeof other === 'string' && other !== '' ? [other] : []
    case 'moment-range':
      return ['', '']
    case 'text': {
      const word = isList(other) ? other[0] : other
      return typeof word === 'string' ? word : ''
    }
    case 'moment':
    case 'fact':
    case 'part':
      return ''
  }
}

/** Returns the comparison with its operator replaced by `op`. Keeps as much of the value as `op` accepts. */
export function withOperator(rule: JsonObject, fact: FactChoice, op: string): JsonObject {
  const { value } = rule
  const input = emptyInputOf(fact.schema, op)
  const kept = value === undefined ? [] : isList(value) ? [value[0], value] : [value, [value], [value, value]]
  const fitting = kept.find((one) => one !== undefined && canShow(input, fact.schema, one))
  const isFact = isObject(value) && !['in', 'notIn', 'between', 'exists', 'bucket'].includes(op)
  return { ...rule, op, value: isFact ? value : (fitting ?? startValueOf(fact, op)) }
}

/** Returns the facts that a fact can be compared with: facts of the same type. */
export function comparableFacts(fact: FactChoice, all: readonly FactChoice[]): readonly FactChoice[] {
  return all.filter((other) => other.name !== fact.name && sortOf(other.schema) === sortOf(fact.schema))
}

/**
 * Whether the comparison may be with another fact instead of a value. Only amounts and moments can be compared this
 * way.
 */
export function takesFact(schema: FactSchema, op: string): boolean {
  const sort = sortOf(schema)
  return (sort === 'number' || sort === 'instant') && ['eq', 'neq', 'gt', 'gte', 'lt', 'lte'].includes(op)
}
