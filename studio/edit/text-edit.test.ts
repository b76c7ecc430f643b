import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  changeBetween,
  copyOf,
  inverse,
  pointerAfterMove,
  valueOf,
  withChange,
  withEntry,
  withValue,
} from './text-edit.ts'

const text = '{\n    "title": "Old",\n    "tags": ["a",   "b"]\n}\n'

test('an edit keeps the layout of the rest of the text', () => {
  expect(withValue(text, ['title'], 'New')).toBe('{\n    "title": "New",\n    "tags": ["a",   "b"]\n}\n')
})

test('a property is added, with the missing objects around it, and removed again', () => {
  const added = withValue(text, ['schedule', 'from'], '2026-12-01T00:00')
  expect(valueOf(added)).toMatchObject({ schedule: { from: '2026-12-01T00:00' } })
  expect(valueOf(withValue(added, ['schedule'], undefined))).toEqual(valueOf(text))
})

test('an entry is inserted at its position, and a missing list is created', () => {
  expect(valueOf(withEntry(text, ['tags'], 1, 'x'))).toMatchObject({ tags: ['a', 'x', 'b'] })
  expect(valueOf(withEntry(text, ['days'], 0, 'mon'))).toMatchObject({ days: ['mon'] })
})

test('a change and its inverse lead from one text to the other and back', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const change = changeBetween(before, after)
      if (change === undefined) {
        expect(before).toBe(after)
        return
      }
      expect(withChange(before, change)).toBe(after)
      expect(withChange(after, inverse(change))).toBe(before)
    }),
  )
})

test('removing a value that does not exist changes nothing', () => {
  expect(withValue(text, ['schedule', 'from'], undefined)).toBe(text)
})

test('a copy has a new ID and the correct path to its schema', () => {
  const { path, text: copy } = copyOf('{ "$schema": "../../schemas/banner.json", "id": "a" }', 'banner', 'home-top/b')
  expect(path).toBe('banner/home-top/b.json')
  expect(valueOf(copy)).toEqual({ $schema: '../../../schemas/banner.json', id: 'home-top/b' })
})

test('a selected place follows its entry when the entry moves up or down', () => {
  expect(pointerAfterMove('/root/items/1/title', ['root', 'items'], 1, 0)).toBe('/root/items/0/title')
  expect(pointerAfterMove('/root/items/0', ['root', 'items'], 1, 0)).toBe('/root/items/1')
  expect(pointerAfterMove('/root/items/10', ['root', 'items'], 1, 0)).toBe('/root/items/10')
  expect(pointerAfterMove('/title', ['root', 'items'], 1, 0)).toBe('/title')
})
