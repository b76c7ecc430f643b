import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DocumentChange, diff, diffSites } from './diff.ts'
import { edited, edits, page } from './edits.fixture.ts'
import type { Json, JsonObject } from '../../core/json.ts'
import { documentOf, isSingle, type OutlineItem, outlineOf, unescaped } from './outline.ts'
import { testSeed } from '../../../tests/sample.fixture.ts'

const node = (id: string, more: JsonObject = {}): JsonObject => ({ id, widget: 'Card', v: 1, ...more })
const stack = (id: string, ...body: JsonObject[]): JsonObject => ({ id, widget: 'Stack', v: 1, slots: { body } })
const home = (...body: JsonObject[]): JsonObject => ({ kind: 'page', id: 'home', root: stack('page', ...body) })
const short = (changes: readonly DocumentChange[]): readonly string[] =>
  changes.map((one) => `${one.change} ${one.item}${one.change === 'changed' ? ` ${one.path}` : ''}`)

test('inserting a banner at the top moves no other node', () => {
  const changes = diff(home(node('a'), node('b'), node('c')), home(node('new'), node('a'), node('b'), node('c')))
  expect(changes).toEqual([
    {
      change: 'added',
      item: 'new',
      kind: 'node',
      to: { parent: 'page', list: '/slots/body', index: 0 },
      body: node('new'),
    },
  ])
})

test('a node that moved up is reported as moved, and the nodes that it passed are not', () => {
  expect(short(diff(home(node('a'), node('b'), node('c')), home(node('c'), node('a'), node('b'))))).toEqual(['moved c'])
  expect(short(diff(home(node('a'), node('b')), home(node('b'), node('a'))))).toEqual(['moved b'])
})

test('a node that was moved and edited has both changes', () => {
  const before = home(
    node('a', { props: { tone: 'plain', title: { $text: { en: 'Hello', tl: 'Kumusta' } } } }),
    stack('box'),
  )
  const after = home(
    stack('box', node('a', { props: { tone: 'plain', title: { $text: { en: 'Welcome', tl: 'Kumusta' } } } })),
  )
  expect(diff(before, after)).toEqual([
    {
      change: 'moved',
      item: 'a',
      kind: 'node',
      from: { parent: 'page', list: '/slots/body', index: 0 },
      to: { parent: 'box', list: '/slots/body', index: 0 },
    },
    { change: 'changed', item: 'a', kind: 'node', path: '/props/title/$text/en', from: 'Hello', to: 'Welcome' },
  ])
})

test('wrapping a node in a new node is one added node and one moved node', () => {
  expect(short(diff(home(node('a'), node('b')), home(stack('frame', node('a')), node('b'))))).toEqual([
    'added frame',
    'moved a',
  ])
})

test('variants and fallbacks are nodes too', () => {
  const pick = (...of: JsonObject[]): JsonObject => ({ id: 'choice', pick: 'first', of })
  const before = home(pick(node('x'), node('y')), node('z', { fallback: node('plain') }))
  const after = home(pick(node('y'), node('x')), node('z', { fallback: 'hide' }))
  expect(short(diff(before, after))).toEqual(['moved y', 'changed z /fallback', 'removed plain'])
})

test('a change of a rule or schedule contains the whole rule or schedule', () => {
  const when = (level: number): JsonObject => ({
    when: { all: [{ fact: 'player.vipLevel', op: 'gte', value: level }] },
  })
  expect(diff(home(node('a', when(5))), home(node('a', when(3))))).toEqual([
    { change: 'changed', item: 'a', kind: 'node', path: '/when', from: when(5).when, to: when(3).when },
  ])
})

test('tabs, rows, steps, options, entries of a property, texts and constants are compared by id', () => {
  const tabs = (...ids: string[]): JsonObject => ({
    kind: 'tab-bar',
    id: 'main',
    tabs: ids.map((id) => ({ id, icon: 'home' })),
  })
  expect(short(diff(tabs('home', 'rewards', 'account'), tabs('rewards', 'home', 'news')))).toEqual([
    'moved tabs/rewards',
    'added tabs/news',
    'removed tabs/account',
  ])
  const rows = (...levels: [string, number][]): JsonObject => ({
    kind: 'decision-table',
    id: 'badges',
    rows: levels.map(([id, value]) => ({
      id,
      when: { fact: 'player.vipLevel', op: 'gte', value },
      then: { badge: id },
    })),
  })
  expect(short(diff(rows(['gold', 5], ['plain', 0]), rows(['plain', 0], ['gold', 4])))).toEqual([
    'moved rows/plain',
    'changed rows/gold /when',
  ])
  const options = (...values: Json[]): JsonObject => ({
    options: values.map((value) => ({ value, label: String(value) })),
  })
  expect(short(diff(options(1, 2), options(1, 3)))).toEqual(['added options/3', 'removed options/2'])
  const strings = (texts: JsonObject): JsonObject => ({ kind: 'strings', id: 'site', strings: texts })
  expect(
    short(diff(strings({ a: { en: 'A' }, b: { en: 'B' } }), strings({ a: { en: 'A!' }, 'c/d': { en: 'C' } }))),
  ).toEqual(['changed  /strings/a/en', 'changed  /strings/b', 'changed  /strings/c~1d'])
  const items = (...ids: string[]): JsonObject => home(node('switch', { props: { items: ids.map((id) => ({ id })) } }))
  expect(short(diff(items('a', 'b'), items('b', 'a')))).toEqual(['moved switch/props/items/b'])
})

