import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Component } from './Jackpot.tsx'
import type { Props } from './types.gen.ts'
import { testLocale } from '../../engine/core/locale.fixture.ts'

const jackpot = (some: Partial<Props>, locale = testLocale) =>
  renderToStaticMarkup(
    <Component
      id="jackpot"
      slots={{}}
      locale={locale}
      emit={() => undefined}
      props={{ label: 'Jackpot', sign: '₱', size: 'large', status: 'ready', tint: 'plum', priority: false, ...some }}
    />,
  )
const boxes = (html: string) => [...html.matchAll(/<(?:p|img)\b/g)].length

test('a jackpot is shown in pesos without decimals, and read aloud as one amount', () => {
  expect(jackpot({ amount: 18234567.89 })).toContain('>₱18,234,567</span>')
})

test('the digits of a jackpot are grouped as in other amounts of the language', () => {
  const german = { ...testLocale, numbers: { group: '.', decimal: ',', amount: '# ¤' } }
  const html = jackpot({ amount: 18234567.89 }, german)
  expect(html).toContain('>18.234.567 ₱</span>')
  expect(html).toContain('</span>18.234.567<')
})

test('before the amount is known, the panel has its label and no number', () => {
  for (const unknown of [{}, { amount: Number.NaN }, { amount: null as never }]) {
    const html = jackpot(unknown)
    expect(html).toContain('Jackpot</p>')
    expect(html).not.toContain('data-none')
    expect(html).not.toMatch(/₱|\d/)
    expect(boxes(html)).toBe(boxes(jackpot({ amount: 5 })))
  }
})

test('when the amount could not be loaded, the error text replaces the placeholder, and a known amount stays', () => {
  const failed = { status: 'error', errorText: 'Not loaded' } as const
  expect(jackpot(failed)).toContain('>Not loaded<')
  expect(jackpot(failed)).not.toContain('data-waiting')
  expect(jackpot({ ...failed, status: 'loading' })).not.toContain('Not loaded')
  expect(jackpot({ ...failed, amount: 5 })).not.toContain('Not loaded')
})

test('a jackpot of 0 is hidden and its space stays reserved', () => {
  expect(jackpot({ amount: 0 })).toContain('data-none="true"')
  expect(boxes(jackpot({ amount: 0 }))).toBe(boxes(jackpot({ amount: 5 })))
})

test('the image of a jackpot is at both ends of the panel', () => {
  const html = jackpot({ image: { src: '/r/panel.svg', width: 720, height: 130 } })
  expect(html.match(/<img /g)).toHaveLength(2)
})

test('the image of a jackpot has a size and no alternative text, and is loaded first only with priority', () => {
  const image = { src: '/r/panel.svg', width: 720, height: 130, alt: 'Coins' }
  expect(jackpot({ image, priority: true })).toMatch(
    /<img [^>]*src="\/r\/panel.svg" width="720" height="130" alt=""[^>]*fetchPriority="high"/i,
  )
  expect(jackpot({ image })).toContain('loading="lazy"')
  expect(jackpot({})).not.toContain('<img')
})
