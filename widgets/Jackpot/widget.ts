import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'Jackpot',
  version: 1,
  group: 'games',
  slots: { games: { max: 1 } },
  budget: 1750,
  load: () => import('./Jackpot.tsx'),
})
