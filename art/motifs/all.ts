/** Every subject of a slot cover, by name. */
import * as fair from './fair.ts'
import * as feast from './feast.ts'
import { eagle } from './own-subjects-figures.ts'
import { templeGecko } from './own-subjects-wild.ts'
import * as wild from './wild.ts'

export const slotMotifs = { ...wild, ...feast, ...fair, agila: eagle, tuko: templeGecko }

export type SlotMotif = keyof typeof slotMotifs
