import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Game } from '../../engine/widget.ts'
import { testLocale } from '../../engine/core/locale.fixture.ts'
import { Component } from './JackpotGames.tsx'

test('a prerendered page reserves the space of the games with jackpots and names none of their covers', () => {
  const game: Game = { gameId: '1', name: 'Bingo Plaza', image: '/bingo.webp', kindId: 1, maintenance: false } as Game
  const html = renderToStaticMarkup(
    <Component id="games" slots={{}} locale={testLocale} emit={() => undefined} props={{ games: [game] }} />,
  )
  expect(html).toMatch(/^<ul class="[^"]+"><\/ul>$/)
})
