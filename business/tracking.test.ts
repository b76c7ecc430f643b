import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Json, JsonObject } from '../engine/core/json.ts'
import { keepAttribution, readAttribution } from './attribution.ts'
import { createTestSession, Failed, settle, type TestSession, type TestSessionParts } from './session.fixture.ts'
import { createQueue, delayAfter, type SendOutcome } from './tracking/queue.ts'

const NOW = Date.UTC(2026, 11, 1, 4)

/** Work that a tab does alone, by its ID. */
const locks = new Map<string, Promise<unknown>>()

beforeEach(() => {
  locks.clear()
  vi.useFakeTimers({ now: NOW })
  vi.stubGlobal('location', new URL('https://habi.example:8443/news?clickid=1'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** See document 2, sections 7.7 and 9. */
test('the delay between attempts starts at 600 ms, doubles each time and is at most 480 s', () => {
  expect([1, 2, 3, 9, 10, 11, 40].map(delayAfter)).toEqual([600, 1200, 2400, 153_600, 307_200, 480_000, 480_000])
})

interface Tab {
  readonly queue: ReturnType<typeof createQueue>
  readonly sent: [sentAt: number, payload: JsonObject][]
}

/** What a tab can do now. */
interface TabState {
  readonly isPrepared?: () => boolean
  readonly isOnline?: () => boolean
  readonly isAllowed?: () => boolean
}

function openTab(
  stored: Map<string, never>,
  arrives: () => boolean | SendOutcome | Promise<boolean>,
  { isPrepared = () => true, isOnline = () => true, isAllowed = () => true }: TabState = {},
): Tab {
  const sent: Tab['sent'] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const queue = createQueue({
    storage: {
      get: (key) => stored.get(key),
      set: (key, value) => void stored.set(key, value as never),
      remove: (key) => void stored.delete(key),
    },
    now: Date.now,
    prepare: async () => await Promise.resolve(isPrepared()),
    isOnline,
    async exclusively(id, work) {
      const done = (locks.get(id) ?? Promise.resolve()).then(work)
      locks.set(id, done)
      await done
    },
    send: async (payload) => {
      sent.push([Date.now() - NOW, payload])
      const outcome = await arrives()
      return typeof outcome === 'string' ? outcome : outcome ? 'done' : 'failed'
    },
    isAllowed,
    wait(ms, run) {
      clearTimeout(timer)
      timer = setTimeout(run, ms)
    },
  })
  return { queue, sent }
}

test('an event that does not arrive is sent ten times and then dropped', async () => {
  const stored = new Map<string, never>()
  const { queue, sent } = openTab(stored, () => false)
  queue.add({ n: 1 })
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(sent.map(([at]) => at)).toEqual([0, 600, 1800, 4200, 9000, 18_600, 37_800, 76_200, 153_000, 306_600])
  expect(stored.get('tracking.events')).toEqual([])
})

test.each([
  ['HTTP-400', 1],
  ['HTTP-413', 1],
  ['HTTP-422', 1],
  ['HTTP-404', 10],
  ['HTTP-500', 10],
  ['GW_999992', 10],
  ['NETWORK', 10],
])('an event that fails with %s is sent %i times', async (code, times) => {
  const sent: JsonObject[] = []
  const { storage, set, start, reports } = createTestSession({
    now: Date.now,
    gateway: {
      'session/webToken': () => ({ token: 't' }),
      'tracking/event': (payload) => {
        sent.push(payload)
        return new Failed(code)
      },
    },
  })
  storage.set('tracking', 'allowed')
  set(page)
  await startTracking({ start })
  set({ 'fact.route.path': '/promo' })
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect([sent.length, storage.get('tracking.events')]).toEqual([times, []])
  expect(reports.filter((one) => one === 'TRACKING-REFUSED')).toHaveLength(times === 1 ? 1 : 0)
})

test('events survive a reload of the page, which continues with the remaining attempts', async () => {
  const stored = new Map<string, never>()
  const first = openTab(stored, () => false)
  first.queue.add({ n: 1 })
  await vi.advanceTimersByTimeAsync(700)
  expect(first.sent).toHaveLength(2)
  vi.clearAllTimers()
  const second = openTab(stored, () => true)
  second.queue.resume()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(second.sent).toEqual([[1800, { n: 1 }]])
  expect(stored.get('tracking.events')).toEqual([])
})

test('an event that is being sent is not sent by another page, even if the first page never gets an answer', async () => {
  const stored = new Map<string, never>()
  const first = openTab(stored, () => new Promise(() => undefined))
  const second = openTab(stored, () => true)
  first.queue.add({ n: 1 })
  second.queue.resume()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect([first.sent.length, second.sent.length]).toEqual([1, 0])
})

test('an event is stored until everything that its request needs is loaded, and another page then sends it at once', async () => {
  const stored = new Map<string, never>()
  const first = openTab(stored, () => true, { isPrepared: () => false })
  first.queue.add({ n: 1 })
  await vi.advanceTimersByTimeAsync(1000)
  expect(first.sent).toEqual([])
  const second = openTab(stored, () => true)
  second.queue.resume()
  await vi.advanceTimersByTimeAsync(0)
  expect(second.sent).toEqual([[1000, { n: 1 }]])
})

test('an event whose session token cannot be fetched is tried again after the growing delay', async () => {
  let isPrepared = false
  const { queue, sent } = openTab(new Map<string, never>(), () => true, { isPrepared: () => isPrepared })
  queue.add({ n: 1 })
  await vi.advanceTimersByTimeAsync(1900)
  isPrepared = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([[4200, { n: 1 }]])
})

test('an event whose answer is lost because the page is left is sent again by the next page', async () => {
  const stored = new Map<string, never>()
  const first = openTab(stored, () => new Promise(() => undefined))
  first.queue.add({ n: 1 })
  await vi.advanceTimersByTimeAsync(100)
  expect([first.sent.length, stored.get('tracking.events')]).toMatchObject([1, [{ attempts: 1 }]])
  // The browser ends the lock of the first page.
  locks.clear()
  const second = openTab(stored, () => true)
  second.queue.resume()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([second.sent, stored.get('tracking.events')]).toEqual([[[600, { n: 1 }]], []])
})

test('an event of leaving the page is sent once and not stored, or stored for the next page without a network', async () => {
  const stored = new Map<string, never>()
  let isOnline = true
  const first = openTab(stored, () => 'unanswered', { isOnline: () => isOnline })
  first.queue.resume()
  await vi.advanceTimersByTimeAsync(0)
  first.queue.add({ n: 1 }, true)
  isOnline = false
  first.queue.add({ n: 2 }, true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(first.sent).toEqual([[0, { n: 1 }]])
  const second = openTab(stored, () => true)
  second.queue.resume()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(second.sent).toEqual([[60_000, { n: 2 }]])
})

test('an event of leaving the page that the receiver answers with a failure is repeated, if the player still consents', async () => {
  for (const [isAllowed, times] of [
    [true, [0, 600, 1800, 4200, 9000, 18_600, 37_800, 76_200, 153_000, 306_600]],
    [false, [0]],
  ] as const) {
    vi.setSystemTime(NOW)
    const stored = new Map<string, never>()
    const { queue, sent } = openTab(stored, () => false, { isAllowed: () => isAllowed })
    queue.resume()
    await vi.advanceTimersByTimeAsync(0)
    queue.add({ n: 1 }, true)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(sent.map(([at]) => at)).toEqual(times)
  }
})

test('an event of leaving the page is stored for the next page while an earlier event waits for its next attempt', async () => {
  const stored = new Map<string, never>()
  const first = openTab(stored, () => false)
  first.queue.add({ n: 1 })
  await vi.advanceTimersByTimeAsync(100)
  first.queue.add({ n: 2 }, true)
  expect(first.sent).toEqual([[0, { n: 1 }]])
  vi.clearAllTimers()
  const second = openTab(stored, () => true)
  second.queue.resume()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(second.sent).toEqual([
    [100, { n: 2 }],
    [600, { n: 1 }],
  ])
})

test('without a network no attempt is made, and an event has all of its attempts when the network is back', async () => {
  const stored = new Map<string, never>()
  let isOnline = false
  const { queue, sent } = openTab(stored, () => false, { isOnline: () => isOnline })
  queue.add({ n: 1 })
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect([sent, stored.get('tracking.events')]).toMatchObject([[], [{ attempts: 0 }]])
  isOnline = true
  queue.resume()
  await vi.advanceTimersByTimeAsync(1000)
  isOnline = false
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(sent).toHaveLength(2)
  isOnline = true
  queue.resume()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(sent).toHaveLength(10)
})

test('an event that is due in 40 days, because the clock was set back, is sent after 480 s, and the page does nothing until then', async () => {
  const far = { id: 'a', payload: { n: 1 }, attempts: 0, dueAt: NOW + 40 * 86_400_000 }
  const stored = new Map<string, never>([['tracking.events', [far] as never]])
  const read = vi.spyOn(stored, 'get')
  const { queue, sent } = openTab(stored, () => true)
  queue.resume()
  await vi.advanceTimersByTimeAsync(479_999)
  expect([sent, read.mock.calls.length < 10]).toEqual([[], true])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual([[480_000, { n: 1 }]])
})

test('two queues with the same waiting events send each of them once, if only one at a time may work on an event', async () => {
  const stored = new Map<string, never>()
  const arrives = (): Promise<boolean> => new Promise((resolve) => setTimeout(() => resolve(true), 100))
  const first = openTab(stored, arrives, { isPrepared: () => false })
  for (const n of [1, 2]) first.queue.add({ n })
  vi.clearAllTimers()
  const tabs = [openTab(stored, arrives), openTab(stored, arrives)]
  for (const { queue } of tabs) queue.resume()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tabs.flatMap(({ sent }) => sent.map(([, payload]) => payload))).toEqual([{ n: 1 }, { n: 2 }])
})

test('an attempt that was cut off while the page was away is repeated 600 ms after the page comes back', async () => {
  const stored = new Map<string, never>()
  let cutOff = (_hasArrived: boolean): void => undefined
  const { queue, sent } = openTab(stored, () => new Promise((settled) => (cutOff = settled)))
  queue.add({ n: 1 })
  await vi.advanceTimersByTimeAsync(20_000)
  cutOff(false)
  await vi.advanceTimersByTimeAsync(600)
  expect(sent.map(([at]) => at)).toEqual([0, 20_600])
})

const page = { 'fact.route.path': '/news', 'fact.device.container': 'BROWSER' }

/** A window for events of the browser. */
function openBrowser(): EventTarget {
  const browser = new EventTarget()
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  return browser
}

const timesOf = (sent: readonly JsonObject[]) => sent.map(({ bizType, stayTime }) => [bizType, stayTime])

/** Waits for the code that is loaded after the consent. */
async function startTracking({ start }: Pick<TestSession, 'start'>): Promise<void> {
  await start('tracking')
  await vi.dynamicImportSettled()
}

async function open(
  choice?: string,
  more: JsonObject = {},
  { stored = {}, ...clock }: Pick<TestSessionParts, 'now'> & { readonly stored?: JsonObject } = {},
): Promise<TestSession & { readonly sent: JsonObject[] }> {
  const sent: JsonObject[] = []
  const testSession = createTestSession({
    ...clock,
    constants: { productId: 'C66' },
    gateway: {
      'session/webToken': () => ({ token: 't' }),
      'tracking/event': (payload) => {
        sent.push(payload)
        return {}
      },
    },
  })
  for (const [key, value] of Object.entries(stored)) testSession.storage.set(key, value)
  if (choice !== undefined) testSession.storage.set('tracking', choice)
  testSession.set({ ...page, ...more })
  await startTracking(testSession)
  return { ...testSession, sent }
}

test.each([undefined, 'refused', 'unknown'])(
  'with the consent choice %s, no tracking event is sent or stored',
  async (choice) => {
    const { set, sent, storage } = await open(choice, { 'fact.player.firstDepositAt': NOW })
    set({ 'fact.route.path': '/promo' })
    await settle()
    expect(sent).toEqual([])
    expect([...storage.keys()].filter((key) => key.startsWith('tracking.'))).toEqual([])
  },
)

test('the time on a page is sent with the common fields of all events when the player leaves the page', async () => {
  const { set, sent } = await open('allowed')
  set({ 'fact.route.path': '/promo' })
  await settle()
  expect(sent).toEqual([
    {
      bizType: 'page',
      customerId: '',
      pageURL: 'https://habi.example:8443/news',
      container: 'BROWSER',
      serverTime: NOW,
      platform: 'H5',
      package: 'C66',
      startTime: NOW,
      endTime: NOW,
      path: '/news',
      stayTime: 0,
    },
  ])
})

test('the time on a page that was left without a network is sent once the network is back', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { set, sent } = await open('allowed', { 'fact.device.online': false })
  set({ 'fact.route.path': '/promo' })
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(sent).toEqual([])
  vi.stubGlobal('navigator', { onLine: true })
  set({ 'fact.device.online': true })
  await settle()
  expect(sent).toEqual([expect.objectContaining({ bizType: 'page', path: '/news' })])
})

test('the event of leaving the document is sent once and is not stored', async () => {
  const browser = openBrowser()
  const { sent, storage } = await open('allowed')
  await settle()
  browser.dispatchEvent(new Event('pagehide'))
  await settle()
  expect([sent.length, storage.get('tracking.events')]).toEqual([1, undefined])
})

test('time outside the site does not count when the browser returns to the same document', async () => {
  const window = openBrowser()
  const { set, sent } = await open('allowed', {}, { now: Date.now })
  await vi.advanceTimersByTimeAsync(1000)
  window.dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(60_000)
  window.dispatchEvent(new Event('pageshow'))
  await vi.advanceTimersByTimeAsync(2000)
  set({ 'fact.route.path': '/promo' })
  await settle()
  expect(sent.map(({ stayTime }) => stayTime)).toEqual([1000, 2000])
})

test.each([-300_000, 300_000])(
  'the time on a page is right when the clock of the device is found to differ from that of the server by %i ms',
  async (offset) => {
    const { set, sent } = await open('allowed', {}, { now: Date.now })
    await vi.advanceTimersByTimeAsync(1000)
    set({ 'clock.offset': offset })
    await vi.advanceTimersByTimeAsync(500)
    set({ 'fact.route.path': '/promo' })
    await settle()
    const endTime = NOW + 1500 + offset
    expect(sent).toEqual([expect.objectContaining({ stayTime: 1500, startTime: endTime - 1500, endTime })])
  },
)

test('events of a mini-app have the package MINI_C66, and events of the native app have the platform of the device', async () => {
  for (const [container, os, platform, name] of [
    ['MINIAPP', 'none', 'MINIAPP', 'MINI_C66'],
    ['APP', '0', 'ANDROID', 'C66'],
    ['APP', '1', 'IOS', 'C66'],
  ] as const) {
    const { set, sent } = await open('allowed', { 'fact.device.container': container, 'fact.device.os': os })
    set({ 'fact.route.path': '/promo' })
    await settle()
    expect(sent[0]).toMatchObject({ container, platform, package: name })
  }
})

test.each([
  [600_000, 1],
  [600_001, 0],
  [-1, 0],
])('a first deposit %i ms ago is sent %i times', async (age, times) => {
  const { set, sent } = await open('allowed', { 'fact.session.loginName': 'juan01' })
  set({ 'fact.player.firstDepositAt': NOW - age })
  await settle()
  // The record of the player is loaded again.
  set({ 'fact.player.firstDepositAt': 0 })
  set({ 'fact.player.firstDepositAt': NOW - age })
  await settle()
  expect(sent.filter(({ bizType }) => bizType === 'firstDeposit')).toHaveLength(times)
})

test('the first deposits of two players on one device are each sent once', async () => {
  const { set, sent, storage } = await open('allowed')
  const players = { juan01: NOW - 1000, maria02: NOW - 500 }
  for (const player of ['juan01', 'maria02', 'juan01'] as const) {
    set({ 'fact.session.loginName': player, 'fact.player.firstDepositAt': players[player] })
    await settle()
    set({ 'fact.session.loginName': '', 'fact.player.firstDepositAt': 0 })
  }
  expect(sent.map(({ bizType, startTime }) => [bizType, startTime])).toEqual([
    ['firstDeposit', NOW - 1000],
    ['firstDeposit', NOW - 500],
  ])
  expect(JSON.stringify([...storage.values()])).not.toMatch(/juan01|maria02/)
})

const firstDeposit = { 'fact.session.loginName': 'juan01', 'fact.player.firstDepositAt': NOW }

test('a first deposit that was sent is not sent again after a new consent in the next session of a mini-app', async () => {
  const first = await open('allowed', firstDeposit)
  await settle()
  expect(first.sent).toHaveLength(1)
  // The reset of a mini-app keeps this key, and removes the choice.
  const kept = { 'tracking.firstDeposit': first.storage.get('tracking.firstDeposit') ?? null }
  const { set, sent } = await open(undefined, firstDeposit, { stored: kept })
  set({ 'fact.tracking.choice': 'allowed' })
  await vi.dynamicImportSettled()
  await settle()
  expect(sent).toEqual([])
})

test('a first deposit that was sent is not sent again when the player refuses tracking and then consents again', async () => {
  const { set, sent, storage } = await open('allowed', firstDeposit)
  await settle()
  set({ 'fact.tracking.choice': 'refused' })
  expect(storage.get('tracking.firstDeposit')).toBeUndefined()
  set({ ...firstDeposit, 'fact.tracking.choice': 'allowed' })
  await settle()
  expect(sent.map(({ bizType }) => bizType)).toEqual(['firstDeposit'])
})

test('tracking.setConsent stores the choice, and every value except "allowed" is a refusal', async () => {
  const { run, fact, storage } = await open()
  for (const [word, choice] of [
    ['allowed', 'allowed'],
    ['refused', 'refused'],
    ['', 'refused'],
  ] as const) {
    expect(await run('tracking.setConsent', { choice: word })).toMatchObject({ ok: true })
    expect([storage.get('tracking'), fact('tracking.choice')]).toEqual([choice, choice])
  }
})

test('a refusal of tracking removes everything that was stored for tracking, and nothing is stored afterwards', async () => {
  const answers: ((answer: Failed) => void)[] = []
  const testSession = createTestSession({
    constants: { productId: 'C66' },
    gateway: {
      'session/webToken': () => ({ token: 't' }),
      'tracking/event': async () => await new Promise((answer) => answers.push(answer)),
    },
  })
  const stored = (): string[] => [...testSession.storage.keys()]
  testSession.storage.set('tracking', 'allowed')
  testSession.set({
    ...page,
    'fact.player.firstDepositAt': NOW,
    route: { id: 'news', path: '/news', params: {}, query: { appsFlyerId: 'af1' } },
  })
  await testSession.start('arrival')
  await startTracking(testSession)
  testSession.set({ 'fact.route.path': '/promo' })
  await settle()
  answers.shift()?.(new Failed('NETWORK'))
  await settle()
  expect(testSession.storage.get('tracking.events')).toHaveLength(2)
  expect(stored()).toEqual(['tracking', 'tab.attribution', 'tracking.firstDeposit', 'tracking.events', 'session'])
  expect(readAttribution('allowed')).toEqual({ appsFlyerId: 'af1' })
  testSession.set({ 'fact.tracking.choice': 'refused' })
  const left = ['tracking', 'session']
  expect([stored(), readAttribution('allowed')]).toEqual([left, {}])
  // The second event was being sent.
  answers.shift()?.(new Failed('NETWORK'))
  await settle()
  expect([answers, stored()]).toEqual([[], left])
})

test.each([
  ['refused', []],
  [undefined, ['tab.attribution']],
])('with the consent choice %s, the address of an arrival leaves %j on the device', async (choice, keys) => {
  const testSession = createTestSession()
  if (choice !== undefined) testSession.storage.set('tracking', choice)
  testSession.set({ ...page, route: { id: 'news', path: '/news', params: {}, query: { appsFlyerId: 'af1' } } })
  await testSession.start('arrival')
  await startTracking(testSession)
  expect([...testSession.storage.keys()].filter((key) => key !== 'tracking')).toEqual(keys)
})

test('the fields of an address replace only the same fields of earlier addresses of the session', () => {
  const stored = new Map<string, Json>()
  const storage = {
    get: (key: string) => stored.get(key),
    set: (key: string, value: Json) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
  }
  const fields = { appsFlyerId: 'af1', clickid: '8', reference: 'r1' }
  keepAttribution({ miniAppAFid: 'af1', clickid: '7' }, storage)
  for (const query of [{ clickid: '8', reference: 'r1' }, {}, { clickid: '', other: 'x' }]) {
    keepAttribution(query, storage)
    expect(readAttribution('allowed')).toEqual(fields)
  }
  expect(storage.get('tab.attribution')).toEqual(fields)
})

test('a click on a short video and the time spent with short videos are sent with the time since the videos appeared', async () => {
  const { run, sent, set } = await open('allowed', { 'fact.route.path': '/reels' }, { now: Date.now })
  await run('tracking.followReels', { moment: 'click' })
  expect(sent).toEqual([])
  await run('tracking.followReels', { moment: 'enter' })
  await vi.advanceTimersByTimeAsync(3000)
  await run('tracking.followReels', { moment: 'click' })
  await vi.advanceTimersByTimeAsync(2000)
  // When the page with the videos is left, the current path is already that of the next page.
  set({ 'fact.route.path': '/news' })
  await run('tracking.followReels', { moment: 'leave' })
  await run('tracking.followReels', { moment: 'leave' })
  await settle()
  const times = {
    pageURL: 'https://habi.example:8443/reels',
    path: '/reels',
    startTime: NOW,
    platform: 'H5',
    package: 'C66',
  }
  expect(sent.filter(({ bizType }) => String(bizType).startsWith('reels'))).toEqual([
    expect.objectContaining({ ...times, bizType: 'reelsClick', endTime: NOW + 3000, stayTime: 3000 }),
    expect.objectContaining({ ...times, bizType: 'reelsOnlineTime', endTime: NOW + 5000, stayTime: 5000 }),
  ])
  expect(sent.filter(({ bizType }) => bizType === 'page')).toHaveLength(1)
})

test('the time with short videos is sent when the document is left, and only once', async () => {
  const browser = openBrowser()
  const { run, sent } = await open('allowed', { 'fact.route.path': '/reels' }, { now: Date.now })
  await run('tracking.followReels', { moment: 'enter' })
  await vi.advanceTimersByTimeAsync(4000)
  browser.dispatchEvent(new Event('pagehide'))
  browser.dispatchEvent(new Event('pagehide'))
  await run('tracking.followReels', { moment: 'leave' })
  await settle()
  expect(timesOf(sent)).toEqual([
    ['page', 4000],
    ['reelsOnlineTime', 4000],
  ])
})

test('the time on a page and the time with short videos do not count while the page is hidden', async () => {
  const browser = openBrowser()
  const show = (hidden: boolean): void => {
    vi.stubGlobal('document', { hidden })
    browser.dispatchEvent(new Event('visibilitychange'))
  }
  const { run, set, sent } = await open('allowed', { 'fact.route.path': '/reels' }, { now: Date.now })
  await run('tracking.followReels', { moment: 'enter' })
  await vi.advanceTimersByTimeAsync(4000)
  show(true)
  await vi.advanceTimersByTimeAsync(60_000)
  // A click is reported only while the videos are visible.
  await run('tracking.followReels', { moment: 'click' })
  show(false)
  await vi.advanceTimersByTimeAsync(1000)
  set({ 'fact.route.path': '/news' })
  await run('tracking.followReels', { moment: 'leave' })
  await settle()
  expect(timesOf(sent)).toEqual([
    ['page', 4000],
    ['reelsOnlineTime', 4000],
    ['page', 1000],
    ['reelsOnlineTime', 1000],
  ])
})

test('the time on a page and the time with short videos count from the consent', async () => {
  const { run, set, sent } = await open('refused', { 'fact.route.path': '/reels' }, { now: Date.now })
  await run('tracking.followReels', { moment: 'enter' })
  await vi.advanceTimersByTimeAsync(60_000)
  await run('tracking.setConsent', { choice: 'allowed' })
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(1000)
  await run('tracking.followReels', { moment: 'click' })
  await run('tracking.setConsent', { choice: 'refused' })
  await vi.advanceTimersByTimeAsync(60_000)
  await run('tracking.setConsent', { choice: 'allowed' })
  await vi.advanceTimersByTimeAsync(3000)
  set({ 'fact.route.path': '/news' })
  await run('tracking.followReels', { moment: 'leave' })
  await settle()
  expect(timesOf(sent)).toEqual([
    ['reelsClick', 1000],
    ['page', 3000],
    ['reelsOnlineTime', 3000],
  ])
})

test('the time with short videos begins again when the browser shows the document again', async () => {
  const browser = openBrowser()
  const { run, sent } = await open('allowed', { 'fact.route.path': '/reels' }, { now: Date.now })
  await run('tracking.followReels', { moment: 'enter' })
  await vi.advanceTimersByTimeAsync(4000)
  browser.dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(60_000)
  browser.dispatchEvent(new Event('pageshow'))
  await vi.advanceTimersByTimeAsync(1000)
  await run('tracking.followReels', { moment: 'click' })
  await run('tracking.followReels', { moment: 'leave' })
  browser.dispatchEvent(new Event('pagehide'))
  await settle()
  expect(timesOf(sent)).toEqual([
    ['page', 4000],
    ['reelsOnlineTime', 4000],
    ['reelsClick', 1000],
    ['reelsOnlineTime', 1000],
    ['page', 1000],
  ])
})

test('an event that is sent after a logout contains the player at the time of the event', async () => {
  const { run, storage, sent } = await open('allowed', { 'fact.route.path': '/reels' }, { now: Date.now })
  storage.set('session', { token: 't', loginName: 'juan01', customerId: '1001' })
  await run('tracking.followReels', { moment: 'enter' })
  await run('tracking.followReels', { moment: 'click' })
  storage.set('session', { token: 't', loginName: '', customerId: '' })
  await run('tracking.followReels', { moment: 'leave' })
  await settle()
  expect(sent.filter(({ bizType }) => bizType === 'reelsClick')).toEqual([
    expect.objectContaining({ customerId: '1001' }),
  ])
})

test('a click on a short video is sent again like every other event', async () => {
  const attempts: number[] = []
  const { run, set, start, storage } = createTestSession({
    now: Date.now,
    constants: { productId: 'C66' },
    gateway: {
      'session/webToken': () => ({ token: 't' }),
      'tracking/event': () => {
        attempts.push(Date.now() - NOW)
        return new Failed('NETWORK')
      },
    },
  })
  storage.set('tracking', 'allowed')
  set({ ...page, 'fact.route.path': '/reels' })
  await startTracking({ start })
  for (const moment of ['enter', 'click'] as const) await run('tracking.followReels', { moment })
  await vi.advanceTimersByTimeAsync(5000)
  expect(attempts).toEqual([0, 600, 1800, 4200])
})

test('without consent no use of short videos is stored', async () => {
  const { run, sent, storage } = await open('refused', { 'fact.route.path': '/reels' })
  for (const moment of ['enter', 'click', 'leave'] as const) await run('tracking.followReels', { moment })
  await settle()
  expect([sent, storage.get('tracking.events')]).toEqual([[], undefined])
})
