import type { Game } from '../../../engine/widget.ts'
import type { GameChoice } from './choice.ts'

export type Sort = 'popular' | 'new' | 'name' | 'jackpot' | 'bet'
export type Feature = 'jackpot' | 'trial' | 'new' | 'hot' | 'recommended'

const hasFeature: { readonly [feature in Feature]: (game: Game) => boolean } = {
  jackpot: ({ jackpot = 0 }) => jackpot > 0,
  trial: ({ trial }) => trial,
  new: ({ isNew }) => isNew,
  hot: ({ isHot }) => isHot,
  recommended: ({ isRecommended }) => isRecommended === true,
}

/** False for a filter that no game of the list passes. */
export function isUseful(feature: Feature, games: readonly Game[]): boolean {
  return games.some(hasFeature[feature])
}

const compare: { readonly [sort in Sort]: (a: Game, b: Game, collator: Intl.Collator) => number } = {
  popular: (a, b) => (b.heat ?? 0) - (a.heat ?? 0),
  new: (a, b) => Number(b.isNew) - Number(a.isNew),
  name: (a, b, collator) => collator.compare(a.name, b.name),
  jackpot: (a, b) => (b.jackpot ?? 0) - (a.jackpot ?? 0),
  // Games without a known bet come last.
  bet: (a, b) => (a.minBet ?? Number.MAX_VALUE) - (b.minBet ?? Number.MAX_VALUE),
}

/**
 * Returns the games that match the choice, in the chosen order. Games that are equal in this order keep the order of
 * the list.
 */
export function arrange(
  games: readonly Game[],
  { kind, platform, sort, features }: GameChoice,
  language: string,
): readonly Game[] {
  const wanted = features.filter((feature): feature is Feature => Object.hasOwn(hasFeature, feature))
  const fitting = games.filter(
    (game) =>
      (kind === '' || game.kind === kind) &&
      (platform === '' || game.platformId === platform) &&
      wanted.every((one) => hasFeature[one](game)),
  )
  if (!Object.hasOwn(compare, sort)) return fitting
  const collator = new Intl.Collator(language)
  return [...fitting].sort((a, b) => compare[sort as Sort](a, b, collator))
}
