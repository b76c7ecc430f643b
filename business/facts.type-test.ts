/**
 * This file is never run. The compiler checks it: each line below `@ts-expect-error` must be an error, and all other
 * lines must compile.
 */
import type { AreaContext, FactName, FactValues } from '../engine/action.ts'

export function factsAreTypedByName(ctx: AreaContext): readonly unknown[] {
  const level: number | undefined = ctx.read('fact.player.vipLevel')
  const status: 'idle' | 'loading' | 'ready' | 'error' | undefined = ctx.read('fact.player.balanceStatus')
  const name: FactName = 'clock.now'
  ctx.setFacts({ 'player.balanceStatus': 'ready', 'player.vipLevel': undefined })

  // @ts-expect-error The fact is not declared.
  const misspelled = ctx.read('fact.player.vipLevle')
  // @ts-expect-error The fact has another type.
  const word: string | undefined = ctx.read('fact.player.vipLevel')
  // @ts-expect-error A fact that is not declared cannot be set.
  const set: FactValues = { 'player.vipLevle': 1 }
  // @ts-expect-error The value is not one of those that the declaration allows.
  ctx.setFacts({ 'player.balanceStatus': 'redy' })
  return [level, status, name, misspelled, word, set]
}
