/** Compares settings of the site document with the code that reads them. */
import { describe, expect, test } from 'vitest'
import type { Catalogue } from '../core/catalogue.ts'
import { formatFinding } from '../document/finding.ts'
import { sourceOf } from '../document/source.ts'
import { catalogue as real } from '../../catalogue/catalogue.ts'
import { type Body, catalogue, files } from './check.fixture.ts'
import { checkSource } from './check.ts'

const withCalls: Catalogue = {
  ...catalogue,
  areasWithCalls: ['games', 'session'],
  constants: {
    ...catalogue.constants,
    productId: {
      owner: 'gateway',
      schema: { type: 'string', minLength: 1 },
      description: 'The product.',
      required: true,
    },
  },
}
const callSettings = {
  base: { main: '/api' },
  encrypted: [],
  defaults: { timeoutMs: 1000 },
  calls: {},
  token: { expired: [], empty: [] },
}
const product = { value: 'P1', description: 'The product.' }

function lines(changes: Parameters<typeof files>[0], of: Catalogue = catalogue): readonly string[] {
  return checkSource(sourceOf({ files: files(changes) }), of).findings.map((finding) =>
    formatFinding(finding).replace(/:\d+:\d+/, ''),
  )
}

test('a constant or a host name that no code reads is reported, with the nearest name', () => {
  const constants = { polMs: { value: 1, description: 'A.' }, other: { value: true, description: 'B.' } }
  const found = lines({
    'site.json': (site) => Object.assign(site, { constants, hosts: { walet: ['a.example'], live: [] } }),
  })
  expect(found).toEqual([
    'config/site.json /constants/polMs: warning: the constant "polMs" has no effect, because no code reads it; did you mean "pollMs"? [CFG-UNKNOWN]',
    'config/site.json /constants/other: warning: the constant "other" has no effect, because no code reads it; remove it. [CFG-UNKNOWN]',
    'config/site.json /hosts/walet: warning: the list of hosts "walet" has no effect, because no code reads it; did you mean "wallet"? [CFG-UNKNOWN]',
    'config/site.json /hosts/live: warning: the list of hosts "live" has no effect, because no code reads it; remove it. [CFG-UNKNOWN]',
  ])
})

test('a constant has the type that the code expects', () => {
  const found = (value: unknown): readonly string[] =>
    lines({ 'site.json': (site) => (site.constants = { pollMs: { value, description: 'A.' } }) })
  expect(found(100)).toEqual([])
  expect(found('100')).toEqual([expect.stringContaining('/constants/pollMs/value: expected an integer')])
  expect(found(0)).toEqual([expect.stringContaining('/constants/pollMs/value: expected an integer')])
})

test('a site that uses an area with calls needs call settings; the finding shows their shape', () => {
  expect(lines({}, withCalls)).toEqual([
    'config/page/home.json /data/games/call: the call games/list needs the gateway, but the site has no call-settings ' +
      'document; add call-settings/gateway.json with { "base": { "main": "/api" }, "encrypted": [], "defaults": ' +
      '{ "timeoutMs": 50000 }, "calls": {}, "token": { "expired": [], "empty": [] } }. [CFG-REQUIRED]',
  ])
})

test('a rule over a fact of an area with calls needs call settings', () => {
  const rule = { fact: 'session.loggedIn', op: 'eq', value: true }
  const only = (changes: Parameters<typeof files>[0]) => lines(changes, { ...withCalls, areasWithCalls: ['session'] })
  expect(only({})).toEqual([])
  expect(only({ 'audience/vip.json': { title: 'VIP', rule } })).toEqual([
    expect.stringContaining('config/audience/vip.json /rule/fact: the fact session.loggedIn needs the gateway'),
  ])
})

