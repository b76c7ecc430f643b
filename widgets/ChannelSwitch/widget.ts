import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'ChannelSwitch',
  version: 1,
  group: 'navigation',
  budget: 1915,
  load: () => import('./ChannelSwitch.tsx'),
})
