import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'OfferCard',
  version: 1,
  title: 'One offer with its amount',
  group: 'content',
  pure: true,
  budget: 800,
  load: () => import('./OfferCard.tsx'),
})
