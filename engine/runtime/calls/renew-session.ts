/**
 * Renews a missing session before a call. If the gateway has ended the session, renews it and sends the call once more.
 */
import type { CallContract } from './contract.ts'
import type { SendCall } from './prepared-call.ts'
import type { CallProtocol } from './protocol.ts'

/** Returns `send` with a second attempt after the session was renewed. */
export function renewSession<C extends CallContract>(
  { session, identity }: CallProtocol<C>,
  send: SendCall<C>,
): SendCall<C> {
  let renewal: Promise<boolean> | undefined

  /** Calls that find a session problem at the same time share one renewal. */
  function renew(problem: string): Promise<boolean> {
    renewal ??= session
      .renew(problem)
      .catch(() => false)
      .finally(() => (renewal = undefined))
    return renewal
  }

  return async (prepared, signal) => {
    const { contract } = prepared
    if (!session.isNeeded(contract)) return await send(prepared, signal)
    if (session.token() === '') await renew(session.missing)
    const token = session.token()
    const person = identity(contract)
    const result = await send(prepared, signal)
    const problem = result.ok ? undefined : session.problem(result.error.code)
    if (problem === undefined) return result
    // If the token has changed, another call has renewed the session. The call is then repeated only for the same
    // person.
    const isRenewed = session.token() === token ? await renew(problem) : identity(contract) === person
    return isRenewed ? await send(prepared, signal) : result
  }
}
