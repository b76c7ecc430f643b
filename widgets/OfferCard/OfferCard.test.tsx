import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testLocale } from '../../engine/core/locale.fixture.ts'
import { Component } from './OfferCard.tsx'

test('while the amount of an offer is loading, a placeholder replaces it, and the text is only read aloud', () => {
  const card = (waiting: boolean) =>
    renderToStaticMarkup(
      <Component
        id="offer"
        slots={{}}
        locale={testLocale}
        emit={() => undefined}
        props={{ title: 'Balance', amount: 'Loading…', waiting, cta: 'Refresh', tone: 'primary' }}
      />,
    )
  expect(card(true)).toMatch(/<p [^>]*data-waiting="true"><span [^>]*>Loading…<\/span><\/p>/)
  expect(card(false)).toMatch(/<p [^>]*>Loading…<\/p>/)
  expect(card(false)).not.toContain('data-waiting')
})

test('a secondary offer has the tone of secondary actions', () => {
  const html = renderToStaticMarkup(
    <Component
      id="offer"
      slots={{}}
      locale={testLocale}
      emit={() => undefined}
      props={{ title: 'Ranking', waiting: false, cta: 'See', tone: 'quiet' }}
    />,
  )
  expect(html).toContain('data-tone="quiet"')
})
