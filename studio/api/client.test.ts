import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { expect, test } from 'vitest'
import { ApiError, failureOf, onSessionEnd } from './client.ts'

const answer = (status: number, data: unknown): AxiosError =>
  new AxiosError('failed', undefined, undefined, undefined, { status, data } as AxiosResponse)

const noAnswer = (method: string): Error =>
  failureOf(new AxiosError('Network Error', undefined, { method } as InternalAxiosRequestConfig))

test('when the server does not answer a command, the message says that the result is unknown and what to do', () => {
  expect(noAnswer('post')).toMatchObject({
    status: 0,
    message:
      'The server does not answer. It is unknown whether it has executed this command. ' +
      'Load the page again to see the current state, and repeat the command if necessary.',
  })
})

test('when the server does not answer a request that changes nothing, the message only says to try again', () => {
  expect(noAnswer('get')).toMatchObject({ status: 0, message: 'The server does not answer. Try again.' })
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
