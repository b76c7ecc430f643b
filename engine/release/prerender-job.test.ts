/** The instants between which a prerendered page stays the same: `validFrom` and `validUntil` of a release. */
import { expect, test } from 'vitest'
import type { CompiledPath, CompiledSite } from '../compile/site.ts'
import type { Json } from '../core/json.ts'
import { testLocale } from '../core/locale.fixture.ts'
import type { WireNode, WireSlice } from '../core/wire.ts'
import { prerenderJob, skinAt } from './prerender-job.ts'
import { publicAnswers } from './public-answers.ts'

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
const build = {
  build: 'b',
  boot: '',
  entry: '',
  base: [],
  chunks: {},
  session: { base: [], areas: [], calls: {} },
  css: { base: '', widgets: {} },
}
const path: CompiledPath = {
  path: '/',
  route: 'home',
  pageWithArgs: '{"page":"home"}',
  params: {},
  constraints: {},
  login: false,
  restricted: false,
}
const at = Date.parse('2026-12-24T12:00:00+08:00')
const midnights = { last: Date.parse('2026-12-24T00:00:00+08:00'), next: Date.parse('2026-12-25T00:00:00+08:00') }

function spanOf(node: Partial<WireNode>): object {
  const root: WireNode = { i: 'page/root', w: 'Text', ...node }
  const slice = { root, widgets: [], data: {} } as unknown as WireSlice
  const { last, next } = prerenderJob(
    {
      compiled,
      build,
      at,
      siteTitle: '',
      documentTexts: { skip: '', loadFailed: '' },
      locale: { ...testLocale, timeZone: 'Asia/Manila' },
      prefix: '',
    },
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
])('a page that reads the day in %s is compiled again at midnight in the time zone of the site', (_, node) => {
  expect(spanOf(node)).toEqual(midnights)
})

test('a page that does not read the clock has no instant at which it is prerendered again', () => {
  const press = [{ do: 'ui.toast', args: { text: ['ref', 'fact.clock.today', ''] as const } }]
  const node: Partial<WireNode> = { p: { text: 'fact.clock.today' }, c: ['is', 'device.online', 'eq', true] }
  expect(spanOf({ ...node, o: { press } })).toEqual({ last: undefined, next: undefined })
})

const listed = (entries: number | undefined): Partial<WireNode> => {
  const select = ['select', 'games.section', {}, ['data.games.value', 'data.hidden.value', 'data.own.value']] as const
  return { b: { games: entries === undefined ? select : [...select, entries] } }
}
const data = {
  games: { call: 'games/all', when: 'boot', public: true },
  hidden: { call: 'games/hidden', when: 'boot', public: true, args: { kind: ['=', 5] } },
  own: { call: 'games/own', when: 'session' },
} as const
const games = ['games/all {}', { data: ['a'] }] as const
const hidden = ['games/hidden {"kind":5}', { data: [] }] as const

function answersOf(node: Partial<WireNode>, ...known: readonly (readonly [string, Json])[]): unknown {
  const slice = { root: { i: 'page/root', w: 'List', ...node }, widgets: [], data } as unknown as WireSlice
  const answers = publicAnswers(known)
  const locale = { ...testLocale, timeZone: 'Asia/Manila' }
  return prerenderJob(
    { compiled, build, at, siteTitle: '', documentTexts: { skip: '', loadFailed: '' }, locale, prefix: '', answers },
    path,
    slice,
  ).job.answers
}

test('a page with a prerendered list gets the public answers that its selector reads', () => {
  const hash = expect.stringMatching(/^[0-9a-f]{20}$/) as string
  expect(answersOf(listed(8), games, hidden)).toEqual({ games: hash, hidden: hash })
})

test('a page whose lists are not prerendered gets no answers, so a changed answer does not render it again', () => {
  expect(answersOf(listed(undefined), games, hidden)).toBeUndefined()
})

test('without the list of hidden games no games are prerendered', () => {
  expect(answersOf(listed(8), games)).toBeUndefined()
})

test('the skin of a page names its counterpart', () => {
  const night = { ...skin, id: 'night', priority: 2, scheme: 'dark', counterpart: 'day' }
  expect(skinAt({ ...compiled, skins: [skin, night] } as CompiledSite, at)).toEqual({
    id: 'night',
    scheme: 'dark',
    ink: '#000',
    counterpart: { id: 'day', scheme: 'light', ink: '#000' },
  })
})
