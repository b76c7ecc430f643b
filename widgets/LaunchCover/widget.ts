import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'LaunchCover',
  version: 1,
  // In the layouts of pages with games.
  group: 'layout',
  budget: 1400,
  load: () => import('./LaunchCover.tsx'),
})
