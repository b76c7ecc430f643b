import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

export const action = defineAction<Args>({
  name: 'nav.app',
  run: ({ container }, { way }) => ({ ok: true, stop: way === 'close' ? container.close() : container.back() }),
})
