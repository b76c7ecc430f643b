/**
 * A server that starts on a full disk with the embedded database: it serves pages, and opens the database when there is
 * space again. The disk is as full as a limit of the size of files makes it.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { putRelease } from '../../server/delivery/release-fixture.ts'

/** Of util-linux. */
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

test.skipIf(!hasPrlimit)(
  'the embedded database is opened when the disk has space again',
  { timeout: 180_000 },
  async () => {
    const command = [process.execPath, '--import', 'tsx', 'server/main.ts']
    const child = spawn('prlimit', ['--fsize=100000:unlimited', ...command], {
      cwd: resolve(import.meta.dirname, '../..'),
      env: { ...process.env, DATA_DIR: dataDir, PORT: '0' },
    })
    server = child
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    await expect.poll(() => output, { timeout: 60_000 }).toContain('Habi is ready')
    const origin = /http:\/\/localhost:\d+/.exec(output)?.[0] ?? ''
    await expect.poll(() => output, { timeout: 60_000 }).toContain('The database is not available: ')
    expect((await fetch(`${origin}/readyz`)).status).toBe(503)
    expect(await (await fetch(`${origin}/`)).text()).toContain('Home en')
    const call = () => fetch(`${origin}/api/webToken`, { method: 'POST', body: '{}' })
    expect(await (await call()).json()).toMatchObject({ head: { errCode: 'GW_100503' }, body: null })

    expect(spawnSync('prlimit', [`--pid=${child.pid}`, '--fsize=unlimited']).status).toBe(0)
    await expect.poll(async () => (await fetch(`${origin}/readyz`)).status, { timeout: 90_000 }).toBe(200)
    expect((await call()).status).toBe(200)
    expect(output.match(/The database is not available/g)).toHaveLength(1)
    expect(output).toContain('The database is available again.')
  },
)
