// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Link } from '../../engine/widget.ts'

/** A titled row or block of games. Takes the same room while it loads, when it is empty and when it fails. */
export interface Props {
  /** Title of the shelf */
  readonly title: string
  /** The games, in order; those beyond the number of cards are not shown */
  readonly games: readonly {
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
  /** State of the data shown: skeletons before it is ready, a retry button when it failed */
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  /** Number of cards. Missing games show placeholders, so the room stays the same */
  readonly count: number
  /** How many of the first cards are large */
  readonly big: number
  /** A row that scrolls sideways or a block */
  readonly layout: 'row' | 'grid'
  /** Where "View all" leads. Active only when the shelf has games */
  readonly viewAll?: Link
  /** Words of the link to the whole collection */
  readonly viewAllLabel?: string
  /** Words on a card that has no game yet */
  readonly placeholderText: string
  /** What happened, when the games could not be loaded */
  readonly errorText: string
  /** Words on the button that tries again */
  readonly retryLabel: string
  /** Ids of the player's favourite games */
  readonly favorites: readonly string[]
  /** What a screen reader says on the heart of a game that is not a favourite; the name of the game follows */
  readonly likeLabel: string
  /** What a screen reader says on the heart of a favourite; the name of the game follows */
  readonly unlikeLabel: string
  /** Shown over a game that is in maintenance */
  readonly maintenanceLabel: string
  /** Mark on a new game */
  readonly newLabel: string
  /** Mark on a popular game */
  readonly hotLabel: string
}
