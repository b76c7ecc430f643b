import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'Button',
  version: 1,
  group: 'content',
  pure: true,
  budget: 200,
  load: () => import('./Button.tsx'),
})
