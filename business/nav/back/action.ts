import { defineAction } from '../../../engine/action.ts'

/**
 * The way back (document 1, "Header and back behaviour"): the account page of a mini-app goes home, deposit in the native app closes
 * its window, other pages there use the app's own way back. Everywhere else the browser's history decides, and home if it has none.
 */
export const action = defineAction({
  name: 'nav.back',
  run(ctx) {
    const path = ctx.read('fact.route.path')
    const { container } = ctx
    if (container.kind === 'MINIAPP' && path === '/account') return { ok: true, effects: { navigate: { to: '/' } } }
    if (container.kind === 'APP' && (path === '/deposit' ? container.close() : container.back())) return { ok: true }
    return { ok: true, effects: { navigate: 'back' } }
  },
})
