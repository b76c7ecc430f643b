/** The error catalogue of document 2, section 8: the messages that the decision table of the configuration shows. */
import { describe, expect, test } from 'vitest'
import type { Effects, Failure } from '../../engine/action.ts'
import { createFailureMessages } from '../../business/gateway/failure-messages.ts'
import { type SiteFacts, openSite } from './site.fixture.ts'

const outside: SiteFacts = {
  'route.id': 'home',
  'device.container': 'BROWSER',
  'session.loggedIn': true,
  'launch.status': 'idle',
  'popup.open': '',
}

function openTable(facts: SiteFacts = {}, isAppReachable = true) {
  const site = openSite({ ...outside, ...facts })
  const { world, values, app } = site
  const ran: string[] = []
  const toApp: string[] = []
  let last: Effects | undefined
  const failures = createFailureMessages({
    world,
    values,
    app: () => app,
    apply: (effects) => (last = effects),
    run: async (flow) => ran.push(flow),
    container: {
      report({ errCode, errMsg }) {
        if (isAppReachable) toApp.push(`${errCode} ${errMsg}`)
        return isAppReachable
      },
    },
  })
  /**
   * Returns the message that is shown, as `toast <text>` or `<popup> <text>`; empty if none is shown.
   *
   * @param path the path of the call that has failed
   */
  const read = (code: string, message = '', details?: Failure['details'], path = ''): string => {
    last = undefined
    const failure = { code, message, ...(details === undefined ? {} : { details }) }
    if (path !== '') failures.report(failure, path, path)
    failures.show(failure, 'steps')
    if (last === undefined) return ''
    const { openPopup: open = '', toast } = last as Effects
    if (open === '') return `toast ${String(toast?.text)}`
    return `${open} ${String(world.read('state.message'))}`
  }
  return { site, ran, toApp, read }
}

const read = (code: string, message = '', facts: SiteFacts = {}, details?: Failure['details']): string =>
  openTable(facts).read(code, message, details)

const VISITS =
  'You have accessed too many times, please try again later. If you have any questions, please contact ' +
  'customer service.'

test.each([
  ['GW_801667', `message ${VISITS}`],
  ['GW_910099', "toast Dear Customer, you don't have enough balance to perform the deposit."],
  ['GW_801123', 'toast Insufficient balance'],
  ['801102', 'toast Your single deposit amount is too large.'],
  ['811001', 'toast Invalid Redemption Code'],
  ['811005', 'toast Oops, the bonus is 0'],
  ['GW_999992', 'toast You have already reached the limit, please try again later.'],
  ['GW_899996', 'toast Please wait after 5 minutes or you can use the previous code.'],
  ['GW_510520', 'toast Massive BingoPlus fanatics are waiting, please try again! The best has yet to come!'],
  ['TIMEOUT', 'toast Request timed out'],
  ['VISITOR-LOGIN', 'toast System error, please try again later'],
  ['LANGUAGE', 'toast wrong language'],
  ['GW_900990', 'message Your account has a security risk. Please contact customer service for assistance.'],
])('%s shows the text of the specification', (code, words) =>
  expect(read(code, '', {}, { loseTryTimes: 0 })).toBe(words),
)

test('every code shows the same message with and without the prefix GW_, except 801667, which has two meanings', () => {
  const codes =
    '801668 900990 900989 801655 510517 510520 899997 910199 910230 910099 801104 801123 801102 811001 811005 ' +
    '11023 11024 11020 11021 ' +
    '999992 899996 9010102 9010106 89101 910301 801909 910302 890203 890205 910220 890201 890210'
  for (const code of codes.split(' ')) expect(read(`GW_${code}`).replace('GW_', '')).toBe(read(code))
  expect(read('801667')).toBe('message Too many visits in a short time. Please wait a little and try again.')
  expect(read('801667')).not.toBe(read('GW_801667'))
})

test('codes of the catalogue do not show the message of an unknown code', () => {
  for (const code of [
    '801668',
    '900990',
    '801655',
    '510517',
    '899997',
    '910230',
    '801104',
    '11023',
    '910301',
    '890203',
  ])
    expect(read(code)).not.toBe(`toast Error(${code})`)
})

describe('the message of the server', () => {
  test.each([
    ['801667', 'message'],
    ['GW_801668', 'message'],
    ['GW_801655', 'message'],
    ['GW_510517', 'message'],
    ['GW_899997', 'message'],
    ['GW_910199', 'message'],
    ['GW_801104', 'message'],
    ['GW_123456', 'toast'],
  ])('is shown for the code %s as a %s', (code, as) =>
    expect(read(code, 'Said by the server.')).toBe(`${as} Said by the server.`),
  )

  test('is replaced by the text of the catalogue when it is missing', () => {
    expect(read('GW_801668')).toMatch(/^message Your account has logged in too many times, please try again later/)
    expect(read('GW_899997')).toMatch(/^message Your phone number is currently unable to register/)
  })

  test('is not shown for codes with a text in the catalogue', () =>
    expect(read('GW_801123', 'server')).toBe('toast Insufficient balance'))
})

test('a phone check shows the message of the server if attempts are left or their number is unknown', () => {
  expect(read('GW_900990', 'Confirm your phone.', {}, { loseTryTimes: 2 })).toBe('message Confirm your phone.')
  expect(read('900989', 'Confirm your phone.')).toBe('message Confirm your phone.')
})

