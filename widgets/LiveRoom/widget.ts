import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'LiveRoom',
  version: 1,
  group: 'content',
  budget: 4800,
  load: () => import('./LiveRoom.tsx'),
})
