import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { putRelease } from '../server/delivery/release-fixture.ts'
import { rollBack } from './release/roll-back.ts'

const root = resolve(import.meta.dirname, '..')
let data: string

beforeEach(async () => (data = await mkdtemp(join(tmpdir(), 'habi-rollback-'))))
afterEach(() => rm(data, { recursive: true }))

test(
  'a rollback to a release that was made for a later time reports that its pages are compiled again',
  { timeout: 60_000 },
  async () => {
    const site = join(data, 'site')
    const validFrom = Date.UTC(2200, 0, 1)
    const future = await putRelease(site, {
      release: { html: { en: { '/': { object: 'x.html', styleHash: '', validFrom } } }, objects: [] },
    })
    const live = await putRelease(site, { sequence: 2, text: 'Now' })
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', join(root, 'tools/rollback.ts'), future.pointer.release],
      { cwd: root, encoding: 'utf8', env: { ...process.env, DATA_DIR: data } },
    )
    expect({ status, stderr, lines: stdout.trimEnd().split('\n') }).toEqual({
      status: 0,
      stderr: '',
      lines: [
        `Rolled back from ${live.pointer.release} to ${future.pointer.release}, as release 3.`,
        'The pages of this release were compiled for another time. A running server compiles them again.',
      ],
    })
  },
)

test('a rollback without an earlier release, to the live release or to an ambiguous release is refused', async () => {
  const site = join(data, 'site')
  await expect(rollBack(site)).rejects.toThrow(`${site} has no release`)
  const { pointer } = await putRelease(site)
  await expect(rollBack(site)).rejects.toThrow('there is no earlier release')
  await expect(rollBack(site, pointer.release)).rejects.toThrow(`release ${pointer.release} is already live`)
  await expect(rollBack(site, 'x')).rejects.toThrow(`there is no release x. Releases: ${pointer.release}`)
  await putRelease(site, { sequence: 2, text: 'Second' })
  await expect(rollBack(site, '')).rejects.toThrow(
    / is ambiguous: it matches \w{20} and \w{20}\. Give more characters\.$/,
  )
})
