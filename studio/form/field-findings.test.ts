import { expect, test } from 'vitest'
import type { Finding } from '../../engine/document/finding.ts'
import { schemaOf } from '../shell/kinds.ts'
import { findingsOf, hasFields } from './field-findings.ts'
import { writtenSchema } from './schema.ts'

const property = (kind: string, name: string) => writtenSchema(schemaOf(kind)?.properties?.[name] ?? {})
const found = (...pointers: readonly string[]) =>
  new Map(pointers.map((pointer) => [pointer, [{ pointer } as Finding]] as const))

test('a field is marked for a finding inside its value that no other field shows', () => {
  const findings = found('/title/$text', '/titles', '/routes/0')
  const title = property('popup', 'title')
  expect(hasFields(title, { $text: {} })).toBe(false)
  expect(findingsOf(findings, '/title', false).map(({ pointer }) => pointer)).toEqual(['/title/$text'])
  expect(hasFields(property('popup', 'routes'), ['home'])).toBe(false)
  expect(findingsOf(findings, '/routes', false)).toHaveLength(1)
})

test('a field whose parts have fields of their own is marked only for findings about its whole value', () => {
  expect(hasFields(property('route', 'head'), {})).toBe(true)
  expect(hasFields(property('banner', 'link'), { route: '' })).toBe(true)
  expect(hasFields(property('banner', 'image'), { $asset: '' })).toBe(false)
  expect(hasFields(property('banner', 'when'), { audience: '' })).toBe(false)
  expect(hasFields(property('banner', 'when'), { all: [] })).toBe(true)
  expect(findingsOf(found('/head', '/head/title'), '/head', true).map(({ pointer }) => pointer)).toEqual(['/head'])
})
