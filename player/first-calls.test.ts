import { expect, test } from 'vitest'
import type { CallResult } from '../engine/action.ts'
import type { JsonObject } from '../engine/core/json.ts'
import type { DataPlan } from '../engine/core/slice.ts'
import type { CallClient } from '../engine/runtime/calls/client.ts'
import { createFirstCalls } from './first-calls.ts'

const data: { readonly [name: string]: DataPlan } = {
  games: { call: 'games/all', when: 'boot' },
  ranking: { call: 'games/list', when: 'boot', args: { pageNo: ['=', 1] } },
  addressed: { call: 'games/list', when: 'boot', args: { platformId: ['ref', 'route.query.platform'] } },
  notApproved: { call: 'games/notApproved', when: 'session' },
}

/** A call client with cached games of an earlier visit. */
function openGateway() {
  const sent: (readonly [string, JsonObject])[] = []
  const call: CallClient['call'] = async (name, payload = {}, { onCached } = {}) => {
    sent.push([name, payload])
    if (name === 'games/all') onCached?.('kept')
    return await Promise.resolve<CallResult>({ ok: true, value: sent.length })
  }
  return { sent, ...createFirstCalls(call) }
}

test('only calls with constant arguments are made before the page is hydrated', () => {
  const { sent, make } = openGateway()
  make(data)
  expect(sent).toEqual([
    ['games/all', {}],
    ['games/list', { pageNo: 1 }],
  ])
})

test('a data source uses the answer of the call that was made before hydration, and its next request is a new call', async () => {
  const { sent, make, call } = openGateway()
  make(data)
  expect(await call('games/list', { pageNo: 1 })).toEqual({ ok: true, value: 2 })
  expect(sent).toHaveLength(2)
  expect(await call('games/list', { pageNo: 1 })).toEqual({ ok: true, value: 3 })
  expect(await call('games/list', { pageNo: 2 })).toEqual({ ok: true, value: 4 })
})

test('a data source gets the cached list at once, even if its call was made before hydration', () => {
  const { make, call } = openGateway()
  make(data)
  const given: unknown[] = []
  void call('games/all', {}, { onCached: (value) => given.push(value) })
  expect(given).toEqual(['kept'])
})

test('a call for a fresh answer does not use the answer of a call that was made before hydration', async () => {
  const { make, call } = openGateway()
  make(data)
  expect(await call('games/all', {}, { fresh: true })).toEqual({ ok: true, value: 3 })
})
