/**
 * Runs the gateway client and the business areas against the sandbox, to prove that both sides use the same protocol.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { readCredentials } from '../business/credentials.ts'
import { contractOf } from '../business/contract-of.ts'
import { createTestSession, type TestSession, Failed } from '../business/session.fixture.ts'
import type { Json } from '../engine/core/json.ts'
import type { GatewaySettings } from '../business/gateway/contract.ts'
import type { CallClient } from '../engine/runtime/calls/client.ts'
import { headersOf } from '../business/gateway/headers.ts'
import { loadForNode } from './browser-bundle.fixture.ts'
import { openTestSandbox } from '../server/sandbox/test-app.ts'

const settings = JSON.parse(
  readFileSync(join(import.meta.dirname, '../config/call-settings/gateway.json'), 'utf8'),
) as GatewaySettings
let sandbox: FastifyInstance
let testSession: TestSession
let gateway: CallClient
const reports: string[] = []

beforeAll(async () => {
  sandbox = await openTestSandbox()
  await sandbox.listen({ port: 0, host: '127.0.0.1' })
  const base = `http://127.0.0.1:${(sandbox.server.address() as AddressInfo).port}/api`
  const forward = (name: string) => async (payload: { readonly [key: string]: Json }) => {
    const answer = await gateway.call(name, payload)
    return answer.ok ? answer.value : new Failed(answer.error.code)
  }
  testSession = createTestSession({
    gateway: Object.fromEntries(Object.keys(catalogue.calls).map((name) => [name, forward(name)])),
  })
  const { createGateway } =
    await loadForNode<typeof import('../business/gateway/gateway.ts')>('business/gateway/gateway.ts')
  gateway = createGateway({
    contractOf,
    settings: () => ({ ...settings, base: { main: base, front: base, push: base } }),
    host: 'localhost',
    identity: () => ({
      productId: 'C66',
      loginName: String(testSession.fact('session.loginName') ?? ''),
      customerId: readCredentials(testSession.storage).customerId,
    }),
    headers: () =>
      headersOf({
        container: 'BROWSER',
        os: 'none',
        brand: '',
        host: 'localhost',
        appId: 'web',
        token: readCredentials(testSession.storage).token,
        flag: 'bingoplus',
        version: '1.0.0',
        language: 'EN',
        deviceId: 'test',
      }),
    transport: fetch,
    storage: { get: () => undefined, set: () => undefined },
    now: Date.now,
    report: ({ code, message }) => void reports.push(`${code}: ${message}`),
    renewToken: async (problem, refused) => {
      const renewed = await testSession.run('session.token', { problem, refused })
      return renewed.ok ? { ok: true, value: renewed.value === true } : renewed
    },
  })
  testSession.set({ 'fact.route.id': 'home', 'fact.route.path': '/' })
}, 60_000)

afterAll(async () => await sandbox.close())

async function value(
  name: string,
  payload: { readonly [key: string]: Json } = {},
): Promise<{ readonly [key: string]: Json }> {
  const answer = await gateway.call(name, payload)
  if (!answer.ok) throw new Error(`${name}: ${answer.error.code} ${answer.error.message}`)
  return answer.value as { readonly [key: string]: Json }
}

test('a visitor gets a token, and loads games, game kinds, jackpots and site info', async () => {
  await testSession.start('session')
  await testSession.start('site')
  const games = (await value('games/all'))['data'] as readonly Json[]
  expect(games.length).toBeGreaterThanOrEqual(60)
  expect((await value('games/list', { gameKindId: 5 }))['data']).not.toEqual([])
  expect((await value('games/kinds'))['gameKey']).toEqual(expect.any(String))
  for (const name of ['games/platforms', 'games/hidden', 'games/notApproved'])
    expect((await value(name))['data'], name).toEqual(expect.any(Array))
  expect(Object.keys(await value('games/jackpots')).sort()).toEqual(['fachai', 'list', 'oms'])
  expect(testSession.fact('session.loggedIn')).toBe(false)
  expect(testSession.fact('site.infoStatus')).toBe('ready')
})

test('after a reload, the stored games that are not approved are used for the same player only, if the call fails', async () => {
  const stored = new Map<string, Json>()
  let loginName = 'juan01'
  let isUp = true
  const { createGateway } =
    await loadForNode<typeof import('../business/gateway/gateway.ts')>('business/gateway/gateway.ts')
  const openPage = (): CallClient =>
    createGateway({
      contractOf,
      settings: () => ({ ...settings, defaults: { timeoutMs: 1000 } }),
      host: 'localhost',
      identity: () => ({ productId: 'C66', loginName, customerId: '' }),
      headers: () => ({ token: 't', AppId: 'web', v: '1' }) as unknown as ReturnType<typeof headersOf>,
      transport: async () =>
        await Promise.resolve(
          isUp
            ? Response.json({ head: { errCode: '0000', errMsg: '' }, body: { data: [{ gameId: 'a' }] } })
            : new Response('', { status: 500 }),
        ),
      storage: { get: (key) => stored.get(key), set: (key, one) => void stored.set(key, one) },
      now: Date.now,
      report: () => undefined,
      renewToken: async () => await Promise.resolve({ ok: true, value: false }),
    })
  const list = { data: [{ gameId: 'a' }] }
  expect(await openPage().call('games/notApproved')).toEqual({ ok: true, value: list })
  isUp = false
  expect(await openPage().call('games/notApproved')).toEqual({ ok: true, value: list })
  loginName = 'maria02'
  expect(await openPage().call('games/notApproved')).toMatchObject({ ok: false })
})

test('a player logs in, marks a favorite, opens a game and logs out', async () => {
  expect(await testSession.run('session.login', { account: 'demo01', password: 'habi2026' })).toMatchObject({
    ok: true,
  })
  expect(testSession.fact('session.loggedIn')).toBe(true)
  expect(testSession.fact('session.loginName')).toBe('demo01')

  await testSession.run('games.loadFavorites')
  const [game] = (await value('games/all'))['data'] as readonly {
    readonly gameId: string
    readonly platformId: string
    readonly gameKindId: number
  }[]
  if (game === undefined) throw new Error('the sandbox has no games')
  const before = testSession.fact('player.favorites') as readonly string[]
  await testSession.run('games.toggleFavorite', {
    game: { gameId: game.gameId, platformId: game.platformId, kindId: game.gameKindId },
  })
  await testSession.run('games.loadFavorites')
  expect((testSession.fact('player.favorites') as readonly string[]).includes(game.gameId)).toBe(
    !before.includes(game.gameId),
  )

  expect(await value('player/refreshBalance')).toMatchObject({ balance: expect.any(Number) })
  await testSession.run('games.select', { game: { gameId: game.gameId, platformId: game.platformId } })
  expect(await testSession.run('games.launch')).toMatchObject({ ok: true, value: expect.stringContaining(game.gameId) })

  await testSession.run('session.logout')
  expect(testSession.fact('session.loggedIn')).toBe(false)
})

test('a wrong password fails with the error code of the gateway', async () => {
  expect(await testSession.run('session.login', { account: 'demo01', password: 'wrong-one' })).toMatchObject({
    ok: false,
    error: { code: expect.stringMatching(/^GW_/) },
  })
})

test('an expired token logs the player out', async () => {
  await testSession.run('session.login', { account: 'demo01', password: 'habi2026' })
  await sandbox.inject({
    method: 'POST',
    url: '/sandbox/expire',
    payload: { loginName: 'demo01', errCode: 'GW_890203' },
  })
  expect(await gateway.call('games/favorites')).toMatchObject({ ok: false, error: { code: 'GW_890203' } })
  expect(testSession.fact('session.loggedIn')).toBe(false)
})

test('all answers of the sandbox satisfied their contracts', () => {
  expect(reports).toEqual([])
})
