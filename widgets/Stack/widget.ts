import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'Stack',
  version: 1,
  group: 'layout',
  slots: { items: {} },
  pure: true,
  budget: 610,
  load: () => import('./Stack.tsx'),
})
