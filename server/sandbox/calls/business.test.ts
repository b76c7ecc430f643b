import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CallRefusal, type SandboxCall } from '../../../business/sandbox-call.ts'
import { createClock } from '../clock.ts'
import { indexContracts, readContracts } from '../contracts.ts'
import { registerGateway } from '../gateway.ts'
import { readGameSeed } from '../lobby/game-seed.ts'
import { openSandbox } from '../sandbox.ts'
import { openTestDatabase } from '../test-app.ts'
import { createTestClient } from '../test-client.ts'
import { handlerOf } from './business.ts'

const root = join(import.meta.dirname, '../../..')
const warnings: string[] = []
const app = Fastify({
  logger: {
    level: 'warn',
    stream: { write: (line: string) => void warnings.push((JSON.parse(line) as { msg: string }).msg) },
  },
})
const database = openTestDatabase()
const seed = readGameSeed(join(root, 'server/sandbox/games/games.json'))

beforeAll(async () => {
  const known = readContracts(join(root, 'catalogue/catalogue.gen.json')).all
  const response = { type: 'object', properties: { level: { type: 'integer', minimum: 1 } } } as const
  const added = { name: 'testing/level', path: '/testing/level', method: 'POST', omit: [], payload: {}, response }
  const clock = createClock()
  const sandbox = openSandbox({ db: await database, clock, seed })
  registerGateway(app, { clock, sandbox: () => sandbox, contracts: indexContracts([...known, added]) })
})
afterAll(async () => {
  await app.close()
  await (await database).destroy()
})

test('a call without a handler answers with an example of its response schema, and the log names the missing file once', async () => {
  const client = await createTestClient(app)
  for (let n = 0; n < 2; n++)
    expect(await client.call('/testing/level')).toMatchObject({ head: { errCode: '0000' }, body: { level: 1 } })
  expect(warnings).toEqual([expect.stringContaining('Write the answer in business/testing/calls/level.sandbox.ts.')])
  expect((await client.call('/testing/unknown')).head.errCode).toBe('GW_100404')
})

test('the answer function of a call gets the payload, the player and the time, and may refuse the call', async () => {
  const sandbox = await openSandbox({ db: await database, clock: createClock(), seed })
  const session = undefined
  const call = (answer: SandboxCall['answer']) =>
    handlerOf('/testing/level', { name: 'games/like', requires: 'token', answer }).run({
      sandbox,
      session,
      body: { gameId: '7' },
      player: { loginName: 'demo01' } as never,
    })
  expect(await call((request) => request as never)).toEqual({
    ok: true,
    body: { payload: { gameId: '7' }, loginName: 'demo01', now: expect.any(Number) as number },
  })
  expect(
    await call(() => {
      throw new CallRefusal('GW_1', 'Not now.')
    }),
  ).toEqual({ ok: false, errCode: 'GW_1', errMsg: 'Not now.' })
  await expect(
    call(() => {
      throw new Error('a fault of the code')
    }),
  ).rejects.toThrow('a fault of the code')
})
