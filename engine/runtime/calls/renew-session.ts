/**
 * Renews a missing session before a call. If the gateway has ended the session, renews it and sends the call once more.
 */
import type { CallResult } from '../../action.ts'
import type { CallContract } from './contract.ts'
import { BAD_ANSWER } from './failure-codes.ts'
import { failed, type SendCall } from './prepared-call.ts'
import type { CallProtocol } from './protocol.ts'

/** Returns `send` with a second attempt after the session was renewed. */
export function renewSession<C extends CallContract>(
  { session, identity }: CallProtocol<C>,
  send: SendCall<C>,
): SendCall<C> {
  let renewal: Promise<CallResult<boolean>> | undefined

  /** Calls that find a session problem at the same time share one renewal. */
  function renew(problem: string): Promise<CallResult<boolean>> {
    renewal ??= session
      .renew(problem)
      .catch(() => failed('NETWORK'))
      .finally(() => (renewal = undefined))
    return renewal
  }

  return async (prepared, signal) => {
    const { contract } = prepared
    if (!session.isNeeded(contract)) return await send(prepared, signal)
    if (session.token() === '') {
      // Without a token the gateway would only answer that the token is missing.
      const renewed = await renew(session.missing)
      if (session.token() === '') return renewed.ok ? failed(BAD_ANSWER) : renewed
    }
    const token = session.token()
    const person = identity(contract)
    const result = await send(prepared, signal)
    const problem = result.ok ? undefined : session.problem(result.error.code)
    if (problem === undefined) return result
    // If the token has changed, another call has renewed the session. The call is then repeated only for the same
    // person.
    if (session.token() !== token) return identity(contract) === person ? await send(prepared, signal) : result
    const renewed = await renew(problem)
    if (!renewed.ok) return renewed
    return renewed.value ? await send(prepared, signal) : result
  }
}
