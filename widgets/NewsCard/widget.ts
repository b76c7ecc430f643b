import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'NewsCard',
  version: 1,
  group: 'content',
  pure: true,
  budget: 960,
  load: () => import('./NewsCard.tsx'),
})
