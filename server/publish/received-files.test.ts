import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SiteFiles } from '../../engine/document/source.ts'
import { MAX_AGE_MS, MAX_STAGED_BYTES, ReceivedFiles, StagingFullError } from './received-files.ts'

const hash = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')
const none = { documents: [], files: [] }
const a = hash('a')
const b = hash('b')
const image = Uint8Array.of(1, 2, 3)

let received: ReceivedFiles
beforeEach(() => {
  vi.useFakeTimers()
  received = new ReceivedFiles(async () => undefined, expect.unreachable)
})
afterEach(() => {
  received.close()
  vi.useRealTimers()
})

test('contents that were sent or committed are not listed as missing', async () => {
  expect(await received.missing({ documents: [a, b, a], files: [hash(image)] })).toEqual({
    documents: [a, b],
    files: [hash(image)],
  })
  await received.add({ documents: ['a'], files: [image] })
  // Documents and files are tracked separately, even with the same bytes.
  expect(await received.missing({ documents: [a, b, hash(image)], files: [hash(image), a] })).toEqual({
    documents: [b, hash(image)],
    files: [a],
  })
  const list = { documents: { 'y.json': a, 'x.json': a }, files: { 'asset/files/i.png': hash(image) } }
  const committed = await received.commit(list)
  expect(committed).toEqual({
    site: {
      files: new Map([
        ['y.json', 'a'],
        ['x.json', 'a'],
      ]),
      assets: new Map([['asset/files/i.png', image]]),
    },
  })
  expect(await received.missing({ documents: [a], files: [hash(image)] })).toEqual(none)
  expect(await received.commit(list)).toEqual(committed)
  expect(await received.commit({ ...list, documents: { 'x.json': b } })).toEqual({
    missing: { documents: [b], files: [] },
  })
})

test('the files of the live site are not listed as missing, and a live site that cannot be read is reported and counts as empty', async () => {
  const live: SiteFiles = { files: new Map([['x.json', 'a']]), assets: new Map([['asset/files/i.png', image]]) }
  const withLive = new ReceivedFiles(async () => live, expect.unreachable)
  expect(await withLive.missing({ documents: [a, b], files: [hash(image)] })).toEqual({ documents: [b], files: [] })
  withLive.close()
  const problems: string[] = []
  const damaged = new ReceivedFiles(
    () => Promise.reject(new Error('damaged')),
    (message) => problems.push(message),
  )
  for (let n = 0; n < 2; n++)
    expect(await damaged.missing({ documents: [a], files: [] })).toEqual({ documents: [a], files: [] })
  expect(problems).toEqual(['the live site cannot be read, so clients send all of their files: damaged'])
  damaged.close()
})

test('uncommitted files are removed after the maximum age, counted from the last query for them', async () => {
  await received.add({ documents: ['a', 'b'], files: [] })
  await vi.advanceTimersByTimeAsync(MAX_AGE_MS * 0.9)
  expect(await received.missing({ documents: [a], files: [] })).toEqual(none)
  await vi.advanceTimersByTimeAsync(MAX_AGE_MS * 0.9)
  expect(await received.missing({ documents: [a, b], files: [] })).toEqual({ documents: [b], files: [] })
  await vi.advanceTimersByTimeAsync(MAX_AGE_MS * 2)
  expect(await received.missing({ documents: [a, b], files: [] })).toEqual({ documents: [a, b], files: [] })
})

test('the live site is cached, and read again after the maximum age', async () => {
  let reads = 0
  const withLive = new ReceivedFiles(async () => {
    reads++
    return { files: new Map([['x.json', 'a']]), assets: new Map() }
  }, expect.unreachable)
  for (let n = 0; n < 3; n++) await withLive.missing(none)
  expect(reads).toBe(1)
  await vi.advanceTimersByTimeAsync(MAX_AGE_MS * 2)
  expect(await withLive.missing({ documents: [a], files: [] })).toEqual(none)
  expect(reads).toBe(2)
  withLive.close()
})

test('a full staging area refuses files, and a commit frees its space', async () => {
  const chunk = MAX_STAGED_BYTES / 4
  const chunks = [1, 2, 3, 4].map((value) => new Uint8Array(chunk).fill(value))
  await received.add({ documents: [], files: chunks })
  await expect(received.add({ documents: ['a'], files: [] })).rejects.toThrow(StagingFullError)
  const files = Object.fromEntries(chunks.map((content, n) => [`asset/files/${n}.png`, hash(content)]))
  expect(await received.commit({ documents: {}, files })).toHaveProperty('site')
  await received.add({ documents: ['a'], files: [] })
  expect(await received.missing({ documents: [a], files: [] })).toEqual(none)
})
