import { expect, onTestFinished, test, vi } from 'vitest'
import type { CallResult } from '../action.ts'
import type { Json } from '../core/json.ts'
import type { DataPlan } from '../core/slice.ts'
import type { ValueContext } from '../core/value.ts'
import { createData } from './data.ts'
import { createWorld } from './world.ts'

/** Data sources whose calls the test answers one by one, in the order in which they were sent. */
function open(plans: { readonly [name: string]: DataPlan }) {
  const world = createWorld(() => undefined)
  world.declare({ 'session.loggedIn': 'b' })
  const sent: {
    readonly name: string
    readonly payload: Json
    readonly fresh?: boolean
    readonly answer: (result: CallResult) => void
  }[] = []
  const data = createData({
    world,
    values: {} as ValueContext,
    call: (name, payload, { fresh = false } = {}) =>
      new Promise((answer) => void sent.push({ name, payload, fresh, answer })),
    scheduler: { yield: () => Promise.resolve(), nextPaint: () => Promise.resolve() },
    isVisible: () => true,
    sessionFact: 'fact.session.loggedIn',
    messageOf: ({ message }) => message,
    failed: () => undefined,
  })
  // Stands for the nodes that show the answers.
  const hide = world.watch(
    Object.keys(plans).map((name) => `data.${name}`),
    () => undefined,
  )
  return {
    hide,
    start: () => data.open(plans),
    open: data.open,
    refresh: data.refresh,
    setLoggedIn: (loggedIn: boolean) => world.set({ 'fact.session.loggedIn': loggedIn }),
    sent: () => sent.map(({ name }) => name),
    payloads: () => sent.map(({ payload }) => payload),
    fresh: () => sent.map(({ fresh }) => fresh),
    async answer(n: number, value: Json) {
      sent[n]?.answer({ ok: true, value } as CallResult)
      await new Promise(setImmediate)
    },
    async fail(n: number) {
      sent[n]?.answer({ ok: false, error: { code: 'NETWORK', message: '' } })
      await new Promise(setImmediate)
    },
    state: (name: string) => world.read(`data.${name}`),
  }
}

const favorites: DataPlan = { call: 'games/favorites', when: 'session' }

test('a data source that needs a session is called after the login, and has no value for a visitor', async () => {
  const page = open({ favorites })
  page.start()
  expect([page.sent(), page.state('favorites')]).toEqual([[], undefined])
  page.setLoggedIn(false)
  expect([page.sent(), page.state('favorites')]).toEqual([[], { status: 'ready', value: null }])
  page.setLoggedIn(true)
  expect([page.sent(), page.state('favorites')]).toEqual([['games/favorites'], { status: 'loading' }])
  await page.answer(0, ['g1'])
  expect(page.state('favorites')).toEqual({ status: 'ready', value: ['g1'] })
})

test('an answer to a request of a session that has ended is not shown', async () => {
  const page = open({ favorites })
  page.setLoggedIn(true)
  page.start()
  page.setLoggedIn(false)
  await page.answer(0, ['g1'])
  expect(page.state('favorites')).toEqual({ status: 'ready', value: null })
})

test('only the answer to the latest request is shown', async () => {
  const page = open({ news: { call: 'news/list', when: 'boot' } })
  page.start()
  page.refresh('news/list')
  await page.answer(1, 'new')
  await page.answer(0, 'old')
  expect(page.state('news')).toEqual({ status: 'ready', value: 'new' })
})

test('a data source whose payload has a value of another answer is called while there is this answer', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const args: DataPlan['args'] = { liveId: ['ref', 'data.room.value.liveId'] }
  const page = open({
    chat: { call: 'live/chat', when: 'session', args, refresh: 4 },
    room: { call: 'live/room', when: 'boot' },
  })
  page.start()
  page.setLoggedIn(true)
  await page.fail(0)
  vi.advanceTimersByTime(8000)
  expect(page.sent()).toEqual(['live/room'])
  page.refresh('live/chat')
  // A refresh also loads what has failed.
  expect([page.sent(), page.state('chat')]).toEqual([['live/room', 'live/room'], undefined])
  await page.answer(1, { liveId: '7' })
  expect([page.sent().slice(2), page.payloads().slice(2)]).toEqual([['live/chat'], [{ liveId: '7' }]])
  await page.answer(2, 'Hello')
  expect(page.state('chat')).toEqual({ status: 'ready', value: 'Hello' })
  page.refresh('live/room')
  await page.answer(3, { liveId: '7', viewers: 1 })
  expect(page.sent()).toHaveLength(4)
  vi.advanceTimersByTime(4000)
  expect(page.sent().slice(4)).toEqual(['live/chat'])
  // The chat of the earlier room is not shown in the next room.
  page.refresh('live/room')
  await page.answer(5, { liveId: '8' })
  expect(page.state('chat')).toEqual({ status: 'loading' })
  await page.answer(4, 'late')
  await page.answer(6, 'Mabuhay')
  expect(page.state('chat')).toEqual({ status: 'ready', value: 'Mabuhay' })
  page.setLoggedIn(false)
  vi.advanceTimersByTime(8000)
  expect(page.sent()).toHaveLength(7)
})

