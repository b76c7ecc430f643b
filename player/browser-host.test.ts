// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { createBrowserHost } from './browser-host.ts'
import { createContainer } from './container.ts'
import type { Navigation } from './navigation/navigation.ts'

function open() {
  const opened: string[] = []
  const reports: string[] = []
  vi.spyOn(location, 'assign').mockImplementation((to) => void opened.push(String(to)))
  vi.spyOn(location, 'replace').mockImplementation((to) => void opened.push(`replaced by ${String(to)}`))
  const navigation = { go: async (to: string) => await Promise.resolve(void opened.push(to)) } as unknown as Navigation
  const host = createBrowserHost({
    report: (code) => void reports.push(code),
    prefix: '',
    container: createContainer(),
    load: async () => await Promise.reject(new Error('not used')),
    renderPopup: () => undefined,
    navigation: () => navigation,
    linkSchemes: () => ['viber'],
  })
  return { host, opened, reports }
}

test.each(['/deposit?x=1', 'https://example.ph/a', 'HTTPS://example.ph/a', 'viber://chat', 'tel:+632'])(
  'the browser host opens the address %s',
  (to) => {
    const { host, opened, reports } = open()
    host.navigate({ to })
    expect([opened, reports]).toEqual([[to], []])
  },
)

test('a timer that ends while the page is hidden runs when the page becomes visible, and only once', () => {
  vi.useFakeTimers()
  let isHidden = true
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'))
  let runs = 0
  const stop = open().host.every(1000, () => runs++)
  vi.advanceTimersByTime(2500)
  expect(runs).toBe(0)
  isHidden = false
  document.dispatchEvent(new Event('visibilitychange'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(runs).toBe(1)
  vi.advanceTimersByTime(1000)
  expect(runs).toBe(2)
  stop()
  vi.advanceTimersByTime(5000)
  expect(runs).toBe(2)
  vi.useRealTimers()
})

test('an external address replaces the page that redirects to it, so Back does not return to that page', () => {
  const { host, opened } = open()
  host.navigate({ to: 'https://store.example/app', replace: true })
  expect(opened).toEqual(['replaced by https://store.example/app'])
})

test('a path that is not a page of the site is loaded as a document', () => {
  const { host, opened, reports } = open()
  vi.mocked(location.assign).mockImplementation((to) => void opened.push(`document ${String(to)}`))
  host.navigate({ to: '/sandbox/play/50103', document: true })
  host.navigate({ to: '//evil.example', document: true })
  expect([opened, reports]).toEqual([['document /sandbox/play/50103'], ['NAVIGATE']])
})

test.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'http://plain.example', ''])(
  'the browser host does not open the address %j, and reports it',
  (to) => {
    const { host, opened, reports } = open()
    host.navigate({ to })
    expect([opened, reports]).toEqual([[], ['NAVIGATE']])
  },
)
