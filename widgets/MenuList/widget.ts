import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'MenuList',
  version: 1,
  group: 'menus',
  pure: true,
  budget: 1380,
  load: () => import('./MenuList.tsx'),
})
