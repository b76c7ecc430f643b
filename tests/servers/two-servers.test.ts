/**
 * Two servers with one PostgreSQL behind nginx. The servers are restarted one after the other, later with another
 * player build, while clients load pages with all their files. No request fails.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendRequest } from '../../server/delivery/test-request.ts'
import { endWithTests } from '../children.fixture.ts'
import { smallSite, writeSite } from '../faults/small-site.fixture.ts'
import { freePort, nginx, startNginx } from '../nginx.fixture.ts'
import { createPostgres, noPostgres, type TestPostgres } from '../postgres.fixture.ts'
import { caseCount } from '../sample.fixture.ts'

/** Number of restarts of each server. In the second half, the servers start with another player build. */
const ROUNDS = caseCount({ quick: 1, full: 10, variable: 'RESTARTS' })
const CLIENTS = 4

interface Server {
  readonly port: number
  readonly dataDir: string
  child: ChildProcess
}

describe.skipIf(nginx === undefined || noPostgres !== undefined)('two servers behind nginx', () => {
  let work: string
  let postgres: TestPostgres
  let stopNginx: (() => Promise<void>) | undefined
  let port: number
  const servers: Server[] = []

  beforeAll(async () => {
    work = await mkdtemp(join(tmpdir(), 'habi-two-servers-'))
    await writeSite(join(work, 'site'), await smallSite('Welcome'))
    for (const name of ['old', 'new']) await copyBuild(name)
    postgres = await createPostgres()
    await postgres.start()
    for (const name of ['a', 'b']) {
      const [dataDir, free] = [join(work, name), await freePort()]
      servers.push({ port: free, dataDir, child: await start(free, dataDir, 'old') })
    }
    port = await freePort()
    const upstream = servers.map((server) => `server 127.0.0.1:${server.port} max_fails=0;`).join(' ')
    stopNginx = await startNginx(
      work,
      port,
      `upstream habi { ${upstream} keepalive 16; }
      server { listen 127.0.0.1:${port}; location / {
        proxy_pass http://habi; proxy_http_version 1.1; proxy_set_header connection ""; proxy_set_header host $host;
        proxy_next_upstream error timeout http_503;
      } }`,
    )
  }, 240_000)
  afterAll(async () => {
    await stopNginx?.()
    for (const { child } of servers) await stop(child)
    await postgres?.remove()
    await rm(work, { recursive: true, force: true })
  })

  /** Copies the player build. In the copy `new`, the build and its entry file have other names. */
  async function copyBuild(name: string): Promise<void> {
    const built = resolve(import.meta.dirname, '../../dist/player')
    const copy = join(work, name, 'dist', 'player')
    await mkdir(copy, { recursive: true })
    for (const part of ['build.json', 'client', 'server'])
      await cp(join(built, part), join(copy, part), { recursive: true })
    if (name === 'old') return
    const text = await readFile(join(copy, 'build.json'), 'utf8')
    const { build, entry } = JSON.parse(text) as { readonly build: string; readonly entry: string }
    const renamed = entry.replace(/-.{8}\./, '-Newer123.')
    await rename(join(copy, 'client', entry), join(copy, 'client', renamed))
    for (const suffix of ['.br', '.gz'])
      await rename(join(copy, 'client', entry + suffix), join(copy, 'client', renamed + suffix))
    await writeFile(
      join(copy, 'build.json'),
      text.replaceAll(entry, renamed).replaceAll(build, build.replace(/^.{4}/, 'abcd')),
    )
  }

  async function start(free: number, dataDir: string, build: string): Promise<ChildProcess> {
    const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'server.process.ts')], {
      env: {
        ...process.env,
        ROOT: join(work, build),
        SITE_DIR: join(work, 'site'),
        DATA_DIR: dataDir,
        DATABASE_URL: postgres.url,
        SANDBOX: 'off',
        PORT: String(free),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    endWithTests(child)
    await new Promise<void>((ready, failed) => {
      child.stdout.on('data', (chunk) => String(chunk).includes('ready') && ready())
      child.on('exit', () => failed(new Error('the server ended')))
    })
    return child
  }

  async function stop(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }

  /**
   * Loads a page, its chunks and the files in the pointer. Returns the chunks, the failures and the number of requests.
   */
  async function visit(): Promise<{
    readonly pages: readonly string[]
    readonly failed: readonly string[]
    count: number
  }> {
    const failed: string[] = []
    let count = 0
    const get = async (path: string): Promise<string> => {
      count++
      const { status, body } = await sendRequest(port, path).catch((error: unknown) => ({
        status: 0,
        body: Buffer.from(String(error)),
      }))
      if (status !== 200) failed.push(`${status} ${path} ${body.toString('utf8').slice(0, 100)}`)
      return body.toString('utf8')
    }
    const page = await get('/')
    const chunks = /data-chunks="([^"]*)"/.exec(page)?.[1]?.split(' ') ?? []
    for (const chunk of chunks) await get(chunk)
    const pointer = await get('/release.json')
    if (pointer.startsWith('{')) {
      const { routes } = JSON.parse(pointer) as { readonly routes: { readonly [language: string]: string } }
      for (const address of Object.values(routes)) await get(address)
    }
    return { pages: chunks, failed, count }
  }

  const pointers = async (): Promise<readonly string[]> =>
    await Promise.all(
      servers.map(async (server) => (await sendRequest(server.port, '/release.json')).body.toString('utf8')),
    )

  test(
    'serve every request during restarts and an upgrade of the player, and serve the same release afterwards',
    { timeout: 60_000 + 60_000 * ROUNDS },
    async () => {
      const seen = new Set<string>()
      const failed: string[] = []
      let count = 0
      let isDone = false
      const clients = Array.from({ length: CLIENTS }, async () => {
        while (!isDone) {
          const visited = await visit()
          for (const chunk of visited.pages) seen.add(chunk)
          failed.push(...visited.failed)
          count += visited.count
        }
      })
      for (let round = 0; round < ROUNDS; round++)
        for (const server of servers) {
          await stop(server.child)
          // Every second start simulates a new machine with an empty folder.
          if (round % 2 === 0) await rm(server.dataDir, { recursive: true, force: true })
          server.child = await start(server.port, server.dataDir, round < Math.floor(ROUNDS / 2) ? 'old' : 'new')
        }
      await expect.poll(async () => new Set(await pointers()).size, { timeout: 20_000 }).toBe(1)
      isDone = true
      await Promise.all(clients)
      expect(failed).toEqual([])
      console.log(`${count} requests during ${2 * ROUNDS} restarts, none failed`)
      expect([...seen].filter((chunk) => chunk.includes('/player-')).length).toBe(2)
      expect((await visit()).pages.join()).toContain('Newer123')
    },
  )
})
