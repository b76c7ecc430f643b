/**
 * A server with the embedded database on a disk that is full at the start, or later: it serves pages, and opens the
 * database when there is space again. A limit on the size of files simulates the full disk.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endWithTests } from '../children.fixture.ts'
import { putRelease } from '../../server/delivery/release-fixture.ts'

/** Whether the program prlimit of util-linux is installed. */
const hasPrlimit = spawnSync('prlimit', ['--version']).status === 0
if (!hasPrlimit) console.warn('The test of a full disk is skipped: prlimit (util-linux) is not installed.')

let dataDir: string
let server: ChildProcess | undefined

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'habi-full-disk-'))
  await putRelease(join(dataDir, 'site'), { sequence: 3 })
})
afterEach(async () => {
  if (server?.exitCode === null) {
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }
  await rm(dataDir, { recursive: true, force: true })
})

/** Starts a server with a limit on the size of the files that it writes. Resolves when the server is ready. */
async function startServer(fileSize: string) {
  const command = [process.execPath, '--import', 'tsx', 'server/main.ts']
  const child = spawn('prlimit', [`--fsize=${fileSize}:unlimited`, ...command], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0' },
  })
  server = endWithTests(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await expect.poll(() => output, { timeout: 60_000 }).toContain('Habi is ready')
  const origin = /http:\/\/localhost:\d+/.exec(output)?.[0] ?? ''
  return {
    origin,
    output: () => output,
    readiness: async () => (await fetch(`${origin}/readyz`)).status,
    limit(size: string): void {
      expect(spawnSync('prlimit', [`--pid=${child.pid}`, `--fsize=${size}:unlimited`]).status).toBe(0)
    },
  }
}

test.skipIf(!hasPrlimit)(
  'the embedded database is opened when the disk has space again',
  { timeout: 180_000 },
  async () => {
    const { origin, output, readiness, limit } = await startServer('100000')
    await expect.poll(output, { timeout: 60_000 }).toContain('The database is not available: ')
    expect(await readiness()).toBe(503)
    expect(await (await fetch(`${origin}/`)).text()).toContain('Home en')
    const call = () => fetch(`${origin}/api/webToken`, { method: 'POST', body: '{}' })
    expect(await (await call()).json()).toMatchObject({ head: { errCode: 'GW_100503' }, body: null })

    limit('unlimited')
    await expect.poll(readiness, { timeout: 90_000 }).toBe(200)
    expect((await call()).status).toBe(200)
    expect(output().match(/The database is not available/g)).toHaveLength(1)
    expect(output()).toContain('The database is available again.')
    // The server prints the address for the first administrator only after the outage, because the code in it must be
    // stored in the database.
    await expect.poll(output, { timeout: 30_000 }).toContain('/studio/first?code=')
  },
)

test.skipIf(!hasPrlimit)(
  'the embedded database stops when the disk becomes full, and pages are still sent without delay',
  { timeout: 240_000 },
  async () => {
    const { origin, output, readiness, limit } = await startServer('unlimited')
    await expect.poll(readiness, { timeout: 120_000 }).toBe(200)
    const headers = {
      'sandbox-key': (await readFile(join(dataDir, 'sandbox.key'), 'utf8')).trim(),
      'content-type': 'application/json',
    }
    const player = `${origin}/sandbox/players/demo01`
    const setBalance = async (balance: number): Promise<number> =>
      (await fetch(player, { method: 'PATCH', headers, body: JSON.stringify({ balance }) })).status
    const isSet = async (balance: number): Promise<boolean> => (await setBalance(balance)) < 300
    expect(await isSet(10)).toBe(true)

    limit('65536')
    const writes = Promise.all([setBalance(20), setBalance(30)])
    let isWriting = true
    void writes.finally(() => (isWriting = false))
    let slowest = 0
    do {
      const start = performance.now()
      expect(await (await fetch(`${origin}/`)).text()).toContain('Home en')
      slowest = Math.max(slowest, performance.now() - start)
    } while (isWriting)
    expect(await writes).toEqual([503, 503])
    // Pages do not wait for the blocked statement, which ends after 10 s.
    expect(slowest).toBeLessThan(5000)
    await expect.poll(output).toContain('The database is not available: ')
    expect(await readiness()).toBe(503)

    limit('unlimited')
    await expect.poll(() => isSet(40), { timeout: 90_000 }).toBe(true)
    expect(output().match(/The database is not available/g)).toHaveLength(1)
    expect(output()).toContain('The database is available again.')
    expect(await (await fetch(player, { headers })).json()).toMatchObject({ balance: 40 })
  },
)
