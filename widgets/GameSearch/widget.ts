import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'GameSearch',
  version: 1,
  group: 'games',
  slots: { idle: {} },
  budget: 3815,
  load: () => import('./GameSearch.tsx'),
})
