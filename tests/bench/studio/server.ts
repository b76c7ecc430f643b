/** Starts a server with its own site and one operator for the studio part of the bench. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export interface BenchServer {
  readonly origin: string
  readonly operator: { readonly name: string; readonly email: string; readonly password: string }
  readonly stop: () => Promise<void>
}

/** Enough for the first publish of 10,000 documents, which renders 6,000 pages. */
const READY_WITHIN_MS = 30 * 60_000
const operator = { name: 'Ana Reyes', email: 'ana@habi.example', password: 'a long enough password' }

export async function startServer(siteDir: string, dataDir: string): Promise<BenchServer> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: join(import.meta.dirname, '../../..'),
    env: {
      ...process.env,
      NODE_ENV: '',
      SANDBOX_KEY: 'none',
      SITE_DIR: siteDir,
      DATA_DIR: dataDir,
      PORT: String(port),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const exited = new Promise<void>((done) => child.once('exit', () => done()))
  const stop = async (): Promise<void> => {
    child.kill()
    await exited
  }
  try {
    await untilReady(origin, child)
    const token = (await readFile(join(dataDir, 'publish.token'), 'utf8')).trim()
    const post = async (path: string, body: object): Promise<{ readonly address?: string }> => {
      const response = await fetch(`${origin}/studio/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      })
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
      return (await response.json()) as { readonly address?: string }
    }
    const { name, email, password } = operator
    const { address } = await post('/operators', { name, email, role: 'publisher', rights: null })
    await post('/join', { code: new URL(address ?? '', origin).searchParams.get('code'), password })
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, operator, stop }
}

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server exited with code ${child.exitCode}`)
    if (Date.now() > deadline) throw new Error(`the server is not ready after ${READY_WITHIN_MS} ms`)
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await wait(200)
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  if (typeof address !== 'object' || address === null) throw new Error('there is no free port')
  return address.port
}
