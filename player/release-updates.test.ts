import { expect, test } from 'vitest'
import type { Pointer } from '../engine/core/release.ts'
import type { WireApp } from '../engine/core/wire.ts'
import { firstRelease } from './first-release.ts'
import { createReleaseUpdates } from './release-updates.ts'

const app = {} as unknown as WireApp
const pointer = { build: 'b1', sequence: 7, routes: { en: '/r/en.json' } } as unknown as Pointer
const inTagalogOnly = { ...pointer, routes: { tl: '/r/tl.json' } }

function open(...pointers: readonly Pointer[]) {
  const reports: string[] = []
  const kept: Pointer[] = []
  const received: Pointer[] = []
  const parts = {
    source: { pointers: async () => await Promise.resolve(pointers), keep: (next: Pointer) => void kept.push(next) },
    releases: { app: async () => await Promise.resolve(app) },
    language: 'en',
    report: (code: string, message: string) => void reports.push(`${code} ${message}`),
    own: () => 'b1',
    onPointer: (next: Pointer) => void received.push(next),
    first: { ...pointer, sequence: 6 },
  }
  return { parts, reports, kept, received }
}

test.each([
  ['the own build and language is staged', pointer, 1, false],
  ['another build needs a document', { ...pointer, build: 'b2' }, 0, true],
  ['a site that has dropped the language of the page needs a document', inTagalogOnly, 0, true],
])('a release of %s', async (_, next, stagedCount, needsDocument) => {
  const { parts, received } = open(next)
  const staged: WireApp[] = []
  const updates = createReleaseUpdates(parts)
  await updates.check({ stage: (one) => void staged.push(one) })
  expect([staged.length, updates.needsDocument()]).toEqual([stagedCount, needsDocument])
  expect(updates.staged()).toBe(stagedCount === 1 ? 7 : 6)
  // The kill switch of the pointer is applied even if the release cannot be used.
  expect(received).toEqual([next])
})

test('the stored pointer of the staged release, read while the server is down, changes nothing after code of the page was replaced', async () => {
  const first = { ...pointer, sequence: 6 }
  const { parts } = open(first)
  let build = 'b1'
  const updates = createReleaseUpdates({ ...parts, own: () => build })
  build = 'b2'
  await updates.check({ stage: () => undefined })
  expect([updates.needsDocument(), updates.staged()]).toEqual([false, 6])
})

test('a release that cannot be loaded is reported, and the page keeps the previous release', async () => {
  const { parts, reports, kept } = open(pointer)
  const staged: WireApp[] = []
  const updates = createReleaseUpdates({ ...parts, releases: { app: () => Promise.reject(new Error('damaged')) } })
  await updates.check({ stage: (one) => void staged.push(one) })
  expect([staged, kept, updates.staged(), updates.needsDocument()]).toEqual([[], [], 6, false])
  expect(reports).toEqual(['RELEASE-BROKEN Error: damaged'])
})

test('a first release that cannot be loaded is reported, and the next release is used', async () => {
  const last = { ...pointer, routes: { en: '/r/last.json' } }
  const { parts, reports, kept } = open(pointer, last)
  const reader = {
    app: (address: string) => (address === '/r/en.json' ? Promise.reject(new Error('damaged')) : Promise.resolve(app)),
  }
  const found = await firstRelease(parts.source, reader as never, parts.language, parts.report, '/', () => undefined)
  expect([found.pointer, kept, reports]).toEqual([last, [last], ['RELEASE-BROKEN Error: damaged']])
})

test('a first release without the language of the page is reported, and the next release is used', async () => {
  const { parts, reports, kept } = open(inTagalogOnly, pointer)
  const { source, releases, language, report } = parts
  const reader = { ...releases, object: () => Promise.reject(new Error('not used')), route: async () => undefined }
  expect(await firstRelease(source, reader as never, language, report, '/', () => undefined)).toEqual({ pointer, app })
  expect(reports).toEqual(['RELEASE-BROKEN the release has no language en'])
  expect(kept).toEqual([pointer])
})
