import type { JsonObject } from '../../../../engine/core/json.ts'
import type { Random } from '../random.ts'
import type { Say, TextKey } from '../texts.ts'

/** The result of a round, and the win as a multiple of the bet (at most two decimals). */
export interface GameOutcome {
  readonly times: number
  /** What the page shows: the drawn balls, dice or cards. */
  readonly result: JsonObject
}

/** A round with a valid choice of the player. */
export interface Round {
  /** How many bets the round costs, such as one for each color. */
  readonly units: number
  readonly draw: (random: Random) => GameOutcome
}

/** The part of all bets that is paid back over many rounds, as an exact fraction. */
export interface ReturnToPlayer {
  readonly on: TextKey
  readonly part: bigint
  readonly of: bigint
}

/** The rules of a demo game. The server draws the outcome; the page only shows it. */
export interface GameRules {
  readonly title: TextKey
  /** How the game is played, in short sentences. */
  readonly rules: (say: Say) => readonly string[]
  readonly pays: readonly { readonly on: (say: Say) => string; readonly times: number }[]
  readonly returns: readonly ReturnToPlayer[]
  /** Returns undefined when the choice is not valid. */
  readonly round: (choice: JsonObject) => Round | undefined
}
