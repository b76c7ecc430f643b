/** Identifies a process by its id and start time, because the system may reuse the id of an ended process. */
import { readFileSync } from 'node:fs'

export interface ProcessIdentity {
  readonly pid: number
  /** Boot id and clock ticks from boot to the start of the process. Absent on systems without `/proc`. */
  readonly start?: string
}

export function currentProcess(): ProcessIdentity {
  const status = readStatus(process.pid)
  return { pid: process.pid, ...(status === undefined ? {} : { start: status.start }) }
}

/**
 * Whether the process with this id and start time is running. If `/proc` does not show the process, only the id is
 * compared.
 */
export function isRunning({ pid, start }: ProcessIdentity): boolean {
  if (!exists(pid)) return false
  const status = readStatus(pid)
  // The process has just ended, or the system hides it.
  if (status === undefined) return exists(pid)
  return !status.isDead && (start === undefined || status.start === start)
}

/** Whether a process has this id. A zombie process counts as well. */
function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as { readonly code?: unknown }).code === 'EPERM'
  }
}

function readStatus(pid: number): { readonly start: string; readonly isDead: boolean } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the process name in parentheses. The name may itself contain spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state] = fields
    const threads = Number(fields[17])
    return {
      start: `${bootId()}.${fields[19]}`,
      // A zombie with other threads is not dead: they may still be inside a system call, such as the removal of a file.
      isDead: state === 'X' || (state === 'Z' && threads <= 1),
    }
  } catch {
    return undefined
  }
}

let boot: string | undefined

function bootId(): string {
  return (boot ??= readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim().replaceAll('-', ''))
}
