// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { GameReference } from '../../../engine/action.ts'

/** Shares the address that opens a game: in the share menu of the phone, or by copying it. */
export interface Args {
  /** Title of the shared link, as the recipients see it. */
  readonly title: string
  /** The game, usually { "$ref": "event.game" }. */
  readonly game: GameReference
}
