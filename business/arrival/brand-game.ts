import { addQuery } from '../../engine/core/add-query.ts'
import type { ArrivalRoute } from './app-link.ts'

/** Pages whose parameters already name a game. */
const GAME_PAGES = ['/game', '/game-miniapp']

/** Names of the address parameters of a brand link. */
export interface BrandParameters {
  readonly game: string
  readonly platform: string
  /** Parameters that each name a brand when their value is 1. */
  readonly brands: readonly string[]
}

/**
 * The address of the mini-app game page to which a brand link leads (document 1, section 2, line 20). A brand link has
 * a brand, the code of a game and the code of a platform. Empty for any other address.
 */
export function brandGame(
  { path, query, search }: ArrivalRoute,
  { game, platform, brands }: BrandParameters,
  isBrandHost: boolean,
): string {
  const gameId = query[game] ?? ''
  const platformCode = query[platform] ?? ''
  const isBrand = isBrandHost || brands.some((name) => query[name] === '1')
  if (!isBrand || gameId === '' || platformCode === '' || GAME_PAGES.includes(path)) return ''
  return addQuery(`/game-miniapp?${new URLSearchParams({ gameId, platformCode }).toString()}`, search)
}
