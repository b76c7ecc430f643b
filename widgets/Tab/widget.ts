import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'Tab',
  version: 1,
  group: 'navigation',
  pure: true,
  budget: 1290,
  load: () => import('./Tab.tsx'),
})
