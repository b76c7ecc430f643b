// Generated from selectors/*.schema.json by `npm run generate -- --write`. Do not edit.
import type { Game } from '../../engine/action.ts'

/** The games of one kind or provider, in the order of the gateway. */
export type ByKindArgs = {
  /** Name or number of the kind: slot, bingo, perya, casino, poker, fishing (or arcade), sports, loteria. Leave out, or use foru or 0, for every kind. */
  readonly kind?: string
  /** The ID of the provider whose games are listed, for example 175. It is also the number at the end of the address of the provider’s page, /provider/175. Leave out, or leave empty, for all providers. */
  readonly platform?: string
  /** True returns only games that can be tried without an account and are not in maintenance. */
  readonly trial?: boolean
  /** Returns no more than this number of games. Leave out for all. */
  readonly limit?: number
  /** The lists of games that are above this list on the page, in order. Their games are left out, so no game is shown twice. */
  readonly above?: readonly {
    /** The section of the slot page that the list shows. */
    readonly section?: 'most-popular' | 'new-games' | 'recommend' | 'most-favorite' | 'top-turnover' | 'top-wins' | 'top-jackpots'
    /** The kind of the games of the list. */
    readonly kind?: string
    /** The collection of the games of the list. */
    readonly collection?: string
    /** Whether the list shows the favorites of the player. */
    readonly favorites?: boolean
    /** Whether the list shows the games that the player opened recently. */
    readonly recent?: boolean
    /** How many games the list shows. Leave out for all. */
    readonly limit?: number
  }[]
}

/** The games, in order. */
export type ByKindResult = readonly Game[]

/** The games of one collection, in the order of the gateway. */
export type CollectionArgs = {
  /** ID of the collection, such as instant-win. */
  readonly id: string
  /** Returns no more than this number of games. Leave out for all. */
  readonly limit?: number
  /** The lists of games that are above this list on the page, in order. Their games are left out, so no game is shown twice. */
  readonly above?: readonly {
    /** The section of the slot page that the list shows. */
    readonly section?: 'most-popular' | 'new-games' | 'recommend' | 'most-favorite' | 'top-turnover' | 'top-wins' | 'top-jackpots'
    /** The kind of the games of the list. */
    readonly kind?: string
    /** The collection of the games of the list. */
    readonly collection?: string
    /** Whether the list shows the favorites of the player. */
    readonly favorites?: boolean
    /** Whether the list shows the games that the player opened recently. */
    readonly recent?: boolean
    /** How many games the list shows. Leave out for all. */
    readonly limit?: number
  }[]
}

/** The games, in order. */
export type CollectionResult = readonly Game[]

/** The favorite games of the player, newest first. */
export type FavoritesArgs = {
  /** True for the favorites as they were when the page was opened, so no game moves when a heart is pressed. */
  readonly saved?: boolean
  /** True keeps games whose heart was removed after the page was opened, in their places, so they can be added again. Games added since then come first. */
  readonly kept?: boolean
}

/** The games, in order. */
export type FavoritesResult = readonly Game[]

/** The prize pool of one game, of the games of a kind, or of all games. */
export type JackpotOfArgs = {
  /** ID of the game. Leave out for all games of the kind. */
  readonly gameId?: string
  /** Name or number of the kind: slot, bingo, perya, casino, poker, fishing (or arcade), sports, loteria. Leave out, or use foru or 0, for every kind. */
  readonly kind?: string
}

/** Prize money in PHP; 0 when there is none, undefined while it is not known. */
export type JackpotOfResult = number

/** Why a list of the games with jackpots could not be loaded: the error of the data source games, or else of jackpots. */
export type JackpotsErrorArgs = {
  /** Which part of the error. */
  readonly field: 'cause' | 'message'
}

/** The field of the error; empty without an error. */
export type JackpotsErrorResult = string

/** The state of a list of the games with jackpots, which needs the data sources games and jackpots. */
export type JackpotsStatusArgs = Record<string, never>

/** error if one of the two data sources failed, ready when both are ready, otherwise loading. */
export type JackpotsStatusResult = 'loading' | 'ready' | 'error'

/** Whether the slot game that was selected last paid out more or less than usual in the last day. */
export type PayoutArgs = Record<string, never>

/** hot for more than usual, cold for less; empty if neither is the case or not known. */
export type PayoutResult = 'hot' | 'cold' | ''

/** The name of a provider, as players read it. */
export type PlatformNameArgs = {
  /** The ID of the provider whose name is shown, for example 175. It is also the number at the end of the address of the provider’s page, /provider/175. */
  readonly platform: string
  /** The name that is shown when the provider has no game. Leave out to show nothing. */
  readonly unknown?: string
}

/** The name; undefined until the games are known. */
export type PlatformNameResult = string

/** The providers that have a game of the kind, in the order of the gateway. */
export type PlatformsArgs = {
  /** Name or number of the kind: slot, bingo, perya, casino, poker, fishing (or arcade), sports, loteria. Leave out, or use foru or 0, for every kind. */
  readonly kind?: string
}

/** The providers, in order. */
export type PlatformsResult = readonly {
  /** ID of the provider, as in the records of its games. */
  readonly id: string
  /** Name of the provider. */
  readonly label: string
}[]

/** The games that the player opened recently and that are not favorites, the latest first. */
export type RecentArgs = Record<string, never>

/** The games, in order. */
export type RecentResult = readonly Game[]

/** The games of one section of the slot page. */
export type SectionArgs = {
  /** The section of the slot page. */
  readonly section: 'most-popular' | 'new-games' | 'recommend' | 'most-favorite' | 'top-turnover' | 'top-wins' | 'top-jackpots'
  /** Name or number of the kind: slot, bingo, perya, casino, poker, fishing (or arcade), sports, loteria. Leave out, or use foru or 0, for every kind. */
  readonly kind?: string
  /** Returns no more than this number of games. Leave out for all. */
  readonly limit?: number
  /** The lists of games that are above this list on the page, in order. Their games are left out, so no game is shown twice. */
  readonly above?: readonly {
    /** The section of the slot page that the list shows. */
    readonly section?: 'most-popular' | 'new-games' | 'recommend' | 'most-favorite' | 'top-turnover' | 'top-wins' | 'top-jackpots'
    /** The kind of the games of the list. */
    readonly kind?: string
    /** The collection of the games of the list. */
    readonly collection?: string
    /** Whether the list shows the favorites of the player. */
    readonly favorites?: boolean
    /** Whether the list shows the games that the player opened recently. */
    readonly recent?: boolean
    /** How many games the list shows. Leave out for all. */
    readonly limit?: number
  }[]
}

/** The games, in order. */
export type SectionResult = readonly Game[]

/** The game that was selected last with games.select. */
export type SelectedArgs = Record<string, never>

/** The game, with the same fields as in lists of games. */
export type SelectedResult = Game

/** The games of the largest wins of the last day, each with the amount and the masked name of the winner. */
export type TopWinnersArgs = {
  /** Returns no more than this number of games. */
  readonly limit: number
}

/** The games, in order. */
export type TopWinnersResult = readonly Game[]
