// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { App, Slice } from '../core/slice.ts'
import { createNavigation, type Navigation } from './navigation.ts'
import { createWorld } from './world.ts'

const page = { page: 'any' } as unknown as Slice
const app = { routes: [], notFound: '/r/any.json', guards: {}, facts: {} } as unknown as App
let navigation: Navigation

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  navigation = createNavigation({
    world: createWorld(() => undefined),
    app: () => app,
    load: async () => await Promise.resolve(page),
    show: () => undefined,
    openPopup: () => undefined,
    closePopup: () => undefined,
    takeRelease: async () => await Promise.resolve(true),
    refused: () => undefined,
  })
})
afterEach(() => {
  navigation.stop()
  vi.useRealTimers()
})

/** Where the page stands when somebody comes back to a place that was left. */
async function backTo(place: { readonly href: string; readonly state: unknown } | undefined): Promise<number> {
  if (place === undefined) throw new Error('nobody was there')
  history.replaceState(place.state, '', place.href)
  await navigation.go(place.href, { pop: true })
  return scrollY
}

test('of the places that were left the last fifty are remembered, and no more', async () => {
  const places: { href: string; state: unknown }[] = []
  for (let n = 0; n <= 60; n++) {
    vi.setSystemTime(n + 1)
    await navigation.go(`/page-${n}`)
    scrollTo(0, 100 + n)
    places.push({ href: location.href, state: history.state })
  }
  // Going back leaves the last place too: from there fifty reach to the twelfth.
  const [first, eleventh, twelfth] = [places[0], places[10], places[11]] as const
  expect(await backTo(twelfth)).toBe(111)
  expect(await backTo(eleventh)).toBe(0)
  expect(await backTo(first)).toBe(0)
})
