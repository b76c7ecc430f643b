import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JsonObject } from '../../../engine/core/json.ts'
import type { Database } from '../../database/open.ts'
import { readGameSeed } from '../lobby/game-seed.ts'
import { type Player, playerDefaults } from '../players/player.ts'
import { openSandbox, type Sandbox } from '../sandbox.ts'
import { openTestDatabase } from '../test-app.ts'
import { callHandlers } from './calls.ts'

let db: Database
let sandbox: Sandbox

beforeAll(async () => {
  db = await openTestDatabase()
  sandbox = await openSandbox({ db, seed: readGameSeed(join(import.meta.dirname, '..', 'games', 'games.json')) })
}, 60_000)
afterAll(() => db.destroy())

const room = { liveId: '7', anchorId: '' }

test.each<[path: string, body: JsonObject]>([
  ['/live/likeReel', { reelId: 'dice', like: true }],
  ['/talaLive/room', room],
  ['/talaLive/follow', { anchorId: '1002', follow: true }],
  ['/talaLive/give', { ...room, giftId: 'halo-halo', orderId: 'a' }],
  ['/game/likeGameV2', { gameId: '50133', gameKindId: 5 }],
  ['/game/cancelLikeGame', { gameId: '50133', gameKindId: 5 }],
  ['/game/v2/inGame', { gameId: '50133' }],
  ['/activity/antiAddiction/updateUserConfig', { data: [] }],
])('%s is refused for a player who was removed after the call was received', async (path, body) => {
  const player: Player = { ...playerDefaults, loginName: 'removed01', customerId: '1', marginSwitch: false }
  const session = { token: 't', loginName: player.loginName }
  const answer = await callHandlers.get(path)?.run({ sandbox, body, session, player })
  expect(answer).toMatchObject({ ok: false, errCode: 'GW_510520', errMsg: expect.stringContaining('no longer exists') })
})
