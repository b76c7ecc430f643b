import { expect, test } from 'vitest'
import type { Json } from '../core/json.ts'
import type { FactType, PopupPlan, RulePlan } from '../core/slice.ts'
import type { WireApp, WireSlice } from '../core/wire.ts'
import { createWorld } from './world.ts'
import { createPopups } from './popups.ts'

const NOON = Date.UTC(2026, 10, 20, 4)
const SECOND = 1000
/** Address of a slice that cannot be loaded. */
const LOST = '/r/lost.json'
/** Address of a slice that is loaded when the test calls `arrive`. */
const LATE = '/r/late.json'
const types: { readonly [fact: string]: FactType } = { 'clock.now': 't', 'session.loggedIn': 'b', 'route.id': 's' }

/** Automatic popups on a page that is opened at noon. `at` sets its clock, which ticks each second. */
function open(...plans: Partial<PopupPlan>[]) {
  const stored = new Map<string, Json>()
  const world = createWorld(() => undefined)
  const popups = plans.map((plan, n): PopupPlan => ({
    id: `popup-${n}`,
    auto: true,
    group: `${n}`,
    priority: 1,
    caps: {},
    slice: '',
    ...plan,
  }))
  const app = { popups, ids: { messagePopup: 'message' } } as unknown as Omit<WireApp, 'popups'> & {
    popups: readonly PopupPlan[]
  }
  let now = NOON
  let evaluations = 0
  const waiting: (() => void)[] = []
  const reports: string[] = []
  world.declare(types)
  world.set({ 'fact.clock.now': now, 'fact.route.id': 'home' })
  const one = createPopups({
    world,
    app() {
      evaluations++
      return app
    },
    async load(slice) {
      if (slice === LOST) throw new Error(LOST)
      if (slice === LATE) await new Promise<void>((resolve) => waiting.push(resolve))
      return { page: 'popup' } as unknown as WireSlice
    },
    renderPopup: (id) => ({ id }),
    enter: () => undefined,
    chain: async () => await Promise.resolve(),
    now: () => now,
    timeZone: 'Asia/Manila',
    storage: { get: (key) => stored.get(key), set: (key, value) => void stored.set(key, value) },
    person: () => '',
    report: (code, message) => void reports.push(`${code} ${message}`),
  })
  return {
    popups: one,
    reports,
    stored,
    setFacts: (facts: { readonly [fact: string]: unknown }) =>
      world.set(Object.fromEntries(Object.entries(facts).map(([fact, value]) => [`fact.${fact}`, value]))),
    at(ms: number) {
      now = ms
      world.set({ 'fact.clock.now': ms })
    },
    /** The slice of this popup cannot be loaded from now on. */
    lose(id: string) {
      app.popups = app.popups.map((popup) => (popup.id === id ? { ...popup, slice: LOST } : popup))
    },
    /** Completes the pending loads of `LATE` slices. */
    arrive: () => waiting.splice(0).forEach((resolve) => resolve()),
    /** How many times the candidates have been evaluated. */
    evaluations: () => evaluations,
    async shown() {
      await new Promise((resolve) => setTimeout(resolve, 5))
      return world.read('fact.popup.open')
    },
  }
}

const fromTo = (from: number, until: number): RulePlan => ['is', 'clock.now', 'between', [from, until]]

test('a scheduled popup opens in the second in which its schedule starts', async () => {
  const page = open({ when: fromTo(NOON + 3 * SECOND, NOON + 60 * SECOND) })
  await page.popups.next()
  for (const second of [1, 2]) {
    page.at(NOON + second * SECOND)
    expect(await page.shown()).toBeUndefined()
  }
  page.at(NOON + 3 * SECOND)
  expect(await page.shown()).toBe('popup-0')
})

test('the popups that may open are evaluated once a second', async () => {
  const page = open({ when: fromTo(NOON + 3600 * SECOND, NOON + 7200 * SECOND) })
  await page.popups.next()
  for (let second = 1; second <= 8; second++) page.at(NOON + second * SECOND)
  expect(page.evaluations()).toBe(9)
})

test('a popup opens when its rule holds', async () => {
  const page = open({ when: ['is', 'session.loggedIn', 'eq', true] })
  await page.popups.next()
  page.at(NOON + SECOND)
  page.setFacts({ 'session.loggedIn': false })
  expect(await page.shown()).toBeUndefined()
  page.setFacts({ 'session.loggedIn': true })
  expect(await page.shown()).toBe('popup-0')
})

test('the next popup opens when the first is closed, and not before', async () => {
  const page = open({ priority: 5 }, { when: fromTo(NOON + SECOND, NOON + 60 * SECOND) })
  await page.popups.next()
  page.at(NOON + 2 * SECOND)
  expect(await page.shown()).toBe('popup-0')
  page.popups.close()
  expect(await page.shown()).toBe('popup-1')
  page.popups.close()
  page.at(NOON + 3 * SECOND)
  expect(await page.shown()).toBe('')
})

