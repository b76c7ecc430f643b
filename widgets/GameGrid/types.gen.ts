// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Game, Image, Link } from '../../engine/widget.ts'

/** A long list of games that grows while people scroll, with tabs of kinds and providers, and a counter. */
export interface Props {
  /** All games, in order, usually the result of a selector such as games.byKind. */
  readonly games: readonly Game[]
  /** State of the data source of the games. While the games load, empty cards are shown. If loading fails, a retry button is shown. */
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  /** Kinds that get a tab, in this order, after the tab of all games. Leave out for no tabs. */
  readonly kinds: readonly {
    /** Name of the kind, as games have it, for example slot. */
    readonly id: string
    /** Name of the kind on its tab, as players read it. */
    readonly label: string
  }[]
  /** Name of the first tab of kinds, which shows the games of all kinds. Not needed without kinds. */
  readonly allKindsLabel?: string
  /** Name of the row of kinds for screen readers. Not needed without kinds. */
  readonly kindsLabel?: string
  /** Providers that get a tab, usually the result of games.platforms. Leave out for no tabs. */
  readonly platforms: readonly {
    /** ID of the provider, the same as in its games. */
    readonly id: string
    /** Name of the provider on its tab, as players read it. */
    readonly label: string
  }[]
  /** Name of the tab that shows the games of all providers. */
  readonly allLabel: string
  /** Name of the row of tabs for screen readers. Leave out on a page without tabs; the sort orders and filters are then beside the counter. */
  readonly platformsLabel?: string
  /** Sort orders that players can choose. Leave out to show no sort orders. */
  readonly sorts: readonly {
    /** Which games come first when a player chooses this sort order. */
    readonly by: 'popular' | 'new' | 'name' | 'jackpot' | 'bet'
    /** Name of the sort order, as players read it, for example “Newest”. */
    readonly label: string
  }[]
  /** Read aloud by screen readers before the chosen sort order, for example “Order”. Not needed without sort orders. */
  readonly sortLabel?: string
  /** Name of the first sort order, which keeps the order of the list. Not needed without other sort orders. */
  readonly listOrderLabel?: string
  /** Filters that players can turn on. A filter that no game of the loaded list passes is disabled. Leave out to show no filters. */
  readonly features: readonly {
    /** Which games remain when a player turns the filter on. */
    readonly id: 'jackpot' | 'trial' | 'new' | 'hot' | 'recommended'
    /** Words on the button of the filter, for example “Jackpot”. */
    readonly label: string
  }[]
  /** Title of the message in place of the cards when no game fits the filters. Leave out to use the title for a list without games. */
  readonly noMatchTitle?: string
  /** What people can do when no game fits the filters. Leave out for a message without text. */
  readonly noMatchText?: string
  /** Words on the button that removes all filters when no game fits them. Leave out to show the message for a list without games, which has no such button. */
  readonly clearLabel?: string
  /** Read aloud before the counter, for example “Games shown”. */
  readonly counterLabel: string
  /** Number of cards that are shown at first, and that are added each time the player reaches the end. */
  readonly pageSize: number
  /** Time between reaching the end and adding cards, in milliseconds. */
  readonly delayMs: number
  /** Label of the button below the cards while there are more games. The next cards are added when a player reaches the end of the list or presses the button. */
  readonly moreText: string
  /** Words below the last card when there are no more games. */
  readonly endText: string
  /** Title of the message in place of the cards when the list has no games. */
  readonly emptyTitle: string
  /** What people can do when the list has no games. Leave out when the title says enough. */
  readonly emptyText?: string
  /** Image above the message in place of the cards. Leave out to show an icon. */
  readonly emptyImage?: Image
  /** The page that the button opens when the list has no games. Leave out for no button. */
  readonly emptyLink?: Link
  /** Words on the button that is shown when the list has no games. Leave out for no button. */
  readonly emptyLinkLabel?: string
  /** Shown when the games could not be loaded. Set it for only one list of a page. A list without this text is hidden when its games fail to load. */
  readonly errorText?: string
  /** Words on the button that loads the games again. */
  readonly retryLabel: string
  /** IDs of the player’s favorite games, usually the fact player.favorites. Leave out to mark no favorites. */
  readonly favorites: readonly string[]
  /** Label of the heart of a game that is not a favorite, for screen readers. The name of the game follows. */
  readonly addFavoriteLabel: string
  /** Label of the heart of a favorite, for screen readers. The name of the game follows. */
  readonly removeFavoriteLabel: string
  /** Text over the cover of a game in maintenance. */
  readonly maintenanceLabel: string
  /** Text of the badge on the cover of a new game. */
  readonly newLabel: string
  /** Text of the badge on the cover of a popular game. */
  readonly hotLabel: string
  /** Text of the badge on the card of a game that was opened recently. Leave out to show no such badge. */
  readonly playedLabel?: string
  /** Text of the badge on the card of a recommended game. Leave out to show no such badge. */
  readonly recommendedLabel?: string
  /** Word before the smallest bet of a game, for example “From”. Leave out for cards without the bet. */
  readonly minBetLabel?: string
  /** Label of the details button, for screen readers. The name of the game follows. Leave out for cards without this button. */
  readonly detailsLabel?: string
}

/** The payload of each event. */
export interface Events {
  /** The cover of a game was pressed. */
  readonly open: {
    /** The game of the card. */
    readonly game: Game
  }
  /** The heart of a game was pressed. */
  readonly favorite: {
    /** The game of the card. */
    readonly game: Game
  }
  /** The button for the details of a game was pressed. */
  readonly details: {
    /** The game of the card. */
    readonly game: Game
  }
  /** The retry button was pressed. */
  readonly retry: undefined
}
