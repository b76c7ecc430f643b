import type { JsonObject } from '../../../../engine/core/json.ts'
import type { Random } from '../random.ts'

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
  readonly on: string
  readonly part: bigint
  readonly of: bigint
}

/** The rules of a demo game. The server draws the outcome; the page only shows it. */
export interface GameRules {
  readonly title: string
  /** How the game is played, in short sentences. */
  readonly rules: readonly string[]
  readonly pays: readonly { readonly on: string; readonly times: number }[]
  readonly returns: readonly ReturnToPlayer[]
  /** Returns undefined when the choice is not valid. */
  readonly round: (choice: JsonObject) => Round | undefined
}
