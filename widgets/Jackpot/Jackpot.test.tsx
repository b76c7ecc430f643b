import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Component } from './Jackpot.tsx'
import type { Props } from './types.gen.ts'

const jackpot = (some: Partial<Props>) =>
  renderToStaticMarkup(
    <Component
      id="jackpot"
      slots={{}}
      emit={() => undefined}
      props={{ label: 'Jackpot', sign: '₱', size: 'large', priority: false, ...some }}
    />,
  )
const boxes = (html: string) => [...html.matchAll(/<(?:p|svg|img)\b/g)].length

test('a jackpot shows pesos without decimals, read to everyone as one amount', () => {
  expect(jackpot({ amount: 18234567.89 })).toContain('>₱18,234,567</span>')
})

test('before the amount is known the panel stands there with its label, and with no number', () => {
  for (const unknown of [{}, { amount: Number.NaN }, { amount: null as never }]) {
    const html = jackpot(unknown)
    expect(html).toContain('Jackpot</p>')
    expect(html).not.toContain('data-none')
    expect(html.slice(html.indexOf('</svg>'))).not.toMatch(/₱|\d/)
    expect(boxes(html)).toBe(boxes(jackpot({ amount: 5 })))
  }
})

test('without an entry it is hidden and its boxes stay', () => {
  expect(jackpot({ amount: 0 })).toContain('data-none="true"')
  expect(boxes(jackpot({ amount: 0 }))).toBe(boxes(jackpot({ amount: 5 })))
})

test('a picture behind it has its size, says nothing, and is hurried only where it opens the page', () => {
  const image = { src: '/r/panel.svg', width: 720, height: 180, alt: 'Coins' }
  expect(jackpot({ image, priority: true })).toMatch(
    /<img [^>]*src="\/r\/panel.svg" width="720" height="180" alt=""[^>]*fetchPriority="high"/i,
  )
  expect(jackpot({ image })).toContain('loading="lazy"')
  expect(jackpot({})).not.toContain('<img')
})
