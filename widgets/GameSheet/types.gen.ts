// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Game, Link, Rich } from '../../engine/widget.ts'

/** Information about a game before it opens: provider, kind, smallest bet and jackpot, with buttons to play, try, like and share it. */
export interface Props {
  /** The game, usually the result of games.selected. Until it is known, its space stays reserved. */
  readonly game?: Game
  /** State of the data source of the games. If loading fails, or the loaded games do not contain the game, the error text and a retry button are shown. */
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  /** Name of the kind of the game. Leave out to show none. */
  readonly kind?: string
  /** The page with the games of the provider. Leave out to show the provider without a link. */
  readonly providerLink?: Link
  /** True for players who may open a game in maintenance. */
  readonly mayEnter: boolean
  /** Words on the button that opens the game. */
  readonly playLabel: string
  /** Words on the button that opens the trial. Games without a trial have no such button. */
  readonly tryLabel: string
  /** Words on the button that opens the live room of the game. Games without a live room have no such button. */
  readonly watchLabel: string
  /** Label of the button that shares the game, for screen readers. */
  readonly shareLabel: string
  /** Label of the button that adds the game to the favorites, for screen readers. */
  readonly addFavoriteLabel: string
  /** Label of the button that removes the game from the favorites, for screen readers. */
  readonly removeFavoriteLabel: string
  /** Words before the amount of the jackpot, for example “Jackpot”. */
  readonly jackpotLabel: string
  /** Words before the name of the provider, for screen readers. */
  readonly providerLabel: string
  /** Words before the kind of the game, for screen readers. */
  readonly kindLabel: string
  /** Words below the smallest bet. */
  readonly betLabel: string
  /** Words below the number of people who are playing. */
  readonly playersLabel: string
  /** Words below the number of players who have the game as a favorite. */
  readonly likesLabel: string
  /** Sentences below the facts, for example with links to help and to the rules. Leave out for none. */
  readonly note?: Rich
  /** Text of the badge of a game in maintenance. */
  readonly maintenanceLabel: string
  /** Text of the badge of a new game. */
  readonly newLabel: string
  /** Text of the badge of a popular game. */
  readonly hotLabel: string
  /** Text of the badge of a game that was opened recently. */
  readonly playedLabel: string
  /** Text of the badge of a recommended game. */
  readonly recommendedLabel: string
  /** IDs of the player’s favorite games, usually the fact player.favorites. Leave out to mark no favorites. */
  readonly favorites: readonly string[]
  /** Shown when the game could not be loaded. */
  readonly errorText: string
  /** Words on the button that loads the game again. */
  readonly retryLabel: string
}

/** The payload of each event. */
export interface Events {
  /** The button that opens the game was pressed. */
  readonly play: {
    /** The game of the sheet. */
    readonly game: Game
  }
  /** The button that opens the trial was pressed. */
  readonly try: {
    /** The game of the sheet. */
    readonly game: Game
  }
  /** The button for the favorites was pressed. */
  readonly favorite: {
    /** The game of the sheet. */
    readonly game: Game
  }
  /** The button that opens the live room of the game was pressed. */
  readonly watch: {
    /** The game of the sheet. */
    readonly game: Game
  }
  /** The button that shares the game was pressed. */
  readonly share: {
    /** The game of the sheet. */
    readonly game: Game
  }
  /** The retry button was pressed. */
  readonly retry: undefined
}
