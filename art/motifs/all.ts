/** Every subject of a slot cover, by name. */
import * as fair from './fair.ts'
import * as feast from './feast.ts'
import { alitaptap, makiling } from './forest.ts'
import { eagle } from './own-subjects-figures.ts'
import { kalesa } from './own-subjects-town.ts'
import { templeGecko } from './own-subjects-wild.ts'
import { bakunawa } from './serpents.ts'
import * as wild from './wild.ts'

export const slotMotifs = {
  ...wild,
  ...feast,
  ...fair,
  agila: eagle,
  alitaptap,
  bakunawa,
  kalesa,
  makiling,
  tuko: templeGecko,
}

export type SlotMotif = keyof typeof slotMotifs
