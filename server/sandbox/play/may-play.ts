import type { SandboxAnswer } from '../call-answer.ts'
import { codes } from '../codes.ts'
import { isInMaintenance, isShownTo, type SandboxGame } from '../lobby/game.ts'
import type { Player } from '../players/player.ts'

export type Refusal = Extract<SandboxAnswer, { readonly ok: false }>

/** Returns the refusal of a game in maintenance; trials are refused too. */
export function maintenanceOf(game: SandboxGame, player: Player | undefined): Refusal | undefined {
  return isInMaintenance(game) && player?.pagcorUser !== true
    ? refusalWith(codes.gameInMaintenance, 'The game is in maintenance')
    : undefined
}

/**
 * Returns the refusal of a game that lists do not show to this player; trials are refused too (document 1, section 6).
 */
export function notApprovedOf(game: SandboxGame, player: Player): Refusal | undefined {
  return game.notApprovedFor.includes(player.loginName) || !isShownTo(game, player.isGrayUser)
    ? refusalWith(codes.gameNotApproved, 'The game is not available for this account.')
    : undefined
}

/** Returns why a player may not play for money. Checked at the launch and again at each bet (document 1, section 5). */
export function refusalOf(game: SandboxGame, player: Player): Refusal | undefined {
  const maintenance = maintenanceOf(game, player)
  if (maintenance !== undefined) return maintenance
  if (player.frozen)
    return refusalWith(codes.frozen, 'Your account is frozen. Please contact customer service for assistance.')
  const notApproved = notApprovedOf(game, player)
  if (notApproved !== undefined) return notApproved
  if (player.marginSwitch && !player.collectionInfo)
    return refusalWith(codes.bettingNotActivated, 'Sorry,You need to activate Online Betting first')
  return undefined
}

function refusalWith(errCode: string, errMsg: string): Refusal {
  return { ok: false, errCode, errMsg }
}
