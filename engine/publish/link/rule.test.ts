import { expect, test } from 'vitest'
import { compileRule } from '../../core/rule.ts'
import type { FactType } from '../../core/slice.ts'
import { words } from '../validate/words.ts'
import { ops, type Sort } from './rule.ts'

const types: { readonly [sort in Sort]: readonly FactType[] } = {
  boolean: ['b'],
  word: ['s'],
  number: ['n', 'i'],
  list: ['l'],
  instant: ['t'],
  version: ['v'],
}
const all = words.factRule?.properties?.op?.enum as readonly string[]

test.each(Object.keys(types) as Sort[])('check lets through the comparisons of %s that the engine evaluates, and no other', (sort) => {
  for (const type of types[sort])
    for (const op of all) {
      let isValid = true
      compileRule(['is', 'a.b', op as 'eq', 'x'], { 'a.b': type }, () => (isValid = false))
      expect(ops[sort].includes(op), `${op} of ${sort}`).toBe(isValid)
    }
})
