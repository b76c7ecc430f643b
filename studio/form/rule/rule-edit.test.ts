import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json } from '../../../engine/core/json.ts'
import { isWrittenRule } from '../../../engine/workspace/rule-effect.ts'
import { moved, partAt, type PartPath, partsOf, shapeOf, unwrapped, withAdded, withPart, wrapped } from './rule-edit.ts'

const a = { fact: 'a', op: 'eq', value: 1 }
const b = { fact: 'b', op: 'eq', value: 2 }
const c = { audience: 'player' }

test('a part is added to its group, and a single condition becomes a group', () => {
  expect(withAdded({ any: [a] }, [], b)).toEqual({ any: [a, b] })
  expect(withAdded(a, [], b)).toEqual({ all: [a, b] })
  expect(withAdded(true, [], a)).toEqual(a)
})

test('a group is removed together with its last part', () => {
  expect(withPart({ all: [a, { not: { any: [b] } }] }, ['all', 1, 'not', 'any', 0], undefined)).toEqual({ all: [a] })
  expect(withPart({ all: [a] }, ['all', 0], undefined)).toBeUndefined()
})

test('a part moves past its neighbor, into a neighboring group, and out of a group at its end', () => {
  expect(moved({ all: [a, b] }, ['all', 0], 1)).toEqual({ rule: { all: [b, a] }, path: ['all', 1] })
  const into = moved({ all: [a, { any: [b] }] }, ['all', 0], 1)
  expect(into).toEqual({ rule: { all: [{ any: [a, b] }] }, path: ['all', 0, 'any', 0] })
  expect(moved({ all: [{ any: [a, b] }] }, ['all', 0, 'any', 0], -1)).toEqual({
    rule: { all: [a, { any: [b] }] },
    path: ['all', 0],
  })
  expect(moved({ all: [{ any: [a] }, b] }, ['all', 0, 'any', 0], 1)).toEqual({
    rule: { all: [a, b] },
    path: ['all', 0],
  })
  expect(moved({ all: [a] }, ['all', 0], -1)).toBeUndefined()
})

test('a group that is dissolved leaves its parts in the group around it', () => {
  expect(unwrapped({ all: [a, { any: [b, c] }] }, ['all', 1])).toEqual({ all: [a, b, c] })
  expect(unwrapped({ not: a }, [])).toEqual(a)
  expect(wrapped({ all: [a, b] }, ['all', 1], 'not')).toEqual({ all: [a, { not: b }] })
})

test('a rule that the builder does not support is shown as JSON', () => {
  expect(shapeOf({ all: [a], note: 'x' })).toBe('json')
  expect(shapeOf({ ...a, extra: 1 })).toBe('json')
  expect(shapeOf({ all: {} })).toBe('json')
  expect(shapeOf(a)).toBe('comparison')
})

const rules: fc.Arbitrary<Json> = fc.letrec<{ rule: Json }>((tie) => ({
  rule: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.constantFrom<Json>(true, false, a, b, c, { arg: 'jackpot' }, { fact: 'x', op: 'in', value: { $ref: 'args.y' } }),
    fc.array(tie('rule'), { minLength: 1, maxLength: 3 }).map((all) => ({ all })),
    fc.array(tie('rule'), { minLength: 1, maxLength: 3 }).map((any) => ({ any })),
    tie('rule').map((not) => ({ not })),
  ),
})).rule

const leavesOf = (rule: Json | undefined): readonly string[] =>
  rule === undefined
    ? []
    : partsOf(rule).length === 0
      ? [JSON.stringify(rule)]
      : partsOf(rule).flatMap((part) => leavesOf(part))

function pathsOf(rule: Json, path: PartPath = []): readonly PartPath[] {
  const shape = shapeOf(rule)
  const inner = partsOf(rule).flatMap((part, n) =>
    pathsOf(part, shape === 'not' ? [...path, 'not'] : [...path, shape, n]),
  )
  return [path, ...inner]
}

test('moving, wrapping and removing parts of a rule keeps all other conditions', () => {
  fc.assert(
    fc.property(rules, fc.nat(), fc.constantFrom<-1 | 1>(-1, 1), (rule, choice, step) => {
      const paths = pathsOf(rule)
      const path = paths[choice % paths.length] ?? []
      const before = leavesOf(rule).toSorted()
      const next = moved(rule, path, step)
      if (next !== undefined) {
        expect(leavesOf(next.rule).toSorted()).toEqual(before)
        expect(partAt(next.rule, next.path)).toEqual(partAt(rule, path))
      }
      expect(leavesOf(wrapped(rule, path, 'not')).toSorted()).toEqual(before)
      expect(leavesOf(unwrapped(rule, path)).toSorted()).toEqual(before)
      const removed = leavesOf(partAt(rule, path))
      const rest = leavesOf(withPart(rule, path, undefined))
      expect([...rest, ...removed].toSorted()).toEqual(before)
      // A move makes a valid rule invalid only if a group then contains two equal conditions.
      if (new Set(before).size === before.length && isWrittenRule(rule) && next !== undefined)
        expect(isWrittenRule(next.rule)).toBe(true)
    }),
    { seed: 12, numRuns: 300 },
  )
})
