import { expect, test, vi } from 'vitest'
import type { Failure } from '../engine/action.ts'
import type { JsonObject } from '../engine/core/json.ts'
import { constants } from './live/constants.ts'
import { createTestSession, Failed, settle } from './session.fixture.ts'

const lists = { likedReels: ['a'], following: ['1001'] }

test('likes and follows are loaded for a player, and a visitor has none', async () => {
  const { run, set, fact, calls } = createTestSession({ gateway: { 'live/mine': () => lists } })
  set({ 'fact.session.loggedIn': false })
  await run('live.load')
  expect([fact('live.likedReels'), fact('live.following'), calls]).toEqual([[], [], []])
  set({ 'fact.session.loggedIn': true })
  await run('live.load')
  expect([fact('live.likedReels'), fact('live.following')]).toEqual([['a'], ['1001']])
})

test.each([
  ['reel', 'live.likedReels', 'live/likeReel', { reelId: 'b', like: true }],
  ['anchor', 'live.following', 'live/follow', { anchorId: 'b', follow: true }],
] as const)(
  'a like or follow of a %s is shown at once, and undone when the gateway refuses it',
  async (subject, name, call, payload) => {
    const sent: JsonObject[] = []
    let answer: (value: JsonObject | Failed) => void = () => undefined
    const { run, set, fact } = createTestSession({
      gateway: {
        [call]: (body: JsonObject) => {
          sent.push(body)
          return new Promise<JsonObject | Failed>((resolve) => (answer = resolve))
        },
      },
    })
    set({ 'fact.session.loggedIn': true, [`fact.${name}`]: ['a'] })
    const first = run('live.mark', { subject, id: 'b' })
    await settle()
    expect([fact(name), sent]).toEqual([['b', 'a'], [payload]])
    // A second press while the first press is being sent changes nothing.
    await run('live.mark', { subject, id: 'b' })
    expect(sent).toHaveLength(1)
    answer(new Failed('HTTP-500'))
    const fallback = subject === 'reel' ? 'app.live.like' : 'app.live.follow'
    expect(await first).toMatchObject({ ok: false, error: { code: 'HTTP-500', fallback } })
    expect(fact(name)).toEqual(['a'])
  },
)

test('a refused follow shows the message of the gateway, and a follow without a message says what was not saved', async () => {
  const failures: Failure[] = [
    { code: 'GW_100430', message: 'You follow too many hosts.' },
    { code: 'GW_100430', message: '' },
    { code: 'TIMEOUT', message: 'no answer' },
  ]
  const { run, set } = createTestSession({ gateway: { 'live/follow': () => failures.shift() ?? {} } })
  set({ 'fact.session.loggedIn': true, 'fact.live.following': ['a'] })
  const fallbackAfter = async (id: string): Promise<unknown> => {
    const result = await run('live.mark', { subject: 'anchor', id, name: 'Kuya Bing' })
    return result.ok ? 'saved' : result.error.fallback
  }
  expect(await fallbackAfter('b')).toBeUndefined()
  expect(await fallbackAfter('b')).toBe('app.live.follow')
  expect(await fallbackAfter('a')).toBe('app.live.unfollow')
})

test('a like or follow is shown in the other tabs of the same player at once, and undone there too', async () => {
  let answer: (value: JsonObject | Failed) => void = () => undefined
  const { run, set, fact } = createTestSession({
    gateway: {
      'live/mine': () => ({ likedReels: [], following: ['1001'] }),
      'live/follow': () => new Promise<JsonObject | Failed>((resolve) => (answer = resolve)),
    },
  })
  set({ 'fact.session.loggedIn': true, 'fact.session.loginName': 'juan01' })
  await run('live.load')
  const otherTab = new BroadcastChannel('habi.marks')
  const received: unknown[] = []
  otherTab.addEventListener('message', ({ data }: MessageEvent) => received.push(data))
  const message = { loginName: 'juan01', subject: 'anchor', id: '1002', isMarked: true }
  const refused = run('live.mark', { subject: 'anchor', id: '1002' })
  await vi.waitFor(() => expect(received).toEqual([message]))
  answer(new Failed('TIMEOUT'))
  await refused
  const accepted = run('live.mark', { subject: 'anchor', id: '1002' })
  await settle()
  answer({})
  await accepted
  const undone = { ...message, isMarked: false }
  const saved = { loginName: 'juan01', subject: 'anchor', isSaved: true }
  await vi.waitFor(() => expect(received).toEqual([message, undone, message, saved]))
  otherTab.postMessage({ ...message, subject: 'game', id: '1003' })
  otherTab.postMessage({ ...message, id: 1003 })
  otherTab.postMessage({ ...message, id: '1003' })
  await vi.waitFor(() => expect(fact('live.following')).toEqual(['1003', '1002', '1001']))
  otherTab.postMessage({ ...undone, id: '1001' })
  await vi.waitFor(() => expect(fact('live.following')).toEqual(['1003', '1002']))
  otherTab.close()
})

