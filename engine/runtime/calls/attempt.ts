/** One attempt of a call: encodes the request, sends it and reads the answer. */
import { own } from '../../core/json.ts'
import type { CallContract, CallReporter, CallSettings } from './contract.ts'
import { failed, type SendCall } from './prepared-call.ts'
import { type ProtocolAnswer, type CallProtocol, type HttpRequest, ProtocolError } from './protocol.ts'
import { createAnswerReader } from './read-answer.ts'
import { send } from './transport.ts'

export interface AttemptParts<C extends CallContract> {
  /** The call settings of the release that is currently shown. */
  readonly settings: () => CallSettings
  readonly protocol: CallProtocol<C>
  readonly transport: typeof fetch
  readonly now: () => number
  readonly report: CallReporter
  /**
   * Called with the server's current time: the time in its answer (or in the `Date` header, see `MAX_DIFFERENCE`), plus
   * half the round trip.
   */
  readonly onServerTime?: (serverNow: number) => void
  /** Returns false while the device has no network. Calls then fail at once with OFFLINE. */
  readonly online?: () => boolean
}

/**
 * Maximum difference, in milliseconds, between the gateway's clock and the `Date` header of its response. A larger
 * difference means that the gateway uses a clock of its own, such as a test clock. Then `Date` is used, because the web
 * server in front of the gateway sets it.
 */
const MAX_DIFFERENCE = 86_400_000

export function createAttempt<C extends CallContract>(parts: AttemptParts<C>): SendCall<C> {
  const { settings, protocol, report } = parts
  const readAnswer = createAnswerReader(report)

  return async ({ name, contract, payload, keepalive }, signal) => {
    if (parts.online?.() === false) return failed('OFFLINE')
    const { base, calls, defaults } = settings()
    let request: HttpRequest
    try {
      request = await protocol.encode({
        name,
        contract,
        url: (own(base, contract.base) ?? base.main) + contract.path,
        payload,
      })
    } catch (error) {
      const code = error instanceof ProtocolError ? error.code : 'ENCODE'
      report({ code, message: String(error), call: name })
      return failed(code)
    }
    const sentAt = parts.now()
    const timeoutMs = own(calls, name)?.timeoutMs ?? defaults.timeoutMs
    const init = { ...request.init, keepalive }
    const outcome = await send(parts.transport, { ...request, init }, timeoutMs, signal)
    const answer: ProtocolAnswer =
      'failure' in outcome
        ? { code: outcome.failure, message: outcome.message }
        : protocol.read(outcome.status, outcome.text, contract)
    if (answer.serverTime !== undefined) {
      const now = parts.now()
      const date = ('date' in outcome && outcome.date) || now
      const serverTime = Math.abs(answer.serverTime - date) > MAX_DIFFERENCE ? date : answer.serverTime
      parts.onServerTime?.(serverTime + Math.max(0, now - sentAt) / 2)
    }
    return readAnswer(name, contract, answer)
  }
}
