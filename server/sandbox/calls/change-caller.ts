import { refuse, type RefusedCall } from '../call-answer.ts'
import type { CallRequest } from '../call-handler.ts'
import { codes } from '../codes.ts'
import type { Player } from '../players/player.ts'
import { changePlayer, type PlayerChange } from '../players/player-store.ts'

/**
 * Changes the player who makes a call. Returns the refusal of the call if the player was removed after it was received,
 * such as by a reset of the sandbox.
 */
export async function changeCaller(
  { sandbox, player }: Pick<CallRequest<Player>, 'sandbox' | 'player'>,
  change: (player: Player) => PlayerChange,
): Promise<RefusedCall | undefined> {
  const changed = await changePlayer(sandbox.db, player.loginName, change)
  return changed === undefined || 'taken' in changed
    ? refuse(codes.notLoggedIn, 'This account no longer exists. Please log in again.')
    : undefined
}
