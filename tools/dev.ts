/**
 * `npm run dev`: the server, with every saved file published. Open pages show a saved document at once, and reload after
 * a saved source file.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { watch } from 'chokidar'
import { buildPlayer } from './build/player.ts'
import { runCommand } from './command-line.ts'
import { publishFolder } from './publish/publish-folder.ts'

const root = resolve(import.meta.dirname, '..')
const buildDir = resolve(root, 'dist/player')
/** Folders of the player app's source code. */
const codeFolders = ['engine', 'widgets', 'business', 'player']
/** Milliseconds after the last saved file: an editor may save several at once. */
const DELAY_MS = 150

type ChangeKind = 'documents' | 'code'

await runCommand('dev', async ({ site }) => {
  const environment = { ...process.env, SITE_DIR: site, APPLY_RELEASES: 'on' }
  const start = (file: string, ...words: string[]): ChildProcess =>
    spawn(process.execPath, ['--import', 'tsx', resolve(root, file), ...words], {
      cwd: process.cwd(),
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: environment,
    })
  const run = (file: string, ...words: string[]): Promise<void> =>
    new Promise((done) => start(file, ...words).on('exit', () => done()))

  await build()
  await run('tools/gallery.ts')
  const server = start('server/main.ts')
  server.on('exit', (code) => process.exit(code ?? 0))
  // A starting server publishes nothing over what is live. Files may have been saved since the last server ended.
  server.once('message', () => saved('documents'))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))

  const changed = new Set<ChangeKind>()
  let isWorking = false
  let timer: NodeJS.Timeout | undefined
  // `watch` of Node 20 loses a file that an editor replaces by a rename.
  const watched = { ignoreInitial: true, ignored: /\.gen\.|\.test\.|~$|\.tmp$/ }
  watch(resolve(site), watched).on('all', () => saved('documents'))
  const code = codeFolders.map((folder) => resolve(root, folder))
  watch(code, watched).on('all', () => saved('code'))

  function saved(kind: ChangeKind): void {
    changed.add(kind)
    clearTimeout(timer)
    timer = setTimeout(() => void work(), DELAY_MS)
  }

  /** Publishes all changes. Files that are saved meanwhile are published afterwards. */
  async function work(): Promise<void> {
    if (isWorking) return
    isWorking = true
    try {
      while (changed.size > 0) {
        const hasCode = changed.delete('code')
        changed.delete('documents')
        if (hasCode) {
          await run('tools/generate.ts', '--write')
          await build()
        }
        await publishFolder(site)
        if (hasCode) await run('tools/gallery.ts')
      }
    } catch (error) {
      // A file that is saved in two parts is broken in between. The next save builds again.
      console.error(error instanceof Error ? error.message : String(error))
    } finally {
      isWorking = false
    }
  }
})

async function build(): Promise<void> {
  await buildPlayer(buildDir, (line) => console.log(line))
}
