/** A PostgreSQL server of its own for a test, on a socket in a new folder. It can be stopped, started and frozen. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '../tools/test/postgres.ts'
import { endWithTests } from './children.fixture.ts'
import { childrenOf, sendSignal } from './process-children.fixture.ts'

export interface TestPostgres {
  /** The address of the server for `DATABASE_URL`. */
  readonly url: string
  /** Starts the server, and resolves when it accepts connections. */
  readonly start: () => Promise<void>
  /** Ends the server and all connections at once. Its data is kept. */
  readonly stop: () => Promise<void>
  /** Suspends all processes of the server, as if the machine had no processor time or no disk. */
  readonly freeze: () => void
  readonly thaw: () => void
  /** Ends the server and removes its data. */
  readonly remove: () => Promise<void>
}

/** Why tests with PostgreSQL cannot run here; undefined when they can. */
export const noPostgres =
  findPostgres() === undefined
    ? 'PostgreSQL is not installed, and npm test could not install it (Debian: apt-get install postgresql).'
    : undefined
if (noPostgres !== undefined) console.warn(`Tests with PostgreSQL are skipped: ${noPostgres}`)

/** PostgreSQL refuses to run as root. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

/** Creates an empty cluster. The server is not started. */
export async function createPostgres(): Promise<TestPostgres> {
  const bin = findPostgres()
  if (bin === undefined) throw new Error(noPostgres)
  const folder = await mkdtemp(join(tmpdir(), 'habi-postgres-'))
  const data = join(folder, 'data')
  await chmod(folder, 0o755)
  if (unprivileged.uid !== undefined) await chown(folder, unprivileged.uid, unprivileged.gid)
  const options = { cwd: folder, encoding: 'utf8', ...unprivileged } as const
  const created = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'habi', '--auth=trust', '--no-sync', '--no-locale', '-E', 'UTF8'],
    options,
  )
  if (created.status !== 0) throw new Error(`initdb failed: ${created.stderr}`)
  let server: ChildProcess | undefined
  const signal = (name: NodeJS.Signals): void => {
    if (server?.pid === undefined) return
    // Signals the parent first, because a stopped parent starts no further processes.
    server.kill(name)
    // The process of a closed connection may have ended since the list was read.
    for (const pid of childrenOf(server.pid)) sendSignal(pid, name)
  }

  async function start(): Promise<void> {
    const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off']
    const child = spawn(join(bin ?? '', 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    // SIGQUIT ends PostgreSQL with all of its processes at once.
    server = endWithTests(child, 'SIGQUIT')
    await new Promise<void>((ready, failed) => {
      let log = ''
      child.stderr.on('data', (chunk: Buffer) => {
        log += chunk.toString()
        if (log.includes('ready to accept connections')) ready()
      })
      child.on('exit', () => failed(new Error(`PostgreSQL ended: ${log}`)))
    })
  }

  async function stop(): Promise<void> {
    if (server === undefined || server.exitCode !== null) return
    const ended = once(server, 'exit')
    // Fast shutdown: clients are disconnected. A frozen server handles the signal when it continues.
    server.kill('SIGINT')
    signal('SIGCONT')
    await ended
  }

  return {
    url: `postgres://habi@${encodeURIComponent(folder)}/postgres`,
    start,
    stop,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    async remove() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