test('the videos are loaded again after the gateway has accepted a like of another tab, so its count is current', async () => {
  const { run, set, fact, effects } = createTestSession({ gateway: { 'live/mine': () => ({ likedReels: [] }) } })
  set({ 'fact.session.loggedIn': true, 'fact.session.loginName': 'juan01' })
  await run('live.load')
  const otherTab = new BroadcastChannel('habi.marks')
  const message = { loginName: 'juan01', subject: 'reel', id: 'parol', isMarked: true }
  otherTab.postMessage(message)
  await vi.waitFor(() => expect(fact('live.likedReels')).toEqual(['parol']))
  expect(effects).toEqual([])
  otherTab.postMessage({ loginName: 'juan01', subject: 'reel', isSaved: true })
  await vi.waitFor(() => expect(effects).toEqual([{ refresh: ['live/reels'] }]))
  otherTab.close()
})

test('likes and follows that cannot be loaded pass the failure to the error table, which shows only its own codes', async () => {
  const { run, set } = createTestSession({ gateway: { 'live/mine': () => new Failed('GW_801655') } })
  set({ 'fact.session.loggedIn': true })
  expect(await run('live.load')).toMatchObject({ effects: { failure: { code: 'GW_801655', fallback: '' } } })
})

test('a like that runs again after the login never removes an existing like', async () => {
  const { run, set, fact, calls } = createTestSession()
  set({ 'fact.session.loggedIn': true, 'fact.live.likedReels': ['a'] })
  await run('live.mark', { subject: 'reel', id: 'a', onlyAdd: true })
  expect([fact('live.likedReels'), calls]).toEqual([['a'], []])
})

test('a like that is sent while the lists are loaded stays, even if the answer does not contain it', async () => {
  const answers: ((value: JsonObject) => void)[] = []
  const wait = (): Promise<JsonObject> => new Promise((resolve) => answers.push(resolve))
  const { run, set, fact } = createTestSession({ gateway: { 'live/mine': wait, 'live/likeReel': wait } })
  set({ 'fact.session.loggedIn': true })
  const [loading, liking] = [run('live.load'), run('live.mark', { subject: 'reel', id: 'b' })]
  await settle()
  const [answerLists, answerLike] = answers
  answerLists?.({ likedReels: ['a'], following: [] })
  await loading
  expect(fact('live.likedReels')).toEqual(['b', 'a'])
  answerLike?.({})
  await liking
  expect(fact('live.likedReels')).toEqual(['b', 'a'])
})

test('a like that is still being sent when the lists are loaded stays, even if the answer does not contain it', async () => {
  const answers: ((value: JsonObject) => void)[] = []
  const wait = (): Promise<JsonObject> => new Promise((resolve) => answers.push(resolve))
  const { run, set, fact } = createTestSession({ gateway: { 'live/mine': () => lists, 'live/likeReel': wait } })
  set({ 'fact.session.loggedIn': true })
  const liking = run('live.mark', { subject: 'reel', id: 'b' })
  await settle()
  await run('live.load')
  expect(fact('live.likedReels')).toEqual(['b', 'a'])
  answers[0]?.({})
  await liking
})

const removedWords = constants.removedWords.default

test('answers to messages and answers to gifts are counted separately', async () => {
  const { run, fact } = createTestSession({
    constants: { removedWords },
    gateway: {
      'live/say': () => ({}),
      'live/give': () => new Failed('GW_100412'),
      'player/refreshBalance': () => ({}),
    },
  })
  await run('live.say', { liveId: '1', text: 'Hello' })
  expect([fact('live.answers'), fact('live.accepted'), fact('live.giftAnswers')]).toEqual([1, true, undefined])
  await run('live.give', { liveId: '1', giftId: 'star' })
  expect([fact('live.answers'), fact('live.giftAnswers')]).toEqual([1, 1])
})

test.each([
  ['Hello <b>Ana</b>', 'Hello bAna/b'],
  ['<img SRC=x OnError=alert(1)>', 'img =x =alert(1)'],
  ['document.location = 1', 'document. = 1'],
  ['scrscriptipt and lo<cation', 'and'],
  ['a \u202Elive\u202C \u2067ro\u2069om, scr\u202Dipt', 'a live room,'],
  ['Mabuhay! 1 + 1', 'Mabuhay! 1 + 1'],
  ['Mabuhay \u{1F468}\u200D\u{1F469}', 'Mabuhay \u{1F468}\u200D\u{1F469}'],
])('of the message "%s" the gateway receives "%s"', async (text, sent) => {
  const texts: unknown[] = []
  const { run, fact } = createTestSession({
    constants: { removedWords },
    gateway: { 'live/say': (payload) => (texts.push(payload.text), {}) },
  })
  expect(await run('live.say', { liveId: '1', text })).toMatchObject({ ok: true })
  expect(texts).toEqual([sent])
  expect([fact('live.answers'), fact('live.accepted')]).toEqual([1, true])
})

