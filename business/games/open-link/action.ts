import { defineAction } from '../../../engine/action.ts'

/**
 * Opens the link of a selected game that has a link instead of a launch. The link replaces the page of the game, if it
 * is open. `nav.open` refuses unsafe addresses. Returns true.
 */
export const action = defineAction({
  name: 'games.openLink',
  async run(ctx) {
    const link = { href: ctx.read('fact.launch.link') ?? '' }
    const replace = ctx.read('fact.launch.direct') === true
    const { effects: _, ...result } = await ctx.run('nav.open', replace ? { link, replace } : { link })
    return result.ok ? { ...result, value: true } : result
  },
})
