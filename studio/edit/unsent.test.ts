import { beforeEach, expect, test } from 'vitest'
import { ApiError } from '../api/client.ts'
import type { StoredDraft } from './draft-texts.ts'
import { textOf } from './open-document.ts'
import { knownResults, sendDrafts, type UnsentParts } from './unsent.ts'

beforeEach(() => knownResults.clear())

const draft = (changeSet: string | undefined, text: string): StoredDraft => ({
  key: `studio/draft/${changeSet ?? 'live'}/banner/a.json`,
  by: 'ana',
  path: 'banner/a.json',
  changeSet,
  kept: { text, saved: '{"a":1,"b":1}', at: 1 },
})

/** A server with one document in each change set: `open` can be edited, `published` cannot, all others do not exist. */
function createServer(text = '{"a":1,"b":1}') {
  const removed: StoredDraft[] = []
  const sent: { readonly id: string; readonly version: number; readonly value: unknown }[] = []
  const parts: UnsentParts = {
    read: (_, id) =>
      id === 'open' || id === 'published'
        ? Promise.resolve({
            text,
            version: 2,
            base: 'x',
            isRemoved: false,
            changeSet: id === 'open' ? ({ id, title: id } as never) : undefined,
          })
        : Promise.reject(new ApiError(404, 'there is no such change set', undefined)),
    save(id, { version, content }) {
      sent.push({ id, version, value: JSON.parse(textOf(content) ?? '') })
      return Promise.resolve({ version: version + 1 })
    },
    remove: (stored) => void removed.push(stored),
  }
  return { parts, sent, removed }
}

test('an edit that was not sent is sent to its change set without opening its document, and leaves the device', async () => {
  const { parts, sent, removed } = createServer('{"a":1,"b":2}')
  const stored = draft('open', '{"a":2,"b":1}')
  expect(await sendDrafts([stored], parts)).toEqual({ unsent: [], hasSent: true })
  expect(sent).toEqual([{ id: 'open', version: 2, value: { a: 2, b: 2 } }])
  expect(removed).toEqual([stored])
})

test('edits that cannot be sent stay on the device, each with the reason', async () => {
  const { parts, sent, removed } = createServer('{"a":3,"b":1}')
  const text = '{"a":2,"b":1}'
  const drafts = [draft('open', text), draft('published', text), draft('gone', text), draft(undefined, text)]
  const { unsent, hasSent } = await sendDrafts(drafts, parts)
  expect(unsent.map(({ reason }) => reason)).toEqual(['conflict', 'closed', 'closed', 'not started'])
  expect([hasSent, sent, removed]).toEqual([false, [], []])
  const offline = { ...parts, read: () => Promise.reject(new ApiError(0, 'no answer', undefined)) }
  expect((await sendDrafts([draft('open', '{"a":4,"b":1}')], offline)).unsent).toMatchObject([{ reason: 'waiting' }])
})

test('an edit that cannot be sent causes no more requests until its text changes or its result is forgotten', async () => {
  const { parts } = createServer('{"a":3,"b":1}')
  let reads = 0
  const counted: UnsentParts = {
    ...parts,
    read: (...names) => {
      reads++
      return parts.read(...names)
    },
    save: () => Promise.reject(new ApiError(422, 'the document has errors', undefined)),
  }
  const refused = draft('open', '{"a":1,"b":2}')
  const closed = draft('published', '{"a":1,"b":2}')
  const conflict = (text: string): StoredDraft => ({ ...draft('open', text), key: 'studio/draft/open/banner/b.json' })
  const resultsOf = async (...drafts: StoredDraft[]) =>
    (await sendDrafts(drafts, counted)).unsent.map(({ reason }) => reason)
  for (let times = 0; times < 3; times++) {
    expect(await resultsOf(refused, closed, conflict('{"a":2,"b":1}'))).toEqual(['refused', 'closed', 'conflict'])
    expect(reads).toBe(3)
  }
  await resultsOf(refused, closed, conflict('{"a":5,"b":1}'))
  expect(reads).toBe(4)
  knownResults.clear()
  await resultsOf(refused, closed)
  expect(reads).toBe(6)
})

test('an edit that waits for the server is sent again each time', async () => {
  const { parts, sent } = createServer()
  const offline = { ...parts, save: () => Promise.reject(new ApiError(0, 'no answer', undefined)) }
  const stored = [draft('open', '{"a":2,"b":1}')]
  expect((await sendDrafts(stored, offline)).unsent).toMatchObject([{ reason: 'waiting' }])
  expect((await sendDrafts(stored, parts)).unsent).toEqual([])
  expect(sent).toHaveLength(1)
})

test('an edit that the server already has leaves the device without a request', async () => {
  const { parts, sent, removed } = createServer('{"a":2,"b":1}')
  expect((await sendDrafts([draft('open', '{"a":2,"b":1}')], parts)).unsent).toEqual([])
  expect([sent, removed.length]).toEqual([[], 1])
})
