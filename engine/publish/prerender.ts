/** Prerendering from publish's side: a child process with nothing of ours in its environment but the player's server build. */
import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'

export interface PrerenderAnswer {
  readonly html: string
  readonly failed: readonly string[]
  readonly problems: readonly string[]
}

export interface Prerenderer {
  readonly render: (job: object) => Promise<PrerenderAnswer>
  readonly close: () => void
}

const TIMEOUT_MS = 60_000

export function openPrerenderer(buildDir: string): Prerenderer {
  const child: ChildProcess = fork(join(buildDir, 'server', 'prerender.js'), [], {
    env: { NODE_ENV: 'production' },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const waiting = new Map<number, { done: (answer: PrerenderAnswer) => void; failed: (error: Error) => void }>()
  let next = 0

  child.on('message', (message: { id: number; error?: string } & PrerenderAnswer) => {
    const job = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.error === undefined) job?.done(message)
    else job?.failed(new Error(message.error))
  })
  child.on('exit', (code) => {
    for (const job of waiting.values()) job.failed(new Error(`the prerenderer stopped (exit ${code})`))
    waiting.clear()
  })

  return {
    render: (job) =>
      new Promise((done, failed) => {
        const id = next++
        const timer = setTimeout(() => {
          waiting.delete(id)
          failed(new Error(`a page took longer than ${TIMEOUT_MS / 1000} s to prerender`))
        }, TIMEOUT_MS)
        const settle =
          <T>(then: (value: T) => void) =>
          (value: T): void => {
            clearTimeout(timer)
            then(value)
          }
        waiting.set(id, { done: settle(done), failed: settle(failed) })
        child.send({ ...job, id }, (error) => error !== null && settle(failed)(error))
      }),
    close: () => child.kill(),
  }
}
