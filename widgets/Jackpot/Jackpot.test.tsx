import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Component } from './Jackpot.tsx'

const jackpot = (amount: number) =>
  renderToStaticMarkup(
    <Component id="jackpot" slots={{}} emit={() => undefined} props={{ label: 'Jackpot', amount, sign: '₱', size: 'large' }} />,
  )

test('a jackpot shows pesos without decimals, read to everyone as one amount', () => {
  expect(jackpot(18234567.89)).toContain('>₱18,234,567</span>')
})

test('without an entry it is hidden and its boxes stay', () => {
  expect(jackpot(0)).toContain('data-none="true"')
  expect(jackpot(0).split('<p').length).toBe(jackpot(5).split('<p').length)
})
