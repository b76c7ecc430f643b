import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sweepBuilds } from './sweep-builds.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'habi-builds-'))
  await mkdir(join(folder, 'assets'))
})
afterEach(() => rm(folder, { recursive: true }))

async function build(...names: readonly string[]): Promise<readonly string[]> {
  for (const name of names) await writeFile(join(folder, 'assets', name), name)
  await sweepBuilds(folder, ['index.html', ...names.map((name) => `assets/${name}`)])
  return (await readdir(join(folder, 'assets'))).toSorted()
}

test('files of this build and of the previous build stay, and older files are removed', async () => {
  expect(await build('index-a.js', 'style-a.css')).toEqual(['index-a.js', 'style-a.css'])
  expect(await build('index-b.js', 'style-a.css')).toEqual(['index-a.js', 'index-b.js', 'style-a.css'])
  expect(await build('index-c.js', 'style-a.css')).toEqual(['index-b.js', 'index-c.js', 'style-a.css'])
})

test('if a folder has no list of the files of its last build, these files stay for one more build', async () => {
  await writeFile(join(folder, 'assets', 'index-old.js'), '')
  expect(await build('index-a.js')).toEqual(['index-a.js', 'index-old.js'])
  expect(await build('index-b.js')).toEqual(['index-a.js', 'index-b.js'])
})
