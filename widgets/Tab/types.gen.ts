// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Link } from '../../engine/widget.ts'

/** One tab: an icon, a label and at most one badge. */
export interface Props {
  /** Label under the icon; one short word */
  readonly label: string
  /** Icon of the tab */
  readonly icon: Icon
  /** Where the tab leads */
  readonly link: Link
  /** Short mark on the icon: a count, an amount or a word. Empty shows none */
  readonly badge: string
  /** Colour of the badge */
  readonly badgeTone: 'coral' | 'lantern' | 'sea'
  /** The tab of the page that is open */
  readonly current: boolean
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
