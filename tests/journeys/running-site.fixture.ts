/** A whole running Habi for one test: own port, own data folder, own copy of the configuration. */
import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..', '..')

export interface RunningSite {
  readonly origin: string
  readonly port: number
  readonly dataDir: string
  /** A copy of `config/` that the test may edit. */
  readonly config: string
  /** Changes one document of the copy. */
  readonly edit: (path: string, change: (document: Record<string, unknown>) => void) => Promise<void>
  /** Runs a command of the house against this site: `publish`, `rollback`, `check`. */
  readonly run: (tool: string, ...words: string[]) => Promise<{ readonly code: number; readonly output: string }>
  /** The sandbox's control surface. */
  readonly control: (method: string, path: string, body?: unknown) => Promise<unknown>
  readonly restart: () => Promise<void>
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * Starts a site as after its first start. The first call of a test run publishes `config/` once; the others copy what it left, so a
 * site costs two seconds.
 */
export async function startSite(env: { readonly [name: string]: string } = {}): Promise<RunningSite> {
  const folder = await mkdtemp(join(tmpdir(), 'habi-site-'))
  const dataDir = join(folder, 'data')
  await cp(await template(), dataDir, { recursive: true })
  return await launchSite(folder, dataDir, env)
}

const templates = join(root, 'test-results', 'templates')

/** A data folder that has seen one start of this build. Made by whoever comes first; others wait for it. */
export async function template(): Promise<string> {
  const { build } = JSON.parse(await readFile(join(root, 'dist/player/build.json'), 'utf8')) as { build: string }
  const ready = join(templates, build)
  const lock = `${ready}.lock`
  await mkdir(templates, { recursive: true })
  const deadline = Date.now() + 180_000
  while (!existsSync(ready)) {
    if (await isAbandoned(lock)) await rm(lock, { recursive: true, force: true })
    const mine = await mkdir(lock).then(
      () => true,
      () => false,
    )
    if (mine) {
      await writeFile(join(lock, 'owner'), String(process.pid))
      try {
        const folder = await mkdtemp(join(tmpdir(), 'habi-template-'))
        const site = await launchSite(folder, join(folder, 'data'), {})
        await site.end()
        await cp(join(folder, 'data'), `${ready}.part`, { recursive: true })
        await rm(folder, { recursive: true, force: true })
        await rename(`${ready}.part`, ready)
      } finally {
        await rm(lock, { recursive: true, force: true })
      }
    } else if (Date.now() > deadline) throw new Error(`${lock} is held for too long. Remove test-results and run again.`)
    else await new Promise((again) => setTimeout(again, 250))
  }
  return ready
}

/** A lock whose owner is dead belongs to nobody. One that names no owner yet is being taken. */
async function isAbandoned(lock: string): Promise<boolean> {
  const owner = Number(await readFile(join(lock, 'owner'), 'utf8').catch(() => ''))
  if (!Number.isInteger(owner) || owner === 0) return false
  try {
    process.kill(owner, 0)
    return false
  } catch {
    return true
  }
}

async function launchSite(
  folder: string,
  dataDir: string,
  env: { readonly [name: string]: string },
): Promise<RunningSite & { readonly end: () => Promise<void> }> {
  const config = join(folder, 'config')
  await cp(join(root, 'config'), config, { recursive: true })
  const port = await freePort()
  const origin = `http://localhost:${port}`
  let server = await launch()

  async function launch(): Promise<ChildProcess> {
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      cwd: root,
      env: { ...process.env, ...env, PORT: String(port), DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const deadline = Date.now() + 90_000
    for (;;) {
      if (child.exitCode !== null) throw new Error(`the server ended:\n${output}`)
      // Ready is said once the site is published and the database answers.
      if (output.includes('Habi is ready') && (await isReady())) return child
      if (Date.now() > deadline) throw new Error(`the server is not ready after 90 s:\n${output}`)
      await new Promise((again) => setTimeout(again, 150))
    }
  }

  function isReady(): Promise<boolean> {
    return fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
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
    run: (tool, ...words) =>
      new Promise((done) => {
        const child = spawn(process.execPath, ['--import', 'tsx', `tools/${tool}.ts`, ...words], {
          cwd: root,
          env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
          stdio: ['ignore', 'pipe', 'pipe'],
        })
        let output = ''
        child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
        child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
        child.on('close', (code) => done({ code: code ?? 1, output }))
      }),
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
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer()
    probe.on('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
