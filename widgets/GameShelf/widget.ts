import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'GameShelf',
  version: 1,
  group: 'games',
  pure: true,
  budget: 1650,
  load: () => import('./GameShelf.tsx'),
})
