import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isObject, type Json, type JsonObject } from '../../engine/core/json.ts'
import { callHandlers } from './calls/calls.ts'
import { createLoginTries } from './login-tries.ts'
import { controlSandbox, createTestClient, type TestClient } from './test-client.ts'
import { readContracts } from './contracts.ts'
import { openTestSandbox } from './test-app.ts'

let app: FastifyInstance
let client: TestClient

beforeAll(async () => {
  app = await openTestSandbox()
}, 60_000)
afterAll(() => app.close())
beforeEach(async () => {
  await control('POST', '/reset')
  client = await createTestClient(app)
})

const control = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: JsonObject) =>
  await controlSandbox(app, method, path, body)

const code = async (path: string, payload?: JsonObject) => (await client.call(path, payload)).head.errCode

describe('every call must send', () => {
  test('a signature over the exact text of the body', async () => {
    const answer = await client.call('/site/info', {}, { headers: { Sign: '0'.repeat(64) } })
    expect(answer.head).toMatchObject({ errCode: 'GW_100401' })
    expect((await client.call('/site/info')).head.errCode).toBe('0000')
  })

  test('a Qid that no earlier call had', async () => {
    const change = { headers: { Qid: 'the-same-one' }, text: '{"productId":"C66","loginName":"","customerId":""}' }
    const Sign = createHash('sha256').update(`${change.text}|the-same-one|web|1.0.0|${client.token}`).digest('hex')
    // A call without a valid signature does not use up the `Qid`.
    expect((await client.call('/site/info', {}, change)).head.errCode).toBe('GW_100401')
    const signed = { ...change, headers: { ...change.headers, Sign } }
    expect((await client.call('/site/info', {}, signed)).head.errCode).toBe('0000')
    for (const path of ['/site/info', '/site/maintenance'])
      expect(await client.call(path, {}, signed)).toMatchObject({ head: { errCode: 'GW_100406' }, body: null })
    await control('POST', '/reset')
    expect((await client.call('/site/info', {}, signed)).head.errCode).toBe('0000')
  })

  test('all required headers', async () => {
    const problemOf = async (headers: { readonly [name: string]: string }) =>
      (await client.call('/site/info', {}, { headers })).head.problem
    expect(await problemOf({ container: 'TOASTER' })).toContain('BROWSER, APP, MINIAPP')
    expect(await problemOf({ domainName: '' })).toContain('domainName')
  })

  test('a valid token', async () => {
    client.token = ''
    expect(await code('/game/queryGameKindsV2')).toBe('GW_890201')
    client.token = 'never-issued'
    expect(await code('/game/queryGameKindsV2')).toBe('GW_890203')
  })

  test('encrypted values in encrypted fields', async () => {
    const answer = await client.call('/userAuth/loginAndRegisterV4', {
      loginName: 'demo01',
      password: 'habi2026',
      loginType: 0,
      container: 'BROWSER',
    })
    expect(answer.head).toMatchObject({ errCode: 'GW_100402', problem: expect.stringContaining('password') })
  })

  test('a JSON object that satisfies the call contract', async () => {
    expect((await client.call('/site/info', {}, { text: '[]' })).head.errCode).toBe('GW_100400')
    expect((await client.call('/site/info', {}, { text: '{' })).head.errCode).toBe('GW_100400')
    const { head } = await client.call('/game/queryGameKindsV2', { nonsense: 1 })
    // Players read a sentence; developers find the details in the answer and in the log of calls.
    expect(head.errMsg).toBe('This request is not valid. Please reload the page and try again.')
    const log = (await app.inject('/sandbox/calls')).json<readonly { readonly problem?: string }[]>()
    for (const problem of [head.problem, log.at(-1)?.problem]) expect(problem).toContain('nonsense')
    const unknown = await client.call('/no/such/call')
    expect([unknown.status, unknown.head.errCode]).toEqual([404, 'GW_100404'])
  })
})

