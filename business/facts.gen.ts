// Generated from business/*/facts.ts by `npm run generate -- --write`. Do not edit.
/** Adds every fact to the interface that types reading and setting facts. */
declare module '../engine/action.ts' {
  interface Facts {
    /** Address of the home page of the native app; empty for none. */
    readonly 'arrival.appHome': string
    /** Address in the native app that opens instead of the requested page of the site; empty for none. */
    readonly 'arrival.appLink': string
    /** Address of the mini-app game page to which a brand link leads; empty for none. */
    readonly 'arrival.brandGame': string
    /** True while the address of the page has the parameter state with the value success, after a payment. */
    readonly 'arrival.isPaid': boolean
    /** True when the parameter payback of the address begins with the product ID: the player returns from a payment. */
    readonly 'arrival.isPayment': boolean
    /** True when the address has relogin=true, which requests a login with another account. */
    readonly 'arrival.isRelogin': boolean
    /** The current date and time, by the clock of the server. */
    readonly 'clock.now': number
    /** The calendar day in the time zone of the site, YYYY-MM-DD. All daily rules use it. */
    readonly 'clock.today': string
    /** False when the native app hides the header of the site. */
    readonly 'device.appTitle': boolean
    /** True when the site is shown in the frame of a chat bot. */
    readonly 'device.bot': boolean
    /** Brand of the mini-app, such as glife or lazada; empty outside a mini-app, and for a mini-app without brand. */
    readonly 'device.brand': string
    /** The container of the site: a browser (also in the frame of a chat bot), the native app, or a partner’s mini-app. */
    readonly 'device.container': 'BROWSER' | 'APP' | 'MINIAPP'
    /** Host name of the page, without port. */
    readonly 'device.host': string
    /** True when the site was opened from the home screen. */
    readonly 'device.installed': boolean
    /** Language of the page, one of the languages of the site. */
    readonly 'device.language': string
    /** True in a native app before version 4.0.5, or without a version. On Android, versions 3.2.3 to 3.9.9 are not old. */
    readonly 'device.oldApp': boolean
    /** False while the device reports that it has no network. */
    readonly 'device.online': boolean
    /** The parameter os of the native app, stored for the session: 0 for Android, 1 for iOS, none outside the app. */
    readonly 'device.os': 'none' | '0' | '1'
    /** True when an address of this session has contained the parameter os, even without a value. */
    readonly 'device.osPresent': boolean
    /** True in the mini-app or the chat bot of a partner. Both have their own switch for identity checks and another way back. */
    readonly 'device.partner': boolean
    /** True on a host that sends visitors to /market_signup. */
    readonly 'device.signupHost': boolean
    /** The skin that was chosen on this device. Empty when the schedules of the skins decide. */
    readonly 'device.skin': string
    /** False where the browser forbids the site to store values, as in some frames. A login then ends when the page is closed. */
    readonly 'device.storage': boolean
    /** True on a host of the wallet app, where every login starts with a code. */
    readonly 'device.walletApp': boolean
    /** True while the page is at least 64em wide; the tabs are then at the side. One em is the text size that the player has set in the browser. */
    readonly 'device.wide': boolean
    /** The code of the failure that is being reported, without the prefix GW_. GW_801667 keeps the prefix, because 801667 has another meaning. */
    readonly 'error.code': string
    /** How many requests were refused as too frequent since the page was opened; in a game, since the game was opened. */
    readonly 'error.frequent': number
    /** The source of the failure: our own code, the gateway, a refused token, too many requests, another HTTP status, a timeout, no network, a network error, or an aborted request. */
    readonly 'error.kind': 'own' | 'gateway' | 'token' | 'frequent' | 'http' | 'timeout' | 'offline' | 'network' | 'aborted'
    /** Path of the call that has failed, such as /game/v2/inGame; empty for failures of other kinds. */
    readonly 'error.path': string
    /** How many login attempts are left; -1 when the gateway does not report it. */
    readonly 'error.triesLeft': number
    /** IDs of the listed games that this player may not see: games that are hidden, not approved, or for other players. Empty until the list of games is loaded. */
    readonly 'games.excluded': readonly string[]
    /** How many favorites the player has. */
    readonly 'games.favoriteCount': number
    /** State of the favorites: idle for a visitor and until they are loaded, ready, or error. */
    readonly 'games.favoritesStatus': 'idle' | 'ready' | 'error'
    /** IDs of the listed games that are in maintenance. Empty until the list of games is loaded. */
    readonly 'games.inMaintenance': readonly string[]
    /** IDs of the games that the player opened recently, the latest first. */
    readonly 'games.opened': readonly string[]
    /** IDs of the games in the fact games.opened that were no favorites when the page was opened. */
    readonly 'games.recent': readonly string[]
    /** Number of games in the fact games.recent. */
    readonly 'games.recentCount': number
    /** Recent searches for games on this device, the latest first. */
    readonly 'games.recentSearches': readonly string[]
    /** Number of games in the fact games.savedFavorites. */
    readonly 'games.savedCount': number
    /** IDs of the favorites when they were loaded or the page was opened. Lists that show or leave out favorites use these IDs, so games keep their positions when a heart is pressed. */
    readonly 'games.savedFavorites': readonly string[]
    /** Number of drags on Home and its channels, by finger or mouse, since the page was loaded. Counting ends at 2. */
    readonly 'home.drags': number
    /** ID of the first message in the fortune queue; empty when the queue is empty, unknown while it is being loaded. */
    readonly 'home.fortuneId': string
    /** Address that the first message in the fortune queue opens; empty for none. */
    readonly 'home.fortuneLink': string
    /** Text of the first message in the fortune queue. */
    readonly 'home.fortuneText': string
    /** Title of the first message in the fortune queue. */
    readonly 'home.fortuneTitle': string
    /** True once the player has closed the first-time guide on this device; also true for a visitor. */
    readonly 'home.guideViewed': boolean
    /** How the site can be put on the home screen: by the prompt of the browser, by its share menu (iOS), or not at all. */
    readonly 'home.install': 'none' | 'prompt' | 'share'
    /** ID of the broadcast that Home offers the player; empty for none. */
    readonly 'home.streamId': string
    /** True while the VIP level of the player is higher than the last level that this device has shown. */
    readonly 'home.vipRaised': boolean
    /** The operation for which the identity is checked: 1 deposit, 2 withdraw, 3 open a game, 4 log in, 5 register, 88 bind a card, 6 any other. */
    readonly 'identity.action': 6 | 1 | 2 | 3 | 4 | 5 | 88
    /** The status that the prompts of the gateway use (globalActiveKycStatus). */
    readonly 'identity.activeKycStatus': -1 | 0 | 1 | 2 | 3 | 4
    /** Number of identity checks that the player may still try today; 0 or less means none. */
    readonly 'identity.canKycTime': number
    /** The last result of the table kyc-required: no check, the check of the gateway, or the page that kyc-routing names. */
    readonly 'identity.check': 'none' | 'gateway' | 'page'
    /** What closing the popup does: end the operation, continue it, or log out and open the first page. */
    readonly 'identity.closing': 'stop' | 'continue' | 'leave'
    /** What the first button of the popup opens: nothing, the eKYC page, the face check, or customer service. */
    readonly 'identity.confirm': 'none' | 'ekyc' | 'face' | 'support'
    /** The second button of the popup: none, Later or Close. */
    readonly 'identity.dismiss': 'none' | 'later' | 'close'
    /** The eKYC status: 1 approved, 0 in review, -1 not set, 2 and 3 failed, 4 identity to be updated. */
    readonly 'identity.ekycStatus': -1 | 0 | 1 | 2 | 3 | 4
    /** True for players of the eKYC whitelist. */
    readonly 'identity.inEkycWhite': boolean
    /** True when the gateway requires a popup. */
    readonly 'identity.isPopupWindow': boolean
    /** The combined status of the older check and eKYC. */
    readonly 'identity.mergeKycStatus': -1 | 0 | 1 | 2 | 3 | 4
    /** The status of the older identity check, from before eKYC. */
    readonly 'identity.oldKycStatus': -1 | 0 | 1 | 2 | 3 | 4
    /** Type of the popup that the gateway requires, -1 to 15; 0 is none. Any other number is an error of the gateway. */
    readonly 'identity.popup': number
    /** True when the gateway refuses to start a check. Has no effect unless the eKYC status is 3. */
    readonly 'identity.refuseInitFlag': boolean
    /** The reason why the identity was refused; empty when none is given. */
    readonly 'identity.rejectReason': string
    /** True once this player has seen the optional reminder today. Days begin at midnight in Manila. */
    readonly 'identity.reminded': boolean
    /** True when the gateway requires the check. */
    readonly 'identity.requireEkyc': boolean
    /** How the popup restricts the player: weak allows the player to postpone the check; forced and blocks end the operation, and forced also logs the player out after a login or registration. */
    readonly 'identity.severity': 'none' | 'weak' | 'forced' | 'blocks'
    /** The last result of the table kyc-popup: nothing, a popup, the eKYC page, or an error in the data. */
    readonly 'identity.shows': 'nothing' | 'popup' | 'page' | 'error'
    /** State of the identity status: idle, ready, error, or page when the gateway sent the player to the eKYC page. */
    readonly 'identity.status': 'idle' | 'ready' | 'error' | 'page'
    /** True when the check is mandatory. */
    readonly 'identity.strongCheck': boolean
    /** True when the check is optional: the gateway only reminds the player of it. */
    readonly 'identity.weakCheck': boolean
    /** True when the player has allowed this game to ask for the camera. */
    readonly 'launch.camera': boolean
    /** True once the player has answered the notice about the camera for this game. */
    readonly 'launch.cameraAnswered': boolean
    /** True when the page of the game starts the launch itself: it was opened directly or reloaded, or the player tries again. */
    readonly 'launch.direct': boolean
    /** ID of the game that is about to open; empty when there is none. */
    readonly 'launch.gameId': string
    /** Type of the game that is about to open, at its provider. */
    readonly 'launch.gameType': string
    /** ID of the game that is about to open, in the games directory. */
    readonly 'launch.gdGameId': string
    /** Room type of the live game that is about to open; empty for other games. */
    readonly 'launch.gmType': string
    /** The parameter gtp of the address of the game page, which the launch sends to the gateway; empty for none. */
    readonly 'launch.gtp': string
    /** Address of the cover of the game that is about to open; empty when it is not known. */
    readonly 'launch.image': string
    /** Name of the kind of the game that is about to open, such as slot; empty when it is not known. */
    readonly 'launch.kind': string
    /** Number of likes to show for the game that is about to open while the list still has the number launch.listedLikes. */
    readonly 'launch.likes': number
    /** Address that opens instead of the game; empty for a game that is launched. */
    readonly 'launch.link': string
    /** Number of likes in the list of games, for the game that is about to open. */
    readonly 'launch.listedLikes': number
    /** True when the game that is about to open is in maintenance. */
    readonly 'launch.maintenance': boolean
    /** Name of the game that is about to open; empty when it is not known. */
    readonly 'launch.name': string
    /** True when the game replaces the page of the site. */
    readonly 'launch.ownPage': boolean
    /** Code of the provider of the game that is about to open. */
    readonly 'launch.platformCode': string
    /** ID of the provider of the game that is about to open. */
    readonly 'launch.platformId': string
    /** Parameters that are appended to the address of the game; empty for none. */
    readonly 'launch.query': string
    /** The message of the failure that ended the last launch; empty when there was no message. */
    readonly 'launch.reason': string
    /** State of the launch: idle, waiting for the network, loading, ready or error. */
    readonly 'launch.status': 'idle' | 'waiting' | 'loading' | 'ready' | 'error'
    /** True when the gateway did not answer the last launch in time. */
    readonly 'launch.timedOut': boolean
    /** True when the game opens as a trial, which needs no account. */
    readonly 'launch.trial': boolean
    /** True when the game that is about to open has a trial. */
    readonly 'launch.trialAvailable': boolean
    /** True when the address asks for a trial (`tryFlag=1`) that the game does not have. */
    readonly 'launch.trialMissing': boolean
    /** Address of the trial; empty when there is none, or when the gateway provides it at the launch. */
    readonly 'launch.trialUrl': string
    /** True when the gateway has no game with the ID in the address of the page. */
    readonly 'launch.unknown': boolean
    /** Address of the open game; empty while it is being loaded. */
    readonly 'launch.url': string
    /** Video ID of the live game that is about to open; empty for other games. */
    readonly 'launch.vid': string
    /** Milliseconds after which a game that has not opened counts as failed: the constant launchWaitMs. */
    readonly 'launch.waitMs': number
    /** Whether the gateway has accepted the latest message. */
    readonly 'live.accepted': boolean
    /** How many messages of this visit the gateway has answered, by accepting or refusing them. */
    readonly 'live.answers': number
    /** IDs of the hosts that the player follows; unknown until a page with live rooms has loaded them. */
    readonly 'live.following': readonly string[]
    /** How many gifts of this visit the gateway has answered, by accepting or refusing them. */
    readonly 'live.giftAnswers': number
    /** IDs of the videos that the player likes; unknown until a page with videos has loaded them. */
    readonly 'live.likedReels': readonly string[]
    /** Balance in PHP; unknown until this device has loaded it once. A reload keeps the last value until the new one arrives. */
    readonly 'player.balance': number
    /** When the gateway sent the balance, possibly during an earlier visit; the year 1970 for a visitor. */
    readonly 'player.balanceAt': number
    /** State of the balance: idle before the first call, loading while it is calculated, ready, or error after the last attempt. */
    readonly 'player.balanceStatus': 'idle' | 'loading' | 'ready' | 'error'
    /** True when the player has activated online betting. */
    readonly 'player.collectionInfo': boolean
    /** Level of the customer at the licensee. */
    readonly 'player.customerLevel': number
    /** IDs of the favorites of the player, newest first. */
    readonly 'player.favorites': readonly string[]
    /** True once the player has made a deposit. */
    readonly 'player.firstDeposit': boolean
    /** When the player made the first deposit; the year 1970 when it is not known, and for a visitor. */
    readonly 'player.firstDepositAt': number
    /** True for players of the fortune-zone whitelist, who see a different third tab. */
    readonly 'player.fortuneZone': boolean
    /** True when a mobile number is bound to the account. */
    readonly 'player.hasMobile': boolean
    /** True for players of the gray list, who see a different list of games. */
    readonly 'player.isGrayUser': boolean
    /** True for players of the RELX game-brand group. */
    readonly 'player.isRELX': boolean
    /** How many times the player has logged in; 0 for a visitor. */
    readonly 'player.loginTimes': number
    /** True when the player must activate online betting before a game opens. */
    readonly 'player.marginSwitch': boolean
    /** Number of vouchers that the player has not seen. */
    readonly 'player.newVouchers': number
    /** The nickname of the player, or the login name if there is no nickname. Empty for a visitor. */
    readonly 'player.nickname': string
    /** State of the record of the player, which has the VIP level, vouchers and deposits: idle for a visitor, loading, ready, or error. */
    readonly 'player.recordStatus': 'idle' | 'loading' | 'ready' | 'error'
    /** When the player registered; the year 1970 for a visitor. */
    readonly 'player.registeredAt': number
    /** Rewards that the player can collect, in PHP. */
    readonly 'player.rewardAmount': number
    /** True when the player must look at the security settings before a game opens. */
    readonly 'player.securityCheck': boolean
    /** True when games may take a photo. A notice is always shown first. */
    readonly 'player.silentPhotoSwitch': boolean
    /** Number of messages that the player has not read. */
    readonly 'player.unreadMessages': number
    /** VIP level, 0 to 12. */
    readonly 'player.vipLevel': number
    /** ID of the open popup; empty when none is open. */
    readonly 'popup.open': string
    /** Hours that the player may play in a day before the reminder; "off" without a limit, empty if unknown. */
    readonly 'reminders.duration': string
    /** Minutes between two reminders of the same kind; empty if unknown, or if the kinds have different values. */
    readonly 'reminders.frequency': string
    /** The hours that the player may play in a day as a number; 0 without a limit. */
    readonly 'reminders.hourLimit': number
    /** Hours that the player has played today on this device, in steps of 0.1. */
    readonly 'reminders.hoursToday': number
    /** True when the settings of the reminders of this player are known, even from an earlier visit. */
    readonly 'reminders.known': boolean
    /** PHP that the player may lose in a day before the reminder; "off" without a limit, empty if not known. */
    readonly 'reminders.loss': string
    /** The loss limit as a number, for amounts in texts; 0 without a limit. */
    readonly 'reminders.lossLimit': number
    /** PHP that the player had lost on the day of the last reminder. */
    readonly 'reminders.lost': number
    /** PHP that the player has lost today, as the gateway answered last. */
    readonly 'reminders.lostToday': number
    /** Full hours that the player had played on the day of the last reminder. */
    readonly 'reminders.playedHours': number
    /** Minutes beyond the full hours that the player had played on the day of the last reminder. */
    readonly 'reminders.playedMinutes': number
    /** State of the reminders while playing: not loaded, loading, ready, or error when the last call failed or a value cannot be read. */
    readonly 'reminders.status': 'idle' | 'loading' | 'ready' | 'error'
    /** Type of the last reminder: 1 loss limit, 2 play duration, 3 outside the allowed time window. */
    readonly 'reminders.type': 0 | 1 | 2 | 3
    /** The time of the day outside of which the player is reminded; "off" without a limit, empty if unknown. */
    readonly 'reminders.window': string
    /** ID of the current route. */
    readonly 'route.id': string
    /** True when the current route requires login. */
    readonly 'route.login': boolean
    /** The current path, without query. */
    readonly 'route.path': string
    /** True when the current route is hidden in restricted mode. */
    readonly 'route.restricted': boolean
    /** First part of the current path, such as rewards of /rewards/vouchers; empty for the first page. */
    readonly 'route.top': string
    /** True while a login is in progress. */
    readonly 'session.busy': boolean
    /** True from a login on this page until the page is loaded again. */
    readonly 'session.freshLogin': boolean
    /** The account of the last login on this device, as the player typed it; empty when there was no login. The login form is prefilled with it. */
    readonly 'session.lastAccount': string
    /** The login page that was used last on this device: 1 code, 2 password, 3 verify, 4 success; 0 when there was no login. */
    readonly 'session.lastLoginPage': number
    /** True when the player is logged in, that is, has a web token and a login name. */
    readonly 'session.loggedIn': boolean
    /** The error code with which the gateway refused the last login, as in error.code; empty when it did not refuse it. */
    readonly 'session.loginCode': string
    /** The message with which the gateway refused the last login; empty if the login was not refused. */
    readonly 'session.loginError': string
    /** Address of the cover of the game that the open login is about; empty for other logins. */
    readonly 'session.loginImage': string
    /** The login name; empty for a visitor. */
    readonly 'session.loginName': string
    /** The reason for the open login, in the language of the page; empty when no step waits for the login. */
    readonly 'session.loginReason': string
    /** True for players who may open games that are in maintenance. It is independent of the restricted mode of the site. */
    readonly 'session.pagcorUser': boolean
    /** Login attempts that are left after a refusal; -1 when the gateway does not report it. */
    readonly 'session.triesLeft': number
    /** True when Account shows the hint to install the app. */
    readonly 'site.appHint': boolean
    /** True when the community is open. Otherwise the fourth tab shows the news. */
    readonly 'site.community': boolean
    /** True when the consent box of the login is initially checked. */
    readonly 'site.consentChecked': boolean
    /** True when every login requires a verified identity (the KYC switch; mini-apps have their own switch). */
    readonly 'site.forcedKyc': boolean
    /** True when the login has its variant layout, with a banner above the form. */
    readonly 'site.fullRegister': boolean
    /** Status of the site info: error after all attempts of the first load have failed, with all switches off. */
    readonly 'site.infoStatus': 'loading' | 'ready' | 'error'
    /** Address of the native app in the store of this device; empty when there is none. */
    readonly 'site.installLink': string
    /** True when every deposit requires a verified identity on this host. */
    readonly 'site.kycForDeposits': boolean
    /** True when every game requires a verified identity on this host. */
    readonly 'site.kycForGames': boolean
    /** True when every withdrawal requires a verified identity on this host. */
    readonly 'site.kycForWithdrawals': boolean
    /** Players who registered after this instant must verify their identity before a game opens. */
    readonly 'site.kycGameCutoff': number
    /** Players who registered after this instant must verify their identity after a login. */
    readonly 'site.kycLoginCutoff': number
    /** Players who registered after this instant must verify their identity before a withdrawal. */
    readonly 'site.kycWithdrawCutoff': number
    /** True while the site is in maintenance. */
    readonly 'site.maintenance': boolean
    /** Address of the maintenance image; empty when there is none. */
    readonly 'site.maintenanceImage': string
    /** True when the gateway decides about identity checks. Otherwise the cut-off dates decide. */
    readonly 'site.newEkyc': boolean
    /** True when the guide to installing the site on the home screen is on. */
    readonly 'site.pwaGuide': boolean
    /** True in restricted mode: the regulator restricts this site for players and visitors. */
    readonly 'site.restrictedMode': boolean
    /** Marks of the tabs from the platform tagging, as JSON. The selector site.tabMark reads them. */
    readonly 'site.tabMarks': readonly string[]
    /** Whether this device may send events to the attribution service. Without a choice it may not. */
    readonly 'tracking.choice': 'none' | 'allowed' | 'refused'
  }
}
export {}
