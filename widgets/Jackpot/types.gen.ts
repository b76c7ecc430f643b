// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Image, Link } from '../../engine/widget.ts'

/** An amount that rolls to its new value. Its space is reserved before the amount is known. */
export interface Props {
  /** Text above the amount, for example “Jackpot”. */
  readonly label: string
  /** The amount, usually the result of games.jackpotOf. Until it is known, a placeholder is shown. If it is 0, the whole widget is hidden and its space stays reserved. */
  readonly amount?: number
  /** State of the data source of the amount. If loading fails and no amount is known, the error text is shown. */
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  /** Shown in place of the amount when it could not be loaded, for example “Not loaded yet”. Leave out to show nothing in its place. */
  readonly errorText?: string
  /** The page that a press on the panel opens, for example a list of the games with jackpots. Leave out to show only the amount. */
  readonly link?: Link
  /** Sign in front of the amount. Leave out for the currency sign of the site. */
  readonly sign?: string
  /** Whether the jackpot is a large panel, or one line inside a list. */
  readonly size: 'large' | 'small'
  /** Background of a large panel. The left half of the image is shown at the left end of the panel and its right half at the right end, so use an image without a background that leaves its middle free for the amount. Leave out to show no background image. */
  readonly image?: Image
  /** Color of a large panel with an image. */
  readonly tint: 'plum' | 'rose' | 'sea' | 'ember'
  /** Loads the image before everything else. Turn it on only for the first large image of a page. */
  readonly priority: boolean
}
