// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Link } from '../../engine/widget.ts'

/** A button, or a link that looks like one. */
export interface Props {
  /** Words on the button: a verb */
  readonly label: string
  /** Where it leads. Leave out when pressing it does something else */
  readonly link?: Link
  /** Primary once on a screen; quiet for the rest; danger for what cannot be undone */
  readonly tone: 'primary' | 'quiet' | 'plain' | 'danger'
  /** As wide as its room */
  readonly full: boolean
  /** Shows that it is working and takes no press */
  readonly busy: boolean
  /** Cannot be pressed now */
  readonly disabled: boolean
  /** Icon before the words */
  readonly icon?: Icon
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
