// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RouteMatch } from '../../engine/core/route-path.ts'
import type { WireApp, WireSlice } from '../../engine/core/wire.ts'
import { createNavigation, type Navigation } from './navigation.ts'
import { createWorld, type World } from '../../engine/runtime/world.ts'

const page = { page: 'any' } as unknown as WireSlice
const site = {
  routes: [],
  parts: [],
  notFound: '/r/any.json',
  // The guard lets everybody in a container pass, including visitors.
  guards: { login: true },
  facts: {},
  ids: { loginPopup: 'login' },
} as unknown as WireApp
let app: WireApp
let world: World
let navigation: Navigation
/** Whether the next release has the player build of the open page. */
let isOwnBuild: boolean
let load: () => Promise<WireSlice>
let reports: string[]
/** The calls that the navigation has made for popups and pages, in order. */
let steps: string[]
/** Whether the container has its own customer service. */
let isInBot: boolean
/** The paths whose route was looked up. */
let paths: string[]
/** The routes of the site by path. */
let routes: { readonly [path: string]: { readonly id: string; readonly restricted?: boolean } }

beforeEach(() => {
  app = site
  isOwnBuild = true
  world = createWorld(() => undefined)
  load = async () => await Promise.resolve(page)
  reports = []
  steps = []
  isInBot = false
  paths = []
  routes = {}
  vi.useFakeTimers({ toFake: ['Date'] })
  navigation = createNavigation({
    world,
    app: () => app,
    async findRoute(path) {
      paths.push(path)
      const route = routes[path]
      return await Promise.resolve(route && ({ params: {}, route } as unknown as RouteMatch))
    },
    load: async () => await load(),
    show: () => void steps.push('show'),
    openPopup: (id) => void steps.push(`open ${id}`),
    openSupport: async (match) => {
      const isOpened = isInBot && match?.route.id === 'support'
      if (isOpened) steps.push('open support')
      return await Promise.resolve(isOpened)
    },
    openLogin: () => void steps.push('open the login'),
    holdPopups: (isLoading) => void steps.push(isLoading ? 'hold popups' : 'release popups'),
    closePopup: () => void steps.push('close popups'),
    dismissPopup: async () => await Promise.resolve(),
    takeRelease: () => isOwnBuild,
    nextPaint: async () => await Promise.resolve(),
    onLoginRefused: () => undefined,
    loginParameter: 'dialogType',
    sessionFact: 'fact.session.loggedIn',
    report: (...report) => void reports.push(report.join(' ')),
  })
})
afterEach(() => {
  navigation.stop()
  vi.useRealTimers()
})

/** The scroll position after going back to a history entry. */
async function backTo(entry: { readonly href: string; readonly state: unknown } | undefined): Promise<number> {
  if (entry === undefined) throw new Error('no such entry')
  history.replaceState(entry.state, '', entry.href)
  await navigation.go(entry.href, { pop: true })
  return scrollY
}

test('the scroll positions of the last fifty history entries are remembered', async () => {
  const entries: { href: string; state: unknown }[] = []
  for (let n = 0; n <= 60; n++) {
    vi.setSystemTime(n + 1)
    await navigation.go(`/page-${n}`)
    scrollTo(0, 100 + n)
    entries.push({ href: location.href, state: history.state })
  }
  // Going back also stores the position of the last of the 61 entries, so fifty stored entries reach back to the
  // twelfth.
  const [first, eleventh, twelfth] = [entries[0], entries[10], entries[11]] as const
  expect(await backTo(twelfth)).toBe(111)
  expect(await backTo(eleventh)).toBe(0)
  expect(await backTo(first)).toBe(0)
})

