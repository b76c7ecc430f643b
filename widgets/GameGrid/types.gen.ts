// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Link } from '../../engine/widget.ts'

/** A long list of games that grows as people scroll, with tabs of providers and a counter. */
export interface Props {
  /** All games, in order */
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
  /** Providers with a tab; empty shows no tabs */
  readonly platforms: readonly {
    /** Provider id, as games carry it */
    readonly id: string
    /** Name of the provider */
    readonly label: string
  }[]
  /** Name of the tab with all providers */
  readonly allLabel: string
  /** What a screen reader calls the tabs */
  readonly platformsLabel: string
  /** What a screen reader says before the counter, such as Games shown */
  readonly counterLabel: string
  /** Cards shown at first and added each time */
  readonly pageSize: number
  /** Milliseconds between reaching the end and the next cards */
  readonly delayMs: number
  /** Words at the end while there is more */
  readonly moreText: string
  /** Words at the end when all is shown */
  readonly endText: string
  /** Title when there are no games */
  readonly emptyTitle: string
  /** What people can do when there are no games */
  readonly emptyText?: string
  /** The way on when there are no games */
  readonly emptyLink?: Link
  /** Words on the button that leads on when there are no games */
  readonly emptyLinkLabel?: string
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
