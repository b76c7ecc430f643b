import { defineAction } from '../../../engine/action.ts'

/** Sets the status of the site info to `loading`, so `area.ts` loads it again. Does nothing once it is loaded. */
export const action = defineAction({
  name: 'site.loadInfo',
  run: (ctx) =>
    ctx.read('fact.site.infoStatus') === 'error'
      ? { ok: true, effects: { facts: { 'site.infoStatus': 'loading' } } }
      : { ok: true },
})
