// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** A list of options of which one is selected, such as the language or the skin. */
export interface Props {
  /** Heading above the list that says what is chosen, for example “Language”. */
  readonly label: string
  /** The options, in the order in which they are shown. */
  readonly options: readonly {
    /** The value that the event "choose" passes to its steps. */
    readonly value: string
    /** The words of the option. */
    readonly label: string
    /** A few words below the label. Leave out to show no words. */
    readonly note?: string
    /** One or two skins whose colors are previewed above the label, side by side. Leave out for no preview. */
    readonly skins?: readonly string[]
  }[]
  /** The value of the option that is selected now. Leave out while no option is selected. */
  readonly current: string
}

/** The payload of each event. */
export interface Events {
  /** A player has chosen an option. */
  readonly choose: {
    /** Value of the chosen option. */
    readonly value: string
  }
}
