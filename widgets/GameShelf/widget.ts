import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'GameShelf',
  version: 1,
  title: 'A titled row or block of games',
  group: 'games',
  pure: true,
  budget: 1600,
  load: () => import('./GameShelf.tsx'),
})
