import { expect, test } from 'vitest'
import { files, provable } from '../check/check.fixture.ts'
import type { Json } from '../core/json.ts'
import { compileRule, TRUE } from '../core/rule.ts'
import { openSolver, readerOf } from '../prove/solve.ts'
import type { RuleEffect } from './rule-effect.ts'
import { openWorkspace } from './workspace.ts'

const at = Date.UTC(2026, 10, 20, 4)
const workspace = openWorkspace({ catalogue: provable })
workspace.replace({ files: files({}), others: [] })
const effect = (rule: Json): RuleEffect => workspace.ruleEffect(rule, at)
const known = (rule: Json): Extract<RuleEffect, { is: 'known' }> => {
  const found = effect(rule)
  if (found.is !== 'known') throw new Error(JSON.stringify(found))
  return found
}
const level = (op: string, value: Json): Json => ({ fact: 'player.vipLevel', op, value })

test('a rule that contradicts itself never holds, and the part that never holds is named', () => {
  const inner = { all: [level('gt', 5), level('lt', 3)] }
  expect(known(inner).verdict).toBe('never')
  const { verdict, parts } = known({ any: [inner, { fact: 'session.loggedIn', op: 'eq', value: true }] })
  expect(verdict).toBe('some')
  expect(parts).toEqual({ '/any/0': 'never' })
})

test('a rule that always holds is recognized even when none of its parts always holds', () => {
  expect(known({ any: [level('gte', 3), level('lt', 3)] }).verdict).toBe('always')
})

test('the sample has one person for each VIP level of a player, and one visitor', () => {
  // One kind of person for each VIP level of a logged-in player, including level 0, and one for visitors.
  const { sample } = known(level('gte', 5))
  expect(sample.isWhole).toBe(true)
  const levels = provable.facts['player.vipLevel']?.schema
  const most = levels !== undefined && 'maximum' in levels ? (levels.maximum ?? 0) : 0
  expect(sample.people).toBe(most + 2)
  expect(sample.matching).toBe(most - 5 + 1)
})

test('the evaluator of the player app agrees with the sample about which example people match a rule', () => {
  const { sample } = known({ all: [level('gte', 2), { not: level('eq', 4) }] })
  const { types } = openSolver({ facts: provable.facts, from: at })
  const { test: holds } = compileRule(
    ['all', ['is', 'player.vipLevel', 'gte', 2], ['is', 'player.vipLevel', 'neq', 4]],
    types,
  )
  expect(sample.matches).toHaveLength(2)
  expect(sample.others).toHaveLength(2)
  for (const person of sample.matches) expect(holds(readerOf(person))).toBe(TRUE)
  for (const person of sample.others) expect(holds(readerOf(person))).not.toBe(TRUE)
})

test('the sample of a rule is always the same, and a bucket matches about its share of the sample', () => {
  const rule = { all: [{ fact: 'player.nickname', op: 'bucket', value: [0, 20] }] }
  const first = known(rule).sample
  expect(known(rule).sample).toEqual(first)
  expect(first.people).toBe(1000)
  expect(first.matching / first.people).toBeGreaterThan(0.15)
  expect(first.matching / first.people).toBeLessThan(0.25)
})

test('an incomplete rule is reported as incomplete, and a rule with arguments as dependent on the place where it is used', () => {
  expect(effect({ audience: 'nobody-knows' })).toMatchObject({
    is: 'incomplete',
    reason: 'unknown audience nobody-knows',
  })
  expect(effect({ all: [] })).toMatchObject({ is: 'incomplete' })
  expect(effect({ fact: 'player.vipLevel', op: 'contains', value: 'x' })).toMatchObject({ is: 'incomplete' })
  expect(effect({ all: [{ arg: 'jackpot' }] })).toEqual({ is: 'depends' })
})

test('the rows of a table that hold for one person are found even while another row is incomplete', () => {
  const row = (id: string, when: Json): Json => ({ id, when, then: {} })
  workspace.update(
    'decision-table/tried.json',
    JSON.stringify({
      $schema: '../../schemas/decision-table.json',
      kind: 'decision-table',
      id: 'tried',
      columns: {},
      hit: 'first',
      rows: [row('high', level('gte', 5)), row('typed', { audience: '' }), row('low', true)],
    }),
  )
  expect(workspace.tableFacts('tried')).toEqual(['player.vipLevel'])
  expect(workspace.tryTable('tried', { persona: { 'player.vipLevel': 7 }, at })).toEqual({
    holds: [0, 2],
    unknown: [1],
  })
  expect(workspace.tryTable('tried', { persona: {}, at })).toEqual({ holds: [2], unknown: [0, 1] })
  expect(workspace.hasErrors()).toBe(true)
  expect(workspace.tableGaps('tried', at)).toEqual({ gap: undefined, shadowed: [] })
})

test('a gap of a table and a row that is never reached are found while the site has errors', () => {
  const row = (id: string, when: Json): Json => ({ id, when, then: {} })
  const table = { columns: {}, hit: 'first', rows: [row('a', level('gte', 5)), row('b', level('gte', 7))] }
  workspace.update(
    'decision-table/tried.json',
    JSON.stringify({ $schema: '../../schemas/decision-table.json', kind: 'decision-table', id: 'tried', ...table }),
  )
  const { gap, shadowed } = workspace.tableGaps('tried', at)
  expect(shadowed).toEqual([1])
  expect(gap?.persona['player.vipLevel']).toBeLessThan(5)
})
