import { isObject } from '../../engine/core/json.ts'
import type { Database } from '../database/open.ts'
import { type Clock, createClock } from './clock.ts'
import { type Keys, openKeys } from './keys.ts'
import type { JackpotSeed } from './lobby/jackpots.ts'
import type { GameSeed } from './lobby/seed.ts'
import { type Games, openGames } from './lobby/store.ts'
import { createObserved, type Observed } from './observed.ts'
import { seedPlayers } from './players/seed.ts'
import { addPlayer } from './players/store.ts'
import { readSetting, writeSetting } from './settings.ts'
import { openSite, type Site } from './site.ts'
import { dropOldTokens } from './tokens.ts'

/** The world behind the pretend gateway. */
export interface Sandbox {
  readonly db: Database
  readonly clock: Clock
  readonly keys: Keys
  readonly games: Games
  readonly jackpots: readonly JackpotSeed[]
  readonly site: Site
  readonly observed: Observed
  /** Everything as after the first start, but for the key pair, which clients may hold. */
  reset(): Promise<void>
}

export async function openSandbox(options: { readonly db: Database; readonly seed: GameSeed; readonly clock?: Clock }): Promise<Sandbox> {
  const { db, clock = createClock() } = options
  await dropOldTokens(db)
  const sandbox = {
    db,
    clock,
    keys: await openKeys(db),
    games: await openGames(db, options.seed.games),
    jackpots: options.seed.jackpots,
    site: await openSite(db),
    observed: createObserved(),
  }

  const setting = await readSetting(db, 'clock')
  if (isObject(setting) && typeof setting.offset === 'number') clock.set(Date.now() + setting.offset)
  clock.onSet(() => void writeSetting(db, 'clock', { offset: clock.offset() }).catch(() => {}))

  const someone = await db.selectFrom('sandbox_player').select('login_name').limit(1).executeTakeFirst()
  if (someone === undefined) await seed(db)

  return {
    ...sandbox,
    async reset() {
      clock.set(null)
      sandbox.observed.clear()
      await db.deleteFrom('sandbox_token').execute()
      await db.deleteFrom('sandbox_player').execute()
      await seed(db)
      await sandbox.site.reset()
      await sandbox.games.reset()
    },
  }
}

async function seed(db: Database): Promise<void> {
  for (const { loginName, fields } of seedPlayers) await addPlayer(db, loginName, fields)
}
