import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diff } from './diff.ts'
import { edited, edits, page } from './edits.fixture.ts'
import type { Json, JsonObject } from '../../core/json.ts'
import { merge, type Merged } from './merge.ts'
import { outlineOf } from './outline.ts'
import { testSeed } from '../../../tests/sample.fixture.ts'

const node = (id: string, props: JsonObject = {}, more: JsonObject = {}): JsonObject => ({
  id,
  widget: 'Card',
  v: 1,
  props,
  ...more,
})
const stack = (id: string, ...body: JsonObject[]): JsonObject => ({
  id,
  widget: 'Stack',
  v: 1,
  ...(body.length === 0 ? {} : { slots: { body } }),
})
const home = (...body: JsonObject[]): JsonObject => ({ kind: 'page', id: 'home', root: stack('page', ...body) })
const title = (en: string, tl: string): JsonObject => ({ title: { $text: { en, tl } } })
const whole = (document: JsonObject): Merged => ({ document, conflicts: [] })
const reasons = ({ conflicts }: Merged): readonly string[] =>
  conflicts.map(({ reason, item, path }) => `${reason} ${item}${path}`)

test('edits of different nodes, different properties and different languages are all kept', () => {
  const base = home(node('a', { ...title('Hi', 'Hoy'), tone: 'plain' }), node('b'))
  const mine = home(node('a', { ...title('Hello', 'Hoy'), tone: 'plain' }), node('b', { tone: 'gold' }))
  const theirs = home(node('a', { ...title('Hi', 'Kumusta'), tone: 'accent' }), node('b'))
  expect(merge(base, mine, theirs)).toEqual(
    whole(home(node('a', { ...title('Hello', 'Kumusta'), tone: 'accent' }), node('b', { tone: 'gold' }))),
  )
})

test('a move and an edit of one node are both kept', () => {
  const base = home(node('a', { tone: 'plain' }), stack('box'))
  const mine = home(stack('box', node('a', { tone: 'plain' })))
  const theirs = home(node('a', { tone: 'gold' }), stack('box'))
  expect(merge(base, mine, theirs)).toEqual(whole(home(stack('box', node('a', { tone: 'gold' })))))
})

test('two different changes of one property are a conflict with both values; two equal changes are not', () => {
  const base = home(node('a', { tone: 'plain' }))
  const mine = home(node('a', { tone: 'gold' }))
  expect(merge(base, mine, home(node('a', { tone: 'alert' })))).toEqual({
    document: mine,
    conflicts: [
      { reason: 'changed-twice', item: 'a', path: '/props/tone', base: 'plain', mine: 'gold', theirs: 'alert' },
    ],
  })
  expect(merge(base, mine, mine)).toEqual(whole(mine))
})

test('two different changes inside one rule are a conflict of the whole rule', () => {
  const when = (op: string, value: number): JsonObject =>
    home(node('a', {}, { when: { fact: 'player.vipLevel', op, value } }))
  expect(reasons(merge(when('gte', 5), when('lte', 5), when('gte', 3)))).toEqual(['changed-twice a/when'])
})

test('two values of different types are a conflict', () => {
  const text = (title: Json): JsonObject => home(node('a', { title }))
  expect(reasons(merge(text('Hi'), text({ $text: { en: 'Hi' } }), text({ $text: { tl: 'Hoy' } })))).toEqual([
    'changed-twice a/props/title',
  ])
})

test('an edited or added entry is left out, with a conflict, if the other side replaced the list by a reference', () => {
  const items = (value: Json): JsonObject => home(node('switch', { items: value }))
  const mine = items({ $ref: 'data.items.value' })
  const edited = merge(items([{ id: 'a', label: 'A' }]), mine, items([{ id: 'a', label: 'B' }]))
  expect(reasons(edited)).toEqual(['removed-and-changed switch/props/items/a', 'position-taken switch/props/items/a'])
  expect(edited.document).toEqual(mine)
  const added = merge(items([]), mine, items([{ id: 'a' }]))
  expect(reasons(added)).toEqual(['position-taken switch/props/items/a'])
  expect(added.document).toEqual(mine)
})

