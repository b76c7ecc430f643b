// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testLocale } from '../../engine/core/locale.fixture.ts'
import { Component } from './GiftList.tsx'
import type { Props } from './types.gen.ts'

const gifts = [{ giftId: 'rose', name: 'Rose', price: 1250.5 }]

function list(some: Partial<Props>, emit: (name: string, payload?: object) => void = () => undefined) {
  const props = { gifts: [], status: 'ready', answers: 0, giveLabel: 'Buy and send', ...some } as Props
  return <Component id="gifts" slots={{}} locale={testLocale} emit={emit} props={props} />
}

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => void vi.unstubAllGlobals())

test('the balance and the prices of gifts are written as other amounts, and are never rounded up', () => {
  const html = renderToStaticMarkup(list({ balance: 1250.999, gifts }))
  expect(html.match(/₱[\d,.]+/g)).toEqual(['₱1,250.99', '₱1,250.50'])
})

test('a list of gifts is loading, is empty, or could not be loaded', () => {
  const texts = { emptyText: 'There are no gifts', errorText: 'The gifts could not be loaded' }
  expect(renderToStaticMarkup(list({ ...texts, status: 'loading' }))).toContain('aria-busy="true"')
  expect(renderToStaticMarkup(list(texts))).toContain('There are no gifts')
  expect(renderToStaticMarkup(list({ ...texts, status: 'error' }))).toContain('The gifts could not be loaded')
})

test('the button asks for a choice until a gift is chosen', () => {
  expect(renderToStaticMarkup(list({ gifts, chooseLabel: 'Choose a gift' }))).toMatch(/disabled="".*Choose a gift/)
})

test('a gift is chosen, then bought once, and can be bought again after the answer', async () => {
  const sent: unknown[] = []
  const host = document.createElement('div')
  const root = createRoot(host)
  const show = async (answers: number, sentAt: number): Promise<void> =>
    await act(async () => root.render(list({ gifts, answers, sentAt }, (name, payload) => sent.push([name, payload]))))
  const press = async (words: string): Promise<void> => {
    const found = [...host.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(words))
    await act(async () => found?.click())
  }
  await show(0, -1)
  await press('Buy and send')
  expect(sent).toEqual([])
  await press('Rose')
  await press('Buy and send')
  await show(0, 0)
  await press('Buy and send')
  expect(sent).toEqual([['give', { giftId: 'rose' }]])
  await show(1, 0)
  await press('Buy and send')
  expect(sent).toHaveLength(2)
})
