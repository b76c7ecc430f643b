import { expect, test } from 'vitest'
import { createWorld } from '../engine/runtime/world.ts'
import { createWaitingWorld } from './waiting-world.ts'

test('changes before hydration can be read at once and are applied in order after hydration; later changes are applied at once', async () => {
  const world = createWorld(() => undefined)
  world.set({ 'state.tab': 'prerendered' })
  let hydrate = (): void => undefined
  const waiting = createWaitingWorld(world, new Promise((done) => (hydrate = done)))
  waiting.set({ 'state.tab': 'first', 'state.seen': true })
  for (const changed of waiting.put({ 'state.tab': 'second' })) changed()
  waiting.set({ 'data.games': { status: 'loading' } })
  expect([world.read('state.tab'), world.read('state.seen')]).toEqual(['prerendered', undefined])
  expect([waiting.read('state.tab'), waiting.read('data.games.status')]).toEqual(['second', 'loading'])
  hydrate()
  await Promise.resolve()
  expect([waiting.read('state.tab'), world.read('state.seen')]).toEqual(['second', true])
  waiting.set({ 'state.tab': 'third' })
  expect(world.read('state.tab')).toBe('third')
})
