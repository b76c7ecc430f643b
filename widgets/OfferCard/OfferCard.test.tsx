// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
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
        props={{ title: 'Balance', amount: 'Loading…', waiting, cta: 'Refresh', tone: 'primary', layout: 'ticket' }}
      />,
    )
  expect(card(true)).toMatch(/<p [^>]*data-waiting="true"><span [^>]*>Loading…<\/span><\/p>/)
  expect(card(false)).toMatch(/<p [^>]*>Loading…<\/p>/)
  expect(card(false)).not.toContain('data-waiting')
})

test('a secondary action has its tone, and a panel shows its icon', () => {
  const html = renderToStaticMarkup(
    <Component
      id="offer"
      slots={{}}
      locale={testLocale}
      emit={() => undefined}
      props={{ title: 'Ranking', waiting: false, cta: 'See', tone: 'secondary', layout: 'panel', icon: 'refresh' }}
    />,
  )
  expect(html).toMatch(/^<article [^>]*data-layout="panel"/)
  expect(html).toMatch(/data-tone="secondary".*<svg/)
})

test('an amount of more than 11 characters has smaller figures', () => {
  const card = (amount: string) =>
    renderToStaticMarkup(
      <Component
        id="balance"
        slots={{}}
        locale={testLocale}
        emit={() => undefined}
        props={{ title: 'Balance', amount, waiting: false, cta: 'Refresh', tone: 'secondary', layout: 'figures' }}
      />,
    )
  expect(card('₱123,456.78')).not.toContain('data-long')
  expect(card('₱1,123,456.78')).toContain('data-long="true"')
})

test('a card that names its reload button sends the event of that button, and not the one of its action', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const events: string[] = []
  const host = document.createElement('div')
  const props = { title: 'Balance', waiting: false, cta: 'Deposit', tone: 'primary', layout: 'figures' } as const
  const show = (some: { reloadLabel?: string }) => (
    <Component
      id="balance"
      slots={{}}
      locale={testLocale}
      emit={(...[name]) => void events.push(name)}
      props={{ ...props, ...some }}
    />
  )
  const root = createRoot(host)
  await act(async () => root.render(show({})))
  expect(host.querySelectorAll('button')).toHaveLength(1)
  await act(async () => root.render(show({ reloadLabel: 'Refresh the balance' })))
  host.querySelector<HTMLButtonElement>('[aria-label="Refresh the balance"]')?.click()
  expect(events).toEqual(['reload'])
  vi.unstubAllGlobals()
})
