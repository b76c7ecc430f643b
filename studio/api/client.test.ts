import { AxiosError, type AxiosResponse } from 'axios'
import { expect, test } from 'vitest'
import { ApiError, failureOf, OFFLINE, onSessionEnd } from './client.ts'

const answer = (status: number, data: unknown): AxiosError =>
  new AxiosError('failed', undefined, undefined, undefined, { status, data } as AxiosResponse)

test('a server that does not answer is an outage that keeps what was typed', () => {
  expect(failureOf(new AxiosError('Network Error'))).toMatchObject({ status: 0, message: OFFLINE })
})

test('a refusal shows the words of the server as a sentence, with its findings', () => {
  const findings = [{ code: 'CFG-TYPE', message: 'expected a number' }]
  const failure = failureOf(answer(422, { error: 'the site has errors', findings }))
  expect(failure.message).toBe('The site has errors.')
  expect(failure instanceof ApiError && failure.findings).toEqual(findings)
})

test('an answer without words names its status and what to do', () => {
  expect(failureOf(answer(503, '')).message).toContain('(503)')
  expect(failureOf(answer(429, {})).message).toContain('Wait a minute')
})

test('an ended session is announced once for each refused request', () => {
  let ended = 0
  const stop = onSessionEnd(() => ended++)
  failureOf(answer(401, {}))
  stop()
  failureOf(answer(401, {}))
  expect(ended).toBe(1)
})