describe('the areas that a site chooses', () => {
  const chosen: Catalogue = {
    ...withCalls,
    optionalAreas: { games: 'games', session: 'session', player: 'session' },
    areaPolicies: { session: 'gaming' },
    policies: { gaming: { title: 'Games for adults', languages: ['en'], pages: [], popups: [] } },
    constants: { ...withCalls.constants, pollMs: { owner: 'session', schema: { type: 'integer' }, description: 'ms' } },
  }
  const found = (areas: readonly string[] | undefined, more: Parameters<typeof files>[0] = {}) =>
    lines(
      {
        'call-settings/gateway.json': callSettings,
        'site.json': (site) => Object.assign(site, { areas, constants: { productId: product }, policy: undefined }),
        ...more,
      },
      chosen,
    )

  test('must include the area of each call, action, fact and selector that the site uses', () => {
    expect(found(['session']).filter((line) => !line.includes('policy'))).toEqual([
      expect.stringContaining(
        'config/page/home.json /data/games/call: the call games/list belongs to the area "games", which the site does ' +
          'not use; add "games" to "areas" in site.json. [CFG-REF]',
      ),
      expect.stringContaining('config/section/hot.json /root/props/games/$select/name: the selector games.section '),
    ])
    expect(found(['games'])).toEqual([
      expect.stringContaining('/rule/fact: the fact player.vipLevel belongs to the area "session", which'),
      expect.stringContaining('the fact player.nickname belongs to the area "session"'),
    ])
  })
  test('need their policy and call settings even when no document uses them', () => {
    expect(found(['games', 'session'])).toEqual([
      'config/site.json: the area session (config/site.json) requires the policy "gaming" (Games for ' +
        'adults); set "policy": "gaming" in site.json, or do not use the area. [CFG-POLICY]',
    ])
    expect(found(['games', 'session'], { 'call-settings/gateway.json': null }).join('\n')).toContain(
      'needs the gateway, but the site has no call-settings document',
    )
  })
  test('must exist', () => {
    expect(found(['games', 'session', 'game']).join('\n')).toContain(
      'config/site.json /areas/2: there is no optional area "game"; did you mean "games"?',
    )
  })
  test('decide which constants have an effect', () => {
    const site = (body: Body) =>
      Object.assign(body, {
        areas: ['games'],
        constants: { productId: product, pollMs: { value: 1, description: '' } },
      })
    expect(found(undefined, { 'site.json': site }).join('\n')).toContain(
      'config/site.json /constants/pollMs: warning: the constant "pollMs" has no effect, because the site does not use ' +
        'the area "session"; remove the constant, or add "session" to "areas"',
    )
  })
})

test('a site with a gateway must set the constants that every call needs', () => {
  const settings = { 'call-settings/gateway.json': callSettings }
  expect(lines({ ...settings, 'site.json': (site) => (site.constants = { productId: product }) }, withCalls)).toEqual(
    [],
  )
  expect(lines(settings, withCalls)).toEqual([
    'config/site.json: the constant "productId" is missing; each call to the gateway sends it; add "productId": ' +
      '{ "value": "…", "description": "The product." } to "constants". [CFG-REQUIRED]',
  ])
})

test.each<[string, object, string]>([
  ['linkSchemes/0', { linkSchemes: ['javascript'] }, 'links must not use the scheme "javascript"; remove it'],
  ['linkSchemes/1', { linkSchemes: ['viber', 'data'] }, 'links must not use the scheme "data"; remove it'],
  ...['https://*', 'https://', 'https://*.com', 'https://*.*', 'https://a.*', 'https://com:*'].map(
    (origin): [string, object, string] => [
      'containers/frameAncestors/0',
      { containers: { frameAncestors: [origin] } },
      `"${origin}" is not the address of a site`,
    ],
  ),
  [
    'contentSources/frames/0',
    { contentSources: { frames: ['https://*'] } },
    '"https://*" is not the address of a site',
  ],
  ['contentSources/images/0', { contentSources: { images: ['https://*.*'] } }, '"https://*.*" is not the address'],
  ['contentSources/media/1', { contentSources: { media: ['https://a.example', 'https://'] } }, '"https://" is not the'],
  ['currency/code', { currency: { code: 'ZZZ' } }, '"ZZZ" is not a currency code of ISO 4217'],
])('at %s, the unsafe or unknown value in %j is reported', (pointer, change, says) => {
  expect(lines({ 'site.json': (site) => void Object.assign(site, change) })).toEqual([
    expect.stringMatching(new RegExp(`^config/site.json /${pointer}: .*${says.replace(/[*.]/g, '\\$&')}`)),
  ])
})

