// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { GameReference } from '../../../engine/action.ts'

/** Adds a game to the player’s favorites, or removes it when it already is a favorite. */
export interface Args {
  /** The game, usually { "$ref": "event.game" }. */
  readonly game: GameReference
  /** True adds the game and never removes it. Usually { "$ref": "result.resumed" } after session.require, because a visitor sees all hearts empty, including those of favorites. */
  readonly onlyAdd?: boolean
}
