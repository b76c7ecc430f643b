import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical } from '../core/json.ts'
import { cachedJson } from './cached-json.ts'

test('cached JSON is the same text as canonical JSON, the first time and from the cache', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      const value = { one, list: [one, other, undefined, one], without: undefined }
      expect([cachedJson(value), cachedJson(value), cachedJson([value])]).toEqual([
        canonical(value),
        canonical(value),
        canonical([value]),
      ])
    }),
  )
})

test('the cached text of a long list is correct after each change of the list', () => {
  const item = fc.oneof(fc.constant(undefined), fc.string(), fc.record({ n: fc.nat(9) }))
  const edit = fc.record({ at: fc.nat(199), less: fc.nat(2), more: fc.array(item, { maxLength: 2 }) })
  fc.assert(
    fc.property(fc.array(item, { minLength: 130, maxLength: 200 }), fc.array(edit, { maxLength: 6 }), (list, edits) => {
      const values = [...list]
      for (const { at, less, more } of [{ at: 0, less: 0, more: [] }, ...edits]) {
        values.splice(at, less, ...more)
        const value = {
          values: [...values],
          named: Object.fromEntries(values.map((one, n) => [`${(n * 7) % 200}`, one])),
        }
        expect(cachedJson(value)).toBe(canonical(value))
      }
    }),
  )
})
