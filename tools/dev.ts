/**
 * `npm run dev`: the server, with every saved file published. Open pages show a saved document at once, and reload
 * after a saved source file. Processes are started again when their code changes.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { relative, resolve } from 'node:path'
import { watch } from 'chokidar'
import { hashFiles } from './build/hash-files.ts'
import { runCommand } from './command-line.ts'
import type { BuildRequest } from './dev/build-worker.ts'
import { hashCode, syntaxProblem } from './dev/code.ts'
import { type CodeProcess, openCodeProcess } from './dev/code-process.ts'
import { openGalleryProcess } from './dev/gallery-process.ts'
import { bothOf, noWork, workFor } from './dev/work.ts'
import { openWorkQueue } from './dev/work-queue.ts'

const root = resolve(import.meta.dirname, '..')
/** Source code and schemas. */
const codePaths = [
  'business',
  'catalogue',
  'engine',
  'player',
  'schemas',
  'server',
  'tools',
  'widgets',
  'vite.config.ts',
]

const report = (line: string): void => console.error(line)

await runCommand('dev', async ({ site }) => {
  const environment = { ...process.env, SITE_DIR: site, APPLY_RELEASES: 'on' }
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
  const gallery = openGalleryProcess(resolve(root, 'dist/gallery'), () => start('tools/gallery.ts'))
  const ownCode = await hashCode(root, ['tools/dev.ts'])
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void Promise.all([server.stop(signal), builder.stop(signal), gallery.stop()]).then(() => process.exit(0))
    })

  /** Work that failed or was not started because of an error. It is done after the next saved file. */
  let due = noWork
  const queue = openWorkQueue(workOn, report)
  // `watch` of Node 20 loses a file that an editor replaces by a rename.
  const watched = { ignoreInitial: true, ignored: /\.gen\.|\.test\.|~$|\.tmp$/ }
  watch([resolve(site), ...codePaths.map((path) => resolve(root, path))], watched).on('all', (_, file) =>
    queue.add(file),
  )

  if (!(await builder.update())) process.exit(1)
  await ask(builder, { build: true })
  if (!(await server.update())) process.exit(1)
  // A starting server publishes nothing over what is live. Files may have been saved since the last server ended.
  await ask(builder, { publish: site })
  gallery.start()
  queue.begin()

  async function workOn(files: readonly string[]): Promise<void> {
    const code = files.filter((file) => !isInside(resolve(site), file))
    const isStyles = due === noWork && code.every((file) => file.endsWith('.css'))
    due = code.map((file) => workFor(relative(root, file))).reduce(bothOf, due)
    if (!(await isReadable(code))) return
    const hasCode = due !== noWork
    if (hasCode) await gallery.stop()
    if (due.generate && !(await generate())) return
    if ((due.restart || server.child() === undefined) && !(await restart())) return
    if (due.build && !(await ask(builder, { build: true, ...(isStyles ? { styles: code } : {}) }))) return
    due = noWork
    await ask(builder, { publish: site })
    if (hasCode) gallery.start()
  }

  /** Whether none of the files has a syntax error. */
  async function isReadable(code: readonly string[]): Promise<boolean> {
    const problems = await Promise.all(code.map((file) => syntaxProblem(root, file)))
    const found = problems.flatMap((problem) => problem ?? [])
    for (const { problem } of found) report(`${problem}. Everything keeps running with the earlier code.`)
    return found.length === 0
  }

  function generate(): Promise<boolean> {
    return new Promise((done) => start('tools/generate.ts', '--write').on('exit', (exitCode) => done(exitCode === 0)))
  }

  /** Starts processes again whose code has changed. Returns whether all are running. */
  async function restart(): Promise<boolean> {
    if ((await hashCode(root, ['tools/dev.ts'])) !== ownCode)
      report('The code of npm run dev has changed. Stop it and start it again to use the new code.')
    const updated = await Promise.all([server.update(), builder.update()])
    return updated.every(Boolean)
  }
})

function isInside(folder: string, path: string): boolean {
  return !relative(folder, path).startsWith('..')
}

/** Sends a request to the build process. Returns whether it was successful. */
function ask({ child }: CodeProcess, request: BuildRequest): Promise<boolean> {
  const asked = child()
  if (asked === undefined) return Promise.resolve(false)
  return new Promise((settle) => {
    const onExit = (): void => settle(false)
    asked.once('exit', onExit)
    asked.once('message', (isDone) => {
      asked.off('exit', onExit)
      settle(isDone === true)
    })
    asked.send(request)
  })
}
