import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import { testLocale } from '../../engine/core/locale.fixture.ts'
import type { Json } from '../../engine/core/json.ts'
import { validate } from '../../engine/document/validate.ts'
import { Component } from './RichText.tsx'

const image = { type: 'image', image: { src: '/r/fair.webp', width: 600, height: 200, alt: 'A fair' } } as const

test('an image of an article keeps its place until it has loaded, and has the description of the article', () => {
  const page = renderToStaticMarkup(
    <Component
      id="text"
      slots={{}}
      locale={testLocale}
      emit={() => undefined}
      props={{ blocks: [{ ...image, alt: 'Lanterns over the booths' }] }}
    />,
  )
  expect(page).toMatch(/<img (?=[^>]*src="\/r\/fair\.webp")(?=[^>]*width="600")(?=[^>]*height="200")/)
  expect(page).toContain('alt="Lanterns over the booths"')
  expect(page).not.toContain('A fair')
})

test('an image of an article without a description is an error', () => {
  const found = (block: Json): readonly string[] => {
    const messages: string[] = []
    const schema = catalogue.widgets.RichText?.schema ?? {}
    validate(schema, { blocks: [block] }, '', { problem: ({ missing }) => messages.push(String(missing)) })
    return messages
  }
  expect(found(image)).toEqual(['alt'])
  expect(found({ ...image, alt: 'A fair' })).toEqual([])
})
