import { defineAction } from '../../../engine/action.ts'

/** Opens the link of a selected game that has a link instead of a launch. `nav.open` refuses unsafe addresses. */
export const action = defineAction({
  name: 'games.openLink',
  async run(ctx) {
    const { effects: _, ...result } = await ctx.run('nav.open', { link: { href: ctx.read('fact.launch.link') ?? '' } })
    return result
  },
})
