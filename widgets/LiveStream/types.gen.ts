// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** A live broadcast or recording that plays inside a popup after its play button is pressed. */
export interface Props {
  /** The broadcast or recording. If it has no value after loading, the text for a closed stream or the error text is shown. */
  readonly stream?: {
    /** Title of the broadcast, read aloud as the name of the video. */
    readonly title: string
    /** Displayed name of the host. */
    readonly anchorName: string
    /** True when a recording is played instead of a live broadcast. */
    readonly isReplay?: boolean
    /** Number of people who are watching. It is not shown for a recording. Leave out when it is not known. */
    readonly viewers?: number
    /** Address of the video: an HLS playlist or an MP4 recording. */
    readonly videoUrl: string
    /** Address of the image that is shown before the video plays. Leave out to show no image. */
    readonly livePlayerBg?: string
  }
  /** State of the data source of the stream. */
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  /** Text when there is no stream, for example because the broadcast has ended. */
  readonly closedText: string
  /** Text when the stream could not be loaded. */
  readonly errorText: string
  /** Word on a live broadcast, for example “Live”. */
  readonly liveLabel: string
  /** Word on a recording, for example “Replay”. */
  readonly replayLabel: string
  /** Words after the number of viewers. */
  readonly viewersLabel: string
  /** Label of the button that plays the video, for screen readers. */
  readonly playLabel: string
  /** Label of the button that switches the sound on and off, for screen readers. */
  readonly soundLabel: string
  /** Shown when the video cannot be played. */
  readonly videoErrorText: string
  /** Shown when the video cannot be played while the device is offline. */
  readonly offlineText: string
  /** Words on the retry button. */
  readonly retryLabel: string
}
