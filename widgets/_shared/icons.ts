import { marks } from './marks.ts'
import { pictograms } from './pictograms.ts'

/** Our own drawings. Code of the player takes them from `drawings.ts`, which does not bring them all. */
export const icons = { ...pictograms, ...marks }

/** The names that configuration may use: the same as `icon` in the vocabulary. */
export type IconName = keyof typeof icons
