import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'OfferCard',
  version: 1,
  group: 'content',
  pure: true,
  budget: 1855,
  load: () => import('./OfferCard.tsx'),
})
