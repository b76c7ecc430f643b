import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'ReelFeed',
  version: 1,
  group: 'content',
  budget: 3625,
  load: () => import('./ReelFeed.tsx'),
})
