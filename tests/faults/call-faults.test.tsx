// @vitest-environment happy-dom
/**
 * Calls of the lobby, live rooms, news, site, wallet, identity check and attribution service that are slow, fail, time
 * out, are refused, or have a malformed or empty answer: the page stays usable, and a message says what happened.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import type { Json, JsonObject } from '../../engine/core/json.ts'
import { exampleAnswer } from '../../server/sandbox/example-answer.ts'
import { gifts, reels, rooms } from '../../server/sandbox/live/content.ts'
import { sample } from '../sample.fixture.ts'
import { type Answer, openScreen, type Screen } from '../site/screen.fixture.tsx'

const seed = resolve(import.meta.dirname, '../../server/sandbox/games/games.json')
const { games } = JSON.parse(readFileSync(seed, 'utf8')) as { readonly games: readonly JsonObject[] }
const listed = rooms.map(({ entry }) => ({ ...entry }))
const MAX_GAMES = 12

/**
 * Answers of a gateway without faults. Every call that is not listed here gets an example from its contract as its
 * answer.
 */
const answers: { readonly [call: string]: JsonObject } = {
  'session/webToken': { token: 't', u2token: '' },
  'player/info': { loginName: 'demo01', customerId: 'c1', loginTimes: 9, firstDepositFlag: 1 },
  'player/refreshBalance': { balance: 1234.5, balanceFlag: 1 },
  // With this switch, the gateway decides whether an identity check is required.
  'site/info': { newEkycSwitch: true },
  'identity/status': { ekycStatus: 1, popupType: 0 },
  'games/all': { data: games.slice(0, MAX_GAMES).map(({ hidden: _hidden, ...record }) => record) },
  'games/kinds': { gameKey: 'k', data: [] },
  'games/favorites': { favorites: [{ gameId: '50101' }], recent: [] },
  'live/rooms': { data: listed, total: listed.length },
  'live/following': { data: listed, total: listed.length },
  'live/history': { data: listed, total: listed.length },
  'live/reels': { data: reels.all.map((reel) => ({ ...reel })), total: reels.all.length },
  'live/gifts': { data: gifts.map((gift) => ({ ...gift })) },
  'live/chat': { data: [{ messageId: 'm1', name: 'mia_22', text: 'Hello from Cebu!' }] },
}

/** Each fault uses its own room and video, because a press is ignored while an earlier press has no answer. */
function good(call: string, n: number): Answer {
  const room = rooms[n % rooms.length]
  if (call === 'live/room' && room !== undefined) return { body: { ...room.entry, ...room.more } }
  return { body: answers[call] ?? exampleAnswer(catalogue.calls[call]?.response ?? {}) }
}

const envelope = (value: object): Answer => ({ response: () => new Response(JSON.stringify(value)) })
const faults: { readonly [fault: string]: Answer } = {
  fails: { response: () => new Response('', { status: 500 }) },
  'is refused': envelope({ head: { errCode: 'GW_100999', errMsg: 'The gateway refuses.' } }),
  'is malformed': envelope({
    head: { errCode: '0000' },
    body: { data: 'none', liveId: 7, url: [], balance: '?', gameKey: {}, token: 1 },
  }),
  'is empty': { response: () => new Response('') },
  'has no network': { response: () => Promise.reject(new TypeError('Failed to fetch')) },
  'times out': 'never',
  'is slow': 'never',
}

interface Case {
  readonly route: string
  readonly query?: { readonly [name: string]: string }
  readonly isPlayer?: true
  readonly stored?: JsonObject
  /** The steps of the person that cause the call; absent when the page itself makes the call. */
  readonly act?: (screen: Screen, n: number) => Promise<void>
  /** The message on the screen after a failure; absent when the page does not need the answer. */
  readonly says?: RegExp
  /** Content that the screen shows with and without the failure. */
  readonly shows: RegExp
  /** Messages for developers that a fault may cause; none if absent. */
  readonly reports?: RegExp
  /** Content that the screen shows while the answer is missing; absent if it is the content of `shows`. */
  readonly waits?: RegExp
  /** True if the malformed answer is not a failure, such as an answer without required fields. */
  readonly isLenient?: true
}

