import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ApiError } from '../api/client.ts'
import { Draft, type DraftKeeper, type DraftServer } from './draft.ts'

type Kept = ReturnType<DraftKeeper['read']>

/** A draft whose server answers when the test calls `answer`, and whose time passes when the test calls `wait`. */
function open({ text = '{"a":1,"b":1}', version = 1, kept }: { text?: string; version?: number; kept?: Kept } = {}) {
  const sent: { version: number; text: string }[] = []
  const answers: ((error?: Error) => Promise<void>)[] = []
  const due = new Map<object, () => void>()
  let stored: Kept = kept
  const server: DraftServer = {
    save: ({ version: given, content }) => {
      sent.push({ version: given, text: content !== null && 'text' in content ? content.text : '' })
      return new Promise((resolve, reject) => {
        answers.push(async (error) => {
          if (error === undefined) resolve({ version: given + 1 })
          else reject(error)
          await Promise.resolve()
          await Promise.resolve()
        })
      })
    },
  }
  const draft = new Draft(
    { path: 'banner/a.json', text, version, base: 'x' },
    server,
    { read: () => stored, write: (value) => (stored = value) },
    {
      now: () => 1000,
      after: (_, run) => {
        const key = {}
        due.set(key, run)
        return () => void due.delete(key)
      },
    },
  )
  const wait = (): void => {
    const now = [...due.values()]
    due.clear()
    for (const run of now) run()
  }
  const answer = async (error?: Error): Promise<void> => await answers.shift()?.(error)
  return { draft, sent, wait, answer, stored: () => stored }
}

const stale = (text: string, version: number): ApiError =>
  new ApiError(409, 'changed meanwhile', { current: { version, changedBy: 'Ana', changedAt: 7000, content: { text } } })

test('text that another operator saves is shown if nothing is typed, and can be undone', () => {
  const { draft, sent } = open()
  draft.refresh({ version: 2, text: '{"a":1,"b":2}' })
  expect(draft.view()).toMatchObject({ text: '{"a":1,"b":2}', saved: '{"a":1,"b":2}', version: 2, state: 'saved' })
  draft.refresh({ version: 1, text: '{"a":1,"b":1}' })
  expect([draft.view().text, sent]).toEqual(['{"a":1,"b":2}', []])
  draft.undo()
  expect(draft.view().text).toBe('{"a":1,"b":1}')
})

test('text that another operator saves does not replace unsaved text', async () => {
  const { draft, sent, wait, answer } = open()
  draft.edit('{"a":2,"b":1}')
  draft.refresh({ version: 2, text: '{"a":1,"b":2}' })
  expect(draft.view().text).toBe('{"a":2,"b":1}')
  wait()
  draft.refresh({ version: 2, text: '{"a":1,"b":2}' })
  expect([draft.view().state, draft.view().text]).toEqual(['saving', '{"a":2,"b":1}'])
  await answer(stale('{"a":1,"b":2}', 2))
  expect(JSON.parse(draft.view().text)).toEqual({ a: 2, b: 2 })
  wait()
  expect(sent.at(-1)?.version).toBe(2)
})

test('typed text is saved after a pause, and kept on the device until the server has stored it', async () => {
  const { draft, sent, wait, answer, stored } = open()
  draft.edit('{"a":2,"b":1}')
  expect([draft.view().state, stored()?.text]).toEqual(['waiting', '{"a":2,"b":1}'])
  wait()
  expect([draft.view().state, sent]).toEqual(['saving', [{ version: 1, text: '{"a":2,"b":1}' }]])
  await answer()
  expect([draft.view().state, stored()]).toEqual(['saved', undefined])
})

test('a response does not replace text that was typed after its request', async () => {
  const { draft, sent, wait, answer } = open()
  draft.edit('{"a":2,"b":1}')
  wait()
  draft.edit('{"a":3,"b":1}')
  await answer()
  expect(draft.view().text).toBe('{"a":3,"b":1}')
  wait()
  expect(sent.at(-1)).toEqual({ version: 2, text: '{"a":3,"b":1}' })
})

test('undo and redo go through 300 edits, and an edit that was redone can be undone again', () => {
  const { draft } = open({ text: '0' })
  for (let n = 1; n <= 300; n++) draft.edit(String(n))
  for (let n = 299; n >= 0; n--) {
    draft.undo()
    expect(draft.view().text).toBe(String(n))
  }
  expect([draft.view().canUndo, draft.view().state]).toEqual([false, 'saved'])
  for (let n = 1; n <= 300; n++) draft.redo()
  expect([draft.view().text, draft.view().canRedo]).toEqual(['300', false])
  // An edit that was redone can be undone again.
  for (let n = 299; n >= 0; n--) draft.undo()
  expect([draft.view().text, draft.view().canUndo]).toEqual(['0', false])
})

