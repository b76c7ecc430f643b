/** Sends one request for equal calls that overlap in time. */
import type { CallResult } from '../../action.ts'
import { ABORTED } from './failure-codes.ts'
import { failed, type PreparedCall, type SendCall } from './prepared-call.ts'

interface SharedRequest {
  readonly result: Promise<CallResult>
  readonly controller: AbortController
  /** Number of waiting callers. The request is aborted when the last one aborts. */
  callers: number
}

/** Returns `send` with one request for equal calls. Each caller has its own abort signal. */
export function shareRequests<C>(
  send: SendCall<C>,
): (call: PreparedCall<C>, signal: AbortSignal | undefined) => Promise<CallResult> {
  const requests = new Map<string, SharedRequest>()

  function start(id: string, call: PreparedCall<C>): SharedRequest {
    const controller = new AbortController()
    const request: SharedRequest = { controller, callers: 0, result: send(call, controller.signal) }
    requests.set(id, request)
    void request.result.then(() => requests.get(id) === request && requests.delete(id))
    return request
  }

  return (call, signal) => {
    const id = `${call.slot} ${call.key}`
    const current = requests.get(id)
    // A request is aborted when its last caller leaves. A new caller then starts another request.
    return join(current?.controller.signal.aborted === false ? current : start(id, call), signal)
  }
}

/** Waits for a shared request. The request is aborted when all of its callers have aborted. */
async function join(request: SharedRequest, signal: AbortSignal | undefined): Promise<CallResult> {
  request.callers++
  if (signal === undefined) return await request.result
  let leave = (): void => undefined
  const left = new Promise<CallResult>((resolve) => {
    leave = () => {
      if (--request.callers === 0) request.controller.abort()
      resolve(failed(ABORTED))
    }
  })
  if (signal.aborted) leave()
  signal.addEventListener('abort', leave, { once: true })
  const result = await Promise.race([request.result, left])
  signal.removeEventListener('abort', leave)
  return result
}
