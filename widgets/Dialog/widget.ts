import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'Dialog',
  version: 1,
  title: 'Sheet or dialog above the page',
  group: 'overlays',
  slots: { body: {}, actions: { max: 3 } },
  events: ['close'],
  budget: 2300,
  load: () => import('./Dialog.tsx'),
})
