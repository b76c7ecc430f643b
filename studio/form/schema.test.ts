import { expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import type { Json } from '../../engine/core/json.ts'
import { documentSchemas } from '../../engine/document/vocabulary.ts'
import { branchOf, branchTitle, entryTitle, groupsOf, startValue, writtenSchema } from './schema.ts'

test('the form of a banner starts with its content and ends with its rule and schedule', () => {
  const groups = groupsOf(documentSchemas.banner, true)
  expect(groups.map(({ title }) => title)).toEqual([undefined, 'Visibility'])
  const names = groups.map(({ fields }) => fields.map(([name]) => name))
  expect(names[0]).toContain('title')
  expect(names[0]).not.toContain('kind')
  expect(names[1]).toEqual(['when', 'schedule'])
})

test('every kind of document has a form', () => {
  for (const [kind, schema] of Object.entries(documentSchemas)) expect(groupsOf(schema, true), kind).not.toEqual([])
})

test('a value selects its branch of a union', () => {
  const link = documentSchemas.banner.properties?.link ?? {}
  const written = writtenSchema(link)
  expect(branchTitle(branchOf(written, { route: 'home' }) ?? {})).toBe('Page of this site')
  expect(branchTitle(branchOf(written, { href: 'https://x.example' }) ?? {})).toBe('External address')
  expect(branchOf(written, {})).toBeUndefined()
})

test('the form writes texts and images of a widget as tagged values, and keeps the titles from the widget schema', () => {
  const { properties } = catalogue.widgets.Banner?.schema ?? {}
  expect(writtenSchema(properties?.title ?? {})).toMatchObject({
    title: properties?.title?.title,
    resolves: '#/$defs/text',
  })
  expect(writtenSchema(properties?.image ?? {})).toMatchObject({ resolves: '#/$defs/image' })
})

test('a new value has the required fields and the default of its schema', () => {
  expect(startValue({ type: 'boolean', default: true })).toBe(true)
  expect(startValue({ $ref: 'habi:vocabulary#/$defs/textValue' })).toEqual({ $text: {} })
  expect(startValue({ $ref: 'habi:vocabulary#/$defs/weeklyWindow' })).toEqual({ days: [], from: '', until: '' })
})

test('an entry of a list is named by its ID, or else by its number', () => {
  expect(entryTitle({ id: 'welcome' }, 0)).toBe('welcome')
  expect(entryTitle({ amount: 5 }, 1)).toBe('Entry 2')
})

test('an entry without a name is named by the first words of its texts', () => {
  const span = (en: string): Json => ({ type: 'text', text: { $text: { en, tl: 'iba' } } })
  expect(entryTitle({ type: 'paragraph', spans: [span('The fair '), span('is open.')] }, 0)).toBe('“The fair is open.”')
  expect(entryTitle({ type: 'list', items: [[span('One. '.repeat(20))]] }, 0)).toMatch(/^List: One\. .{40,43}…$/)
  expect(entryTitle({ type: 'heading', level: 2, spans: [span('Who gets it')] }, 0)).toBe('“Who gets it”')
  expect(entryTitle({ type: 'image', image: { $asset: 'a' }, alt: { $text: { en: 'A fair' } } }, 0)).toBe(
    'Image: A fair',
  )
  expect(entryTitle({ type: 'text', text: { $string: 'tab.news' } }, 0)).toBe('“tab.news”')
})

test('a block of rich text without words is named by its type', () => {
  expect(entryTitle({ type: 'paragraph', spans: [] }, 2)).toBe('Empty paragraph')
  expect(entryTitle({ type: 'list', items: [] }, 2)).toBe('Empty list')
  expect(entryTitle([], 2)).toBe('Entry 3')
})
