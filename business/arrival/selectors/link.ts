import { defineSelector } from '../../../engine/action.ts'
import type { LinkArgs, LinkResult } from '../selectors.gen.ts'

const facts = {
  app: 'fact.arrival.appLink',
  appHome: 'fact.arrival.appHome',
  game: 'fact.arrival.brandGame',
  install: 'fact.site.installLink',
} as const

export const selector = defineSelector<LinkArgs, LinkResult | undefined>({
  name: 'arrival.link',
  reads: Object.values(facts),
  select(read, { to }) {
    const href = read(facts[to])
    return typeof href === 'string' && href !== '' ? { href, external: !href.startsWith('/') } : undefined
  },
})
