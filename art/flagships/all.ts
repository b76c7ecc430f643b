/** The covers with their own compositions, by game ID: the games of the first screens. */
import type { Flagship } from './flagship.ts'
import { otherFlagships } from './tables.ts'
import { slotFlagships } from './slots.ts'

export const flagships: { readonly [gameId: string]: Flagship } = { ...slotFlagships, ...otherFlagships }
