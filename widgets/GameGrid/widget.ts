import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'GameGrid',
  version: 1,
  group: 'games',
  slots: { empty: {} },
  budget: 3580,
  load: () => import('./GameGrid.tsx'),
})
