// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Adds a game to the player's favorites, or takes it out. */
export interface Args {
  /** The game, as its card names it */
  readonly game: {
    /** Id of the game at its provider */
    readonly gameId: string
    /** Id of the provider */
    readonly platformId?: string
    /** Code of the provider */
    readonly platformCode?: string
    /** Name of the provider, as people read it */
    readonly platformName?: string
    /** Name of the game */
    readonly name?: string
    /** Address of the small cover */
    readonly image?: string
    /** Address of the large cover */
    readonly imageBig?: string
    /** Name of the kind of game, such as slot */
    readonly kind?: string
    /** Id of the kind of game */
    readonly kindId?: number
    /** In maintenance: cannot be opened */
    readonly maintenance?: boolean
    /** Carries the mark for new games */
    readonly isNew?: boolean
    /** Carries the mark for popular games */
    readonly isHot?: boolean
    /** Short mark of the provider; empty shows none */
    readonly tag?: string
    /** Can be tried without login */
    readonly trial?: boolean
    /** Prize pool of the game; 0 or missing shows none */
    readonly jackpot?: number
  }
}
