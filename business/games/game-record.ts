import type { CallAnswer, Calls, Game } from '../../engine/action.ts'
import { isObject } from '../../engine/core/json.ts'
import { kindName } from './kinds.ts'

/** A game as the gateway lists it. */
export type GameRecord = NonNullable<CallAnswer<'games/all'>['data']>[number]

/** @param jackpot prize pool in PHP; 0 when there is none */
export function gameOf(record: GameRecord, jackpot: number): Game {
  const kindId = record.gameKindId ?? 0
  return {
    gameId: record.gameId,
    platformId: record.platformId ?? '',
    platformCode: record.platformCode ?? '',
    gdGameId: record.gdGameId ?? '',
    gameType: record.gameType ?? '',
    name: record.gameName || record.nameEn || '',
    image: record.gameImage ?? '',
    imageBig: record.gameImageBig || (record.gameImage ?? ''),
    kind: kindName(kindId),
    kindId,
    platformName: record.platformName ?? '',
    maintenance: record.maintenanceFlag === 1 || record.isMaintain === true,
    isNew: record.newFlag === 1,
    isHot: record.hotFlag === 1,
    tag: record.tagIcon ?? '',
    trial: record.tryFlag === 1 || Boolean(record.trialUrl),
    jackpot,
  }
}

/** Calls whose answer is a list in the field `data`. */
type ListCall = 'games/all' | 'games/hidden' | 'games/notApproved' | 'games/platforms'

type ListOf<N extends ListCall> = NonNullable<Calls[N]['answer']['data']>

/** The list of an answer that a page has loaded as a data source; empty while it is not loaded. */
export function listOf<N extends ListCall>(answer: unknown): ListOf<N> {
  const list: readonly unknown[] = isObject(answer) && Array.isArray(answer['data']) ? answer['data'] : []
  // The gateway client has checked the answer against the contract of the call.
  return list as ListOf<N>
}