test('a change in a list without ids is one change of the whole list', () => {
  const routes = (...list: string[]): JsonObject => ({ kind: 'popup', id: 'x', routes: list })
  expect(diff(routes('home'), routes('home', 'wallet'))).toEqual([
    { change: 'changed', item: '', kind: 'document', path: '/routes', from: ['home'], to: ['home', 'wallet'] },
  ])
})

test('the difference contains items with duplicate ids', () => {
  expect(short(diff(home(node('a')), home(node('a'), node('a', { when: true }))))).toEqual(['added a#2'])
  const tabs = (...ids: string[]): JsonObject => ({ tabs: ids.map((id) => ({ id })) })
  expect(diff(tabs('a', 'a'), tabs('a', 'b', 'b'))).toEqual([
    {
      change: 'changed',
      item: '',
      kind: 'document',
      path: '/tabs',
      from: [{ id: 'a' }, { id: 'a' }],
      to: [{ id: 'a' }, { id: 'b' }, { id: 'b' }],
    },
  ])
})

test('the difference of two sites names the added, removed and changed documents', () => {
  const before = new Map([
    ['page/home', home()],
    ['page/old', home()],
    ['page/same', home()],
  ])
  const after = new Map([
    ['page/home', home(node('a'))],
    ['page/new', home()],
    ['page/same', home()],
  ])
  expect(diffSites(before, after).map(({ document, change }) => `${change} ${document}`)).toEqual([
    'changed page/home',
    'added page/new',
    'removed page/old',
  ])
})

test('a document can be restored from its outline', () => {
  fc.assert(
    fc.property(page, edits, (base, list) => {
      const after = edited(base, list, 'x')
      expect(documentOf(outlineOf(after))).toEqual(after)
    }),
  )
})

test('a document does not differ from itself, and applying a difference gives the other document', () => {
  fc.assert(
    fc.property(page, edits, (base, list) => {
      const after = edited(base, list, 'x')
      expect(diff(base, base)).toEqual([])
      expect(diff(after, after)).toEqual([])
      expect(applied(base, diff(base, after))).toEqual(after)
    }),
    { numRuns: 1000, seed: testSeed },
  )
})

test('lists of 20,000 nodes in a different order are compared within the time limit of a test', () => {
  const long = (count: number): JsonObject => home(...Array.from({ length: count }, (_, n) => node(`n${n}`)))
  const changes = diff(
    long(20_000),
    home(node('new'), ...Array.from({ length: 20_000 }, (_, n) => node(`n${(n * 7919) % 20_000}`))),
  )
  expect(changes.filter(({ change }) => change === 'added')).toHaveLength(1)
})

/** Applies a difference without the merge code: added and moved items at their index, all other items around them. */
function applied(before: JsonObject, changes: readonly DocumentChange[]): JsonObject {
  const items = new Map<string, OutlineItem>(outlineOf(before))
  const setAt = (body: Json | undefined, [name, ...rest]: string[], value: Json | undefined): Json | undefined => {
    if (name === undefined) return value
    const copy = { ...(body as JsonObject) } as { [name: string]: Json }
    const inner = setAt(copy[name], rest, value)
    if (inner === undefined) delete copy[name]
    else copy[name] = inner
    return copy
  }
  const fixed = new Set<string>()
  for (const one of changes) {
    const item = items.get(one.item)
    if (one.change === 'removed') items.delete(one.item)
    else if (one.change === 'added')
      items.set(one.item, { key: one.item, kind: one.kind, position: one.to, body: one.body })
    else if (item === undefined) throw new Error(`${one.item} does not exist`)
    else if (one.change === 'moved') items.set(one.item, { ...item, position: one.to })
    else
      items.set(one.item, {
        ...item,
        body: setAt(item.body, one.path.slice(1).split('/').map(unescaped), one.to) as JsonObject,
      })
    if (one.change === 'added' || one.change === 'moved') fixed.add(one.item)
  }
  const lists = new Map<string, OutlineItem[]>()
  for (const item of items.values()) {
    if (item.kind === 'document') continue
    const name = `${item.position.parent} ${item.position.list}`
    lists.set(name, [...(lists.get(name) ?? []), item])
  }
  for (const list of lists.values()) {
    const order: OutlineItem[] = []
    for (const item of list) if (fixed.has(item.key)) order[item.position.index] = item
    const others = list.filter(({ key }) => !fixed.has(key)).sort((a, b) => a.position.index - b.position.index)
    for (let index = 0; index < list.length; index++) {
      const item = order[index] ?? (others.shift() as OutlineItem)
      items.set(item.key, {
        ...item,
        position: { ...item.position, index: isSingle(item, item.position.list) ? 0 : index },
      })
    }
  }
  return documentOf(items)
}
