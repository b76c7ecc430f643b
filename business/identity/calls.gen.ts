// Generated from calls/*.json by `npm run generate -- --write`. Do not edit.
/** What status is sent. */
export interface StatusPayload {
  /** What the player is about to do: 1 deposit, 2 withdraw, 3 open a game, 4 log in, 5 register, 6 other, 88 bind a card. */
  readonly action: 1 | 2 | 3 | 4 | 5 | 6 | 88
}

/** The eKYC details of the player, and the dialog that the gateway wants for what the player is about to do. */
export interface StatusResponse {
  /** 1 approved, 0 review, -1 not set, 2 and 3 failed, 4 update identity; missing counts as not set. */
  readonly ekycStatus?: -1 | 0 | 1 | 2 | 3 | 4
  /** The same, of the check before eKYC. */
  readonly oldKycStatus?: -1 | 0 | 1 | 2 | 3 | 4
  /** The same, both joined. */
  readonly mergeKycStatus?: -1 | 0 | 1 | 2 | 3 | 4
  /** Why it was refused. */
  readonly rejectReason?: string
  /** Attempts left. */
  readonly canKycTime?: number
  /** On the eKYC whitelist. */
  readonly inEkycWhite?: boolean
  /** A check is refused to begin. */
  readonly refuseInitFlag?: boolean
  /** The check is asked for. */
  readonly requireEkyc?: boolean
  /** A dialog is wanted. */
  readonly isPopupWindow?: boolean
  /** Which dialog, -1 to 15; 0 goes on without one. */
  readonly popupType?: number
  /** The gateway's own prompts. */
  readonly weakPromptResponse?: {
    /** It insists. */
    readonly strongCheck?: boolean
    /** It reminds. */
    readonly weakCheck?: boolean
    /** The status they go by. */
    readonly globalActiveKycStatus?: -1 | 0 | 1 | 2 | 3 | 4
  }
}
