import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'LiveRoom',
  version: 1,
  group: 'content',
  slots: { more: {} },
  budget: 4650,
  load: () => import('./LiveRoom.tsx'),
})
