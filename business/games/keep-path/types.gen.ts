// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Link } from '../../../engine/action.ts'

/** Opens another page instead of the selected game. The address of the game is in its query as gameReadyPath, so the game can be opened later. */
export interface Args {
  /** The page to open. */
  readonly link: Link
}
