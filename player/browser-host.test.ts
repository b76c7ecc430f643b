// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { createBrowserHost } from './browser-host.ts'
import { createContainer } from './container.ts'
import type { Navigation } from './navigation/navigation.ts'

function open() {
  const opened: string[] = []
  const reports: string[] = []
  vi.spyOn(location, 'assign').mockImplementation((to) => void opened.push(String(to)))
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
  '%s is opened',
  (to) => {
    const { host, opened, reports } = open()
    host.navigate({ to })
    expect([opened, reports]).toEqual([[to], []])
  },
)

test.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'http://plain.example', ''])(
  '%j is not opened, and is reported',
  (to) => {
    const { host, opened, reports } = open()
    host.navigate({ to })
    expect([opened, reports]).toEqual([[], ['NAVIGATE']])
  },
)
