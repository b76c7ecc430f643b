import { expect, test } from 'vitest'
import type { SiteInspection } from '../../engine/release/inspect.ts'
import { Inspections } from './inspections.ts'

const empty: SiteInspection = { findings: [], earlier: [], difference: { documents: [] } }

function open(): { readonly inspections: Inspections; readonly clock: { time: number }; readonly made: string[] } {
  const clock = { time: 0 }
  return { inspections: new Inspections({ now: () => clock.time }), clock, made: [] }
}

test('an inspection is shared by concurrent requests and cached for five minutes', async () => {
  const { inspections, clock, made } = open()
  const read = (content: string): Promise<SiteInspection> =>
    inspections.read(content, async () => {
      made.push(content)
      return empty
    })
  await Promise.all([read('one'), read('one'), read('other')])
  clock.time = 4 * 60_000
  await read('one')
  expect(made).toEqual(['one', 'other'])
  clock.time = 5 * 60_000
  await read('one')
  expect(made).toEqual(['one', 'other', 'one'])
})

test('an inspection that failed is repeated', async () => {
  const { inspections } = open()
  await expect(inspections.read('one', () => Promise.reject(new Error('stopped')))).rejects.toThrow('stopped')
  expect(await inspections.read('one', async () => empty)).toBe(empty)
})

test('at most eight inspections are cached', async () => {
  const { inspections, made } = open()
  const read = (content: string): Promise<SiteInspection> =>
    inspections.read(content, async () => {
      made.push(content)
      return empty
    })
  for (let n = 0; n < 9; n++) await read(String(n))
  await read('8')
  await read('0')
  expect(made.slice(9)).toEqual(['0'])
})
