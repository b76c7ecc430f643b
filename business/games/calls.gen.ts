// Generated from calls/*.json by `npm run generate -- --write`. Do not edit.
/** What all is sent. */
export interface AllPayload {
  /** Key of the data’s state; filled in from games/kinds. */
  readonly gameKey?: string
}

/** Every game at once; lists, sections and search are cut from it in the page. */
export interface AllResponse {
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

/** What favorites is sent. */
export type FavoritesPayload = Record<string, never>

/** The player’s favorite games and the ones opened lately. */
export interface FavoritesResponse {
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

/** What hidden is sent. */
export interface HiddenPayload {
  /** Key of the list’s state; filled in from games/kinds. */
  readonly gameKey?: string
}

/** Games that are dropped from slot sections. */
export interface HiddenResponse {
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

/** What jackpots is sent. */
export type JackpotsPayload = Record<string, never>

/** Prize pools of two providers and of single games, in PHP. */
export interface JackpotsResponse {
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

/** What kinds is sent. */
export type KindsPayload = Record<string, never>

/** Game kinds, and the key under which the current game lists are stored. */
export interface KindsResponse {
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

/** What launch is sent. */
export interface LaunchPayload {
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

/** The address to open a game at. */
export interface LaunchResponse {
  /** Address of the running game. */
  readonly url: string
}

/** What like is sent. */
export interface LikePayload {
  /** Game id. */
  readonly gameId: string
  /** Platform of the game. */
  readonly platformId?: string
  /** Code of the platform. */
  readonly platformCode?: string
  /** Kind, mapped: 3 poker, 5 slot, 27 bingo, 17 casino, 8 fishing, 1 sports; others as they are. */
  readonly gameKindId: number
}

/** Adds a game to the player’s favorites (at most 30). */
export interface LikeResponse {
  /** How many players like the game now. */
  readonly likes?: number
}

/** What list is sent. */
export interface ListPayload {
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

/** Games of one kind or platform, a page at a time. */
export interface ListResponse {
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

/** What notApproved is sent. */
export type NotApprovedPayload = Record<string, never>

/** Games that this player must not see anywhere. */
export interface NotApprovedResponse {
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

/** What platforms is sent. */
export interface PlatformsPayload {
  /** Only platforms with games of this kind. */
  readonly gameKindId?: number
}

/** Game makers, all or of one kind. */
export interface PlatformsResponse {
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

/** What unlike is sent. */
export interface UnlikePayload {
  /** Game id. */
  readonly gameId: string
  /** Platform of the game. */
  readonly platformId?: string
  /** Code of the platform. */
  readonly platformCode?: string
  /** Kind, mapped: 3 poker, 5 slot, 27 bingo, 17 casino, 8 fishing, 1 sports; others as they are. */
  readonly gameKindId: number
}

/** Takes a game out of the player’s favorites. */
export interface UnlikeResponse {
  /** How many players like the game now. */
  readonly likes?: number
}
