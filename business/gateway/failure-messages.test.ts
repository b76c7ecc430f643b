import { expect, test } from 'vitest'
import type { Effects, Failure } from '../../engine/action.ts'
import type { FactType, RulePlan } from '../../engine/core/slice.ts'
import type { WireApp } from '../../engine/core/wire.ts'
import type { FailureSource } from '../../engine/runtime/session.ts'
import { createWorld } from '../../engine/runtime/world.ts'
import { testLocale } from '../../engine/core/locale.fixture.ts'
import { createFailureMessages } from './failure-messages.ts'

type Row = WireApp['errors'][number]
const code = (...codes: string[]): RulePlan => ['is', 'error.code', 'in', codes]
const row = (i: string, c: RulePlan | undefined, cells: { readonly [column: string]: string | boolean }): Row => ({
  i,
  ...(c === undefined ? {} : { c }),
  t: Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, ['=', cell]])),
})

const errors: WireApp['errors'] = [
  row('token', ['is', 'error.kind', 'eq', 'token'], { as: 'nothing', says: 'ours' }),
  row('visits', code('GW_801667'), { as: 'popup', says: 'ours', message: 'Too many times.' }),
  row('plain', code('801667'), { as: 'popup', says: 'server', message: 'Slow down.' }),
  row('frozen', code('801655'), { as: 'popup', says: 'server', message: 'Frozen.', logout: true }),
  row('own-popup', code('11020'), { as: 'popup', says: 'server', popup: 'identity-status' }),
  row('with-code', code('801623'), { as: 'toast', says: 'server-and-code' }),
  row('last-try', ['is', 'error.triesLeft', 'eq', 0], { as: 'popup', says: 'ours', message: 'No tries left.' }),
  row('in-game', ['all', ['is', 'error.kind', 'eq', 'frequent'], ['is', 'error.frequent', 'lt', 3]], {
    as: 'nothing',
    says: 'ours',
  }),
  row('frequent', ['is', 'error.kind', 'eq', 'frequent'], { as: 'popup', says: 'ours', message: 'Too many requests.' }),
  row('app', ['all', ['is', 'error.kind', 'in', ['http', 'network']], ['is', 'device.container', 'eq', 'APP']], {
    as: 'app',
    says: 'server',
  }),
  row('mini', ['all', ['is', 'error.kind', 'eq', 'http'], ['is', 'device.container', 'eq', 'MINIAPP']], {
    as: 'toast-and-app',
    says: 'server',
  }),
  row('mini-network', ['all', ['is', 'error.kind', 'eq', 'network'], ['is', 'device.container', 'eq', 'MINIAPP']], {
    as: 'toast-and-app',
    says: 'ours',
    message: 'No network.',
  }),
  row('timeout', ['is', 'error.kind', 'eq', 'timeout'], { as: 'toast', says: 'ours', message: 'Request timed out' }),
  row('otherwise', undefined, { as: 'toast', says: 'server' }),
]
const types: { [fact: string]: FactType } = {
  'error.code': 's',
  'error.kind': 's',
  'error.triesLeft': 'i',
  'error.frequent': 'i',
  'device.container': 's',
}

