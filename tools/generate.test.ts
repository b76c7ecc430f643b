import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

test('generated files are up to date', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/generate.ts'], {
    cwd: resolve(import.meta.dirname, '..'),
    encoding: 'utf8',
  })
  expect(`${stderr}${stdout}`).toMatch(/^\d+ generated files are up to date\n$/)
  expect(status).toBe(0)
})
