// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Choose one of a few, such as language or skin. */
export interface Props {
  /** What is chosen */
  readonly label: string
  /** The choices, in order */
  readonly options: readonly {
    /** What is told when it is chosen */
    readonly value: string
    /** Words of the choice */
    readonly label: string
    /** A few words below */
    readonly note?: string
  }[]
  /** The choice that holds now */
  readonly current: string
}
