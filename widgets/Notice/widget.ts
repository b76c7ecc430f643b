import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'Notice',
  version: 1,
  group: 'content',
  pure: true,
  budget: 300,
  load: () => import('./Notice.tsx'),
})
