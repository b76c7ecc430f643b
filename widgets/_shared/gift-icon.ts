import type { IconShape } from './icon-shapes.ts'

/**
 * The icon of a gift. The widgets of live rooms cannot use the content icon "gift", because content icons are loaded
 * later than these widgets.
 */
export const giftIcon: IconShape = {
  line: 'M4 9h16v3.5H4zM5.5 12.5V20h13v-7.5M12 9v11M12 9C9 9 7.4 7.9 7.4 6.2A2.3 2.3 0 0 1 12 6.6a2.3 2.3 0 0 1 4.6-.4C16.6 7.9 15 9 12 9z',
  tone: 'M5.5 12.5h13V20h-13z',
}
