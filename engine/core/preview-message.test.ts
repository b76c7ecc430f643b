import { expect, test } from 'vitest'
import { readFrameMessage, readStudioMessage } from './preview-message.ts'

const area = { x: 1, y: -20, width: 10, height: 0 }

test('each message of the list is read', () => {
  for (const message of [
    { preview: 'ready', path: '/' },
    { preview: 'moved', path: '/slot/new?kind=a#top' },
    { preview: 'selected', node: 'home/hero/banner:welcome', area },
  ])
    expect(readFrameMessage(message)).toEqual(message)
  for (const message of [
    { preview: 'highlight', nodes: ['home/hero'] },
    { preview: 'highlight', nodes: [] },
    { preview: 'select', on: false },
    { preview: 'go', path: '/news' },
  ])
    expect(readStudioMessage(message)).toEqual(message)
})

test.each([
  ['no object', [undefined, null, 7, 'ready', [], [{ preview: 'ready', path: '/' }], new Map()]],
  ['an unknown type', [{}, { preview: 'eval', path: '/' }, { preview: '__proto__' }, { preview: 'toString' }]],
  ['a missing field', [{ preview: 'ready' }, { preview: 'selected', node: 'a' }, { preview: 'go' }]],
  [
    'a field too many',
    [
      { preview: 'ready', path: '/', token: 'x' },
      { preview: 'select', on: true, to: '/' },
    ],
  ],
  ['a message of the other side', [{ preview: 'ready', nodes: [] }]],
  [
    'an address of another host or script',
    ['//foreign.example', '/\\foreign.example', 'javascript:alert(1)', 'https://foreign.example/', '', 'slot'].flatMap(
      (path) => [
        { preview: 'go', path },
        { preview: 'moved', path },
      ],
    ),
  ],
  [
    'a value of the wrong type or size',
    [
      { preview: 'select', on: 'true' },
      { preview: 'highlight', nodes: 'home' },
      { preview: 'highlight', nodes: [7] },
      { preview: 'highlight', nodes: Array.from({ length: 201 }, () => 'home') },
      { preview: 'go', path: `/${'a'.repeat(2000)}` },
      { preview: 'selected', node: { valueOf: null }, area },
      { preview: 'selected', node: 'a', area: { ...area, width: -1 } },
      { preview: 'selected', node: 'a', area: { ...area, x: Number.NaN } },
      { preview: 'selected', node: 'a', area: { ...area, x: '1' } },
      { preview: 'selected', node: 'a', area: { ...area, extra: 1 } },
    ],
  ],
])('a message with %s is ignored', (_what, messages) => {
  for (const message of messages)
    expect([readFrameMessage(message), readStudioMessage(message)]).toEqual([undefined, undefined])
})

test('a message of one side is not read by the other', () => {
  expect(readFrameMessage({ preview: 'go', path: '/' })).toBeUndefined()
  expect(readStudioMessage({ preview: 'ready', path: '/' })).toBeUndefined()
})
