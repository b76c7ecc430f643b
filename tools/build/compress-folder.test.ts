import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compressFolder } from './compress-folder.ts'

let folder: string
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'habi-compress-'))))
afterAll(() => rm(folder, { recursive: true }))

test('compressed files that a killed build did not write are written, and finished files stay unchanged', async () => {
  const text = 'x'.repeat(1000)
  await writeFile(join(folder, 'a-123.js'), text)
  await writeFile(join(folder, 'a-123.js.br'), 'finished')
  await writeFile(join(folder, 'b-123.css'), text)
  await writeFile(join(folder, 'image.png'), text)
  await compressFolder(folder)
  expect((await readdir(folder)).toSorted()).toEqual(
    ['a-123.js', 'a-123.js.br', 'a-123.js.gz', 'b-123.css', 'b-123.css.br', 'b-123.css.gz', 'image.png'].toSorted(),
  )
  expect(gunzipSync(await readFile(join(folder, 'a-123.js.gz'))).toString()).toBe(text)
  expect(brotliDecompressSync(await readFile(join(folder, 'b-123.css.br'))).toString()).toBe(text)
  expect(await readFile(join(folder, 'a-123.js.br'), 'utf8')).toBe('finished')
})
