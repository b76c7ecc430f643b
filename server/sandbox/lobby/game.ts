import type { JsonObject } from '../../../engine/core/json.ts'

/** A game as the sandbox keeps it: the record of document 1, section 3, and who may not see it. */
export interface SandboxGame {
  readonly gameId: string
  readonly record: JsonObject
  readonly hidden: boolean
  readonly notApprovedFor: readonly string[]
}

/** What names a game in lists of ids. */
export interface GameRef extends JsonObject {
  readonly gameId: string
}

export function refOf({ record, gameId }: SandboxGame): GameRef {
  const { gdGameId, platformId, platformCode } = record
  return {
    gameId,
    ...(gdGameId === undefined ? {} : { gdGameId }),
    ...(platformId === undefined ? {} : { platformId }),
    ...(platformCode === undefined ? {} : { platformCode }),
  }
}

/** Kinds in the order of the channels, each with the other ids that mean the same (document 1, section 3). */
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

/** Whether a game belongs to a kind; kind 0 is all of them. */
export function isOfKind(game: SandboxGame, kindId: number): boolean {
  const own = Number(game.record.gameKindId)
  return kindId === 0 || own === kindId || gameKinds.some(({ ids }) => ids.includes(kindId) && ids.includes(own))
}

export function inMaintenance({ record }: SandboxGame): boolean {
  return record.maintenanceFlag === 1 || record.isMaintain === true
}

/** The gray list sees games marked 1 and not those marked 2; everybody else the other way round. */
export function isShownTo(game: SandboxGame, isGrayUser: boolean): boolean {
  const flag = game.record.grayFlag ?? 0
  return flag === 0 || (flag === 1) === isGrayUser
}
