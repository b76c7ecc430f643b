/**
 * The work of `npm run dev` after a saved file: checks the code, generates files, restarts processes, builds and
 * publishes.
 */
import type { ChildProcess } from 'node:child_process'
import { relative, resolve } from 'node:path'
import type { DevBuildRequest } from './build-worker.ts'
import type { BackgroundBuild } from './background-build.ts'
import { type CodeProblem, hashCode, syntaxProblem } from './code.ts'
import type { CodeProcess } from './code-process.ts'
import { bothOf, noWork, workFor } from './work.ts'

export interface SavedFileWorkParts {
  readonly root: string
  /** Folder of the site. */
  readonly site: string
  readonly server: CodeProcess
  readonly builder: CodeProcess
  /** Builds of the gallery and the studio. They run in the background, because players do not need them. */
  readonly others: readonly BackgroundBuild[]
  /** Starts a program of this repository. */
  readonly start: (file: string, ...words: string[]) => ChildProcess
  /** Hash of the code of `npm run dev` itself. */
  readonly ownCode: string | CodeProblem
  readonly report: (line: string) => void
}

export class SavedFileWork {
  readonly #parts: SavedFileWorkParts
  /** Work that failed, or was not started because of an error. It is repeated after the next saved file. */
  #due = noWork

  constructor(parts: SavedFileWorkParts) {
    this.#parts = parts
  }

  async workOn(files: readonly string[]): Promise<void> {
    const { root, site, server, builder, others } = this.#parts
    const code = files.filter((file) => !isInside(resolve(site), file))
    const isStyles = this.#due === noWork && code.every((file) => file.endsWith('.css'))
    this.#due = code.map((file) => workFor(relative(root, file))).reduce(bothOf, this.#due)
    if (!(await this.#isReadable(code))) return
    const due = this.#due
    const hasCode = due !== noWork
    if (hasCode) await Promise.all(others.map((other) => other.stop()))
    if (due.generate && !(await this.#generate())) return
    if ((due.restart || server.child() === undefined) && !(await this.#restart())) return
    if (due.build && !(await requestBuild(builder, { build: true, ...(isStyles ? { styles: code } : {}) }))) return
    this.#due = noWork
    await requestBuild(builder, { publish: site })
    if (hasCode) for (const other of others) other.start()
  }

  /** Whether none of the files has a syntax error. */
  async #isReadable(code: readonly string[]): Promise<boolean> {
    const { root, report } = this.#parts
    const problems = await Promise.all(code.map((file) => syntaxProblem(root, file)))
    const found = problems.flatMap((problem) => problem ?? [])
    for (const { problem } of found) report(`${problem}. Everything keeps running with the earlier code.`)
    return found.length === 0
  }

  #generate(): Promise<boolean> {
    return new Promise((done) =>
      this.#parts.start('tools/generate.ts', '--write').on('exit', (exitCode) => done(exitCode === 0)),
    )
  }

  /** Restarts the processes whose code has changed. Returns whether all processes are running. */
  async #restart(): Promise<boolean> {
    const { root, server, builder, ownCode, report } = this.#parts
    if ((await hashCode(root, ['tools/dev.ts'])) !== ownCode)
      report('The code of npm run dev has changed. Stop it and start it again to use the new code.')
    const updated = await Promise.all([server.update(), builder.update()])
    return updated.every(Boolean)
  }
}

function isInside(folder: string, path: string): boolean {
  return !relative(folder, path).startsWith('..')
}

/** Sends a request to the build process. Returns whether it was successful. */
export function requestBuild({ child }: CodeProcess, request: DevBuildRequest): Promise<boolean> {
  const builder = child()
  if (builder === undefined) return Promise.resolve(false)
  return new Promise((settle) => {
    const onExit = (): void => settle(false)
    builder.once('exit', onExit)
    builder.once('message', (isDone) => {
      builder.off('exit', onExit)
      settle(isDone === true)
    })
    builder.send(request)
  })
}
