/**
 * The engine and the player contain no word of an operator, market or site. Such words belong to `business/` and to the
 * documents. When a word of another operator or site is found, it is added to the lists.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')

const words: { readonly [subject: string]: readonly RegExp[] } = {
  'the gateway protocol': [
    /GW_/,
    /801667/,
    /errCode|errMsg|errType/,
    /productId/,
    /customerId/,
    /loginName/,
    /\bQid\b/,
    /\bAppId\b/i,
    /\bC66\b/,
  ],
  'the session of the operator': [/loggedIn/, /['"`.]session\.token\b/, /dialogType/],
  'brands and containers': [
    /PAGCOR/i,
    /GCash/i,
    /GLife/i,
    /\bmaya\b/i,
    /Lazada/i,
    /\bViber\b/i,
    /Telegram/i,
    /BingoPlus/i,
    /MINIAPP/,
  ],
  'identity checks': [/kyc/i],
  'the market': [/₱/, /\bPHP\b/, /\bpesos?\b/i, /Manila/, /Philippin/i],
  'languages of the site': [/['"`](?:tl|cn|fil|zh(?:-\w+)?)['"`]/, /\b(?:tl|cn)\??:/, /Tagalog/i],
  'ids of documents of the site': [/['"`](?:night|morning|not-found)['"`]/, /Popup: ['"`]/],
}

/** Files with duties of this market that no configuration may remove, so they are code. */
const policies = 'player/policies/'

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.split('\\').join('/')}`)
    .filter((path) => /\.(?:tsx?|css|json|html)$/.test(path) && !/\.(?:test|fixture|process|snap)\./.test(path))
    .filter((path) => !path.startsWith(policies))
}

/** Lines with a word of the lists, as `line: text`. */
function wordsIn(text: string, list: readonly RegExp[]): readonly string[] {
  return text
    .split('\n')
    .flatMap((line, n) => (list.some((word) => word.test(line)) ? [`${n + 1}: ${line.trim()}`] : []))
}

describe.each(['engine', 'player'])('%s contains no words about', (folder) => {
  const sources = sourcesIn(folder).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

  it.each(Object.entries(words))('%s', (_, list) => {
    expect(sources.length).toBeGreaterThan(20)
    expect(sources.flatMap(({ path, text }) => wordsIn(text, list).map((line) => `${path}:${line}`))).toEqual([])
  })
})

it.each([
  ['the session of the operator', "sessionFact: 'fact.session.loggedIn',"],
  ['the gateway protocol', "if (code === 'GW_801667') return"],
  ['the market', 'return `₱${grouped(number, 0)}`'],
  ['the market', "const timeZone = settings.timeZone ?? 'Asia/Manila'"],
  ['languages of the site', "const language = spoken === 'cn' ? 'zh' : spoken"],
  ['languages of the site', "{ en: 'en', tl: 'fil' }"],
  ['ids of documents of the site', "skin ?? { id: 'night', scheme: 'dark' }"],
  ['ids of documents of the site', "messagePopup: 'message',"],
  ['brands and containers', '/^(https:|viber:|tel:)/'],
])('the word list for %s matches the line %s', (subject, line) => {
  expect(wordsIn(line, words[subject] ?? [])).toHaveLength(1)
})
