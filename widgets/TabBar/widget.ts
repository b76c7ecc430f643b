import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'TabBar',
  version: 1,
  group: 'navigation',
  slots: { tabs: { allow: ['Tab'], min: 1, max: 7 } },
  pure: true,
  budget: 740,
  load: () => import('./TabBar.tsx'),
})
