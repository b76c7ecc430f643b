// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { readReports } from '../server/observe/read-reports.ts'
import { createReporter, reportUncaught } from './report.ts'

afterEach(() => vi.unstubAllGlobals())

/** Returns the bodies of the reports, which are sent in a task of their own. */
async function bodiesOf(sent: readonly Blob[]): Promise<readonly string[]> {
  await new Promise((resume) => setTimeout(resume))
  return await Promise.all(sent.map((body) => body.text()))
}

test('each subject is reported only once, and the server logs every field of the report', async () => {
  const sent: Blob[] = []
  vi.stubGlobal('navigator', { sendBeacon: (_address: string, body: Blob) => sent.push(body) > 0 })
  history.replaceState(null, '', '/slot?token=secret')
  const report = createReporter('b1')
  report('ACTION-FAILED', 'Error: no', 'games.open')
  report('ACTION-FAILED', 'Error: no', 'games.open')
  report('ACTION-FAILED', 'Error: no', 'games.exit')
  const bodies = await bodiesOf(sent)
  const common = { code: 'ACTION-FAILED', message: 'Error: no', path: '/slot', build: 'b1' }
  expect(bodies.flatMap((body) => readReports(JSON.parse(body)))).toEqual([
    { ...common, subject: 'games.open' },
    { ...common, subject: 'games.exit' },
  ])
  expect(Object.keys(JSON.parse(bodies[0] ?? '{}') as object).sort()).toEqual(
    [...Object.keys(common), 'subject'].sort(),
  )
})

test('problems without a subject are reported once for each message', async () => {
  const sent: Blob[] = []
  vi.stubGlobal('navigator', { sendBeacon: (_address: string, body: Blob) => sent.push(body) > 0 })
  const report = createReporter('b1')
  for (const key of ['app.offline', 'app.system', 'app.offline']) report('STRING-MISSING', key)
  const bodies = await bodiesOf(sent)
  expect(bodies.map((body) => (JSON.parse(body) as { message: string }).message)).toEqual(['app.offline', 'app.system'])
})

test('uncaught errors and rejections are reported, but not the loop notice of ResizeObserver', async () => {
  const sent: Blob[] = []
  vi.stubGlobal('navigator', { sendBeacon: (_address: string, body: Blob) => sent.push(body) > 0 })
  reportUncaught(createReporter('b1'))
  dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }))
  dispatchEvent(new ErrorEvent('error', { message: 'Uncaught Error: in a timer', error: new Error('in a timer') }))
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new TypeError('not handled') }))
  const bodies = await bodiesOf(sent)
  expect(bodies.flatMap((body) => readReports(JSON.parse(body)))).toMatchObject([
    { code: 'UNCAUGHT', message: 'Uncaught Error: in a timer' },
    { code: 'UNCAUGHT', message: 'TypeError: not handled' },
  ])
})
