import { expect, test } from 'vitest'
import type { Effects } from '../engine/action.ts'
import type { App } from '../engine/core/slice.ts'
import { createWorld } from '../engine/runtime/world.ts'
import { createTell, tellingOf } from './tell.ts'

const errors: App['errors'] = {
  GW_801667: { message: 'Too many times.', behaviour: 'dialog' },
  '801667': { message: 'Slow down.', behaviour: 'dialog' },
  GW_801655: { message: 'Frozen.', behaviour: 'logout' },
  GW_801104: { message: 'The provider has a problem.', behaviour: 'dialog-server-message-first' },
  GW_510520: { message: 'Massive fans are waiting.', behaviour: 'server-message-first' },
  GW_801623: { message: null, behaviour: 'warning-with-code' },
  '801102': { message: 'Too large.', behaviour: 'toast' },
  '11020': { message: null, behaviour: 'open-kyc' },
  GW_910301: { message: null, behaviour: 'silent' },
  'HTTP-429': { message: 'Too many requests.', behaviour: 'frequent-dialog' },
  TIMEOUT: { message: 'Request timed out', behaviour: 'toast' },
}
const calls = { silent: ['89101'], token: { expired: ['GW_890203'], empty: ['GW_890201'] } }
const outside = { errors, calls, inGame: false, frequent: 1, frequentFrom: 3 }
const telling = (code: string, message = '', more: Partial<typeof outside> = {}) => tellingOf({ code, message }, { ...outside, ...more })

test.each([
  ['the table’s words in a dialog', 'GW_801667', 'server', { as: 'dialog', text: 'Too many times.' }],
  ['the one code that means something else without GW_', '801667', '', { as: 'dialog', text: 'Slow down.' }],
  ['a frozen account, whose session ends', 'GW_801655', '', { as: 'dialog', text: 'Frozen.', logout: true }],
  ['a code written without GW_', '801655', '', { as: 'dialog', text: 'Frozen.', logout: true }],
  ['the server’s words in a dialog, where it has some', 'GW_801104', 'GCash is down.', { as: 'dialog', text: 'GCash is down.' }],
  ['our words in a dialog, where it has none', 'GW_801104', '', { as: 'dialog', text: 'The provider has a problem.' }],
  ['the server’s words first', 'GW_510520', 'Please log in.', { as: 'toast', text: 'Please log in.' }],
  ['our words where the server has none', 'GW_510520', '', { as: 'toast', text: 'Massive fans are waiting.' }],
  ['a warning with its code', 'GW_801623', 'Not today.', { as: 'toast', text: 'Not today. (GW_801623)' }],
  ['a warning without words', 'GW_801623', '', { as: 'toast', text: 'Error(GW_801623)' }],
  ['the table’s words before the server’s', 'GW_801102', 'server', { as: 'toast', text: 'Too large.' }],
  ['a modal that is not there yet', '11020', 'Verify first.', { as: 'toast', text: 'Verify first.' }],
  ['a code that nobody knows', 'GW_123456', 'Something is off.', { as: 'toast', text: 'Something is off.' }],
  ['a code that nobody knows, without words', 'GW_123456', '', { as: 'toast', text: 'Error(GW_123456)' }],
  ['a time-out', 'TIMEOUT', '', { as: 'toast', text: 'Request timed out' }],
  ['a name of every object', '__proto__', '', { as: 'toast', text: 'Error(__proto__)' }],
])('people read %s', (_, code, message, told) => {
  expect(telling(code, message)).toEqual(told)
})

test.each(['GW_910301', 'GW_89101', '890203', 'GW_890201'])('nobody reads about %s', (code) => {
  expect(telling(code, 'server').as).toBe('nothing')
})

test('a game is not disturbed by a missing login, nor by the first two too frequent requests', () => {
  expect(telling('GW_510520', 'Please log in.', { inGame: true }).as).toBe('nothing')
  expect([1, 2, 3, 4].map((frequent) => telling('HTTP-429', '', { inGame: true, frequent }).as)).toEqual([
    'nothing',
    'nothing',
    'dialog',
    'dialog',
  ])
  expect(telling('HTTP-429', '', { frequent: 1 })).toEqual({ as: 'dialog', text: 'Too many requests.' })
})

function stage(popups: readonly string[]) {
  const world = createWorld(() => undefined)
  const applied: Effects[] = []
  const ran: string[] = []
  const app = { errors, calls, constants: { frequentInGame: 3 }, popups: popups.map((id) => ({ id })) } as unknown as App
  const tell = createTell({
    world,
    app: () => app,
    apply: (effects) => void applied.push(effects),
    run: async (action) => ran.push(action),
  })
  return { world, applied, ran, tell: (code: string) => tell({ code, message: '' }) }
}

test('a dialog says its text through the popup of the site; without that popup a toast says it', () => {
  const site = stage(['message'])
  site.tell('GW_801667')
  expect([site.world.read('state.message'), site.applied]).toEqual(['Too many times.', [{ open: 'message' }]])
  const bare = stage([])
  bare.tell('GW_801667')
  expect(bare.applied).toEqual([{ toast: { text: 'Too many times.', tone: 'bad' } }])
})

test('a frozen account is logged out, if somebody is logged in', () => {
  const { world, ran, tell } = stage(['message'])
  tell('GW_801655')
  expect(ran).toEqual([])
  world.set({ 'fact.session.loggedIn': true })
  tell('GW_801655')
  expect(ran).toEqual(['session.logout'])
})

test('too frequent requests are counted for one game session', () => {
  const { world, applied, tell } = stage(['message'])
  world.set({ 'fact.route.id': 'game' })
  tell('HTTP-429')
  tell('HTTP-429')
  world.set({ 'fact.route.id': 'home' })
  world.set({ 'fact.route.id': 'game' })
  tell('HTTP-429')
  tell('HTTP-429')
  expect(applied).toEqual([])
  tell('HTTP-429')
  expect(applied).toEqual([{ open: 'message' }])
})
