/**
 * `npm run dev`: runs the server and publishes every saved file. Open pages show a saved document, style or widget at
 * once, and reload when other code of the player app is saved. A saved widget keeps the state of its hooks, because
 * pages load React's development build with Fast Refresh. A process is restarted when its code changes.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { watch } from 'chokidar'
import { hashFiles } from './build/hash-files.ts'
import { runCommand } from './command-line.ts'
import { openBackgroundBuild } from './dev/background-build.ts'
import { hashCode } from './dev/code.ts'
import { openCodeProcess } from './dev/code-process.ts'
import { requestBuild, SavedFileWork } from './dev/saved-file-work.ts'
import { openWorkQueue } from './dev/work-queue.ts'

const root = resolve(import.meta.dirname, '..')
/** Paths of source code and schemas, which are watched. */
const codePaths = [
  'business',
  'catalogue',
  'engine',
  'gallery',
  'player',
  'schemas',
  'server',
  'studio',
  'tools',
  'widgets',
  'vite.config.ts',
]

const report = (line: string): void => console.error(line)

await runCommand('dev', async ({ site }) => {
  const environment = { ...process.env, SITE_DIR: site, APPLY_RELEASES: 'on', DEVELOPMENT_BUILD: 'on' }
  const start = (file: string, ...words: string[]): ChildProcess =>
    spawn(process.execPath, ['--import', 'tsx', resolve(root, file), ...words], {
      cwd: process.cwd(),
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: environment,
    })
  const server = openCodeProcess({
    name: 'server',
    root,
    entries: ['server/main.ts', 'server/publish/worker.ts'],
    hashOthers: () => hashFiles([resolve(root, 'server')]),
    start: () => start('server/main.ts'),
    report,
  })
  const builder = openCodeProcess({
    name: 'build process',
    root,
    entries: ['tools/dev/build-worker.ts'],
    start: () => start('tools/dev/build-worker.ts'),
    report,
  })
  const others = [
    openBackgroundBuild(resolve(root, 'dist/gallery'), () => start('tools/gallery.ts')),
    openBackgroundBuild(resolve(root, 'dist/studio'), () => start('tools/dev/studio-build.ts')),
  ]
  const ownCode = await hashCode(root, ['tools/dev.ts'])
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void Promise.all([server.stop(signal), builder.stop(signal), ...others.map((other) => other.stop())]).then(() =>
        process.exit(0),
      )
    })

  const work = new SavedFileWork({ root, site, server, builder, others, start, ownCode, report })
  const queue = openWorkQueue((files) => work.workOn(files), report)
  // Node 20's own `watch` stops reporting a file once an editor has replaced it by a rename.
  const watched = { ignoreInitial: true, ignored: /\.gen\.|\.test\.|~$|\.tmp$/ }
  watch([resolve(site), ...codePaths.map((path) => resolve(root, path))], watched).on('all', (_, file) =>
    queue.add(file),
  )

  if (!(await builder.update())) process.exit(1)
  await requestBuild(builder, { build: true })
  if (!(await server.update())) process.exit(1)
  // Files may have been saved since the last server ended, and a starting server does not publish them.
  await requestBuild(builder, { publish: site })
  for (const other of others) other.start()
  queue.begin()
})
