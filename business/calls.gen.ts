// Generated from business/*/calls/*.json by `npm run generate -- --write`. Do not edit.
/** Adds every call to the interface that types `ctx.call`. */
declare module '../engine/action.ts' {
  interface Calls {
    /** Every game at once; lists, sections and search are cut from it in the page. */
    readonly 'games/all': {
      readonly payload: {
        /** Key of the data’s state; filled in from games/kinds. */
        readonly gameKey?: string
      }
      readonly answer: {
        /** Game records. */
        readonly data?: readonly {
          /** Game id at the platform. */
          readonly gameId: string
          /** Game id at the games directory, where it differs. */
          readonly gdGameId?: string
          /** Number of the platform. */
          readonly platformId?: string
          /** Code of the platform. */
          readonly platformCode?: string
          /** Name of the platform. */
          readonly platformName?: string
          /** Name as shown. */
          readonly gameName?: string
          /** English name, in records of an older kind. */
          readonly nameEn?: string
          /** Kind in words. */
          readonly gameKind?: string
          /** 1 sports, 2 or 21 perya, 3 poker, 5 or 6 slot, 8 fishing, 12 loteria, 17 casino, 27 bingo. */
          readonly gameKindId?: number
          /** Kind as shown. */
          readonly gameKindName?: string
          /** Game type at the platform, such as TBGO. */
          readonly gameType?: string
          /** Address of the square cover. */
          readonly gameImage?: string
          /** Address of the wide cover. */
          readonly gameImageBig?: string
          /** Address of a tiny cover to show first. */
          readonly gamePreImage?: string
          /** 1 while the game is in maintenance. */
          readonly maintenanceFlag?: 0 | 1
          /** Same as maintenanceFlag, in records of an older kind. */
          readonly isMaintain?: boolean
          /** 1 puts the game under Most Popular and marks it hot. */
          readonly hotFlag?: 0 | 1
          /** 1 puts the game under New Games and marks it new. */
          readonly newFlag?: 0 | 1
          /** 1 for games that players pick often. */
          readonly popFlag?: 0 | 1
          /** 1 for games the player opened lately. */
          readonly recentlyFlag?: 0 | 1
          /** 1 puts the game under Recommend. */
          readonly isRecommend?: 0 | 1
          /** Word of the tag on the cover. */
          readonly tagIcon?: string
          /** 1 when the game can be tried without an account. */
          readonly tryFlag?: 0 | 1
          /** Address of the trial game. */
          readonly trialUrl?: string
          /** What a live game needs to open. */
          readonly jsonParam?: {
            /** Video id. */
            readonly vid?: string
            /** Game type of the room. */
            readonly gmType?: string
          }
          /** Extra parameters of the game address. */
          readonly jumpParam?: string
          /** Key under which likes are counted. */
          readonly likeKey?: string
          /** How many players like it. */
          readonly likeCnt?: number
          /** Same as likeCnt, in records of an older kind. */
          readonly likes?: number
          /** Place in its list, ascending; 0 or missing goes last. */
          readonly gameTop?: number
          /** Turnover, for rankings. */
          readonly turnoverSum?: number
          /** Money won, for rankings. */
          readonly moneyNum?: number
          /** Players at this moment, for rankings. */
          readonly peopleNum?: number
          /** Heat, for rankings. */
          readonly heat?: number
          /** Live room of the game. */
          readonly liveRoomId?: string
          /** True for the sports platform that has a page of its own. */
          readonly isSaba?: boolean
          /** Ids of the collections the game belongs to, such as instant-win. */
          readonly collections?: readonly string[]
          /** 1 for games that only the gray list shows, 2 for games that it hides. */
          readonly grayFlag?: 0 | 1 | 2
        }[]
        /** How many there are in all, whatever the page. */
        readonly total?: number
      }
    }
    /** The player’s favorite games and the ones opened lately. */
    readonly 'games/favorites': {
      readonly payload: Record<string, never>
      readonly answer: {
        /** Favorites, latest first. */
        readonly favorites?: readonly {
          /** Game id, matched with gameId or gdGameId. */
          readonly gameId: string
          /** Game id at the games directory. */
          readonly gdGameId?: string
          /** Platform, matched with platformId or platformCode. */
          readonly platformId?: string
          /** Code of the platform. */
          readonly platformCode?: string
        }[]
        /** Games opened lately, latest first. */
        readonly recent?: readonly {
          /** Game id, matched with gameId or gdGameId. */
          readonly gameId: string
          /** Game id at the games directory. */
          readonly gdGameId?: string
          /** Platform, matched with platformId or platformCode. */
          readonly platformId?: string
          /** Code of the platform. */
          readonly platformCode?: string
        }[]
      }
    }
    /** Games that are dropped from slot sections. */
    readonly 'games/hidden': {
      readonly payload: {
        /** Key of the list’s state; filled in from games/kinds. */
        readonly gameKey?: string
      }
      readonly answer: {
        /** Hidden games. */
        readonly data?: readonly {
          /** Game id, matched with gameId or gdGameId. */
          readonly gameId: string
          /** Game id at the games directory. */
          readonly gdGameId?: string
          /** Platform, matched with platformId or platformCode. */
          readonly platformId?: string
          /** Code of the platform. */
          readonly platformCode?: string
        }[]
      }
    }
    /** Prize pools of two providers and of single games, in PHP. */
    readonly 'games/jackpots': {
      readonly payload: Record<string, never>
      readonly answer: {
        /** Pools of the first provider. */
        readonly oms?: readonly {
          /** Game id. */
          readonly gameid: string
          /** Its tiers. */
          readonly prizePool: {
            /** Grand. */
            readonly GRAND?: number
            /** Major. */
            readonly MAJOR?: number
          }
        }[]
        /** Pools of the second provider, each shared by several games. */
        readonly fachai?: readonly {
          /** Game ids. */
          readonly gameIDList: readonly string[]
          /** Its tiers. */
          readonly prizePool: {
            /** Grand. */
            readonly grand?: number
            /** Major. */
            readonly major?: number
            /** Mini. */
            readonly mini?: number
            /** Minor. */
            readonly minor?: number
            /** Fortunate. */
            readonly fortunate?: number
          }
        }[]
        /** Pools of single games. */
        readonly list?: readonly {
          /** Game id. */
          readonly gameId: string
          /** Platform of the game. */
          readonly platformId?: string
          /** The whole pool. */
          readonly prizePool: number
        }[]
      }
    }
    /** Game kinds, and the key under which the current game lists are stored. */
    readonly 'games/kinds': {
      readonly payload: Record<string, never>
      readonly answer: {
        /** Names the current state of the game lists for this player’s group; changes whenever a list changes. */
        readonly gameKey?: string
        /** Kinds in the order they are shown. */
        readonly data?: readonly {
          /** 0 all, 1 sports, 2 or 21 perya, 3 poker, 5 or 6 slot, 8 fishing, 12 loteria, 17 casino, 27 bingo. */
          readonly gameKindId: number
          /** Name of the kind. */
          readonly gameKindName: string
          /** Place in the row, ascending. */
          readonly sort?: number
        }[]
      }
    }
    /** The address to open a game at. */
    readonly 'games/launch': {
      readonly payload: {
        /** Game id. */
        readonly gameId: string
        /** Game id at the games directory. */
        readonly gdGameId?: string
        /** Platform of the game. */
        readonly platformId?: string
        /** Code of the platform. */
        readonly platformCode?: string
        /** Game type at the platform. */
        readonly gameType?: string
        /** 1 opens the trial game, which needs no account. */
        readonly tryFlag?: 0 | 1
      }
      readonly answer: {
        /** Address of the running game. */
        readonly url: string
      }
    }
    /** Adds a game to the player’s favorites (at most 30). */
    readonly 'games/like': {
      readonly payload: {
        /** Game id. */
        readonly gameId: string
        /** Platform of the game. */
        readonly platformId?: string
        /** Code of the platform. */
        readonly platformCode?: string
        /** Kind, mapped: 3 poker, 5 slot, 27 bingo, 17 casino, 8 fishing, 1 sports; others as they are. */
        readonly gameKindId: number
      }
      readonly answer: {
        /** How many players like the game now. */
        readonly likes?: number
      }
    }
    /** Games of one kind or platform, a page at a time. */
    readonly 'games/list': {
      readonly payload: {
        /** Key of the list’s state; filled in from games/kinds. */
        readonly gameKey?: string
        /** Only this kind; 0 is all. */
        readonly gameKindId?: number
        /** Only this platform. */
        readonly platformId?: string
        /** First page is 1. */
        readonly pageNo?: number
        /** Games a page; all of them when missing. */
        readonly pageSize?: number
      }
      readonly answer: {
        /** Game records. */
        readonly data?: readonly {
          /** Game id at the platform. */
          readonly gameId: string
          /** Game id at the games directory, where it differs. */
          readonly gdGameId?: string
          /** Number of the platform. */
          readonly platformId?: string
          /** Code of the platform. */
          readonly platformCode?: string
          /** Name of the platform. */
          readonly platformName?: string
          /** Name as shown. */
          readonly gameName?: string
          /** English name, in records of an older kind. */
          readonly nameEn?: string
          /** Kind in words. */
          readonly gameKind?: string
          /** 1 sports, 2 or 21 perya, 3 poker, 5 or 6 slot, 8 fishing, 12 loteria, 17 casino, 27 bingo. */
          readonly gameKindId?: number
          /** Kind as shown. */
          readonly gameKindName?: string
          /** Game type at the platform, such as TBGO. */
          readonly gameType?: string
          /** Address of the square cover. */
          readonly gameImage?: string
          /** Address of the wide cover. */
          readonly gameImageBig?: string
          /** Address of a tiny cover to show first. */
          readonly gamePreImage?: string
          /** 1 while the game is in maintenance. */
          readonly maintenanceFlag?: 0 | 1
          /** Same as maintenanceFlag, in records of an older kind. */
          readonly isMaintain?: boolean
          /** 1 puts the game under Most Popular and marks it hot. */
          readonly hotFlag?: 0 | 1
          /** 1 puts the game under New Games and marks it new. */
          readonly newFlag?: 0 | 1
          /** 1 for games that players pick often. */
          readonly popFlag?: 0 | 1
          /** 1 for games the player opened lately. */
          readonly recentlyFlag?: 0 | 1
          /** 1 puts the game under Recommend. */
          readonly isRecommend?: 0 | 1
          /** Word of the tag on the cover. */
          readonly tagIcon?: string
          /** 1 when the game can be tried without an account. */
          readonly tryFlag?: 0 | 1
          /** Address of the trial game. */
          readonly trialUrl?: string
          /** What a live game needs to open. */
          readonly jsonParam?: {
            /** Video id. */
            readonly vid?: string
            /** Game type of the room. */
            readonly gmType?: string
          }
          /** Extra parameters of the game address. */
          readonly jumpParam?: string
          /** Key under which likes are counted. */
          readonly likeKey?: string
          /** How many players like it. */
          readonly likeCnt?: number
          /** Same as likeCnt, in records of an older kind. */
          readonly likes?: number
          /** Place in its list, ascending; 0 or missing goes last. */
          readonly gameTop?: number
          /** Turnover, for rankings. */
          readonly turnoverSum?: number
          /** Money won, for rankings. */
          readonly moneyNum?: number
          /** Players at this moment, for rankings. */
          readonly peopleNum?: number
          /** Heat, for rankings. */
          readonly heat?: number
          /** Live room of the game. */
          readonly liveRoomId?: string
          /** True for the sports platform that has a page of its own. */
          readonly isSaba?: boolean
          /** Ids of the collections the game belongs to, such as instant-win. */
          readonly collections?: readonly string[]
          /** 1 for games that only the gray list shows, 2 for games that it hides. */
          readonly grayFlag?: 0 | 1 | 2
        }[]
        /** How many there are in all, whatever the page. */
        readonly total?: number
      }
    }
    /** Games that this player must not see anywhere. */
    readonly 'games/notApproved': {
      readonly payload: Record<string, never>
      readonly answer: {
        /** Games not approved for this player. */
        readonly data?: readonly {
          /** Game id, matched with gameId or gdGameId. */
          readonly gameId: string
          /** Game id at the games directory. */
          readonly gdGameId?: string
          /** Platform, matched with platformId or platformCode. */
          readonly platformId?: string
          /** Code of the platform. */
          readonly platformCode?: string
        }[]
      }
    }
    /** Game makers, all or of one kind. */
    readonly 'games/platforms': {
      readonly payload: {
        /** Only platforms with games of this kind. */
        readonly gameKindId?: number
      }
      readonly answer: {
        /** Platforms in the order they are shown. */
        readonly data?: readonly {
          /** Number of the platform. */
          readonly platformId: string
          /** Code of the platform. */
          readonly platformCode?: string
          /** Name as shown. */
          readonly platformName: string
          /** Kinds it has games of. */
          readonly gameKindIds?: readonly number[]
          /** 1 while the whole platform is in maintenance. */
          readonly maintenanceFlag?: 0 | 1
          /** Place in the row, ascending. */
          readonly sort?: number
        }[]
      }
    }
    /** Takes a game out of the player’s favorites. */
    readonly 'games/unlike': {
      readonly payload: {
        /** Game id. */
        readonly gameId: string
        /** Platform of the game. */
        readonly platformId?: string
        /** Code of the platform. */
        readonly platformCode?: string
        /** Kind, mapped: 3 poker, 5 slot, 27 bingo, 17 casino, 8 fishing, 1 sports; others as they are. */
        readonly gameKindId: number
      }
      readonly answer: {
        /** How many players like the game now. */
        readonly likes?: number
      }
    }
    /** The eKYC details of the player, and the dialog that the gateway wants for what the player is about to do. */
    readonly 'identity/status': {
      readonly payload: {
        /** What the player is about to do: 1 deposit, 2 withdraw, 3 open a game, 4 log in, 5 register, 6 other, 88 bind a card. */
        readonly action: 1 | 2 | 3 | 4 | 5 | 6 | 88
      }
      readonly answer: {
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
    }
    /** The balance as the gateway knows it now. */
    readonly 'player/balance': {
      readonly payload: Record<string, never>
      readonly answer: {
        /** Balance in PHP. */
        readonly balance?: number
        /** 0 while the gateway still calculates (ask again), 1 when ready. */
        readonly balanceFlag?: 0 | 1
        /** Smallest withdrawal in PHP. */
        readonly minWithdrawAmount?: number
        /** Largest withdrawal in PHP. */
        readonly maxWithdrawAmount?: number
      }
    }
    /** The player’s own record, with the flags that decide what the lobby shows. */
    readonly 'player/info': {
      readonly payload: {
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
      readonly answer: {
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
    }
    /** Asks the gateway to collect the balance from all platforms; poll while the flag is 0. */
    readonly 'player/refreshBalance': {
      readonly payload: Record<string, never>
      readonly answer: {
        /** Balance in PHP. */
        readonly balance?: number
        /** 0 while the gateway still calculates (ask again), 1 when ready. */
        readonly balanceFlag?: 0 | 1
        /** Smallest withdrawal in PHP. */
        readonly minWithdrawAmount?: number
        /** Largest withdrawal in PHP. */
        readonly maxWithdrawAmount?: number
      }
    }
    /** Login with account and password. The password travels encrypted. */
    readonly 'session/loginAccount': {
      readonly payload: {
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
      readonly answer: {
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
    }
    /** Ends the session at the gateway. */
    readonly 'session/logout': {
      readonly payload: {
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
      readonly answer: Record<string, never>
    }
    /** A token for a visitor. Asked at start, after logout and when the gateway says that the token is empty. */
    readonly 'session/webToken': {
      readonly payload: Record<string, never>
      readonly answer: {
        /** Goes into the token header of every call. */
        readonly token: string
        /** The second token of the pair, kept beside the first. */
        readonly u2token?: string
      }
    }
    /** Site constants and switches. Objects may arrive as objects or as JSON text; switches as true, 1 or "1". */
    readonly 'site/info': {
      readonly payload: Record<string, never>
      readonly answer: {
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
    }
    /** Whether the whole site is in maintenance, and the picture to show. */
    readonly 'site/maintenance': {
      readonly payload: Record<string, never>
      readonly answer: {
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
    }
    /** The gateway’s public RSA key; fetched once, when the first field must be encrypted. */
    readonly 'static/key': {
      readonly payload: Record<string, never>
      readonly answer: {
        /** PEM text, SubjectPublicKeyInfo. */
        readonly key: string
      }
    }
  }
}
export {}
