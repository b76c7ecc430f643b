import type { JsonObject } from '../../engine/core/json.ts'
import type { SandboxAnswer } from './call-answer.ts'
import type { Player } from './players/player.ts'
import type { Sandbox } from './sandbox.ts'
import type { TokenSession } from './tokens.ts'

/** The input of a call handler. The body is decrypted and valid. */
export interface CallRequest<P> {
  readonly sandbox: Sandbox
  readonly body: JsonObject
  readonly session: TokenSession | undefined
  readonly player: P
}

/**
 * One call of the sandbox gateway. `requires` is the token that it requires: none, any token (of a visitor or a
 * player), or a token of a player.
 */
export type CallHandler = { readonly path: string; readonly method?: 'GET' } & (
  | {
      readonly requires: 'nothing' | 'token'
      readonly run: (request: CallRequest<Player | undefined>) => SandboxAnswer | Promise<SandboxAnswer>
    }
  | {
      readonly requires: 'player'
      readonly run: (request: CallRequest<Player>) => SandboxAnswer | Promise<SandboxAnswer>
    }
)
