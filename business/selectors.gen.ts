// Generated from business/*/selectors by `npm run generate -- --write`. Do not edit.
import type { SelectorDefinition } from '../engine/action.ts'
import { selector as arrivalLink } from './arrival/selectors/link.ts'
import { selector as gamesByKind } from './games/selectors/by-kind.ts'
import { selector as gamesCollection } from './games/selectors/collection.ts'
import { selector as gamesFavorites } from './games/selectors/favorites.ts'
import { selector as gamesJackpotOf } from './games/selectors/jackpot-of.ts'
import { selector as gamesJackpotsError } from './games/selectors/jackpots-error.ts'
import { selector as gamesJackpotsStatus } from './games/selectors/jackpots-status.ts'
import { selector as gamesPayout } from './games/selectors/payout.ts'
import { selector as gamesPlatformName } from './games/selectors/platform-name.ts'
import { selector as gamesPlatforms } from './games/selectors/platforms.ts'
import { selector as gamesRecent } from './games/selectors/recent.ts'
import { selector as gamesSection } from './games/selectors/section.ts'
import { selector as gamesSelected } from './games/selectors/selected.ts'
import { selector as gamesTopWinners } from './games/selectors/top-winners.ts'
import { selector as siteTabMark } from './site/selectors/tab-mark.ts'

/** Every selector by its name. */
export const selectors: { readonly [name: string]: SelectorDefinition } = {
  'arrival.link': arrivalLink,
  'games.byKind': gamesByKind,
  'games.collection': gamesCollection,
  'games.favorites': gamesFavorites,
  'games.jackpotOf': gamesJackpotOf,
  'games.jackpotsError': gamesJackpotsError,
  'games.jackpotsStatus': gamesJackpotsStatus,
  'games.payout': gamesPayout,
  'games.platformName': gamesPlatformName,
  'games.platforms': gamesPlatforms,
  'games.recent': gamesRecent,
  'games.section': gamesSection,
  'games.selected': gamesSelected,
  'games.topWinners': gamesTopWinners,
  'site.tabMark': siteTabMark,
}
