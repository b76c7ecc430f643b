import { type ActionContext, defineAction } from '../../../engine/action.ts'
import type { LaunchResponse } from '../calls.gen.ts'

/** Milliseconds to wait for the network, and between two looks at it. */
const WAIT = 60_000
const LOOK = 500

/** Asks for the address of the selected game and opens `/game` (document 1, section 4, "Game launch order": the last two steps). */
export const action = defineAction({
  name: 'games.launch',
  async run(ctx) {
    const fact = (name: string): string => String(ctx.read(`fact.launch.${name}`) ?? '')
    const gameId = fact('gameId')
    if (gameId === '') return { ok: false, error: { code: 'LAUNCH-NOTHING', message: ctx.text('app.launch.failed') } }
    const isTrial = ctx.read('fact.launch.trial') === true
    const from = here(ctx)
    await online(ctx)
    if (here(ctx) !== from || fact('gameId') !== gameId) return { ok: true, stop: true }
    const names = { gameId, platformId: fact('platformId'), platformCode: fact('platformCode') }
    const answer = await ctx.call('games/launch', { ...filled(names), ...(isTrial ? { tryFlag: 1 } : {}) })
    if (!answer.ok) return { ok: false, error: answer.error, effects: { facts: { 'launch.status': 'error' } } }
    const { url } = answer.value as unknown as LaunchResponse
    const query = new URLSearchParams({ ...filled(names), fromRoute: from, ...(isTrial ? { tryFlag: '1' } : {}) })
    return {
      ok: true,
      value: url,
      effects: { facts: { 'launch.url': url, 'launch.status': 'ready' }, navigate: { to: `/game?${query.toString()}` } },
    }
  },
})

function filled(names: { readonly [name: string]: string }): { [name: string]: string } {
  return Object.fromEntries(Object.entries(names).filter(([, value]) => value !== ''))
}

/** A launch waits for the network, for a while (reading AM-044). After that the call says that there is none. */
async function online(ctx: ActionContext): Promise<void> {
  for (let waited = 0; waited < WAIT && ctx.read('fact.device.online') === false; waited += LOOK)
    await new Promise((resume) => setTimeout(resume, LOOK))
}

function here(ctx: ActionContext): string {
  return String(ctx.read('fact.route.path') ?? '/')
}
