import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical } from '../core/json.ts'
import { keptText } from './kept-text.ts'

test('it writes what canonical writes, the first time and from memory', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      const value = { one, list: [one, other, undefined, one], without: undefined }
      expect([keptText(value), keptText(value), keptText([value])]).toEqual([canonical(value), canonical(value), canonical([value])])
    }),
  )
})
