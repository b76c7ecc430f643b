// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** A live broadcast or a recording on the full screen, with chat, gifts and a button that follows the host. */
export interface Props {
  /** The room. Leave out while it is loaded. */
  readonly room?: {
    /** ID of the live room. */
    readonly liveId: string
    /** ID of the host. */
    readonly anchorId: string
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
    /** Address of the video; missing for a visitor. */
    readonly videoUrl?: string
    /** Address of the picture behind the video. */
    readonly livePlayerBg?: string
  }
  /** State of the data source of the room. */
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  /** The latest messages, oldest first. */
  readonly chat: readonly {
    /** ID of the message. */
    readonly messageId: string
    /** Displayed name of the sender. */
    readonly name?: string
    /** The message, or the name of the gift. */
    readonly text: string
    /** ID of the gift, if the message is about one. */
    readonly giftId?: string
  }[]
  /** Code of the failure of the last call for messages; empty for none. */
  readonly chatError: string
  /** The gifts that players can send. */
  readonly gifts: readonly {
    /** ID of the gift. */
    readonly giftId: string
    /** Displayed name. */
    readonly name: string
    /** Price in PHP. */
    readonly price: number
  }[]
  /** State of the data source of the gifts. */
  readonly giftsStatus: 'idle' | 'loading' | 'ready' | 'error'
  /** Balance of the player in PHP, usually { "$ref": "fact.player.balance" }. */
  readonly balance?: number
  /** IDs of the hosts that the player follows. */
  readonly following: readonly string[]
  /** Whether a player is logged in. */
  readonly loggedIn: boolean
  /** How many messages and gifts were answered, usually { "$ref": "fact.live.answers" }. */
  readonly answers: number
  /** Whether the latest message or gift was accepted, usually { "$ref": "fact.live.accepted" }. */
  readonly accepted: boolean
  /** Read aloud on the button that leaves the room. */
  readonly closeLabel: string
  /** Read aloud while the room is loaded. */
  readonly loadingText: string
  /** Mark of a live broadcast. */
  readonly liveLabel: string
  /** Mark of a recording. */
  readonly replayLabel: string
  /** Words after the number of viewers. */
  readonly viewersLabel: string
  /** Words on the button that follows the host. */
  readonly followLabel: string
  /** Words on that button once the host is followed. */
  readonly followingLabel: string
  /** Read aloud on the button that plays the video. */
  readonly playLabel: string
  /** Read aloud on the button that switches the sound on and off. */
  readonly soundLabel: string
  /** Shown instead of the video before the login. */
  readonly lockedText: string
  /** Words on the button of that text. */
  readonly loginLabel: string
  /** Name of the chat for screen readers. */
  readonly chatLabel: string
  /** Words in the empty field of a message. */
  readonly fieldLabel: string
  /** Read aloud on the button that sends the message. */
  readonly sendLabel: string
  /** Words between the sender and the gift in the chat. */
  readonly gaveText: string
  /** Title of the gifts. */
  readonly giftsLabel: string
  /** Words before the balance. */
  readonly balanceLabel: string
  /** Shown when there are no gifts. */
  readonly noGiftsText: string
  /** Words before the gift and its price, when a gift is chosen. */
  readonly confirmText: string
  /** Words on the button that buys the gift. */
  readonly giveLabel: string
  /** Words on the button that closes the gifts. */
  readonly cancelLabel: string
  /** Shown when the room could not be loaded. */
  readonly errorText: string
  /** Shown above the field when the messages could not be loaded. */
  readonly chatErrorText: string
  /** Shown when the gifts could not be loaded. */
  readonly giftsErrorText: string
  /** Shown when the video cannot be played. */
  readonly videoErrorText: string
  /** Shown when the video cannot be played while the device is offline. */
  readonly offlineText: string
  /** Words on the button that loads again. */
  readonly retryLabel: string
}

/** What each event carries. */
export interface Events {
  /** The room has appeared, or a player has logged in or out. */
  readonly enter: undefined
  /** A visitor has opened the room, or has pressed its login button. */
  readonly login: undefined
  /** The button that leaves the room was pressed. */
  readonly close: undefined
  /** The follow button was pressed. */
  readonly follow: {
    /** ID of the host. */
    readonly anchorId: string
    /** Displayed name of the host. */
    readonly anchorName: string
  }
  /** A message was sent. */
  readonly say: {
    /** ID of the live room. */
    readonly liveId: string
    /** The message. */
    readonly text: string
  }
  /** A gift was confirmed. */
  readonly give: {
    /** ID of the live room. */
    readonly liveId: string
    /** ID of the gift. */
    readonly giftId: string
  }
  /** The retry button was pressed. */
  readonly retry: undefined
}
