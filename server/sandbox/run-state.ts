import { createHash } from 'node:crypto'
import type { Json } from '../../engine/core/json.ts'
import { type CallLog, createCallLog } from './call-log.ts'
import { createRecordLog, type PlayerMessage, type ReceivedEvent, type RecordLog } from './record-log.ts'
import { createTickets, type Tickets } from './tickets.ts'
import { createDraws, type Draws } from './play/draws.ts'
import { createLiveChats, type LiveChats } from './live/chats.ts'
import { createLoginTries, type LoginTries } from './login-tries.ts'

/** A failure of the next calls to a path, set through the control surface. */
export interface Fault {
  readonly path: string
  readonly times: number
  readonly status?: number
  readonly errCode?: string
  readonly errMsg?: string
  readonly body?: Json
  readonly delayMs?: number
}

/**
 * State of this run of the server, such as faults, received calls, failed logins and the seed of the demo
 * games. It is kept in memory only, so each of several servers on one database has its own.
 */
export interface RunState {
  addFault(fault: Fault): void
  /** Returns the fault for a call to this path, if any, and decrements its `times`. */
  takeFault(path: string): Fault | undefined
  clearFaults(): void
  readonly calls: CallLog
  readonly events: RecordLog<ReceivedEvent>
  readonly messages: RecordLog<PlayerMessage>
  readonly tickets: Tickets
  /** Records the `Qid` of a signed call. Returns false when it was used before: the call is a replay. */
  takeQid(qid: string): boolean
  readonly loginTries: LoginTries
  readonly chats: LiveChats
  readonly draws: Draws
  clear(): void
}

/** Maximum number of stored `Qid` hashes, about 10 MB of memory. */
const maxQids = 50_000

export function createRunState(): RunState {
  let faults: Fault[] = []
  const calls = createCallLog()
  const events = createRecordLog<ReceivedEvent>()
  const messages = createRecordLog<PlayerMessage>()
  const tickets = createTickets()
  const qids = new Set<string>()
  const loginTries = createLoginTries()
  const chats = createLiveChats()
  const draws = createDraws()
  return {
    loginTries,
    chats,
    draws,
    calls,
    events,
    messages,
    tickets,
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
    takeQid(qid) {
      // Stores hashes, because their size does not depend on the length of the header.
      const id = createHash('sha256').update(qid).digest('base64url').slice(0, 22)
      if (qids.has(id)) return false
      qids.add(id)
      const [oldest] = qids
      if (qids.size > maxQids && oldest !== undefined) qids.delete(oldest)
      return true
    },
    clear() {
      faults = []
      calls.clear()
      events.clear()
      messages.clear()
      tickets.clear()
      qids.clear()
      loginTries.clear()
      chats.clear()
      draws.seed(null)
    },
  }
}
