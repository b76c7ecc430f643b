import { expect, test } from 'vitest'
import type { Json, JsonObject } from '../core/json.ts'
import type { DataPlan } from '../core/slice.ts'
import type { ValueContext } from '../core/value.ts'
import { createData } from './data.ts'
import { createPageState, type PageSlice } from './page-state.ts'
import { createWorld } from './world.ts'

const room: DataPlan = { call: 'live/room', when: 'boot', args: { liveId: ['ref', 'route.query.liveId'] } }
const rooms: DataPlan = { call: 'live/rooms', when: 'boot', args: { limit: ['ref', 'state.shown'] } }

const slice = (page: string, data: PageSlice['data'], state: { readonly [name: string]: Json } = {}): PageSlice => ({
  page,
  data,
  state,
  facts: {},
})

/** Opens `first` with a query, then `second` without one. Returns the calls of the data sources. */
function visit(first: PageSlice, second: PageSlice): readonly (readonly [call: string, payload: JsonObject])[] {
  const world = createWorld(() => undefined)
  const calls: (readonly [string, JsonObject])[] = []
  const data = createData({
    world,
    values: {} as ValueContext,
    call: (name, payload) => {
      calls.push([name, payload])
      return new Promise(() => undefined)
    },
    scheduler: { yield: () => Promise.resolve(), nextPaint: () => Promise.resolve() },
    isVisible: () => true,
    sessionFact: 'fact.session.loggedIn',
    messageOf: () => '',
    failed: () => undefined,
  })
  const page = createPageState(world, data, first)
  for (const [next, query] of [
    [first, { liveId: '21' }],
    [second, {}],
  ] as const) {
    page.replace(next, { route: { query } })
    page.enter(next)
  }
  return calls
}

test('a page that closes sends no call with the address of the page that opens', () => {
  expect(visit(slice('live-room', { room }), slice('live', {}))).toEqual([['live/room', { liveId: '21' }]])
})

test('a page that closes sends no call without its state', () => {
  expect(visit(slice('live', { rooms }, { shown: 12 }), slice('home', {}))).toEqual([['live/rooms', { limit: 12 }]])
})

test('a data source of both pages is called again only with the state of the page that opens', () => {
  const pages = [slice('live', { rooms }, { shown: 12 }), slice('history', { rooms }, { shown: 24 })] as const
  expect(visit(...pages)).toEqual([
    ['live/rooms', { limit: 12 }],
    ['live/rooms', { limit: 24 }],
  ])
})
