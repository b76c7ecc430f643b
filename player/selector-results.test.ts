import { expect, test } from 'vitest'
import type { Json } from '../engine/core/json.ts'
import type { Selector } from '../engine/core/value.ts'
import { recording, replayingFirst } from './selector-results.ts'

const prerendered = { entries: 2, reads: ['data.games.value', 'data.hidden.value', 'fact.player.isGrayUser'] }
const sources = ['games', 'hidden']
const results: { [query: string]: Json | undefined } = {}
recording('games.section', { select: () => ['prerendered'] }, results, prerendered).select(() => undefined, {} as never)
const loaded: Selector = { select: () => ['loaded'] }
const selector = replayingFirst('games.section', loaded, results, { prerendered, sources })
const select = (cells: { readonly [ref: string]: Json }): unknown => selector.select((ref) => cells[ref], {} as never)

const games = { 'data.games.value': { data: [] }, 'data.games.status': 'ready' }
const hidden = { 'data.hidden.value': { data: [] }, 'data.hidden.status': 'ready' }

test.each<[string, { readonly [ref: string]: Json }, string]>([
  ['nothing is loaded', {}, 'prerendered'],
  ['only the games are loaded', games, 'prerendered'],
  ['the device has kept the games', { ...games, ...hidden, 'data.games.status': 'loading' }, 'prerendered'],
  ['the games could not be loaded', { ...hidden, 'data.games.status': 'error' }, 'prerendered'],
  ['everything is loaded', { ...games, ...hidden }, 'loaded'],
])('when %s, the selector returns the %3$s list', (_, cells, expected) => {
  expect(select(cells)).toEqual([expected])
})

test('a selector with arguments that were not prerendered is computed', () => {
  expect(selector.select(() => undefined, { section: 'other' } as never)).toEqual(['loaded'])
})