test('usual link schemes, frames and currencies are allowed', () => {
  const frameAncestors = [
    'https://shop.example',
    'https://*.shop.example:8443',
    'https://localhost:*',
    'http://localhost:*',
  ]
  const site = { linkSchemes: ['viber', 'weixin'], containers: { frameAncestors }, currency: { code: 'CZK' } }
  expect(lines({ 'site.json': (body) => void Object.assign(body, site) })).toEqual([])
})

test('a second document of call settings is refused, because it has no effect', () => {
  const found = lines({ 'call-settings/a.json': callSettings, 'call-settings/b.json': callSettings })
  expect(found).toEqual([
    'config/call-settings/b.json: the document has no effect, because config/call-settings/a.json already holds the ' +
      'call settings of the site; keep only one of the two documents. [CFG-DUPLICATE]',
  ])
})

test('an encrypted field with a misspelled name is refused, and a name that resembles no known field is allowed', () => {
  const settings = (encrypted: readonly string[]) => lines({ 'call-settings/a.json': { ...callSettings, encrypted } })
  expect(settings(['newPassword', 'kind'])).toEqual([])
  expect(settings(['newPassword', 'kimd'])).toEqual([
    'config/call-settings/a.json /encrypted/1: no call has a field "kimd"; did you mean "kind"? [CFG-REF]',
  ])
})

test.each([
  [' javascript:alert(1)', 'starts or ends with a space'],
  ['java\tscript:alert(1)', 'a control character'],
  ['JAVASCRIPT:alert(1)', 'links of the type "JAVASCRIPT:" are not allowed'],
  ['call us', 'contains a space'],
  [
    'www.example.com',
    'the address does not start with https://; add it (tel, mailto and viber links are allowed, too): "www',
  ],
  ['Http://www.example.com', 'http:// is not encrypted; write https:// instead: "Http'],
  ['', 'the address is empty'],
  ['//evil.example', 'the address starts with //'],
  ['/suport', 'no route of the site has the path "/suport"'],
])('a constant that must be an address is refused with the value %j', (value, says) => {
  const { supportHref } = real.constants
  const found = (given: string) =>
    lines(
      { 'site.json': (site) => void (site.constants = { supportHref: { value: given, description: 'Support.' } }) },
      { ...catalogue, constants: { ...catalogue.constants, supportHref } as typeof real.constants },
    )
  expect(found('/game/1?from=support')).toEqual([])
  expect(found(value)).toEqual([expect.stringContaining(says)])
  expect(found(value)[0]).toContain('config/site.json /constants/supportHref/value: ')
})

test('a constant that is sent as a header must be a word, because browsers refuse other headers', () => {
  for (const name of ['productId', 'appId', 'flagHeader', 'appVersion', 'requestLanguage']) {
    const constants = { [name]: real.constants[name] } as typeof real.constants
    const found = (value: string) =>
      lines(
        { 'site.json': (site) => void (site.constants = { [name]: { value, description: 'A header.' } }) },
        { ...catalogue, constants: { ...catalogue.constants, ...constants } },
      )
    expect(found('C66'), name).toEqual([])
    for (const value of ['a b', 'a\nb', 'ñ', ''])
      expect(found(value).join('\n'), name).toContain(`/constants/${name}/value: `)
  }
})

test('an argument, a data source and a state value that nothing reads are reported', () => {
  const found = lines({
    'page/home.json': (page) => {
      page.args = { kind: { type: 'string', optional: true } }
      page.data = { games: { call: 'games/list', when: 'boot' }, more: { call: 'games/list', when: 'boot' } }
      page.state = { place: { type: 'string', default: 'hot' } }
    },
    'section/hot.json': (section) => {
      const { root } = section as { root: { props: { [prop: string]: unknown } } }
      root.props.count = { $ref: 'data.games.value.items.0.plays' }
    },
  })
  expect(found.filter((line) => line.includes('page/home.json'))).toEqual([
    'config/page/home.json /data/more: warning: no document and no selector reads the data "more"; remove the declaration, or use the value. [CFG-UNKNOWN]',
    'config/page/home.json /state/place: warning: no document reads the state value "place"; remove the declaration, or use the value. [CFG-UNKNOWN]',
    'config/page/home.json /args/kind: warning: nothing in this document reads the argument "kind"; remove the declaration, or use the value. [CFG-UNKNOWN]',
  ])
})
