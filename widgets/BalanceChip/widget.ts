import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: 'BalanceChip',
  version: 1,
  group: 'content',
  pure: true,
  budget: 1000,
  load: () => import('./BalanceChip.tsx'),
})