function stage(
  popups: readonly string[] = ['message', 'identity-status'],
  table = errors,
  tag = testLocale.tag,
  isReachable = true,
) {
  const world = createWorld(() => undefined)
  world.declare(types)
  const applied: Effects[] = []
  const ran: string[] = []
  const told: string[] = []
  const app = {
    errors: table,
    constants: { requestLanguage: 'EN' },
    calls: { token: { expired: ['GW_890203'], empty: ['GW_890201'] } },
    popups: popups.map((id) => ({ id })),
    ids: { messagePopup: 'message' },
  } as unknown as WireApp
  const failures = createFailureMessages({
    world,
    values: { locale: { ...testLocale, tag }, facts: world.types, selector: () => undefined, report: () => undefined },
    app: () => app,
    apply: (effects) => void applied.push(effects),
    run: async (flow) => ran.push(flow),
    container: {
      report(failure) {
        if (isReachable) told.push(Object.values(failure).join(' '))
        return isReachable
      },
    },
  })
  /** Returns the message that a player sees, as `toast text` or `popup: text`. */
  const said = (
    failed: string,
    message = '',
    details: Failure['details'] = {},
    from: FailureSource = 'steps',
    fallback?: string,
  ): string | undefined => {
    applied.length = 0
    const failure = { code: failed, message, details, ...(fallback === undefined ? {} : { fallback }) }
    failures.report(failure, 'games/launch', '/game/inGame')
    failures.show(failure, from)
    const [effects] = applied
    if (effects === undefined) return undefined
    return effects.openPopup === undefined
      ? `toast ${effects.toast?.text}`
      : `${effects.openPopup}: ${String(world.read('state.message'))}`
  }
  const saidFor = (failed: string, fallback: string): string | undefined =>
    said(failed, 'server', {}, 'steps', fallback)
  const notLoaded = (failed: string): string | undefined => said(failed, '', {}, 'load')
  const fails = (failed: string, path: string, from: FailureSource): void => {
    const failure = { code: failed, message: '' }
    failures.report(failure, 'live/chat', path)
    failures.show(failure, from)
  }
  return { world, ran, told, said, saidFor, notLoaded, fails, report: failures.report }
}

test.each([
  ['the text of the table in a popup', 'GW_801667', 'server', 'message: Too many times.'],
  ['the text of the code that has another meaning without GW_', '801667', '', 'message: Slow down.'],
  ['the message of the server where the table prefers it', '801667', 'Wait a minute.', 'message: Wait a minute.'],
  ['the text of the table for a code with GW_', 'GW_801655', '', 'message: Frozen.'],
  ['a popup of its own', 'GW_11020', 'Verify first.', 'identity-status: Verify first.'],
  ['a warning with its code', 'GW_801623', 'Not today.', 'toast Not today. (GW_801623)'],
  ['a warning without a message', 'GW_801623', '', 'toast Error(GW_801623)'],
  ['the message of an unknown code', 'GW_123456', 'Something is off.', 'toast Something is off.'],
  ['an unknown code without a message', 'GW_123456', '', 'toast Error(GW_123456)'],
  ['a time-out', 'TIMEOUT', '', 'toast Request timed out'],
  ['a code with the name of an inherited property', '__proto__', '', 'toast Error(__proto__)'],
])('a player sees %s', (_, failed, message, words) => {
  expect(stage().said(failed, message)).toBe(words)
})

test.each([
  ['GW_801667', 'message: Too many times.'],
  ['GW_801623', 'toast server (GW_801623)'],
  ['GW_890203', undefined],
  ['HTTP-429', undefined],
  ['GW_123456', 'toast No favorite.'],
  ['BAD-ANSWER', 'toast No favorite.'],
  ['TIMEOUT', 'toast No favorite.'],
  ['HTTP-502', 'toast No favorite.'],
])(
  'a failure with the code %s and a text of its own shows this text only if no row names the code',
  (failed, words) => {
    expect(stage().saidFor(failed, 'No favorite.')).toBe(words)
  },
)

test('a failure whose own text is empty shows nothing, unless a row names its code', () => {
  const { ran, saidFor } = stage()
  expect([saidFor('GW_123456', ''), saidFor('NETWORK', ''), ran]).toEqual([undefined, undefined, []])
  expect([saidFor('GW_801655', ''), ran]).toEqual(['message: server', ['flow:logout']])
})

test.each(['GW_890203', '890203', 'GW_890201'])('the token code %s shows no message', (failed) => {
  expect(stage().said(failed, 'server')).toBeUndefined()
})

test.each([
  ['the text of the site for a known code', 'GW_801655', 'message: Frozen.'],
  ['the message of the server for an unknown code', 'GW_123456', 'toast In English.'],
  ['the message of the server with its code', 'GW_801623', 'toast In English. (GW_801623)'],
])('a page in another language than the calls shows %s', (_, failed, words) => {
  expect(stage(undefined, undefined, 'fil').said(failed, 'In English.')).toBe(words)
})