describe('login', () => {
  test('accepts account, mobile number with and without leading 0, and e-mail address', async () => {
    for (const account of ['demo01', 'DEMO01', '09170000001', '9170000001', 'demo01@example.com']) {
      client = await createTestClient(app)
      expect((await client.login(account)).body, account).toMatchObject({
        loginName: 'demo01',
        mobileNo: '0917****001',
        firstDepositFlag: 1,
      })
    }
  })

  test('counts failed attempts per account, in every spelling of its name or number', async () => {
    const spellings: readonly (readonly [string, number])[] = [
      ['+63 917 000 0001', 2],
      ['0063 917 000 0001', 2],
      [' demo01 ', 0],
      ['Demo01@Example.com', 4],
    ]
    for (const [index, [account, loginType]] of spellings.entries())
      expect((await client.login(account, 'wrong-one1', loginType)).body, account).toEqual({ loseTryTimes: 4 - index })
    expect((await client.login('0917-000-0001', 'wrong-one1', 2)).head.errCode).toBe('GW_801668')
    for (const account of ['09170000001', '639170000001', '+6309170000001', '9170000001'])
      expect((await client.login(account, 'habi2026', 2)).head.errCode, account).toBe('GW_801668')
    expect((await client.login('demo01')).head.errCode).toBe('GW_801668')
    // A number that no account has is counted in the same way.
    for (const [index, account] of ['+63 999 999 9999', '09999999999', '0063-9999999999'].entries())
      expect((await client.login(account, 'wrong-one1', 2)).body, account).toEqual({ loseTryTimes: 4 - index })
  })

  test('counts wrong passwords that are sent at the same time', async () => {
    const tries = await Promise.all(Array.from({ length: 8 }, () => client.login('demo01', 'wrong-one1')))
    expect(tries.map(({ head }) => head.errCode).filter((errCode) => errCode === 'GW_100410')).toHaveLength(4)
    expect((await client.login('demo01')).head.errCode).toBe('GW_801668')
  })

  test('stays locked while passwords of many unknown accounts are tried', async () => {
    const tries = createLoginTries()
    const demo01 = tries.of({ id: 'demo01', exists: true }, 0)
    for (let n = 0; n < 5; n++) demo01.fail()
    for (let n = 0; n < 20_000; n++) tries.of({ id: `unknown${n}`, exists: false }, 0).fail()
    expect(demo01.isLocked()).toBe(true)
  })

  test('accepts every way to write a mobile number', async () => {
    for (const account of ['+63 917 000 0001', '00639170000001', '639170000001', '(0917) 000-0001', ' 9170000001']) {
      client = await createTestClient(app)
      expect((await client.login(account, 'habi2026', 2)).body.loginName, account).toBe('demo01')
    }
  })

  test('ends the visitor token and increments loginTimes', async () => {
    const visitor = client.token
    expect((await client.login('demo01')).body.loginTimes).toBe(25)
    client.loginName = ''
    client.token = visitor
    expect(await code('/game/queryGameKindsV2')).toBe('GW_890203')
  })

  test('reports the remaining tries and locks existing and unknown accounts after five failures', async () => {
    for (const account of ['demo01', 'nobody1']) {
      for (const left of [4, 3, 2, 1]) {
        const answer = await client.login(account, 'wrong-one1')
        expect([answer.head.errCode, answer.body.loseTryTimes]).toEqual(['GW_100410', left])
      }
      expect(await client.login(account, 'wrong-one1')).toMatchObject({
        head: { errCode: 'GW_801668' },
        body: { loseTryTimes: 0 },
      })
      expect((await client.login(account)).head.errCode).toBe('GW_801668')
    }
    await control('PUT', '/clock', { now: new Date(Date.now() + 16 * 60_000).toISOString() })
    expect((await client.login('demo01')).head.errCode).toBe('0000')
  })

  test('is refused to frozen players and to players under 21 on the current day in Manila', async () => {
    expect((await client.login('frozen01')).head.errCode).toBe('GW_801655')
    expect((await client.login('young01')).head.errCode).toBe('GW_510517')
    await control('PUT', '/clock', { now: '2031-05-04T23:59:00+08:00' })
    expect((await client.login('young01')).head.errCode).toBe('GW_510517')
    await control('PUT', '/clock', { now: '2031-05-05T00:01:00+08:00' })
    expect((await client.login('young01')).head.errCode).toBe('0000')
  })
})

