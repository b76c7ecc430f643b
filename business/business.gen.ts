// Generated from business/* by `npm run generate -- --write`. Do not edit.
import type { ActionDefinition, AreaDefinition, FactSchema, Known, SelectorDefinition } from '../engine/action.ts'
import type { JsonObject } from '../engine/core/json.ts'
import { area as clockArea } from './clock/area.ts'
import { area as deviceArea } from './device/area.ts'
import { area as gamesArea } from './games/area.ts'
import { area as playerArea } from './player/area.ts'
import { area as sessionArea } from './session/area.ts'
import { area as siteArea } from './site/area.ts'
import { selector as gamesByKind } from './games/selectors/by-kind.ts'
import { selector as gamesCollection } from './games/selectors/collection.ts'
import { selector as gamesFavorites } from './games/selectors/favorites.ts'
import { selector as gamesJackpotOf } from './games/selectors/jackpot-of.ts'
import { selector as gamesPlatforms } from './games/selectors/platforms.ts'
import { selector as gamesSection } from './games/selectors/section.ts'

/** Every action by its name, loaded when it is first needed. */
export const actions: { readonly [name: string]: () => Promise<ActionDefinition> } = {
  'data.refresh': async () => (await import('./data/refresh/action.ts')).action,
  'games.exit': async () => (await import('./games/exit/action.ts')).action,
  'games.keepFavorites': async () => (await import('./games/keep-favorites/action.ts')).action,
  'games.launch': async () => (await import('./games/launch/action.ts')).action,
  'games.loadFavorites': async () => (await import('./games/load-favorites/action.ts')).action,
  'games.select': async () => (await import('./games/select/action.ts')).action,
  'games.toggleFavorite': async () => (await import('./games/toggle-favorite/action.ts')).action,
  'language.set': async () => (await import('./language/set/action.ts')).action,
  'nav.back': async () => (await import('./nav/back/action.ts')).action,
  'nav.open': async () => (await import('./nav/open/action.ts')).action,
  'player.clear': async () => (await import('./player/clear/action.ts')).action,
  'player.load': async () => (await import('./player/load/action.ts')).action,
  'player.refreshBalance': async () => (await import('./player/refresh-balance/action.ts')).action,
  'popup.close': async () => (await import('./popup/close/action.ts')).action,
  'popup.dismiss': async () => (await import('./popup/dismiss/action.ts')).action,
  'popup.open': async () => (await import('./popup/open/action.ts')).action,
  'session.login': async () => (await import('./session/login/action.ts')).action,
  'session.logout': async () => (await import('./session/logout/action.ts')).action,
  'session.mark': async () => (await import('./session/mark/action.ts')).action,
  'session.require': async () => (await import('./session/require/action.ts')).action,
  'session.token': async () => (await import('./session/token/action.ts')).action,
  'site.checkMaintenance': async () => (await import('./site/check-maintenance/action.ts')).action,
  'skin.set': async () => (await import('./skin/set/action.ts')).action,
  'state.set': async () => (await import('./state/set/action.ts')).action,
  'ui.share': async () => (await import('./ui/share/action.ts')).action,
  'ui.support': async () => (await import('./ui/support/action.ts')).action,
  'ui.toast': async () => (await import('./ui/toast/action.ts')).action,
}

/** Every selector by its name. */
export const selectors: { readonly [name: string]: SelectorDefinition } = {
  'games.byKind': gamesByKind,
  'games.collection': gamesCollection,
  'games.favorites': gamesFavorites,
  'games.jackpotOf': gamesJackpotOf,
  'games.platforms': gamesPlatforms,
  'games.section': gamesSection,
}

/** The areas with something to start. */
export const areas: readonly AreaDefinition[] = [clockArea, deviceArea, gamesArea, playerArea, sessionArea, siteArea]

