import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endWithTests } from '../tests/children.fixture.ts'
import { databaseOptions } from '../tests/database-options.fixture.ts'
import { smallSite, writeSite } from '../tests/faults/small-site.fixture.ts'

const main = join(import.meta.dirname, 'main.ts')
let dataDir: string
let child: ChildProcess | undefined

beforeEach(async () => (dataDir = await mkdtemp(join(tmpdir(), 'habi-main-'))))
afterEach(async () => {
  child?.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

function start(env: Record<string, string>): {
  child: ChildProcess
  output: () => string
  ended: Promise<number | null>
} {
  let text = ''
  const started = spawn(process.execPath, [...databaseOptions, '--import', 'tsx', main], {
    env: { ...process.env, DATA_DIR: dataDir, ...env },
  })
  started.stdout.on('data', (chunk) => (text += String(chunk)))
  started.stderr.on('data', (chunk) => (text += String(chunk)))
  child = endWithTests(started)
  return { child: started, output: () => text, ended: once(started, 'exit').then(([code]) => code as number | null) }
}

test('a port in use is reported in one sentence', async () => {
  const other = createServer().listen(0)
  const { port } = other.address() as { port: number }
  const server = start({ PORT: String(port) })
  expect(await server.ended).toBe(1)
  expect(server.output().trim()).toBe(
    `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=8081 npm start`,
  )
  other.close()
}, 30_000)

test('an invalid combination of options is reported in one line', async () => {
  const server = start({ PORT: '0', SANDBOX_KEY: 'none', NODE_ENV: 'production' })
  expect(await server.ended).toBe(1)
  expect(server.output().trim()).toMatch(/^SANDBOX_KEY is none and NODE_ENV is production; [^\n]+$/)
}, 30_000)

test('SIGTERM stops a server with open hint connections within 5 seconds, and releases the database', async () => {
  const site = join(dataDir, 'folder')
  await writeSite(site, await smallSite('Here'))
  const server = start({ PORT: '0', SITE_DIR: site })
  await expect.poll(server.output, { timeout: 60_000, interval: 200 }).toContain('player ')
  const origin = /http:\/\/localhost:\d+/.exec(server.output())?.[0] ?? ''
  const isReady = async (): Promise<boolean> => (await fetch(`${origin}/readyz`)).ok
  await expect.poll(isReady, { timeout: 60_000, interval: 200 }).toBe(true)
  const hint = await fetch(`${origin}/hint`)
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  // The address of the control page contains the key.
  const key = (await readFile(join(dataDir, 'sandbox.key'), 'utf8')).trim()
  expect(server.output()).toContain(`sandbox   ${origin}/sandbox#key=${key}\n`)
  const control = (headers: Record<string, string>) => fetch(`${origin}/sandbox/outbox`, { headers })
  expect((await control({})).status).toBe(401)
  expect(await (await control({ 'sandbox-key': key })).json()).toEqual([])
  // A second server with the same data is refused, and the first one keeps running.
  const second = start({ PORT: '0', SITE_DIR: site })
  expect(await second.ended).toBe(1)
  expect(second.output().trim()).toMatch(
    /^The database in \S+ is in use by process \d+[^\n]*\. Stop that process, or set another DATA_DIR\.$/,
  )
  expect(await isReady()).toBe(true)
  child = server.child
  server.child.kill('SIGTERM')
  // Code 0: stopped in time. After five seconds, the server exits with code 1.
  expect(await server.ended).toBe(0)
  await hint.body?.cancel().catch(() => undefined)
}, 150_000)

test('a server whose gateway is unreachable starts, serves pages, and logs that the answers are missing', async () => {
  const folder = join(dataDir, 'folder')
  const site = await smallSite('Here', { hasPlayers: true })
  const home = JSON.parse(site.files.get('page/home.json') ?? '') as object
  const data = { games: { call: 'games/all', when: 'boot', public: true } }
  await writeSite(folder, {
    ...site,
    files: new Map([...site.files, ['page/home.json', JSON.stringify({ ...home, data })]]),
  })
  // No program listens on port 1. The server calls the gateway before its first publish and again after it.
  const server = start({ PORT: '0', SITE_DIR: folder, GATEWAY_URL: 'http://127.0.0.1:1' })
  await expect.poll(server.output, { timeout: 60_000, interval: 200 }).toContain('player ')
  const origin = /http:\/\/localhost:\d+/.exec(server.output())?.[0] ?? ''
  expect(await (await fetch(`${origin}/`)).text()).toContain('Here')
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  expect(server.output()).toContain('games/all failed with NETWORK')
  expect(server.child.exitCode).toBeNull()
}, 90_000)

test('SIGTERM stops a server that creates its database, and the database stays marked as unfinished', async () => {
  const site = join(dataDir, 'folder')
  await writeSite(site, await smallSite('Here'))
  const server = start({ PORT: '0', SITE_DIR: site })
  const names = async (): Promise<readonly string[]> => await readdir(dataDir)
  await expect.poll(names, { timeout: 60_000, interval: 20 }).toContain('db')
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(await names()).toEqual(expect.arrayContaining(['db', 'db.unfinished']))
  expect(await names()).not.toContain('db.lock')
}, 90_000)
