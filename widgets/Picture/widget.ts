import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'Picture',
  version: 1,
  title: 'A picture that leads nowhere',
  group: 'content',
  pure: true,
  budget: 400,
  load: () => import('./Picture.tsx'),
})
