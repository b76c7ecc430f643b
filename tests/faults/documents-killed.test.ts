/**
 * A server with its embedded database that is killed while documents are edited, published and scheduled: no
 * acknowledged edit or publish is lost, nothing is published in part or twice, and the audit is complete. A full run
 * kills it 200 times.
 */
import { expect, test } from 'vitest'
import { caseCount, testSeed } from '../sample.fixture.ts'
import { killWhileEditing } from './documents-killed.fixture.ts'

const KILLS = caseCount({ quick: 1, full: 200, variable: 'KILLS' })

test(
  `a server that was killed ${KILLS} times has every acknowledged edit, publish and schedule exactly once`,
  { timeout: 120_000 + KILLS * 60_000 },
  async () => {
    const counts = await killWhileEditing({ kills: KILLS, seed: testSeed })
    console.log(JSON.stringify(counts))
    expect(counts.kills).toBe(KILLS)
    expect(counts.edits).toBeGreaterThan(0)
  },
)
