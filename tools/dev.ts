/**
 * `npm run dev`: the server, watching. A saved document is published and taken by open pages at their next navigation; a saved widget
 * (or any code) is built and open pages load it anew. The same path as in production, only quicker to come back.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { resolve } from 'node:path'
import { buildPlayer } from './build.ts'

const root = resolve(import.meta.dirname, '..')
const say = (line: string): void => console.log(line)
const run = (file: string, ...words: string[]): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', resolve(root, file), ...words], { cwd: root, stdio: 'inherit', env: process.env })

await buildPlayer(resolve(root, 'dist/player'), say)
await finished(run('tools/gallery.ts'))
const server = run('server/main.ts')
server.on('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))

let busy = false
const waiting = new Set<'config' | 'code'>()

/** One change after the other; what is saved meanwhile waits. */
async function work(): Promise<void> {
  if (busy) return
  busy = true
  try {
    while (waiting.size > 0) {
      const code = waiting.delete('code')
      waiting.delete('config')
      if (code) {
        await finished(run('tools/generate.ts', '--write'))
        await buildPlayer(resolve(root, 'dist/player'), say)
      }
      await finished(run('tools/publish.ts'))
      if (code) await finished(run('tools/gallery.ts'))
    }
  } catch (error) {
    // A half-saved file: the next save tries again.
    console.error(error instanceof Error ? error.message : String(error))
  } finally {
    busy = false
  }
}

function finished(child: ChildProcess): Promise<void> {
  return new Promise((done) => child.on('exit', () => done()))
}

let timer: NodeJS.Timeout | undefined
function saved(what: 'config' | 'code', file: string | null): void {
  if (file === null || /\.gen\.|\.test\.|~$|\.tmp$/.test(file)) return
  waiting.add(what)
  clearTimeout(timer)
  timer = setTimeout(() => void work(), 150)
}
watch(resolve(root, 'config'), { recursive: true }, (_event, file) => saved('config', file))
for (const folder of ['engine', 'widgets', 'business', 'player'])
  watch(resolve(root, folder), { recursive: true }, (_event, file) => saved('code', file))
