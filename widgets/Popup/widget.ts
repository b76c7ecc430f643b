import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'Popup',
  version: 1,
  group: 'popups',
  slots: { body: {}, actions: { max: 3 } },
  budget: 2330,
  load: () => import('./Popup.tsx'),
})
