// Generated from selectors/*.schema.json by `npm run generate -- --write`. Do not edit.
/** The mark that the site info puts on a tab: the platform tagging of the channel Bottom Navigation. */
export type TabMarkArgs = {
  /** Names that the tagging uses for the tab (the sub-channels), such as Rewards. Case is ignored. */
  readonly names: readonly string[]
}

/** The mark; undefined when the tab has no mark. */
export type TabMarkResult = {
  /** True for a dot (type 0), false for a bubble (type 1). */
  readonly dot: boolean
  /** Text of the bubble, or the meaning of the dot. Only the text of a dot may be empty. */
  readonly title: string
  /** The color of the mark: one of the styles 0 to 5 of the tagging, in this order. */
  readonly tone: 'none' | 'red' | 'green' | 'purple' | 'blue' | 'black'
}
