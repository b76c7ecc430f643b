import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

/**
 * Shares the page. Counts the share of an article or a promotion, unless the player canceled it or the address was only
 * copied. A failed `news/share` call is ignored.
 */
export const action = defineAction<Args>({
  name: 'news.share',
  async run(ctx, { title }) {
    const shared = await ctx.run('ui.share', { title })
    const [top, ...rest] = String(ctx.read('fact.route.path') ?? '')
      .split('/')
      .filter((part) => part !== '')
    const newsId = top === 'news' || top === 'rewards' ? rest.at(-1) : undefined
    if (shared.ok && shared.value === true && newsId !== undefined) await ctx.call('news/share', { newsId })
    return shared
  },
})
