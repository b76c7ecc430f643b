import { expect, test } from 'vitest'
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
  const sent: { readonly name: string; readonly fresh?: boolean; readonly answer: (result: CallResult) => void }[] = []
  const data = createData({
    world,
    values: {} as ValueContext,
    call: (name, _, { fresh = false } = {}) => new Promise((answer) => void sent.push({ name, fresh, answer })),
    scheduler: { yield: () => Promise.resolve(), nextPaint: () => Promise.resolve() },
    isVisible: () => true,
    sessionFact: 'fact.session.loggedIn',
    failed: () => undefined,
  })
  return {
    start: () => data.open(plans),
    refresh: data.refresh,
    setLoggedIn: (loggedIn: boolean) => world.set({ 'fact.session.loggedIn': loggedIn }),
    sent: () => sent.map(({ name }) => name),
    fresh: () => sent.map(({ fresh }) => fresh),
    async answer(n: number, value: Json) {
      sent[n]?.answer({ ok: true, value } as CallResult)
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

test('a refresh does not use the cache, and a first request does', () => {
  const page = open({ news: { call: 'news/list', when: 'boot' } })
  page.start()
  page.refresh('news/list')
  expect(page.fresh()).toEqual([false, true])
})
