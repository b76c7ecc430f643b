// Generated from business/*/calls/*.json by `npm run generate -- --write`. Do not edit.
/** Adds every call to the interface that types `ctx.call`. */
declare module '../engine/action.ts' {
  interface Calls {
    /** All games. The player app computes lists, sections and search from this answer. */
    readonly 'games/all': {
      readonly payload: {
        /** Key of the current game lists, taken from the answer of games/kinds. */
        readonly gameKey?: string
      }
      readonly answer: {
        /** Game records. */
        readonly data: readonly {
          /** Game ID at the platform. */
          readonly gameId: string
          /** Game ID in the games directory, if it differs from gameId. */
          readonly gdGameId?: string
          /** Number of the platform. */
          readonly platformId?: string
          /** Code of the platform. */
          readonly platformCode?: string
          /** Name of the platform. */
          readonly platformName?: string
          /** Displayed name. */
          readonly gameName?: string
          /** English name, in older records. */
          readonly nameEn?: string
          /** Displayed name of the kind of game. */
          readonly gameKind?: string
          /** 1 sports, 2 or 21 perya, 3 poker, 5 or 6 slot, 8 fishing, 12 loteria, 17 casino, 27 bingo. */
          readonly gameKindId?: number
          /** Displayed name of the kind of game. It takes precedence over gameKind. */
          readonly gameKindName?: string
          /** Game type at the platform, such as TBGO. */
          readonly gameType?: string
          /** Address of the square cover. */
          readonly gameImage?: string
          /** Address of the wide cover. */
          readonly gameImageBig?: string
          /** Address of a tiny cover that is shown while the large one loads. */
          readonly gamePreImage?: string
          /** 1 while the game is in maintenance. */
          readonly maintenanceFlag?: 0 | 1
          /** Same as maintenanceFlag, in older records. */
          readonly isMaintain?: boolean
          /** 1 puts the game under Most Popular and marks it hot. */
          readonly hotFlag?: 0 | 1
          /** 1 puts the game under New Games and marks it new. */
          readonly newFlag?: 0 | 1
          /** 1 for games that players pick often. */
          readonly popFlag?: 0 | 1
          /** 1 for games that the player opened recently. */
          readonly recentlyFlag?: 0 | 1
          /** 1 puts the game under Recommend. */
          readonly isRecommend?: 0 | 1
          /** Text of the tag on the cover. */
          readonly tagIcon?: string
          /** 1 when the game can be tried without an account. */
          readonly tryFlag?: 0 | 1
          /** Address of the trial game. */
          readonly trialUrl?: string
          /** Parameters with which a live game opens. */
          readonly jsonParam?: {
            /** Video ID. */
            readonly vid?: string
            /** Game type of the room. */
            readonly gmType?: string
          }
          /** Video ID of a live game, in records without jsonParam. */
          readonly vid?: string
          /** Same as vid, in older records. */
          readonly videoId?: string
          /** Game type of the room, in records without jsonParam. */
          readonly gmtype?: string
          /** Same as gmtype, in older records. */
          readonly roomType?: string
          /** Parameters that are appended to the address of the game. */
          readonly jumpParam?: string
          /** Address of the banner of the game. */
          readonly bannerPath?: string
          /** Key by which the favorites of the game are counted. It is sent when the game becomes a favorite. */
          readonly likeKey?: string
          /** How many players have the game as a favorite. */
          readonly likeCnt?: number
          /** Same as likeCnt, in older records. */
          readonly likes?: number
          /** Position in the list, ascending. Games with 0 or without a position come last. */
          readonly gameTop?: number
          /** Sum of the bets on the game, for rankings. */
          readonly turnoverSum?: number
          /** Money that players have won in the game, for rankings. */
          readonly moneyNum?: number
          /** Number of people who play the game now, for rankings. */
          readonly peopleNum?: number
          /** Current popularity of the game, for rankings. */
          readonly heat?: number
          /** ID of the live room in which a host plays the game. */
          readonly liveRoomId?: string
          /** True for the sports platform, whose own page replaces the page of the site. */
          readonly isSaba?: boolean
          /** Address that opens instead of a game. */
          readonly link?: string
          /** More parameters that are appended to the address of the game. */
          readonly query?: string
          /** Smallest bet in PHP. */
          readonly minBet?: number
          /** IDs of the collections the game belongs to, such as instant-win. */
          readonly collections?: readonly string[]
          /** 1 for games that only players on the gray list see, 2 for games that are hidden from these players. */
          readonly grayFlag?: 0 | 1 | 2
        }[]
        /** Number of all games, on all pages. */
        readonly total?: number
      }
    }
    /** The favorites of the player and the games opened recently. */
    readonly 'games/favorites': {
      readonly payload: Record<string, never>
      readonly answer: {
        /** Favorites, newest first. */
        readonly favorites: readonly {
          /** ID of the game: the gameId of a game in the list of all games. */
          readonly gameId: string
        }[]
        /** Games opened recently, newest first. */
        readonly recent?: readonly {
          /** ID of the game: the gameId of a game in the list of all games. */
          readonly gameId: string
        }[]
      }
    }
    /** Games that no list shows. Document 1, section 6, requires this only for slot sections. */
    readonly 'games/hidden': {
      readonly payload: {
        /** Key of the current game lists, taken from the answer of games/kinds. */
        readonly gameKey?: string
      }
      readonly answer: {
        /** Hidden games. */
        readonly data: readonly {
          /** Game ID, matched with gameId or gdGameId. */
          readonly gameId: string
          /** Game ID in the games directory. */
          readonly gdGameId?: string
          /** ID of the platform. */
          readonly platformId?: string
          /** Code of the platform. */
          readonly platformCode?: string
        }[]
      }
    }
    /** Slot games that paid out more or less than usual in the last day. */
    readonly 'games/hotCold': {
      readonly payload: Record<string, never>
      readonly answer: {
        /** Games that paid out more than usual, the highest payout first. */
        readonly hot: readonly {
          /** Game ID, matched with gameId or gdGameId. */
          readonly gameId: string
          /** ID of the platform. Missing if the game is on one platform only. */
          readonly platformId?: string
        }[]
        /** Games that paid out less than usual, the lowest payout first. */
        readonly cold: readonly {
          /** Game ID, matched with gameId or gdGameId. */
          readonly gameId: string
          /** ID of the platform. Missing if the game is on one platform only. */
          readonly platformId?: string
        }[]
      }
    }
    /** Prize pools of two providers and of single games, in PHP. */
    readonly 'games/jackpots': {
      readonly payload: Record<string, never>
      readonly answer: {
        /** Pools of the first provider. */
        readonly oms?: readonly {
          /** Game ID. */
          readonly gameid: string
          /** Tiers of the pool. */
          readonly prizePool: {
            /** Prize pool of the tier grand. */
            readonly GRAND?: number
            /** Prize pool of the tier major. */
            readonly MAJOR?: number
          }
        }[]
        /** Pools of the second provider, each shared by several games. */
        readonly fachai?: readonly {
          /** IDs of the games that share the pool. */
          readonly gameIDList: readonly string[]
          /** Tiers of the pool. */
          readonly prizePool: {
            /** Prize pool of the tier grand. */
            readonly grand?: number
            /** Prize pool of the tier major. */
            readonly major?: number
            /** Prize pool of the tier mini. */
            readonly mini?: number
            /** Prize pool of the tier minor. */
            readonly minor?: number
            /** Prize pool of the tier fortunate. */
            readonly fortunate?: number
          }
        }[]
        /** Pools of single games. */
        readonly list?: readonly {
          /** Game ID. */
          readonly gameId: string
          /** Platform of the game. */
          readonly platformId?: string
          /** Prize pool of the game. */
          readonly prizePool: number
        }[]
      }
    }
    /** Game kinds, and the key under which the current game lists are stored. */
    readonly 'games/kinds': {
      readonly payload: Record<string, never>
      readonly answer: {
        /** Key of the current game lists for this player’s group. It changes when a list changes. */
        readonly gameKey?: string
        /** Kinds, in the order in which they are shown. */
        readonly data: readonly {
          /** 0 all, 1 sports, 2 or 21 perya, 3 poker, 5 or 6 slot, 8 fishing, 12 loteria, 17 casino, 27 bingo. */
          readonly gameKindId: number
          /** Name of the kind. */
          readonly gameKindName: string
          /** Position in the list, ascending. */
          readonly sort?: number
        }[]
      }
    }
    /** The address of a game. */
    readonly 'games/launch': {
      readonly payload: {
        /** Game ID. */
        readonly gameId: string
        /** Game ID in the games directory. */
        readonly gdGameId?: string
        /** Platform of the game. */
        readonly platformId?: string
        /** Code of the platform. */
        readonly platformCode?: string
        /** Game type at the platform. */
        readonly gameType?: string
        /** Parameter gtp of the address of the game (document 1, section 2). */
        readonly gtp?: string
        /** Video ID of a live game. */
        readonly vid?: string
        /** Game type of the room of a live game. */
        readonly gmType?: string
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
        /** Game ID. */
        readonly gameId: string
        /** Platform of the game. */
        readonly platformId?: string
        /** Code of the platform. */
        readonly platformCode?: string
        /** Kind: 1 sports, 3 poker, 5 slot (also for kind 6), 8 fishing, 17 casino, 27 bingo; other kinds keep their number. */
        readonly gameKindId: number
        /** Key by which the favorites of the game are counted. */
        readonly likeKey?: string
      }
      readonly answer: {
        /** How many players have the game as a favorite now. */
        readonly likes?: number
      }
    }
    /** Games of one kind or platform, in pages. */
    readonly 'games/list': {
      readonly payload: {
        /** Key of the current game lists, taken from the answer of games/kinds. */
        readonly gameKey?: string
        /** Only games of this kind; 0 for all kinds. */
        readonly gameKindId?: number
        /** Only games of this platform. */
        readonly platformId?: string
        /** Number of the page, from 1. */
        readonly pageNo?: number
        /** Number of games on a page. Leave out for all games. */
        readonly pageSize?: number
      }
      readonly answer: {
        /** Game records. */
        readonly data: readonly {
          /** Game ID at the platform. */
          readonly gameId: string
          /** Game ID in the games directory, if it differs from gameId. */
          readonly gdGameId?: string
          /** Number of the platform. */
          readonly platformId?: string
          /** Code of the platform. */
          readonly platformCode?: string
          /** Name of the platform. */
          readonly platformName?: string
          /** Displayed name. */
          readonly gameName?: string
          /** English name, in older records. */
          readonly nameEn?: string
          /** Displayed name of the kind of game. */
          readonly gameKind?: string
          /** 1 sports, 2 or 21 perya, 3 poker, 5 or 6 slot, 8 fishing, 12 loteria, 17 casino, 27 bingo. */
          readonly gameKindId?: number
          /** Displayed name of the kind of game. It takes precedence over gameKind. */
          readonly gameKindName?: string
          /** Game type at the platform, such as TBGO. */
          readonly gameType?: string
          /** Address of the square cover. */
          readonly gameImage?: string
          /** Address of the wide cover. */
          readonly gameImageBig?: string
          /** Address of a tiny cover that is shown while the large one loads. */
          readonly gamePreImage?: string
          /** 1 while the game is in maintenance. */
          readonly maintenanceFlag?: 0 | 1
          /** Same as maintenanceFlag, in older records. */
          readonly isMaintain?: boolean
          /** 1 puts the game under Most Popular and marks it hot. */
          readonly hotFlag?: 0 | 1
          /** 1 puts the game under New Games and marks it new. */
          readonly newFlag?: 0 | 1
          /** 1 for games that players pick often. */
          readonly popFlag?: 0 | 1
          /** 1 for games that the player opened recently. */
          readonly recentlyFlag?: 0 | 1
          /** 1 puts the game under Recommend. */
          readonly isRecommend?: 0 | 1
          /** Text of the tag on the cover. */
          readonly tagIcon?: string
          /** 1 when the game can be tried without an account. */
          readonly tryFlag?: 0 | 1
          /** Address of the trial game. */
          readonly trialUrl?: string
          /** Parameters with which a live game opens. */
          readonly jsonParam?: {
            /** Video ID. */
            readonly vid?: string
            /** Game type of the room. */
            readonly gmType?: string
          }
          /** Video ID of a live game, in records without jsonParam. */
          readonly vid?: string
          /** Same as vid, in older records. */
          readonly videoId?: string
          /** Game type of the room, in records without jsonParam. */
          readonly gmtype?: string
          /** Same as gmtype, in older records. */
          readonly roomType?: string
          /** Parameters that are appended to the address of the game. */
          readonly jumpParam?: string
          /** Address of the banner of the game. */
          readonly bannerPath?: string
          /** Key by which the favorites of the game are counted. It is sent when the game becomes a favorite. */
          readonly likeKey?: string
          /** How many players have the game as a favorite. */
          readonly likeCnt?: number
          /** Same as likeCnt, in older records. */
          readonly likes?: number
          /** Position in the list, ascending. Games with 0 or without a position come last. */
          readonly gameTop?: number
          /** Sum of the bets on the game, for rankings. */
          readonly turnoverSum?: number
          /** Money that players have won in the game, for rankings. */
          readonly moneyNum?: number
          /** Number of people who play the game now, for rankings. */
          readonly peopleNum?: number
          /** Current popularity of the game, for rankings. */
          readonly heat?: number
          /** ID of the live room in which a host plays the game. */
          readonly liveRoomId?: string
          /** True for the sports platform, whose own page replaces the page of the site. */
          readonly isSaba?: boolean
          /** Address that opens instead of a game. */
          readonly link?: string
          /** More parameters that are appended to the address of the game. */
          readonly query?: string
          /** Smallest bet in PHP. */
          readonly minBet?: number
          /** IDs of the collections the game belongs to, such as instant-win. */
          readonly collections?: readonly string[]
          /** 1 for games that only players on the gray list see, 2 for games that are hidden from these players. */
          readonly grayFlag?: 0 | 1 | 2
        }[]
        /** Number of all games, on all pages. */
        readonly total?: number
      }
    }
    /** Games that this player must not see. */
    readonly 'games/notApproved': {
      readonly payload: Record<string, never>
      readonly answer: {
        /** Games not approved for this player. */
        readonly data: readonly {
          /** ID of the game: the gameId or gdGameId of a game in the list of all games. */
          readonly gameId: string
          /** Game ID in the games directory. */
          readonly gdGameId?: string
          /** ID of the platform. */
          readonly platformId?: string
          /** Code of the platform. */
          readonly platformCode?: string
        }[]
      }
    }
    /** Platforms with games, of all kinds or of one kind. */
    readonly 'games/platforms': {
      readonly payload: {
        /** Only platforms with games of this kind. */
        readonly gameKindId?: number
      }
      readonly answer: {
        /** Platforms, in the order in which they are shown. */
        readonly data: readonly {
          /** Number of the platform. */
          readonly platformId: string
          /** Code of the platform. */
          readonly platformCode?: string
          /** Displayed name. */
          readonly platformName: string
          /** Kinds of the games of the platform. */
          readonly gameKindIds?: readonly number[]
          /** 1 while the whole platform is in maintenance. */
          readonly maintenanceFlag?: 0 | 1
          /** Position in the list, ascending. */
          readonly sort?: number
        }[]
      }
    }
    /** The largest wins of the last day in slot games, the largest first. The gateway masks the names of the players. */
    readonly 'games/topWinners': {
      readonly payload: Record<string, never>
      readonly answer: {
        /** Wins. */
        readonly data: readonly {
          /** Game ID, matched with gameId or gdGameId. */
          readonly gameId: string
          /** ID of the platform. Missing if the game is on one platform only. */
          readonly platformId?: string
          /** Masked login name of the winner, such as j***n. */
          readonly loginName: string
          /** Amount of the win in PHP. */
          readonly winAmount: number
        }[]
      }
    }
    /** Removes a game from the player’s favorites. */
    readonly 'games/unlike': {
      readonly payload: {
        /** Game ID. */
        readonly gameId: string
        /** Platform of the game. */
        readonly platformId?: string
        /** Code of the platform. */
        readonly platformCode?: string
        /** Kind: 1 sports, 3 poker, 5 slot (also for kind 6), 8 fishing, 17 casino, 27 bingo; other kinds keep their number. */
        readonly gameKindId: number
        /** Key by which the favorites of the game are counted. */
        readonly likeKey?: string
      }
      readonly answer: {
        /** How many players have the game as a favorite now. */
        readonly likes?: number
      }
    }
    /** Messages for the player that Home shows one after the other. */
    readonly 'home/fortune': {
      readonly payload: {
        /** The player’s login name. */
        readonly loginName: string
      }
      readonly answer: {
        /** The messages, in any order. */
        readonly data: readonly {
          /** ID of the message. */
          readonly id: string
          /** Title of the message. */
          readonly title?: string
          /** Text of the message. */
          readonly text?: string
          /** Address that the button of the message opens; empty for none. */
          readonly link?: string
          /** When the message was created, local time in Manila `YYYY-MM-DD HH:mm:ss`. */
          readonly createdDate?: string
        }[]
      }
    }
    /** The identity status of the player, and the popup that the gateway requires for the operation. */
    readonly 'identity/status': {
      readonly payload: {
        /** The operation: 1 deposit, 2 withdraw, 3 open a game, 4 log in, 5 register, 6 other, 88 bind a card. */
        readonly action: 1 | 2 | 3 | 4 | 5 | 6 | 88
      }
      readonly answer: {
        /** 1 approved, 0 review, -1 not set, 2 and 3 failed, 4 update identity; missing counts as not set. */
        readonly ekycStatus?: -1 | 0 | 1 | 2 | 3 | 4
        /** Status of the older identity check, from before eKYC. */
        readonly oldKycStatus?: -1 | 0 | 1 | 2 | 3 | 4
        /** Combined status of the older check and eKYC. */
        readonly mergeKycStatus?: -1 | 0 | 1 | 2 | 3 | 4
        /** Reason why the identity was refused. */
        readonly rejectReason?: string
        /** Number of identity checks that the player may still try today. */
        readonly canKycTime?: number
        /** True for players of the eKYC whitelist. */
        readonly inEkycWhite?: boolean
        /** True when the gateway refuses to start a check. */
        readonly refuseInitFlag?: boolean
        /** True when the gateway requires the check. */
        readonly requireEkyc?: boolean
        /** True when the gateway requires a popup. */
        readonly isPopupWindow?: boolean
        /** Type of the required popup, -1 to 15; 0 is none. */
        readonly popupType?: number
        /** How the gateway prompts the player to verify the identity. */
        readonly weakPromptResponse?: {
          /** True when the check is mandatory. */
          readonly strongCheck?: boolean
          /** True when the check is optional. */
          readonly weakCheck?: boolean
          /** The identity status to which the prompts refer. */
          readonly globalActiveKycStatus?: -1 | 0 | 1 | 2 | 3 | 4
        }
      }
    }
    /** The latest messages of a room, oldest first. */
    readonly 'live/chat': {
      readonly payload: {
        /** ID of the live room; empty for the first room. */
        readonly liveId?: string
      }
      readonly answer: {
        /** The messages. */
        readonly data: readonly {
          /** ID of the message. */
          readonly messageId: string
          /** Displayed name of the sender. */
          readonly name?: string
          /** Text of the message. */
          readonly text: string
          /** ID of the gift, if the message is about a gift. */
          readonly giftId?: string
        }[]
      }
    }
    /** Starts or stops following a host. */
    readonly 'live/follow': {
      readonly payload: {
        /** ID of the host. */
        readonly anchorId: string
        /** True to follow the host, false to stop following. */
        readonly follow: boolean
      }
      readonly answer: Record<string, never>
    }
    /** The rooms of the hosts that the player follows. */
    readonly 'live/following': {
      readonly payload: {
        /** Maximum number of rooms in the answer. The list starts with the first room. */
        readonly limit: number
      }
      readonly answer: {
        /** The rooms. */
        readonly data: readonly {
          /** ID of the live room. */
          readonly liveId: string
          /** ID of the host of the room. */
          readonly anchorId: string
          /** Displayed name of the host. */
          readonly anchorName: string
          /** Title of the broadcast. */
          readonly title: string
          /** Address of the image of the room. */
          readonly cover?: string
          /** True when a recording is shown instead of a live broadcast. */
          readonly isReplay?: boolean
          /** Number of people who watch the room. */
          readonly viewers?: number
          /** Name of the game that is played. */
          readonly gameName?: string
        }[]
        /** Number of all rooms. */
        readonly total?: number
      }
    }
    /** The gifts that players can send. */
    readonly 'live/gifts': {
      readonly payload: Record<string, never>
      readonly answer: {
        /** The gifts. */
        readonly data: readonly {
          /** ID of the gift. */
          readonly giftId: string
          /** Displayed name. */
          readonly name: string
          /** Price in PHP. */
          readonly price: number
          /** Address of the image of the gift. */
          readonly image?: string
        }[]
      }
    }
    /** Buys a gift for the host of a room. */
    readonly 'live/give': {
      readonly payload: {
        /** ID of the live room. */
        readonly liveId: string
        /** ID of the gift. */
        readonly giftId: string
        /** ID of the order. An order with the same ID is charged only once. */
        readonly orderId: string
      }
      readonly answer: Record<string, never>
    }
    /** The rooms that the player has opened, latest first. */
    readonly 'live/history': {
      readonly payload: {
        /** Maximum number of rooms in the answer. The list starts with the first room. */
        readonly limit: number
      }
      readonly answer: {
        /** The rooms. */
        readonly data: readonly {
          /** ID of the live room. */
          readonly liveId: string
          /** ID of the host of the room. */
          readonly anchorId: string
          /** Displayed name of the host. */
          readonly anchorName: string
          /** Title of the broadcast. */
          readonly title: string
          /** Address of the image of the room. */
          readonly cover?: string
          /** True when a recording is shown instead of a live broadcast. */
          readonly isReplay?: boolean
          /** Number of people who watch the room. */
          readonly viewers?: number
          /** Name of the game that is played. */
          readonly gameName?: string
        }[]
        /** Number of all rooms. */
        readonly total?: number
      }
    }
    /** Likes a video, or removes the like. */
    readonly 'live/likeReel': {
      readonly payload: {
        /** ID of the video. */
        readonly reelId: string
        /** True to like the video, false to remove the like. */
        readonly like: boolean
      }
      readonly answer: Record<string, never>
    }
    /** The videos that the player likes, and the hosts that the player follows. */
    readonly 'live/mine': {
      readonly payload: Record<string, never>
      readonly answer: {
        /** IDs of videos. */
        readonly likedReels: readonly string[]
        /** IDs of hosts. */
        readonly following: readonly string[]
      }
    }
    /** The broadcast or recording that Home offers the player in a popup, if there is one. */
    readonly 'live/offer': {
      readonly payload: Record<string, never>
      readonly answer: {
        /** The broadcast; missing when the gateway offers none. */
        readonly room?: {
          /** ID of the live room. */
          readonly liveId: string
          /** ID of the host of the room. */
          readonly anchorId: string
          /** Displayed name of the host. */
          readonly anchorName: string
          /** Title of the broadcast. */
          readonly title: string
          /** True when a recording is shown instead of a live broadcast. */
          readonly isReplay?: boolean
          /** Number of people who watch the room. */
          readonly viewers?: number
          /** Name of the game that is played. */
          readonly gameName?: string
          /** Address of the video: an HLS playlist or an MP4 recording. */
          readonly videoUrl: string
          /** Address of the image behind the video. */
          readonly livePlayerBg?: string
        }
      }
    }
    /** The short videos of a category, in the order of the gateway. */
    readonly 'live/reels': {
      readonly payload: {
        /** Category: all, or movie for longer videos. */
        readonly category: string
        /** Maximum number of videos in the answer. The list starts with the first video. */
        readonly limit: number
        /** ID of the video that the list starts with, such as a shared one. It comes from the address of the page, so it may have any length. If the ID is empty or unknown, the order is unchanged. */
        readonly first?: string
      }
      readonly answer: {
        /** The videos. */
        readonly data: readonly {
          /** ID of the video. */
          readonly reelId: string
          /** Title of the video. */
          readonly title: string
          /** Displayed name of the author of the video. */
          readonly author?: string
          /** Address of the video. */
          readonly videoUrl: string
          /** Address of the first frame of the video. */
          readonly poster?: string
          /** Number of players who like the video. */
          readonly likes?: number
          /** ID of the game to which the video leads. */
          readonly gameId?: string
          /** Platform of the game to which the video leads. */
          readonly platformId?: string
          /** Name of the game to which the video leads. */
          readonly gameName?: string
        }[]
        /** Number of videos in the category, including those that the answer leaves out. */
        readonly total?: number
      }
    }
    /** One room: the room with the ID, else the room of the host, else the first room. For a visitor, the answer does not contain the address of the video. */
    readonly 'live/room': {
      readonly payload: {
        /** ID of the live room; empty for none. It comes from the address of the page, so it may have any length. */
        readonly liveId?: string
        /** ID of a host; empty for none. It comes from the address of the page, so it may have any length. */
        readonly anchorId?: string
      }
      readonly answer: {
        /** ID of the live room. */
        readonly liveId: string
        /** ID of the host of the room. */
        readonly anchorId: string
        /** Displayed name of the host. */
        readonly anchorName: string
        /** Address of the image of the host. */
        readonly avatar?: string
        /** Title of the broadcast. */
        readonly title: string
        /** Address of the image of the room. */
        readonly cover?: string
        /** True when a recording is shown instead of a live broadcast. */
        readonly isReplay?: boolean
        /** Number of people who watch the room. */
        readonly viewers?: number
        /** Name of the game that is played. */
        readonly gameName?: string
        /** ID of the game that is played. */
        readonly gameId?: string
        /** Address of the cover of the game that is played. */
        readonly gameImage?: string
        /** Platform of the game that is played. */
        readonly platformId?: string
        /** Name of this platform, the provider of the game. */
        readonly platformName?: string
        /** Address of the video: an HLS playlist or an MP4 recording. */
        readonly videoUrl?: string
        /** Address of the image behind the video. */
        readonly livePlayerBg?: string
      }
    }
    /** The live rooms, live broadcasts first. */
    readonly 'live/rooms': {
      readonly payload: {
        /** Maximum number of rooms in the answer. The list starts with the first room. */
        readonly limit: number
      }
      readonly answer: {
        /** The rooms. */
        readonly data: readonly {
          /** ID of the live room. */
          readonly liveId: string
          /** ID of the host of the room. */
          readonly anchorId: string
          /** Displayed name of the host. */
          readonly anchorName: string
          /** Title of the broadcast. */
          readonly title: string
          /** Address of the image of the room. */
          readonly cover?: string
          /** True when a recording is shown instead of a live broadcast. */
          readonly isReplay?: boolean
          /** Number of people who watch the room. */
          readonly viewers?: number
          /** Name of the game that is played. */
          readonly gameName?: string
        }[]
        /** Number of all rooms. */
        readonly total?: number
      }
    }
    /** Sends a message to a room. */
    readonly 'live/say': {
      readonly payload: {
        /** ID of the live room. */
        readonly liveId: string
        /** Text of the message. */
        readonly text: string
        /** ID of the message. A message with the same ID is shown only once. */
        readonly clientMessageId?: string
      }
      readonly answer: Record<string, never>
    }
    /** Counts that an article or a promotion was shared. */
    readonly 'news/share': {
      readonly payload: {
        /** ID of the article or the promotion: the last part of its path. */
        readonly newsId: string
      }
      readonly answer: Record<string, never>
    }
    /** The last known balance. */
    readonly 'player/balance': {
      readonly payload: Record<string, never>
      readonly answer: {
        /** Balance in PHP. */
        readonly balance?: number
        /** 0 while the gateway calculates the balance, 1 when it is ready. */
        readonly balanceFlag?: 0 | 1
        /** Smallest withdrawal in PHP. */
        readonly minWithdrawAmount?: number
        /** Largest withdrawal in PHP. */
        readonly maxWithdrawAmount?: number
      }
    }
    /** The record of the player, with the flags that decide what the lobby shows. */
    readonly 'player/info': {
      readonly payload: {
        /** The player’s login name. */
        readonly loginName: string
        /** 1 requests the postal address. */
        readonly inclAddress?: 0 | 1
        /** 1 requests the e-mail address. */
        readonly inclEmail?: 0 | 1
        /** 1 requests the mobile number. */
        readonly inclMobileNo?: 0 | 1
        /** 1 requests the real name. */
        readonly inclRealName?: 0 | 1
        /** 1 requests the identity documents. */
        readonly inclIds?: 0 | 1
        /** 1 requests the gift card. */
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
        /** The nickname; empty when there is none. */
        readonly nickname?: string
        /** When the player registered, local time in Manila `YYYY-MM-DD HH:mm:ss`. */
        readonly registDate?: string
        /** Same as registDate, in older records. */
        readonly createdDate?: string
        /** When the player made the first deposit, local time in Manila; empty before the first deposit. */
        readonly firstDepositDate?: string
        /** 1 when the player has made a deposit. */
        readonly firstDepositFlag?: 0 | 1
        /** How many times the player has logged in. */
        readonly loginTimes?: number
        /** Level of the customer at the licensee. */
        readonly customerLevel?: number
        /** VIP level. */
        readonly vipLevel?: number
        /** Kind of the login name: 0 account name, 2 mobile number, 4 e-mail. */
        readonly loginType?: number
        /** Required profile fields that are still empty. */
        readonly missNum?: number
        /** True when online betting must be activated before a game opens. */
        readonly marginSwitch?: boolean
        /** True when online betting has been activated. */
        readonly collectionInfo?: boolean
        /** True when games may take a photo, always after a visible notice. */
        readonly silentPhotoSwitch?: boolean
        /** True when the player must look at the security settings before a game opens. */
        readonly securityCheck?: boolean
        /** 6 means that a Maya account is bound. */
        readonly bindType?: number
        /** How the player registered; 7 is a guest account. */
        readonly registerMethod?: number
        /** True when the player came from the GLife mini-app. */
        readonly glife?: boolean
        /** True when the player came from the Lazada mini-app. */
        readonly isLazada?: boolean
        /** Product ID of the account. */
        readonly product?: string
        /** True for players of the gray list. */
        readonly isGrayUser?: boolean
        /** True for players of the RELX game-brand group. */
        readonly isRELX?: boolean
        /** True for players of the fortune-zone whitelist. */
        readonly fortuneZone?: boolean
        /** True for players who may open games that are in maintenance. */
        readonly pagcorUser?: boolean
        /** Number of vouchers that the player has not seen. */
        readonly newVouchers?: number
        /** Rewards that the player can collect, in PHP. */
        readonly rewardAmount?: number
        /** Number of messages that the player has not read. */
        readonly unreadMessages?: number
      }
    }
    /** Collects the balance from all platforms. Repeat the call while balanceFlag is 0. */
    readonly 'player/refreshBalance': {
      readonly payload: Record<string, never>
      readonly answer: {
        /** Balance in PHP. */
        readonly balance?: number
        /** 0 while the gateway calculates the balance, 1 when it is ready. */
        readonly balanceFlag?: 0 | 1
        /** Smallest withdrawal in PHP. */
        readonly minWithdrawAmount?: number
        /** Largest withdrawal in PHP. */
        readonly maxWithdrawAmount?: number
      }
    }
    /** The reminders of the player: the settings of the licensee, with the changes of the player, and what the player has lost today. */
    readonly 'reminders/config': {
      readonly payload: Record<string, never>
      readonly answer: {
        /** One entry for each kind of reminder. */
        readonly data: readonly {
          /** Kind of reminder: 1 loss limit, 2 play duration, 3 outside the allowed time window. */
          readonly category: '1' | '2' | '3'
          /** 1 on, 0 off. */
          readonly status: boolean
          /** The limit: PHP a day, hours a day, or the allowed time window such as 09:00AM-11:00PM, which may cross midnight. */
          readonly value: string
          /** Minimum number of minutes between two reminders of this kind. */
          readonly reminderFreq: string
        }[]
        /** Losses minus wins since midnight in Manila, in PHP; 0 if the wins are higher. */
        readonly lossAmount?: number
        /** When the player last lost a bet, local time in Manila `YYYY-MM-DD HH:mm:ss`; empty if the player has not lost a bet today. */
        readonly lossTime?: string
      }
    }
    /** Changes reminders of the player. */
    readonly 'reminders/update': {
      readonly payload: {
        /** The settings that change. */
        readonly data: readonly {
          /** Kind of reminder: 1 loss limit, 2 play duration, 3 outside the allowed time window. */
          readonly category: 1 | 2 | 3
          /** 1 on, 0 off. */
          readonly status: 0 | 1
          /** The limit: PHP a day, hours a day, or the allowed time window such as 09:00AM-11:00PM, which may cross midnight. */
          readonly value: string
          /** Minimum number of minutes between two reminders of this kind. */
          readonly reminderFreq: number
        }[]
      }
      readonly answer: Record<string, never>
    }
    /** Logs in with account and password. The password is sent encrypted. */
    readonly 'session/loginAccount': {
      readonly payload: {
        /** Account name, e-mail or mobile number, as typed. */
        readonly loginName: string
        /** Password, encrypted; 8 to 16 characters before encryption. */
        readonly password: string
        /** Kind of the login name: 0 account name, 2 mobile number, 4 e-mail. */
        readonly loginType: 0 | 2 | 4
        /** Container of the site. */
        readonly container: 'BROWSER' | 'APP' | 'MINIAPP'
        /** Attribution ID; empty when there is none. */
        readonly appsFlyerId?: string
        /** Device ID of a native app; empty elsewhere. */
        readonly idfv?: string
        /** Product ID; with the prefix MINI_ in mini-apps. */
        readonly package?: string
        /** Attribution app ID; empty when there is none. */
        readonly afAppId?: string
        /** Reason why there is no attribution ID; empty when there is one. */
        readonly afException?: string
        /** Asks the gateway to check for a streamer account. */
        readonly isCheckStreamer?: boolean
        /** Fingerprint token; empty when there is none. */
        readonly deviceFingerprintToken?: string
        /** Ticket of a solved captcha, if one was required. */
        readonly ticket?: string
        /** ID of the visitor in a campaign. */
        readonly visitor_id?: string
        /** The action that the advertisement calls for. */
        readonly action?: string
        /** Where the visitor came from. */
        readonly reference?: string
        /** Zone of the advertisement. */
        readonly zoneid?: string
        /** ID of the click on the advertisement. */
        readonly clickid?: string
        /** Short ID of the partner of a campaign. */
        readonly subid_short?: string
        /** ID of the partner of a campaign. */
        readonly subid?: string
        /** ID of the click in another advertising network. */
        readonly aclid?: string
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
        /** How the player registered; 7 is a guest account. */
        readonly registerMethod?: number
        /** How many times the player has logged in, including this login. */
        readonly loginTimes?: number
        /** 1 when the player has made a deposit. */
        readonly firstDepositFlag?: 0 | 1
        /** Token of the new session. */
        readonly token: string
        /** Second token of the new session. */
        readonly u2token?: string
        /** Login attempts that are left; only in the answer to a failed login. */
        readonly loseTryTimes?: number
      }
    }
    /** Ends the session at the gateway. */
    readonly 'session/logout': {
      readonly payload: {
        /** Attribution ID; empty when there is none. */
        readonly appsFlyerId?: string
        /** Always BROWSER, by the specification. */
        readonly container: 'BROWSER'
        /** Product ID; with the prefix MINI_ in mini-apps. */
        readonly package?: string
        /** Attribution app ID; empty when there is none. */
        readonly afAppId?: string
        /** Reason why there is no attribution ID; empty when there is one. */
        readonly afException?: string
      }
      readonly answer: Record<string, never>
    }
    /** The session of a player who is logged in to the native app or to the partner of a mini-app. */
    readonly 'session/ticketToken': {
      readonly payload: {
        /** Ticket that the container has sent. */
        readonly ticket: string
        /** Login name that the container has sent. */
        readonly loginName: string
      }
      readonly answer: {
        /** Base64 of a JSON object with token, and optionally u2token and customerId. */
        readonly info: string
      }
    }
    /** Gets a token for a visitor. Called at start, after a logout, and when the gateway reports an empty token. */
    readonly 'session/webToken': {
      readonly payload: Record<string, never>
      readonly answer: {
        /** Token that every call sends in the header token. */
        readonly token: string
        /** Second token of the visitor’s session. */
        readonly u2token?: string
      }
    }
    /** Site constants and switches. Objects may arrive as objects or as JSON text; switches as true, 1 or "1". */
    readonly 'site/info': {
      readonly payload: Record<string, never>
      readonly answer: {
        /** On for the alternative login view of the H5 module. */
        readonly FULL_SWITCH_REGISTER?: boolean
        /** On when a registration must be completed. */
        readonly completeRegis?: boolean
        /** On when the regulator restricts this site. */
        readonly pagcorVersion?: boolean
        /** On for restricted mode. pagcorVersion also turns it on. */
        readonly restrictedMode?: boolean
        /** On when the fourth tab opens the community. */
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
        /** On when visitors may register as guests. */
        readonly VISITOR_LOGIN_SWITCH?: boolean
        /** Which social logins are offered. */
        readonly LOGIN_METHOD_SWITCH?: {
          /** On when players may log in with Viber. */
          readonly viberSwitch?: boolean
          /** Address of the Viber login. */
          readonly viberUrl?: string
          /** On when players may log in with Facebook. */
          readonly facebookSwitch?: boolean
          /** On when players may log in with Google. */
          readonly googleSwitch?: boolean
        }
        /** Facebook client ID; the text `false` hides the button. */
        readonly facebook_client_id?: string
        /** Google client ID; the text `false` hides the button. */
        readonly google_client_id?: string
        /** On when Facebook is not offered on this host. */
        readonly isFbDomainName?: boolean
        /** The initial state of the consent box on each screen. */
        readonly USER_CONSENT_TOGGLE?: readonly {
          /** Screen that shows the consent box. */
          readonly use_scene: string
          /** Whether the box is initially checked. */
          readonly default_switch_status?: boolean
        }[]
        /** The guide to installing the site on the home screen. The specification does not name its field, so the name switch is our choice. */
        readonly PWA_POPUP_CONFIGURATION?: {
          /** On when the guide is shown. */
          readonly switch?: boolean
        }
        /** On when Account shows the hint to install the app. The specification does not say what it does, so this is our choice. */
        readonly appinstall_switch?: boolean
        /** Whether the GLife view is on. The site does not read this switch. */
        readonly GLIFE_VIEW_SWITCH?: boolean
        /** On when the identity must be verified after login. */
        readonly KYC_SWITCH?: boolean
        /** KYC_SWITCH for mini-apps. The specification only says that mini-apps have another key, so this name is our choice. */
        readonly MINI_KYC_SWITCH?: boolean
        /** On when the gateway decides about identity checks instead of the cut-off dates. */
        readonly newEkycSwitch?: boolean
        /** Cut-off date of the old identity rule for games. */
        readonly KYC_GAME?: string
        /** Cut-off date of the old identity rule for withdrawals. */
        readonly KYC_WITHDRAW?: string
        /** Cut-off date of the old identity rule for login. */
        readonly KYC_LOGIN?: string
        /** On when a game requires a verified identity on this host. In the name of this field, the gateway replaces {host} with the host name of the page. */
        readonly 'KYC_{host}_GAMING_VERIFICATION'?: boolean
        /** On when a deposit requires a verified identity on this host. */
        readonly 'KYC_{host}_DEPOSIT'?: boolean
        /** On when a withdrawal requires a verified identity on this host. */
        readonly 'KYC_{host}_WITHDRAWAL'?: boolean
        /** IP address of the client, as the gateway sees it. */
        readonly clientIp?: string
        /** Smallest withdrawal in PHP. */
        readonly MIN_WITHDRAW_AMOUNT?: number
        /** Largest withdrawal in PHP. */
        readonly MAX_WITHDRAW_AMOUNT?: number
        /** Platform tagging: marks of navigation entries. */
        readonly STORE_OMS_PLATFORM_TAGGING_H5?: readonly {
          /** Kind of the mark: 0 dot, 1 bubble. */
          readonly type?: number
          /** Where the mark is shown. The only known value is Bottom Navigation, the tab bar. */
          readonly channel?: string
          /** Name of the tab: Home, Rewards, TaraPlay, News, Wallet. */
          readonly subChannel?: string
          /** Text of the bubble. A dot without a title is read aloud as new. */
          readonly title?: string
          /** Color of the mark: 0 none, 1 red, 2 green, 3 purple, 4 blue, 5 black. */
          readonly style?: number
        }[]
      }
    }
    /** Whether the site is in maintenance, and the image to show. */
    readonly 'site/maintenance': {
      readonly payload: Record<string, never>
      readonly answer: {
        /** True while the site is in maintenance. */
        readonly isSiteMaintenance: boolean
        /** Images for the maintenance page. */
        readonly MAINTENANCE_IMG?: readonly {
          /** Client that shows the image. Without it, all clients for which there is no other image show it. */
          readonly mc?: string
          /** Address of the image for the maintenance page. */
          readonly img: string
        }[]
      }
    }
    /** The public RSA key of the gateway. It is loaded once, before the first field is encrypted. */
    readonly 'static/key': {
      readonly payload: Record<string, never>
      readonly answer: {
        /** PEM text, SubjectPublicKeyInfo. */
        readonly key: string
      }
    }
    /** Sends one event to the attribution service. */
    readonly 'tracking/event': {
      readonly payload: {
        /** Kind of the event. */
        readonly bizType: 'page' | 'firstDeposit' | 'reelsClick' | 'reelsOnlineTime'
        /** Customer ID at the time of the event, even if the player has logged out since; empty for a visitor. */
        readonly customerId: string
        /** Address of the page without its query. */
        readonly pageURL: string
        /** Container of the site. */
        readonly container: 'BROWSER' | 'APP' | 'MINIAPP'
        /** Time of the event by the clock of the server, in milliseconds. */
        readonly serverTime: number
        /** Platform of the device. */
        readonly platform: 'H5' | 'ANDROID' | 'IOS' | 'MINIAPP'
        /** Product ID; with the prefix MINI_ in mini-apps. */
        readonly package: string
        /** Start of the event, in milliseconds. */
        readonly startTime: number
        /** End of the event, in milliseconds. */
        readonly endTime: number
        /** Path of the page. */
        readonly path: string
        /** Time between start and end, in milliseconds. */
        readonly stayTime: number
      }
      readonly answer: Record<string, never>
    }
  }
}
export {}
