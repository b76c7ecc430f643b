// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { GameReference } from '../../engine/widget.ts'

/** Short videos on the full screen, one below the other. Only the visible video plays, and only the next video is loaded ahead. */
export interface Props {
  /** The short videos, in the order in which they are shown, usually a data source of the page. */
  readonly reels: readonly {
    /** ID of the video. The gateway counts likes by this ID. */
    readonly reelId: string
    /** Title of the video, shown over it. */
    readonly title: string
    /** Name of the person who made the video, as players read it. Leave out to show no name. */
    readonly author?: string
    /** Address of the video file. */
    readonly videoUrl: string
    /** Address of the image that is shown until the video plays. Leave out to show no image. */
    readonly poster?: string
    /** Number of players who like the video. Leave out when it is not known. */
    readonly likes?: number
    /** ID of the game that the button over the video opens. Leave out for no button. */
    readonly gameId?: string
    /** ID of the provider of this game. Leave out for a video without a game. */
    readonly platformId?: string
    /** Name of this game on the button. Leave out for a video without a game. */
    readonly gameName?: string
  }[]
  /** State of the data source of the videos. */
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  /** The number of all videos. More videos are loaded before the player reaches the last loaded video. */
  readonly total: number
  /** Error code of the last call for videos. Empty if the call did not fail. */
  readonly error: string
  /** IDs of the videos that the player likes, usually the fact live.likedReels. */
  readonly liked: readonly string[]
  /** Whether a player is logged in. The event login occurs again after a login or logout, so its steps can load the likes again. */
  readonly loggedIn: boolean
  /** Name of the row of videos for screen readers. */
  readonly label: string
  /** Words on the button that leaves the videos. */
  readonly closeLabel: string
  /** Label of the button that plays the video, for screen readers. */
  readonly playLabel: string
  /** Label of the button that pauses the video, for screen readers. */
  readonly pauseLabel: string
  /** Label of the button that switches the sound on and off, for screen readers. */
  readonly soundLabel: string
  /** Label of the heart of a video, for screen readers. The title follows. */
  readonly likeLabel: string
  /** Read aloud after the number of likes. */
  readonly likesLabel: string
  /** Label of the share button, for screen readers. */
  readonly shareLabel: string
  /** Label of the button to the next video, for screen readers. */
  readonly nextLabel: string
  /** Label of the button to the previous video, for screen readers. */
  readonly previousLabel: string
  /** Words before the name of the game on the button that opens the game. */
  readonly openLabel: string
  /** Shown on a video that does not start by itself, because the device saves data or reduces motion. */
  readonly savingText: string
  /** Title of the message after the last video. */
  readonly endTitle: string
  /** Text of the message after the last video. Leave out to show only the title and the button. */
  readonly endText?: string
  /** Words on the button that returns to the first video. */
  readonly againLabel: string
  /** Title of the message in place of the videos when there are none. */
  readonly emptyTitle: string
  /** What people can do when there are no videos. Leave out for a message without text. */
  readonly emptyText?: string
  /** Shown when the videos could not be loaded. */
  readonly errorText: string
  /** Shown on a video that cannot be played. */
  readonly videoErrorText: string
  /** Shown on a video that is not loaded while the device is offline. */
  readonly offlineText: string
  /** Words on the retry button. */
  readonly retryLabel: string
}

/** The payload of each event. */
export interface Events {
  /** The videos have appeared. */
  readonly enter: undefined
  /** The page with the videos is left. */
  readonly leave: undefined
  /** The videos have appeared, or a player has logged in or out. */
  readonly login: undefined
  /** The close button was pressed. */
  readonly close: undefined
  /** The button that opens the game of a video was pressed. */
  readonly open: {
    /** The game of the video. */
    readonly game: GameReference
  }
  /** A button of the videos was pressed: any except the button that leaves them. */
  readonly click: undefined
  /** The heart of a video was pressed. */
  readonly like: {
    /** ID of the video whose heart was pressed. */
    readonly reelId: string
  }
  /** The share button was pressed. */
  readonly share: {
    /** ID of the video, so that the shared address opens this video. */
    readonly reelId: string
    /** Title of the video, which can be shared with the address. */
    readonly title: string
  }
  /** The retry button was pressed. */
  readonly retry: undefined
  /** The player is close to the last loaded video. */
  readonly more: {
    /** Total number of videos to load, including the videos that are already loaded. */
    readonly limit: number
  }
}
