import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Disk, disk, replaceFile, withReasons } from './disk.ts'

let folder: string
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'habi-disk-'))))
afterEach(() => rm(folder, { recursive: true }))

test('a file whose content differs from what was written is refused, and the earlier file stays', async () => {
  const path = join(folder, 'release.json')
  await replaceFile(disk, path, 'first')
  const broken: Disk = { ...disk, write: (to, content) => disk.write(to, `${String(content).slice(0, 2)}\0\0`) }
  await expect(replaceFile(broken, path, 'second')).rejects.toThrow(
    `${path}: the file does not contain what was written. Check the disk.`,
  )
  expect(await readFile(path, 'utf8')).toBe('first')
  expect(await readdir(folder)).toEqual(['release.json'])
})

test('an error of the file system names the file and the reason, and keeps its error code', async () => {
  const failing = (code: string): Disk =>
    withReasons({ ...disk, read: () => Promise.reject(Object.assign(new Error('raw'), { code })) })
  const read = (code: string) => failing(code).read('/store/x')
  await expect(read('ENOSPC')).rejects.toMatchObject({ message: '/store/x: the disk is full (ENOSPC)', code: 'ENOSPC' })
  await expect(read('EBUSY')).rejects.toMatchObject({
    message: '/store/x: the operation failed (EBUSY)',
    code: 'EBUSY',
  })
})
