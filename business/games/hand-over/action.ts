import { defineAction } from '../../../engine/action.ts'
import { selected } from '../selected.ts'

export const action = defineAction({
  name: 'games.handOver',
  run(ctx) {
    const { ids, isTrial } = selected(ctx)
    return { ok: true, stop: ctx.container.launch({ ...ids, ...(isTrial ? { tryFlag: 1 } : {}) }) }
  },
})