/** The type of every fact and when it is known. */
export const facts: { readonly [name: string]: { readonly schema: FactSchema; readonly known: Known } } = {
  'clock.now': { schema: { type: 'number', format: 'instant' }, known: 'live' },
  'clock.today': { schema: { type: 'string' }, known: 'boot' },
  'device.appTitle': { schema: { type: 'boolean' }, known: 'boot' },
  'device.bot': { schema: { type: 'boolean' }, known: 'boot' },
  'device.container': { schema: { type: 'string', enum: ['BROWSER', 'APP', 'MINIAPP'] }, known: 'boot' },
  'device.host': { schema: { type: 'string' }, known: 'boot' },
  'device.online': { schema: { type: 'boolean' }, known: 'live' },
  'device.os': { schema: { type: 'string', enum: ['none', '0', '1'] }, known: 'boot' },
  'device.reducedMotion': { schema: { type: 'boolean' }, known: 'boot' },
  'device.width': { schema: { type: 'integer', minimum: 0 }, known: 'live' },
  'games.favoriteCount': { schema: { type: 'integer', minimum: 0 }, known: 'session' },
  'games.loaded': { schema: { type: 'boolean' }, known: 'live' },
  'launch.gameId': { schema: { type: 'string' }, known: 'live' },
  'launch.maintenance': { schema: { type: 'boolean' }, known: 'live' },
  'launch.platformCode': { schema: { type: 'string' }, known: 'live' },
  'launch.platformId': { schema: { type: 'string' }, known: 'live' },
  'launch.status': { schema: { type: 'string', enum: ['idle', 'loading', 'ready', 'error'] }, known: 'live' },
  'launch.trial': { schema: { type: 'boolean' }, known: 'live' },
  'launch.trialAvailable': { schema: { type: 'boolean' }, known: 'live' },
  'launch.url': { schema: { type: 'string' }, known: 'live' },
  'overlay.open': { schema: { type: 'string' }, known: 'live' },
  'player.balance': { schema: { type: 'number' }, known: 'live' },
  'player.balanceStatus': { schema: { type: 'string', enum: ['idle', 'loading', 'ready', 'error'] }, known: 'live' },
  'player.collectionInfo': { schema: { type: 'boolean' }, known: 'session' },
  'player.customerLevel': { schema: { type: 'integer', minimum: 0 }, known: 'session' },
  'player.favorites': { schema: { type: 'array', items: { type: 'string' } }, known: 'session' },
  'player.firstDeposit': { schema: { type: 'boolean' }, known: 'session' },
  'player.fortuneZone': { schema: { type: 'boolean' }, known: 'session' },
  'player.hasMobile': { schema: { type: 'boolean' }, known: 'session' },
  'player.isGrayUser': { schema: { type: 'boolean' }, known: 'session' },
  'player.isRELX': { schema: { type: 'boolean' }, known: 'session' },
  'player.loginTimes': { schema: { type: 'integer', minimum: 0 }, known: 'session' },
  'player.marginSwitch': { schema: { type: 'boolean' }, known: 'session' },
  'player.maxWithdraw': { schema: { type: 'number', minimum: 0 }, known: 'live' },
  'player.minWithdraw': { schema: { type: 'number', minimum: 0 }, known: 'live' },
  'player.newVouchers': { schema: { type: 'integer', minimum: 0 }, known: 'live' },
  'player.nickname': { schema: { type: 'string' }, known: 'session' },
  'player.rewardAmount': { schema: { type: 'number', minimum: 0 }, known: 'live' },
  'player.silentPhotoSwitch': { schema: { type: 'boolean' }, known: 'session' },
  'player.unreadMessages': { schema: { type: 'integer', minimum: 0 }, known: 'live' },
  'player.vipLevel': { schema: { type: 'integer', minimum: 0, maximum: 12 }, known: 'session' },
  'route.id': { schema: { type: 'string' }, known: 'publish' },
  'route.login': { schema: { type: 'boolean' }, known: 'publish' },
  'route.path': { schema: { type: 'string' }, known: 'boot' },
  'route.restricted': { schema: { type: 'boolean' }, known: 'publish' },
  'session.busy': { schema: { type: 'boolean' }, known: 'live' },
  'session.freshLogin': { schema: { type: 'boolean' }, known: 'session' },
  'session.loggedIn': { schema: { type: 'boolean' }, known: 'session' },
  'session.loginName': { schema: { type: 'string' }, known: 'session' },
  'session.pagcorUser': { schema: { type: 'boolean' }, known: 'session' },
  'session.registerMethod': { schema: { type: 'integer', minimum: 0, maximum: 99 }, known: 'session' },
  'site.community': { schema: { type: 'boolean' }, known: 'live' },
  'site.fullRegister': { schema: { type: 'boolean' }, known: 'live' },
  'site.loaded': { schema: { type: 'boolean' }, known: 'live' },
  'site.maintenance': { schema: { type: 'boolean' }, known: 'live' },
  'site.maintenanceImage': { schema: { type: 'string' }, known: 'live' },
  'site.restrictedMode': { schema: { type: 'boolean' }, known: 'live' },
}

