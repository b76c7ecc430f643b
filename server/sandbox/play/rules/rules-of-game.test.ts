/** Each game of the sandbox is played as the demo game that its cover and its name show. */
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import sandbox from '../../games/games.json' with { type: 'json' }
import { demosOfKind } from '../demo-games.fixture.ts'
import { textKeys } from '../texts.ts'
import { type DemoGame, demoGameOf, rulesOf } from './rules-of-game.ts'
import { scratchSymbolsOf } from './scratch.ts'
import slotSymbols from './slot-symbols.gen.json' with { type: 'json' }
import { slotSymbolsOf, symbolText } from './slot.ts'

const games = sandbox.games.map(({ gameId, gameName, gameKindId }) => ({
  gameId,
  name: gameName,
  kind: gameKindId,
  demo: demoGameOf({ gameId, kindId: gameKindId }),
}))

test('every game is played as a demo game of its kind', () => {
  expect(games.filter(({ kind, demo }) => !demosOfKind[kind]?.includes(demo))).toEqual([])
})

test('a game whose name says what it is is played as that', () => {
  const said: readonly (readonly [RegExp, DemoGame])[] = [
    [/roulette|gulong rapido/i, 'roulette'],
    [/wheel|gulong grande|ferris|karusel|carousel/i, 'wheel'],
    [/sic bo|dais|dado/i, 'dice'],
    [/color game|kulay/i, 'color'],
    [/drop ball|hulog/i, 'drop'],
    [/instant|scratch/i, 'scratch'],
    [/derby|kart|horse park/i, 'race'],
    [/toss|hoop|goal|futsal|booth/i, 'aim'],
    [/blackjack/i, 'blackjack'],
    [/baccarat|dragon|lucky 9|lucky nine/i, 'cards'],
    [/poker|pusoy|tongits|holdem|omaha|full house|pares/i, 'poker'],
    [/pocket|bola nueve|pool|nine ball/i, 'pool'],
    [/bingo/i, 'bingo'],
  ]
  for (const [words, demo] of said) {
    const named = games.filter(({ name, kind }) => words.test(name) && kind !== 5)
    expect(named, demo).not.toEqual([])
    expect(named.filter((game) => game.demo !== demo)).toEqual([])
  }
})

test('games of cards with different names show different tables', () => {
  const titleOf = (gameId: string) => rulesOf({ gameId, kindId: 17 }).title
  expect(['17101', '17201', '17104', '17204', '30103'].map(titleOf)).toEqual([
    'cards.baccarat',
    'cards.baccarat',
    'cards.dragon-tiger',
    'cards.dragon-tiger',
    'cards.title',
  ])
})

test('a game of another kind, which the control surface adds, is played as a game of its kind', () => {
  const demos = [1, 21, 3, 6, 8, 12, 17, 27, 99].map((kindId) => demoGameOf({ gameId: 'added', kindId }))
  expect(demos).toEqual(['aim', 'color', 'poker', 'slot', 'fish', 'lottery', 'cards', 'bingo', 'slot'])
})

const files = new Set(readdirSync(new URL('../../games/symbols/', import.meta.url)))
const signs = new Set(readdirSync(new URL('../../games/signs/', import.meta.url)))
const slots = games.filter(({ demo }) => demo === 'slot')

test('every slot shows the sign of its cover and five other symbols, each with an image and a name', () => {
  expect(Object.keys(slotSymbols).toSorted()).toEqual(slots.map(({ gameId }) => gameId).toSorted())
  for (const { gameId, name } of [...slots, { gameId: 'added', name: 'a slot of the control surface' }]) {
    const { symbols } = slotSymbolsOf(gameId)
    expect(new Set(symbols).size, name).toBe(6)
    for (const symbol of symbols) expect(textKeys, name).toContain(symbolText(symbol))
    for (const symbol of symbols.slice(1)) expect(files, name).toContain(`${symbol}.svg`)
    if (gameId !== 'added') expect(signs, name).toContain(`${gameId}.svg`)
    else expect(files).toContain(`${symbols[0]}.svg`)
  }
})

test.each(['12102', '12103', '12202', '12203'])('scratch ticket %s has six symbols with images and names', (gameId) => {
  const symbols = scratchSymbolsOf(gameId)
  expect(new Set(symbols).size).toBe(6)
  for (const symbol of symbols) {
    expect(files).toContain(`${symbol}.svg`)
    expect(textKeys).toContain(symbolText(symbol))
  }
})

test('slots with covers of different subjects show different symbols', () => {
  const all = slots.map(({ gameId }) => slotSymbolsOf(gameId))
  const subjects = new Set(all.map(({ symbols }) => symbols[0]))
  const sets = new Set(all.map(({ symbols }) => [symbols[0], ...symbols.slice(1).toSorted()].join()))
  expect(sets.size).toBeGreaterThanOrEqual(subjects.size)
  expect(new Set(all.map(({ theme }) => theme)).size).toBeGreaterThanOrEqual(7)
  const [fruit, sea] = ['50103', '50110'].map((gameId) => new Set(slotSymbolsOf(gameId).symbols))
  expect([...(fruit ?? [])].filter((symbol) => sea?.has(symbol))).toEqual([])
})
