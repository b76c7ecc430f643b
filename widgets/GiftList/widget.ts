import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'GiftList',
  version: 1,
  group: 'content',
  budget: 1700,
  load: () => import('./GiftList.tsx'),
})
