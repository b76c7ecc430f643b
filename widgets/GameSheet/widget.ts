import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'GameSheet',
  version: 1,
  group: 'games',
  budget: 2500,
  load: () => import('./GameSheet.tsx'),
})
