import { existsSync, readFileSync } from 'node:fs'
import { isObject, type JsonObject } from '../../../engine/core/json.ts'
import { type JackpotSeed, readJackpotSeeds } from './jackpots.ts'

export interface GameSeed {
  /** Records of document 1, section 3, with `hidden` and `notApprovedFor` where they apply. */
  readonly games: readonly JsonObject[]
  readonly jackpots: readonly JackpotSeed[]
}

/** Reads the games of the first start. A missing file means no games. */
export function readGameSeed(path: string): GameSeed {
  if (!existsSync(path)) return { games: [], jackpots: [] }
  const seed: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (!isObject(seed) || !Array.isArray(seed.games)) throw new Error(`${path}: expected { games: […], jackpots: […] }`)
  return { games: seed.games.filter(isObject), jackpots: readJackpotSeeds(seed.jackpots) }
}
