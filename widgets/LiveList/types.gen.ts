// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Image } from '../../engine/widget.ts'

/** Live rooms and recordings with their images. */
export interface Props {
  /** The live rooms, in the order in which they are shown, usually a data source of the page. */
  readonly rooms: readonly {
    /** ID of the live room. */
    readonly liveId: string
    /** Displayed name of the host. */
    readonly anchorName: string
    /** Title of the broadcast, below the image. */
    readonly title: string
    /** Address of the image of the room. Without an image, the card shows a plain area. */
    readonly cover?: string
    /** True when a recording is shown instead of a live broadcast. */
    readonly isReplay?: boolean
    /** Number of people who are watching. It is not shown for a recording. Leave out when it is not known. */
    readonly viewers?: number
    /** Name of the game that the host plays. Leave out to show no game name. */
    readonly gameName?: string
  }[]
  /** ID of a room that the list leaves out, such as the room on screen. Empty for none. */
  readonly except: string
  /** State of the data source of the rooms. */
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  /** The number of all rooms. When it is larger than the list, a button loads more. */
  readonly total: number
  /** Error code of the last call for rooms. Empty if the call did not fail. */
  readonly error: string
  /** Shows the rooms with a live broadcast larger than recordings, and the recordings in rows of their own. Turn it on only for a list in which live broadcasts are first. Leave out for cards of one size. */
  readonly liveFirst?: boolean
  /** Name of the list for screen readers. */
  readonly label: string
  /** Word on the image of a room with a live broadcast, for example “Live”. */
  readonly liveLabel: string
  /** Word on the image of a room with a recording, for example “Replay”. */
  readonly replayLabel: string
  /** Words after the number of viewers. */
  readonly viewersLabel: string
  /** Words on the button that loads more rooms. */
  readonly moreLabel: string
  /** Shown below the last room. Leave out to show nothing below the last room. */
  readonly endText?: string
  /** Title of the message in place of the list when there are no rooms. */
  readonly emptyTitle: string
  /** What people can do when there are no rooms. Leave out for a message without text. */
  readonly emptyText?: string
  /** Image above the message in place of the list. Leave out to show an icon. */
  readonly emptyImage?: Image
  /** Words on the button below the message that there are no rooms. Leave out for no button. */
  readonly emptyLabel?: string
  /** Shown when the rooms could not be loaded. */
  readonly errorText: string
  /** Words on the button that loads the rooms again. */
  readonly retryLabel: string
}

/** The payload of each event. */
export interface Events {
  /** The card of a room was pressed. */
  readonly open: {
    /** ID of the live room. */
    readonly liveId: string
    /** Displayed name of the host. */
    readonly anchorName: string
  }
  /** The button below the message that there are no rooms was pressed. */
  readonly empty: undefined
  /** The retry button was pressed. */
  readonly retry: undefined
  /** The player has requested more rooms than are loaded. */
  readonly more: {
    /** Total number of rooms to load, including the rooms that are already loaded. */
    readonly limit: number
  }
}