test.each([
  ['is empty without its forbidden parts', ' <script> '],
  ['has only invisible characters', '\u200B\u2060 \uFE0F'],
])('a message that %s is not sent: it stays in its field, and an error is shown', async (_, text) => {
  const { run, fact, calls } = createTestSession({
    constants: { removedWords },
    gateway: { 'live/say': () => ({}) },
  })
  const result = await run('live.say', { liveId: '1', text })
  expect(result).toMatchObject({ ok: false, error: { code: 'LIVE-EMPTY', message: 'app.live.empty' } })
  expect(calls).toEqual([])
  expect([fact('live.answers'), fact('live.accepted')]).toEqual([1, false])
})

test('a gift without an answer is sent again with the same order ID, and the next gift has a new order ID', async () => {
  const orders: unknown[] = []
  const failures = [new Failed('TIMEOUT'), new Failed('HTTP-502'), undefined, new Failed('GW_100412')]
  const { run, set } = createTestSession({
    gateway: {
      'live/give': ({ orderId }) => (orders.push(orderId), failures.shift() ?? {}),
      'player/refreshBalance': () => ({}),
    },
  })
  set({ 'fact.session.loggedIn': true, 'fact.session.loginName': 'juan01' })
  const give = (giftId: string) => run('live.give', { liveId: '1', giftId })
  await give('star')
  await give('star')
  await give('star')
  expect(new Set(orders).size).toBe(1)
  await give('star')
  await give('star')
  expect(new Set(orders).size).toBe(3)
})

test('a message without an answer is sent again with the same ID, and the next one has a new ID', async () => {
  const ids: unknown[] = []
  const failures = [new Failed('TIMEOUT'), undefined, new Failed('GW_100431')]
  const { run, set, storage } = createTestSession({
    constants: { removedWords },
    gateway: { 'live/say': ({ clientMessageId }) => (ids.push(clientMessageId), failures.shift() ?? {}) },
  })
  set({ 'fact.session.loggedIn': true, 'fact.session.loginName': 'juan01' })
  const say = (text: string) => run('live.say', { liveId: '1', text })
  await say('Hello')
  await say('Hello')
  expect(new Set(ids).size).toBe(1)
  await say('Hello')
  await say('Hello')
  expect(new Set(ids).size).toBe(3)
  // The words of a player are not written to the device.
  expect([...storage.keys()]).toEqual([])
})

test('a gift order without an answer is sent again for five minutes, even after another gift', async () => {
  const orders: unknown[] = []
  let now = 0
  const { run, set } = createTestSession({
    now: () => now,
    gateway: {
      'live/give': ({ giftId, orderId }) => (giftId === 'rose' ? {} : (orders.push(orderId), new Failed('TIMEOUT'))),
      'player/refreshBalance': () => ({}),
    },
  })
  set({ 'fact.session.loggedIn': true, 'fact.session.loginName': 'ana01' })
  const give = (giftId: string) => run('live.give', { liveId: '1', giftId })
  await give('star')
  await give('rose')
  await give('star')
  expect(new Set(orders).size).toBe(1)
  now = 400_000
  await give('star')
  expect(new Set(orders).size).toBe(2)
})

test('a gift order without an answer is sent again after a reload of the page', async () => {
  const orders: unknown[] = []
  const gateway = {
    'live/give': ({ orderId = '' }: JsonObject) => (orders.push(orderId), new Failed('TIMEOUT')),
    'player/refreshBalance': () => ({}),
  }
  const pages = [createTestSession({ gateway }), createTestSession({ gateway })] as const
  for (const page of pages) {
    const [first] = pages
    for (const [key, value] of first.storage) page.storage.set(key, value)
    page.set({ 'fact.session.loggedIn': true, 'fact.session.loginName': 'juan01' })
    await page.run('live.give', { liveId: '1', giftId: 'star' })
  }
  expect(new Set(orders).size).toBe(1)
})

test('known likes and follows stay when they cannot be loaded again, and are not shown to another player', async () => {
  let answer: JsonObject | Failed = lists
  const { run, set, fact } = createTestSession({ gateway: { 'live/mine': () => answer } })
  set({ 'fact.session.loggedIn': true, 'fact.session.loginName': 'juan01' })
  await run('live.load')
  answer = new Failed('TIMEOUT')
  await run('live.load')
  expect([fact('live.likedReels'), fact('live.following')]).toEqual([['a'], ['1001']])
  set({ 'fact.session.loginName': 'maria01' })
  await run('live.load')
  expect([fact('live.likedReels'), fact('live.following')]).toEqual([[], []])
})

test('the ID of a gift order without an answer is not used for another gift or another player', async () => {
  const orders: unknown[] = []
  const { run, set } = createTestSession({
    gateway: {
      'live/give': ({ orderId }) => (orders.push(orderId), new Failed('TIMEOUT')),
      'player/refreshBalance': () => ({}),
    },
  })
  for (const [loginName, giftId] of [
    ['juan01', 'star'],
    ['juan01', 'rose'],
    ['maria01', 'rose'],
  ]) {
    set({ 'fact.session.loginName': loginName })
    await run('live.give', { liveId: '1', giftId: giftId ?? '' })
  }
  expect(new Set(orders).size).toBe(3)
})
