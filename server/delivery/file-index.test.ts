import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openFileIndex } from './file-index.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'habi-file-index-'))
  for (const name of ['a.svg', 'b.svg', 'b.svg.br']) await writeFile(join(folder, name), name)
})

afterEach(() => rm(folder, { recursive: true }))

test('concurrent first lookups all find their files', async () => {
  const index = openFileIndex([folder])
  const found = await Promise.all(['a.svg', 'b.svg', 'a.svg', 'b.svg'].map((name) => index.find(name)))
  expect(found.map((file) => file?.name)).toEqual(['a.svg', 'b.svg', 'a.svg', 'b.svg'])
  expect(found[1]?.has).toEqual({ br: true, gzip: false })
})

test('a lookup of an unknown name does not list the folder again within one second', async () => {
  const index = openFileIndex([folder])
  expect(await index.find('late.svg')).toBeUndefined()
  await writeFile(join(folder, 'late.svg'), 'late')
  expect(await index.find('late.svg')).toBeUndefined()
  await index.refresh()
  expect((await index.find('late.svg'))?.name).toBe('late.svg')
})

test('the known files of a folder that cannot be read stay in the index, and a missing folder has no files', async () => {
  const index = openFileIndex([folder])
  await index.refresh()
  await rename(folder, `${folder}.moved`)
  await writeFile(folder, 'not a folder')
  await expect(index.refresh()).rejects.toThrow('ENOTDIR')
  expect(index.get('a.svg')?.name).toBe('a.svg')
  await rm(folder)
  await index.refresh()
  expect(index.get('a.svg')).toBeUndefined()
  await rename(`${folder}.moved`, folder)
})

test('precompressed copies, unfinished files, hidden files and paths are not served by name', async () => {
  for (const name of ['c.svg.tmp', '.hidden']) await writeFile(join(folder, name), name)
  const index = openFileIndex([folder])
  for (const name of ['b.svg.br', 'c.svg.tmp', '.hidden', '../a.svg']) expect(await index.find(name)).toBeUndefined()
})
