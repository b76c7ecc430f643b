import { describe, expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import type { FactDefinition } from '../core/fact.ts'
import { personaInWords } from '../wording/persona.ts'
import { languageOfToken, MAX_TOKEN, readPreviewToken } from './preview-token.ts'
import { type PreviewRequest, writePreviewToken } from '../core/preview-token.ts'

const facts = catalogue.facts as unknown as { readonly [fact: string]: FactDefinition }
const read = (token: string) => readPreviewToken(token, facts)
const encode = (text: string): string => Buffer.from(text).toString('base64url')
const at = 1_764_550_800_000

describe('a preview token', () => {
  test('contains the persona and instant that it was made from', () => {
    const preview: PreviewRequest = {
      facts: { 'session.loggedIn': true, 'player.vipLevel': 5, 'player.favorites': ['22068'] },
      at,
      skin: 'parol',
    }
    expect(read(writePreviewToken(preview))).toEqual({ preview, payload: writePreviewToken(preview) })
  })

  test.each(['fiesta/night', '2026-fair', 'a'.repeat(120)])('may name any id of a document, such as %s', (id) => {
    const preview: PreviewRequest = { facts: {}, at, skin: id, popup: id }
    expect(read(writePreviewToken(preview))).toMatchObject({ preview })
  })

  test('does not depend on the order of the facts', () => {
    const one = writePreviewToken({ facts: { 'session.loggedIn': true, 'player.vipLevel': 5 }, at })
    expect(writePreviewToken({ at, facts: { 'player.vipLevel': 5, 'session.loggedIn': true } })).toBe(one)
    expect(one).toMatch(/^[\w-]+$/)
  })

  test('takes the clock from its instant and the language from its persona', () => {
    const token = writePreviewToken({
      facts: { 'clock.now': 5, 'clock.today': '2020-01-01', 'device.language': 'tl' },
      at,
    })
    expect(read(token)).toMatchObject({ preview: { facts: {}, at, language: 'tl' } })
    expect(languageOfToken(`${token}.anything`)).toBe('tl')
    expect(languageOfToken('nonsense')).toBeUndefined()
    expect(languageOfToken(encode('{"__proto__":{"language":"tl"}}'))).toBeUndefined()
  })

  test('leaves out facts that follow from the address, and stores the open popup and the language apart from the facts', () => {
    const token = writePreviewToken({ facts: { 'route.id': 'slot', 'popup.open': 'login' }, at })
    expect(read(token)).toMatchObject({ preview: { facts: {}, at, popup: 'login' } })
    const closed = writePreviewToken({ facts: { 'popup.open': '' }, at })
    expect(closed).toBe(writePreviewToken({ facts: {}, at }))
    const byHand = encode(`{"facts":{"device.language":"tl","session.loggedIn":true},"at":${at}}`)
    expect(read(byHand)).toMatchObject({ preview: { facts: { 'session.loggedIn': true }, language: 'tl' } })
    expect(languageOfToken(byHand)).toBe('tl')
  })

  const refused: readonly [what: string, token: string, sentence: string][] = [
    ['no characters', '', 'base64url'],
    ['other characters', 'a b', 'base64url'],
    ['two signatures', 'e30.a.b', 'base64url'],
    ['no JSON', encode('{'), 'not contain a JSON object'],
    ['a list', encode('[]'), 'not contain a JSON object'],
    ['no facts', encode('{"at":1}'), '"facts" must be an object, got nothing'],
    ['no instant', encode('{"facts":{}}'), '"at" must be a time in milliseconds'],
    ['an instant as text', encode('{"facts":{},"at":"now"}'), '"at" must be a time in milliseconds'],
    ['an instant after the year 9999', encode('{"facts":{},"at":1e300}'), '"at" must be a time in milliseconds'],
    ['an unknown field', encode('{"facts":{},"at":1,"role":"admin"}'), 'unknown field "role"'],
    ['an invalid language', encode('{"facts":{},"at":1,"language":"../x"}'), '"language" must be a language'],
    [
      'a misspelled fact',
      encode('{"facts":{"player.vipLevl":5},"at":1}'),
      'there is no fact "player.vipLevl" (docs/facts.md lists all facts); did you mean "player.vipLevel"?',
    ],
    [
      'a fact out of range',
      encode('{"facts":{"player.vipLevel":13},"at":1}'),
      'player.vipLevel: expected an integer from 0 to 12, got 13',
    ],
    ['a fact of another type', encode('{"facts":{"session.loggedIn":"yes"},"at":1}'), 'session.loggedIn: expected'],
    [
      'a value that is not in the list',
      encode('{"facts":{"device.container":"TV"},"at":1}'),
      'one of "BROWSER", "APP", "MINIAPP"',
    ],
    [
      'two languages',
      encode('{"facts":{"device.language":"tl"},"at":1,"language":"en"}'),
      '"language" is "en", but the fact device.language is "tl"; leave one of the two out',
    ],
    [
      'a clock of its own',
      encode('{"facts":{"clock.now":5},"at":1}'),
      'clock.now is computed from "at"; leave this fact out',
    ],
    [
      'a route of its own',
      encode('{"facts":{"route.id":"slot"},"at":1}'),
      'route.id is determined by the address; leave this fact out, and add the token to the address of the page to preview',
    ],
    ['null', encode('{"facts":{"player.nickname":null},"at":1}'), 'player.nickname: expected'],
    ['a prototype name', encode('{"facts":{"__proto__":true},"at":1}'), 'there is no fact "__proto__"'],
    ['another prototype name', encode('{"facts":{"constructor":true},"at":1}'), 'there is no fact "constructor"'],
    ['a long text', encode(`{"facts":{"player.nickname":"${'x'.repeat(201)}"},"at":1}`), 'more than 200 characters'],
    [
      'a long list',
      encode(`{"facts":{"player.favorites":${JSON.stringify(Array(51).fill('1'))}},"at":1}`),
      'the list has 51 entries; the limit is 50',
    ],
    ['a huge token', 'x'.repeat(MAX_TOKEN + 1), 'longer than 4096'],
  ]
  for (const [what, token, sentence] of refused)
    test(`with ${what} is refused with a message`, () => expect(read(token)).toContain(sentence))

  test('does not change any prototype', () => {
    read(encode('{"__proto__":{"polluted":1},"facts":{"__proto__":{"polluted":1}},"at":1}'))
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})

test('the wording of a persona uses the names of its facts', () => {
  const words = (persona: PreviewRequest['facts']): string => personaInWords(persona, facts)
  expect(words({})).toBe('a visitor')
  expect(words({ 'player.vipLevel': 5, 'session.loggedIn': true })).toBe('logged in, VIP level 5')
  expect(words({ 'session.loggedIn': true, 'player.firstDeposit': false, 'player.isRELX': true })).toBe(
    'player RELX, logged in, not first deposit',
  )
  expect(words({ 'device.container': 'BROWSER', 'device.os': 'none' })).toBe('a visitor')
  expect(words({ 'device.container': 'APP', 'player.balance': 1234.5, 'player.favorites': [] })).toBe(
    'device container: the native app, player balance 1,234.5, no player favorites',
  )
})
