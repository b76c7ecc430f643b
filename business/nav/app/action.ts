import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

export const action = defineAction<Args>({
  name: 'nav.app',
  run: ({ container }, { way, wanted = true }) => ({
    ok: true,
    stop: wanted && (way === 'close' ? container.close() : container.back()),
  }),
})
