import { expect, it } from 'vitest'
import { cellsOf, cellsOfRule, compileExpr, type ValueContext } from './value.ts'
import type { Expr, Rule } from './slice.ts'

const context: ValueContext = {
  language: 'en',
  timeZone: 'Asia/Manila',
  facts: { 'player.vipLevel': 'i', 'player.isRELX': 'b' },
  selector: () => undefined,
  report: () => undefined,
}

it('gives the rows that hold, in order, and counts one that is unknown as not holding', () => {
  const rows: Expr = [
    'rows',
    [
      [
        ['is', 'player.isRELX', 'eq', true],
        ['=', 'RELX'],
      ],
      [
        ['is', 'player.vipLevel', 'gte', 3],
        ['text', ['VIP ', ['ref', 'fact.player.vipLevel']]],
      ],
      [true, ['=', 'Hi']],
    ],
  ]
  const get = compileExpr(rows, context)
  const reading = (facts: { [ref: string]: unknown }) => (ref: string) => facts[ref]
  expect(get(reading({ 'fact.player.isRELX': true, 'fact.player.vipLevel': 4 }))).toEqual(['RELX', 'VIP 4', 'Hi'])
  expect(get(reading({ 'fact.player.vipLevel': 2 }))).toEqual(['Hi'])
  const cells = new Set<string>()
  cellsOf(rows, cells)
  expect([...cells]).toEqual(['fact.player.isRELX', 'fact.player.vipLevel'])
})

it('looks for the facts of a rule once in each of its parts, whatever shape it has', () => {
  const cyclic: unknown[] = ['all', ['is', 'player.vipLevel', 'gt', { fact: 'player.isRELX' }]]
  for (let n = 0; n < 100; n++) cyclic.push(cyclic)
  let deep: unknown = cyclic
  for (let n = 0; n < 100_000; n++) deep = ['not', deep]
  const cells = new Set<string>()
  cellsOfRule(deep as Rule, cells)
  expect([...cells]).toEqual(['fact.player.vipLevel', 'fact.player.isRELX'])
})
