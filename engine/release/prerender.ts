/**
 * Prerenders pages in child processes. They get no environment variables except `NODE_ENV`, and load only the server
 * build of the player.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Json } from '../core/json.ts'
import type { PrerenderJob, PrerenderMessage, PrerenderReply, PrerenderResult } from '../core/prerender.ts'

export interface Prerenderer {
  /** @param answers public answers by their hash, for a job that refers to answers */
  readonly render: (job: PrerenderJob, answers?: ReadonlyMap<string, Json>) => Promise<PrerenderResult>
  readonly close: () => void
}

const TIMEOUT_MS = 60_000
/** A child that is idle for this time is ended. The next page starts another. */
const IDLE_MS = 5 * 60_000
/**
 * Another child process is started when each existing one has this number of waiting pages. For few pages, the start
 * takes longer than it saves.
 */
const QUEUE_LENGTH = 8
const MAX_CHILDREN = Math.min(4, availableParallelism())

/**
 * Opens a prerenderer. Child processes are started when the first page must be rendered.
 * @param timeoutMs a page that takes longer fails, and its child process is ended
 */
export function openPrerenderer(buildDir: string, timeoutMs = TIMEOUT_MS): Prerenderer {
  const children: PrerenderChild[] = []

  function childFor(): PrerenderChild {
    const [least] = children.toSorted((a, b) => a.waiting() - b.waiting())
    if (least !== undefined && (least.waiting() < QUEUE_LENGTH || children.length >= MAX_CHILDREN)) return least
    const child = new PrerenderChild(buildDir, timeoutMs, (ended) => {
      const index = children.indexOf(ended)
      if (index !== -1) children.splice(index, 1)
    })
    children.push(child)
    return child
  }

  return {
    render: (job, answers) => childFor().render(job, answers),
    close: () => {
      for (const child of children.splice(0)) child.close()
    },
  }
}

const hasEnded = (error: NodeJS.ErrnoException): boolean =>
  error.code === 'EPIPE' || error.code === 'ECONNRESET' || error.code === 'ERR_IPC_CHANNEL_CLOSED'

interface WaitingJob {
  readonly done: (answer: PrerenderResult) => void
  readonly failed: (error: Error) => void
}

class PrerenderChild implements Prerenderer {
  readonly #child: ChildProcess
  readonly #onEnd: () => void
  readonly #waiting = new Map<number, WaitingJob>()
  /** Hashes of the public answers that the child has, by data source. */
  readonly #sent = new Map<string, string>()
  #next = 0
  #idle: NodeJS.Timeout | undefined

  readonly #timeoutMs: number

  constructor(buildDir: string, timeoutMs: number, onEnd: (child: PrerenderChild) => void) {
    this.#timeoutMs = timeoutMs
    this.#onEnd = () => onEnd(this)
    this.#child = fork(join(buildDir, 'server', 'prerender.js'), [], {
      env: { NODE_ENV: 'production' },
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.#child.on('message', (reply: PrerenderReply) => this.#onReply(reply))
    this.#child.on('exit', (code, signal) => this.#end(`the prerenderer stopped (${signal ?? `exit ${code}`})`))
    // A process that cannot be started emits `error`, but no `exit`.
    this.#child.on('error', (error) => this.#end(`the prerenderer could not be started: ${error.message}`))
  }

  waiting(): number {
    return this.#waiting.size
  }

  render(job: PrerenderJob, answers?: ReadonlyMap<string, Json>): Promise<PrerenderResult> {
    return new Promise((done, failed) => {
      clearTimeout(this.#idle)
      const id = this.#next++
      const timer = setTimeout(() => {
        this.#settle(id)
        failed(new Error(`a page took longer than ${this.#timeoutMs / 1000} s to prerender`))
        // The page may be in an endless loop, which would block all later pages of this process.
        this.close()
      }, this.#timeoutMs)
      const ending =
        <T>(then: (value: T) => void) =>
        (value: T): void => {
          clearTimeout(timer)
          then(value)
        }
      this.#waiting.set(id, { done: ending(done), failed: ending(failed) })
      const values = this.#newValues(job, answers)
      const message: PrerenderMessage = { ...job, id, ...(values === undefined ? {} : { values }) }
      this.#child.send(message, (error) => {
        // A process that has ended cannot receive the page. Its exit, which has the reason, fails all waiting pages.
        if (error !== null && !hasEnded(error)) this.#settle(id)?.failed(error)
      })
    })
  }

  close(): void {
    this.#onEnd()
    this.#child.kill()
  }

  /**
   * Returns the answers that the child does not have yet. They are large and shared by many pages, so each is sent
   * once.
   */
  #newValues(
    { answers: hashes = {} }: PrerenderJob,
    answers: ReadonlyMap<string, Json> = new Map(),
  ): PrerenderMessage['values'] {
    const added = Object.entries(hashes).filter(([source, hash]) => this.#sent.get(source) !== hash)
    for (const [source, hash] of added) this.#sent.set(source, hash)
    return added.length === 0
      ? undefined
      : Object.fromEntries(added.map(([source, hash]) => [source, answers.get(hash) ?? null]))
  }

  #onReply(reply: PrerenderReply): void {
    const job = this.#settle(reply.id)
    if ('result' in reply) job?.done(reply.result)
    else job?.failed(new Error(reply.error))
  }

  /** Removes a job from the waiting jobs and returns it. */
  #settle(id: number): WaitingJob | undefined {
    const job = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (this.#waiting.size === 0) this.#idle = setTimeout(() => this.close(), IDLE_MS).unref()
    return job
  }

  /** Fails all waiting jobs when the process ends. */
  #end(reason: string): void {
    clearTimeout(this.#idle)
    this.#onEnd()
    for (const job of this.#waiting.values()) job.failed(new Error(reason))
    this.#waiting.clear()
  }
}
