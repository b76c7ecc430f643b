import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTemporaryFolder, withTemporaryFolder } from './temporary-folder.ts'

let within: string
beforeAll(async () => (within = await mkdtemp(join(tmpdir(), 'temporary-folder-test-'))))
afterAll(() => rm(within, { recursive: true }))

test('the next process removes the folder of a killed process, but not the folder of a running process', async () => {
  const module = join(import.meta.dirname, 'temporary-folder.ts')
  const script = `const { makeTemporaryFolder } = await import(${JSON.stringify(module)});
    console.log(await makeTemporaryFolder('habi-x', ${JSON.stringify(within)}));
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script])
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const theirs = basename(line.toString().trim())
  await writeFile(join(within, theirs, 'file'), 'x')
  await mkdir(join(within, 'habi-x-notes'))
  const first = await makeTemporaryFolder('habi-x', within)
  expect(await readdir(within)).toContain(theirs)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const second = await makeTemporaryFolder('habi-x', within)
  expect((await readdir(within)).toSorted()).toEqual(['habi-x-notes', basename(first), basename(second)].toSorted())
})

test('the folder is removed when the work fails', async () => {
  let folder = ''
  const failing = withTemporaryFolder('habi-x', async (path) => {
    folder = path
    await writeFile(join(path, 'file'), 'x')
    throw new Error('the work failed')
  })
  await expect(failing).rejects.toThrow('the work failed')
  expect(await readdir(tmpdir())).not.toContain(basename(folder))
})
