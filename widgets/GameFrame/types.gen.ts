// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { GameReference } from '../../engine/widget.ts'

/** A running game on the full screen, with a button to leave it that is always visible. While the game opens, its cover and name are shown. */
export interface Props {
  /** Address of the game. Empty until the address is loaded. */
  readonly src: string
  /** Name of the game, shown in the bar. */
  readonly title: string
  /** Address of the cover, shown while the game opens. Leave out to show no cover. */
  readonly image: string
  /** State of the call that loads the address of the game. A retry button is shown when the call failed. */
  readonly status: 'idle' | 'waiting' | 'loading' | 'ready' | 'error'
  /** Whether the game may ask for the camera, usually the fact launch.camera. */
  readonly camera: boolean
  /** Words on the button that leaves the game. */
  readonly closeLabel: string
  /** Shown while the game loads. */
  readonly loadingText: string
  /** Milliseconds after which the late text and the retry button are shown if the game has not opened. */
  readonly waitMs: number
  /** Shown with the retry button when the game has not opened in time. Leave out to show the error text instead. */
  readonly lateText?: string
  /** Shown when the game did not open. */
  readonly errorText: string
  /** Words on the button that loads the game again. */
  readonly retryLabel: string
  /** True while the device has no network. A line above the running game then shows the text of "Connection lost". */
  readonly offline: boolean
  /** Shown above the running game while the device has no network. */
  readonly offlineText?: string
  /** Shown above the running game, with the retry button, for a few seconds after the network is back. */
  readonly onlineText?: string
  /** A line above the running game with a message that a player must see, such as a failed check. Empty for none. */
  readonly noticeText?: string
  /** Read aloud before the time that the player has spent in the game. Leave out for no clock. */
  readonly clockLabel?: string
  /** Words on the button that starts and ends full screen. Leave out for no button. */
  readonly fullScreenLabel?: string
  /** Shown when the game asks for a wide screen and the device is upright. */
  readonly landscapeText?: string
  /** Shown when the game asks for an upright screen and the device is wide. */
  readonly portraitText?: string
  /** Words on the button that hides the text about turning the device. Leave out for no button. */
  readonly hideLabel?: string
}

/** The payload of each event. */
export interface Events {
  /** The close button was pressed, or the game asked to be closed. */
  readonly close: undefined
  /** A page in the game asked to launch another game. */
  readonly launch: {
    /** The other game. */
    readonly game: GameReference
  }
  /** The retry button was pressed. */
  readonly retry: undefined
}
