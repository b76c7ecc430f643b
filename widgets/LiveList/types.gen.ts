// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Live rooms and recordings with their pictures. */
export interface Props {
  /** The rooms, in order. */
  readonly rooms: readonly {
    /** ID of the live room. */
    readonly liveId: string
    /** Displayed name of the host. */
    readonly anchorName: string
    /** Title of the broadcast. */
    readonly title: string
    /** Address of its picture. */
    readonly cover?: string
    /** True when a recording is shown instead of a live broadcast. */
    readonly isReplay?: boolean
    /** How many people watch it. */
    readonly viewers?: number
    /** Name of the game that is played. */
    readonly gameName?: string
  }[]
  /** State of the data source of the rooms. */
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  /** How many rooms there are. When it is larger than the list, a button loads more. */
  readonly total: number
  /** Code of the failure of the last call; empty for none. */
  readonly error: string
  /** Name of the list for screen readers. */
  readonly label: string
  /** Mark of a live broadcast. */
  readonly liveLabel: string
  /** Mark of a recording. */
  readonly replayLabel: string
  /** Words after the number of viewers. */
  readonly viewersLabel: string
  /** Words on the button that loads more rooms. */
  readonly moreLabel: string
  /** Shown below the last room. Leave out for none. */
  readonly endText?: string
  /** Title of the message that is shown when there are no rooms. */
  readonly emptyTitle: string
  /** Text below that title. */
  readonly emptyText?: string
  /** Words on the button of that message. Leave out for no button. */
  readonly emptyLabel?: string
  /** Shown when the rooms could not be loaded. */
  readonly errorText: string
  /** Words on the button that loads the rooms again. */
  readonly retryLabel: string
}

/** What each event carries. */
export interface Events {
  /** A room was pressed. */
  readonly open: {
    /** ID of the live room. */
    readonly liveId: string
    /** Displayed name of the host. */
    readonly anchorName: string
  }
  /** The button of the empty list was pressed. */
  readonly empty: undefined
  /** The retry button was pressed. */
  readonly retry: undefined
  /** More rooms are needed. */
  readonly more: {
    /** How many rooms the list shall have. */
    readonly limit: number
  }
}
