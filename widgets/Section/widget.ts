import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'Section',
  version: 1,
  title: 'A titled part of a page',
  group: 'layout',
  slots: { body: {} },
  pure: true,
  budget: 400,
  load: () => import('./Section.tsx'),
})