test.each([
  ['the cover of a failed launch', { 'launch.status': 'error' }, [undefined, 'Something is off.']],
  ['a page without a launch', { 'launch.status': 'idle' }, ['toast Something is off.', '']],
  [
    'the page of an unknown game',
    { 'launch.status': 'error', 'launch.unknown': true },
    ['toast Something is off.', ''],
  ],
  [
    'a failed launch below a popup',
    { 'launch.status': 'error', 'popup.open': 'camera' },
    ['toast Something is off.', ''],
  ],
])('a failure on %s shows one message, on the cover or as a toast', (_, facts, [toast, reason]) => {
  const { world, said } = stage()
  world.set({ 'fact.launch.reason': '' })
  for (const [fact, value] of Object.entries(facts)) world.set({ [`fact.${fact}`]: value })
  expect([said('GW_123456', 'Something is off.'), world.read('fact.launch.reason')]).toEqual([toast, reason])
})

test('the error table can depend on the number of remaining tries in the answer of the gateway', () => {
  expect(stage().said('GW_900990', 'Confirm your phone.', { loseTryTimes: 0 })).toBe('message: No tries left.')
  expect(stage().said('GW_900990', 'Confirm your phone.', { loseTryTimes: 2 })).toBe('toast Confirm your phone.')
})

test('the third refusal with HTTP-429 on one page shows a message, and the first two refusals show none', () => {
  const { world, said } = stage()
  expect([said('HTTP-429'), said('HTTP-429')]).toEqual([undefined, undefined])
  world.set({ 'fact.route.id': 'game' })
  expect([said('HTTP-429'), said('HTTP-429'), said('HTTP-429')]).toEqual([
    undefined,
    undefined,
    'message: Too many requests.',
  ])
})

test('a failure is a toast if the site has no message popup, and shows the message of the server if it has no error table', () => {
  expect(stage([]).said('GW_801667')).toBe('toast Too many times.')
  expect(stage([], []).said('GW_801667', 'server')).toBe('toast server')
})

test('a frozen account is logged out', () => {
  const { ran, said } = stage()
  said('GW_801655')
  expect(ran).toEqual(['flow:logout'])
})

test('in the native app, network errors are reported to the app only', () => {
  const { world, told, said } = stage()
  world.set({ 'fact.device.container': 'APP' })
  expect(said('HTTP-502')).toBeUndefined()
  expect(told).toEqual(['http HTTP-502 Error(HTTP-502) /game/inGame'])
})

test('in the native app, a network error is shown when the app cannot be reached', () => {
  const { world, told, said } = stage(undefined, undefined, undefined, false)
  world.set({ 'fact.device.container': 'APP' })
  expect(said('HTTP-503', 'Closed until noon.')).toBe('toast Closed until noon.')
  expect(told).toEqual([])
})

test('in a mini-app, network errors are shown, and reported to the page around it with the same text', () => {
  const { world, told, said } = stage()
  world.set({ 'fact.device.container': 'MINIAPP' })
  expect(said('HTTP-503', 'Closed until noon.')).toBe('toast Closed until noon.')
  expect(said('NETWORK', 'Failed to fetch')).toBe('toast No network.')
  expect(told).toEqual(['http HTTP-503 Closed until noon. /game/inGame', 'network NETWORK No network. /game/inGame'])
})

