/** The publish command in a process that is started before it is needed, so that a save does not wait for its modules. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface PreparedPublish {
  /** Runs the command, then prepares the next process. */
  readonly run: () => Promise<void>
  /** Replaces the prepared process after a change of the source code. */
  readonly restart: () => void
}

export function preparePublish(env: NodeJS.ProcessEnv): PreparedPublish {
  const start = (): ChildProcess =>
    fork(fileURLToPath(new URL('./publish.process.ts', import.meta.url)), { execArgv: ['--import', 'tsx'], env })
  let prepared = start()

  return {
    async run() {
      if (!prepared.connected) prepared = start()
      const ended = once(prepared, 'exit')
      prepared.send('publish')
      await ended
      prepared = start()
    },
    restart() {
      prepared.kill()
      prepared = start()
    },
  }
}
