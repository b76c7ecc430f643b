import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'TopBar',
  version: 1,
  group: 'navigation',
  slots: { actions: { max: 3 } },
  pure: true,
  budget: 1740,
  load: () => import('./TopBar.tsx'),
})
