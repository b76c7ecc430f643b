/** `npm run dev` in a copy of the repository. */
import { spawn } from 'node:child_process'
import { cpSync } from 'node:fs'
import { mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { endWithTests } from '../children.fixture.ts'
import { freePort, prepareDataDir } from './running-site.fixture.ts'

const root = resolve(import.meta.dirname, '..', '..')
const READY_WITHIN_MS = 180_000
const folders = [
  'business',
  'catalogue',
  'config',
  'engine',
  'gallery',
  'player',
  'schemas',
  'server',
  'studio',
  'tools',
  'widgets',
]
const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']

export interface DevelopedSite {
  readonly origin: string
  /** The copy of the repository. */
  readonly root: string
  /** Saves a file of the copy with another text. */
  readonly edit: (path: string, change: (text: string) => string) => Promise<{ readonly undo: () => Promise<void> }>
  /** Starts to record the output. The returned function returns the output recorded since then. */
  readonly watchOutput: () => () => string
  readonly stop: () => Promise<void>
}

export async function startDevelopment(): Promise<DevelopedSite> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'habi-dev-')))
  const copy = join(folder, 'repository')
  const filter = (path: string): boolean => !/\.test\.tsx?$/.test(path)
  for (const name of [...folders, ...files]) cpSync(join(root, name), join(copy, name), { recursive: true, filter })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  cpSync(await prepareDataDir(), join(folder, 'data'), { recursive: true })
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/run.ts', 'dev', join(copy, 'config')], {
    cwd: copy,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data'), SANDBOX_KEY: 'none' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  endWithTests(child, 'SIGTERM')
  const ended = new Promise((done) => child.once('exit', done))
  let output = ''
  await new Promise<void>((done, failed) => {
    const fail = (reason: string): void => failed(new Error(`${reason}:\n${output}`))
    const late = setTimeout(() => fail(`npm run dev is not ready after ${READY_WITHIN_MS} ms`), READY_WITHIN_MS)
    const collect = (chunk: Buffer): void => {
      output += chunk.toString()
      if (!/Habi is ready[^]*Published /.test(output)) return
      clearTimeout(late)
      done()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('exit', () => fail('npm run dev has ended'))
  })
  return {
    origin: `http://localhost:${port}`,
    root: copy,
    async edit(path, change) {
      const file = join(copy, path)
      const before = await readFile(file, 'utf8')
      const after = change(before)
      if (after === before) throw new Error(`the edit of ${path} changes nothing`)
      await writeFile(file, after)
      return { undo: () => writeFile(file, before) }
    },
    watchOutput() {
      const from = output.length
      return () => output.slice(from)
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
      // Retries, because a publish in progress may write files until its process ends.
      await rm(folder, { recursive: true, force: true, maxRetries: 8, retryDelay: 100 })
    },
  }
}
