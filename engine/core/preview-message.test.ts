import { expect, test } from 'vitest'
import { readFrameMessage, readStudioMessage } from './preview-message.ts'

const area = { x: 1, y: -20, width: 10, height: 0 }

test('each valid message of the frame and of the studio is read', () => {
  for (const message of [
    { preview: 'ready', path: '/', route: 'home' },
    { preview: 'moved', path: '/slot/new?kind=a#top', route: 'slot' },
    { preview: 'selected', node: 'home/hero/banner:welcome', area },
    { preview: 'shown', edit: 0, waitsFor: [] },
    { preview: 'shown', edit: 12, waitsFor: ['Hero'] },
    { preview: 'failed' },
  ])
    expect(readFrameMessage(message)).toEqual(message)
  for (const message of [
    { preview: 'highlight', nodes: ['home/hero'] },
    { preview: 'highlight', nodes: [] },
    { preview: 'select', on: false },
    { preview: 'go', path: '/news' },
    { preview: 'slice', route: 'home', language: 'en', edit: 3, slice: '{}' },
    { preview: 'release', token: 'eyJhdCI6MX0.c2ln-_', edit: 3 },
  ])
    expect(readStudioMessage(message)).toEqual(message)
})

test.each([
  ['no object', [undefined, null, 7, 'ready', [], [{ preview: 'ready', path: '/', route: 'home' }], new Map()]],
  ['an unknown type', [{}, { preview: 'eval', path: '/' }, { preview: '__proto__' }, { preview: 'toString' }]],
  [
    'a missing field',
    [
      { preview: 'ready', path: '/' },
      { preview: 'selected', node: 'a' },
      { preview: 'go' },
      { preview: 'shown', edit: 1 },
      { preview: 'slice', route: 'home', language: 'en', slice: '{}' },
      { preview: 'release', edit: 1 },
    ],
  ],
  [
    'an additional field',
    [
      { preview: 'ready', path: '/', route: 'home', token: 'x' },
      { preview: 'slice', route: 'home', language: 'en', edit: 1, slice: '{}', css: '/r/a.css' },
      { preview: 'select', on: true, to: '/' },
    ],
  ],
  ['the type of one side and the fields of the other', [{ preview: 'ready', nodes: [] }]],
  [
    'an address of another host or script',
    ['//foreign.example', '/\\foreign.example', 'javascript:alert(1)', 'https://foreign.example/', '', 'slot'].flatMap(
      (path) => [
        { preview: 'go', path },
        { preview: 'moved', path, route: 'home' },
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
      { preview: 'slice', route: 'home', language: 'en', edit: 1, slice: {} },
      { preview: 'slice', route: 'home', language: 'en', edit: 1.5, slice: '{}' },
      { preview: 'slice', route: 'home', language: 'en', edit: '1', slice: '{}' },
      { preview: 'slice', route: 'home', language: 'en', edit: 1, slice: ' '.repeat(8_000_001) },
      { preview: 'release', token: '', edit: 1 },
      { preview: 'release', token: 'a&b=c', edit: 1 },
      { preview: 'release', token: 'a'.repeat(4097), edit: 1 },
      { preview: 'release', token: 'a', edit: -1 },
      { preview: 'shown', edit: 1, waitsFor: [''] },
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

test('each side ignores messages that only the other side may receive', () => {
  expect(readFrameMessage({ preview: 'go', path: '/' })).toBeUndefined()
  expect(readStudioMessage({ preview: 'ready', path: '/', route: 'home' })).toBeUndefined()
})
