/** Tests that two server processes act as one sandbox when they start at the same moment on one empty PostgreSQL. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { endWithTests } from '../../tests/children.fixture.ts'
import { createPostgres, noPostgres, type TestPostgres } from '../../tests/postgres.fixture.ts'
import { lockDatabase, type OpenDatabase } from '../database/open.ts'
import { putRelease } from '../delivery/release-fixture.ts'
import { findPlayer } from './players/player-store.ts'
import { placeBet } from './play/place-bet.ts'
import type { Round } from './play/rules/game-rules.ts'
import { openSandbox } from './sandbox.ts'

const main = join(import.meta.dirname, '..', 'main.ts')
let work: string
let postgres: TestPostgres
let children: ChildProcess[]

describe.skipIf(noPostgres !== undefined)('two servers on one empty database', () => {
  beforeEach(async () => {
    children = []
    work = await mkdtemp(join(tmpdir(), 'habi-two-servers-'))
    postgres = await createPostgres()
    // Creates a live release, so the servers publish nothing at their start.
    await putRelease(join(work, 'a', 'site'), { sequence: 1 })
    await cp(join(work, 'a'), join(work, 'b'), { recursive: true })
  })
  afterEach(async () => {
    for (const child of children) {
      if (child.exitCode !== null) continue
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    }
    await postgres.remove()
    await rm(work, { recursive: true, force: true })
  })

  /** Starts a server that waits for the database. Returns its origin. */
  async function startServer(name: string): Promise<string> {
    const child = spawn(process.execPath, ['--import', 'tsx', main], {
      env: { ...process.env, PORT: '0', DATA_DIR: join(work, name), DATABASE_URL: postgres.url, SANDBOX_KEY: 'none' },
    })
    children.push(endWithTests(child))
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    await expect.poll(() => output, { timeout: 120_000, interval: 50 }).toContain('Habi is ready')
    return /http:\/\/localhost:\d+/.exec(output)?.[0] ?? output
  }

  test('have the same keys, games, players, settings and clock', async () => {
    const origins = await Promise.all([startServer('a'), startServer('b')])
    const [one, other] = origins
    await postgres.start()
    for (const origin of origins)
      await expect
        .poll(async () => (await fetch(`${origin}/readyz`)).status, { timeout: 120_000, interval: 20 })
        .toBe(200)
    const read = async (path: string) =>
      await Promise.all(origins.map(async (at) => await (await fetch(at + path)).json()))
    const write = (origin: string, path: string, body: object) =>
      fetch(origin + path, {
        method: 'PUT',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      })

    const [key, sameKey] = await read('/api/static/key')
    expect(key).toMatchObject({ key: expect.stringContaining('BEGIN PUBLIC KEY') as string })
    expect(sameKey).toEqual(key)
    const [players, samePlayers] = await read('/sandbox/players')
    expect(samePlayers).toEqual(players)

    // Each server changes a different setting: no change is lost, and each server sees both.
    await Promise.all([
      write(one, '/sandbox/site', { MIN_WITHDRAW_AMOUNT: 300 }),
      write(other, '/sandbox/site', { MAX_WITHDRAW_AMOUNT: 400 }),
    ])
    await write(other, '/sandbox/clock', { now: '2030-01-01T00:00:00+08:00' })
    for (const origin of origins) {
      const settings = await (await write(origin, '/sandbox/site', {})).json()
      expect(settings).toMatchObject({ MIN_WITHDRAW_AMOUNT: 300, MAX_WITHDRAW_AMOUNT: 400 })
      const { head } = (await (await fetch(`${origin}/api/webToken`, { method: 'POST', body: '{}' })).json()) as {
        readonly head: { readonly serverTime: number }
      }
      expect(new Date(head.serverTime).toISOString()).toMatch(/^2029-12-31T16:/)
    }
    await write(one, '/sandbox/games/50101', { gameName: 'Renamed on one server' })
    const game = await (await write(other, '/sandbox/games/50101', {})).json()
    expect(game).toMatchObject({ gameName: 'Renamed on one server' })
  }, 300_000)

  test('create the data once and take no bet beyond the balance, however their statements interleave', async () => {
    await postgres.start()
    const open = async (): Promise<OpenDatabase> =>
      (await lockDatabase({ dataDir: join(work, 'unused'), url: postgres.url }))()
    const opened = await Promise.all([open(), open()])
    const seed = { games: [{ gameId: '1' }, { gameId: '2' }], jackpots: [] }
    for (let round = 0; round < 3; round++) {
      await sql`truncate sandbox_setting, sandbox_game, sandbox_player cascade`.execute(opened[0].db)
      const [one, other] = await Promise.all(opened.map(({ db }) => openSandbox({ db, seed })))
      expect(other?.keys.publicKey).toBe(one?.keys.publicKey)
      expect(other?.games.all()).toEqual(one?.games.all())
      await Promise.all([one?.reset(), other?.reset()])
      expect(one?.games.all()).toHaveLength(2)
      expect(await findPlayer(opened[0].db, 'demo01')).toBeDefined()
    }
    const { db } = opened[0]
    await db.updateTable('sandbox_player').set({ balance: '100' }).where('login_name', '=', 'demo01').execute()
    const sandboxes = await Promise.all(opened.map((one) => openSandbox({ db: one.db, seed })))
    const lost: Round = { units: 1, draw: () => ({ times: 0, result: {} }) }
    const bets = Array.from({ length: 20 }, (_, n) =>
      sandboxes.map((sandbox, server) =>
        placeBet(
          sandbox,
          { loginName: 'demo01', gameId: '1' },
          { betId: `bet-${server}-${n}`, bet: 10, choice: {} },
          lost,
        ),
      ),
    )
    const answers = await Promise.all(bets.flat())
    expect(answers.filter((answer) => answer !== 'balance')).toHaveLength(10)
    expect((await findPlayer(db, 'demo01'))?.balance).toBe(0)
    for (const { close } of opened) await close()
  }, 120_000)
})
