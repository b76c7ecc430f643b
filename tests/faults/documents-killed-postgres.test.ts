/** The test of `documents-killed.test.ts` with PostgreSQL as the database, which is not killed with the server. */
import { describe, expect, onTestFinished, test } from 'vitest'
import { createPostgres, noPostgres } from '../postgres.fixture.ts'
import { caseCount, testSeed } from '../sample.fixture.ts'
import { killWhileEditing } from './documents-killed.fixture.ts'

const KILLS = caseCount({ quick: 1, full: 200, variable: 'KILLS' })

describe.skipIf(noPostgres !== undefined)('a server with PostgreSQL', () => {
  test(
    `that was killed ${KILLS} times has every acknowledged edit, publish and schedule exactly once`,
    { timeout: 120_000 + KILLS * 60_000 },
    async () => {
      const postgres = await createPostgres()
      // Runs after the server was killed, even when the test exceeds its time limit.
      onTestFinished(postgres.remove)
      await postgres.start()
      const counts = await killWhileEditing({ kills: KILLS, seed: testSeed, databaseUrl: postgres.url })
      console.log(JSON.stringify(counts))
      expect(counts.kills).toBe(KILLS)
      expect(counts.edits).toBeGreaterThan(0)
    },
  )
})
