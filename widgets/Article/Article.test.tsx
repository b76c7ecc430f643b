import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testLocale } from '../../engine/core/locale.fixture.ts'
import { Component } from './Article.tsx'
import type { Props } from './types.gen.ts'

const heading = (text: string): Props['blocks'][number] => ({
  type: 'heading',
  level: 2,
  spans: [{ type: 'text', text }],
})

const article = (id: string) =>
  renderToStaticMarkup(
    <Component
      id={id}
      slots={{}}
      locale={testLocale}
      emit={() => undefined}
      props={{ label: 'On this page', blocks: [heading('Who may play?'), heading('How do I stop?')] }}
    />,
  )

test('the contents of two articles on a page lead to the parts of their own article', () => {
  const page = article('rules') + article('answers')
  const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  const targets = [...page.matchAll(/ href="#([^"]*)"/g)].map(([, target]) => target)
  expect(new Set(ids).size).toBe(4)
  expect(targets).toEqual(ids)
})
