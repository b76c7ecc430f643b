import type { JsonObject } from '../../engine/core/json.ts'
import type { CallAnswer } from './call-answer.ts'
import type { Player } from './players/player.ts'
import type { Sandbox } from './sandbox.ts'
import type { TokenSession } from './tokens.ts'

/** What a call's handler gets: the world, the decrypted and checked body, and who asks. */
export interface CallRequest<P> {
  readonly sandbox: Sandbox
  readonly body: JsonObject
  readonly session: TokenSession | undefined
  readonly player: P
}

/** One call of the pretend gateway. `asks` says which token it needs: none, anybody's (also a visitor's), or a player's. */
export type CallHandler = { readonly path: string; readonly method?: 'GET' } & (
  | { readonly requires: 'nothing' | 'token'; readonly run: (request: CallRequest<Player | undefined>) => CallAnswer | Promise<CallAnswer> }
  | { readonly requires: 'player'; readonly run: (request: CallRequest<Player>) => CallAnswer | Promise<CallAnswer> }
)
