import type { Game, GameReference } from '../../engine/action.ts'
import { isSameGame, isSamePlatform } from './excluded.ts'
import { gameOf, listOf } from './game-record.ts'

/** The game in an answer of `games/all`; undefined when it is not there. */
export function listedGame(answer: unknown, reference: GameReference): Game | undefined {
  const record = listOf<'games/all'>(answer).find((one) => isSameGame(one, reference) && isSamePlatform(one, reference))
  return record === undefined ? undefined : gameOf(record, 0)
}
