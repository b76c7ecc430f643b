// Generated from business/*/facts.ts by `npm run generate -- --write`. Do not edit.
/** Adds every fact to the interface that types reading and setting facts. */
declare module '../engine/action.ts' {
  interface Facts {
    /** The moment, corrected by the server’s time. */
    readonly 'clock.now': number
    /** The calendar day in Manila, YYYY-MM-DD. Every daily rule counts by it. */
    readonly 'clock.today': string
    /** False when the native app hides our header. */
    readonly 'device.appTitle': boolean
    /** True inside the frame of a chat bot. */
    readonly 'device.bot': boolean
    /** Where the player runs: a browser (a bot frame counts as one), the native app, or a partner mini-app. */
    readonly 'device.container': 'BROWSER' | 'APP' | 'MINIAPP'
    /** Name of the host the page runs on, without port. */
    readonly 'device.host': string
    /** Language that the page is written in. */
    readonly 'device.language': 'en' | 'tl' | 'cn'
    /** False while the device says it has no network. */
    readonly 'device.online': boolean
    /** The os parameter of the native app, kept for the session: 0 Android, 1 iOS, none outside the app. */
    readonly 'device.os': 'none' | '0' | '1'
    /** True when the person asked for less motion. */
    readonly 'device.reducedMotion': boolean
    /** The look that was chosen on this device; empty when the site’s own calendar decides. */
    readonly 'device.skin': string
    /** True on a host of the wallet app, where the login always starts with a code. */
    readonly 'device.walletApp': boolean
    /** Width of the window in CSS pixels. */
    readonly 'device.width': number
    /** The code of the failure that is told now, without GW_. Only GW_801667 keeps it, because 801667 means something else. */
    readonly 'error.code': string
    /** How many too frequent requests there were since this page was opened; in a game, in this game session. */
    readonly 'error.frequent': number
    /** Where the failure comes from: our own code, the gateway, a token it refused, too many requests, another HTTP status, a time-out, no network, the way, or a request that was given up. */
    readonly 'error.kind': 'own' | 'gateway' | 'token' | 'frequent' | 'http' | 'timeout' | 'offline' | 'network' | 'aborted'
    /** The HTTP status of the failure; 0 when it is none. */
    readonly 'error.status': number
    /** How often the login may still be tried; -1 when the gateway does not say. */
    readonly 'error.triesLeft': number
    /** How many games the player likes; at most 30. */
    readonly 'games.favoriteCount': number
    /** True once the player’s favorites have arrived. */
    readonly 'games.loaded': boolean
    /** What the player is about to do, and so where a dialog comes from: 1 deposit, 2 withdraw, 3 open a game, 4 log in, 5 register, 88 bind a card, 6 anything else. */
    readonly 'identity.action': 6 | 1 | 2 | 3 | 4 | 5 | 88
    /** The status that the gateway’s own prompts go by (globalActiveKycStatus). */
    readonly 'identity.activeKycStatus': -1 | 0 | 1 | 2 | 3 | 4
    /** How often the player may still try; 0 and less is never again today. */
    readonly 'identity.canKycTime': number
    /** What the table kyc-required said last: no check, the gateway’s own check, or the page that kyc-routing names. */
    readonly 'identity.check': 'none' | 'gateway' | 'page'
    /** What closing the dialog does: ends what was begun, goes on with it, or logs out and starts again at home. */
    readonly 'identity.closing': 'stop' | 'continue' | 'leave'
    /** Where the first button of the dialog leads: nowhere, the eKYC page, the face check, or customer service. */
    readonly 'identity.confirm': 'none' | 'ekyc' | 'face' | 'support'
    /** The second button of the dialog: none, Later or Close. */
    readonly 'identity.dismiss': 'none' | 'later' | 'close'
    /** The eKYC status: 1 approved, 0 in review, -1 not set, 2 and 3 failed, 4 identity to be updated. */
    readonly 'identity.ekycStatus': -1 | 0 | 1 | 2 | 3 | 4
    /** True for players of the eKYC whitelist. */
    readonly 'identity.inEkycWhite': boolean
    /** True when the gateway wants a dialog to be shown. */
    readonly 'identity.isPopupWindow': boolean
    /** The status after old and new checks were joined. */
    readonly 'identity.mergeKycStatus': -1 | 0 | 1 | 2 | 3 | 4
    /** The status of the check that eKYC has replaced. */
    readonly 'identity.oldKycStatus': -1 | 0 | 1 | 2 | 3 | 4
    /** Type of the dialog that the gateway wants, -1 to 15; 0 goes on without one. Any other number is an error in its data. */
    readonly 'identity.popup': number
    /** True when the gateway refuses to start a check. It matters together with status 3 only. */
    readonly 'identity.refuseInitFlag': boolean
    /** Why the identity was refused; empty when nothing is said. */
    readonly 'identity.rejectReason': string
    /** True once this player has seen a reminder that can be put off today, the day of Manila. */
    readonly 'identity.reminded': boolean
    /** True when the gateway asks for the check. */
    readonly 'identity.requireEkyc': boolean
    /** How much the dialog weighs: weak can be put off, forced ends what was begun, blocks ends it without ever logging out. */
    readonly 'identity.severity': 'none' | 'weak' | 'forced' | 'blocks'
    /** What the table kyc-popup said last: nothing, a dialog, the eKYC page at once, or that the data is wrong. */
    readonly 'identity.shows': 'nothing' | 'popup' | 'page' | 'error'
    /** How the question to the gateway stands: idle, ready, error, or page when the answer was to go to the eKYC page. */
    readonly 'identity.status': 'idle' | 'ready' | 'error' | 'page'
    /** True when the gateway insists on the check. */
    readonly 'identity.strongCheck': boolean
    /** True when the gateway only reminds of the check. */
    readonly 'identity.weakCheck': boolean
    /** The game that is about to open; empty when there is none. */
    readonly 'launch.gameId': string
    /** True when the game about to open is in maintenance. */
    readonly 'launch.maintenance': boolean
    /** True once the player has read about the camera before this game opens. */
    readonly 'launch.noticed': boolean
    /** Platform code of the game about to open. */
    readonly 'launch.platformCode': string
    /** Platform of the game about to open. */
    readonly 'launch.platformId': string
    /** How the address of the game stands: idle before it is asked for, loading, ready, or error. */
    readonly 'launch.status': 'idle' | 'loading' | 'ready' | 'error'
    /** True when the game opens as a trial, which needs no account. */
    readonly 'launch.trial': boolean
    /** True when the game about to open can be tried. */
    readonly 'launch.trialAvailable': boolean
    /** Address of the game that is open; empty while it is asked for. */
    readonly 'launch.url': string
    /** Balance in PHP. Show it only while the balance status is ready. */
    readonly 'player.balance': number
    /** How the balance stands: idle before the first question, loading while it is calculated, ready, or error after it gave up. */
    readonly 'player.balanceStatus': 'idle' | 'loading' | 'ready' | 'error'
    /** True when the player has activated online betting. */
    readonly 'player.collectionInfo': boolean
    /** Level of the customer at the operator. */
    readonly 'player.customerLevel': number
    /** Ids of the games the player likes, latest first. */
    readonly 'player.favorites': readonly string[]
    /** True once the player has made a deposit. */
    readonly 'player.firstDeposit': boolean
    /** True for players of the fortune-zone whitelist, who get another third tab. */
    readonly 'player.fortuneZone': boolean
    /** True when a mobile number is bound to the account. */
    readonly 'player.hasMobile': boolean
    /** True for the group that gets a different game list. */
    readonly 'player.isGrayUser': boolean
    /** True for the RELX game-brand group. */
    readonly 'player.isRELX': boolean
    /** How often the player has logged in; 0 for a visitor. */
    readonly 'player.loginTimes': number
    /** True when the player must activate online betting before a game opens. */
    readonly 'player.marginSwitch': boolean
    /** Largest withdrawal in PHP. */
    readonly 'player.maxWithdraw': number
    /** Smallest withdrawal in PHP. */
    readonly 'player.minWithdraw': number
    /** Vouchers the player has not looked at yet. */
    readonly 'player.newVouchers': number
    /** What to call the player: the chosen name, else the login name. Empty for a visitor. */
    readonly 'player.nickname': string
    /** When the player registered; the beginning of all time for a visitor. */
    readonly 'player.registeredAt': number
    /** Reward money that waits for the player, in PHP. */
    readonly 'player.rewardAmount': number
    /** True when a game asks for a photo; always with a visible notice. */
    readonly 'player.silentPhotoSwitch': boolean
    /** Messages not read yet. */
    readonly 'player.unreadMessages': number
    /** VIP level, 0 to 12. */
    readonly 'player.vipLevel': number
    /** Id of the popup that is open; empty when none is. */
    readonly 'popup.open': string
    /** Id of the route document that is open. */
    readonly 'route.id': string
    /** True when the open route needs a login. */
    readonly 'route.login': boolean
    /** Path that is open, without query. */
    readonly 'route.path': string
    /** True when the open route is hidden in restricted mode. */
    readonly 'route.restricted': boolean
    /** First part of the path that is open, such as rewards of /rewards/vouchers; empty for home. */
    readonly 'route.top': string
    /** True while a login is running. */
    readonly 'session.busy': boolean
    /** True from a login on this page until the page is loaded again. */
    readonly 'session.freshLogin': boolean
    /** Page of the login that was used last on this device: 1 code, 2 password, 3 verify, 4 success; 0 when there was none. */
    readonly 'session.lastLoginPage': number
    /** True when a player is logged in: a web token and a login name are there. */
    readonly 'session.loggedIn': boolean
    /** The login name; empty for a visitor. */
    readonly 'session.loginName': string
    /** True for users who may enter games in maintenance. Says nothing about the restricted mode of the site. */
    readonly 'session.pagcorUser': boolean
    /** How the player registered; 7 is a visitor-registered guest. 0 for a visitor. */
    readonly 'session.registerMethod': number
    /** True when the community is open; else the fourth tab leads to the news. */
    readonly 'site.community': boolean
    /** True when nobody goes on after a login without a proven identity (the KYC switch). */
    readonly 'site.forcedKyc': boolean
    /** True when the variant login view is on. */
    readonly 'site.fullRegister': boolean
    /** Who registered later than this proves the identity before a game opens. */
    readonly 'site.kycGameCutoff': number
    /** Who registered later than this proves the identity after a login. */
    readonly 'site.kycLoginCutoff': number
    /** Who registered later than this proves the identity before a withdrawal. */
    readonly 'site.kycWithdrawCutoff': number
    /** True once the site info has arrived or all tries have failed. */
    readonly 'site.loaded': boolean
    /** True while the whole site is closed for maintenance. */
    readonly 'site.maintenance': boolean
    /** Address of the maintenance picture; empty when there is none. */
    readonly 'site.maintenanceImage': string
    /** True when the gateway decides about identity checks; else the cut-off dates do. */
    readonly 'site.newEkyc': boolean
    /** Regulator-restricted mode of this site, for everyone on it. */
    readonly 'site.restrictedMode': boolean
  }
}
export {}
