// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Link } from '../../engine/widget.ts'

/** Row of channels that scrolls sideways; the open one is marked and scrolled into view. */
export interface Props {
  /** What a screen reader calls the row */
  readonly label: string
  /** Id of the channel that is open */
  readonly current: string
  /** The channels, in order */
  readonly items: readonly {
    /** Id of the channel */
    readonly id: string
    /** Name of the channel */
    readonly label: string
    /** Icon of the channel */
    readonly icon: Icon
    /** Where the channel leads */
    readonly link: Link
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