const room = { route: 'live-room', query: { liveId: '7' }, isPlayer: true, shows: /Follow/ } as const
const list = { route: 'slot-most-popular', shows: /Carabao Gold/ } as const
const playerList = { ...list, isPlayer: true } as const
/** Matches the message about a failed call, for each cause of a failure that the cases have. */
const serverFailed = /Our server has a problem|The gateway refuses|timed out|offline|connection/
const gamesFailed = /games could not be loaded|Request timed out|The gateway refuses\./
const roomsFailed = /live rooms could not be loaded|Request timed out|The gateway refuses\./
const cases: { readonly [call: string]: Case } = {
  'live/rooms': { route: 'bp-live', says: roomsFailed, shows: /Short videos/ },
  'live/offer': { route: 'home', isPlayer: true, shows: /Popular now/, isLenient: true },
  'home/fortune': { route: 'home', isPlayer: true, shows: /Popular now/ },
  'live/following': { route: 'my-following', isPlayer: true, says: roomsFailed, shows: /History/ },
  'live/history': { route: 'my-history', isPlayer: true, says: roomsFailed, shows: /Following/ },
  'live/reels': {
    route: 'reels',
    says: /videos could not be loaded|Request timed out|The gateway refuses\./,
    shows: /Leave the videos/,
  },
  'live/room': {
    ...room,
    says: /room could not be loaded|Request timed out|The gateway refuses\./,
    shows: /Leave the room/,
  },
  'live/chat': { ...room, says: /messages could not be loaded/ },
  'live/gifts': {
    ...room,
    act: (screen) => screen.press(/^Gifts/),
    says: /gifts could not be loaded|Request timed out|The gateway refuses\./,
  },
  'live/mine': { ...room },
  'live/follow': {
    ...room,
    act: (screen) => screen.press(/^Follow$/),
    says: /could not be saved|The gateway refuses\./,
    isLenient: true,
  },
  'live/likeReel': {
    route: 'reels',
    isPlayer: true,
    act: (screen, n) => screen.press(new RegExp(`^Like: ${reels.all[n]?.title}`)),
    says: /could not be saved|The gateway refuses\./,
    shows: /Parols in the evening wind/,
    isLenient: true,
  },
  'live/say': {
    ...room,
    async act(screen) {
      await screen.type(/^Write a message/, 'Mabuhay!')
      await screen.press(/^Send$/)
    },
    says: serverFailed,
    isLenient: true,
  },
  'live/give': {
    ...room,
    async act(screen) {
      await screen.press(/^Gifts/)
      await screen.press(/^Parol/)
      await screen.press(/^Buy and send/)
    },
    says: serverFailed,
    isLenient: true,
  },
  'games/all': { ...list, says: gamesFailed, shows: /Most Popular/ },
  // The game kinds are loaded before the list of games, because their answer contains the key of the version of the
  // list.
  'games/kinds': { ...list, waits: /Most Popular/ },
  // Lists of games are not shown without the list of hidden games.
  'games/hidden': { ...list, says: gamesFailed, shows: /Most Popular/ },
  'games/notApproved': playerList,
  'games/jackpots': { ...list, route: 'home' },
  'games/platforms': { ...list, route: 'home-slot' },
  'games/topWinners': {
    ...list,
    route: 'games-ranking',
    says: /wins could not be loaded/,
    shows: /Highest total bets/,
  },
  // The sheet of a game has no sentence about the payout without the answer.
  'games/hotCold': {
    ...list,
    act: (screen) => screen.press(/^About the game: Carabao Gold/),
    shows: /Rules and odds are in the game/,
  },
  'games/favorites': {
    route: 'favorites',
    isPlayer: true,
    says: /favorites could not be loaded/,
    shows: /Your favorites/,
  },
  'games/like': {
    ...playerList,
    act: (screen) => screen.press(/^Add to favorites: Carabao Gold/),
    says: /Failed to add favorite game/,
    isLenient: true,
  },
  'games/unlike': {
    ...playerList,
    // All cases share one page, where the slow like of Carabao Gold is still being sent, so this case uses another
    // game.
    act: (screen) => screen.press(/^Remove from favorites: Parol Nights/),
    says: /Failed to remove favorite game/,
    isLenient: true,
  },
  'games/launch': {
    ...playerList,
    act: (screen) => screen.press(/^Carabao Gold/),
    says: /Nothing was charged|Request timed out/,
  },
  'identity/status': {
    ...playerList,
    act: (screen) => screen.press(/^Carabao Gold/),
    // A malformed answer names no known popup.
    says: /The game did not open|Our server has a problem|Request timed out|The gateway refuses\.|System error/,
    reports: /^EKYC-POPUP /,
  },
  'news/share': {
    route: 'news-after-a-win',
    act: (screen) => screen.press(/^Share/),
    shows: /The day after a big win/,
  },
  // The list waits for the token.
  'session/webToken': {
    ...list,
    says: gamesFailed,
    shows: /Order of the games|Try again/,
    // A number is read as the text of a token.
    isLenient: true,
  },
  'site/info': list,
  'site/maintenance': list,
  'player/info': playerList,
  'player/refreshBalance': { route: 'wallet', isPlayer: true, says: /timed out|could not/, shows: /Profile/ },
  'tracking/event': {
    ...list,
    stored: { tracking: 'allowed' },
    // Repeats the event until the call is made, because the code of the service loads only after the consent.
    act: (screen) =>
      expect
        .poll(() => dispatchEvent(new Event('pagehide')) && screen.calls, { timeout: 10_000 })
        .toContain('tracking/event'),
  },
}

