import { existsSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withTemporaryFiles } from './temporary-files.ts'

test('the folder of temporary files is open to other users, as PostgreSQL needs, and is removed with its content', async () => {
  const used = await withTemporaryFiles('the first test', async (folder) => {
    await writeFile(join(folder, 'a'), '')
    expect(statSync(folder).mode & 0o777).toBe(0o777)
    return folder
  })
  expect(existsSync(used)).toBe(false)
})

test('the folder is also removed when the tests fail', async () => {
  let used = ''
  const failed = withTemporaryFiles('the second test', (folder) => {
    used = folder
    return Promise.reject(new Error('a test'))
  })
  await expect(failed).rejects.toThrow('a test')
  expect(existsSync(used)).toBe(false)
})