test('after a release of another build, going back reloads the history entry, so its scroll position stays', async () => {
  const [reload, replace] = [vi.spyOn(location, 'reload'), vi.spyOn(location, 'replace')]
  for (const method of [reload, replace]) method.mockImplementation(() => undefined)
  isOwnBuild = false
  await navigation.go(location.href, { pop: true })
  expect([reload.mock.calls.length, replace.mock.calls.length]).toEqual([1, 0])
  await navigation.go('/elsewhere', { replace: true })
  expect([reload.mock.calls.length, replace.mock.calls.length]).toEqual([1, 1])
})

test('a page that cannot be loaded is reported, and the browser loads its document', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  load = async () => await Promise.reject(new Error('no network'))
  await navigation.go('/slot?x=1')
  expect(assign.mock.calls.map(([url]) => new URL(url).pathname)).toEqual(['/slot'])
  expect(reports).toEqual(['NAVIGATE Error: no network /slot'])
})

test('a page that is shown again stays on screen if it cannot be loaded, and popups are allowed again', async () => {
  const reload = vi.spyOn(location, 'reload').mockReset()
  load = async () => await Promise.reject(new Error('no network'))
  await navigation.go(location.href, { pop: true, keepPage: true })
  expect(reload).not.toHaveBeenCalled()
  expect(reports).toEqual([`NAVIGATE Error: no network ${location.pathname}`])
  expect(steps).toEqual(['hold popups', 'release popups'])
})

test('popups are held back while a page is being loaded, and released when the browser goes back to a cached document', async () => {
  let arrive = (): void => undefined
  load = async () => await new Promise((resolve) => (arrive = () => resolve(page)))
  const going = navigation.go('/news')
  await vi.waitFor(() => expect(steps).toEqual(['hold popups']))
  await new Promise(setImmediate)
  arrive()
  await going
  expect(steps).toEqual(['hold popups', 'close popups', 'show'])
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(steps).toHaveLength(3)
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(steps.at(-1)).toBe('release popups')
})

test('a popup that opens during the load of a page and stays has its own history entry on this page', async () => {
  const before = history.length
  load = async () => {
    world.set({ 'fact.popup.open': 'relogin' })
    return await Promise.resolve(page)
  }
  const back = vi.spyOn(history, 'back').mockImplementation(() => {
    history.replaceState({}, '')
    dispatchEvent(new Event('popstate'))
  })
  await navigation.go('/news')
  expect([location.pathname, (history.state as { popup?: boolean }).popup]).toEqual(['/news', true])
  expect(history.length).toBeGreaterThan(before)
  world.set({ 'fact.popup.open': '' })
  await vi.waitFor(() => expect(history.state).toEqual({}))
  back.mockRestore()
})

test('an address with dialogType=login opens Home and, for a visitor, the login', async () => {
  world.declare({ 'session.loggedIn': 'b' })
  for (const isPlayer of [false, true]) {
    world.set({ 'fact.session.loggedIn': isPlayer })
    for (const address of ['/?dialogType=login', '/news?dialogType=login']) {
      steps = []
      paths = []
      await navigation.go(address)
      await new Promise(setImmediate)
      expect(steps.slice(2)).toEqual(isPlayer ? ['show'] : ['show', 'open the login'])
      expect([paths.at(-1), location.pathname + location.search]).toEqual(['/', '/'])
    }
  }
})

test('a link to any address of customer service opens the one of the container, and stays on the page', async () => {
  routes = { '/support': { id: 'support' }, '/live-support': { id: 'support' } }
  for (const path of Object.keys(routes)) {
    const { href } = location
    steps = []
    isInBot = true
    await navigation.go(path)
    expect([location.href, ...steps]).toEqual([href, 'hold popups', 'open support', 'release popups'])
    isInBot = false
    steps = []
    await navigation.go(path)
    expect(steps).toEqual(['hold popups', 'close popups', 'show'])
  }
})

test('the document of customer service opens the one of the container, too', async () => {
  routes = { '/live-support': { id: 'support' } }
  isInBot = true
  history.replaceState(null, '', '/live-support')
  await navigation.settle()
  expect(steps).toEqual(['open support'])
})

