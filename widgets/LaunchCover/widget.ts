import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'LaunchCover',
  version: 1,
  // A layer over the page, shown while a game is opened.
  group: 'popups',
  budget: 1600,
  load: () => import('./LaunchCover.tsx'),
})
