import type { Icon } from '../../engine/widget.ts'
import type { IconShape } from './icon-shapes.ts'
import { widgetIcons } from './widget-icons.ts'
import { contentIcons } from './content-icons.ts'

/**
 * The icon set: every icon of the vocabulary. The player reads shapes from `icon-shapes.ts` instead, which starts with
 * the widget icons and loads content icons later.
 */
export const icons: { readonly [name in Icon]: IconShape } = { ...contentIcons, ...widgetIcons }
