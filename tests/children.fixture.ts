/** Processes that tests start do not outlive them, also when a setup or a test is out of time and cleans nothing up. */
import type { ChildProcess } from 'node:child_process'

const running = new Map<ChildProcess, NodeJS.Signals>()

function endAll(): void {
  for (const [child, signal] of running) child.kill(signal)
}

process.on('exit', endAll)
// Vitest ends the process of a test file so. It has no handler of its own, unlike Playwright.
process.once('SIGTERM', () => {
  endAll()
  if (process.listenerCount('SIGTERM') === 0) process.kill(process.pid, 'SIGTERM')
})

/** Ends the process with the process of the tests. */
export function endWithTests<T extends ChildProcess>(child: T, signal: NodeJS.Signals = 'SIGKILL'): T {
  running.set(child, signal)
  child.once('exit', () => running.delete(child))
  return child
}
