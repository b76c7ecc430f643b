import { readdirSync, readFileSync } from 'node:fs'
import Ajv2020 from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { dialectProblems, widgetSchemaProblems } from './dialect.ts'
import { editorOf } from './form.ts'
import { documentSchemas, definitions } from './documents.gen.ts'
import vocabulary from '../../schemas/vocabulary.json' with { type: 'json' }

test.each(Object.entries(documentSchemas))('the schema of %s is written in the closed dialect', (_, schema) => {
  expect(dialectProblems(schema, definitions)).toEqual([])
})

test.each(Object.entries(definitions))('the definition %s is written in the closed dialect', (_, schema) => {
  expect(dialectProblems(schema, definitions)).toEqual([])
})

test('every schema file belongs to a kind, and every kind has a schema file', () => {
  const files = readdirSync(new URL('../../schemas/', import.meta.url)).filter(
    (name) => name.endsWith('.json') && !/^(vocabulary|patterns|.*\.gen)\.json$/.test(name),
  )
  expect(Object.keys(documentSchemas).sort()).toEqual(files.map((name) => name.replace('.json', '')).sort())
})

test('the patterns in schemas/patterns.json are valid and distinct', () => {
  const patterns = Object.values(
    JSON.parse(readFileSync(new URL('../../schemas/patterns.json', import.meta.url), 'utf8')) as Record<string, string>,
  )
  expect(new Set(patterns).size).toBe(patterns.length)
  for (const pattern of patterns) expect(() => new RegExp(pattern, 'u')).not.toThrow()
})

test('a general JSON Schema 2020-12 validator compiles all schemas', () => {
  const ajv = new Ajv2020({ discriminator: true, strict: false, validateFormats: false })
  ajv.addSchema({ ...vocabulary, $id: 'habi:vocabulary.json' })
  for (const [kind, schema] of Object.entries(documentSchemas)) expect(() => ajv.compile(schema), kind).not.toThrow()
})

const text = { title: 'Text', description: 'A text.', type: 'string' } as const
const named = { title: 'Thing', description: 'A thing.' }

/** An object schema with one property. */
function withProperty(property: object): object {
  return { ...named, type: 'object', additionalProperties: false, properties: { a: property } }
}

const violations: readonly [string, object, string][] = [
  ['an unknown keyword', { ...text, minlength: 3 }, '/: unknown keyword "minlength"'],
  ['a missing type', { ...named, const: 'a' }, '/: type is missing'],
  ['an open object', { ...named, type: 'object', properties: {} }, '/: additionalProperties is missing; write false'],
  [
    'a pattern that is not listed',
    { ...text, pattern: '^(a+)+$' },
    '/: unknown pattern; add it to schemas/patterns.json',
  ],
  [
    'an unknown definition',
    { ...named, $ref: 'habi:vocabulary#/$defs/colour' },
    '/: $ref must name a definition of the vocabulary, got "habi:vocabulary#/$defs/colour"',
  ],
  [
    'choices without the fields of the answer',
    { ...text, choices: { call: 'a/b' } },
    '/: choices must name call, list, value, label',
  ],
  ['a list without items', { ...named, type: 'array' }, '/: items is missing: an array must describe its entries'],
  [
    'accepts that is not a list',
    { ...named, type: 'boolean', accepts: null },
    '/: accepts must be a list of tags; leave it out when only a literal is allowed',
  ],
  [
    'a union whose branches cannot be distinguished',
    {
      ...named,
      type: 'object',
      oneOf: [
        { ...named, type: 'object', additionalProperties: false, properties: { a: text }, required: ['a'] },
        {
          ...named,
          type: 'object',
          additionalProperties: false,
          properties: { a: { ...text, type: 'number' } },
          required: ['a'],
        },
      ],
    },
    '/: two branches of the union cannot be distinguished',
  ],
]

test.each(violations)('%s is reported', (_, schema, problem) => {
  expect(dialectProblems(schema, definitions)).toEqual([problem])
})

