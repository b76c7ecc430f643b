// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Link } from '../../../engine/action.ts'

/** Opens another page instead of the selected game. The opened page gets the address of the game as the parameter gameReadyPath, so it can open the game later. */
export interface Args {
  /** The page to open. */
  readonly link: Link
}
