import { CallRefusal, type SandboxCall } from '../../../business/sandbox-call.ts'
import { sandboxCalls } from '../../../business/sandbox-calls.gen.ts'
import type { JsonObject } from '../../../engine/core/json.ts'
import { refuse, type SandboxAnswer, succeed } from '../call-answer.ts'
import type { CallHandler, CallRequest } from '../call-handler.ts'
import type { Player } from '../players/player.ts'

/** The handlers next to the contracts: `business/<area>/calls/<name>.sandbox.ts`. */
export const businessCalls: readonly CallHandler[] = sandboxCalls.map(({ path, ...call }) => handlerOf(path, call))

export function handlerOf(path: string, { requires, answer }: SandboxCall): CallHandler {
  const run = async ({ sandbox, body, player }: CallRequest<Player | undefined>): Promise<SandboxAnswer> => {
    try {
      // The gateway has validated the body against the contract, so the payload has the type of the contract.
      const request = { payload: body as never, loginName: player?.loginName, now: sandbox.clock.now() }
      return succeed((await answer(request)) as unknown as JsonObject)
    } catch (error) {
      if (error instanceof CallRefusal) return refuse(error.errCode, error.message)
      throw error
    }
  }
  return requires === 'player' ? { path, requires, run } : { path, requires, run }
}
