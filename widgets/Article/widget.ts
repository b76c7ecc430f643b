import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'Article',
  version: 1,
  group: 'content',
  slots: { head: {} },
  pure: true,
  budget: 1000,
  load: () => import('./Article.tsx'),
})
