import type { Json, JsonObject } from '../../engine/core/json.ts'

/** A failure that the next calls to a path meet (sandbox-control.md). */
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
  /** ISO 8601, by the sandbox's clock. */
  readonly at: string
  readonly headers: JsonObject
  readonly body: Json
  /** Fields that arrived encrypted. */
  readonly encrypted: readonly string[]
}

/**
 * What tests set and see: faults, received calls, attempts to log in. It lives in memory, because it is about this
 * run of the server and not about the world it plays.
 */
export interface RunState {
  addFault(fault: Fault): void
  /** The fault for this call, used up by one; undefined for none. */
  takeFault(path: string): Fault | undefined
  clearFaults(): void
  addCall(call: ObservedCall): void
  calls(path?: string): readonly ObservedCall[]
  /** Failed logins of an account since its last success. */
  readonly failedLogins: Map<string, { readonly count: number; readonly until: number }>
  clear(): void
}

const keptCalls = 200

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
      faults = faults.flatMap((other) => (other !== fault ? [other] : other.times > 1 ? [{ ...other, times: other.times - 1 }] : []))
      return fault
    },
    clearFaults: () => void (faults = []),
    addCall(call) {
      calls = [...calls.slice(1 - keptCalls), call]
    },
    calls: (path) => (path === undefined ? calls : calls.filter((call) => call.path.endsWith(path))),
    clear() {
      faults = []
      calls = []
      failedLogins.clear()
    },
  }
}
