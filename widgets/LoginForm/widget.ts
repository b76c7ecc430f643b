import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'LoginForm',
  version: 1,
  group: 'forms',
  budget: 3000,
  load: () => import('./LoginForm.tsx'),
})
