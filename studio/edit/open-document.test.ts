import { afterEach, expect, test, vi } from 'vitest'
import type { ChangeSet } from '../api/api.ts'
import { editsOf, openDraft } from './open-document.ts'
import { createStorage } from './storage.fixture.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('an image in a change set becomes an edit with the bytes of the image, and a removal becomes null', () => {
  const bytes = Uint8Array.from([0, 137, 255])
  expect(
    editsOf([
      { path: 'asset/banners/vip.json', content: { text: '{}' } },
      { path: 'asset/files/banners/vip.png', content: { base64: Buffer.from(bytes).toString('base64') } },
      { path: 'banner/old.json', content: null },
    ]),
  ).toEqual([
    ['asset/banners/vip.json', '{}'],
    ['asset/files/banners/vip.png', bytes],
    ['banner/old.json', null],
  ])
})

test('a draft of another person is neither shown nor saved when a document is opened', () => {
  const { storage, entries } = createStorage()
  vi.stubGlobal('localStorage', storage)
  vi.useFakeTimers()
  const changeSet = { id: '1', title: 'Banners' } as ChangeSet
  const document = { path: 'banner/a.json', text: '{"a":1}', version: 2, base: null, changeSet, isRemoved: false }
  const openAs = (by: string) =>
    openDraft({ ...document, edits: [], files: {} }, 'Banner', by, {
      onCreate: () => undefined,
      onSave: () => undefined,
    })
  openAs('ana').edit('{"a":"of Ana"}')
  const kept = { ...entries }
  expect(Object.keys(kept)).toHaveLength(1)
  vi.clearAllTimers()
  const draftOfBen = openAs('ben')
  expect(draftOfBen.view()).toMatchObject({ text: '{"a":1}', state: 'saved', restored: undefined })
  expect(vi.getTimerCount()).toBe(0)
  draftOfBen.edit('{"a":"of Ben"}')
  draftOfBen.edit('{"a":1}')
  expect(entries).toEqual(kept)
  expect(openAs('ana').view()).toMatchObject({ text: '{"a":"of Ana"}', state: 'waiting' })
})
