/** Cells of a decision table in words. */
import type { Json, JsonObject } from '../../../engine/core/json.ts'
import { factInWords } from '../../../engine/wording/persona.ts'
import { ruleInWords, type WordingContext } from '../../../engine/wording/rule.ts'
import { valueInWords } from '../../../engine/wording/values.ts'

/** Conditions of one fact without its name: `at least 5`. Empty without conditions, because then every value fits. */
export function conditionWords(fact: string, conditions: readonly JsonObject[], context: WordingContext): string {
  const subject = factInWords(fact, context.facts[fact]?.description ?? '')
  return conditions
    .map((condition) => {
      const { op, value } = condition
      if (typeof value === 'boolean' && (op === 'eq' || op === 'neq')) return value === (op === 'eq') ? 'yes' : 'no'
      const words = ruleInWords(condition, context)
      const predicate = words.startsWith(`${subject} `) ? words.slice(subject.length + 1) : words
      return op === 'eq' || op === 'in' ? predicate.replace(/^is /, '') : predicate
    })
    .join(' and ')
}

export function otherWords(parts: readonly Json[], context: WordingContext): string {
  return parts.length === 0 ? '' : ruleInWords({ all: [...parts] }, context)
}

export function resultWords(value: Json | undefined, language: string, ruleContext: WordingContext): string {
  if (value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  const words = valueInWords(value, { documents: new Map(), language, ruleContext })
  return words.replace(/^"(.*)"$/s, '$1')
}