test('without the server the text stays on the device and is sent later', async () => {
  const { draft, wait, answer, stored } = open()
  draft.edit('{"a":2,"b":1}')
  wait()
  await answer(new ApiError(0, 'unknown whether it was executed', undefined))
  expect([draft.view().state, stored()?.text]).toEqual(['kept here', '{"a":2,"b":1}'])
  // The state says that the text is kept and sent later.
  expect(draft.view().problem).toBeUndefined()
  wait()
  await answer()
  expect(draft.view().state).toBe('saved')
})

test('a text that was kept before a reload is restored', async () => {
  const { draft, sent, wait } = open({ kept: { text: '{"a":2,"b":1}', saved: '{"a":1,"b":1}', at: 7 } })
  expect(draft.view().text).toBe('{"a":2,"b":1}')
  // The view also contains the time when the restored text was typed, and the text of the server.
  expect(draft.view().restored).toEqual({ at: 7, server: '{"a":1,"b":1}' })
  wait()
  expect(sent).toEqual([{ version: 1, text: '{"a":2,"b":1}' }])
  draft.undo()
  expect(draft.view().text).toBe('{"a":1,"b":1}')
})

test('a text that a canceled change set did not take is merged with the live text, and a published one is taken as it is', () => {
  const kept = { text: '{"a":3,"b":1}', saved: '{"a":2,"b":1}', live: '{"a":1,"b":1}', at: 7 }
  const opened = [
    { text: kept.live, version: 0 },
    { text: '{"a":1,"b":9}', version: 0 },
    { text: kept.saved, version: 0 },
  ].map((start) => open({ ...start, kept }).draft.view())
  expect(opened.map(({ text, state }) => [text, state])).toEqual([
    ['{"a":3,"b":1}', 'waiting'],
    ['{\n  "a": 3,\n  "b": 9\n}\n', 'waiting'],
    ['{"a":3,"b":1}', 'waiting'],
  ])
  // In the same change set, the text is based on what the change set had.
  expect(open({ text: '{"a":4,"b":1}', version: 3, kept }).draft.view().state).toBe('conflict')
})

test('a kept text is removed if the server already has the same text', () => {
  const { draft, stored } = open({ kept: { text: '{"a":1,"b":1}', saved: '{"a":0,"b":1}', at: 7 } })
  expect([stored(), draft.view().restored, draft.view().state]).toEqual([undefined, undefined, 'saved'])
})

test('text typed during a conflict does not replace the version of the other person after a reload', async () => {
  const { draft, wait, answer, stored } = open()
  draft.edit('{"a":2,"b":1}')
  wait()
  await answer(stale('{"a":3,"b":1}', 5))
  draft.edit('{"a":4,"b":1}')
  const reloaded = open({ text: '{"a":3,"b":1}', version: 5, kept: stored() })
  reloaded.wait()
  expect([reloaded.draft.view().state, reloaded.sent]).toEqual(['conflict', []])
  expect(reloaded.draft.view()).toMatchObject({ text: '{"a":4,"b":1}', theirs: { text: '{"a":3,"b":1}' } })
})

test('answers in any order and with any delay never change newer text', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('type', 'pause', 'answer', 'no answer'), { maxLength: 40 }),
      async (steps) => {
        const { draft, sent, wait, answer } = open({ text: '0' })
        let typed = 0
        for (const step of steps) {
          if (step === 'type') draft.edit(String(++typed))
          else if (step === 'pause') wait()
          else await answer(step === 'answer' ? undefined : new ApiError(0, 'no answer', undefined))
          expect(draft.view().text).toBe(String(typed))
        }
        for (let n = 0; n < 3; n++) {
          wait()
          await answer()
        }
        expect([draft.view().saved, draft.view().state]).toEqual([String(typed), 'saved'])
        expect(typed === 0 ? '0' : sent.at(-1)?.text).toBe(String(typed))
      },
    ),
  )
})

test('an edit that the server has although its answer was lost is shown as saved after it is sent again', async () => {
  const { draft, sent, wait, answer, stored } = open()
  draft.edit('{"a":2,"b":1}')
  wait()
  await answer(new ApiError(0, 'The server does not answer.', undefined))
  wait()
  await answer(stale('{"a":2,"b":1}', 2))
  wait()
  expect(draft.view()).toMatchObject({ state: 'saved', version: 2, saved: '{"a":2,"b":1}' })
  expect(draft.view().savedEdit).toBe(draft.view().edit)
  expect([stored(), sent.length]).toEqual([undefined, 2])
})

