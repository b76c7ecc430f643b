import { readdirSync, readFileSync } from 'node:fs'
import Ajv2020 from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { dialectProblems } from './dialect.ts'
import { documentSchemas, words } from './documents.gen.ts'
import vocabulary from '../../schemas/vocabulary.json' with { type: 'json' }

test.each(Object.entries(documentSchemas))('the schema of %s keeps to the closed dialect', (_, schema) => {
  expect(dialectProblems(schema, words)).toEqual([])
})

test.each(Object.entries(words))('the word %s keeps to the closed dialect', (_, schema) => {
  expect(dialectProblems(schema, words)).toEqual([])
})

test('every document kind has a schema file and no file is left out', () => {
  const files = readdirSync(new URL('../../schemas/', import.meta.url)).filter(
    (name) => name.endsWith('.json') && !/^(vocabulary|patterns|.*\.gen)\.json$/.test(name),
  )
  expect(Object.keys(documentSchemas).sort()).toEqual(files.map((name) => name.replace('.json', '')).sort())
})

test('the patterns are written once and are valid', () => {
  const patterns = Object.values(
    JSON.parse(readFileSync(new URL('../../schemas/patterns.json', import.meta.url), 'utf8')) as Record<string, string>,
  )
  expect(new Set(patterns).size).toBe(patterns.length)
  for (const pattern of patterns) expect(() => new RegExp(pattern, 'u')).not.toThrow()
})

test('the schemas are JSON Schema 2020-12 to any other reader too', () => {
  const ajv = new Ajv2020({ discriminator: true, strict: false, validateFormats: false })
  ajv.addSchema({ ...vocabulary, $id: 'habi:vocabulary.json' })
  for (const [kind, schema] of Object.entries(documentSchemas)) expect(() => ajv.compile(schema), kind).not.toThrow()
})

const leaving: readonly [string, object, string][] = [
  ['an unknown keyword', { type: 'string', minlength: 3 }, '"minlength" is not part of the dialect'],
  ['a missing type', { enum: ['a'] }, 'type is missing'],
  ['an open object', { type: 'object', properties: {} }, 'an object needs additionalProperties: false'],
  [
    'an undescribed property',
    { type: 'object', additionalProperties: false, properties: { a: { type: 'string' } } },
    'property "a" needs a description',
  ],
  ['a pattern of its own', { type: 'string', pattern: '^(a+)+$' }, 'pattern is not in schemas/patterns.json'],
  [
    'an unknown word',
    { $ref: 'habi:vocabulary#/$defs/colour' },
    '$ref must name a word of the vocabulary, got "habi:vocabulary#/$defs/colour"',
  ],
  ['a list without items', { type: 'array' }, 'an array needs items'],
  ['accepts that is no list', { type: 'boolean', accepts: null }, 'accepts is a list of tags; leave it out when only a literal is taken'],
  [
    'a union that cannot be told apart',
    {
      type: 'object',
      oneOf: [
        { type: 'object', additionalProperties: false, properties: { a: { type: 'string', description: 'A.' } }, required: ['a'] },
        { type: 'object', additionalProperties: false, properties: { a: { type: 'number', description: 'A.' } }, required: ['a'] },
      ],
    },
    'two branches of the union cannot be told apart',
  ],
]

test.each(leaving)('%s is refused', (_, schema, problem) => {
  expect(dialectProblems(schema, words)).toEqual([`/: ${problem}`])
})
