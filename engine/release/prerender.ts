/** Prerenders pages in child processes. Their environment is empty: they only get the server build of the player. */
import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { PrerenderJob, PrerenderMessage, PrerenderReply, PrerenderResult } from '../core/prerender.ts'

export interface Prerenderer {
  readonly render: (job: PrerenderJob) => Promise<PrerenderResult>
  readonly close: () => void
}

const TIMEOUT_MS = 60_000
/** A child that is idle for this time is ended. The next page starts another. */
const IDLE_MS = 5 * 60_000
/**
 * Pages that wait for each child before another one is started. For few pages, starting a second child takes longer
 * than it saves.
 */
const QUEUE_LENGTH = 8
const MAX_CHILDREN = Math.min(4, availableParallelism())

/** Child processes are started when the first page has to be rendered. */
export function openPrerenderer(buildDir: string): Prerenderer {
  const children: Child[] = []

  function childFor(): Child {
    const [least] = children.toSorted((a, b) => a.waiting() - b.waiting())
    if (least !== undefined && (least.waiting() < QUEUE_LENGTH || children.length >= MAX_CHILDREN)) return least
    const child = startChild(buildDir, () => {
      const index = children.indexOf(child)
      if (index !== -1) children.splice(index, 1)
    })
    children.push(child)
    return child
  }

  return {
    render: (job) => childFor().render(job),
    close: () => {
      for (const child of children.splice(0)) child.close()
    },
  }
}

interface Child extends Prerenderer {
  readonly waiting: () => number
}

function startChild(buildDir: string, ended: () => void): Child {
  const child: ChildProcess = fork(join(buildDir, 'server', 'prerender.js'), [], {
    env: { NODE_ENV: 'production' },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const waiting = new Map<number, { done: (answer: PrerenderResult) => void; failed: (error: Error) => void }>()
  let next = 0
  let idle: NodeJS.Timeout | undefined

  function close(): void {
    ended()
    child.kill()
  }

  function settle(id: number): { done: (answer: PrerenderResult) => void; failed: (error: Error) => void } | undefined {
    const job = waiting.get(id)
    waiting.delete(id)
    if (waiting.size === 0) idle = setTimeout(close, IDLE_MS).unref()
    return job
  }

  child.on('message', (reply: PrerenderReply) => {
    const job = settle(reply.id)
    if ('result' in reply) job?.done(reply.result)
    else job?.failed(new Error(reply.error))
  })
  function end(reason: string): void {
    clearTimeout(idle)
    ended()
    for (const job of waiting.values()) job.failed(new Error(reason))
    waiting.clear()
  }

  child.on('exit', (code, signal) => end(`the prerenderer stopped (${signal ?? `exit ${code}`})`))
  // A process that could not be started has no exit.
  child.on('error', (error) => end(`the prerenderer could not be started: ${error.message}`))

  return {
    waiting: () => waiting.size,
    render: (job) =>
      new Promise((done, failed) => {
        clearTimeout(idle)
        const id = next++
        const timer = setTimeout(() => {
          settle(id)
          failed(new Error(`a page took longer than ${TIMEOUT_MS / 1000} s to prerender`))
        }, TIMEOUT_MS)
        const ending =
          <T>(then: (value: T) => void) =>
          (value: T): void => {
            clearTimeout(timer)
            then(value)
          }
        waiting.set(id, { done: ending(done), failed: ending(failed) })
        const message: PrerenderMessage = { ...job, id }
        child.send(message, (error) => error !== null && settle(id)?.failed(error))
      }),
    close,
  }
}
