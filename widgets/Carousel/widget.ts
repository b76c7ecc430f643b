import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'Carousel',
  version: 1,
  group: 'content',
  slots: { items: { min: 1, max: 12 } },
  budget: 2200,
  load: () => import('./Carousel.tsx'),
})
