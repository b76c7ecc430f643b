import { defineAction } from '../../../engine/action.ts'

/** Opens the customer service of the container. If it has none, opens the address in the constant `supportHref`. */
export const action = defineAction({
  name: 'ui.support',
  run(ctx) {
    if (ctx.container.support()) return { ok: true }
    const to = ctx.constant('supportHref')
    if (!to) return { ok: false, error: { code: 'SUPPORT-MISSING', message: ctx.text('app.support.missing') } }
    return ctx.container.open(to) ? { ok: true } : { ok: true, effects: { navigate: { to } } }
  },
})
