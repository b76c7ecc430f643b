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
import { readStoredValue, writeStoredValue } from './stored-values.ts'
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
  const sandbox = {
    db,
    clock,
    keys: await openEncryptionKeys(db),
    games: await openGameStore(db, options.seed.games),
    jackpots: options.seed.jackpots,
    site: await openSiteSettings(db),
    runState: createRunState(),
  }

  const storedClock = await readStoredValue(db, 'clock')
  if (isObject(storedClock) && typeof storedClock.offset === 'number') clock.set(Date.now() + storedClock.offset)
  clock.onSet(() => void writeStoredValue(db, 'clock', { offset: clock.offset() }).catch(() => {}))

  const anyPlayer = await db.selectFrom('sandbox_player').select('login_name').limit(1).executeTakeFirst()
  if (anyPlayer === undefined) await addSeedPlayers(db)

  return {
    ...sandbox,
    async reset() {
      clock.set(null)
      sandbox.runState.clear()
      await db.deleteFrom('sandbox_token').execute()
      await db.deleteFrom('sandbox_player').execute()
      await addSeedPlayers(db)
      await sandbox.site.reset()
      await sandbox.games.reset()
    },
  }
}

async function addSeedPlayers(db: Database): Promise<void> {
  for (const { loginName, fields } of seedPlayers) await addPlayer(db, loginName, fields)
}
