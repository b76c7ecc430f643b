import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'Grid',
  version: 1,
  group: 'layout',
  slots: { items: {} },
  pure: true,
  budget: 625,
  load: () => import('./Grid.tsx'),
})
