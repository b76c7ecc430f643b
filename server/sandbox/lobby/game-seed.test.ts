import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readGameSeed } from './game-seed.ts'

test('a seed file without a list of games is refused with the expected form, and a missing file has no games', () => {
  const folder = mkdtempSync(join(tmpdir(), 'habi-seed-'))
  try {
    const path = join(folder, 'games.json')
    expect(readGameSeed(path)).toEqual({ games: [], jackpots: [] })
    writeFileSync(path, '[]')
    expect(() => readGameSeed(path)).toThrow(`${path}: expected { games: […], jackpots: […] }`)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
