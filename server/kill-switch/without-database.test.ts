/** The kill switch of the studio while PostgreSQL is stopped. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPostgres, noPostgres, type TestPostgres } from '../../tests/postgres.fixture.ts'
import { openTestStudio, type TestStudio } from '../operators/test-studio.ts'

describe.skipIf(noPostgres !== undefined)('while the database is not available', { timeout: 120_000 }, () => {
  let postgres: TestPostgres
  let studio: TestStudio
  beforeAll(async () => {
    postgres = await createPostgres()
    await postgres.start()
    studio = await openTestStudio({}, { DATABASE_URL: postgres.url })
  }, 120_000)
  afterAll(async () => {
    await studio.close()
    await postgres.remove()
  })

  test('only a publisher whom the server has recently seen can kill parts and lift kills, and other changes are refused', async () => {
    const ana = await studio.enter('Ana', 'publisher')
    const ben = await studio.enter('Ben', 'editor')
    const cora = await studio.enter('Cora', 'publisher')
    for (const person of [ana, ben, cora]) expect((await person.send('GET', '/me')).status).toBe(200)
    await cora.send('DELETE', '/me/sessions')
    expect((await cora.send('GET', '/me')).status).toBe(401)
    await postgres.stop()

    const kill = { widget: 'Jackpot', reason: 'wrong amounts' }
    expect((await ana.send('GET', '/me')).body).toMatchObject({ name: 'Ana', role: 'publisher' })
    const { status, body } = await ana.send('POST', '/kills', kill)
    expect([status, body.by]).toEqual([201, 'Ana'])
    expect((await ana.send('GET', '/kills')).body).toMatchObject({ active: { kills: [{ widget: 'Jackpot' }] } })
    expect((await ben.send('POST', '/kills', kill)).status).toBe(403)
    for (const stranger of [cora, studio.visit()])
      expect((await stranger.send('POST', '/kills', kill)).status).toBeGreaterThanOrEqual(401)
    expect((await ana.send('POST', '/change-sets', { title: 'Later' })).status).toBe(503)
    expect((await ana.send('POST', '/rollback', { sequence: 1, reason: 'wrong' })).status).toBe(503)
    expect((await ana.send('POST', `/kills/${String(body.id)}/lift`, { reason: 'fixed' })).status).toBe(200)

    await postgres.start()
    const actions = async (): Promise<readonly (readonly string[])[]> => {
      const rows = (await studio.owner.send('GET', '/audit')).body.rows as readonly { actor: string; action: string }[]
      return (rows ?? []).slice(0, 2).map(({ actor, action }) => [actor, action])
    }
    await expect.poll(actions, { timeout: 30_000 }).toEqual([
      ['Ana', 'kill lifted'],
      ['Ana', 'kill'],
    ])
  })
})
