/** The texts of the demo games: complete in three languages, and the only texts of the pages. */
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import type { JsonObject } from '../../../engine/core/json.ts'
import { openTestSandbox } from '../test-app.ts'
import { exampleOf } from './demo-games.fixture.ts'
import { scratchSymbolsOf } from './rules/scratch.ts'
import slotSymbols from './rules/slot-symbols.gen.json' with { type: 'json' }
import { type Language, languageTags, textIn, textKeys } from './texts.ts'

const languages = Object.keys(languageTags) as Language[]

/** Texts that are the same in English and Tagalog: names and words that players use in both. */
const shared = new Set([
  'frame.space',
  'frame.bets',
  'frame.jackpot',
  'frame.jackpot-won',
  'aim.target',
  'bingo.title',
  'blackjack.title',
  'blackjack.dealer',
  'cards.title',
  'cards.baccarat',
  'cards.dragon',
  'color.title',
  'fish.dilis',
  'fish.tilapia',
  'fish.pugita',
  'fish.pawikan',
  'fish.pating',
  'lottery.lucky',
  'poker.royal',
  'poker.straight-flush',
  'poker.full',
  'poker.flush',
  'poker.straight',
  'rank.jack',
  'roulette.title',
  'roulette.result',
  'slot.title',
  'symbol.bakunawa',
  'symbol.bibingka',
  'symbol.durian',
  'symbol.haloHalo',
  'symbol.makiling',
  'symbol.salakot',
  'symbol.tikbalang',
  'symbol.vinta',
])

let app: FastifyInstance
beforeAll(async () => {
  app = await openTestSandbox()
}, 60_000)
afterAll(() => app.close())

const names = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).toSorted()

test('each text is translated into all languages of the site, with the same values', () => {
  for (const key of textKeys) {
    const [en = '', tl = '', cn = ''] = languages.map((language) => textIn(language, key))
    expect([names(tl), names(cn)], key).toEqual([names(en), names(en)])
    if (!shared.has(key)) expect(tl, key).not.toBe(en)
    expect(cn, key).toMatch(/\p{Script=Han}|^[AJQK]$|^\{/u)
  }
})

test('the pages and rules use every text, and no text that is missing', () => {
  const sources = [
    ...['page', 'rules'].flatMap((folder) => {
      const at = new URL(`${folder}/`, import.meta.url)
      return readdirSync(at).map((file) => readFileSync(new URL(file, at), 'utf8'))
    }),
    ...['game-page.ts', 'bet-routes.ts'].map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')),
  ].join('\n')
  const used = new Set(
    sources.match(
      /(?<=')(?:frame|aim|bingo|blackjack|cards|color|dice|drop|fish|lottery|poker|pool|race|rank|roulette|scratch|slot|suit|wheel)\.[a-z-]+(?=')/g,
    ),
  )
  const onTickets = ['12102', '12103'].flatMap(scratchSymbolsOf)
  const shown = [...Object.values(slotSymbols).flatMap(({ symbols }) => symbols), ...onTickets].map(
    (name) => `symbol.${name}`,
  )
  expect([...new Set([...used, ...shown])].toSorted()).toEqual([...textKeys].toSorted())
})

test.each(Object.entries(exampleOf))(
  'the page and the rules of %s are in the language of the address',
  async (name, id) => {
    for (const language of languages) {
      const { body } = await app.inject(`/sandbox/play/${id}?lang=${language}`)
      expect(body).toContain(`<html lang="${languageTags[language]}">`)
      expect(body).toContain(`data-game="${name}"`)
      expect(body).toContain(`>${textIn(language, 'frame.balance')}<`)
      expect(body).toContain(JSON.stringify(textIn(language, 'frame.note')))
      const state = await app.inject({
        method: 'POST',
        url: `/sandbox/play/${id}/state`,
        headers: { 'content-type': 'text/plain' },
        payload: JSON.stringify({ language }),
      })
      const { rules, pays, returns } = state.json<{ rules: string[]; pays: JsonObject[]; returns: JsonObject[] }>()
      const shown = [...rules, ...[...pays, ...returns].map(({ on }) => String(on))]
      expect(shown.filter((text) => /[{}]|undefined/.test(text))).toEqual([])
      expect(shown.filter((text) => /\p{Script=Han}/u.test(text))).toEqual(language === 'cn' ? shown : [])
    }
  },
)

test('the page of a game is in English without a language, and with a language that the site does not have', async () => {
  for (const query of ['', '?lang=fr', '?lang=toString', '?lang=tl&lang=cn'])
    expect((await app.inject(`/sandbox/play/50101${query}`)).body).toContain('<html lang="en">')
})
