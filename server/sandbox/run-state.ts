import type { Json, JsonObject } from '../../engine/core/json.ts'

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

export interface ObservedCall {
  readonly path: string
  /** ISO 8601, from the sandbox's clock. */
  readonly at: string
  readonly headers: JsonObject
  readonly body: Json
  /** Names of the fields that were encrypted. */
  readonly encrypted: readonly string[]
}

/** State of this run of the server: faults, received calls, failed logins. It is kept in memory only. */
export interface RunState {
  addFault(fault: Fault): void
  /** The fault for a call to this path, if any. Each use counts down its `times`. */
  takeFault(path: string): Fault | undefined
  clearFaults(): void
  addCall(call: ObservedCall): void
  calls(path?: string): readonly ObservedCall[]
  /** Failed logins since the last successful one, by account. */
  readonly failedLogins: Map<string, { readonly count: number; readonly until: number }>
  clear(): void
}

const maxCalls = 200

export function createRunState(): RunState {
  let faults: Fault[] = []
  let calls: ObservedCall[] = []
  const failedLogins = new Map<string, { count: number; until: number }>()
  return {
    failedLogins,
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
    addCall(call) {
      calls = [...calls.slice(1 - maxCalls), call]
    },
    calls: (path) => (path === undefined ? calls : calls.filter((call) => call.path.endsWith(path))),
    clear() {
      faults = []
      calls = []
      failedLogins.clear()
    },
  }
}
