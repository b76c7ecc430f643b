import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testLocale } from '../../engine/core/locale.fixture.ts'
import { Gifts } from './Gifts.tsx'
import type { Props } from './types.gen.ts'

test('the balance and the prices of gifts are written as other amounts, and are never rounded up', () => {
  const nothing = (): void => undefined
  const html = renderToStaticMarkup(
    <Gifts
      texts={{ balance: 1250.999, gifts: [{ giftId: 'rose', name: 'Rose', price: 1250.5 }] } as unknown as Props}
      locale={testLocale}
      isSending={false}
      give={nothing}
      close={nothing}
      retry={nothing}
    />,
  )
  expect(html.match(/₱[\d,.]+/g)).toEqual(['₱1,250.99', '₱1,250.50'])
})