describe('a session', () => {
  test('gives access to the data of its own player only', async () => {
    expect(await code('/customer/getBalance')).toBe('GW_510520')
    await client.login('demo01')
    expect((await client.call('/customer/getByLoginName')).body).toMatchObject({
      loginName: 'demo01',
      vipLevel: 3,
      email: 'd***@example.com',
    })
    client.loginName = 'vip012'
    expect(await code('/customer/getBalance')).toBe('GW_890205')
  })

  test('immediately shows changes that are made through the control surface', async () => {
    await client.login('demo01')
    await control('PATCH', '/players/demo01', { balance: 12.34, vipLevel: 7 })
    expect((await client.call('/customer/getBalance')).body).toMatchObject({ balance: 12.34, balanceFlag: 1 })
    expect((await client.call('/customer/getByLoginName')).body.vipLevel).toBe(7)
  })

  test('ends by logout and by POST /sandbox/expire', async () => {
    await client.login('demo01')
    expect(await control('POST', '/expire', { loginName: 'demo01', errCode: 'GW_890209' })).toMatchObject({
      body: { sessions: 1 },
    })
    expect(await code('/customer/getBalance')).toBe('GW_890209')
    client = await createTestClient(app)
    await client.login('demo01')
    expect(await code('/customer/logoutV2', { container: 'BROWSER' })).toBe('0000')
    expect(await code('/customer/getBalance')).toBe('GW_890203')
  })
})

