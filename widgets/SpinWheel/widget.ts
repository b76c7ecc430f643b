import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'SpinWheel',
  version: 1,
  group: 'games',
  budget: 1300,
  load: () => import('./SpinWheel.tsx'),
})
