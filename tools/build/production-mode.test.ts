import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { isFullRun } from '../../tests/sample.fixture.ts'
import { buildPlayer } from './player.ts'
import { inProductionMode } from './production-mode.ts'

afterEach(() => void vi.unstubAllEnvs())

// Only in full runs, because a build takes half a minute of processor time.
if (isFullRun)
  test('a build of the player leaves NODE_ENV unset for a server in the same process', async () => {
    vi.stubEnv('NODE_ENV', undefined)
    const out = await mkdtemp(join(tmpdir(), 'habi-mode-'))
    try {
      expect(await buildPlayer(out, () => {})).toBe(true)
      expect(process.env.NODE_ENV).toBeUndefined()
    } finally {
      await rm(out, { recursive: true })
    }
  }, 60_000)

test('NODE_ENV is unset again when a build that has set it ends', async () => {
  vi.stubEnv('NODE_ENV', undefined)
  await inProductionMode(async () => {
    expect(process.env.NODE_ENV).toBe('production')
    process.env.NODE_ENV = 'development'
  })
  expect(process.env.NODE_ENV).toBeUndefined()
})

test('NODE_ENV is restored when a build fails', async () => {
  vi.stubEnv('NODE_ENV', 'test')
  await expect(
    inProductionMode(async () => {
      expect(process.env.NODE_ENV).toBe('production')
      throw new Error('no disk')
    }),
  ).rejects.toThrow('no disk')
  expect(process.env.NODE_ENV).toBe('test')
})
