// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Icon, Link } from '../../engine/widget.ts'

/** One tab of the tab bar: an icon, a label and at most one badge. */
export interface Props {
  /** One short word under the icon. */
  readonly label: string
  /** Icon above the label of the tab. */
  readonly icon: Icon
  /** The page that a press on the tab opens. */
  readonly link: Link
  /** A short mark on the icon: a number, an amount or a word. Empty for none. */
  readonly badge: string
  /** Color of the badge: how much it stands out. */
  readonly badgeTone: 'alert' | 'accent' | 'positive'
  /** A dot or a bubble that the gateway sets, shown instead of the badge. Leave out to show the badge. */
  readonly mark?: {
    /** True for a dot without text, false for a bubble with the title. */
    readonly dot: boolean
    /** Text of the bubble. For a dot, it is only read aloud. */
    readonly title: string
    /** Color of the dot or bubble. */
    readonly tone: 'none' | 'red' | 'green' | 'purple' | 'blue' | 'black'
  }
  /** Read aloud for a dot without a title, for example “New”. Not needed if the gateway marks no tabs. */
  readonly dotLabel?: string
  /** Marks the tab as the current tab. Set it for the tab whose page is open. */
  readonly current: boolean
}
