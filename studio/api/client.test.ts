import { AxiosError, type AxiosResponse } from 'axios'
import { expect, test } from 'vitest'
import { ApiError, failureOf, OFFLINE, onSessionEnd } from './client.ts'

const answer = (status: number, data: unknown): AxiosError =>
  new AxiosError('failed', undefined, undefined, undefined, { status, data } as AxiosResponse)

test('when the server does not answer, the message says that what was typed is kept', () => {
  expect(failureOf(new AxiosError('Network Error'))).toMatchObject({ status: 0, message: OFFLINE })
})

test('a refusal shows the message of the server as a sentence, with its findings', () => {
  const findings = [{ code: 'CFG-TYPE', message: 'expected a number' }]
  const failure = failureOf(answer(422, { error: 'the site has errors', findings }))
  expect(failure.message).toBe('The site has errors.')
  expect(failure instanceof ApiError && failure.findings).toEqual(findings)
})

test('an error response without a message gets a message that names the status or what to do', () => {
  expect(failureOf(answer(503, '')).message).toContain('(503)')
  expect(failureOf(answer(429, {})).message).toContain('Wait a minute')
})

test('a response with status 401 notifies a listener of the end of the session until the listener is removed', () => {
  let ended = 0
  const stop = onSessionEnd(() => ended++)
  failureOf(answer(401, {}))
  stop()
  failureOf(answer(401, {}))
  expect(ended).toBe(1)
})
