import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'Meter',
  version: 1,
  group: 'menus',
  pure: true,
  budget: 800,
  load: () => import('./Meter.tsx'),
})
