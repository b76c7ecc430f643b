import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

export const action = defineAction<Args>({
  name: 'games.notice',
  run: (_, { camera }) => ({ ok: true, effects: { facts: { 'launch.noticed': true, 'launch.camera': camera } } }),
})
