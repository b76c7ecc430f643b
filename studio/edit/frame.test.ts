import { expect, test } from 'vitest'
import { isFromFrame } from './frame.ts'

const contentWindow = {} as Window

test('only messages of the frame, which has an opaque origin, are accepted', () => {
  expect(isFromFrame({ source: contentWindow, origin: 'null' }, { contentWindow })).toBe(true)
  expect(isFromFrame({ source: {} as Window, origin: 'null' }, { contentWindow })).toBe(false)
  expect(isFromFrame({ source: contentWindow, origin: 'https://studio.example' }, { contentWindow })).toBe(false)
  expect(isFromFrame({ source: null, origin: 'null' }, { contentWindow: null })).toBe(false)
  expect(isFromFrame({ source: contentWindow, origin: 'null' }, null)).toBe(false)
})
