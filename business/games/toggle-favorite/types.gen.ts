// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { GameReference } from '../../../engine/action.ts'

/** Adds a game to the player’s favorites, or removes it when it is one. */
export interface Args {
  /** The game, usually { "$ref": "event.game" }. */
  readonly game: GameReference
  /** True adds the game and never removes it, usually { "$ref": "result.resumed" } after session.require: a visitor's hearts are all empty. */
  readonly onlyAdd?: boolean
}
