// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Image, Link } from '../../engine/widget.ts'

/** Says what happened and gives one way on. */
export interface Props {
  /** Icon above the title */
  readonly icon: Icon
  /** A picture above the title instead of the icon */
  readonly image?: Image
  /** What happened */
  readonly title: string
  /** What still works, or what to do */
  readonly text?: string
  /** Colour of the icon */
  readonly tone: 'plain' | 'lantern' | 'coral' | 'sea'
  /** Words on the button */
  readonly actionLabel?: string
  /** Where the button leads. Leave out when pressing it does something else */
  readonly action?: Link
  /** Rank of its title: 1 when it is the whole page */
  readonly level: number
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
