// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Game, Link } from '../../engine/widget.ts'

/** A titled row or block of games. With a placeholder text, the shelf keeps its size while the games load, when there are no games and when loading fails. */
export interface Props {
  /** Heading above the cards, for example “New games”. */
  readonly title: string
  /** The games, in order, usually the result of a selector such as games.section. Games beyond the number of cards are not shown. */
  readonly games: readonly Game[]
  /** State of the data source of the games. While the games load, empty cards are shown. If loading fails, a retry button is shown. */
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  /** Number of cards that the shelf shows. If there are fewer games, cards with the placeholder text, if any, fill the shelf. */
  readonly count: number
  /** How many of the first cards are large on phones. 0 for none. On wide screens all cards have one size: large if all cards are large. */
  readonly big: number
  /** Shows the position of each game on its card: 1 for the first game of the list. */
  readonly ranked: boolean
  /** How the cards are arranged. */
  readonly layout: 'row' | 'grid'
  /** Label of the button that scrolls a row back, for screen readers. Devices with a mouse show the button on wide screens. Leave out for no buttons. */
  readonly previousLabel?: string
  /** Label of the button that scrolls a row forward, for screen readers. Leave out for no buttons. */
  readonly nextLabel?: string
  /** The page that the link beside the title opens. While the shelf has no games, the link is inactive. Leave out for no link. */
  readonly viewAll?: Link
  /** Words of the link beside the title, for example “View all”. Leave out for no link. */
  readonly viewAllLabel?: string
  /** Words on a card without a game. Leave out to show only cards with games. */
  readonly placeholderText?: string
  /** Shown when the games could not be loaded. Set it for only one list of a page. A list without this text is hidden when its games fail to load. */
  readonly errorText?: string
  /** Shown in place of the shelf when there are no games and no placeholder text. Leave out to hide a shelf without games. */
  readonly emptyText?: string
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
  /** Text of the badge on the card of a new game. Leave out to show no such badge, for example in a list of new games. */
  readonly newLabel?: string
  /** Text of the badge on the card of a popular game. Leave out to show no such badge, for example in a list of popular games. */
  readonly hotLabel?: string
  /** Text of the badge on the card of a game that was opened recently. Leave out to show no such badge. */
  readonly playedLabel?: string
  /** Text of the badge on the card of a recommended game. Leave out to show no such badge. */
  readonly recommendedLabel?: string
  /** Word before the smallest bet of a game, for example “From”. Leave out for cards without the bet. */
  readonly minBetLabel?: string
  /** Word before the sum of a ranking, for example “Bets”. Leave out for the sum alone. */
  readonly sumLabel?: string
  /** Word before the number of likes of a game, for a list that is sorted by likes. Leave out for cards that show the jackpot or the smallest bet. */
  readonly likesLabel?: string
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
