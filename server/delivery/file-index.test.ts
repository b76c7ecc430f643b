import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openFileIndex } from './file-index.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'habi-shelf-'))
  for (const name of ['a.svg', 'b.svg', 'b.svg.br']) await writeFile(join(folder, name), name)
})

afterEach(() => rm(folder, { recursive: true }))

test('the first requests at once all find their files', async () => {
  const shelf = openFileIndex([folder])
  const found = await Promise.all(['a.svg', 'b.svg', 'a.svg', 'b.svg'].map((name) => shelf.find(name)))
  expect(found.map((file) => file?.name)).toEqual(['a.svg', 'b.svg', 'a.svg', 'b.svg'])
  expect(found[1]?.has).toEqual({ br: true, gzip: false })
})

test('a name that is not there is not looked for again within a second', async () => {
  const shelf = openFileIndex([folder])
  expect(await shelf.find('late.svg')).toBeUndefined()
  await writeFile(join(folder, 'late.svg'), 'late')
  expect(await shelf.find('late.svg')).toBeUndefined()
  await shelf.refresh()
  expect((await shelf.find('late.svg'))?.name).toBe('late.svg')
})

test('packed siblings, half-written and hidden files are not served by name', async () => {
  for (const name of ['c.svg.tmp', '.hidden']) await writeFile(join(folder, name), name)
  const shelf = openFileIndex([folder])
  for (const name of ['b.svg.br', 'c.svg.tmp', '.hidden', '../a.svg']) expect(await shelf.find(name)).toBeUndefined()
})
