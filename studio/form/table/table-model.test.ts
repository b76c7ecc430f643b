import { expect, test } from 'vitest'
import { catalogue } from '../../../catalogue/catalogue.ts'
import type { Json, JsonObject } from '../../../engine/core/json.ts'
import type { Finding } from '../../../engine/document/finding.ts'
import { conditionWords, resultWords } from './cell-words.ts'
import {
  columnsOf,
  conditionsOf,
  copyOfRow,
  gapsOf,
  newRow,
  rowNotices,
  rowsInView,
  ruleFor,
  withCondition,
  withRowMoved,
} from './table-model.ts'

const level = (op: string, value: Json): JsonObject => ({ fact: 'player.vipLevel', op, value })
const login = { fact: 'session.loggedIn', op: 'eq', value: true }
const audience = { audience: 'player' }

test('the columns of a table are its inputs, then the facts that only its rows compare', () => {
  const rows = [{ id: 'a', when: { all: [login, level('gte', 5)] }, then: {} }]
  const table = { inputs: ['session.loggedIn'], columns: { tone: { type: 'string' } }, rows }
  expect(columnsOf(table)).toEqual({
    inputs: ['session.loggedIn', 'player.vipLevel'],
    results: [['tone', { type: 'string' }]],
    hasOthers: false,
  })
  expect(columnsOf({ ...table, rows: [{ id: 'a', when: { any: [login] }, then: {} }] }).hasOthers).toBe(true)
})

test('a rule is split into the conditions on each fact and its other parts', () => {
  const { byFact, others } = conditionsOf({ all: [login, level('gte', 1), audience, level('lt', 9)] })
  expect([...byFact]).toEqual([
    ['session.loggedIn', [login]],
    ['player.vipLevel', [level('gte', 1), level('lt', 9)]],
  ])
  expect(others).toEqual([audience])
  expect(conditionsOf(true)).toEqual({ byFact: new Map(), others: [] })
})

test('changing the condition on one fact leaves all other conditions in place', () => {
  const rule = { all: [audience, level('gte', 5), login] }
  expect(withCondition(rule, 'player.vipLevel', level('lt', 2))).toEqual({ all: [audience, level('lt', 2), login] })
  expect(withCondition(rule, 'player.vipLevel', undefined)).toEqual({ all: [audience, login] })
  expect(withCondition(true, 'player.vipLevel', level('gte', 5))).toEqual(level('gte', 5))
  expect(withCondition(level('gte', 5), 'player.vipLevel', undefined)).toBe(true)
  expect(withCondition(audience, 'session.loggedIn', login)).toEqual({ all: [audience, login] })
})

test('a new row for a gap compares the facts of the gap, and copies the values of the row before it', () => {
  const rows = [{ id: 'a', when: audience, then: { tone: 'gold' } }]
  const when = ruleFor({ 'player.vipLevel': 3, 'session.loggedIn': true, 'games.recent': [] }, [
    'player.vipLevel',
    'games.recent',
  ])
  expect(newRow(rows, rows[0], when)).toEqual({ id: 'row-2', when: level('eq', 3), then: { tone: 'gold' } })
  expect(copyOfRow(rows, rows[0] ?? {})).toEqual({ id: 'a-2', when: audience, then: { tone: 'gold' } })
})

test('rows move within the table and never out of it', () => {
  const rows = ['a', 'b', 'c'].map((id) => ({ id }))
  expect(withRowMoved(rows, 0, 1).map(({ id }) => id)).toEqual(['b', 'a', 'c'])
  expect(withRowMoved(rows, 0, -1)).toBe(rows)
  expect(withRowMoved(rows, 2, 3)).toBe(rows)
})

test('a finding about a row is shown at the row, and a gap is shown for the whole table', () => {
  const finding = (code: Finding['code'], severity: Finding['severity']): Finding => ({
    code,
    severity,
    file: 'decision-table/a.json',
    line: 1,
    column: 1,
    pointer: '',
    message: 'm',
  })
  const findings = new Map([
    ['/rows', [finding('PRF-GAP', 'error')]],
    ['/rows/1/when', [finding('PRF-SHADOW', 'warning')]],
    ['/rows/2/then/tone', [finding('CFG-ENUM', 'error')]],
  ])
  const notices = rowNotices(findings, '/rows', [4])
  expect([...notices].map(([row, { short, severity }]) => [row, short, severity])).toEqual([
    [4, 'Never reached', 'warning'],
    [1, 'Never reached', 'warning'],
    [2, 'Must be fixed', 'error'],
  ])
  expect(gapsOf(findings, '/rows')).toHaveLength(1)
})

test('only the visible rows of a table and the selected row are rendered', () => {
  const view = { top: 20_000, height: 600, row: 40 }
  const shown = rowsInView(1000, view, 3)
  expect(shown.length).toBeLessThan(40)
  expect(shown).toContain(500)
  expect(shown).toContain(3)
  expect(rowsInView(2, { ...view, top: 0 }, 0)).toEqual([0, 1])
})

test('cells show conditions without the name of the fact', () => {
  const context = { facts: catalogue.facts, timeZone: 'Asia/Manila', at: 0 }
  expect(conditionWords('player.vipLevel', [level('gte', 5)], context)).toBe('at least 5')
  expect(conditionWords('player.vipLevel', [level('gte', 1), level('lt', 9)], context)).toBe(
    'at least 1 and less than 9',
  )
  expect(conditionWords('session.loggedIn', [login], context)).toBe('yes')
  expect(conditionWords('player.vipLevel', [], context)).toBe('')
  expect(resultWords({ $text: { en: 'NEW', tl: 'BAGO' } }, 'en', context)).toBe('NEW')
  expect(resultWords({ route: 'ekyc' }, 'en', context)).toBe('the page ekyc')
})
