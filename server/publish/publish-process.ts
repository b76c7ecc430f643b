import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Pointer } from '../../engine/core/release.ts'
import type { Finding } from '../../engine/document/finding.ts'
import type { PublicCalls } from '../../engine/release/public-answers.ts'
import type { SiteFiles } from '../../engine/document/source.ts'
import type { SiteInspection } from '../../engine/release/inspect.ts'
import { type SiteChange, siteChange } from './site-files.ts'

interface PublishTarget {
  readonly siteDir: string
  readonly buildDir: string
  /** The instant that the release is made for, milliseconds since 1970. */
  readonly at: number
  /**
   * Whether the documents were live before. If so, a failing proof or a page over its budget does not stop the publish.
   */
  readonly wasLive?: boolean
  /** Minimum sequence of the new pointer. */
  readonly sequence?: number
  /** Addresses of the pages to build; other pages keep their HTML until the next publish. */
  readonly onlyPages?: readonly string[]
}

export interface PublishJob extends PublishTarget, SiteFiles {
  /** Receives what is being done, one line each. */
  readonly onProgress?: ((line: string) => void) | undefined
  /** Aborts the publish, which then fails unless the pointer has already moved. */
  readonly signal?: AbortSignal | undefined
  /** Stores public answers. Called before the pages of a first release are rendered. */
  readonly loadAnswers?: ((calls: PublicCalls) => Promise<void>) | undefined
}

/**
 * What the child process does with the site: publish it, make its release without moving the pointer, or compare it
 * with another site.
 */
export type PublishWork = 'publish' | 'prepare' | 'inspect'

/**
 * A job as it is sent to the child process, which still has the documents of the previous job, so only changes are
 * sent.
 */
export interface PublishMessage extends PublishTarget {
  readonly work: PublishWork
  /** The change from the site of the previous job to the site that `inspect` compares with. */
  readonly before?: SiteChange
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

/** A message from the child process that is not yet the reply to a job. */
type Interim = AnswersRequest | ProgressReport

/** Sent to the child process: stop the publish in progress. */
export const stopPublish = 'stop publish'

/** The reply to `AnswersRequest`: the answers that could be loaded in time are stored. */
export const answersLoaded = 'answers loaded'

export type PublishReply =
  | { readonly ok: true; readonly pointer: Pointer; readonly findings: readonly Finding[] }
  | { readonly ok: false; readonly findings: readonly Finding[] }

/** The reply to a dry run, whose release is complete in the store. */
export type PrepareReply =
  | { readonly ok: true; readonly release: string; readonly findings: readonly Finding[] }
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

/** The jobs that a publishing process can do. The caller runs one job at a time. */
export interface PublishJobs {
  readonly run: RunPublish
  /** Makes the release without moving the pointer, and reports the findings of all steps. */
  readonly prepare: (job: PublishJob) => Promise<PrepareReply>
  /** Compares a site with `before`. */
  readonly inspect: (job: PublishJob & { readonly before: SiteFiles }) => Promise<SiteInspection>
}

export interface PublishProcess extends PublishJobs {
  /** Process id of the child; undefined while no child runs. */
  readonly pid: () => number | undefined
  readonly close: () => void
}

const timeLimitMs = 180_000
/** Large sites get more time, because rendering takes up to ten milliseconds per document on a busy machine. */
const timeLimitPerFileMs = 30
/** Milliseconds after which an idle process ends, to free its memory. */
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

  function sent(site: SiteFiles): SiteChange {
    const change = siteChange(sentSite, site)
    sentSite = site
    return change
  }

  async function exchangeJob<Reply extends object>(
    work: PublishWork,
    { files, assets, loadAnswers, onProgress, signal, ...target }: PublishJob,
    compared?: SiteFiles,
  ): Promise<Reply> {
    clearTimeout(idle)
    const publishing = (child ??= start())
    const message: PublishMessage = {
      ...target,
      work,
      ...(compared === undefined ? {} : { before: sent(compared) }),
      change: sent({ files, assets }),
    }
    const limitMs = timeLimitMs + files.size * timeLimitPerFileMs
    const reply = await exchange<Reply>(publishing, { message, limitMs, loadAnswers, onProgress, signal }).catch(
      (error: unknown) => {
        // A child that failed to start emits no `exit` event.
        if (publishing.pid === undefined) close()
        throw error
      },
    )
    idle = setTimeout(close, idleMs).unref()
    if (isFailure(reply)) throw Object.assign(new Error(reply.failed.message), reply.failed)
    return reply
  }

  return {
    close,
    pid: () => child?.pid,
    run: (job) => exchangeJob('publish', job),
    prepare: (job) => exchangeJob('prepare', job),
    inspect: ({ before, ...job }) => exchangeJob('inspect', job, before),
  }
}

function isFailure(reply: object): reply is PublishFailure {
  return 'failed' in reply
}

function startWorker(): ChildProcess {
  return fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), {
    // The garbage of one publish fits into a young generation of this size. From a smaller one, it would move to the
    // old generation, where garbage collection is expensive when a large site is in memory.
    execArgv: ['--max-semi-space-size=64', '--import', import.meta.resolve('tsx')],
    env: Object.fromEntries(
      inheritedVariables.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
    ),
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

interface Exchange extends Pick<PublishJob, 'loadAnswers' | 'onProgress' | 'signal'> {
  readonly message: PublishMessage
  readonly limitMs: number
}

/**
 * Sends a job to the child process. Resolves to its reply. Rejects only after the process has ended, because until then
 * it may still move the pointer.
 */
function exchange<Reply extends object>(
  child: ChildProcess,
  { message, limitMs, loadAnswers, onProgress, signal }: Exchange,
): Promise<Reply | PublishFailure> {
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
    const onMessage = (message: Reply | PublishFailure | Interim): void => {
      if (!isInterim(message)) {
        removeListeners()
        return resolve(message)
      }
      if ('progress' in message) return onProgress?.(message.progress)
      const goOn = (): void => void (child.connected && child.send(answersLoaded))
      void Promise.resolve(loadAnswers?.(message.publicCalls)).then(goOn, onError)
    }
    const onStop = (): void => void (child.connected && child.send(stopPublish))
    function removeListeners(): void {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onStop)
      child.off('exit', onExit).off('error', onError).off('message', onMessage)
    }
    child.on('exit', onExit).on('error', onError).on('message', onMessage)
    signal?.addEventListener('abort', onStop)
    child.send(message, (error) => error !== null && onError(error))
  })
}

function isInterim(message: object): message is Interim {
  return 'progress' in message || 'publicCalls' in message
}
