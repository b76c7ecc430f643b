/** A process that is started again when its code changes. */
import type { ChildProcess } from 'node:child_process'
import { hashCode } from './code.ts'

export interface CodeProcessParts {
  /** The name of the process in messages, such as `server`. */
  readonly name: string
  /** Folder to which `entries` are relative. */
  readonly root: string
  /** Entry modules of the process and of its child processes. */
  readonly entries: readonly string[]
  /** Returns the hash of other files that the process reads when it starts. */
  readonly hashOthers?: () => Promise<string>
  /** Starts the process. It must send a message when it is ready. */
  readonly start: () => ChildProcess
  readonly report: (line: string) => void
}

export interface CodeProcess {
  /** The running process. */
  readonly child: () => ChildProcess | undefined
  /**
   * Starts the process, or restarts it if its code has changed. If the new code cannot be parsed, the process keeps
   * running with the earlier code. Returns whether the process is running and ready.
   */
  readonly update: () => Promise<boolean>
  /** Ends the process for good: a later `update` does not start it. */
  readonly stop: (signal: NodeJS.Signals) => Promise<void>
}

export function openCodeProcess({ name, root, entries, hashOthers, start, report }: CodeProcessParts): CodeProcess {
  let child: ChildProcess | undefined
  /** Hash of the code of `child`. */
  let running = ''
  let isStopped = false

  async function update(): Promise<boolean> {
    const code = await hashCode(root, entries)
    if (typeof code !== 'string') {
      report(
        `${code.problem}. The ${name} ${child === undefined ? 'is not running' : 'keeps running with the earlier code'}.`,
      )
      return child !== undefined
    }
    const hash = `${code} ${(await hashOthers?.()) ?? ''}`
    if (child !== undefined && hash === running) return true
    if (child !== undefined) report(`Restarting the ${name} …`)
    await end('SIGTERM')
    running = hash
    return !isStopped && (await begin())
  }

  /** Resolves with true when the process is ready, false when it has ended. */
  function begin(): Promise<boolean> {
    const started = (child = start())
    return new Promise((resolve) => {
      started.once('message', () => resolve(true))
      started.once('exit', () => {
        if (child === started) {
          child = undefined
          if (!isStopped) report(`The ${name} has ended. It will be started again when a file is saved.`)
        }
        resolve(false)
      })
    })
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = child
    if (ending === undefined) return
    child = undefined
    const ended = new Promise((resolve) => ending.once('exit', resolve))
    ending.kill(signal)
    await ended
  }

  return {
    child: () => child,
    update,
    async stop(signal) {
      isStopped = true
      await end(signal)
    },
  }
}