/** Calls without a case, each with the reason. */
const withoutCase: { readonly [call: string]: string } = {
  'games/list': 'no page makes it',
  'player/balance': 'no page makes it',
  'reminders/config': 'business/reminders.test.ts has its failures',
  'reminders/update': 'business/reminders.test.ts has its failures',
  'session/loginAccount': 'business/session.test.ts and tests/journeys/errors.spec.ts have its failures',
  'session/logout': 'business/session.test.ts has its failures',
  'session/ticketToken': 'business/containers.test.ts has its failures',
  'static/key': 'business/gateway/gateway.test.ts has its failures',
}

test('every call has a case or a reason why it has none', () => {
  expect([...Object.keys(cases), ...Object.keys(withoutCase)].toSorted()).toEqual(
    Object.keys(catalogue.calls).toSorted(),
  )
})

const all = Object.keys(cases).flatMap((call) => Object.keys(faults).map((fault, n) => ({ call, fault, n })))
// A sample contains two faults of each call.
const chosen = sample(all, { count: 2 * Object.keys(cases).length, groupOf: ({ call }) => call })

describe.each(chosen)('$call', ({ call, fault, n }) => {
  test(fault, async () => {
    const { route, query, isPlayer, stored, act, says, shows, waits, isLenient, reports } = cases[call] as Case
    const isSlow = fault === 'is slow'
    const screen = await openScreen({
      route,
      timeoutMs: fault === 'times out' ? 20 : 60_000,
      answer: (name) => (name === call ? (faults[fault] as Answer) : good(name, n)),
      ...(query === undefined ? {} : { query }),
      ...(stored === undefined ? {} : { stored }),
      ...(isPlayer === undefined ? {} : { player: 'demo01' }),
    })
    try {
      await act?.(screen, n)
      await expect.poll(() => screen.calls).toContain(call)
      await screen.settle()
      const isFailure = says !== undefined && !isSlow && !(isLenient && fault === 'is malformed')
      if (isFailure) await expect.poll(screen.text).toMatch(says)
      else if (says !== undefined) expect(screen.text()).not.toMatch(says)
      await expect.poll(screen.text).toMatch(isSlow ? (waits ?? shows) : shows)
      if (!isSlow) expect(screen.element.querySelectorAll('[aria-busy=true]')).toHaveLength(0)
      expect(screen.reports.filter((report) => reports?.test(report) !== true)).toEqual([])
    } finally {
      await screen.close()
    }
  })
})

const withBody = (body: Json): Answer => envelope({ head: { errCode: '0000' }, body })

test.each<[string, JsonObject, RegExp]>([
  ['has no list', {}, /No games here right now/],
  ['lists only records without an ID', { data: [{ x: 5 }] }, /games could not be loaded/],
])('an answer to the call for games that %s is shown as an empty list or as an error', async (_, body, says) => {
  const screen = await openScreen({
    ...list,
    timeoutMs: 60_000,
    answer: (name) => (name === 'games/all' ? withBody(body) : good(name, 0)),
  })
  await expect.poll(screen.text).toMatch(says)
  await screen.close()
})

