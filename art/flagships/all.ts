/** The covers with their own compositions, by game ID: the games of the first screens. */
import { airSceneFlagships } from './scenes-air.ts'
import { bingoFlagships } from './bingo.ts'
import { bronzeSceneFlagships } from './scenes-bronze.ts'
import { cardSceneFlagships } from './scenes-cards.ts'
import { casinoFlagships } from './casino.ts'
import { craftSceneFlagships } from './scenes-crafts.ts'
import { dawnSceneFlagships } from './scenes-dawn.ts'
import { daylightSceneFlagships } from './scenes-daylight.ts'
import { duskSceneFlagships } from './scenes-dusk.ts'
import { faceSceneFlagships } from './scenes-faces.ts'
import { fairFlagships } from './fair.ts'
import { fairSceneFlagships } from './scenes-fair.ts'
import type { Flagship } from './flagship.ts'
import { furtherGameFlagships } from './further-games.ts'
import { furtherReelFlagships } from './further-reels.ts'
import { furtherTableFlagships } from './further-tables.ts'
import { gameFlagships } from './games.ts'
import { pokerFlagships } from './poker.ts'
import { feastReelFlagships } from './reels-feast.ts'
import { harvestReelFlagships } from './reels-harvest.ts'
import { counterSceneFlagships } from './scenes-counters.ts'
import { heavenSceneFlagships } from './scenes-heavens.ts'
import { homeReelFlagships } from './reels-home.ts'
import { landReelFlagships } from './reels-land.ts'
import { shoreReelFlagships } from './reels-shore.ts'
import { feastSceneFlagships } from './scenes-feast.ts'
import { gardenSceneFlagships } from './scenes-garden.ts'
import { legendSceneFlagships } from './scenes-legends.ts'
import { letterSceneFlagships } from './scenes-letters.ts'
import { lagoonSceneFlagships } from './scenes-lagoon.ts'
import { lampSceneFlagships } from './scenes-lamps.ts'
import { mythSceneFlagships } from './scenes-myth.ts'
import { objectSceneFlagships } from './scenes-objects.ts'
import { peopleSceneFlagships } from './scenes-people.ts'
import { reefSceneFlagships } from './scenes-reef.ts'
import { shoreSceneFlagships } from './scenes-shore.ts'
import { spiritSceneFlagships } from './scenes-spirits.ts'
import { stallSceneFlagships } from './scenes-stalls.ts'
import { tableSceneFlagships } from './scenes-tables.ts'
import { townSceneFlagships } from './scenes-town.ts'
import { villageSceneFlagships } from './scenes-village.ts'
import { wildSceneFlagships } from './scenes-wild.ts'
import { skyReelFlagships } from './reels-sky.ts'
import { treasureReelFlagships } from './reels-treasure.ts'
import { wildReelFlagships } from './reels-wild.ts'
import { reelFlagships } from './reels.ts'
import { slotFlagships } from './slots.ts'
import { otherFlagships } from './tables.ts'

export const flagships: { readonly [gameId: string]: Flagship } = {
  ...slotFlagships,
  ...reelFlagships,
  ...furtherReelFlagships,
  ...wildReelFlagships,
  ...peopleSceneFlagships,
  ...townSceneFlagships,
  ...wildSceneFlagships,
  ...mythSceneFlagships,
  ...feastSceneFlagships,
  ...gardenSceneFlagships,
  ...shoreSceneFlagships,
  ...tableSceneFlagships,
  ...feastReelFlagships,
  ...landReelFlagships,
  ...harvestReelFlagships,
  ...homeReelFlagships,
  ...shoreReelFlagships,
  ...skyReelFlagships,
  ...treasureReelFlagships,
  ...bingoFlagships,
  ...casinoFlagships,
  ...fairFlagships,
  ...fairSceneFlagships,
  ...pokerFlagships,
  ...gameFlagships,
  ...furtherTableFlagships,
  ...furtherGameFlagships,
  ...lampSceneFlagships,
  ...reefSceneFlagships,
  ...otherFlagships,
  ...airSceneFlagships,
  ...dawnSceneFlagships,
  ...duskSceneFlagships,
  ...bronzeSceneFlagships,
  ...stallSceneFlagships,
  ...letterSceneFlagships,
  ...objectSceneFlagships,
  ...faceSceneFlagships,
  ...spiritSceneFlagships,
  ...cardSceneFlagships,
  ...craftSceneFlagships,
  ...legendSceneFlagships,
  ...villageSceneFlagships,
  ...heavenSceneFlagships,
  ...counterSceneFlagships,
  ...lagoonSceneFlagships,
  ...daylightSceneFlagships,
}
