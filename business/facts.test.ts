import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { AreaContext, FactName, FactValues } from '../engine/action.ts'

/** Never run: that it compiles is the test. */
export function read(ctx: AreaContext): readonly unknown[] {
  const level: number | undefined = ctx.read('fact.player.vipLevel')
  const status: 'idle' | 'loading' | 'ready' | 'error' | undefined = ctx.read('fact.player.balanceStatus')
  // @ts-expect-error A fact that nobody has declared cannot be read.
  const misspelled = ctx.read('fact.player.vipLevle')
  // @ts-expect-error What is read has the type that was declared.
  const word: string | undefined = ctx.read('fact.player.vipLevel')
  // @ts-expect-error Nor can it be set.
  const set: FactValues = { 'player.vipLevle': 1 }
  // @ts-expect-error A word must be one of those that were declared.
  ctx.setFacts({ 'player.balanceStatus': 'redy' })
  ctx.setFacts({ 'player.balanceStatus': 'ready', 'player.vipLevel': undefined })
  const name: FactName = 'clock.now'
  return [level, status, misspelled, word, set, name]
}

const generated = readFileSync('business/facts.gen.ts', 'utf8')

test('the types of facts come from their declarations', () => {
  expect(generated).toContain("readonly 'player.vipLevel': number")
  expect(generated).toContain("readonly 'device.container': 'BROWSER' | 'APP' | 'MINIAPP'")
  expect(generated).toContain("readonly 'player.favorites': readonly string[]")
})
