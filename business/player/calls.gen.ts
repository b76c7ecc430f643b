// Generated from calls/*.json by `npm run generate -- --write`. Do not edit.
/** What balance is sent. */
export type BalancePayload = Record<string, never>

/** The balance as the gateway knows it now. */
export interface BalanceResponse {
  /** Balance in PHP. */
  readonly balance?: number
  /** 0 while the gateway still calculates (ask again), 1 when ready. */
  readonly balanceFlag?: 0 | 1
  /** Smallest withdrawal in PHP. */
  readonly minWithdrawAmount?: number
  /** Largest withdrawal in PHP. */
  readonly maxWithdrawAmount?: number
}

/** What info is sent. */
export interface InfoPayload {
  /** The player’s login name. */
  readonly loginName: string
  /** 1 asks for the address. */
  readonly inclAddress?: 0 | 1
  /** 1 asks for the e-mail address. */
  readonly inclEmail?: 0 | 1
  /** 1 asks for the mobile number. */
  readonly inclMobileNo?: 0 | 1
  /** 1 asks for the real name. */
  readonly inclRealName?: 0 | 1
  /** 1 asks for the identity documents. */
  readonly inclIds?: 0 | 1
  /** 1 asks for the gift card. */
  readonly inclGiftCard?: 0 | 1
}

/** The player’s own record, with the flags that decide what the lobby shows. */
export interface InfoResponse {
  /** The player’s login name. */
  readonly loginName: string
  /** The player’s customer number. */
  readonly customerId: string
  /** Mobile number, masked; empty when none is bound. */
  readonly mobileNo?: string
  /** E-mail address, masked; empty when none is bound. */
  readonly email?: string
  /** The name the player chose; empty when none. */
  readonly nickname?: string
  /** When the player registered, Manila wall time `YYYY-MM-DD HH:mm:ss`. */
  readonly registDate?: string
  /** Same as registDate, in records of an older kind. */
  readonly createdDate?: string
  /** When the player made the first deposit, Manila wall time; empty when never. */
  readonly firstDepositDate?: string
  /** 1 when the player has made a deposit. */
  readonly firstDepositFlag?: 0 | 1
  /** How often the player has logged in. */
  readonly loginTimes?: number
  /** Level of the customer at the operator. */
  readonly customerLevel?: number
  /** VIP level. */
  readonly vipLevel?: number
  /** 0 account name, 2 mobile number, 4 e-mail. */
  readonly loginType?: number
  /** Required profile fields that are still empty. */
  readonly missNum?: number
  /** True when online betting must be activated before a game opens. */
  readonly marginSwitch?: boolean
  /** True when online betting has been activated. */
  readonly collectionInfo?: boolean
  /** True when a game asks for a photo, always after a visible notice. */
  readonly silentPhotoSwitch?: boolean
  /** 6 means that a Maya account is bound. */
  readonly bindType?: number
  /** How the player registered; 7 is a visitor-registered guest. */
  readonly registerMethod?: number
  /** True when the player came from the GLife mini-app. */
  readonly glife?: boolean
  /** True when the player came from the Lazada mini-app. */
  readonly isLazada?: boolean
  /** Product id of the account. */
  readonly product?: string
  /** True for the group that gets a different game list. */
  readonly isGrayUser?: boolean
  /** True for the RELX game-brand group. */
  readonly isRELX?: boolean
  /** True for players of the fortune-zone whitelist. */
  readonly fortuneZone?: boolean
  /** True for users who may enter games in maintenance. */
  readonly pagcorUser?: boolean
  /** Vouchers that the player has not looked at yet. */
  readonly newVouchers?: number
  /** Reward money that waits, in PHP. */
  readonly rewardAmount?: number
  /** Messages not read yet. */
  readonly unreadMessages?: number
}

/** What refreshBalance is sent. */
export type RefreshBalancePayload = Record<string, never>

/** Asks the gateway to collect the balance from all platforms; poll while the flag is 0. */
export interface RefreshBalanceResponse {
  /** Balance in PHP. */
  readonly balance?: number
  /** 0 while the gateway still calculates (ask again), 1 when ready. */
  readonly balanceFlag?: 0 | 1
  /** Smallest withdrawal in PHP. */
  readonly minWithdrawAmount?: number
  /** Largest withdrawal in PHP. */
  readonly maxWithdrawAmount?: number
}
