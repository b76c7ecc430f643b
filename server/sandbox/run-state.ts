import type { Json } from '../../engine/core/json.ts'
import { type CallLog, createCallLog } from './call-log.ts'

/** A failure of the next calls to a path. Set over the control surface. */
export interface Fault {
  readonly path: string
  readonly times: number
  readonly status?: number
  readonly errCode?: string
  readonly errMsg?: string
  readonly body?: Json
  readonly delayMs?: number
}

/** State of this run of the server: faults, received calls, failed logins. It is kept in memory only. */
export interface RunState {
  addFault(fault: Fault): void
  /** The fault for a call to this path, if any. Each use counts down its `times`. */
  takeFault(path: string): Fault | undefined
  clearFaults(): void
  readonly calls: CallLog
  /** Failed logins since the last successful one, by account. */
  readonly failedLogins: Map<string, { readonly count: number; readonly until: number }>
  clear(): void
}

export function createRunState(): RunState {
  let faults: Fault[] = []
  const calls = createCallLog()
  const failedLogins = new Map<string, { count: number; until: number }>()
  return {
    failedLogins,
    calls,
    addFault: (fault) => void faults.push(fault),
    takeFault(path) {
      const fault = faults.find((candidate) => path.endsWith(candidate.path))
      if (fault === undefined) return undefined
      faults = faults.flatMap((other) =>
        other !== fault ? [other] : other.times > 1 ? [{ ...other, times: other.times - 1 }] : [],
      )
      return fault
    },
    clearFaults: () => void (faults = []),
    clear() {
      faults = []
      calls.clear()
      failedLogins.clear()
    },
  }
}
