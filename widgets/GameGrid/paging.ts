/** How many cards are shown after one more page. */
export function nextShown(shown: number, pageSize: number, total: number): number {
  return Math.min(shown + Math.max(pageSize, 1), total)
}

/** The games of one provider; all of them without one. */
export function ofPlatform<G extends { readonly platformId: string }>(games: readonly G[], platform: string): readonly G[] {
  return platform === '' ? games : games.filter((game) => game.platformId === platform)
}
