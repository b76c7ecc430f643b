// Generated from selectors/*.schema.json by `npm run generate -- --write`. Do not edit.
export interface ByKindArgs {
  /** Kind of game by name (slot, bingo, perya, casino, poker, fishing or arcade, sports, loteria) or id; left out, foru or 0: every kind */
  readonly kind?: string
  /** Only games of this provider id; empty: all */
  readonly platform?: string
  /** At most so many */
  readonly limit?: number
}

/** The games, in order */
export type ByKindResult = readonly {
  /** Id of the game at its provider */
  readonly gameId: string
  /** Id of the provider */
  readonly platformId: string
  /** Code of the provider */
  readonly platformCode?: string
  /** Name of the provider, as people read it */
  readonly platformName: string
  /** Name of the game */
  readonly name: string
  /** Address of the small cover */
  readonly image: string
  /** Address of the large cover */
  readonly imageBig?: string
  /** Name of the kind of game, such as slot */
  readonly kind: string
  /** Id of the kind of game */
  readonly kindId: number
  /** In maintenance: cannot be opened */
  readonly maintenance: boolean
  /** Carries the mark for new games */
  readonly isNew: boolean
  /** Carries the mark for popular games */
  readonly isHot: boolean
  /** Short mark of the provider; empty shows none */
  readonly tag: string
  /** Can be tried without login */
  readonly trial: boolean
  /** Prize pool of the game; 0 or missing shows none */
  readonly jackpot?: number
}[]

export interface CollectionArgs {
  /** Id of the collection, such as instant-win */
  readonly id: string
  /** At most so many */
  readonly limit?: number
}

/** The games, in order */
export type CollectionResult = readonly {
  /** Id of the game at its provider */
  readonly gameId: string
  /** Id of the provider */
  readonly platformId: string
  /** Code of the provider */
  readonly platformCode?: string
  /** Name of the provider, as people read it */
  readonly platformName: string
  /** Name of the game */
  readonly name: string
  /** Address of the small cover */
  readonly image: string
  /** Address of the large cover */
  readonly imageBig?: string
  /** Name of the kind of game, such as slot */
  readonly kind: string
  /** Id of the kind of game */
  readonly kindId: number
  /** In maintenance: cannot be opened */
  readonly maintenance: boolean
  /** Carries the mark for new games */
  readonly isNew: boolean
  /** Carries the mark for popular games */
  readonly isHot: boolean
  /** Short mark of the provider; empty shows none */
  readonly tag: string
  /** Can be tried without login */
  readonly trial: boolean
  /** Prize pool of the game; 0 or missing shows none */
  readonly jackpot?: number
}[]

export type FavoritesArgs = Record<string, never>

/** The games, in order */
export type FavoritesResult = readonly {
  /** Id of the game at its provider */
  readonly gameId: string
  /** Id of the provider */
  readonly platformId: string
  /** Code of the provider */
  readonly platformCode?: string
  /** Name of the provider, as people read it */
  readonly platformName: string
  /** Name of the game */
  readonly name: string
  /** Address of the small cover */
  readonly image: string
  /** Address of the large cover */
  readonly imageBig?: string
  /** Name of the kind of game, such as slot */
  readonly kind: string
  /** Id of the kind of game */
  readonly kindId: number
  /** In maintenance: cannot be opened */
  readonly maintenance: boolean
  /** Carries the mark for new games */
  readonly isNew: boolean
  /** Carries the mark for popular games */
  readonly isHot: boolean
  /** Short mark of the provider; empty shows none */
  readonly tag: string
  /** Can be tried without login */
  readonly trial: boolean
  /** Prize pool of the game; 0 or missing shows none */
  readonly jackpot?: number
}[]

export interface JackpotOfArgs {
  /** The game; left out: all games of the kind */
  readonly gameId?: string
  /** Kind of game by name (slot, bingo, perya, casino, poker, fishing or arcade, sports, loteria) or id; left out, foru or 0: every kind */
  readonly kind?: string
}

/** Prize money in PHP; 0 when there is none, nothing while it is not known */
export type JackpotOfResult = number

export interface PlatformsArgs {
  /** Kind of game by name (slot, bingo, perya, casino, poker, fishing or arcade, sports, loteria) or id; left out, foru or 0: every kind */
  readonly kind?: string
}

/** Providers with games, in order */
export type PlatformsResult = readonly {
  /** Provider id, as games carry it */
  readonly id: string
  /** Name of the provider */
  readonly label: string
}[]

export interface SectionArgs {
  /** Which section */
  readonly section: 'most-popular' | 'new-games' | 'recommend' | 'most-favorite'
  /** Kind of game by name (slot, bingo, perya, casino, poker, fishing or arcade, sports, loteria) or id; left out, foru or 0: every kind */
  readonly kind?: string
  /** At most so many */
  readonly limit?: number
}

/** The games, in order */
export type SectionResult = readonly {
  /** Id of the game at its provider */
  readonly gameId: string
  /** Id of the provider */
  readonly platformId: string
  /** Code of the provider */
  readonly platformCode?: string
  /** Name of the provider, as people read it */
  readonly platformName: string
  /** Name of the game */
  readonly name: string
  /** Address of the small cover */
  readonly image: string
  /** Address of the large cover */
  readonly imageBig?: string
  /** Name of the kind of game, such as slot */
  readonly kind: string
  /** Id of the kind of game */
  readonly kindId: number
  /** In maintenance: cannot be opened */
  readonly maintenance: boolean
  /** Carries the mark for new games */
  readonly isNew: boolean
  /** Carries the mark for popular games */
  readonly isHot: boolean
  /** Short mark of the provider; empty shows none */
  readonly tag: string
  /** Can be tried without login */
  readonly trial: boolean
  /** Prize pool of the game; 0 or missing shows none */
  readonly jackpot?: number
}[]
