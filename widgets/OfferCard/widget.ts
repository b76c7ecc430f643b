import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'OfferCard',
  version: 1,
  group: 'content',
  pure: true,
  budget: 1850,
  load: () => import('./OfferCard.tsx'),
})
