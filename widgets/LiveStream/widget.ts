import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'LiveStream',
  version: 1,
  group: 'content',
  budget: 2600,
  load: () => import('./LiveStream.tsx'),
})
