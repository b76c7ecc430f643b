/** One field of one document, changed as by a mistake of a person, an error of a program, or an attack. */
import { isObject, type Json, type JsonObject } from '../../engine/core/json.ts'
import type { Random } from '../random.fixture.ts'

type Path = readonly (string | number)[]

/** A field of a document. The last step of `path` is its key. */
interface DocumentField {
  readonly path: Path
  readonly key: string | number
  readonly value: Json
}

export interface DocumentMutant {
  /** The name of the mutation. */
  readonly how: string
  readonly path: Path
  readonly value: JsonObject
}

const strange = [
  '\u202Efair\u202C',
  'a\u200Bb\u200D',
  '\uD800',
  'nul\u0000l',
  'раураl',
  'ﬁ İ ı ß',
  '👩‍👩‍👧‍👦🇵🇭',
  'e\u0301\u0301\u0301\u0301\u0301\u0301',
  '</script><!--',
  '{unclosed',
  "{n, plural, one {#} other {it''s #}}",
  '__proto__',
  'constructor',
  '\\\\host\\x',
  '//host',
  'javascript:alert(1)',
  '\u2028\u2029',
  ' ',
]
const numbers = [1e21, -1, 0, 0.5, 2 ** 53, -1e308, 1e308, 4294967296, 101]
const others: readonly Json[] = [
  null,
  true,
  false,
  7,
  'text',
  [],
  {},
  ['x'],
  { x: 1 },
  [[]],
  { $ref: 'fact.player.vipLevel' },
]

/** All fields of a document, at any depth. */
export function fieldsOf(value: Json, path: Path = []): readonly DocumentField[] {
  const inner: readonly (readonly [string | number, Json])[] = Array.isArray(value)
    ? (value as readonly Json[]).map((one, i) => [i, one] as const)
    : isObject(value)
      ? Object.entries(value)
      : []
  return inner.flatMap(([key, one]) => [{ path: [...path, key], key, value: one }, ...fieldsOf(one, [...path, key])])
}

/** The values of all documents by the key of their field, to copy values between documents. */
export type ValuesByKey = ReadonlyMap<string, readonly Json[]>

export function valuesByKey(documents: readonly JsonObject[]): ValuesByKey {
  const found = new Map<string, Map<string, Json>>()
  for (const document of documents)
    for (const { key, value } of fieldsOf(document)) {
      const name = typeof key === 'number' ? '[]' : key
      const values = found.get(name) ?? new Map<string, Json>()
      const text = JSON.stringify(value)
      if (values.size < 300) values.set(text, value)
      found.set(name, values)
    }
  return new Map([...found].map(([name, values]) => [name, [...values.values()]]))
}

type FieldChange = (field: DocumentField, random: Random, siteValues: ValuesByKey) => Json | undefined

