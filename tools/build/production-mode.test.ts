import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildPlayer } from './player.ts'
import { inProductionMode } from './production-mode.ts'

let out: string

beforeEach(async () => void (out = await mkdtemp(join(tmpdir(), 'habi-mode-'))))
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(out, { recursive: true })
})

test('a build of the player leaves NODE_ENV unset for a server in the same process', async () => {
  vi.stubEnv('NODE_ENV', undefined)
  expect(await buildPlayer(out, () => {})).toBe(true)
  expect(process.env.NODE_ENV).toBeUndefined()
}, 60_000)

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
