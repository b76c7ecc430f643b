// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Banners side by side. The row moves automatically until it is touched, and never for people who prefer reduced motion. */
export interface Props {
  /** Name of the carousel for screen readers. */
  readonly label: string
  /** Label of the button that stops the movement, read aloud by screen readers. */
  readonly pauseLabel: string
  /** Label of the button that starts the movement, read aloud by screen readers. */
  readonly playLabel: string
  /** Read aloud before the number of the current slide, for example “Slide”. */
  readonly slideLabel: string
  /** Shape of the slides, as width to height. Choose the shape of the banners inside. */
  readonly size: 'hero' | 'wide' | 'tile'
  /** How long each slide is shown before the next one, in seconds. 0 turns the movement off. */
  readonly seconds: number
}
