import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'Jackpot',
  version: 1,
  group: 'games',
  budget: 1690,
  load: () => import('./Jackpot.tsx'),
})
