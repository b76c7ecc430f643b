import { type ActionContext, defineAction } from '../../../engine/action.ts'
import { openEventQueue } from '../event-queue.ts'
import { measureTime } from '../shown-time.ts'
import type { Args } from './types.gen.ts'

/** The visit while videos are on screen. */
interface Visit {
  readonly click: () => void
  readonly leave: () => void
}

let visit: Visit | undefined

/**
 * Reports clicks on short videos and the time for which they were shown (document 2, section 7.7). The events are
 * queued on the device. After a reload, the area opens this queue, so unsent events are still sent.
 */
export const action = defineAction<Args>({
  name: 'tracking.followReels',
  run(ctx, { moment }) {
    if (moment === 'enter') visit ??= enter(ctx)
    else visit?.[moment]()
    if (moment === 'leave') visit = undefined
    return { ok: true }
  },
})

function enter(ctx: ActionContext): Visit {
  const path = String(ctx.read('fact.route.path') ?? '/')
  const queue = openEventQueue(ctx)
  // Loads what the event of an exit needs.
  queue.resume()
  const time = measureTime(ctx.now, (startTime, isExit) =>
    queue.add({ bizType: 'reelsOnlineTime', path, startTime }, isExit),
  )
  return {
    click() {
      const startTime = time.startTime()
      if (startTime !== undefined) queue.add({ bizType: 'reelsClick', path, startTime })
    },
    leave: time.stop,
  }
}
