import { isObject, type Json, type JsonObject } from '../../engine/core/json.ts'
import type { AllResponse } from './calls.gen.ts'
import { kindName } from './kinds.ts'

export type GameRecord = NonNullable<AllResponse['data']>[number]

/** A game as widgets show it and as actions get it back. */
export interface Game extends JsonObject {
  readonly gameId: string
  readonly platformId: string
  readonly platformCode: string
  readonly name: string
  readonly image: string
  readonly imageBig: string
  /** Name of the kind, such as slot; empty when unknown. */
  readonly kind: string
  readonly kindId: number
  readonly platformName: string
  readonly maintenance: boolean
  readonly isNew: boolean
  readonly isHot: boolean
  readonly tag: string
  /** Can be tried without an account. */
  readonly trial: boolean
  /** Prize pool in PHP; 0 when there is none. */
  readonly jackpot: number
}

export function gameOf(record: GameRecord, jackpot: number): Game {
  const kindId = record.gameKindId ?? 0
  return {
    gameId: record.gameId,
    platformId: record.platformId ?? '',
    platformCode: record.platformCode ?? '',
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

/** The list in the `data` field of an answer; empty when it is not there. */
export function listOf(value: unknown): readonly Json[] {
  return isObject(value) && Array.isArray(value['data']) ? value['data'] : []
}
