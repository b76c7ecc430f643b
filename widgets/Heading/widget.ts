import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'Heading',
  version: 1,
  title: 'A heading',
  group: 'content',
  pure: true,
  budget: 400,
  load: () => import('./Heading.tsx'),
})
