// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Game, Image } from '../../engine/widget.ts'

/** A search field over all games. Results appear while people type. The order of the words does not matter, and typing errors are tolerated. A search finds games by name, maker, kind, and the words for hot and new games. An address may contain a query: `/search?q=bingo`. */
export interface Props {
  /** All games in which people search, the most popular first, usually the result of games.byKind. */
  readonly games: readonly Game[]
  /** State of the data source of the games. While the games load, a search shows empty cards. If loading fails, a retry button is shown. */
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  /** Name of the search field for screen readers. */
  readonly label: string
  /** Example or hint inside the search field while it is empty. */
  readonly placeholder: string
  /** Words on the buttons that empty the search field: in the field, and below the message that no game was found. */
  readonly clearLabel: string
  /** Words before the number of games found, such as 12. If only some of the games are shown, the words are followed by both numbers, such as 60/242. */
  readonly countLabel: string
  /** Words above the first game that matches only by other words than its name, such as its maker. Shown below games whose names match. Leave out to show no such words. */
  readonly othersLabel?: string
  /** Words on the button below the games that shows more games. Leave out to show only the best games. */
  readonly moreLabel?: string
  /** Other words by which a search finds the games of a kind, such as its name in the language of the page. Below the empty field there is a button that searches for the first word of each kind. */
  readonly kinds: readonly {
    /** Name of the kind, as games have it, for example slot. */
    readonly kind: string
    /** The words, separated by spaces. */
    readonly words: string
  }[]
  /** Earlier searches, the latest first, usually the fact games.recentSearches. */
  readonly recent: readonly string[]
  /** Heading above the recent searches, for example “Recent searches”. */
  readonly recentLabel: string
  /** Words on the button that removes the recent searches. */
  readonly forgetLabel: string
  /** Title of the message in place of the cards when no game was found. */
  readonly emptyTitle: string
  /** What people can do when no game was found. Leave out for a message without text. */
  readonly emptyText?: string
  /** Image above the message that no game was found. Leave out to show an icon. */
  readonly emptyImage?: Image
  /** Shown when the games could not be loaded. */
  readonly errorText: string
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
  /** A search was completed: the player has opened a game in the result, or pressed the search key. */
  readonly search: {
    /** The words that the player has searched for. */
    readonly query: string
  }
  /** The button that removes the recent searches was pressed. */
  readonly forget: undefined
  /** The retry button was pressed. */
  readonly retry: undefined
}