describe('games', () => {
  const refs = async (path: string) => ((await client.call(path)).body.data as JsonObject[]).map(({ gameId }) => gameId)

  test('are listed in pages, by kind and platform, in order', async () => {
    const all = (await client.call('/game/gameList', { gameKindId: 5 })).body
    const second = (await client.call('/game/gameList', { gameKindId: 5, pageNo: 2, pageSize: 15 })).body
    expect(second.data).toEqual((all.data as Json[]).slice(15, 30))
    expect(second.total).toBe((all.data as Json[]).length)
    const { data } = (await client.call('/game/queryPlatformsV2', { gameKindId: 5 })).body
    const [platform] = data as JsonObject[]
    const ofPlatform = (
      await client.call('/game/gameList', { gameKindId: 5, platformId: String(platform?.platformId) })
    ).body.data as JsonObject[]
    expect(ofPlatform.every(({ platformId }) => platformId === platform?.platformId)).toBe(true)
  })

  test('get a new cache key when any game changes', async () => {
    const before = (await client.call('/game/queryGameKindsV2')).body.gameKey
    expect((await client.call('/game/queryGameKindsV2')).body.gameKey).toBe(before)
    await control('PUT', '/games/50101', { newFlag: true })
    expect((await client.call('/game/queryGameKindsV2')).body.gameKey).not.toBe(before)
  })

  test('can be hidden, not approved for a player, in maintenance, or limited by the gray list', async () => {
    await control('PUT', '/games/50101', { hidden: true, notApprovedFor: ['demo01'] })
    await control('PUT', '/games/50102', { maintenanceFlag: 1 })
    await control('PUT', '/games/50103', { grayFlag: 2, tryFlag: 0 })
    await control('PUT', '/games/50104', { grayFlag: 1 })
    expect(await refs('/game/hiddenGames')).toContain('50101')
    expect(await refs('/game/notApprovedGames')).toEqual([])
    await client.login('demo01')
    expect(await refs('/game/notApprovedGames')).toEqual(['50101'])
    expect(await code('/game/v2/inGame', { gameId: '50101' })).toBe('GW_100422')
    expect(await code('/game/v2/inGame', { gameId: '50101', tryFlag: 1 })).toBe('GW_100422')
    expect((await client.call('/game/v2/inGame', { gameId: '50102' })).head.errMsg).toBe('The game is in maintenance')
    expect([
      await code('/game/v2/inGame', { gameId: '50103' }),
      await code('/game/v2/inGame', { gameId: '50104' }),
    ]).toEqual(['0000', 'GW_100422'])
    await control('PATCH', '/players/demo01', { isGrayUser: true, pagcorUser: true })
    expect([
      await code('/game/v2/inGame', { gameId: '50103' }),
      await code('/game/v2/inGame', { gameId: '50104' }),
    ]).toEqual(['GW_100422', '0000'])
    expect(await code('/game/v2/inGame', { gameId: '50102' })).toBe('0000')
  })

  test('open for players with activated online betting, and for visitors as a trial', async () => {
    await control('PUT', '/games/50105', { tryFlag: 1 })
    expect(await code('/game/v2/inGame', { gameId: '50105' })).toBe('GW_510520')
    expect((await client.call('/game/v2/inGame', { gameId: '50105', tryFlag: 1 })).body.url).toBe(
      '/sandbox/play/50105?trial=1',
    )
    await client.login('margin01')
    expect((await client.call('/game/v2/inGame', { gameId: '50105' })).head.errMsg).toBe(
      'Sorry,You need to activate Online Betting first',
    )
    await control('PATCH', '/players/margin01', { collectionInfo: true })
    expect((await client.call('/game/v2/inGame', { gameId: 'G50105' })).body.url).toMatch(
      /^\/sandbox\/play\/50105#token=[\w-]{43}$/,
    )
    expect((await client.call('/game/queryUserGameInfoV2')).body.recent).toMatchObject([{ gameId: '50105' }])
  })

  test('are listed with their likes, and a like changes the cache key', async () => {
    await client.login('demo01')
    const like = (call: string) => client.call(call, { gameId: '50133', gameKindId: 5 })
    const listed = async (call: string): Promise<readonly [unknown, number]> => {
      const { gameKey } = (await client.call('/game/queryGameKindsV2')).body
      const games = (await client.call(call)).body.data as JsonObject[]
      const game = games.find(({ gameId }) => gameId === '50133')
      return [gameKey, Number(game?.likeCnt ?? game?.likes)]
    }
    for (const call of ['/game/allGameData', '/game/gameList']) {
      await like('/game/cancelLikeGame')
      const [key, before] = await listed(call)
      const { likes } = (await like('/game/likeGameV2')).body
      const [changedKey, after] = await listed(call)
      expect([after, likes]).toEqual([before + 1, before + 1])
      expect(changedKey).not.toBe(key)
    }
  })

  test('can be liked, up to thirty games per player', async () => {
    await client.login('demo01')
    const like = (gameId: string) => client.call('/game/likeGameV2', { gameId, gameKindId: 5 })
    const before = Number((await like('50101')).body.likes)
    expect((await like('50101')).body.likes).toBe(before)
    expect((await client.call('/game/cancelLikeGame', { gameId: '50101', gameKindId: 5 })).body.likes).toBe(before - 1)
    const games = (await client.call('/game/allGameData')).body.data as JsonObject[]
    await control('PATCH', '/players/demo01', { favorites: games.slice(0, 30).map(({ gameId }) => String(gameId)) })
    const last = games.at(-1)
    expect((await client.call('/game/likeGameV2', { gameId: String(last?.gameId), gameKindId: 12 })).head.errMsg).toBe(
      'The game you have added has reached the limit~',
    )
    expect((await client.call('/game/queryUserGameInfoV2')).body.favorites).toHaveLength(30)
  })

  test('have jackpots that grow with the clock', async () => {
    const at = async (now: string) => {
      await control('PUT', '/clock', { now })
      return (await client.call('/game/jackpotPrize')).body
    }
    const first = await at('2026-12-01T09:00:00+08:00')
    const pools = (body: JsonObject) =>
      (body.oms as JsonObject[]).map(({ prizePool }) => Number(isObject(prizePool) ? prizePool.GRAND : 0))
    const later = await at('2026-12-01T09:05:00+08:00')
    expect(pools(later).filter((pool, index) => pool > (pools(first)[index] ?? 0)).length).toBeGreaterThan(3)
    await control('PUT', '/site', { jackpots: { list: [{ gameId: '50101', prizePool: 5 }] } })
    expect((await client.call('/game/jackpotPrize')).body).toEqual({ list: [{ gameId: '50101', prizePool: 5 }] })
  })
})

