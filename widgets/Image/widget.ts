import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'Image',
  version: 1,
  group: 'content',
  pure: true,
  budget: 400,
  load: () => import('./Image.tsx'),
})