test('data of a page that cannot be loaded shows no toast', () => {
  const { said, notLoaded } = stage()
  expect([notLoaded('TIMEOUT'), notLoaded('HTTP-502'), notLoaded('GW_123456')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(said('TIMEOUT')).toBe('toast Request timed out')
})

test('each error code of page data opens its popup once, and again after another page has opened', () => {
  const { world, notLoaded } = stage()
  expect([notLoaded('GW_801667'), notLoaded('GW_801667'), notLoaded('801667')]).toEqual([
    'message: Too many times.',
    undefined,
    'message: Slow down.',
  ])
  world.set({ 'fact.route.id': 'slot' })
  expect(notLoaded('GW_801667')).toBe('message: Too many times.')
})

test('page data that is refused because the account is frozen logs the player out', () => {
  const { ran, notLoaded } = stage()
  expect(notLoaded('GW_801655')).toBe('message: Frozen.')
  expect(ran).toEqual(['flow:logout'])
})

test('in the native app, page data that cannot be loaded is reported to the app', () => {
  const { world, told, notLoaded } = stage()
  world.set({ 'fact.device.container': 'APP' })
  expect(notLoaded('NETWORK')).toBeUndefined()
  expect(told).toEqual(['network NETWORK Error(NETWORK) /game/inGame'])
})

test('in the native app, a call that a page repeats is reported once per code and page', () => {
  const { world, told, fails } = stage()
  world.set({ 'fact.device.container': 'APP', 'fact.route.id': 'live-room' })
  for (const failed of ['NETWORK', 'NETWORK', 'HTTP-502', 'NETWORK', 'HTTP-502']) fails(failed, '/chat', 'load')
  fails('NETWORK', '/rooms', 'load')
  const once = [
    'network NETWORK Error(NETWORK) /chat',
    'http HTTP-502 Error(HTTP-502) /chat',
    'network NETWORK Error(NETWORK) /rooms',
  ]
  expect(told).toEqual(once)
  world.set({ 'fact.route.id': 'bp-live' })
  fails('NETWORK', '/rooms', 'load')
  expect(told).toEqual([...once, 'network NETWORK Error(NETWORK) /rooms'])
})

test('in the native app, a press that fails twice is reported twice', () => {
  const { world, told, fails } = stage()
  world.set({ 'fact.device.container': 'APP' })
  for (let press = 0; press < 2; press++) fails('NETWORK', '/like', 'steps')
  expect(told).toEqual(Array.from({ length: 2 }, () => 'network NETWORK Error(NETWORK) /like'))
})

test.each([
  ['the record of the player', 'player/info', 'HTTP-500', ['login 1111 Error(HTTP-500) /path']],
  ['the exchange of a ticket', 'session/ticketToken', 'GW_123456', ['token GW_123456 Error(GW_123456) /path']],
  ['any call with a token that has expired', 'player/info', 'GW_890203', ['token GW_890203 Error(GW_890203) /path']],
  ['any call with a token that is empty', 'games/launch', '890201', ['token 890201 Error(890201) /path']],
  ['any call without a network', 'games/like', 'NETWORK', ['network NETWORK Error(NETWORK) /path']],
  ['a call that the gateway refuses', 'games/like', 'GW_123456', []],
])('in the native app, the failure of %s is reported once, even if steps handle it', (_, call, failed, reports) => {
  const { world, told, report } = stage()
  world.set({ 'fact.device.container': 'APP' })
  const failure = { code: failed, message: '' }
  for (let caller = 0; caller < 2; caller++) report(failure, call, '/path')
  expect(told).toEqual(reports)
})

test('in the native app, a session that expires is reported once for all calls that fail with it, and again after a login', () => {
  const { world, told, report } = stage()
  world.set({ 'fact.device.container': 'APP', 'fact.session.loggedIn': true })
  const expire = (): void => {
    for (const path of ['/balance', '/like', '/chat']) report({ code: 'GW_890203', message: '' }, 'games/like', path)
    world.set({ 'fact.session.loggedIn': false })
    report({ code: 'GW_890203', message: '' }, 'games/like', '/late')
  }
  expire()
  const once = 'token GW_890203 Error(GW_890203) /balance'
  expect(told).toEqual([once])
  world.set({ 'fact.session.loggedIn': true })
  expire()
  expect(told).toEqual([once, once])
})

test('in a browser, a failure of the network is not reported to a container', () => {
  const { world, told, report } = stage()
  world.set({ 'fact.device.container': 'BROWSER' })
  report({ code: 'NETWORK', message: '' }, 'games/like', '/path')
  expect(told).toEqual([])
})

test('while the container is unknown, the last row of the error table decides', () => {
  const table = [...errors.slice(0, -1), row('otherwise', undefined, { as: 'popup', says: 'server' })]
  expect(stage(undefined, table).said('HTTP-502')).toBe('message: Error(HTTP-502)')
})
