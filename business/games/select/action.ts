import {
  type ActionContext,
  type ActionResult,
  defineAction,
  type Game,
  type GameReference,
} from '../../../engine/action.ts'
import { launchFacts } from '../launch-facts.ts'
import { isLaunched } from '../launch-status.ts'
import { shownLikes } from '../like-counts.ts'
import { gameOnPage, loadGame } from '../listed-game.ts'
import type { Args } from './types.gen.ts'

/** The number of lookups so far. A later lookup cancels an earlier one, even of the same game. */
let selections = 0

/**
 * Sets the facts about the game that is about to open. Banners and short videos contain only the IDs of a game. For
 * such a game, looks up trial and maintenance in the list of games; on a page without games, loads the list first.
 * Fails for a game that the player may not see.
 */
export const action = defineAction<Args>({
  name: 'games.select',
  async run(ctx, { game: reference }) {
    const selected = (game: Partial<Game> & GameReference) => {
      const listed = game.likes ?? 0
      const likes = { 'launch.listedLikes': listed, 'launch.likes': shownLikes(ctx, game.gameId, listed) }
      return { effects: { facts: { ...launchFacts(game), ...likes } } }
    }
    if (reference.trial !== undefined && reference.maintenance !== undefined)
      return { ok: true, ...selected(reference) }
    if (ctx.read('data.games.value') !== undefined) {
      const game = gameOnPage(ctx, reference)
      return game === false ? unavailable(ctx) : { ok: true, ...selected({ ...game, ...reference }) }
    }
    // The cover of the launch shows that the tap was received, and has a button to cancel the launch.
    await ctx.run('games.select', { game: { ...reference, trial: false, maintenance: false } })
    await ctx.run('games.begin')
    const selection = ++selections
    const game = await loadGame(ctx, reference)
    if (selection !== selections || ctx.read('fact.launch.gameId') !== reference.gameId) return { ok: true, stop: true }
    return game === false ? unavailable(ctx) : { ok: true, ...selected({ ...game, ...reference }) }
  },
})

/** The failure for a game that the player may not see, as `/game` shows it. A cover that is shown has the same text. */
function unavailable(ctx: ActionContext): ActionResult {
  const error = { code: 'LAUNCH-UNKNOWN', message: ctx.text('app.launch.unknown') }
  const isCovered = isLaunched(ctx)
  return { ok: false, error, ...(isCovered ? { effects: { facts: { 'launch.status': 'error' } } } : {}) }
}
