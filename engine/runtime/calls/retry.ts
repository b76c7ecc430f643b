/** Retries failed calls according to the settings of the release. */
import { own } from '../../core/json.ts'
import type { CallContract, CallSettings } from './contract.ts'
import { ABORTED, BAD_ANSWER, isTemporary, TOO_MANY_REQUESTS } from './failure-codes.ts'
import type { SendCall } from './prepared-call.ts'
import type { CallProtocol } from './protocol.ts'

/** Returns `send` with retries. */
export function retryCalls<C extends CallContract>(
  settings: () => CallSettings,
  protocol: CallProtocol<C>,
  send: SendCall<C>,
): SendCall<C> {
  /** A refusal by the gateway is retried only when the call has retry settings of its own. */
  function isRetried(code: string, isParticular: boolean): boolean {
    if (code === ABORTED || code === TOO_MANY_REQUESTS) return false
    if (protocol.isFinal(code) || protocol.session.problem(code) !== undefined) return false
    return isParticular || code === BAD_ANSWER || isTemporary(code)
  }

  return async (prepared, signal) => {
    const { calls, defaults } = settings()
    const particular = own(calls, prepared.name)?.retry
    const retry = particular ?? defaults.retry
    let delay = retry?.delayMs ?? 0
    for (let left = retry?.times ?? 0; ; left--) {
      const result = await send(prepared, signal)
      if (result.ok || left <= 0 || signal.aborted || !isRetried(result.error.code, particular !== undefined))
        return result
      await new Promise((resume) => setTimeout(resume, delay))
      delay = Math.min(delay * (retry?.factor ?? 1), retry?.maxMs ?? Infinity)
    }
  }
}
