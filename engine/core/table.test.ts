import { describe, expect, it } from 'vitest'
import type { FactType, TablePlan } from './slice.ts'
import { compileTable, decide } from './table.ts'

const types: { [fact: string]: FactType } = { 'error.code': 's', 'session.loggedIn': 'b' }
const plan: TablePlan<{ readonly text: string }> = [
  { id: 'closed', rule: ['is', 'error.code', 'eq', '100410'], cells: { text: 'closed' } },
  {
    id: 'ours',
    rule: ['all', ['is', 'session.loggedIn', 'eq', true], ['is', 'error.code', 'in', ['1', '2']]],
    cells: { text: 'ours' },
  },
  { id: 'one', rule: ['is', 'error.code', 'eq', '1'], cells: { text: 'one' } },
]
const open = compileTable([...plan], types)
const closed = compileTable([...plan, { id: 'else', cells: { text: 'else' } }], types)
const reading = (facts: { [fact: string]: unknown }) => (name: string) => facts[name]

describe('the first row of a table that holds', () => {
  it.each<[object, string | null | undefined]>([
    [{ 'error.code': '100410' }, 'closed'],
    [{ 'error.code': '1', 'session.loggedIn': true }, 'ours'],
    [{ 'error.code': '1', 'session.loggedIn': false }, 'one'],
    [{ 'error.code': '3' }, null],
    // The second row may still hold while it is unknown whether the player is logged in.
    [{ 'error.code': '1' }, undefined],
    [{}, undefined],
  ])('with %j is %s', (facts, row) => {
    const found = decide(open, reading(facts as { [fact: string]: unknown }))
    expect(found === undefined || found === null ? found : found.row).toBe(row)
    if (found) expect(found.cells.text).toBe(row)
  })

  it('is the last row when no other row holds and the last row has no rule', () => {
    expect(decide(closed, reading({ 'error.code': '3', 'session.loggedIn': false }))?.row).toBe('else')
    expect(decide(closed, reading({}))).toBeUndefined()
  })
})

it('an invalid row is reported and never holds', () => {
  const reported: string[] = []
  const table = compileTable(
    [
      { id: 'bad', rule: ['is', 'error.cod', 'eq', '1'], cells: 1 },
      { id: 'good', cells: 2 },
    ],
    types,
    (reason, row) => reported.push(`${row}: ${reason}`),
  )
  expect(reported).toEqual(['bad: unknown fact error.cod'])
  expect(decide(table, reading({}))?.row).toBe('good')
})
