import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'JackpotGames',
  version: 1,
  group: 'games',
  budget: 900,
  load: () => import('./JackpotGames.tsx'),
})
