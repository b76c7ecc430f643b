import { expect, it } from 'vitest'
import { compileExpr, type ValueContext } from './value.ts'
import type { Expr } from './slice.ts'
import { testLocale } from './locale.fixture.ts'

const context: ValueContext = {
  locale: testLocale,
  facts: { 'player.vipLevel': 'i', 'player.isRELX': 'b' },
  selector: () => undefined,
  report: () => undefined,
}

it('the expression rows gives the values of the rows that hold, in order, without rows whose rule is unknown', () => {
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
  const cells = new Set<string>()
  const get = compileExpr(rows, context, cells)
  const reading = (facts: { [ref: string]: unknown }) => (ref: string) => facts[ref]
  expect(get(reading({ 'fact.player.isRELX': true, 'fact.player.vipLevel': 4 }))).toEqual(['RELX', 'VIP 4', 'Hi'])
  expect(get(reading({ 'fact.player.vipLevel': 2 }))).toEqual(['Hi'])
  expect([...cells]).toEqual(['fact.player.isRELX', 'fact.player.vipLevel'])
})

it('an expression that the engine does not know is reported and has no value', () => {
  const reported: string[] = []
  const damaged = ['', 'limit'] as unknown as Expr
  const value = compileExpr(damaged, { ...context, report: (code) => reported.push(code) })
  expect(value(() => 1)).toBeUndefined()
  expect(reported).toEqual(['VALUE-INVALID'])
})