test('after a link that was tapped before the page was live, the chat of the container opens over the same page', async () => {
  routes = { '/live-support': { id: 'support' } }
  isInBot = true
  const [from, referrer] = [`${location.origin}/FAQ?topic=games`, vi.spyOn(document, 'referrer', 'get')]
  referrer.mockReturnValue(from)
  history.replaceState(null, '', '/live-support')
  const { length } = history
  await navigation.settle()
  expect([location.href, history.length, ...steps]).toEqual([
    from,
    length,
    'open support',
    'hold popups',
    'close popups',
    'show',
  ])
  referrer.mockReturnValue('https://chat.example/rooms')
  history.replaceState(null, '', '/live-support')
  await navigation.settle()
  expect(location.pathname).toBe('/live-support')
})

test('in a frame, going back from the first page opens Home, because the page around the frame would go back', async () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined)
  const frame = vi.spyOn(globalThis, 'parent', 'get')
  history.replaceState(null, '', '/news')
  frame.mockReturnValue({} as Window)
  await navigation.back()
  await vi.waitFor(() => expect(location.pathname).toBe('/'))
  expect(back).not.toHaveBeenCalled()
  await navigation.back()
  expect(back, 'to the page of this site before').toHaveBeenCalledOnce()
})

test('popups are held back for at most 30 s after a navigation that does not leave the document, such as a download', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  isOwnBuild = false
  await navigation.go('/habi.apk')
  vi.advanceTimersByTime(29_000)
  expect(steps).toEqual(['hold popups'])
  // A newer navigation has its own time limit.
  await navigation.go('/habi.apk')
  vi.advanceTimersByTime(29_000)
  expect(steps).toEqual(['hold popups', 'hold popups'])
  vi.advanceTimersByTime(1000)
  expect(steps).toEqual(['hold popups', 'hold popups', 'release popups'])
})

test('a reload waits until the current navigation ends, and does not interrupt the load of another document', async () => {
  const seen: string[] = []
  vi.spyOn(location, 'reload').mockImplementation(() => void seen.push(`reload ${location.pathname}`))
  vi.spyOn(location, 'assign').mockImplementation((to) => void seen.push(`load ${new URL(to).pathname}`))
  let arrive = (): void => undefined
  load = async () => await new Promise((resolve) => (arrive = () => resolve(page)))
  const going = navigation.go('/rewards')
  const reloading = navigation.reload()
  await new Promise(setImmediate)
  expect(seen).toEqual([])
  arrive()
  await Promise.all([going, reloading])
  expect(seen).toEqual(['reload /rewards'])
  isOwnBuild = false
  void navigation.go('/news')
  await navigation.reload()
  expect(seen.slice(1)).toEqual(['load /news'])
})

test('after the load of a document was stopped, a reload works again once the next page is shown', async () => {
  const seen: string[] = []
  vi.spyOn(location, 'reload').mockImplementation(() => void seen.push('reload'))
  vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  isOwnBuild = false
  await navigation.go('/news')
  isOwnBuild = true
  await navigation.go('/rewards')
  await navigation.reload()
  expect(seen).toEqual(['reload'])
})

test('a page that is hidden in restricted mode closes when the mode becomes known after the page has opened', async () => {
  world.declare({ 'site.restrictedMode': 'b' })
  app = {
    ...app,
    facts: { 'site.restrictedMode': 'b' },
    guards: { restricted: ['is', 'site.restrictedMode', 'neq', true] },
  }
  routes = { '/gamezone': { id: 'gamezone', restricted: true } }
  history.replaceState(null, '', '/gamezone')
  vi.useFakeTimers()
  const settled = navigation.settle()
  await vi.advanceTimersByTimeAsync(10_000)
  await settled
  expect(location.pathname).toBe('/gamezone')
  world.set({ 'fact.site.restrictedMode': true })
  await vi.advanceTimersByTimeAsync(100)
  expect(location.pathname).toBe('/')
})
