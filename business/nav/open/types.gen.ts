// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Link } from '../../../engine/action.ts'

/** Opens a page of the site or an external address. */
export interface Args {
  /** The page or address to open. */
  readonly link: Link
  /** Replaces the current page in the history, so Back does not return to it. Leave out to add a history entry. */
  readonly replace?: boolean
  /** Adds the parameters of the current address that the link does not set. Leave out to drop them. */
  readonly carryQuery?: boolean
  /** Parameters that the address gets if it does not have them yet, not even from the current address. */
  readonly defaults?: { readonly [key: string]: string }
}
