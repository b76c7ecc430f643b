// Generated from calls/*.json by `npm run generate -- --write`. Do not edit.
/** What info is sent. */
export type InfoPayload = Record<string, never>

/** Site constants and switches. Objects may arrive as objects or as JSON text; switches as true, 1 or "1". */
export interface InfoResponse {
  /** On: the variant login view of the H5 module. */
  readonly FULL_SWITCH_REGISTER?: boolean
  /** On: a registration must be completed. */
  readonly completeRegis?: boolean
  /** On: this site runs in regulator-restricted mode. */
  readonly pagcorVersion?: boolean
  /** On: restricted mode, like pagcorVersion; either is enough. */
  readonly restrictedMode?: boolean
  /** On: the fourth tab leads to the community. */
  readonly community?: boolean
  /** Install links. */
  readonly appsfly_relation?: {
    /** Partner code. */
    readonly palcode?: string
    /** Install link for iOS. */
    readonly IOS_short_link?: string
    /** Install link for Android. */
    readonly Android_short_link?: string
  }
  /** On: visitors may register as guests. */
  readonly VISITOR_LOGIN_SWITCH?: boolean
  /** Which social logins are offered. */
  readonly LOGIN_METHOD_SWITCH?: {
    /** Viber. */
    readonly viberSwitch?: boolean
    /** Address of the Viber login. */
    readonly viberUrl?: string
    /** Facebook. */
    readonly facebookSwitch?: boolean
    /** Google. */
    readonly googleSwitch?: boolean
  }
  /** Facebook client id; the text `false` hides the button. */
  readonly facebook_client_id?: string
  /** Google client id; the text `false` hides the button. */
  readonly google_client_id?: string
  /** On: Facebook is not offered on this host. */
  readonly isFbDomainName?: boolean
  /** Default of the consent box per scene. */
  readonly USER_CONSENT_TOGGLE?: readonly {
    /** Where the box stands. */
    readonly use_scene: string
    /** Ticked at first. */
    readonly default_switch_status?: boolean
  }[]
  /** On: the app install hint is offered. */
  readonly appinstall_switch?: boolean
  /** On: the GLife view. */
  readonly GLIFE_VIEW_SWITCH?: boolean
  /** On: identity must be verified after login. */
  readonly KYC_SWITCH?: boolean
  /** On: the server-driven identity check replaces the cut-off dates. */
  readonly newEkycSwitch?: boolean
  /** Cut-off date of the old identity rule for games. */
  readonly KYC_GAME?: string
  /** Cut-off date of the old identity rule for withdrawals. */
  readonly KYC_WITHDRAW?: string
  /** Cut-off date of the old identity rule for login. */
  readonly KYC_LOGIN?: string
  /** Address the gateway sees. */
  readonly clientIp?: string
  /** Smallest withdrawal in PHP. */
  readonly MIN_WITHDRAW_AMOUNT?: number
  /** Largest withdrawal in PHP. */
  readonly MAX_WITHDRAW_AMOUNT?: number
  /** Badges of navigation entries. */
  readonly STORE_OMS_PLATFORM_TAGGING_H5?: readonly {
    /** 0 dot, 1 bubble. */
    readonly type?: number
    /** Where it stands, such as Bottom Navigation. */
    readonly channel?: string
    /** Which entry. */
    readonly subChannel?: string
    /** Text of the bubble. */
    readonly title?: string
    /** 0 none, 1 red, 2 green, 3 purple, 4 blue, 5 black. */
    readonly style?: number
  }[]
}

/** What maintenance is sent. */
export type MaintenancePayload = Record<string, never>

/** Whether the whole site is in maintenance, and the picture to show. */
export interface MaintenanceResponse {
  /** True while the site is closed. */
  readonly isSiteMaintenance: boolean
  /** Pictures for the maintenance page. */
  readonly MAINTENANCE_IMG?: readonly {
    /** Which client the picture is for. */
    readonly mc?: string
    /** Address of the picture. */
    readonly img: string
  }[]
}
