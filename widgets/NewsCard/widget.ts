import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'NewsCard',
  version: 1,
  group: 'content',
  pure: true,
  budget: 930,
  load: () => import('./NewsCard.tsx'),
})
