import { defineAction } from '../../../engine/action.ts'
import { gamePath } from '../game-address.ts'
import type { Args } from './types.gen.ts'

/**
 * Opens the page of a security check, with the path of the game as `gameReadyPath` (document 1, section 4; reading
 * AM-044).
 */
export const action = defineAction<Args>({
  name: 'games.keepPath',
  run(ctx, { link: { href } }) {
    const to = `${href}${href.includes('?') ? '&' : '?'}gameReadyPath=${encodeURIComponent(gamePath(ctx))}`
    // Back must not return to the game page, which would lead here again.
    const replace = ctx.read('fact.launch.direct') === true
    return { ok: true, effects: { navigate: replace ? { to, replace } : { to } } }
  },
})
