import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'RichText',
  version: 1,
  group: 'content',
  pure: true,
  budget: 600,
  load: () => import('./RichText.tsx'),
})
