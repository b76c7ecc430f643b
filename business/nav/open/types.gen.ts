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
  /** Parameters that are added only if neither the link nor the current address has them. */
  readonly defaults?: { readonly [key: string]: string }
}
