import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testLocale } from '../../engine/core/locale.fixture.ts'
import { Component } from './GameSheet.tsx'
import type { Props } from './types.gen.ts'

const game = { gameId: '1', platformId: '31', name: 'Mango Rush', image: '/1.svg', kind: 'slot', kindId: 5 }
const labels = { betLabel: 'Smallest bet', playersLabel: 'Playing', likesLabel: 'Likes' }
const sheet = (more: object, hotLabel = 'Hot'): string =>
  renderToStaticMarkup(
    <Component
      id="sheet"
      slots={{}}
      locale={testLocale}
      emit={() => undefined}
      props={{ ...labels, game: { ...game, ...more }, status: 'ready', newLabel: 'New', hotLabel } as unknown as Props}
    />,
  )

test('the mark of a popular game has the tone that it has on cards, and other marks have another tone', () => {
  expect(sheet({ isHot: true, isNew: true })).toContain('<li data-tone="alert">Hot</li><li>New</li>')
  expect(sheet({ isHot: false, isNew: true })).toContain('<li>New</li>')
})

test('a popular game that paid out less than usual has no mark that says otherwise', () => {
  const marks = sheet({ isHot: true, isNew: true }, '')
  expect(marks).toContain('<li>New</li>')
  expect(marks).not.toContain('data-tone="alert"')
})

test('the name is below the cover and behind it, and only the title of the popup has it for screen readers', () => {
  expect(sheet({}).match(/Mango Rush/g)).toHaveLength(2)
  expect(sheet({}).match(/aria-hidden="true">Mango Rush</g)).toHaveLength(2)
})

test('a fact that is not known has no tile', () => {
  const tiles = (more: object): number => sheet(more).match(/<dt>/g)?.length ?? 0
  expect(tiles({})).toBe(0)
  expect(tiles({ minBet: 0, players: 3, likes: 4, jackpot: 5 })).toBe(4)
})
