import { isObject } from '../../engine/core/json.ts'
import type { Database } from '../database/open.ts'
import { type Clock, createClock } from './clock.ts'
import { type EncryptionKeys, openEncryptionKeys } from './encryption-keys.ts'
import type { JackpotSeed } from './lobby/jackpots.ts'
import type { GameSeed } from './lobby/game-seed.ts'
import { type GameStore, openGameStore } from './lobby/game-store.ts'
import { createRunState, type RunState } from './run-state.ts'
import { seedPlayers } from './players/seed-players.ts'
import { addPlayer } from './players/player-store.ts'
import { raiseRevision, readRevision, readStoredValue, writeStoredValue } from './stored-values.ts'
import { openSiteSettings, type SandboxSettings } from './site-settings.ts'
import { deleteOldTokens } from './tokens.ts'

/** The data behind the sandbox gateway. */
export interface Sandbox {
  readonly db: Database
  readonly clock: Clock
  readonly keys: EncryptionKeys
  readonly games: GameStore
  readonly jackpots: readonly JackpotSeed[]
  readonly site: SandboxSettings
  readonly runState: RunState
  /** Sets the clock of all servers on this database; null is real time. */
  setClock(now: number | null): Promise<void>
  /** Reads settings, games and clock again if another server on the same database has changed them. */
  refresh(): Promise<void>
  /** Restores the state after the first start, except for the key pair, whose public key clients may have cached. */
  reset(): Promise<void>
}

export async function openSandbox(options: {
  readonly db: Database
  readonly seed: GameSeed
  readonly clock?: Clock
}): Promise<Sandbox> {
  const { db, clock = createClock() } = options
  await deleteOldTokens(db)
  const keys = await openEncryptionKeys(db)
  const games = await openGameStore(db, options.seed.games)
  const site = await openSiteSettings(db)
  const runState = createRunState()
  const anyPlayer = await db.selectFrom('sandbox_player').select('login_name').limit(1).executeTakeFirst()
  if (anyPlayer === undefined) await addSeedPlayers(db)
  let revision: number | undefined

  async function refresh(): Promise<void> {
    const current = await readRevision(db)
    if (current === revision) return
    await Promise.all([site.load(), games.load(), loadClock()])
    revision = current
  }

  async function loadClock(): Promise<void> {
    const stored = await readStoredValue(db, 'clock')
    const offset = isObject(stored) && typeof stored.offset === 'number' ? stored.offset : 0
    // `setOffset` compiles the pages again, so it is called only for a change.
    if (offset !== clock.offset()) clock.setOffset(offset)
  }

  async function setClock(now: number | null): Promise<void> {
    const offset = clock.offsetFor(now)
    await writeStoredValue(db, 'clock', { offset })
    await raiseRevision(db)
    clock.setOffset(offset)
  }

  await refresh()
  return {
    db,
    clock,
    keys,
    games,
    jackpots: options.seed.jackpots,
    site,
    runState,
    setClock,
    refresh,
    async reset() {
      await setClock(null)
      runState.clear()
      await db.deleteFrom('sandbox_jackpot').execute()
      await db.deleteFrom('sandbox_token').execute()
      await db.deleteFrom('sandbox_player').execute()
      await addSeedPlayers(db)
      await site.reset()
      await games.reset()
    },
  }
}

/** Skips players that another server on the same database has added. */
async function addSeedPlayers(db: Database): Promise<void> {
  for (const { loginName, fields } of seedPlayers) await addPlayer(db, loginName, fields)
}
