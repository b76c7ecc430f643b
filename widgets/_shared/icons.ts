import type { Icon } from '../../engine/widget.ts'
import type { Drawing } from './drawings.ts'
import { marks } from './marks.ts'
import { pictograms } from './pictograms.ts'

/** The icon set: every icon of the vocabulary. The player reads icons from `drawings.ts`, which loads only some of them at first. */
export const icons: { readonly [name in Icon]: Drawing } = { ...pictograms, ...marks }
