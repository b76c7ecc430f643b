// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestSession, settle } from './session.fixture.ts'
import type { NodeEvent } from '../engine/core/node-event.ts'
import { countViews } from './tracking/views.ts'

/** A fake IntersectionObserver that the test controls. */
class Observer {
  static current: Observer
  readonly observed = new Set<Element>()
  readonly #report: (entries: readonly object[]) => void
  constructor(report: (entries: readonly object[]) => void) {
    this.#report = report
    Observer.current = this
  }
  observe(target: Element): void {
    this.observed.add(target)
  }
  unobserve(target: Element): void {
    this.observed.delete(target)
  }
  disconnect(): void {
    this.observed.clear()
  }
  show(target: Element, intersectionRatio: number): void {
    if (this.observed.has(target)) this.#report([{ target, intersectionRatio }])
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', Observer)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const banner = '<a data-node="home/hero/b:a" data-document="banner/a"><i>A</i></a>'

function open(html = banner, accepts: () => boolean = () => true) {
  document.body.innerHTML = html
  const sent: NodeEvent[][] = []
  const counter = countViews({
    where: () => ({ release: 'r1', route: 'home' }),
    send: (events) => accepts() && sent.push([...events]) > 0,
  })
  const kinds = (): string[] => sent.flat().map(({ kind, document: id }) => `${kind} ${id}`)
  const element = (): Element => document.querySelector('a') as Element
  return { counter, sent, kinds, element }
}

test('a node that is half visible for a second counts once in a page view', () => {
  const { counter, sent, kinds, element } = open()
  Observer.current.show(element(), 0.5)
  vi.advanceTimersByTime(999)
  Observer.current.show(element(), 0.4)
  vi.advanceTimersByTime(10_000)
  expect(sent).toEqual([])
  for (let n = 0; n < 2; n++) {
    Observer.current.show(element(), 1)
    vi.advanceTimersByTime(6000)
  }
  expect(sent).toEqual([
    [{ kind: 'impression', document: 'banner/a', node: 'home/hero/b:a', release: 'r1', route: 'home' }],
  ])
  counter.newPage()
  Observer.current.show(element(), 1)
  vi.advanceTimersByTime(6000)
  expect(kinds()).toEqual(['impression banner/a', 'impression banner/a'])
  counter.stop()
})

test('every click inside a node counts, and clicks elsewhere do not', () => {
  const { counter, kinds } = open(`${banner}<b>other</b>`)
  for (const name of ['i', 'a', 'b']) document.querySelector<HTMLElement>(name)?.click()
  dispatchEvent(new Event('pagehide'))
  expect(kinds()).toEqual(['click banner/a', 'click banner/a'])
  counter.stop()
  document.querySelector('a')?.click()
  dispatchEvent(new Event('pagehide'))
  expect(kinds()).toHaveLength(2)
})

test('events are sent in batches of 20 or after five seconds, and again until they are accepted', () => {
  let accepts = true
  const { counter, sent, element } = open(banner, () => accepts)
  const click = (times: number): void => {
    for (let n = 0; n < times; n++) (element() as HTMLElement).click()
  }
  click(21)
  expect(sent.map((batch) => batch.length)).toEqual([20])
  accepts = false
  vi.advanceTimersByTime(5000)
  expect(sent).toHaveLength(1)
  accepts = true
  vi.advanceTimersByTime(5000)
  expect(sent.map((batch) => batch.length)).toEqual([20, 1])
  counter.stop()
})

test('nodes that appear later are observed, and removed nodes are no longer observed', async () => {
  const { counter, kinds, element } = open('<main></main>')
  const main = document.querySelector('main') as Element
  main.innerHTML = banner
  await vi.advanceTimersByTimeAsync(300)
  Observer.current.show(element(), 1)
  await vi.advanceTimersByTimeAsync(6000)
  expect(kinds()).toEqual(['impression banner/a'])
  main.innerHTML = ''
  await vi.advanceTimersByTimeAsync(300)
  expect(Observer.current.observed.size).toBe(0)
  counter.stop()
})

test('without consent nothing is counted, and a refusal ends the counting', async () => {
  vi.useRealTimers()
  const beacons: string[] = []
  vi.stubGlobal('navigator', { sendBeacon: (address: string) => beacons.push(address) > 0 })
  document.body.innerHTML = banner
  const { start, run, set } = createTestSession({ constants: { productId: 'C66' } })
  set({ 'fact.route.path': '/', 'fact.route.id': 'home' })
  await start('tracking')
  const click = async (): Promise<number> => {
    document.querySelector('a')?.click()
    dispatchEvent(new Event('pagehide'))
    await settle()
    return beacons.length
  }
  expect(await click()).toBe(0)
  await run('tracking.setConsent', { choice: 'allowed' })
  await vi.waitFor(async () => expect(await click()).toBeGreaterThan(0))
  const before = beacons.length
  await run('tracking.setConsent', { choice: 'refused' })
  expect([await click(), Observer.current.observed.size]).toEqual([before, 0])
  expect(new Set(beacons)).toEqual(new Set(['/report']))
})