test('edits of two people in different fields are merged and saved', async () => {
  const { draft, sent, wait, answer } = open()
  draft.edit('{"a":2,"b":1}')
  wait()
  await answer(stale('{"a":1,"b":7}', 5))
  expect(JSON.parse(draft.view().text)).toEqual({ a: 2, b: 7 })
  wait()
  expect(sent.at(-1)?.version).toBe(5)
})

test('a conflict in one field shows both versions, and nothing is sent until a version is chosen', async () => {
  const { draft, sent, wait, answer } = open()
  draft.edit('{"a":2,"b":1}')
  wait()
  await answer(stale('{"a":3,"b":1}', 5))
  expect(draft.view()).toMatchObject({
    state: 'conflict',
    text: '{"a":2,"b":1}',
    theirs: { author: 'Ana', savedAt: 7000 },
  })
  draft.edit('{"a":4,"b":1}')
  wait()
  // Even an immediate save, as before a publish, sends nothing during a conflict.
  void draft.save()
  expect(sent).toHaveLength(1)
  draft.resolve('mine')
  wait()
  expect(sent.at(-1)?.version).toBe(5)
  expect(JSON.parse(sent.at(-1)?.text ?? '')).toEqual({ a: 4, b: 1 })
  await answer()
  expect(draft.view()).toMatchObject({ state: 'saved', theirs: undefined })
})

test.each([
  ['mine', { a: 2, b: 8, c: 9 }],
  ['theirs', { a: 3, b: 8, c: 9 }],
] as const)(
  'a choice of "%s" decides only contradicting edits, and keeps the other edits of both sides',
  async (...given) => {
    const [keep, expected] = given
    const { draft, sent, wait, answer } = open()
    draft.edit('{"a":2,"b":8}')
    wait()
    await answer(stale('{"a":3,"b":1,"c":9}', 5))
    draft.resolve(keep)
    wait()
    expect(JSON.parse(sent.at(-1)?.text ?? '')).toEqual(expected)
  },
)

test.each([
  ['mine', { a: 1, b: 1 }],
  ['theirs', { a: 3, b: 1 }],
] as const)('an edit that is undone during a conflict is decided by the choice of "%s"', async (keep, expected) => {
  const { draft, wait, answer } = open()
  draft.edit('{"a":2,"b":1}')
  wait()
  await answer(stale('{"a":3,"b":1}', 5))
  draft.edit('{"a":1,"b":1}')
  draft.resolve(keep)
  expect(JSON.parse(draft.view().text)).toEqual(expected)
})

test.each([
  ['mine', { a: 3, b: 2, c: 3, d: 9 }],
  ['theirs', { a: 3, b: 3, c: 3, d: 9 }],
] as const)(
  'edits during a conflict are kept, and the choice of "%s" decides the other fields',
  async (keep, expected) => {
    const { draft, wait, answer } = open()
    draft.edit('{"a":1,"b":1,"c":1,"d":1}')
    wait()
    await answer()
    draft.edit('{"a":2,"b":2,"c":1,"d":9}')
    wait()
    await answer(stale('{"a":3,"b":3,"c":3,"d":1}', 5))
    draft.edit('{"a":3,"b":2,"c":1,"d":9}')
    draft.resolve(keep)
    expect(JSON.parse(draft.view().text)).toEqual(expected)
  },
)

test.each(['mine', 'theirs'] as const)(
  'if one side removed a node and the other side changed it, the choice of "%s" decides whether the node stays',
  async (keep) => {
    const { draft, wait, answer } = open()
    draft.edit('{"a":[{"id":"x","n":1}],"b":1}')
    wait()
    await answer()
    draft.edit('{"a":[],"b":1}')
    wait()
    const theirs = '{"a":[{"id":"x","n":2}],"b":1}'
    await answer(stale(theirs, 5))
    expect(draft.view().state).toBe('conflict')
    draft.resolve(keep)
    expect(JSON.parse(draft.view().text)).toEqual(keep === 'mine' ? { a: [], b: 1 } : JSON.parse(theirs))
  },
)

test('a refused edit shows the reason and is not sent again automatically', async () => {
  const { draft, sent, wait, answer } = open()
  draft.edit('{"a":2,"b":1}')
  wait()
  await answer(new ApiError(409, 'The change set was published.', {}))
  expect(draft.view()).toMatchObject({ state: 'refused', problem: 'The change set was published.' })
  wait()
  expect(sent).toHaveLength(1)
})

test('closing a draft sends it once, and unsent text stays on the device', async () => {
  const { draft, sent, wait, answer, stored } = open()
  draft.edit('{"a":2,"b":1}')
  draft.close()
  expect(sent).toHaveLength(1)
  await answer(new ApiError(0, 'no answer', undefined))
  wait()
  expect([sent.length, stored()?.text]).toEqual([1, '{"a":2,"b":1}'])
})