const formViolations: readonly [string, object, string][] = [
  [
    'a property without a title',
    withProperty({ type: 'string', description: 'A text.' }),
    '/properties/a: title is missing: give the name that an editor reads',
  ],
  [
    'a property without a description',
    withProperty({ type: 'string', title: 'Text' }),
    '/properties/a: description is missing',
  ],
  [
    'a title that is not a name',
    withProperty({ ...text, title: 'title prop.' }),
    '/properties/a: title "title prop." must be a short name: capital letter first, no period, at most 60 characters',
  ],
  [
    'a description that is not a sentence',
    withProperty({ ...text, description: 'At most so many' }),
    '/properties/a: description must be a sentence that ends with a period',
  ],
  [
    'an enum without labels',
    withProperty({ ...text, enum: ['a', 'b'] }),
    '/properties/a: labels are missing for "a", "b"',
  ],
  [
    'a value without a label',
    withProperty({ ...text, enum: ['a', 'b'], labels: { a: 'A' } }),
    '/properties/a: labels are missing for "b"',
  ],
  [
    'a label without a value',
    withProperty({ ...text, enum: ['a'], labels: { a: 'A', c: 'C' } }),
    '/properties/a: label "c" is not a value of the enum',
  ],
  [
    'labels without an enum',
    withProperty({ ...text, labels: { a: 'A' } }),
    '/properties/a: labels are only allowed beside an enum',
  ],
  [
    'an unknown editor',
    withProperty({ ...text, editor: 'colour' }),
    '/properties/a: unknown editor "colour"; the list is in form.ts',
  ],
  [
    'an editor beside a format that determines it',
    withProperty({ ...text, format: 'route-id', editor: 'route' }),
    '/properties/a: the format "route-id" already determines the editor; remove "editor"',
  ],
  [
    'an unknown unit',
    withProperty({ ...text, unit: 'minutes' }),
    '/properties/a: unknown unit "minutes"; use one of ms, s, px, bytes',
  ],
  [
    'a duration without a unit',
    withProperty({ ...text, type: 'integer', editor: 'duration' }),
    '/properties/a: a duration needs the unit "ms" or "s"',
  ],
  [
    'a group that is not a name',
    withProperty({ ...text, group: 'more' }),
    '/properties/a: group must be a short name such as "Visibility"',
  ],
  [
    'an order that is not a whole number',
    withProperty({ ...text, order: 1.5 }),
    '/properties/a: order must be a whole number',
  ],
  [
    'an entry of a list without a title',
    withProperty({
      ...text,
      type: 'array',
      items: { type: 'object', description: 'One.', additionalProperties: false, properties: {} },
    }),
    '/properties/a/items: title is missing: give the name that an editor reads',
  ],
]

test.each(formViolations)('in a form, %s is reported', (_, schema, problem) => {
  expect(dialectProblems(schema, definitions)).toEqual([problem])
})

test('a schema of data that only code reads needs descriptions, but no titles or labels', () => {
  const property = { type: 'string', enum: ['a'], description: 'not a sentence' }
  const schema = { type: 'object', additionalProperties: false, properties: { a: property } }
  expect(dialectProblems(schema, definitions, 'wire')).toEqual([])
  expect(dialectProblems(withProperty({ type: 'string' }), definitions, 'wire')).toEqual([
    '/: property "a" needs a description',
  ])
})

test('the events of a widget have titles, descriptions and payloads in the dialect', () => {
  const props = { ...named, type: 'object', additionalProperties: false, properties: {} } as const
  const payload = { type: 'object', additionalProperties: false, properties: { id: text }, required: ['id'] } as const
  const press = { title: 'Press', description: 'The row was pressed.', payload }
  expect(widgetSchemaProblems({ ...props, events: { press } }, definitions)).toEqual([])
  expect(
    widgetSchemaProblems({ ...props, events: { press: { ...press, title: 'press', payload: text } } }, definitions),
  ).toEqual([
    '/events/press: title "press" must be a short name: capital letter first, no period, at most 60 characters',
    '/events/press/payload: a payload must be an object with properties',
  ])
})

test('the editor of a value is the one that its schema names, or the one of its format', () => {
  expect(editorOf({ type: 'integer', editor: 'duration' })).toBe('duration')
  expect(editorOf({ type: 'string', format: 'wall-time' })).toBe('moment')
  expect(editorOf({ type: 'string' })).toBeUndefined()
})
