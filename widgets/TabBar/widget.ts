import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'TabBar',
  version: 1,
  group: 'navigation',
  slots: { tabs: { allow: ['Tab'], min: 1, max: 7 }, more: { allow: ['ChannelSwitch', 'Tab'], max: 5 } },
  pure: true,
  budget: 1130,
  load: () => import('./TabBar.tsx'),
})
