/** Forms show the titles and descriptions of schemas to people who do not program. */
import { expect, test } from 'vitest'
import type { Schema } from '../../engine/core/schema.ts'
import { definitions, documentSchemas } from '../../engine/document/vocabulary.ts'

/** Returns the titles and descriptions of a schema and of everything inside it. */
function wordsOf(schema: Schema): { readonly titles: string[]; readonly descriptions: string[] } {
  const titles: string[] = []
  const descriptions: string[] = []
  JSON.stringify(schema, (name, value: unknown) => {
    if (name === 'title' && typeof value === 'string') titles.push(value)
    if (name === 'description' && typeof value === 'string') descriptions.push(value)
    return value
  })
  return { titles, descriptions }
}

const shown = Object.entries({ ...documentSchemas, ...definitions }).map(([name, schema]) => ({
  name,
  ...wordsOf(schema),
}))

test('no field of a form is called by a word of programming', () => {
  const words = /\b(arguments?|data|state|nodes?|payload)\b/i
  const found = shown.flatMap(({ name, titles }) =>
    titles.filter((title) => words.test(title)).map((title) => `${name}: ${title}`),
  )
  expect(found).toEqual([])
  expect(shown.length).toBeGreaterThan(40)
})

test('the help of a field calls a part of a page a part, as the outline does', () => {
  const found = shown.flatMap(({ name, descriptions }) =>
    descriptions.filter((one) => /\bnodes?\b/i.test(one)).map((one) => `${name}: ${one}`),
  )
  expect(found).toEqual([])
})
