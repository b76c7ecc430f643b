import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

export const action = defineAction<Args>({
  name: 'games.answerCameraNotice',
  run: (_, { camera }) => ({
    ok: true,
    effects: { facts: { 'launch.cameraAnswered': true, 'launch.camera': camera } },
  }),
})
