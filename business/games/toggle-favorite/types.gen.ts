// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { GameReference } from '../../../engine/action.ts'

/** Adds a game to the player’s favorites, or removes it when it already is a favorite. */
export interface Args {
  /** The game, usually { "$ref": "event.game" }. */
  readonly game: GameReference
  /** True only adds the game: a game that already is a favorite stays a favorite. Usually { "$ref": "result.resumed" } after session.require, because a visitor sees empty hearts even on favorites. */
  readonly onlyAdd?: boolean
}
