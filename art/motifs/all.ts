/** Every subject of a slot cover, by name. */
import * as fair from './fair.ts'
import * as feast from './feast.ts'
import * as wild from './wild.ts'

export const slotMotifs = { ...wild, ...feast, ...fair }

export type SlotMotif = keyof typeof slotMotifs
