import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { JsonObject } from '../../engine/core/json.ts'
import { gameDelayMinutes } from './game-delay.ts'

test('pages follow the game system after the time for which the real site keeps the key of its list of games', async () => {
  const file = join(resolve(import.meta.dirname, '../..'), 'config/call-settings/gateway.json')
  const settings = JSON.parse(await readFile(file, 'utf8')) as JsonObject
  expect(gameDelayMinutes([settings])).toBe(3)
})

test('the longer of the two times counts, in full minutes', () => {
  const cached = (seconds: number) => ({ cache: { seconds } })
  expect(gameDelayMinutes([{ calls: { 'games/kinds': cached(60), 'games/platforms': cached(250) } }])).toBe(5)
  expect(gameDelayMinutes([{ calls: { 'games/kinds': cached(600), 'games/all': cached(604_800) } }])).toBe(10)
})

test('pages follow at once when nothing is kept', () => {
  expect(gameDelayMinutes([])).toBe(0)
  expect(gameDelayMinutes([{ calls: { 'games/kinds': {} } }])).toBe(0)
})
