/** Runs the check on hostile and broken documents: it never throws, and it accepts the same documents as ajv. */
import { readFileSync } from 'node:fs'
import Ajv2020 from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json, JsonObject } from '../core/json.ts'
import vocabulary from '../../schemas/vocabulary.json' with { type: 'json' }
import { catalogue as smallCatalogue, files } from './check.fixture.ts'
import { checkSource } from './check.ts'
import type { Catalogue } from '../core/catalogue.ts'
import { findingCodes, formatFinding } from '../document/finding.ts'
import { readSiteFolder } from '../release/folder.ts'
import type { SourceDocument } from '../document/document.ts'
import { sourceOf } from '../document/source.ts'
import { validate } from '../document/validate.ts'
import { documentSchemas } from '../document/vocabulary.ts'
import { caseCount, testSeed } from '../../tests/sample.fixture.ts'

const root = new URL('../../', import.meta.url)
const realCatalogue = JSON.parse(readFileSync(new URL('catalogue/catalogue.gen.json', root), 'utf8')) as Catalogue
const real = sourceOf(await readSiteFolder(new URL('config', root).pathname))
const small = sourceOf({ files: files() })

const strange: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  '',
  'x',
  '../x',
  '{a',
  '$ref',
  'fact.player.vipLevel',
  [],
  {},
  [[]],
  [null],
  { $ref: 'x' },
  { $ref: 'item.x' },
  { $text: null },
  { $text: { en: 1 } },
  { $text: { en: '{a}' }, $ref: 'a' },
  { $if: { all: [] } },
  { $if: true, then: { $if: true, then: 1, else: 2 }, else: null },
  { $select: { table: 'x' } },
  { $format: 'amount', value: { $format: 'date', value: 1 } },
  { id: 1 },
  { use: 'section/x' },
  { pick: 'first' },
  { pick: 'first', id: 'p', of: [] },
  { outlet: true },
  { widget: 'Stack' },
  { all: [{ any: [{ not: { audience: 'x' } }] }] },
  { fact: 'clock.now', op: 'between', value: [2, 1] },
  { route: 'home' },
  { href: 'javascript:1' },
  'toString',
  { toString: 1 },
  { length: 3 },
]

/** Makes one change somewhere in a document: replaces, removes, duplicates or adds a value, or renames a key. */
function mutate(value: Json, pick: (n: number) => number, depth = 0): Json {
  if (typeof value !== 'object' || value === null || (depth > 0 && pick(6) === 0))
    return strange[pick(strange.length)] ?? null
  if (Array.isArray(value)) {
    const list = [...(value as readonly Json[])]
    if (list.length === 0) return [strange[pick(strange.length)] ?? null]
    const i = pick(list.length)
    const how = pick(8)
    if (how === 0) list.splice(i, 1)
    else if (how === 1) list.push(list[i] ?? null)
    else list[i] = mutate(list[i] ?? null, pick, depth + 1)
    return list
  }
  const entries = Object.entries(value as JsonObject)
  if (entries.length === 0)
    return { [['a', '$ref', 'all', 'toString'][pick(4)] ?? 'a']: strange[pick(strange.length)] ?? null }
  const i = pick(entries.length)
  const [key, one] = entries[i] ?? ['', null]
  const how = pick(10)
  if (how === 0) entries.splice(i, 1)
  else if (how === 1) entries[i] = [`${key}x`, one]
  else if (how === 2)
    entries.push([['widget', 'use', '$text', 'when', 'valueOf'][pick(5)] ?? 'x', strange[pick(strange.length)] ?? null])
  else entries[i] = [key, mutate(one, pick, depth + 1)]
  return Object.fromEntries(entries)
}

function mutated(
  documents: readonly SourceDocument[],
  seed: number,
): { readonly changed: SourceDocument; readonly all: readonly SourceDocument[] } {
  let state = seed >>> 0
  const pick = (n: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
  const at = pick(documents.length)
  const document = documents[at] as SourceDocument
  let value: Json = document.value
  for (let n = 1 + pick(3); n > 0; n--) value = mutate(value, pick)
  const body = {
    ...(typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {}),
    kind: document.kind,
  }
  const changed = { ...document, value: body }
  return { changed, all: documents.map((one, i) => (i === at ? changed : one)) }
}

test.each([
  ['the small site', small, smallCatalogue, caseCount({ quick: 150, full: 1000 })],
  ['our own site', real, realCatalogue, caseCount({ quick: 8, full: 60 })],
] as const)('the check neither throws nor skips a mutated document of %s', (_, source, catalogue, numRuns) => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { all } = mutated(source.documents, seed)
      const { findings } = checkSource({ ...source, documents: all, findings: [] }, catalogue)
      for (const finding of findings) {
        expect(findingCodes).toHaveProperty([finding.code])
        expect(finding.message).not.toMatch(/could not be checked|undefined|\[object/)
        expect(formatFinding(finding)).toMatch(/^[^\n]+:\d+:\d+[^\n]* \[CFG-[A-Z]+\]$/)
      }
    }),
    { numRuns, seed: testSeed },
  )
})

test('any text in a file leads to findings, never to an exception', () => {
  const bits = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    '"',
    ':',
    ',',
    '\\',
    '"kind":"page"',
    '"id":"x"',
    '"$schema":"../../schemas/page.json"',
    'null',
    '1e999',
    '\u0000',
    '\ud800',
    '"__proto__":{}',
    '//',
    '/*',
    '\n',
  )
  fc.assert(
    fc.property(fc.array(bits, { maxLength: 30 }), (parts) => {
      const { findings } = checkSource(sourceOf({ files: new Map([['page/x.json', parts.join('')]]) }), smallCatalogue)
      expect(findings.length).toBeGreaterThan(0)
    }),
    { numRuns: 3000, seed: testSeed },
  )
})

test('our validator and ajv agree on every document and mutation', () => {
  const ajv = new Ajv2020({ discriminator: true, strict: false, validateFormats: false })
  ajv.addSchema({ ...vocabulary, $id: 'habi:vocabulary.json' })
  const validators = new Map(Object.entries(documentSchemas).map(([kind, schema]) => [kind, ajv.compile(schema)]))
  let refused = 0
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { changed } = mutated([...small.documents, ...real.documents], seed)
      const problems: string[] = []
      validate(documentSchemas[changed.kind], changed.value, '', {
        problem: ({ pointer, message, expected }) => problems.push(`${pointer} ${message ?? expected}`),
      })
      const isValid = validators.get(changed.kind)?.(changed.value) === true
      if (!isValid) refused++
      expect(
        problems.length === 0,
        `${JSON.stringify(changed.value)}\n${problems.join('\n')}\n${ajv.errorsText(validators.get(changed.kind)?.errors)}`,
      ).toBe(isValid)
    }),
    { numRuns: 3000, seed: testSeed },
  )
  expect(refused).toBeGreaterThan(1000)
})
