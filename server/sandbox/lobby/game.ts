import type { JsonObject } from '../../../engine/core/json.ts'

/** A game of the sandbox: the record of document 1, section 3, and the players who must not see it. */
export interface SandboxGame {
  readonly gameId: string
  readonly record: JsonObject
  readonly hidden: boolean
  readonly notApprovedFor: readonly string[]
}

/** The fields that identify a game in lists. */
export interface GameRef extends JsonObject {
  readonly gameId: string
}

export function gameRef({ record, gameId }: SandboxGame): GameRef {
  const { gdGameId, platformId, platformCode } = record
  return {
    gameId,
    ...(gdGameId === undefined ? {} : { gdGameId }),
    ...(platformId === undefined ? {} : { platformId }),
    ...(platformCode === undefined ? {} : { platformCode }),
  }
}

/** Game kinds in the order of the channels. `ids` are all ids with the same meaning (document 1, section 3). */
export const gameKinds: readonly { readonly id: number; readonly name: string; readonly ids: readonly number[] }[] = [
  { id: 27, name: 'Bingo', ids: [27] },
  { id: 2, name: 'Perya', ids: [2, 21] },
  { id: 5, name: 'Slot', ids: [5, 6] },
  { id: 17, name: 'Casino', ids: [17] },
  { id: 3, name: 'Poker', ids: [3] },
  { id: 8, name: 'Fishing', ids: [8] },
  { id: 1, name: 'Sports', ids: [1] },
  { id: 12, name: 'Loteria', ids: [12] },
]

/** Returns whether a game belongs to a kind. Kind 0 contains all games. */
export function isOfKind(game: SandboxGame, kindId: number): boolean {
  const own = Number(game.record.gameKindId)
  return kindId === 0 || own === kindId || gameKinds.some(({ ids }) => ids.includes(kindId) && ids.includes(own))
}

export function isInMaintenance({ record }: SandboxGame): boolean {
  return record.maintenanceFlag === 1 || record.isMaintain === true
}

/** Games with grayFlag 1 are for players on the gray list only, games with grayFlag 2 for all other players. */
export function isShownTo(game: SandboxGame, isGrayUser: boolean): boolean {
  const flag = game.record.grayFlag ?? 0
  return flag === 0 || (flag === 1) === isGrayUser
}
