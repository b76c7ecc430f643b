import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'ChoiceList',
  version: 1,
  title: 'Choose one of a few',
  group: 'forms',
  budget: 1000,
  load: () => import('./ChoiceList.tsx'),
})
