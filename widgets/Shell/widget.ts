import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'Shell',
  version: 1,
  group: 'layout',
  slots: { header: { max: 1 }, main: {}, foot: { max: 1 }, tabs: { max: 1 }, float: {} },
  pure: true,
  budget: 985,
  load: () => import('./Shell.tsx'),
})
