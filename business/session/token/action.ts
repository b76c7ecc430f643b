import { defineAction } from '../../../engine/action.ts'
import { isLoggedIn, readCredentials } from '../credentials.ts'
import { becomeVisitor, visitorFacts } from '../visitor.ts'
import type { Args } from './types.gen.ts'

/** Pages that are left without a word (document 2, section 8; reading AM-073). */
const QUIET = ['/rewards', '/new-rewards']

/**
 * The gateway refused our token, or there is none. A visitor silently gets a new one; a player whose session has expired is logged
 * out and asked to log in again: by a dialog, on quiet pages by the login itself. The value is true when calls may be tried again.
 */
export const action = defineAction<Args>({
  name: 'session.token',
  async run(ctx, { problem }) {
    const wasLoggedIn = isLoggedIn(readCredentials(ctx.storage))
    const isRenewed = await becomeVisitor(ctx)
    if (!wasLoggedIn) return { ok: true, value: isRenewed, effects: { facts: visitorFacts } }
    await ctx.run('player.clear')
    if (problem === 'empty') return { ok: true, value: isRenewed, effects: { facts: visitorFacts } }
    if (ctx.container.login()) return { ok: true, value: false, effects: { facts: visitorFacts } }
    const path = String(ctx.read('fact.route.path') ?? '/')
    const isQuiet = QUIET.some((quiet) => path.startsWith(quiet))
    return {
      ok: true,
      value: false,
      effects: { facts: visitorFacts, ...(isQuiet ? { navigate: { to: '/?dialogType=login' } } : { open: 'relogin' }) },
    }
  },
})
