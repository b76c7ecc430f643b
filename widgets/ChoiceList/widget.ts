import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'ChoiceList',
  version: 1,
  group: 'forms',
  budget: 1480,
  load: () => import('./ChoiceList.tsx'),
})