test('a refresh does not use the cache, and a first request does', () => {
  const page = open({ news: { call: 'news/list', when: 'boot' } })
  page.start()
  page.refresh('news/list')
  expect(page.fresh()).toEqual([false, true])
})

const publicLists: { readonly [name: string]: DataPlan } = {
  games: { call: 'games/all', when: 'boot', public: true },
  hidden: { call: 'games/hidden', when: 'boot', public: true },
}

test.each([
  ['before', [1, 0]],
  ['after', [0, 1]],
] as const)('public lists are not shown if one of them fails %s the others have loaded', async (_, order) => {
  const page = open(publicLists)
  page.start()
  for (const n of order) await (n === 0 ? page.answer(0, ['g1']) : page.fail(1))
  expect(page.state('games')).toMatchObject({ status: 'error', error: { cause: 'network' } })
  expect(page.state('hidden')).toMatchObject({ status: 'error' })
})

test('after a failure of public lists, a retry of one loads all of them, and then they are shown', async () => {
  const page = open({ ...publicLists, news: { call: 'news/list', when: 'boot' } })
  page.start()
  await page.answer(0, ['g1'])
  await page.fail(1)
  await page.answer(2, ['n1'])
  page.refresh('games/all')
  expect(page.sent().slice(3)).toEqual(['games/all', 'games/hidden'])
  await page.answer(3, ['g1'])
  expect(page.state('games')).toEqual({ status: 'loading' })
  await page.answer(4, ['g2'])
  expect([page.state('games'), page.state('hidden')]).toEqual([
    { status: 'ready', value: ['g1'] },
    { status: 'ready', value: ['g2'] },
  ])
})

test('public lists that were shown are shown again when a failed list is no longer on the page', async () => {
  const page = open(publicLists)
  page.start()
  await page.answer(0, ['g1'])
  await page.answer(1, ['g2'])
  page.open({ ...publicLists, news: { call: 'news/list', when: 'boot', public: true } })
  await page.fail(2)
  expect(page.state('games')).toMatchObject({ status: 'error' })
  page.open(publicLists)
  expect([page.state('games'), page.state('hidden')]).toEqual([
    { status: 'ready', value: ['g1'] },
    { status: 'ready', value: ['g2'] },
  ])
})

test('public lists keep their earlier answers when a later request fails', async () => {
  const page = open(publicLists)
  page.start()
  await page.answer(0, ['g1'])
  await page.answer(1, ['g2'])
  page.refresh('games/hidden')
  await page.fail(2)
  expect(page.state('games')).toEqual({ status: 'ready', value: ['g1'] })
  expect(page.state('hidden')).toMatchObject({ status: 'ready', value: ['g2'] })
})

test('public lists of which one has failed are all loaded again by the timer of any of them', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const page = open({ ...publicLists, jackpots: { call: 'games/jackpots', when: 'boot', public: true, refresh: 30 } })
  page.start()
  await page.answer(0, ['g1'])
  await page.fail(1)
  await page.answer(2, ['j1'])
  vi.advanceTimersByTime(30_000)
  expect(page.sent().slice(3)).toEqual(['games/all', 'games/hidden', 'games/jackpots'])
  await page.answer(3, ['g1'])
  expect(page.state('games')).toMatchObject({ status: 'error' })
  await page.answer(4, ['g2'])
  await page.answer(5, ['j2'])
  expect([page.state('games'), page.state('hidden'), page.state('jackpots')]).toEqual([
    { status: 'ready', value: ['g1'] },
    { status: 'ready', value: ['g2'] },
    { status: 'ready', value: ['j2'] },
  ])
  vi.advanceTimersByTime(30_000)
  expect(page.sent().slice(6)).toEqual(['games/jackpots'])
})

test('a failed public list with a timer is shown when its next load succeeds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const page = open({ jackpots: { call: 'games/jackpots', when: 'boot', public: true, refresh: 30 } })
  page.start()
  await page.fail(0)
  vi.advanceTimersByTime(30_000)
  await page.answer(1, ['j1'])
  expect(page.state('jackpots')).toEqual({ status: 'ready', value: ['j1'] })
})

test('an answer that no node shows is not loaded again at its interval', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const page = open({ jackpots: { call: 'games/jackpots', when: 'boot', refresh: 30 } })
  page.start()
  await page.answer(0, ['j1'])
  vi.advanceTimersByTime(30_000)
  expect(page.sent()).toHaveLength(2)
  await page.answer(1, ['j2'])
  page.hide()
  vi.advanceTimersByTime(300_000)
  expect(page.sent()).toHaveLength(2)
})
