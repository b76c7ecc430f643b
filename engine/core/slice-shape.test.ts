import { expect, test } from 'vitest'
import type { Json } from './json.ts'
import { readPatchSlice } from './slice-shape.ts'

/** A slice with each kind of rule, expression and item. */
const slice: Json = {
  page: 'home',
  language: 'en',
  head: { title: 'Home', description: '' },
  root: {
    i: 'app',
    w: 'Stack',
    s: {
      items: [
        { outlet: { i: 'home', w: 'Stack', f: 'skeleton', t: 'page/home' } },
        {
          of: [
            { i: 'home/a', w: 'Text', p: { text: 'A' }, c: ['all', ['is', 'player.vipLevel', 'gte', 5], true] },
            { i: 'home/b', w: 'Text', q: { 'session.loggedIn': true }, c: ['not', ['is', 'player.email', 'exists']] },
          ],
        },
        {
          i: 'home/list',
          w: 'Text',
          q: 'reserve',
          e: { in: ['ref', 'data.games.value', []], as: 'game', key: 'id', limit: 20 },
          b: {
            text: ['text', ['One ', ['plural', ['ref', 'item.game.count'], 0, { one: ['#'], other: ['=', null] }]]],
            tone: ['if', ['any', ['is', 'clock.now', 'between', [0, 1]]], ['=', 'gold'], ['format', 'date', ['=', 1]]],
            games: ['select', 'games.top', { of: ['ref', 'route.params.kind'] }, ['data.games.value'], 3],
            link: ['object', { route: ['=', 'home'] }],
            marks: ['list', [['choice', ['ref', 'state.tab'], { other: ['=', 'x'] }]]],
            rows: ['rows', [[true, ['=', 1]]]],
          },
          o: {
            press: [{ do: 'nav.open', args: { route: ['=', 'home'] }, when: true, stop: true, onError: 'continue' }],
          },
          f: { i: 'home/list', w: 'Text' },
        },
      ],
    },
  },
  data: { games: { call: 'games/list', when: 'boot', args: { kind: ['=', 'slot'] }, public: true, refresh: 30 } },
  state: { tab: 'new' },
  facts: { 'player.vipLevel': 'i' },
  widgets: ['Stack', 'Text'],
}

test('a slice is read from its text', () => {
  expect(readPatchSlice(JSON.stringify(slice))).toEqual(slice)
})

const list = '/root/s/items/2'
const variant = '/root/s/items/1/of/0'
const deep = (levels: number): Json => {
  let rule: Json = true
  for (let n = 0; n < levels; n++) rule = ['not', rule]
  return rule
}

/** A copy of the slice with `value` at the pointer `at`. */
function withValue(at: string, value: Json | undefined): unknown {
  const copy = JSON.parse(JSON.stringify(slice)) as { [name: string]: unknown }
  const keys = at.slice(1).split('/')
  const last = keys.pop() ?? ''
  const parent = keys.reduce((within, key) => within[key] as typeof copy, copy)
  parent[last] = value
  return copy
}

test.each<readonly [what: string, at: string, values: readonly (Json | undefined)[]]>([
  ['a part of the slice', '/root', [undefined, null, [], 'Stack', {}]],
  ['a part of the slice', '/widgets', [undefined, 'Text', [1], ['']]],
  ['a part of the slice', '/facts', [[], { a: 'x' }, { a: ['b'] }]],
  ['a part of the slice', '/head', [{ title: 'Home' }, { title: 'Home', description: 1 }]],
  ['a part of the slice', '/css', ['https://foreign.example/a.css']],
  ['a data source', '/data/games', [{}, { call: 'a', when: 'always' }, { call: 'a', when: 'boot', refresh: '1' }]],
  ['a node', `${list}/i`, [undefined, 1]],
  ['a node', `${list}/w`, [undefined, '', { toString: 'x' }]],
  ['a node', `${list}/p`, ['text', ['text']]],
  ['a node', `${list}/f`, ['hidden', 7, { w: 'Text' }]],
  ['a node', `${list}/q`, ['hide', 1]],
  ['a node', `${list}/html`, ['<b>']],
  ['an item', '/root/s/items/0', ['text', null, { outlet: 'home' }, { outlet: { i: 'a', w: 'B' }, i: 'a' }]],
  ['an item', '/root/s/items/1/of', [{}, ['home'], [[]]]],
  ['an item', '/root/s/items', [{}, 'home']],
  ['a list', `${list}/e`, [[], { in: ['=', 1], as: 'a', key: 'b' }, { in: 1, as: 'a', key: 'b', limit: 1 }]],
  [
    'a rule',
    `${variant}/c`,
    ['true', [], ['is'], ['is', 'a'], ['is', 1, 'eq'], ['not'], ['not', true, true], ['maybe', true]],
  ],
  ['a rule', `${variant}/c`, [['all', ['any', 1]], deep(1000)]],
  [
    'an expression',
    `${list}/b/text`,
    ['text', ['=', 1, 2], ['='], ['ref'], ['ref', 1], ['text', 'a'], ['text', [1]], ['eval', 'a']],
  ],
  [
    'an expression',
    `${list}/b/text`,
    [
      ['if', 1, ['#'], ['#']],
      ['rows', [[true]]],
      ['list', {}],
      ['toString', 1],
      ['object', []],
    ],
  ],
  [
    'a step',
    `${list}/o/press`,
    [{}, ['nav.open'], [{ args: {} }], [{ do: 'a', onError: 'stop' }], [{ do: 'a', args: { a: 1 } }]],
  ],
])('a slice in which %s has a wrong shape at %s is refused', (_what, at, values) => {
  for (const value of values)
    expect(readPatchSlice(JSON.stringify(withValue(at, value))), JSON.stringify(value)?.slice(0, 80)).toBeUndefined()
})

test('a text that is not JSON is refused', () => {
  for (const text of ['', 'null', '[]', '{', JSON.stringify(slice).slice(1)])
    expect(readPatchSlice(text)).toBeUndefined()
})
