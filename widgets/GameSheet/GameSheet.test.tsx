import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testLocale } from '../../engine/core/locale.fixture.ts'
import { Component } from './GameSheet.tsx'
import type { Props } from './types.gen.ts'

const game = { gameId: '1', platformId: '31', name: 'Mango Rush', image: '/1.svg', kind: 'slot', kindId: 5 }
const sheet = (more: object): string =>
  renderToStaticMarkup(
    <Component
      id="sheet"
      slots={{}}
      locale={testLocale}
      emit={() => undefined}
      props={{ game: { ...game, ...more }, status: 'ready', newLabel: 'New', hotLabel: 'Hot' } as unknown as Props}
    />,
  )

test('the mark of a popular game has the tone that it has on cards, and other marks have another tone', () => {
  expect(sheet({ isHot: true, isNew: true })).toContain('<li data-tone="alert">Hot</li><li>New</li>')
  expect(sheet({ isHot: false, isNew: true })).toContain('<li>New</li>')
})
