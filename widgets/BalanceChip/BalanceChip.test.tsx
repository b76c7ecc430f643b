import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testLocale } from '../../engine/core/locale.fixture.ts'
import { Component } from './BalanceChip.tsx'
import type { Props } from './types.gen.ts'

const textOf = (props: Partial<Props>): string =>
  renderToStaticMarkup(
    <Component
      id="balance"
      slots={{}}
      locale={testLocale}
      emit={() => undefined}
      props={{
        amount: '',
        status: 'ready',
        errorText: 'Not loaded',
        note: 'at 14:05',
        label: 'Balance',
        link: { href: '/wallet' },
        refreshLabel: 'Refresh the balance',
        ...props,
      }}
    />,
  ).replaceAll(/<[^>]*>/g, '')

test('a balance that cannot be loaded is replaced by a text', () => {
  expect(textOf({ status: 'error' })).toBe('Balance Not loaded')
})

test('an old balance that cannot be loaded again shows when it was loaded', () => {
  expect(textOf({ status: 'error', amount: '₱250.50' })).toBe('Balance ₱250.50at 14:05')
  expect(textOf({ status: 'loading', amount: '₱250.50' })).toBe('Balance ₱250.50')
})
