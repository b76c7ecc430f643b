/** Finds the child processes of a process, on Linux, and sends them signals. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Processes whose parent is `pid`. */
export function childrenOf(pid: number): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && existsSync(`/proc/${name}/stat`))
    .filter((name) => parentOf(name) === pid)
    .map(Number)
}

/** Sends a signal to a process. False when the process has ended. */
export function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    return false
  }
}

function parentOf(pid: string): number | undefined {
  try {
    // In /proc/PID/stat, the name of the program is in parentheses and may contain spaces.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return undefined
  }
}
