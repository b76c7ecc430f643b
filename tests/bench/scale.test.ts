/** The estimate of the load: its formulas, and that `docs/scale.md` is up to date. */
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { assumed, measuredIn, modelOf, outage, pollShare, secondsUntil, secondsUntilHinted } from './scale-model.ts'
import { scaleDocument, scaleFile } from './scale.ts'

const measured = { firstVisit: 135_000, repeatVisit: 2000, changedVisit: 18_000, nginxMicros: 50, serverMicros: 200 }

it('docs/scale.md equals the output of npm run bench -- scale', async () => {
  expect(await readFile(scaleFile, 'utf8')).toBe(await scaleDocument())
})

it('the number of open pages is the rate of visits times the length of a visit', () => {
  const { open, visitsASecond, loads } = modelOf(measured, {
    ...assumed,
    players: 86_400,
    visits: 1,
    peak: 2,
    seconds: 300,
  })
  expect([visitsASecond, open]).toEqual([2, 600])
  expect(loads.pointer.requests).toBe(2 * (300 / 30 + 1 + assumed.focuses))
})

it('twice as many players cause twice the load of every kind', () => {
  const [one, two] = [1, 2].map((times) => modelOf(measured, { ...assumed, players: times * 1_000_000 }))
  for (const kind of ['html', 'hashed', 'pointer', 'hint', 'gateway'] as const)
    expect((two?.loads[kind].requests ?? 0) / (one?.loads[kind].requests ?? 0)).toBeCloseTo(2)
})

it('the share of open pages that have polled grows with time and reaches 100 % after the longest interval', () => {
  expect([pollShare(0), pollShare(15), pollShare(22.5), pollShare(37.5), pollShare(60)]).toEqual([0, 0.5, 0.75, 1, 1])
  for (const share of [0.1, 0.5, 0.75, 0.9, 0.99]) expect(pollShare(secondsUntil(share))).toBeCloseTo(share)
})

it('hints reach 99 % of open pages in 5 seconds, and reach all open pages before polling has reached a sixth of them', () => {
  expect(secondsUntilHinted(0.99)).toBeLessThan(5)
  expect(secondsUntilHinted(1)).toBeLessThan(secondsUntil(1 / 6))
})

it('an outage adds the retries of visits to the load; without retries the load stays the same', () => {
  const model = modelOf(measured, { ...assumed, players: 86_400, visits: 1, peak: 1, first: 0 })
  expect(outage(model, 10).more).toBe(10)
  expect(outage(model, 10).times).toBeCloseTo(1 + 10 / model.loads.gateway.requests)
  expect(outage(model, 0)).toEqual({ more: 0, times: 1 })
})

it('a missing figure is reported', () => {
  expect(() => measuredIn('| bytes of a visit | Home, first | 1,000 B |')).toThrow(
    /has no "bytes of a visit" of "Home, repeat"/,
  )
})
