// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** The gifts of a live room with their prices. The player buys a gift in two steps: chooses it, then confirms its price. */
export interface Props {
  /** The gifts that players can send. */
  readonly gifts: readonly {
    /** ID of the gift at the gateway. */
    readonly giftId: string
    /** Name of the gift, as players read it. */
    readonly name: string
    /** Price of the gift in Philippine pesos. */
    readonly price: number
    /** Address of the image of the gift. Leave out for a plain gift icon. */
    readonly image?: string
  }[]
  /** State of the data source of the gifts. */
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  /** Balance of the player in Philippine pesos, usually the fact player.balance. Without a value, “…” is shown. */
  readonly balance?: number
  /** Number of bought gifts that the gateway has accepted or refused, usually the fact live.giftAnswers. */
  readonly answers: number
  /** The number of answers when the last gift was sent. While it equals the number of answers, the gateway has not answered this gift, and no other can be bought. -1 before the first gift. */
  readonly sentAt: number
  /** Name of the list for screen readers. */
  readonly label: string
  /** Words before the balance, for example “Balance”. */
  readonly balanceLabel: string
  /** Words in place of the gifts when there are none. */
  readonly emptyText: string
  /** Words before the gift and its price, when a gift is chosen. */
  readonly confirmText: string
  /** Words on the button while no gift is chosen, for example “Choose a gift”. Leave out for the buy label. */
  readonly chooseLabel?: string
  /** Words on the button that buys the gift. */
  readonly giveLabel: string
  /** Shown when the gifts could not be loaded. */
  readonly errorText: string
  /** Words on the retry button. */
  readonly retryLabel: string
}

/** The payload of each event. */
export interface Events {
  /** The player has confirmed the purchase of a gift. */
  readonly give: {
    /** ID of the gift to buy. */
    readonly giftId: string
  }
  /** The retry button was pressed. */
  readonly retry: undefined
}
