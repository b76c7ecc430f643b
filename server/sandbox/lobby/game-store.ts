import { createHash } from 'node:crypto'
import type { Json, JsonObject } from '../../../engine/core/json.ts'
import { canonical } from '../../../engine/core/json.ts'
import type { Database } from '../../database/open.ts'
import { raiseRevision, readStoredValue, writeStoredValue } from '../stored-values.ts'
import type { SandboxGame } from './game.ts'

/**
 * All games in the order of the seed, then games that were added later. Kept in memory, because lists need all of them.
 */
export interface GameStore {
  all(): readonly SandboxGame[]
  get(gameId: string): SandboxGame | undefined
  /** A hash over all games. Clients use it as a cache key for game lists. */
  key(): string
  /** Creates a game, or merges the change into the existing one. */
  put(
    gameId: string,
    change: { readonly record: JsonObject; readonly hidden?: boolean; readonly notApprovedFor?: readonly string[] },
  ): Promise<SandboxGame>
  /** Restores the seed. */
  reset(): Promise<void>
  /** Reads the games from the database again, because another server may have changed them. */
  load(): Promise<void>
}

const seedKey = 'seedOfGames'
const hashOf = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex').slice(0, 12)

/**
 * Opens the stored games. A seed that differs from the stored one, as in a newer version, replaces all games: the
 * stored ones may name images that no longer exist.
 */
export async function openGameStore(db: Database, seed: readonly JsonObject[]): Promise<GameStore> {
  let games = new Map<string, SandboxGame>()
  let key = ''

  async function load(): Promise<void> {
    games = await readGames(db)
    key = hashOf([...games.values()])
  }

  async function reset(): Promise<void> {
    await writeSeed(db, seed)
    await writeStoredValue(db, seedKey, hashOf(seed))
    await load()
  }

  await load()
  if (games.size === 0 || (await readStoredValue(db, seedKey)) !== hashOf(seed)) await reset()

  return {
    all: () => [...games.values()],
    get: (gameId) => games.get(gameId),
    key: () => key,
    reset,
    load,
    async put(gameId, change) {
      const before = games.get(gameId)
      const record: { [field: string]: Json } = { ...before?.record, ...change.record, gameId }
      const values = {
        record: JSON.stringify(record),
        hidden: change.hidden ?? before?.hidden ?? false,
        not_approved_for: JSON.stringify(change.notApprovedFor ?? before?.notApprovedFor ?? []),
      }
      await db
        .insertInto('sandbox_game')
        .values({ ...values, game_id: gameId, position: games.size })
        .onConflict((conflict) => conflict.column('game_id').doUpdateSet(values))
        .execute()
      await raiseRevision(db)
      await load()
      return games.get(gameId) as SandboxGame
    },
  }
}

async function readGames(db: Database): Promise<Map<string, SandboxGame>> {
  const rows = await db.selectFrom('sandbox_game').selectAll().orderBy('position').execute()
  return new Map(
    rows.map((row) => [
      row.game_id,
      { gameId: row.game_id, record: row.record, hidden: row.hidden, notApprovedFor: row.not_approved_for },
    ]),
  )
}

/** Replaces all games with those of the seed. */
async function writeSeed(db: Database, seed: readonly JsonObject[]): Promise<void> {
  const rows = seed.map(({ hidden, notApprovedFor, ...record }, position) => ({
    game_id: String(record.gameId),
    position,
    record: JSON.stringify(record),
    hidden: hidden === true,
    not_approved_for: JSON.stringify(notApprovedFor ?? []),
  }))
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('sandbox_game').execute()
    // Ignores conflicts, because another server may be writing the same seed.
    if (rows.length > 0)
      await transaction
        .insertInto('sandbox_game')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('game_id').doUpdateSet(({ ref }) => ({
            position: ref('excluded.position'),
            record: ref('excluded.record'),
            hidden: ref('excluded.hidden'),
            not_approved_for: ref('excluded.not_approved_for'),
          })),
        )
        .execute()
    await raiseRevision(transaction)
  })
}
