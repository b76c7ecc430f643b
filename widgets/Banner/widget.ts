import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'Banner',
  version: 1,
  group: 'content',
  pure: true,
  budget: 1625,
  load: () => import('./Banner.tsx'),
})
