import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../test-app.ts'
import { openGameStore } from './game-store.ts'

const database = openTestDatabase()
afterAll(async () => await (await database).destroy())

test('games that were changed stay after a restart, until the seed of a newer version replaces them', async () => {
  const db = await database
  const seed = [{ gameId: '1', gameImage: '/1.webp' }]
  await (await openGameStore(db, seed)).put('1', { record: { gameName: 'Renamed' } })
  expect((await openGameStore(db, seed)).get('1')?.record).toMatchObject({ gameName: 'Renamed', gameImage: '/1.webp' })
  const newer = [{ gameId: '1', gameImage: '/1.avif' }]
  for (let start = 0; start < 2; start++) {
    expect((await openGameStore(db, newer)).all().map(({ record }) => record)).toEqual(newer)
  }
})
