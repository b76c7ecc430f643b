import { expect, test } from 'vitest'
import { catalogue } from '../../../catalogue/catalogue.ts'
import type { FactSchema } from '../../../engine/core/fact.ts'
import type { Json } from '../../../engine/core/json.ts'
import { inputOf, operatorsOf, startComparison, startPart, withOperator } from './comparison.ts'
import type { FactChoice } from './fact-choice.ts'
import { factChoices } from './fact-choices.ts'
import { isWrittenRule } from '../../../engine/workspace/rule-effect.ts'

const fact = (schema: FactSchema, examples: readonly Json[]): FactChoice => ({
  name: 'player.level',
  title: 'Level',
  area: 'Player',
  description: 'A level.',
  schema,
  examples,
  uses: 0,
})
const level = fact({ type: 'integer', minimum: 0, maximum: 12 }, [0, 5])
const frame = fact({ type: 'string', enum: ['web', 'app'] }, ['web', 'app'])
const now = fact({ type: 'number', format: 'instant' }, [0])

test('the input fits the type of the fact and the operator', () => {
  expect(inputOf(level, 'gte', 5)).toBe('number')
  expect(inputOf(level, 'between', [1, 5])).toBe('number-range')
  expect(inputOf(frame, 'eq', 'web')).toBe('choice')
  expect(inputOf(frame, 'in', ['web'])).toBe('choices')
  expect(inputOf(fact({ type: 'string' }, ['']), 'bucket', [0, 10])).toBe('share')
  expect(inputOf(now, 'gte', '2026-12-01T00:00')).toBe('moment')
  expect(inputOf(level, 'lt', { fact: 'player.other' })).toBe('fact')
})

test('a value that no input shows exactly is edited as JSON', () => {
  expect(inputOf(level, 'gte', 'five')).toBe('part')
  expect(inputOf(level, 'gte', { $ref: 'args.level', default: 1 })).toBe('part')
  expect(inputOf(now, 'gte', '2026-12-01T00:00:30')).toBe('part')
  expect(inputOf(frame, 'eq', 'bot')).toBe('part')
})

test('a change of the operator keeps as much of the value as the new operator accepts', () => {
  const rule = { fact: 'player.level', op: 'gte', value: 5 }
  expect(withOperator(rule, level, 'lt').value).toBe(5)
  expect(withOperator(rule, level, 'in').value).toEqual([5])
  expect(withOperator(rule, level, 'between').value).toEqual([5, 5])
  expect(withOperator({ ...rule, op: 'in', value: [3, 4] }, level, 'eq').value).toBe(3)
})

test('the initial comparison of every fact is valid, and every operator of the fact has an input', () => {
  const facts = factChoices(catalogue, undefined, [])
  expect(facts.length).toBeGreaterThan(100)
  for (const one of facts) {
    const start = startComparison(one)
    expect(isWrittenRule(start), one.name).toBe(true)
    for (const { op } of operatorsOf(one.schema)) {
      const next = withOperator(start, one, op)
      expect(inputOf(one, op, next.value), `${one.name} ${op}`).not.toBe('part')
    }
  }
})

test('facts of areas that the site does not choose are not offered, and each offered fact has the number of its uses', () => {
  const some = factChoices(catalogue, [], ['{ "fact": "session.loggedIn", "op": "eq" }'])
  expect(some.length).toBeLessThan(Object.keys(catalogue.facts).length)
  const all = factChoices(catalogue, undefined, ['{ "fact": "session.loggedIn", "op": "eq" }'])
  expect(all.find(({ name }) => name === 'session.loggedIn')?.uses).toBe(1)
})

test('a new condition starts with the most used yes-or-no fact, not with a fact that only specialists know', () => {
  const code = { ...fact({ type: 'string' }, ['801123']), name: 'error.code', uses: 90 }
  const loggedIn = { ...fact({ type: 'boolean' }, [true]), name: 'session.loggedIn', uses: 40 }
  const isNew = { ...fact({ type: 'boolean' }, [true]), name: 'player.isNew', uses: 3 }
  const first = startPart([code, isNew, loggedIn], [])
  expect(first).toEqual({ fact: 'session.loggedIn', op: 'eq', value: true })
  const second = startPart([code, isNew, loggedIn], [first ?? true])
  expect(second).toMatchObject({ fact: 'player.isNew' })
  expect(startPart([code], [])).toMatchObject({ fact: 'error.code' })
})
