/**
 * When the tests end, ends the processes that they started, even if a setup or test exceeds its time limit without
 * cleanup.
 */
import type { ChildProcess } from 'node:child_process'

const running = new Map<ChildProcess, NodeJS.Signals>()

function endAll(): void {
  for (const [child, signal] of running) child.kill(signal)
}

process.on('exit', endAll)
// Vitest ends the process of a test file with SIGTERM. Unlike Playwright, it has no handler for this signal.
process.once('SIGTERM', () => {
  endAll()
  if (process.listenerCount('SIGTERM') === 0) process.kill(process.pid, 'SIGTERM')
})

/** Ends `child` when the process of the tests ends. */
export function endWithTests<T extends ChildProcess>(child: T, signal: NodeJS.Signals = 'SIGKILL'): T {
  running.set(child, signal)
  child.once('exit', () => running.delete(child))
  return child
}
