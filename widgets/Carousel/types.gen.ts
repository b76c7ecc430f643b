// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Banners side by side. Moves by itself until it is touched, never for people who asked for less motion. */
export interface Props {
  /** What a screen reader calls the row */
  readonly label: string
  /** What a screen reader says on the button that stops the movement */
  readonly pauseLabel: string
  /** What a screen reader says on the button that starts the movement */
  readonly playLabel: string
  /** What a screen reader says before the number of a slide */
  readonly slideLabel: string
  /** Shape of the slides; use the size of the banners inside */
  readonly size: 'hero' | 'wide' | 'tile'
  /** Seconds that each banner stands still; 0 never moves */
  readonly seconds: number
}
