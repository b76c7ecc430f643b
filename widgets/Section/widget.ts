import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'Section',
  version: 1,
  group: 'layout',
  slots: { body: {} },
  pure: true,
  budget: 400,
  load: () => import('./Section.tsx'),
})
