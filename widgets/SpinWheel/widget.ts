import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'SpinWheel',
  version: 1,
  group: 'popups',
  budget: 1500,
  load: () => import('./SpinWheel.tsx'),
})
