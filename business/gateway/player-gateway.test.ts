import { expect, test } from 'vitest'
import type { JsonObject } from '../../engine/core/json.ts'
import type { WireApp } from '../../engine/core/wire.ts'
import { createWorld } from '../../engine/runtime/world.ts'
import { emptyApp } from '../session.fixture.ts'
import { createPlayerGateway } from './player-gateway.ts'

const calls = {
  base: { main: '/api' },
  defaults: { timeoutMs: 1000 },
  calls: {},
  encrypted: [],
  token: { expired: ['GW_890203'], empty: ['GW_890201'] },
}

const contract = { path: '/game/inGame', method: 'POST', base: 'main', omit: [], response: {} }

type ContractOf = Parameters<typeof createPlayerGateway>[0]['contractOf']

async function fail(errCode: string, contractOf?: ContractOf) {
  const { failed } = await receive({ head: { errCode, errMsg: 'Ended.' }, body: null }, contractOf)
  return failed
}

async function receive(
  answer: JsonObject,
  contractOf: ContractOf = async () => await Promise.resolve(contract as never),
) {
  const failed: string[][] = []
  const stored = new Map<string, never>([['session', { token: 't1', loginName: 'juan01' } as never]])
  const app = { ...emptyApp({ productId: 'C66', appId: 'web', flagHeader: 'flag' }), calls } as unknown as WireApp
  const client = createPlayerGateway({
    world: createWorld(() => undefined),
    app: () => app,
    host: 'www.example',
    onFailure: ({ code }, ...call) => void failed.push([code, ...call]),
    contractOf,
    renewToken: async () => await Promise.resolve({ ok: true, value: false }),
    transport: async () => await Promise.resolve(new Response(JSON.stringify(answer))),
    storage: {
      get: (key) => stored.get(key),
      set: (key, value) => void stored.set(key, value as never),
    },
    now: Date.now,
    report: () => undefined,
    online: () => true,
  })
  return { failed, result: await client.call('games/launch') }
}

test('a response field whose name contains {host} is read from the field with the host of the page, and not from that of another host', async () => {
  const response = { type: 'object', properties: { 'KYC_{host}_DEPOSIT': { type: 'boolean' } } }
  const body = { 'KYC_www.example_DEPOSIT': 1, 'KYC_other.example_DEPOSIT': 0 }
  const contractOf = async () => await Promise.resolve({ ...contract, response } as never)
  const { result } = await receive({ head: { errCode: '0000', errMsg: '' }, body }, contractOf)
  expect(result).toEqual({ ok: true, value: { 'KYC_{host}_DEPOSIT': true } })
})

test('each failure is passed on with the name and the path of its call', async () => {
  expect(await fail('GW_890203')).toEqual([['GW_890203', 'games/launch', '/game/inGame']])
  expect(await fail('GW_123456')).toEqual([['GW_123456', 'games/launch', '/game/inGame']])
})

test('a failure of a call whose contract cannot be loaded has an empty path', async () => {
  const failed = await fail('GW_123456', () => Promise.reject(new Error('chunk')))
  expect(failed).toEqual([['NETWORK', 'games/launch', '']])
})

test('a failure of a tracked event is not passed on', async () => {
  const contractOf = async () => await Promise.resolve({ ...contract, base: 'push' } as never)
  expect(await fail('GW_123456', contractOf)).toEqual([])
})
