/** The instants between which a prerendered page stays the same, which a release publishes as `validUntil`. */
import { expect, test } from 'vitest'
import type { CompiledPath, CompiledSite } from '../compile/site.ts'
import { testLocale } from '../core/locale.fixture.ts'
import type { WireNode, WireSlice } from '../core/wire.ts'
import { prerenderJob } from './prerender-job.ts'

const skin = { id: 'day', when: undefined, priority: 1, scheme: 'light', ink: '#000' }
const compiled = {
  languages: [],
  languageAddresses: false,
  origin: '',
  timeZone: 'Asia/Manila',
  skins: [skin],
  skinDefault: 'day',
  notFound: 'not-found',
} as unknown as CompiledSite
const build = { build: 'b', boot: '', entry: '', base: [], chunks: {}, css: { base: '', widgets: {} } }
const path: CompiledPath = { path: '/', route: 'home', params: {}, constraints: {}, login: false, restricted: false }
const at = Date.parse('2026-12-24T12:00:00+08:00')
const midnights = { last: Date.parse('2026-12-24T00:00:00+08:00'), next: Date.parse('2026-12-25T00:00:00+08:00') }

function spanOf(node: Partial<WireNode>): object {
  const root: WireNode = { i: 'page/root', w: 'Text', ...node }
  const slice = { root, widgets: [] } as unknown as WireSlice
  const { last, next } = prerenderJob(
    { compiled, build, at, siteTitle: '', locale: { ...testLocale, timeZone: 'Asia/Manila' }, prefix: '' },
    path,
    slice,
  )
  return { last, next }
}

test.each<[string, Partial<WireNode>]>([
  ['a rule', { c: ['is', 'clock.today', 'eq', '2026-12-24'] }],
  ['a conditional value', { b: { text: ['if', ['is', 'clock.today', 'eq', '2026-12-24'], ['=', 'a'], ['=', 'b']] } }],
  ['a text', { b: { text: ['text', ['Today is ', ['ref', 'fact.clock.today', '']]] } }],
  ['a date', { b: { text: ['format', 'date', ['ref', 'fact.clock.now', 0]] } }],
  ['a selector', { b: { text: ['select', 'a.b', {}, ['fact.clock.today']] } }],
  [
    'the rows of a list',
    {
      e: {
        in: [
          'rows',
          [
            [
              ['is', 'clock.today', 'eq', '2026-12-24'],
              ['=', 'a'],
            ],
          ],
        ],
        as: 'row',
        key: 'id',
        limit: 9,
      },
    },
  ],
  ['a fallback', { f: { i: 'page/root', w: 'Text', c: ['is', 'clock.today', 'eq', '2026-12-24'] } }],
])('a page that reads the day in %s is compiled again at midnight of the time zone', (_, node) => {
  expect(spanOf(node)).toEqual(midnights)
})

test('a page that does not read the clock never changes', () => {
  const press = [{ do: 'ui.toast', args: { text: ['ref', 'fact.clock.today', ''] as const } }]
  const node: Partial<WireNode> = { p: { text: 'fact.clock.today' }, c: ['is', 'device.online', 'eq', true] }
  expect(spanOf({ ...node, o: { press } })).toEqual({ last: undefined, next: undefined })
})
