/** The paper model: what it says follows from what it is given, and the page is what the script writes. */
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { assumed, measuredIn, modelOf, noticed, outage, scaleDocument, scaleFile, secondsUntil, secondsUntilHinted } from './scale.ts'

const measured = { firstVisit: 135_000, repeatVisit: 2000, changedVisit: 18_000, nginxMicros: 50, serverMicros: 200 }

it('the page about scale is what the bench writes; npm run bench -- scale writes it again', async () => {
  expect(await readFile(scaleFile, 'utf8')).toBe(await scaleDocument())
})

it('pages that are open follow from visits a second and their length', () => {
  const { open, visitsASecond, loads } = modelOf(measured, { ...assumed, players: 86_400, visits: 1, peak: 2, seconds: 300 })
  expect([visitsASecond, open]).toEqual([2, 600])
  expect(loads.pointer.requests).toBe(2 * (300 / 30 + 1 + assumed.focuses))
})

it('twice the players are twice the load of every kind', () => {
  const [one, two] = [1, 2].map((times) => modelOf(measured, { ...assumed, players: times * 1_000_000 }))
  for (const kind of ['html', 'hashed', 'pointer', 'hint', 'gateway'] as const)
    expect((two?.loads[kind].requests ?? 0) / (one?.loads[kind].requests ?? 0)).toBeCloseTo(2)
})

it('every open page has asked after the longest wait, and a lively share before the shortest', () => {
  expect([noticed(0), noticed(15), noticed(22.5), noticed(37.5), noticed(60)]).toEqual([0, 0.5, 0.75, 1, 1])
  for (const share of [0.1, 0.5, 0.75, 0.9, 0.99]) expect(noticed(secondsUntil(share))).toBeCloseTo(share)
})

it('hints reach nearly everybody within five seconds, and everybody before the poll would reach a sixth', () => {
  expect(secondsUntilHinted(0.99)).toBeLessThan(5)
  expect(secondsUntilHinted(1)).toBeLessThan(secondsUntil(1 / 6))
})

it('an outage costs what visits try again, and no tries cost what is tried on first visits only', () => {
  const model = modelOf(measured, { ...assumed, players: 86_400, visits: 1, peak: 1, first: 0 })
  expect(outage(model, 10).more).toBe(10)
  expect(outage(model, 10).times).toBeCloseTo(1 + 10 / model.loads.gateway.requests)
  expect(outage(model, 0)).toEqual({ more: 0, times: 1 })
})

it('a table that lacks a figure is named', () => {
  expect(() => measuredIn('| bytes of a visit | Home, first | 1,000 B |')).toThrow(/has no "bytes of a visit" of "Home, repeat"/)
})
