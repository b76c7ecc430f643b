import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'Text',
  version: 1,
  group: 'content',
  pure: true,
  budget: 500,
  load: () => import('./Text.tsx'),
})