test('a warning shows the message of the server and the code; an unknown code without a message shows Error(code)', () => {
  expect(read('GW_801623', 'Not today.')).toBe('toast Not today. (GW_801623)')
  expect(read('GW_123456')).toBe('toast Error(GW_123456)')
})

test('a frozen account is logged out', () => {
  const { ran, read: readMessage } = openTable()
  expect(readMessage('GW_801655')).toMatch(/^message /)
  expect(ran).toEqual(['flow:logout'])
})

test('a taken mobile number, a missing deposit and a missing identity check open their own popups', () => {
  expect(read('GW_910230', 'Taken.')).toBe('mobile-taken Taken.')
  expect(read('11023', 'Deposit first.')).toBe('deposit Deposit first.')
  expect(read('11024')).toBe('deposit Please make a deposit first.')
  expect(read('11020')).toMatch(/^identity-status /)
  expect(read('11021')).toMatch(/^identity-status /)
})

test.each(['GW_9010102', 'GW_9010103', 'GW_9010104', 'GW_9010105', '9010106'])(
  '%s shows no message when an online order is created, and the message of the server for other calls',
  (code) => {
    const { read: readMessage } = openTable()
    expect(readMessage(code, 'server', {}, '/deposit/createOnlineOrder')).toBe('')
    expect(readMessage(code, 'server', {}, '/account/query')).toBe('toast server')
    expect(readMessage(code, 'server')).toBe('toast server')
  },
)

test.each(['89101', 'GW_910301', 'GW_801909', 'GW_910302', 'ABORTED'])('%s shows no message', (code) =>
  expect(read(code, 'server')).toBe(''),
)

test.each([
  'GW_890203',
  '890205',
  '890206',
  '890207',
  '890209',
  '890401',
  '801716',
  '910024',
  '806006',
  '890212',
  '910220',
  'GW_890201',
])('the token code %s runs its own flow and shows no message', (code) => expect(read(code, 'server')).toBe(''))

test('a missing login shows the message of the gateway to a visitor, and a general warning to a player', () => {
  const warning = 'toast Massive BingoPlus fanatics are waiting, please try again! The best has yet to come!'
  expect(read('GW_510520', 'Please log in.', { 'session.loggedIn': false })).toBe('toast Please log in.')
  expect(read('GW_510520', 'Please log in.')).toBe(warning)
})

describe.each(['game', 'game-miniapp'])('in a game on the route %s', (route) => {
  const game = { 'route.id': route }
  test('a missing login shows no message', () => expect(read('GW_510520', 'Please log in.', game)).toBe(''))
  test('too frequent requests show a message from the third one on', () => {
    const { read: readMessage } = openTable(game)
    expect([1, 2, 3, 4].map(() => readMessage('HTTP-429'))).toEqual([
      '',
      '',
      ...Array.from({ length: 2 }, () => 'message Too many requests. Please wait a moment and try again.'),
    ])
  })
})

test('outside a game, the first request that is too frequent shows a message', () =>
  expect(read('HTTP-429')).toMatch(/^message Too many requests/))

describe.each([
  { container: 'BROWSER', isShown: true, isReported: false },
  { container: 'BOT', isShown: true, isReported: false },
  { container: 'MINIAPP', isShown: true, isReported: true },
  { container: 'APP', isShown: false, isReported: true },
])('in the container $container', ({ container, isShown, isReported }) => {
  const facts = { 'device.container': container }
  test.each([
    ['NETWORK', 'Failed to fetch', 'You are offline. Please check your connection.'],
    ['OFFLINE', '', 'You are offline. Please check your connection.'],
    ['HTTP-502', '', 'Our server has a problem. Please try again in a moment.'],
    ['HTTP-503', 'Closed until noon.', 'Closed until noon.'],
  ])('the failure %s with the message "%s" has the text "%s"', (code, message, text) => {
    const { toApp, read: readMessage } = openTable(facts)
    expect(readMessage(code, message)).toBe(isShown ? `toast ${text}` : '')
    expect(toApp).toEqual(isReported ? [`${code} ${text}`] : [])
    expect(openTable(facts, false).read(code, message)).toBe(`toast ${text}`)
  })

  test.each([
    ['TIMEOUT', 'The operation was aborted.', 'Request timed out'],
    ['GW_801123', '', 'Insufficient balance'],
  ])('the failure %s with the message "%s" shows "%s" to the player only', (code, message, text) => {
    const { toApp, read: readMessage } = openTable(facts)
    expect([readMessage(code, message), toApp]).toEqual([`toast ${text}`, []])
  })
})

test('a failed launch shows no toast, because its cover shows the message; a failed login above the cover shows a toast', () => {
  const failed = { 'launch.status': 'error', 'popup.open': '' }
  expect(read('TIMEOUT', '', failed)).toBe('')
  expect(read('TIMEOUT', '', { ...failed, 'popup.open': 'login' })).toBe('toast Request timed out')
})

test.each(['__proto__', 'constructor', '', '9'.repeat(1000)])(
  'the code %s shows the message of an unknown code',
  (code) => {
    expect(read(code)).toBe(`toast Error(${code})`)
  },
)
