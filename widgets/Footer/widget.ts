import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'Footer',
  version: 1,
  group: 'menus',
  pure: true,
  budget: 460,
  load: () => import('./Footer.tsx'),
})
