// Generated from calls/*.json by `npm run generate -- --write`. Do not edit.
/** What loginAccount is sent. */
export interface LoginAccountPayload {
  /** Account name, e-mail or mobile number, as typed. */
  readonly loginName: string
  /** Encrypted field: 8 to 16 characters before encryption. */
  readonly password: string
  /** 0 account name, 2 mobile number, 4 e-mail. */
  readonly loginType: 0 | 2 | 4
  /** Where the player runs. */
  readonly container: 'BROWSER' | 'APP' | 'MINIAPP'
  /** Attribution id; empty when there is none. */
  readonly appsFlyerId?: string
  /** Device id that a native app hands over; empty elsewhere. */
  readonly idfv?: string
  /** Package name of the app or mini-app; empty in a browser. */
  readonly package?: string
  /** Attribution app id; empty when there is none. */
  readonly afAppId?: string
  /** Why there is no attribution id; empty when there is one. */
  readonly afException?: string
  /** Asks the gateway to check for a streamer account. */
  readonly isCheckStreamer?: boolean
  /** Fingerprint token; empty when there is none. */
  readonly deviceFingerprintToken?: string
  /** Ticket of a solved captcha, where one was asked for. */
  readonly ticket?: string
}

/** Login with account and password. The password travels encrypted. */
export interface LoginAccountResponse {
  /** The player’s login name. */
  readonly loginName: string
  /** True when the player is logged in now. */
  readonly login?: boolean
  /** The player’s customer number. */
  readonly customerId?: string
  /** Mobile number, masked; empty when none is bound. */
  readonly mobileNo?: string
  /** How the player registered; 7 is a visitor-registered guest. */
  readonly registerMethod?: number
  /** How often the player has logged in, this time included. */
  readonly loginTimes?: number
  /** 1 when the player has made a deposit. */
  readonly firstDepositFlag?: 0 | 1
  /** Token of the new session. */
  readonly token: string
  /** The second token of the pair. */
  readonly u2token?: string
  /** Attempts left before the account is locked; in failures. */
  readonly loseTryTimes?: number
}

/** What logout is sent. */
export interface LogoutPayload {
  /** Attribution id; empty when there is none. */
  readonly appsFlyerId?: string
  /** The documents fix this to BROWSER. */
  readonly container: 'BROWSER'
  /** Package name of the app or mini-app; empty in a browser. */
  readonly package?: string
  /** Attribution app id; empty when there is none. */
  readonly afAppId?: string
  /** Why there is no attribution id; empty when there is one. */
  readonly afException?: string
}

/** Ends the session at the gateway. */
export type LogoutResponse = Record<string, never>

/** What webToken is sent. */
export type WebTokenPayload = Record<string, never>

/** A token for a visitor. Asked at start, after logout and when the gateway says that the token is empty. */
export interface WebTokenResponse {
  /** Goes into the token header of every call. */
  readonly token: string
  /** The second token of the pair, kept beside the first. */
  readonly u2token?: string
}
