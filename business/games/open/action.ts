import { defineAction } from '../../../engine/action.ts'
import { gamePath } from '../game-address.ts'
import { isOwnPage } from '../own-page.ts'
import { openedFacts } from '../recent-games.ts'

/**
 * Opens the selected game: at its own address if it must replace the page of the site, otherwise at `/game`. The
 * address of `/game` contains the IDs of the game and the page from which it was opened, so a reload opens the same
 * game. If the page of the game is already open, it stays open. Returns true.
 */
export const action = defineAction({
  name: 'games.open',
  run(ctx) {
    const replace = ctx.read('fact.launch.direct') === true
    if (isOwnPage(ctx)) {
      const to = ctx.read('fact.launch.url') ?? ''
      const facts = { ...openedFacts(ctx), 'launch.url': '', 'launch.status': 'idle' as const }
      return {
        ok: true,
        value: true,
        effects: { facts, navigate: { to, document: true, ...(replace ? { replace } : {}) } },
      }
    }
    if (replace) return { ok: true, value: true, effects: { facts: openedFacts(ctx) } }
    return {
      ok: true,
      value: true,
      effects: { facts: openedFacts(ctx), navigate: { to: gamePath(ctx) } },
    }
  },
})
