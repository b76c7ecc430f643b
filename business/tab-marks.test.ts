/** The platform tagging of the site info as marks of tabs (document 1, section 3). */
import { expect, test } from 'vitest'
import { decode } from '../engine/runtime/calls/decode.ts'
import type { Json, JsonObject } from '../engine/core/json.ts'
import { createTestSession } from './session.fixture.ts'
import { selectors } from './selectors.gen.ts'
import { contracts } from './site/contracts.gen.ts'

const entry = (more: JsonObject = {}): JsonObject => ({
  type: 1,
  channel: 'Bottom Navigation',
  subChannel: 'News',
  title: 'HOT',
  style: 1,
  ...more,
})

/** Loads site info with these entries. Returns a function that selects a tab's mark. */
async function marksWith(entries: Json): Promise<(...names: string[]) => Json | undefined> {
  const info = decode(contracts['site/info']?.response ?? {}, { STORE_OMS_PLATFORM_TAGGING_H5: entries }).value ?? null
  const testSession = createTestSession({ gateway: { 'site/info': () => info } })
  await testSession.start('site')
  expect(testSession.fact('site.infoStatus')).toBe('ready')
  const read = (ref: string): unknown => testSession.fact(ref.replace('fact.', ''))
  return (...names) => selectors['site.tabMark']?.select(read as never, { names } as never)
}

test.each([
  [0, 'none'],
  [1, 'red'],
  [2, 'green'],
  [3, 'purple'],
  [4, 'blue'],
  [5, 'black'],
])('a bubble of style %i has the tone %s', async (style, tone) => {
  const mark = await marksWith([entry({ style })])
  expect(mark('News')).toEqual({ dot: false, title: 'HOT', tone })
  expect(mark('Home')).toBeUndefined()
})

test.each([6, -1, 99, 'red', null, 1.5, {}])('the unknown style %j has the same tone as style 0', async (style) => {
  expect((await marksWith([entry({ style })]))('News')).toEqual({ dot: false, title: 'HOT', tone: 'none' })
})

test('a dot keeps its title, and a missing title is empty', async () => {
  const mark = await marksWith([
    entry({ type: 0, style: 4 }),
    entry({ type: 0, subChannel: 'Wallet', title: null, style: 2 }),
  ])
  expect(mark('News')).toEqual({ dot: true, title: 'HOT', tone: 'blue' })
  expect(mark('Wallet')).toEqual({ dot: true, title: '', tone: 'green' })
})

test('the marks of tabs are also read from entries that are JSON text', async () => {
  expect((await marksWith(JSON.stringify([entry()])))('News')).toMatchObject({ title: 'HOT' })
})

test.each<[string, JsonObject]>([
  ['another channel', { channel: 'Top Navigation' }],
  ['no channel', { channel: null }],
  ['an unknown tab', { subChannel: 'Lobby' }],
  ['no tab', { subChannel: ' ' }],
  ['an unknown type', { type: 2 }],
  ['no type', { type: null }],
  ['a bubble with an empty title', { title: '' }],
  ['a bubble with spaces as the title', { title: '  ' }],
  ['a bubble whose title is a record', { title: { en: 'HOT' } }],
])('an entry with %s marks no tab, and the entry after it marks its tab', async (_, wrong) => {
  const mark = await marksWith([entry(wrong), entry({ title: 'NEXT' })])
  expect(mark('News')).toMatchObject({ title: 'NEXT' })
  expect(mark('Home', 'Rewards', 'TaraPlay', 'Wallet')).toBeUndefined()
})

test.each<Json>([null, '', 'not JSON', 0, {}, [], [null, 'x', 7, [], {}]])(
  'a list of entries with the value %j marks no tab',
  async (entries) => {
    expect((await marksWith(entries))('Home', 'Rewards', 'TaraPlay', 'News', 'Wallet')).toBeUndefined()
  },
)

test('a tab has the mark of the first entry that contains one of the names of the tab, in upper or lower case', async () => {
  const many = Array.from({ length: 5000 }, (_, n) => entry({ subChannel: `Tab ${n}` }))
  const mark = await marksWith([
    ...many,
    entry({ subChannel: ' account ', title: '1' }),
    entry({ subChannel: 'Wallet' }),
  ])
  expect(mark('Wallet', 'Account')).toMatchObject({ title: '1' })
})

test('no tab has a mark before the site info has arrived', () => {
  expect(selectors['site.tabMark']?.select(() => undefined, { names: ['News'] } as never)).toBeUndefined()
})
