import type { AreaContext } from '../../engine/action.ts'

/** True from the first step of a launch until it is canceled, also after it has failed. */
export const isLaunched = (ctx: Pick<AreaContext, 'read'>): boolean => ctx.read('fact.launch.status') !== 'idle'
