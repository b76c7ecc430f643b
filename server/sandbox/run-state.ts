import { createHash } from 'node:crypto'
import type { Json, JsonObject } from '../../engine/core/json.ts'
import { createLoginTries, type LoginTries } from './login-tries.ts'

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

/**
 * State of this run of the server: faults, received calls, failed logins. It is kept in memory only, so each of several
 * servers on one database has its own.
 */
export interface RunState {
  addFault(fault: Fault): void
  /** The fault for a call to this path, if any. Each use counts down its `times`. */
  takeFault(path: string): Fault | undefined
  clearFaults(): void
  addCall(call: ObservedCall): void
  calls(path?: string): readonly ObservedCall[]
  /** Remembers the `Qid` of a signed call. Returns false when it was used before: the call is a replay. */
  takeQid(qid: string): boolean
  readonly loginTries: LoginTries
  clear(): void
}

const maxCalls = 200

/** About 10 MB of memory. */
const maxQids = 50_000

export function createRunState(): RunState {
  let faults: Fault[] = []
  let calls: ObservedCall[] = []
  const qids = new Set<string>()
  const loginTries = createLoginTries()
  return {
    loginTries,
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
    takeQid(qid) {
      // Hashes have the same size for any length of the header.
      const id = createHash('sha256').update(qid).digest('base64url').slice(0, 22)
      if (qids.has(id)) return false
      qids.add(id)
      const [oldest] = qids
      if (qids.size > maxQids && oldest !== undefined) qids.delete(oldest)
      return true
    },
    clear() {
      faults = []
      calls = []
      qids.clear()
      loginTries.clear()
    },
  }
}
