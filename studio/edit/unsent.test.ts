import { expect, test } from 'vitest'
import { ApiError } from '../api/client.ts'
import type { StoredDraft } from './draft-texts.ts'
import { textOf } from './open-document.ts'
import { sendDrafts, type UnsentParts } from './unsent.ts'

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
  expect((await sendDrafts([draft('open', text)], offline)).unsent).toMatchObject([{ reason: 'waiting' }])
})

test('an edit that the server already has leaves the device without a request', async () => {
  const { parts, sent, removed } = createServer('{"a":2,"b":1}')
  expect((await sendDrafts([draft('open', '{"a":2,"b":1}')], parts)).unsent).toEqual([])
  expect([sent, removed.length]).toEqual([[], 1])
})