/** What the player must know of a call: the payload’s schema and the words for people stay behind. */
export interface SlimCall {
  readonly path: string
  readonly method: 'POST' | 'GET'
  readonly base: string
  readonly omit: readonly string[]
  readonly fill?: { readonly [field: string]: { readonly call: string; readonly field: string } }
  readonly anonymous?: boolean
  readonly response: JsonObject
}

export const calls: { readonly [name: string]: SlimCall } = {
  'games/all': {
    path: '/game/allGameData',
    method: 'POST',
    base: 'main',
    omit: ['loginName', 'customerId'],
    fill: { gameKey: { call: 'games/kinds', field: 'gameKey' } },
    response: {
      type: 'object',
      properties: {
        data: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              gameId: { type: 'string', minLength: 1 },
              gdGameId: { type: 'string' },
              platformId: { type: 'string' },
              platformCode: { type: 'string' },
              platformName: { type: 'string' },
              gameName: { type: 'string' },
              nameEn: { type: 'string' },
              gameKind: { type: 'string' },
              gameKindId: { type: 'integer', minimum: 0 },
              gameKindName: { type: 'string' },
              gameType: { type: 'string' },
              gameImage: { type: 'string' },
              gameImageBig: { type: 'string' },
              gamePreImage: { type: 'string' },
              maintenanceFlag: { type: 'integer', enum: [0, 1] },
              isMaintain: { type: 'boolean' },
              hotFlag: { type: 'integer', enum: [0, 1] },
              newFlag: { type: 'integer', enum: [0, 1] },
              popFlag: { type: 'integer', enum: [0, 1] },
              recentlyFlag: { type: 'integer', enum: [0, 1] },
              isRecommend: { type: 'integer', enum: [0, 1] },
              tagIcon: { type: 'string' },
              tryFlag: { type: 'integer', enum: [0, 1] },
              trialUrl: { type: 'string' },
              jsonParam: { type: 'object', properties: { vid: { type: 'string' }, gmType: { type: 'string' } } },
              jumpParam: { type: 'string' },
              likeKey: { type: 'string' },
              likeCnt: { type: 'integer', minimum: 0 },
              likes: { type: 'integer', minimum: 0 },
              gameTop: { type: 'integer', minimum: 0 },
              turnoverSum: { type: 'number', minimum: 0 },
              moneyNum: { type: 'number', minimum: 0 },
              peopleNum: { type: 'integer', minimum: 0 },
              heat: { type: 'number', minimum: 0 },
              liveRoomId: { type: 'string' },
              isSaba: { type: 'boolean' },
              collections: { type: 'array', items: { type: 'string' } },
              grayFlag: { type: 'integer', enum: [0, 1, 2] },
            },
            required: ['gameId'],
          },
          default: [],
        },
        total: { type: 'integer', minimum: 0 },
      },
    },
  },
  'games/favorites': {
    path: '/game/queryUserGameInfoV2',
    method: 'POST',
    base: 'main',
    omit: [],
    response: {
      type: 'object',
      properties: {
        favorites: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              gameId: { type: 'string', minLength: 1 },
              gdGameId: { type: 'string' },
              platformId: { type: 'string' },
              platformCode: { type: 'string' },
            },
            required: ['gameId'],
          },
          default: [],
        },
        recent: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              gameId: { type: 'string', minLength: 1 },
              gdGameId: { type: 'string' },
              platformId: { type: 'string' },
              platformCode: { type: 'string' },
            },
            required: ['gameId'],
          },
          default: [],
        },
      },
    },
  },
  'games/hidden': {
    path: '/game/hiddenGames',
    method: 'POST',
    base: 'main',
    omit: ['loginName', 'customerId'],
    fill: { gameKey: { call: 'games/kinds', field: 'gameKey' } },
    response: {
      type: 'object',
      properties: {
        data: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              gameId: { type: 'string', minLength: 1 },
              gdGameId: { type: 'string' },
              platformId: { type: 'string' },
              platformCode: { type: 'string' },
            },
            required: ['gameId'],
          },
          default: [],
        },
      },
    },
  },
  'games/jackpots': {
    path: '/game/jackpotPrize',
    method: 'POST',
    base: 'main',
    omit: ['loginName', 'customerId'],
    response: {
      type: 'object',
      properties: {
        oms: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              gameid: { type: 'string', minLength: 1 },
              prizePool: { type: 'object', properties: { GRAND: { type: 'number', minimum: 0 }, MAJOR: { type: 'number', minimum: 0 } } },
            },
            required: ['gameid', 'prizePool'],
          },
        },
        fachai: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              gameIDList: { type: 'array', items: { type: 'string' } },
              prizePool: {
                type: 'object',
                properties: {
                  grand: { type: 'number', minimum: 0 },
                  major: { type: 'number', minimum: 0 },
                  mini: { type: 'number', minimum: 0 },
                  minor: { type: 'number', minimum: 0 },
                  fortunate: { type: 'number', minimum: 0 },
                },
              },
            },
            required: ['gameIDList', 'prizePool'],
          },
        },
        list: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              gameId: { type: 'string', minLength: 1 },
              platformId: { type: 'string' },
              prizePool: { type: 'number', minimum: 0 },
            },
            required: ['gameId', 'prizePool'],
          },
        },
      },
    },
  },
  'games/kinds': {
    path: '/game/queryGameKindsV2',
    method: 'POST',
    base: 'main',
    omit: [],
    response: {
      type: 'object',
      properties: {
        gameKey: { type: 'string', minLength: 1 },
        data: {
          type: 'array',
          items: {
            type: 'object',
            properties: { gameKindId: { type: 'integer', minimum: 0 }, gameKindName: { type: 'string' }, sort: { type: 'integer' } },
            required: ['gameKindId', 'gameKindName'],
          },
          default: [],
        },
      },
    },
  },
  'games/launch': {
    path: '/game/v2/inGame',
    method: 'POST',
    base: 'main',
    omit: [],
    response: { type: 'object', properties: { url: { type: 'string', minLength: 1 } }, required: ['url'] },
  },
  'games/like': {
    path: '/game/likeGameV2',
    method: 'POST',
    base: 'main',
    omit: [],
    response: { type: 'object', properties: { likes: { type: 'integer', minimum: 0 } } },
  },
  'games/list': {
    path: '/game/gameList',
    method: 'POST',
    base: 'main',
    omit: ['loginName', 'customerId'],
    fill: { gameKey: { call: 'games/kinds', field: 'gameKey' } },
    response: {
      type: 'object',
      properties: {
        data: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              gameId: { type: 'string', minLength: 1 },
              gdGameId: { type: 'string' },
              platformId: { type: 'string' },
              platformCode: { type: 'string' },
              platformName: { type: 'string' },
              gameName: { type: 'string' },
              nameEn: { type: 'string' },
              gameKind: { type: 'string' },
              gameKindId: { type: 'integer', minimum: 0 },
              gameKindName: { type: 'string' },
              gameType: { type: 'string' },
              gameImage: { type: 'string' },
              gameImageBig: { type: 'string' },
              gamePreImage: { type: 'string' },
              maintenanceFlag: { type: 'integer', enum: [0, 1] },
              isMaintain: { type: 'boolean' },
              hotFlag: { type: 'integer', enum: [0, 1] },
              newFlag: { type: 'integer', enum: [0, 1] },
              popFlag: { type: 'integer', enum: [0, 1] },
              recentlyFlag: { type: 'integer', enum: [0, 1] },
              isRecommend: { type: 'integer', enum: [0, 1] },
              tagIcon: { type: 'string' },
              tryFlag: { type: 'integer', enum: [0, 1] },
              trialUrl: { type: 'string' },
              jsonParam: { type: 'object', properties: { vid: { type: 'string' }, gmType: { type: 'string' } } },
              jumpParam: { type: 'string' },
              likeKey: { type: 'string' },
              likeCnt: { type: 'integer', minimum: 0 },
              likes: { type: 'integer', minimum: 0 },
              gameTop: { type: 'integer', minimum: 0 },
              turnoverSum: { type: 'number', minimum: 0 },
              moneyNum: { type: 'number', minimum: 0 },
              peopleNum: { type: 'integer', minimum: 0 },
              heat: { type: 'number', minimum: 0 },
              liveRoomId: { type: 'string' },
              isSaba: { type: 'boolean' },
              collections: { type: 'array', items: { type: 'string' } },
              grayFlag: { type: 'integer', enum: [0, 1, 2] },
            },
            required: ['gameId'],
          },
          default: [],
        },
        total: { type: 'integer', minimum: 0 },
      },
    },
  },
  'games/notApproved': {
    path: '/game/notApprovedGames',
    method: 'POST',
    base: 'main',
    omit: [],
    response: {
      type: 'object',
      properties: {
        data: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              gameId: { type: 'string', minLength: 1 },
              gdGameId: { type: 'string' },
              platformId: { type: 'string' },
              platformCode: { type: 'string' },
            },
            required: ['gameId'],
          },
          default: [],
        },
      },
    },
  },
  'games/platforms': {
    path: '/game/queryPlatformsV2',
    method: 'POST',
    base: 'main',
    omit: ['loginName', 'customerId'],
    response: {
      type: 'object',
      properties: {
        data: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              platformId: { type: 'string', minLength: 1 },
              platformCode: { type: 'string' },
              platformName: { type: 'string', minLength: 1 },
              gameKindIds: { type: 'array', items: { type: 'integer', minimum: 0 } },
              maintenanceFlag: { type: 'integer', enum: [0, 1] },
              sort: { type: 'integer' },
            },
            required: ['platformId', 'platformName'],
          },
          default: [],
        },
      },
    },
  },
  'games/unlike': {
    path: '/game/cancelLikeGame',
    method: 'POST',
    base: 'main',
    omit: [],
    response: { type: 'object', properties: { likes: { type: 'integer', minimum: 0 } } },
  },
  'player/balance': {
    path: '/customer/getBalance',
    method: 'POST',
    base: 'main',
    omit: [],
    response: {
      type: 'object',
      properties: {
        balance: { type: 'number' },
        balanceFlag: { type: 'integer', enum: [0, 1] },
        minWithdrawAmount: { type: 'number', minimum: 0 },
        maxWithdrawAmount: { type: 'number', minimum: 0 },
      },
    },
  },
  'player/info': {
    path: '/customer/getByLoginName',
    method: 'POST',
    base: 'main',
    omit: [],
    response: {
      type: 'object',
      properties: {
        loginName: { type: 'string' },
        customerId: { type: 'string' },
        mobileNo: { type: 'string' },
        email: { type: 'string' },
        nickname: { type: 'string' },
        registDate: { type: 'string' },
        createdDate: { type: 'string' },
        firstDepositDate: { type: 'string' },
        firstDepositFlag: { type: 'integer', enum: [0, 1] },
        loginTimes: { type: 'integer', minimum: 0 },
        customerLevel: { type: 'integer', minimum: 0 },
        vipLevel: { type: 'integer', minimum: 0, maximum: 12 },
        loginType: { type: 'integer' },
        missNum: { type: 'integer', minimum: 0 },
        marginSwitch: { type: 'boolean' },
        collectionInfo: { type: 'boolean' },
        silentPhotoSwitch: { type: 'boolean' },
        bindType: { type: 'integer' },
        registerMethod: { type: 'integer' },
        glife: { type: 'boolean' },
        isLazada: { type: 'boolean' },
        product: { type: 'string' },
        isGrayUser: { type: 'boolean' },
        isRELX: { type: 'boolean' },
        fortuneZone: { type: 'boolean' },
        pagcorUser: { type: 'boolean' },
        newVouchers: { type: 'integer', minimum: 0 },
        rewardAmount: { type: 'number', minimum: 0 },
        unreadMessages: { type: 'integer', minimum: 0 },
      },
      required: ['loginName', 'customerId'],
    },
  },
  'player/refreshBalance': {
    path: '/customer/refreshBalance',
    method: 'POST',
    base: 'main',
    omit: [],
    response: {
      type: 'object',
      properties: {
        balance: { type: 'number' },
        balanceFlag: { type: 'integer', enum: [0, 1] },
        minWithdrawAmount: { type: 'number', minimum: 0 },
        maxWithdrawAmount: { type: 'number', minimum: 0 },
      },
    },
  },
  'session/loginAccount': {
    path: '/userAuth/loginAndRegisterV4',
    method: 'POST',
    base: 'main',
    omit: ['loginName', 'customerId'],
    response: {
      type: 'object',
      properties: {
        loginName: { type: 'string' },
        login: { type: 'boolean' },
        customerId: { type: 'string' },
        mobileNo: { type: 'string' },
        registerMethod: { type: 'integer' },
        loginTimes: { type: 'integer', minimum: 0 },
        firstDepositFlag: { type: 'integer', enum: [0, 1] },
        token: { type: 'string', minLength: 1 },
        u2token: { type: 'string' },
        loseTryTimes: { type: 'integer', minimum: 0 },
      },
      required: ['loginName', 'token'],
    },
  },
  'session/logout': { path: '/customer/logoutV2', method: 'POST', base: 'main', omit: [], response: { type: 'object', properties: {} } },
  'session/webToken': {
    path: '/webToken',
    method: 'POST',
    base: 'main',
    omit: ['loginName', 'customerId'],
    anonymous: true,
    response: { type: 'object', properties: { token: { type: 'string', minLength: 1 }, u2token: { type: 'string' } }, required: ['token'] },
  },
  'site/info': {
    path: '/site/info',
    method: 'POST',
    base: 'main',
    omit: ['loginName', 'customerId'],
    anonymous: true,
    response: {
      type: 'object',
      properties: {
        FULL_SWITCH_REGISTER: { type: 'boolean' },
        completeRegis: { type: 'boolean' },
        pagcorVersion: { type: 'boolean' },
        restrictedMode: { type: 'boolean' },
        community: { type: 'boolean' },
        appsfly_relation: {
          type: 'object',
          properties: { palcode: { type: 'string' }, IOS_short_link: { type: 'string' }, Android_short_link: { type: 'string' } },
        },
        VISITOR_LOGIN_SWITCH: { type: 'boolean' },
        LOGIN_METHOD_SWITCH: {
          type: 'object',
          properties: {
            viberSwitch: { type: 'boolean' },
            viberUrl: { type: 'string' },
            facebookSwitch: { type: 'boolean' },
            googleSwitch: { type: 'boolean' },
          },
        },
        facebook_client_id: { type: 'string' },
        google_client_id: { type: 'string' },
        isFbDomainName: { type: 'boolean' },
        USER_CONSENT_TOGGLE: {
          type: 'array',
          items: {
            type: 'object',
            properties: { use_scene: { type: 'string' }, default_switch_status: { type: 'boolean' } },
            required: ['use_scene'],
          },
        },
        appinstall_switch: { type: 'boolean' },
        GLIFE_VIEW_SWITCH: { type: 'boolean' },
        KYC_SWITCH: { type: 'boolean' },
        newEkycSwitch: { type: 'boolean' },
        KYC_GAME: { type: 'string' },
        KYC_WITHDRAW: { type: 'string' },
        KYC_LOGIN: { type: 'string' },
        clientIp: { type: 'string' },
        MIN_WITHDRAW_AMOUNT: { type: 'number', minimum: 0 },
        MAX_WITHDRAW_AMOUNT: { type: 'number', minimum: 0 },
        STORE_OMS_PLATFORM_TAGGING_H5: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              type: { type: 'integer' },
              channel: { type: 'string' },
              subChannel: { type: 'string' },
              title: { type: 'string' },
              style: { type: 'integer' },
            },
          },
        },
      },
    },
  },
  'site/maintenance': {
    path: '/site/maintenance',
    method: 'POST',
    base: 'main',
    omit: ['loginName', 'customerId'],
    anonymous: true,
    response: {
      type: 'object',
      properties: {
        isSiteMaintenance: { type: 'boolean' },
        MAINTENANCE_IMG: {
          type: 'array',
          items: { type: 'object', properties: { mc: { type: 'string' }, img: { type: 'string' } }, required: ['img'] },
        },
      },
      required: ['isSiteMaintenance'],
    },
  },
  'static/key': {
    path: '/static/key',
    method: 'GET',
    base: 'main',
    omit: ['loginName', 'customerId'],
    response: { type: 'object', properties: { key: { type: 'string', minLength: 1 } }, required: ['key'] },
  },
}
