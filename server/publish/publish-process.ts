import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Pointer } from '../../engine/core/release.ts'
import type { Finding } from '../../engine/document/finding.ts'
import type { PublicCalls } from '../../engine/release/public-answers.ts'
import type { SiteFiles } from '../../engine/document/source.ts'
import { type SiteChange, siteChange } from './site-files.ts'

interface PublishTarget {
  readonly siteDir: string
  readonly buildDir: string
  /** The instant that the release is made for, milliseconds since 1970. */
  readonly at: number
  /** The documents were live before: a proof that fails, or a page over its budget, does not stop the publish. */
  readonly wasLive?: boolean
  /** Addresses of the pages to build; others keep their HTML until the next publish. */
  readonly onlyPages?: readonly string[]
}

export interface PublishJob extends PublishTarget, SiteFiles {
  /** Stores public answers. Called before the pages of a first release are rendered. */
  /** Receives what is being done, one line each. */
  readonly onProgress?: ((line: string) => void) | undefined
  readonly loadAnswers?: ((calls: PublicCalls) => Promise<void>) | undefined
}

/** A job as it is sent to the child process, which still has the documents of the previous job. */
export interface PublishMessage extends PublishTarget {
  readonly change: SiteChange
}

/** Sent by the child process while it waits for public answers. */
export interface AnswersRequest {
  readonly publicCalls: PublicCalls
}

/** Sent by the child process while it publishes. */
export interface ProgressReport {
  readonly progress: string
}

/** The reply to `AnswersRequest`: the answers are stored, if there are any. */
export const answersLoaded = 'answers loaded'

export type PublishReply =
  | { readonly ok: true; readonly pointer: Pointer; readonly findings: readonly Finding[] }
  | { readonly ok: false; readonly findings: readonly Finding[] }

/** The error of a publish, as it is sent from the child process. */
export interface PublishFailure {
  readonly failed: {
    readonly message: string
    readonly stack: string | undefined
    /** Code of a failed operation of the file system, such as `ENOSPC`. */
    readonly code: string | undefined
  }
}

/** @throws {Error} when the process ends without a reply or takes longer than the time limit */
export type RunPublish = (job: PublishJob) => Promise<PublishReply>

export interface PublishProcess {
  /** The caller runs one job at a time. */
  readonly run: RunPublish
  /** Process id of the child; undefined while there is none. */
  readonly pid: () => number | undefined
  readonly close: () => void
}

const timeLimitMs = 180_000
/**
 * Large sites get more time: rendering all pages of a site takes up to ten milliseconds a document on a busy machine.
 */
const timeLimitPerFileMs = 30
/** An idle process ends after this time and frees its memory. */
const idleMs = 30 * 60_000

/** Environment variables of the child process. Secrets such as the database address are not among them. */
const inheritedVariables = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'NODE_ENV']

/**
 * Publishes in a child process without access to the database and the server's secrets. A crash of the child does not
 * affect the server. The child stays for the next job and reuses results for unchanged documents. After a crash the
 * next job starts a new child.
 */
export function createPublishProcess(): PublishProcess {
  let child: ChildProcess | undefined
  /** The site of the last job that was sent to the child. */
  let sentSite: SiteFiles | undefined
  let idle: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    sentSite = undefined
    const started = startWorker()
    started.on('exit', () => {
      if (child === started) child = undefined
    })
    return started
  }

  function close(): void {
    clearTimeout(idle)
    if (child?.connected === true) child.disconnect()
    child = undefined
    sentSite = undefined
  }

  return {
    close,
    pid: () => child?.pid,
    async run({ files, assets, loadAnswers, onProgress, ...target }) {
      clearTimeout(idle)
      const publishing = (child ??= start())
      const message: PublishMessage = { ...target, change: siteChange(sentSite, { files, assets }) }
      sentSite = { files, assets }
      const limitMs = timeLimitMs + files.size * timeLimitPerFileMs
      const reply = await exchange(publishing, { message, limitMs, loadAnswers, onProgress }).catch(
        (error: unknown) => {
          // A child that could not be started emits no exit.
          if (publishing.pid === undefined) close()
          throw error
        },
      )
      idle = setTimeout(close, idleMs).unref()
      if ('failed' in reply) throw Object.assign(new Error(reply.failed.message), reply.failed)
      return reply
    },
  }
}

function startWorker(): ChildProcess {
  return fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), {
    // The garbage of one publish fits into a young generation of this size. A smaller one moves it to the old
    // generation, and collecting that beside a large site is expensive.
    execArgv: ['--max-semi-space-size=64', '--import', import.meta.resolve('tsx')],
    env: Object.fromEntries(
      inheritedVariables.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
    ),
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

interface Exchange extends Pick<PublishJob, 'loadAnswers' | 'onProgress'> {
  readonly message: PublishMessage
  readonly limitMs: number
}

/**
 * Sends a job to the child process. Resolves to its reply. Rejects when the process has ended, because until then it may
 * still move the pointer.
 */
function exchange(
  child: ChildProcess,
  { message, limitMs, loadAnswers, onProgress }: Exchange,
): Promise<PublishReply | PublishFailure> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), limitMs)
    let failure: Error | undefined
    const onExit = (code: number | null, signal: string | null): void => {
      removeListeners()
      const ending = signal ?? `exit ${code}`
      reject(failure ?? new Error(`the publishing process ended without a reply (${ending})`))
    }
    const onError = (error: Error): void => {
      failure = error
      if (child.pid !== undefined) return void child.kill('SIGKILL')
      removeListeners()
      reject(error)
    }
    const onReply = (reply: PublishReply | PublishFailure | AnswersRequest | ProgressReport): void => {
      if ('progress' in reply) return onProgress?.(reply.progress)
      if ('publicCalls' in reply) {
        const goOn = (): void => void (child.connected && child.send(answersLoaded))
        return void Promise.resolve(loadAnswers?.(reply.publicCalls)).then(goOn, onError)
      }
      removeListeners()
      resolve(reply)
    }
    function removeListeners(): void {
      clearTimeout(timer)
      child.off('exit', onExit).off('error', onError).off('message', onReply)
    }
    child.on('exit', onExit).on('error', onError).on('message', onReply)
    child.send(message, (error) => error !== null && onError(error))
  })
}
