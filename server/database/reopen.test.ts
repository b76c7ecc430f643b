import { expect, test } from 'vitest'
import { UnavailableError } from '../unavailable-error.ts'
import { createOutage } from './outage.ts'
import { reopen } from './reopen.ts'

test('an outage is reported once at its start and once at its end', async () => {
  const lines: string[] = []
  const outage = createOutage({ onProblem: (line) => lines.push(line), onRecovery: (line) => lines.push(line) })
  let left = 3
  const closed: string[] = []
  const resource = reopen({
    open: async () => {
      const cause = new AggregateError([new Error('refused ::1'), new Error('refused 127.0.0.1')])
      if (left-- > 0) throw new UnavailableError('for clients', { cause })
      return 'database'
    },
    close: async (name) => void closed.push(name),
    outage,
    pauseMs: 1,
  })
  await expect(resource.get()).rejects.toThrow('The database is not available. Please try again later.')
  expect(resource.current()).toBeUndefined()
  expect(await resource.opened).toBe('database')
  expect([await resource.get(), resource.current(), resource.attempts()]).toEqual(['database', 'database', 4])
  expect(lines).toEqual([
    'The database is not available: refused ::1, refused 127.0.0.1. Calls are refused until the server can connect again.',
    'The database is available again.',
  ])
  await resource.close()
  expect(closed).toEqual(['database'])
})

test('closing ends the attempt to open that is in progress, and reports no outage', async () => {
  const lines: string[] = []
  const outage = createOutage({ onProblem: (line) => lines.push(line), onRecovery: (line) => lines.push(line) })
  const open = (signal: AbortSignal): Promise<never> =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
  const resource = reopen({ open, close: async () => {}, outage })
  const waiting = resource.get()
  await Promise.all([resource.close(), expect(waiting).rejects.toThrow(UnavailableError)])
  expect(lines).toEqual([])
})

test('after a close, no further attempt to open is made', async () => {
  let attempts = 0
  const outage = createOutage({ onProblem: () => {}, onRecovery: () => {} })
  const open = async (): Promise<never> => {
    attempts++
    throw new Error('no')
  }
  const resource = reopen({ open, close: async () => {}, outage, pauseMs: 0, maxPauseMs: 0 })
  await expect(resource.get()).rejects.toThrow(UnavailableError)
  await resource.close()
  const before = attempts
  for (let turn = 0; turn < 10; turn++) await new Promise((resume) => setTimeout(resume))
  expect(attempts).toBe(before)
})
