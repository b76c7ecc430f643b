import { expect, test } from 'vitest'
import { inked, line, pen, place } from '../draw.ts'
import { distant, shorten } from './shorten.ts'

test('paths are relative where that is shorter', () => {
  const shortened = (d: string): string => shorten(`<path d="${d}"/>`)
  expect(shortened('M100 100L110 100L110 112')).toBe('<path d="M100 100l10 0 0 12"/>')
  expect(shortened('M0 0H5V5')).toBe('<path d="M0 0H5V5"/>')
  expect(shortened('M200 200C210 200 220 210 220 220Z')).toBe('<path d="M200 200c10 0 20 10 20 20z"/>')
  expect(shortened('M10 10a5 5 0 1 0 0.5 -0.5M0 0')).toBe('<path d="M10 10a5 5 0 1 0 .5-.5M0 0"/>')
})

test('strokes and groups lose what they take over from inked content', () => {
  const d = 'M0 0L1 1'
  expect(shorten(line(d, '#fff', 2))).toBe(shorten(pen(d, '#fff', 2)))
  expect(shorten(inked(pen(d, '#fff', 2)))).toBe(shorten(pen(d, '#fff', 2)))
  expect(shorten(place(place('<a/>', 1, 2), 3, 4))).toBe('<g transform="translate(3 4)translate(1 2)"><a/></g>')
})

test('distant persons have no fine lines', () => {
  expect(distant(pen('M0 0', '#fff', 2.4) + pen('M1 1', '#fff', 3))).toBe(pen('M1 1', '#fff', 3))
})
