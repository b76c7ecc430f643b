// Generated from business/* by `npm run generate -- --write`. Do not edit.
import type { AreaDefinition } from '../engine/action.ts'
import { area as arrivalArea } from './arrival/area.ts'
import { area as gamesArea } from './games/area.ts'
import { area as homeArea } from './home/area.ts'
import { area as identityArea } from './identity/area.ts'
import { area as playerArea } from './player/area.ts'
import { area as sessionArea } from './session/area.ts'
import { area as siteArea } from './site/area.ts'
import { area as trackingArea } from './tracking/area.ts'

/** The areas with start code that a site chooses. */
export const areas: readonly AreaDefinition[] = [arrivalArea, gamesArea, homeArea, identityArea, playerArea, sessionArea, siteArea, trackingArea]