/** The mutations by name. Each returns the new value of a field, or undefined if it cannot be applied to the field. */
const fieldChanges: { readonly [how: string]: FieldChange } = {
  'another type': ({ value }, random) => random.pick(others.filter((one) => kindOf(one) !== kindOf(value))),
  'an empty text': ({ value }) => (typeof value === 'string' ? '' : undefined),
  null: () => null,
  'another number': ({ value }, random) => (typeof value === 'number' ? random.pick(numbers) : undefined),
  'a number nearby': ({ value }, random) =>
    typeof value === 'number' ? value + random.pick([-2, -1, 1, 2, 10]) : undefined,
  'the other boolean': ({ value }) => (typeof value === 'boolean' ? !value : undefined),
  'a long text': ({ value }, random) =>
    typeof value === 'string' ? 'Mahaba '.repeat(random.pick([20, 200, 3000])) : undefined,
  'a long word': ({ value }, random) =>
    typeof value === 'string' ? 'x'.repeat(random.pick([60, 400, 9000])) : undefined,
  'strange characters': ({ value }, random) =>
    typeof value === 'string' ? random.pick(['', value.slice(0, 3)]) + random.pick(strange) : undefined,
  'a typing error': ({ value }, random) => {
    if (typeof value !== 'string' || value.length < 2) return undefined
    const at = random.below(value.length - 1)
    return value.slice(0, at) + (value[at + 1] ?? '') + (value[at] ?? '') + value.slice(at + 2)
  },
  'a value of the same name': ({ key, value }, random, siteValues) => {
    const values = siteValues.get(typeof key === 'number' ? '[]' : key) ?? []
    const other = values.length < 2 ? undefined : random.pick(values)
    return other !== undefined && JSON.stringify(other) !== JSON.stringify(value) ? other : undefined
  },
  'any value of the site': (_, random, siteValues) =>
    random.pick(siteValues.get(random.pick([...siteValues.keys()])) ?? []),
  'an entry twice': ({ value }, random) => {
    if (!Array.isArray(value) || value.length === 0) return undefined
    const list = value as readonly Json[]
    return [...list, random.pick(list)]
  },
  'another order': ({ value }, random) => {
    if (Array.isArray(value))
      return value.length < 2 ? undefined : random.some(value as readonly Json[], value.length).slice()
    return isObject(value) && Object.keys(value).length > 1
      ? Object.fromEntries(Object.entries(value).reverse())
      : undefined
  },
  'a missing entry': ({ value }, random) =>
    Array.isArray(value) && value.length > 0
      ? (value as readonly Json[]).filter((_, i) => i !== value.length - 1 - random.below(1))
      : undefined,
  'another key': ({ value }, random) => {
    if (!isObject(value) || Object.keys(value).length === 0) return undefined
    const chosen = random.pick(Object.keys(value))
    const name = random.pick([`${chosen}s`, chosen.toUpperCase(), 'x', '', 'constructor', chosen.slice(1)])
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key === chosen ? name : key, one]))
  },
  'an additional key': ({ value }, random) =>
    isObject(value)
      ? { ...value, [random.pick(['extra', 'when', 'toString', 'default', 'id'])]: random.pick(others) }
      : undefined,
  __proto__: ({ value }, random) => {
    if (!isObject(value)) return undefined
    const changed = { ...value }
    Object.defineProperty(changed, '__proto__', {
      value: random.pick(others),
      enumerable: true,
      configurable: true,
      writable: true,
    })
    return changed
  },
}

const removal = 'a missing key'
const changeNames = [...Object.keys(fieldChanges), removal]

export function mutate(document: JsonObject, random: Random, siteValues: ValuesByKey): DocumentMutant {
  const fields = fieldsOf(document)
  for (;;) {
    const field = random.pick(fields)
    const how = random.pick(changeNames)
    if (how === removal) return { how, path: field.path, value: without(document, field.path) as JsonObject }
    const made = fieldChanges[how]?.(field, random, siteValues)
    if (made !== undefined) return { how, path: field.path, value: replaced(document, field.path, made) as JsonObject }
  }
}

function kindOf(value: Json): string {
  return Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value
}

function replaced(value: Json, [step, ...rest]: Path, made: Json): Json {
  if (step === undefined) return made
  if (Array.isArray(value))
    return (value as readonly Json[]).map((one, i) => (i === step ? replaced(one, rest, made) : one))
  return Object.fromEntries(
    Object.entries(value as JsonObject).map(([key, one]) => [key, key === step ? replaced(one, rest, made) : one]),
  )
}

function without(value: Json, [step, ...rest]: Path): Json {
  if (Array.isArray(value)) {
    const list = value as readonly Json[]
    return rest.length === 0
      ? list.filter((_, i) => i !== step)
      : list.map((one, i) => (i === step ? without(one, rest) : one))
  }
  return Object.fromEntries(
    Object.entries(value as JsonObject).flatMap(([key, one]) =>
      key !== step ? [[key, one]] : rest.length === 0 ? [] : [[key, without(one, rest)]],
    ),
  )
}