test('a popup opens again in one visit, as often as its limit per visit allows, while its rule holds', async () => {
  const page = open({ when: ['is', 'session.loggedIn', 'eq', true], caps: { perVisit: 2 } })
  page.setFacts({ 'session.loggedIn': true })
  await page.popups.next()
  expect(await page.shown()).toBe('popup-0')
  page.popups.close()
  expect(await page.shown()).toBe('popup-0')
  page.setFacts({ 'session.loggedIn': false })
  page.popups.close()
  page.setFacts({ 'session.loggedIn': true })
  expect(await page.shown()).toBe('')
})

test('a popup whose rule ends before it closes opens again when the rule holds again', async () => {
  const page = open({ when: ['is', 'session.loggedIn', 'eq', true], caps: { perVisit: 2 } })
  page.setFacts({ 'session.loggedIn': true })
  await page.popups.next()
  page.setFacts({ 'session.loggedIn': false })
  page.popups.close()
  expect(await page.shown()).toBe('')
  page.setFacts({ 'session.loggedIn': true })
  expect(await page.shown()).toBe('popup-0')
})

test('an automatic popup that cannot be loaded is reported, not counted as shown, and the next popup opens', async () => {
  const page = open({ priority: 5, slice: LOST, caps: { perDay: 1 } }, {})
  await page.popups.next()
  expect(await page.shown()).toBe('popup-1')
  expect(page.reports).toEqual([`POPUP Error: ${LOST}`])
  const counted = JSON.stringify([...page.stored.values()])
  expect(counted).toContain('popup-1')
  expect(counted).not.toContain('popup-0')
})

test('when a popup cannot be loaded, the open popup stays on screen', async () => {
  const page = open({}, { auto: false, slice: LOST })
  await page.popups.next()
  await expect(page.popups.open('popup-1')).rejects.toThrow(LOST)
  expect(await page.shown()).toBe('popup-0')
  page.popups.close('popup-0')
  expect(await page.shown()).toBe('')
})

test('when the popup below a message cannot be loaded again, the failure is reported and the message closes', async () => {
  const page = open({ auto: false }, { id: 'message', auto: false })
  await page.popups.open('popup-0')
  await page.popups.open('message')
  page.lose('popup-0')
  page.popups.close()
  await page.shown()
  expect(await page.shown()).toBe('')
  expect(page.reports).toEqual([`POPUP Error: ${LOST}`])
})

test('when another page opens, the next popup is chosen by the rules for the new page, not for the previous page', async () => {
  const page = open(
    { priority: 5, when: ['is', 'route.id', 'eq', 'home'] },
    { when: ['is', 'route.id', 'eq', 'home'] },
    { when: ['is', 'route.id', 'eq', 'news'] },
  )
  await page.popups.next()
  expect(await page.shown()).toBe('popup-0')
  page.popups.closeAll()
  expect(await page.shown()).toBe('')
  page.setFacts({ 'route.id': 'news' })
  await page.popups.next()
  expect(await page.shown()).toBe('popup-2')
  expect(JSON.stringify([...page.stored.values()])).not.toContain('popup-1')
})

test('an automatic popup that is replaced by another popup while it loads is not counted, and opens afterwards', async () => {
  const page = open({ slice: LATE, caps: { perDay: 1 } }, { auto: false })
  void page.popups.next()
  await page.popups.open('popup-1')
  page.arrive()
  expect(await page.shown()).toBe('popup-1')
  expect(page.stored.size).toBe(0)
  page.popups.close()
  await page.shown()
  page.arrive()
  expect(await page.shown()).toBe('popup-0')
  expect(JSON.stringify([...page.stored.values()])).toContain('popup-0')
})

test('an automatic popup that is chosen again while it is being loaded is counted once', async () => {
  const page = open({ slice: LATE, caps: { perDay: 5 } })
  void page.popups.next()
  page.popups.closeAll()
  void page.popups.next()
  page.arrive()
  expect(await page.shown()).toBe('popup-0')
  expect(page.stored.get('popups.')).toMatchObject({ 'popup-0': { total: 1 } })
})

test('an automatic popup below a message is counted once, when it is shown after the message', async () => {
  const page = open({ slice: LATE, caps: { perDay: 1 } }, { id: 'message', auto: false })
  void page.popups.next()
  await page.popups.open('message')
  page.arrive()
  await page.shown()
  page.popups.close('message')
  page.arrive()
  expect(await page.shown()).toBe('popup-0')
  page.popups.close()
  page.arrive()
  expect(await page.shown()).toBe('')
  expect(page.stored.get('popups.')).toMatchObject({ 'popup-0': { total: 1 } })
})

test('an automatic popup whose rule no longer holds after its load is not shown, and the next popup opens', async () => {
  const page = open({ priority: 5, slice: LATE, when: ['is', 'session.loggedIn', 'eq', false] }, {})
  page.setFacts({ 'session.loggedIn': false })
  void page.popups.next()
  page.setFacts({ 'session.loggedIn': true })
  page.arrive()
  expect(await page.shown()).toBe('popup-1')
  expect(JSON.stringify([...page.stored.values()])).not.toContain('popup-0')
})

