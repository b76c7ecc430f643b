import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepMode } from './keep-mode.ts'
import { buildPlayer } from './player.ts'

let out: string

beforeEach(async () => void (out = await mkdtemp(join(tmpdir(), 'habi-mode-'))))
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(out, { recursive: true })
})

test.each([undefined, 'test'])(
  'a first start, which builds the player, leaves the mode of the server as it was (%s)',
  async (mode) => {
    vi.stubEnv('NODE_ENV', mode)
    await keepMode(() => buildPlayer(out, () => {}))
    expect(process.env.NODE_ENV).toBe(mode)
  },
  60_000,
)

test('the mode is restored when a build fails', async () => {
  vi.stubEnv('NODE_ENV', 'test')
  const build = async (): Promise<void> => {
    process.env.NODE_ENV = 'production'
    throw new Error('no disk')
  }
  await expect(keepMode(build)).rejects.toThrow('no disk')
  expect(process.env.NODE_ENV).toBe('test')
})
