import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'Jackpot',
  version: 1,
  title: 'The jackpot, rolling',
  group: 'games',
  budget: 1600,
  load: () => import('./Jackpot.tsx'),
})
