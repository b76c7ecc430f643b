// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { GameReference } from '../../../engine/action.ts'

/** Sets the facts about the game that is about to open. The steps of the launch use them. */
export interface Args {
  /** The game, usually { "$ref": "event.game" }. */
  readonly game: GameReference
}
