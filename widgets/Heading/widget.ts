import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'Heading',
  version: 1,
  group: 'content',
  pure: true,
  budget: 400,
  load: () => import('./Heading.tsx'),
})
