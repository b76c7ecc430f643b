import type { Database } from '../../database/open.ts'

/**
 * Returns the loss of a player since an instant: stakes minus wins and jackpots, in PHP; 0 after a gain. `lostAt` is
 * the instant of the last bet that cost more than it returned.
 */
export async function lossSince(
  db: Database,
  loginName: string,
  since: number,
): Promise<{ readonly amount: number; readonly lostAt: number | undefined }> {
  const rows = await db
    .selectFrom('sandbox_bet')
    .select(['placed_at', 'stake', 'win', 'jackpot'])
    .where('login_name', '=', loginName)
    .where('placed_at', '>=', String(since))
    .execute()
  const losses = rows.map(({ placed_at, stake, win, jackpot }) => ({
    at: Number(placed_at),
    cents: Math.round((Number(stake) - Number(win) - Number(jackpot?.amount ?? 0)) * 100),
  }))
  const lost = losses.filter(({ cents }) => cents > 0).map(({ at }) => at)
  return {
    amount: Math.max(0, losses.reduce((sum, { cents }) => sum + cents, 0) / 100),
    lostAt: lost.length === 0 ? undefined : Math.max(...lost),
  }
}
