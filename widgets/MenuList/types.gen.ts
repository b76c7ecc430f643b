// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Link } from '../../engine/widget.ts'

/** List of rows that lead somewhere or do something. */
export interface Props {
  /** What a screen reader calls the list */
  readonly label: string
  /** The rows, in order */
  readonly items: readonly {
    /** Id of the row; told with a press */
    readonly id: string
    /** Words of the row */
    readonly label: string
    /** Icon before the words */
    readonly icon: Icon
    /** Where it leads. Leave out when pressing it does something else */
    readonly link?: Link
    /** A few words at the end */
    readonly note?: string
    /** Short mark at the end; empty shows none */
    readonly badge?: string
  }[]
}

/** The name of a small drawing that comes with the player. */
export type Icon =
  | 'account'
  | 'back'
  | 'bell'
  | 'bingo'
  | 'casino'
  | 'check'
  | 'chevron'
  | 'close'
  | 'coin'
  | 'community'
  | 'expand'
  | 'eye'
  | 'eye-off'
  | 'fishing'
  | 'fortune'
  | 'foru'
  | 'gift'
  | 'globe'
  | 'heart'
  | 'heart-filled'
  | 'home'
  | 'info'
  | 'lock'
  | 'logout'
  | 'loteria'
  | 'moon'
  | 'news'
  | 'offline'
  | 'pause'
  | 'perya'
  | 'play'
  | 'poker'
  | 'refresh'
  | 'rewards'
  | 'search'
  | 'share'
  | 'slot'
  | 'sports'
  | 'star'
  | 'sun'
  | 'support'
  | 'tara'
  | 'wallet'
  | 'warning'
