/** The number of cards after one more step. */
export function nextShown(shown: number, pageSize: number, total: number): number {
  return Math.min(shown + Math.max(pageSize, 1), total)
}

/** The games of one provider, or all games when `platform` is empty. */
export function ofPlatform<G extends { readonly platformId: string }>(
  games: readonly G[],
  platform: string,
): readonly G[] {
  return platform === '' ? games : games.filter((game) => game.platformId === platform)
}
