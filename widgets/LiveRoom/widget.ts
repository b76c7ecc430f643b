import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'LiveRoom',
  version: 1,
  group: 'content',
  slots: { more: {} },
  budget: 4580,
  load: () => import('./LiveRoom.tsx'),
})
