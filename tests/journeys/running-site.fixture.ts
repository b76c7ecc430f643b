/** A server for tests, with its own port, data folder and copy of the configuration. */
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { join, resolve } from 'node:path'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { packSource } from '../../engine/release/source-pack.ts'
import { endWithTests } from '../children.fixture.ts'
import { databaseOptions } from '../database-options.fixture.ts'
import { makeOnce } from '../once.fixture.ts'
import { dateScript } from './shifted-date.fixture.ts'

const root = resolve(import.meta.dirname, '..', '..')
const READY_WITHIN_MS = 90_000

export interface RunningSite {
  readonly origin: string
  readonly port: number
  readonly dataDir: string
  /** A copy of `config/` that the test may edit. */
  readonly config: string
  /** Edits one document of the copied configuration. */
  readonly edit: (path: string, change: (document: Record<string, unknown>) => void) => Promise<void>
  /** Runs a command with the port and the data folder of this site, such as `publish`. */
  readonly run: (command: string, ...words: string[]) => Promise<{ readonly code: number; readonly output: string }>
  /** The one-time address for the first administrator, which a start without operators prints. */
  readonly firstAddress: () => Promise<string>
  /** Sends a request to the sandbox's control surface. */
  readonly control: (method: string, path: string, body?: unknown) => Promise<unknown>
  readonly restart: () => Promise<void>
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * Starts a site with a copy of a prepared data folder. The folder is the result of a first start, and all sites of a
 * test run copy it.
 */
export async function startSite(env: { readonly [name: string]: string } = {}): Promise<RunningSite> {
  return await startCopy('config', env)
}

/** Starts a site with the documents of this folder, otherwise like `startSite`. */
export async function startSiteOf(
  siteDir: string,
  env: { readonly [name: string]: string } = {},
): Promise<RunningSite> {
  return await startCopy(siteDir, { ...env, SITE_DIR: siteDir })
}

async function startCopy(siteDir: string, env: { readonly [name: string]: string }): Promise<RunningSite> {
  const folder = await mkdtemp(join(tmpdir(), 'habi-site-'))
  const dataDir = join(folder, 'data')
  // The asynchronous `cp` needs ten times the processor time to copy the thousand files of a database.
  cpSync(await prepareDataDir(siteDir), dataDir, { recursive: true })
  return await launchSite(folder, dataDir, env)
}

/**
 * Returns a data folder that one start with the present player build and the present documents of `siteDir` has filled.
 */
export async function prepareDataDir(siteDir = 'config'): Promise<string> {
  const { build } = JSON.parse(await readFile(join(root, 'dist/player/build.json'), 'utf8')) as { build: string }
  // The key contains the hash of the documents, because a start does not publish changed documents while a release is
  // live.
  const { files, assets } = await readSiteFolder(join(root, siteDir))
  const key = `${build}-${packSource(files, assets).hash}`
  return await makeOnce(join(root, 'test-results', 'data', key), async (part) => {
    const folder = await mkdtemp(join(tmpdir(), 'habi-data-'))
    const site = await launchSite(folder, join(folder, 'data'), siteDir === 'config' ? {} : { SITE_DIR: siteDir })
    await site.end()
    cpSync(join(folder, 'data'), part, { recursive: true })
    await rm(folder, { recursive: true, force: true })
  })
}

async function launchSite(
  folder: string,
  dataDir: string,
  env: { readonly [name: string]: string },
): Promise<RunningSite & { readonly end: () => Promise<void> }> {
  const config = join(folder, 'config')
  cpSync(join(root, 'config'), config, { recursive: true })
  const port = await freePort()
  const origin = `http://localhost:${port}`
  let announce = (_address: string): void => undefined
  const first = new Promise<string>((done) => (announce = done))
  let server = await launch()

  async function launch(): Promise<ChildProcess> {
    const date = dateScript()
    const moved = date === undefined ? [] : ['--import', `data:text/javascript,${encodeURIComponent(date)}`]
    const child = spawn(process.execPath, [...databaseOptions, ...moved, '--import', 'tsx', 'server/main.ts'], {
      cwd: root,
      env: { ...process.env, SANDBOX_KEY: 'none', ...env, PORT: String(port), DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    endWithTests(child)
    let output = ''
    const printed = new Promise<void>((done, failed) => {
      const fail = (reason: string): void => {
        clearTimeout(late)
        failed(new Error(reason))
      }
      const late = setTimeout(() => fail(`the server is not ready after ${READY_WITHIN_MS} ms`), READY_WITHIN_MS)
      const collect = (chunk: Buffer): void => {
        output += chunk.toString()
        const [, address] = /(\S+\/studio\/first\?code=\S+) /.exec(output) ?? []
        if (address !== undefined) announce(address)
        // The server prints this when the site is published.
        if (!output.includes('Habi is ready')) return
        clearTimeout(late)
        done()
      }
      child.stdout.on('data', collect)
      child.stderr.on('data', collect)
      child.once('exit', () => fail('the server exited'))
    })
    try {
      await printed
      await siteIsReady()
    } catch (error) {
      // Kills the server, because the test process does not end while a child is running.
      child.kill('SIGKILL')
      throw new Error(`${String(error)}. The server printed:\n${output}`, { cause: error })
    }
    return child
  }

  /**
   * Waits for the database, because pages are served before it is open. A site whose first release has findings is
   * never ready.
   */
  async function siteIsReady(): Promise<void> {
    const deadline = Date.now() + READY_WITHIN_MS
    let answer = await fetch(`${origin}/readyz`)
    while (!answer.ok) {
      if (Date.now() > deadline) throw new Error(`after ${READY_WITHIN_MS} ms, /readyz answers ${await answer.text()}`)
      await wait(50)
      answer = await fetch(`${origin}/readyz`)
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return
    const gone = new Promise((done) => server.once('exit', done))
    server.kill(signal)
    await gone
  }

  return {
    origin,
    port,
    dataDir,
    config,
    async edit(path, change) {
      const file = join(config, path)
      const document = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>
      change(document)
      await writeFile(file, JSON.stringify(document, null, 2))
    },
    run: (command, ...words) =>
      new Promise((done) => {
        const child = spawn(process.execPath, ['--import', 'tsx', `tools/${command}.ts`, ...words], {
          cwd: root,
          env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
          stdio: ['ignore', 'pipe', 'pipe'],
        })
        let output = ''
        child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
        child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
        child.on('close', (code) => done({ code: code ?? 1, output }))
      }),
    firstAddress: () => first,
    async control(method, path, body) {
      const response = await fetch(`${origin}/sandbox/${path}`, {
        method,
        ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      })
      const answer: unknown = await response.json()
      if (!response.ok) throw new Error(`${method} /sandbox/${path}: ${response.status} ${JSON.stringify(answer)}`)
      return answer
    },
    async restart() {
      await end('SIGTERM')
      server = await launch()
    },
    kill: () => end('SIGKILL'),
    end: () => end('SIGTERM'),
    async stop() {
      await end('SIGTERM')
      // Retries, because a scheduled publish may write files until its process ends.
      await rm(folder, { recursive: true, force: true, maxRetries: 8, retryDelay: 100 })
    },
  }
}

export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer()
    probe.on('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