test('a message above a popup whose rule no longer holds closes at the first press of its button', async () => {
  const page = open({ slice: LATE, when: ['is', 'session.loggedIn', 'eq', false] }, { id: 'message', auto: false })
  page.setFacts({ 'session.loggedIn': false })
  void page.popups.next()
  await page.popups.open('message')
  page.arrive()
  page.setFacts({ 'session.loggedIn': true })
  page.popups.close()
  page.arrive()
  expect(await page.shown()).toBe('')
})

test('when the step after a closed popup opens another page, no popup opens on the old page', async () => {
  const page = open({ priority: 5 }, {})
  await page.popups.next()
  page.popups.close()
  await Promise.resolve()
  page.popups.hold(true)
  expect(await page.shown()).toBe('')
})

test('while another page is being loaded, no popup opens automatically, not even a popup that was already loading', async () => {
  const page = open({ slice: LATE }, { auto: false })
  void page.popups.next()
  page.popups.hold(true)
  page.arrive()
  expect(await page.shown()).toBeUndefined()
  await page.popups.open('popup-1')
  expect(await page.shown()).toBe('popup-1')
  page.popups.close()
  await page.popups.next()
  expect(await page.shown()).toBe('')
  page.popups.closeAll()
  page.setFacts({ 'route.id': 'news' })
  void page.popups.next()
  page.arrive()
  expect(await page.shown()).toBe('popup-0')
})

test('a popup that is opened by name while another page is being loaded stays on that page, and older popups close', async () => {
  const page = open({ auto: false }, { auto: false })
  await page.popups.open('popup-0')
  page.popups.hold(true)
  await page.popups.open('popup-1')
  page.popups.closeAll()
  expect(await page.shown()).toBe('popup-1')
  page.popups.hold(true)
  page.popups.closeAll()
  expect(await page.shown()).toBe('')
})

test('a popup that is opened by name during the load of a page may arrive after the page, and does not bring back the popup before it', async () => {
  const page = open({ auto: false }, { auto: false, slice: LATE }, { auto: false, slice: LOST })
  await page.popups.open('popup-0')
  page.popups.hold(true)
  const opening = page.popups.open('popup-1')
  page.popups.closeAll()
  expect(await page.shown()).toBe('')
  page.arrive()
  await opening
  expect(await page.shown()).toBe('popup-1')
  page.popups.hold(true)
  const lost = page.popups.open('popup-2')
  page.popups.closeAll()
  await expect(lost).rejects.toThrow(LOST)
  expect(await page.shown()).toBe('')
})

test('a popup with a total limit is counted for the device, not for the player', async () => {
  const page = open({ caps: { total: 1 } }, { caps: { perUser: 1 } })
  await page.popups.next()
  expect(await page.shown()).toBe('popup-0')
  page.popups.close()
  expect(await page.shown()).toBe('popup-1')
  expect(page.stored.get('popupCounts')).toEqual({ 'popup-0': 1 })
  const next = open({ caps: { total: 1 } })
  next.stored.set('popupCounts', { 'popup-0': 1 })
  await next.popups.next()
  expect(await next.shown()).toBeUndefined()
})

test('a popup that is closed while a message is above it does not open again', async () => {
  const page = open({ auto: false }, { id: 'message', auto: false })
  await page.popups.open('popup-0')
  await page.popups.open('message')
  page.popups.close('popup-0')
  expect(await page.shown()).toBe('message')
  page.popups.close('message')
  expect(await page.shown()).toBe('')
})

test('if a message appears while the popup below an earlier message is being opened again, the new message stays', async () => {
  const page = open({ auto: false, slice: LATE }, { id: 'message', auto: false })
  void page.popups.open('popup-0')
  page.arrive()
  await page.shown()
  await page.popups.open('message')
  page.popups.close()
  await page.popups.open('message')
  page.arrive()
  expect(await page.shown()).toBe('message')
})

test('an automatic popup does not open while popups are held back, and opens afterwards', async () => {
  const page = open({})
  page.popups.hold(true)
  await page.popups.next()
  expect(await page.shown()).toBeUndefined()
  page.popups.hold(false)
  expect(await page.shown()).toBe('popup-0')
})

test('a popup that is opened by name opens whether or not its rule holds, and is not counted', async () => {
  const page = open({ slice: LATE, when: ['is', 'session.loggedIn', 'eq', false] })
  page.setFacts({ 'session.loggedIn': false })
  void page.popups.next()
  page.popups.closeAll()
  page.setFacts({ 'session.loggedIn': true })
  void page.popups.open('popup-0')
  page.arrive()
  expect(await page.shown()).toBe('popup-0')
  expect(page.stored.size).toBe(0)
})

test('after a popup that is opened by name could not be loaded, popups open automatically again', async () => {
  const page = open({ when: ['is', 'session.loggedIn', 'eq', true] }, { auto: false, slice: LOST })
  await page.popups.next()
  const opened = page.popups.open('popup-1')
  page.setFacts({ 'session.loggedIn': true })
  await expect(opened).rejects.toThrow(LOST)
  expect(await page.shown()).toBe('popup-0')
})
