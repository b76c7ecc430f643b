import { type RefusedCall, refuse } from '../call-answer.ts'
import { codes } from '../codes.ts'
import { isInMaintenance, isShownTo, type SandboxGame } from '../lobby/game.ts'
import type { Player } from '../players/player.ts'

/** Returns the refusal of a game in maintenance; trials are refused too. */
export function maintenanceOf(game: SandboxGame, player: Player | undefined): RefusedCall | undefined {
  return isInMaintenance(game) && player?.pagcorUser !== true
    ? refuse(codes.gameInMaintenance, 'The game is in maintenance')
    : undefined
}

/**
 * Returns the refusal of a game that lists do not show to this player; trials are refused too (document 1, section 6).
 */
export function notApprovedOf(game: SandboxGame, player: Player): RefusedCall | undefined {
  return game.notApprovedFor.includes(player.loginName) || !isShownTo(game, player.isGrayUser)
    ? refuse(codes.gameNotApproved, 'The game is not available for this account.')
    : undefined
}

/** Returns the refusal of a frozen account, which may neither log in nor play. */
export function frozenOf(player: Player): RefusedCall | undefined {
  return player.frozen
    ? refuse(codes.frozen, 'Your account is frozen. Please contact customer service for assistance.')
    : undefined
}

/** Returns why a player may not play for money. Checked at the launch and again at each bet (document 1, section 5). */
export function refusalOf(game: SandboxGame, player: Player): RefusedCall | undefined {
  const refusal = maintenanceOf(game, player) ?? frozenOf(player) ?? notApprovedOf(game, player)
  if (refusal !== undefined) return refusal
  if (player.marginSwitch && !player.collectionInfo)
    return refuse(codes.bettingNotActivated, 'Sorry,You need to activate Online Betting first')
  return undefined
}