test('a change of the widget of a node and a change of the props of this node are a conflict', () => {
  const base = home(node('a', { tone: 'plain', size: 1 }))
  const mine = home({ ...node('a', { seconds: 6 }), widget: 'Carousel' })
  expect(merge(base, mine, home(node('a', { tone: 'gold', size: 1 })))).toMatchObject({
    document: mine,
    conflicts: [
      {
        reason: 'changed-twice',
        item: 'a',
        path: '',
        mine: { widget: 'Carousel' },
        theirs: { props: { tone: 'gold' } },
      },
    ],
  })
})

test('an item that one side removed and the other side changed, moved or filled is kept, with a conflict', () => {
  const base = home(node('a', { tone: 'plain' }), stack('box', node('b')))
  const gone = home(stack('box', node('b')))
  expect(merge(base, gone, home(node('a', { tone: 'gold' }), stack('box', node('b'))))).toEqual({
    document: home(node('a', { tone: 'gold' }), stack('box', node('b'))),
    conflicts: [
      {
        reason: 'removed-and-changed',
        item: 'a',
        path: '',
        base: { id: 'a', widget: 'Card', v: 1, props: { tone: 'plain' } },
        theirs: { id: 'a', widget: 'Card', v: 1, props: { tone: 'gold' } },
      },
    ],
  })
  expect(reasons(merge(base, gone, home(stack('box', node('b'), node('a', { tone: 'plain' })))))).toEqual([
    'removed-and-changed a',
  ])
  const emptied = home(node('a', { tone: 'plain' }))
  const filled = merge(base, emptied, home(node('a', { tone: 'plain' }), stack('box', node('b'), node('c'))))
  expect(reasons(filled)).toEqual(['removed-and-changed box/slots/body'])
  expect([...outlineOf(filled.document).keys()]).toEqual(['', 'page', 'a', 'box', 'c'])
})

test('an item that one side removed and the other side did not change is removed', () => {
  const base = home(node('a'), node('b'), node('c'))
  expect(merge(base, home(node('a'), node('c')), home(node('a'), node('b')))).toEqual(whole(home(node('a'))))
})

test('two different moves of one node are a conflict; two equal moves are not', () => {
  const base = home(node('a'), node('b'), node('c'), stack('box'), stack('other'))
  const into = (box: JsonObject[], other: JsonObject[]): JsonObject =>
    home(node('b'), node('c'), stack('box', ...box), stack('other', ...other))
  expect(reasons(merge(base, into([node('a')], []), into([], [node('a')])))).toEqual(['moved-twice a'])
  expect(merge(base, into([node('a')], []), into([node('a')], []))).toEqual(whole(into([node('a')], [])))
  const first = home(node('c'), node('a'), node('b'), stack('box'), stack('other'))
  const last = home(node('a'), node('b'), stack('box'), stack('other'), node('c'))
  const both = merge(base, first, last)
  expect(reasons(both)).toEqual(['moved-twice c'])
  expect(both.document).toEqual(first)
})

test('the order of two insertions at one position does not depend on which side is mine', () => {
  const base = home(node('a'), node('b'))
  const mine = home(node('a'), node('m1'), node('m2'), node('b'))
  const theirs = home(node('a'), node('k'), node('b'), node('z'))
  const expected = whole(home(node('a'), node('k'), node('m1'), node('m2'), node('b'), node('z')))
  expect(merge(base, mine, theirs)).toEqual(expected)
  expect(merge(base, theirs, mine)).toEqual(expected)
})

test('two nodes that are moved into each other do not become a cycle', () => {
  const base = home(stack('a'), stack('b'))
  const both = merge(base, home(stack('b', stack('a'))), home(stack('a', stack('b'))))
  expect(both).toEqual({
    document: home(stack('b', stack('a'))),
    conflicts: [
      {
        reason: 'cycle',
        item: 'b',
        path: '',
        mine: { parent: 'page', list: '/slots/body', index: 0 },
        theirs: { parent: 'a', list: '/slots/body', index: 0 },
      },
    ],
  })
})

