// Generated from business/*/constants.ts by `npm run generate -- --write`. Do not edit.
/** Adds every constant to the interface that types reading constants. */
declare module '../engine/action.ts' {
  interface Constants {
    /** Whether addresses that have a page in the native app open in the app (reading AM-009). The login of the native app does not depend on it. */
    readonly appHandOff: boolean
    /** App ID of the web player. It is part of the signature of every call. */
    readonly appId: string
    /** Scheme of the addresses of the native app. If it is empty, no address opens in the native app. */
    readonly appScheme: string
    /** App version that is sent with every call. */
    readonly appVersion: string
    /** Milliseconds between two calls while the balance is calculated. */
    readonly balancePollMs: number
    /** Number of calls after which loading the balance has failed. */
    readonly balancePollTimes: number
    /** How long the message about the balance is shown, in milliseconds. */
    readonly balanceToastMs: number
    /** Name of the parameter that contains the game ID in a brand link. */
    readonly brandGameParameter: string
    /** Names of the parameters that mark an address as a brand link when their value is 1. */
    readonly brandParameters: readonly string[]
    /** Name of the parameter that contains the platform code in a brand link. */
    readonly brandPlatformParameter: string
    /** Name of the object that the native app adds to the page, with a method postMessage. */
    readonly bridgeName: string
    /** Game type that is used for games without a type. */
    readonly defaultGameType: string
    /** Platform ID that is used for games without a platform. */
    readonly defaultPlatformId: string
    /** Maximum number of favorites of a player. */
    readonly favoriteLimit: number
    /** Error codes of the gateway that mean that the list of favorites is full. */
    readonly favoriteLimitCodes: readonly string[]
    /** Name of the header that carries the product flag. */
    readonly flagHeader: string
    /** Milliseconds after which a game that has not opened counts as failed. */
    readonly launchWaitMs: number
    /** Milliseconds between two checks for maintenance. */
    readonly maintenancePollMs: number
    /** Product ID that is sent with every call. */
    readonly productId: string
    /** Milliseconds between two requests for the loss of the player while a game is open. */
    readonly reminderLoadMs: number
    /** Words that are removed from the messages that players write in live rooms (document 1, section 5; reading AM-054). */
    readonly removedWords: readonly string[]
    /** Language that is sent with calls, even when the page is in another language. */
    readonly requestLanguage: string
    /** Whether the site info of the gateway can turn on restricted mode. */
    readonly restrictedModeFromSite: boolean
    /** IDs and codes of the platforms whose games replace the page of the site. */
    readonly sameWindowPlatforms: readonly string[]
    /** Address of customer service. If empty, the button says that customer service is not available. */
    readonly supportHref: string | undefined
  }
}
export {}
