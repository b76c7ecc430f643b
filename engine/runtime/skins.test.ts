import { expect, test } from 'vitest'
import type { SkinPlan } from '../core/slice.ts'
import type { WireApp } from '../core/wire.ts'
import { createSkins } from './skins.ts'
import { createWorld } from './world.ts'

test('the default skin of the site is applied when no rule of another skin holds', () => {
  const world = createWorld(() => undefined)
  world.declare({ 'clock.now': 't' })
  const skins: readonly SkinPlan[] = [
    { id: 'feast', priority: 9, scheme: 'dark', when: ['is', 'clock.now', 'lte', 10] },
    { id: 'plain', priority: 1, scheme: 'light', when: ['is', 'clock.now', 'lte', 5] },
  ]
  const app = { skins, ids: { skinDefault: 'plain' } } as unknown as WireApp
  const applied: string[] = []
  world.set({ 'fact.clock.now': 8 })
  createSkins({
    world,
    app: () => app,
    storage: { get: () => undefined, set: () => undefined, remove: () => undefined },
    applySkin: ({ id }) => void applied.push(id),
    prefersLight: () => false,
  }).start()
  world.set({ 'fact.clock.now': 11 })
  expect(applied).toEqual(['feast', 'plain'])
})

test('the device decides between a skin and its counterpart until the player chooses a skin', () => {
  const skins: readonly SkinPlan[] = [
    { id: 'night', priority: 9, scheme: 'dark', counterpart: 'morning' },
    { id: 'morning', priority: 1, scheme: 'light' },
  ]
  const stored = new Map<string, string>()
  const applied: string[] = []
  let isLight = true
  const { start, choose } = createSkins({
    world: createWorld(() => undefined),
    app: () => ({ skins, ids: { skinDefault: 'night' } }) as unknown as WireApp,
    storage: {
      get: (key) => stored.get(key),
      set: (key, value) => void stored.set(key, value),
      remove: (key) => void stored.delete(key),
    },
    applySkin: ({ id }) => void applied.push(id),
    prefersLight: () => isLight,
  })
  start()
  isLight = false
  start()
  isLight = true
  choose('night')
  choose('')
  expect(applied).toEqual(['morning', 'night', 'night', 'morning'])
})