describe('the control surface', () => {
  test('creates players, and reports taken values and unknown fields', async () => {
    const created = await control('POST', '/players', { loginName: 'Maria01', mobileNo: '9175550001', balance: 5 })
    expect([created.status, created.body.loginName, created.body.password]).toEqual([201, 'maria01', 'habi2026'])
    expect(await control('POST', '/players', { loginName: 'maria01' })).toMatchObject({
      status: 409,
      body: { error: 'loginName is taken' },
    })
    expect(await control('POST', '/players', { loginName: 'maria02', mobileNo: '09175550001' })).toMatchObject({
      status: 409,
      body: { error: 'mobileNo is taken' },
    })
    expect(await control('PATCH', '/players/maria01', { email: 'demo01@example.com' })).toMatchObject({
      status: 409,
      body: { error: 'email is taken' },
    })
    const unknown = await control('PATCH', '/players/maria01', { ballance: 5 })
    expect([unknown.status, unknown.body.unknown, (unknown.body.known as string[]).includes('balance')]).toEqual([
      400,
      ['ballance'],
      true,
    ])
    expect((await control('PATCH', '/players/maria01', { balance: 1.001, vipLevel: 13 })).body.error).toContain(
      'vipLevel',
    )
    expect((await control('PATCH', '/players/maria01', { ekyc: { ekycStatus: 0 } })).body.ekyc).toMatchObject({
      ekycStatus: 0,
      canKycTime: 3,
    })
    expect((await control('GET', '/players/nobody')).status).toBe(404)
  })

  test('sets site settings as objects or as JSON text', async () => {
    await control('PUT', '/site', {
      isSiteMaintenance: true,
      LOGIN_METHOD_SWITCH: '{"viberSwitch":1}',
      KYC_localhost_DEPOSIT: 1,
    })
    expect((await client.call('/site/maintenance')).body.isSiteMaintenance).toBe(true)
    expect((await client.call('/site/info')).body).toMatchObject({
      LOGIN_METHOD_SWITCH: '{"viberSwitch":1}',
      KYC_localhost_DEPOSIT: 1,
    })
    expect((await control('PUT', '/site', { restricted: true })).body.known).toContain('KYC_{host}_WITHDRAWAL')
  })

  test('sets the clock of the sandbox, and responses contain its time', async () => {
    await control('PUT', '/clock', { now: '2026-12-01T09:00:00+08:00' })
    const { serverTime } = (await client.call('/site/info')).head
    expect(Math.abs(serverTime - Date.parse('2026-12-01T09:00:00+08:00'))).toBeLessThan(5000)
    const { headers } = await app.inject({ method: 'POST', url: '/api/site/info' })
    expect(headers.date).toContain('01 Dec 2026 01:00')
    expect((await control('PUT', '/clock', { now: '2026-12-01 09:00' })).status).toBe(400)
    await control('PUT', '/clock', { now: null })
    expect(Math.abs((await client.call('/site/info')).head.serverTime - Date.now())).toBeLessThan(5000)
  })

  test('makes exactly the requested number of calls fail', async () => {
    await control('POST', '/faults', { path: '/site/info', times: 2, errCode: 'GW_801623', errMsg: 'Busy' })
    expect([await code('/site/info'), await code('/site/info'), await code('/site/info')]).toEqual([
      'GW_801623',
      'GW_801623',
      '0000',
    ])
    await control('POST', '/faults', { path: 'info', status: 502, body: 'not json' })
    const raw = await app.inject({ method: 'POST', url: '/api/site/info', payload: '{}' })
    expect([raw.statusCode, raw.body]).toEqual([502, 'not json'])
    await control('POST', '/faults', { path: '/site/info', delayMs: 30 })
    await control('POST', '/faults', { path: '/site/info', status: 429 })
    await control('DELETE', '/faults')
    expect(await code('/site/info')).toBe('0000')
    expect((await control('POST', '/faults', { status: 500 })).status).toBe(400)
  })

  test('shows the received calls with decrypted bodies', async () => {
    await client.login('demo01')
    const { body } = await control('GET', '/calls?path=/loginAndRegisterV4')
    expect(body).toMatchObject([
      {
        path: '/userAuth/loginAndRegisterV4',
        body: { password: 'habi2026' },
        encrypted: ['password'],
        headers: { AppId: 'web' },
      },
    ])
  })

  test('refuses requests from other machines and other origins', async () => {
    const from = (request: { remoteAddress?: string; headers?: Record<string, string> }) =>
      app.inject({ method: 'POST', url: '/sandbox/reset', ...request })
    for (const request of [
      { remoteAddress: '10.0.0.7' },
      { headers: { host: 'evil.example' } },
      { headers: { host: 'localhost:8080', origin: 'https://evil.example' } },
      { headers: { 'x-forwarded-for': '10.0.0.7' } },
      { headers: { 'x-forwarded-proto': 'https' } },
      { headers: { 'x-real-ip': '10.0.0.7' } },
      { headers: { forwarded: 'for=10.0.0.7' } },
      { headers: { via: '1.1 proxy' } },
    ]) {
      const answer = await from(request)
      expect([answer.statusCode, answer.json()], JSON.stringify(request)).toEqual([
        403,
        { error: 'SANDBOX_KEY is none: the sandbox can be controlled only from this machine' },
      ])
    }
    expect((await control('GET', '/nothing')).status).toBe(404)
    expect((await control('GET', '/outbox?to=0917')).body).toEqual([])
    for (const unknown of ['/outbox?receiver=0917', '/calls?to=0917'])
      expect((await control('GET', unknown)).status, unknown).toBe(400)
  })

  test('stores messages and tracking events until a reset, and shows the host pages', async () => {
    const sent = { container: 'bot', message: { type: 'GAME', gameId: '7' } }
    expect(await control('POST', '/player-messages', sent)).toMatchObject({ status: 201, body: sent })
    expect((await control('POST', '/player-messages', { ...sent, container: 'toaster' })).status).toBe(400)
    expect((await control('GET', '/player-messages')).body).toMatchObject([sent])
    const event = {
      bizType: 'page',
      pageURL: 'https://habi.example/',
      container: 'BROWSER',
      serverTime: 1,
      platform: 'H5',
    }
    const times = { package: 'C66', startTime: 1, endTime: 1, path: '/', stayTime: 0 }
    expect(await code('/event/push', { ...event, ...times })).toBe('0000')
    expect((await control('GET', '/events')).body).toMatchObject([
      { name: 'page', fields: { path: '/', package: 'C66' } },
    ])
    await control('POST', '/reset')
    expect([(await control('GET', '/player-messages')).body, (await control('GET', '/events')).body]).toEqual([[], []])
    for (const container of ['miniapp', 'bot', 'native'])
      expect((await app.inject(`/sandbox/host/${container}`)).headers['content-security-policy']).toContain(
        "frame-src 'self' http://*.localhost:*",
      )
  })

  test('creates tickets that log a player in once', async () => {
    const { ticket } = (await control('POST', '/tickets', { loginName: 'demo01' })).body
    expect((await control('POST', '/tickets', { loginName: 'nobody' })).status).toBe(404)
    const use = (loginName: string) => client.call('/getH5TokenByTempTicket', { ticket: ticket ?? '', loginName })
    expect((await use('newbie01')).head.errCode).not.toBe('0000')
    const { info } = (await use('demo01')).body
    client.token = (JSON.parse(Buffer.from(String(info), 'base64').toString()) as { token: string }).token
    expect(await code('/customer/getByLoginName', { loginName: 'demo01' })).toBe('0000')
    expect((await use('demo01')).head.errCode).not.toBe('0000')
  })

  test('lists all players with their passwords and descriptions for the control page', async () => {
    await control('PATCH', '/players/newbie01', { password: 'changed1' })
    const { body } = await control('GET', '/players')
    expect(body).toContainEqual(expect.objectContaining({ loginName: 'newbie01', password: 'changed1' }))
    expect(body).toContainEqual(
      expect.objectContaining({ loginName: 'demo01', about: expect.stringContaining('VIP 3') as string }),
    )
  })
})

