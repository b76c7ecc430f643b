import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'LiveList',
  version: 1,
  group: 'content',
  budget: 1700,
  load: () => import('./LiveList.tsx'),
})
