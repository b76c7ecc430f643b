/** Random props from a schema: values that it allows, often at the limits, and values that it does not allow. */
import fc from 'fast-check'
import { resolveSchema, typesOf } from '../../engine/document/vocabulary.ts'
import type { JsonType, Schema } from '../../engine/core/schema.ts'

/** Longer lists and texts would take more time and test nothing new. */
const LONGEST_LIST = 40
const LONGEST_TEXT = 400

const difficult = [
  '',
  ' ',
  'a',
  '</script><script>',
  '{name}',
  '\u202eabc',
  '👨‍👩‍👧‍👦',
  '\u2028',
  'Ñ',
  '一',
  '#',
  '/',
  '-1',
  '__proto__',
  'https://[',
  '%',
]

/** A value that the schema allows, mostly at its limits. */
export function validValue(schema: Schema): fc.Arbitrary<unknown> {
  const { schema: s } = resolveSchema(schema)
  if (s.const !== undefined) return fc.constant(s.const)
  if (s.enum !== undefined) return fc.constantFrom(...s.enum)
  if (s.oneOf !== undefined) return fc.oneof(...s.oneOf.map(validValue))
  return fc.oneof(...typesOf(s).map((type) => validValueOf(type, s)))
}

function validValueOf(type: JsonType, s: Schema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return edges(Math.ceil(s.minimum ?? -1_000_000), Math.floor(s.maximum ?? Number.MAX_SAFE_INTEGER), (min, max) =>
        fc.integer({ min, max }),
      )
    case 'number':
      return edges(s.minimum ?? -1e15, s.maximum ?? 1e15, (min, max) => fc.double({ min, max, noNaN: true }))
    case 'string':
      return text(s)
    case 'array':
      return list(s)
    case 'object':
      return object(s)
  }
}

function edges(
  min: number,
  max: number,
  between: (min: number, max: number) => fc.Arbitrary<number>,
): fc.Arbitrary<number> {
  return fc.oneof(fc.constantFrom(min, max, Math.min(max, Math.max(min, 0))), between(min, max))
}

function text({ minLength = 0, maxLength = LONGEST_TEXT }: Schema): fc.Arbitrary<string> {
  const most = Math.min(maxLength, LONGEST_TEXT)
  const fits = difficult.filter((one) => [...one].length >= minLength && [...one].length <= most)
  return fc.oneof(
    ...fits.map((one) => fc.constant(one)),
    fc.constantFrom('x'.repeat(minLength), 'x'.repeat(most)),
    fc.string({ minLength, maxLength: Math.min(most, 40), unit: 'grapheme' }),
  )
}

function list({ items = {}, minItems = 0, maxItems = LONGEST_LIST }: Schema): fc.Arbitrary<unknown[]> {
  const most = Math.max(minItems, Math.min(maxItems, LONGEST_LIST))
  const of = (size: number): fc.Arbitrary<unknown[]> =>
    fc.array(validValue(items), { minLength: size, maxLength: size })
  return fc.oneof(
    of(minItems),
    fc.array(validValue(items), { minLength: minItems, maxLength: Math.max(minItems, Math.min(most, 4)) }),
    of(most),
  )
}

function object(s: Schema): fc.Arbitrary<object> {
  if (typeof s.additionalProperties === 'object')
    return fc.dictionary(fc.string({ maxLength: 8 }), validValue(s.additionalProperties), { maxKeys: 4 })
  const parts: { [name: string]: fc.Arbitrary<unknown> } = {}
  for (const [name, property] of Object.entries(s.properties ?? {})) parts[name] = validValue(property)
  return fc.record(parts, { requiredKeys: [...(s.required ?? [])], noNullPrototype: true })
}

/** Props of which some have any value and some are missing, as from a gateway that violates its contract. */
export function invalidProps(schema: Schema): fc.Arbitrary<object> {
  const parts: { [name: string]: fc.Arbitrary<unknown> } = {}
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    parts[name] = fc.oneof(
      validValue(property),
      invalidContent(property),
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom(null, undefined, NaN, -0, 1e308),
    )
  return fc.record(parts, { requiredKeys: [], noNullPrototype: true })
}

/** A value of the right type with invalid content. */
function invalidContent(schema: Schema): fc.Arbitrary<unknown> {
  const { schema: s } = resolveSchema(schema)
  if (s.items !== undefined)
    return fc.array(fc.oneof(validValue(s.items), invalidContent(s.items), fc.jsonValue({ maxDepth: 2 })), {
      maxLength: 5,
    })
  if (s.properties !== undefined) return invalidProps(s)
  return fc.oneof(fc.constantFrom<unknown>('', 0, -1, true, {}, [], 'javascript:alert(1)'), fc.string())
}
