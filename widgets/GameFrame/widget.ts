import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'GameFrame',
  version: 1,
  group: 'games',
  budget: 2440,
  load: () => import('./GameFrame.tsx'),
})