test('when both sides wrap the root, mine is kept and theirs is a conflict', () => {
  const framed = (id: string): JsonObject => ({ kind: 'page', id: 'home', root: stack(id, stack('page')) })
  expect(merge(home(), framed('mine'), framed('theirs'))).toMatchObject({
    document: framed('mine'),
    conflicts: [
      { reason: 'moved-twice', item: 'page' },
      { reason: 'position-taken', item: 'theirs' },
    ],
  })
})

test('rows of a table merge like nodes', () => {
  const table = (...rows: [string, number][]): JsonObject => ({
    kind: 'decision-table',
    id: 'badges',
    rows: rows.map(([id, value]) => ({ id, when: { fact: 'player.vipLevel', op: 'gte', value }, then: { badge: id } })),
  })
  const base = table(['gold', 5], ['silver', 3], ['plain', 0])
  expect(
    merge(
      base,
      table(['gold', 6], ['silver', 3], ['plain', 0]),
      table(['silver', 3], ['gold', 5], ['new', 1], ['plain', 0]),
    ),
  ).toEqual(whole(table(['silver', 3], ['gold', 6], ['new', 1], ['plain', 0])))
})

const three = fc
  .tuple(page, edits, edits)
  .map(([base, mine, theirs]) => ({ base, mine: edited(base, mine, 'm'), theirs: edited(base, theirs, 't') }))
const runs = { numRuns: 400, seed: testSeed }

test('when one side has no changes, the result is the other side', () => {
  fc.assert(
    fc.property(three, ({ base, mine }) => {
      expect(merge(base, mine, base)).toEqual(whole(mine))
      expect(merge(base, base, mine)).toEqual(whole(mine))
      expect(merge(base, mine, mine)).toEqual(whole(mine))
    }),
    runs,
  )
})

test('swapping mine and theirs gives the same result, or conflicts in both directions', () => {
  let withoutConflicts = 0
  fc.assert(
    fc.property(three, ({ base, mine, theirs }) => {
      const one = merge(base, mine, theirs)
      const other = merge(base, theirs, mine)
      expect(one.conflicts.length === 0).toBe(other.conflicts.length === 0)
      if (one.conflicts.length > 0) return
      withoutConflicts++
      expect(one).toEqual(other)
    }),
    runs,
  )
  expect(withoutConflicts).toBeGreaterThan(runs.numRuns / 10)
})

test('each node is in the result, in a conflict, or was removed by one side', () => {
  fc.assert(
    fc.property(three, ({ base, mine, theirs }) => {
      const { document, conflicts } = merge(base, mine, theirs)
      const [b, m, t, result] = [base, mine, theirs, document].map(outlineOf) as [
        MergedOutline,
        MergedOutline,
        MergedOutline,
        MergedOutline,
      ]
      const named = new Set(conflicts.map(({ item }) => item))
      for (const key of new Set([...m.keys(), ...t.keys()])) {
        const isRemoved = b.has(key) && !(m.has(key) && t.has(key))
        if (!isRemoved && !named.has(key)) expect(result.has(key), key).toBe(true)
      }
      for (const key of result.keys()) {
        expect(key).not.toContain('#')
        expect(m.has(key) || t.has(key)).toBe(true)
      }
    }),
    runs,
  )
})

test('without conflicts, each changed value of each side is in the result, unless its item was removed', () => {
  fc.assert(
    fc.property(three, ({ base, mine, theirs }) => {
      const { document, conflicts } = merge(base, mine, theirs)
      if (conflicts.length > 0) return
      const left = (side: JsonObject): readonly string[] =>
        diff(base, side).flatMap((one) =>
          one.change === 'changed' ? [`${one.item}${one.path}=${JSON.stringify(one.to)}`] : [],
        )
      const merged = new Set(left(document))
      const outline = outlineOf(document)
      for (const edit of [...left(mine), ...left(theirs)])
        if (outline.has(edit.slice(0, edit.indexOf('/')))) expect(merged).toContain(edit)
    }),
    runs,
  )
})

type MergedOutline = ReturnType<typeof outlineOf>
