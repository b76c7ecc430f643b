// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { GameReference, Link } from '../../engine/widget.ts'

/** A live broadcast or a recording with chat, a button that follows the host, and the game that the host plays. On small screens the video fills the screen; on wide screens everything else is beside it. */
export interface Props {
  /** The room. Until it has a value, a loading indicator is shown, or the error text if loading fails. */
  readonly room?: {
    /** ID of the live room. */
    readonly liveId: string
    /** ID of the host. Players follow a host by this ID. */
    readonly anchorId: string
    /** Displayed name of the host. */
    readonly anchorName: string
    /** Address of the image of the host, shown before the title. Leave out to show no image of the host. */
    readonly avatar?: string
    /** Title of the broadcast, also read aloud as the name of the video. */
    readonly title: string
    /** Address of the image of the room, shown before the video plays when there is no background. Leave out to show no image. */
    readonly cover?: string
    /** True when a recording is shown instead of a live broadcast. */
    readonly isReplay?: boolean
    /** Number of people who are watching. It is not shown for a recording. Leave out when it is not known. */
    readonly viewers?: number
    /** Name of the game that the host plays. Leave out to show no game name. */
    readonly gameName?: string
    /** ID of the game that the play button opens. Leave out for no button. */
    readonly gameId?: string
    /** Address of the cover of this game, shown on wide screens. Leave out to show no cover. */
    readonly gameImage?: string
    /** ID of the provider of this game. Leave out when it is not known. */
    readonly platformId?: string
    /** Name of the provider of this game, shown on wide screens. Leave out to show no name. */
    readonly platformName?: string
    /** Address of the video. Visitors get no address: they see the text for visitors instead of the video. */
    readonly videoUrl?: string
    /** Address of the image that is shown before the video plays. Leave out to show the image of the room. */
    readonly livePlayerBg?: string
  }
  /** State of the data source of the room. */
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  /** The latest messages, oldest first. */
  readonly chat: readonly {
    /** ID of the message, different for all messages of the room. */
    readonly messageId: string
    /** Displayed name of the sender. */
    readonly name?: string
    /** The message, or the name of the gift. */
    readonly text: string
    /** ID of the gift, if the message reports that the sender has given a gift. */
    readonly giftId?: string
  }[]
  /** Error code of the last call for messages. Empty if the call did not fail. */
  readonly chatError: string
  /** IDs of the hosts that the player follows. */
  readonly following: readonly string[]
  /** Whether a player is logged in. */
  readonly loggedIn: boolean
  /** Number of sent messages that the gateway has accepted or refused, usually the fact live.answers. */
  readonly answers: number
  /** Whether the gateway has accepted the latest message, usually the fact live.accepted. */
  readonly accepted: boolean
  /** Label of the button that leaves the room, for screen readers. */
  readonly closeLabel: string
  /** Read aloud while the room is loading. */
  readonly loadingText: string
  /** Word above a live broadcast, for example “Live”. */
  readonly liveLabel: string
  /** Word above a recording, for example “Replay”. */
  readonly replayLabel: string
  /** Words after the number of viewers. */
  readonly viewersLabel: string
  /** Words on the button that follows the host. */
  readonly followLabel: string
  /** Words on the follow button while the player follows the host. */
  readonly followingLabel: string
  /** Words before the name of the game on the button that opens the game, for example “Play”. Leave out to show the name without a button. */
  readonly openLabel?: string
  /** Words on the button that opens the game when the name of the game is beside it. */
  readonly playGameLabel: string
  /** Label of the button that plays the video, for screen readers. */
  readonly playLabel: string
  /** Label of the button that switches the sound on and off, for screen readers. */
  readonly soundLabel: string
  /** Shown instead of the video before the login. */
  readonly lockedText: string
  /** Words on the button below the text for visitors. */
  readonly loginLabel: string
  /** Name of the chat for screen readers. */
  readonly chatLabel: string
  /** Words in place of the messages when there are none. Empty while the messages are loading. */
  readonly noMessagesText?: string
  /** Words in the field for a message while it is empty. */
  readonly fieldLabel: string
  /** Label of the button that sends the message, for screen readers. */
  readonly sendLabel: string
  /** Words between the sender and the gift in the chat. */
  readonly gaveText: string
  /** Label of the button that shows the gifts, for screen readers. */
  readonly giftsLabel: string
  /** Shown when the room could not be loaded. */
  readonly errorText: string
  /** The page with all live rooms, offered when the room could not be loaded. Leave out for no link. */
  readonly roomsLink?: Link
  /** Words of the link to all live rooms. Leave out for no link. */
  readonly roomsLabel?: string
  /** Shown above the field when the messages could not be loaded. */
  readonly chatErrorText: string
  /** Shown when the video cannot be played. */
  readonly videoErrorText: string
  /** Shown when the video cannot be played while the device is offline. */
  readonly offlineText: string
  /** Words on the button that loads a failed room again. Empty when the room does not exist: the link to the other rooms is then the main action. */
  readonly retryLabel: string
}

/** The payload of each event. */
export interface Events {
  /** The room has appeared, or a player has logged in or out. */
  readonly enter: undefined
  /** A visitor has opened the room, or has pressed its login button. */
  readonly login: undefined
  /** The button that leaves the room was pressed. */
  readonly close: undefined
  /** The follow button was pressed. */
  readonly follow: {
    /** ID of the host to follow or unfollow. */
    readonly anchorId: string
    /** Displayed name of the host. */
    readonly anchorName: string
  }
  /** The button that opens the game was pressed. */
  readonly open: {
    /** The game that the host plays. */
    readonly game: GameReference
  }
  /** The player has sent a message. */
  readonly say: {
    /** ID of the live room. */
    readonly liveId: string
    /** The words of the message, as typed. */
    readonly text: string
  }
  /** The button that shows the gifts was pressed. */
  readonly gifts: {
    /** ID of the live room. */
    readonly liveId: string
  }
  /** The retry button was pressed, or a logged-in player has no video yet, for example after the login. */
  readonly retry: undefined
}
