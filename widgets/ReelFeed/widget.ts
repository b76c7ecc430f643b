import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'ReelFeed',
  version: 1,
  group: 'content',
  budget: 3600,
  load: () => import('./ReelFeed.tsx'),
})
