import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'GameSheet',
  version: 1,
  group: 'games',
  budget: 2470,
  load: () => import('./GameSheet.tsx'),
})