test('a list of games that times out shows the message for a time-out', async () => {
  const answer = (name: string): Answer => (name === 'games/all' ? 'never' : good(name, 0))
  const screen = await openScreen({ ...list, timeoutMs: 20, answer })
  await expect.poll(screen.text).toMatch(/Request timed out/)
  expect(screen.text()).not.toMatch(/check your connection/)
  await screen.close()
})

test.each([
  ['with the message of the gateway', 'Server says no', /^(?!.*could not be loaded).*Server says no/s],
  ['with its code if there is no message', '', /Error\(GW_000777\)/],
])('a page shows a refused call %s', async (_, errMsg, says) => {
  const refusal = envelope({ head: { errCode: 'GW_000777', errMsg } })
  const screen = await openScreen({
    route: 'bp-live',
    timeoutMs: 60_000,
    answer: (name) => (name === 'live/rooms' ? refusal : good(name, 0)),
  })
  await expect.poll(screen.text).toMatch(says)
  await screen.close()
})

test('a malformed list of games is not stored, so the next visit loads the list', async () => {
  const device = new Map<string, Json>()
  const visit = async (answer: Answer) =>
    await openScreen({
      ...list,
      timeoutMs: 60_000,
      device,
      answer: (name) => (name === 'games/all' ? answer : good(name, 0)),
    })
  const first = await visit(faults['is malformed'] as Answer)
  await expect.poll(first.text).toMatch(/games could not be loaded/)
  await first.close()
  const second = await visit(good('games/all', 0))
  await expect.poll(second.text).toMatch(/Carabao Gold/)
  await second.close()
})

describe('hidden games', () => {
  const hidden: Answer = { body: { data: [{ gameId: '50102' }] } }
  const failing: Answer = { response: () => new Response('', { status: 500 }) }
  const openList = (hiddenAnswer: Answer, device?: Map<string, Json>) =>
    openScreen({
      route: 'slot-most-popular',
      timeoutMs: 60_000,
      answer: (name) => (name === 'games/hidden' ? hiddenAnswer : good(name, 0)),
      ...(device === undefined ? {} : { device }),
    })

  test('are not listed while the response that names hidden games is delayed', async () => {
    let arrive = (): void => undefined
    const late = new Promise<void>((resolve) => (arrive = resolve))
    const body = JSON.stringify({ head: { errCode: '0000', errMsg: '' }, ...hidden })
    const screen = await openList({ response: () => late.then(() => new Response(body)) })
    try {
      expect(screen.text()).toMatch(/Most Popular/)
      expect(screen.text()).not.toMatch(/Carabao Gold|Bakunawa Moon/)
      arrive()
      await expect.poll(screen.text).toMatch(/Bakunawa Moon/)
      expect(screen.text()).not.toMatch(/Carabao Gold/)
    } finally {
      await screen.close()
    }
  })

  test('stay hidden when the gateway fails and the device has stored the list', async () => {
    const device = new Map<string, Json>()
    await (await openList(hidden, device)).close()
    const screen = await openList(failing, device)
    try {
      await expect.poll(screen.text).toMatch(/Bakunawa Moon/)
      expect(screen.text()).not.toMatch(/Carabao Gold/)
    } finally {
      await screen.close()
    }
  })

  test('are not listed when the gateway fails and the device has no list, until a retry succeeds', async () => {
    let isFailing = true
    const screen = await openScreen({
      route: 'slot-most-popular',
      timeoutMs: 60_000,
      answer: (name) => (name === 'games/hidden' ? (isFailing ? failing : hidden) : good(name, 0)),
    })
    try {
      await expect.poll(screen.text).toMatch(/games could not be loaded/)
      expect(screen.text()).not.toMatch(/Carabao Gold|Bakunawa Moon/)
      isFailing = false
      await screen.press(/^Try again/)
      await expect.poll(screen.text).toMatch(/Bakunawa Moon/)
      expect(screen.text()).not.toMatch(/Carabao Gold|could not be loaded/)
    } finally {
      await screen.close()
    }
  })
})