describe('the call contracts of the business areas', () => {
  const contracts = readContracts(join(import.meta.dirname, '..', '..', 'catalogue', 'catalogue.gen.json'))
  const examples: { readonly [path: string]: JsonObject } = {
    '/userAuth/loginAndRegisterV4': { loginName: 'demo01', loginType: 0, container: 'BROWSER' },
    '/customer/logoutV2': { container: 'BROWSER' },
    '/getH5TokenByTempTicket': { loginName: 'demo01' },
    '/customer/getByLoginName': { loginName: 'demo01' },
    '/customer/queryKycStatus': { action: 3 },
    '/game/likeGameV2': { gameId: '50101', gameKindId: 5 },
    '/game/cancelLikeGame': { gameId: '50101', gameKindId: 5 },
    '/game/v2/inGame': { gameId: '50101' },
    '/news/share': { newsId: 'winner-story' },
    '/talaLive/follow': { anchorId: '1005', follow: true },
    '/talaLive/give': { liveId: '21', giftId: 'sampaguita', orderId: 'order-1' },
    '/talaLive/say': { liveId: '21', text: 'Salamat!' },
    '/live/likeReel': { reelId: 'dice', like: true },
    '/live/reels': { category: 'all', limit: 20 },
    '/talaLive/following': { limit: 20 },
    '/activity/antiAddiction/updateUserConfig': {
      data: [{ category: 1, status: 1, value: '750', reminderFreq: 5 }],
    },
    '/talaLive/history': { limit: 20 },
    '/talaLive/rooms': { limit: 20 },
    '/event/push': {
      bizType: 'page',
      pageURL: 'https://site.example/news',
      container: 'BROWSER',
      serverTime: 1_795_000_000_000,
      platform: 'H5',
      package: '',
      startTime: 1_794_999_990_000,
      endTime: 1_795_000_000_000,
      path: '/news',
      stayTime: 10_000,
    },
  }

  test('have one handler each, and every handler has a contract', () => {
    const paths = new Set(contracts.all.map(({ path }) => path))
    expect([...paths].filter((path) => !callHandlers.has(path))).toEqual([])
    expect([...callHandlers.keys()].filter((path) => !paths.has(path))).toEqual([])
  })

  test.each(contracts.all.map((contract) => [contract.name, contract] as const))(
    'the answer of %s satisfies its contract',
    async (_name, contract) => {
      await client.login('demo01')
      const payload = { ...examples[contract.path] }
      if (contract.path.startsWith('/userAuth/')) payload.password = await client.encrypt('habi2026')
      if (contract.path === '/getH5TokenByTempTicket')
        payload.ticket = (await control('POST', '/tickets', { loginName: 'demo01' })).body.ticket ?? ''
      const body =
        contract.method === 'GET'
          ? (await app.inject(`/api${contract.path}`)).json<JsonObject>()
          : await client.call(contract.path, payload).then(({ head, body: given }) => {
              expect(head).toMatchObject({ errCode: '0000' })
              return given
            })
      const ajv = new Ajv2020({ strict: false, allErrors: true })
      const validate = ajv.compile(contract.response)
      expect(validate(body), ajv.errorsText(validate.errors)).toBe(true)
    },
  )
})
