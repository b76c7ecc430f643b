import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Pointer } from '../../engine/core/release.ts'
import type { Finding } from '../../engine/document/finding.ts'
import { siteChange, type SiteChange } from './site-files.ts'
import type { SiteFiles } from '../../engine/document/source.ts'

interface PublishTarget {
  readonly siteDir: string
  readonly buildDir: string
  /** The moment that the release is made for, milliseconds since 1970. */
  readonly at: number
}

export interface PublishJob extends PublishTarget, SiteFiles {}

/** What the process is sent: it still has the documents of its last request. */
export interface PublishMessage extends PublishTarget {
  readonly change: SiteChange
}

export type PublishReply =
  | { readonly ok: true; readonly pointer: Pointer; readonly findings: readonly Finding[] }
  | { readonly ok: false; readonly findings: readonly Finding[] }

export type RunPublish = (request: PublishJob) => Promise<PublishReply>

export interface PublishProcess {
  /** One request at a time. */
  readonly run: RunPublish
  readonly close: () => void
}

const limitMs = 180_000
/** A process that has had nothing to publish for so long gives its memory back. */
const idleMs = 30 * 60_000

/** What the child may know of its surroundings: no database address, no token, nothing else. */
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'NODE_ENV']

/**
 * Publishes in a process of its own, which has neither the database nor our secrets, and whose end is not ours. It stays for the next
 * request: what has not changed since is not done again. After an end, of whatever kind, the next request starts another.
 */
export function createPublishProcess(): PublishProcess {
  let child: ChildProcess | undefined
  /** What the child was told last. */
  let told: SiteFiles | undefined
  let idle: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    told = undefined
    const started = fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), {
      // What one publish throws away fits into the young heap: beside a large site in memory, collecting it twice is what costs.
      execArgv: ['--max-semi-space-size=64', '--import', import.meta.resolve('tsx')],
      env: Object.fromEntries(passedOn.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))),
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    started.on('exit', () => {
      if (child === started) child = undefined
    })
    return started
  }

  function close(): void {
    clearTimeout(idle)
    if (child?.connected === true) child.disconnect()
    child = undefined
    told = undefined
  }

  return {
    close,
    /** @throws {Error} when the process dies or takes longer than three minutes */
    run: ({ files, assets, siteDir, buildDir, at }) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle)
        const publishing = (child ??= start())
        const timer = setTimeout(() => publishing.kill('SIGKILL'), limitMs)
        const ended = (code: number | null, signal: string | null): void => {
          settle()
          reject(new Error(`publishing ended without an answer (${signal ?? `exit ${code}`})`))
        }
        const failed = (error: Error): void => {
          settle()
          close()
          reject(error)
        }
        const answered = (answer: PublishReply | { readonly failed: string }): void => {
          settle()
          idle = setTimeout(close, idleMs).unref()
          if ('failed' in answer) reject(new Error(answer.failed))
          else resolve(answer)
        }
        function settle(): void {
          clearTimeout(timer)
          publishing.off('exit', ended).off('error', failed).off('message', answered)
        }
        publishing.on('exit', ended).on('error', failed).on('message', answered)
        const order: PublishMessage = { siteDir, buildDir, at, change: siteChange(told, { files, assets }) }
        told = { files, assets }
        publishing.send(order, (error) => error !== null && failed(error))
      }),
  }
}
