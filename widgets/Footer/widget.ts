import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'Footer',
  version: 1,
  group: 'menus',
  pure: true,
  budget: 2000,
  load: () => import('./Footer.tsx'),
})
