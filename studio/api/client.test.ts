import axios, { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { afterEach, expect, test, vi } from 'vitest'
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

const { adapter = [] } = axios.defaults

afterEach(() => {
  axios.defaults.adapter = adapter
  vi.resetModules()
})

test('when the server does not answer a preview or a search in the history, the message only says to try again', async () => {
  axios.defaults.adapter = (config) => Promise.reject(new AxiosError('Network Error', undefined, config))
  // Loads the client again, because it copies the defaults.
  vi.resetModules()
  const [{ api }, { historyApi }] = await Promise.all([import('./api.ts'), import('../history/api.ts')])
  const at = { facts: {}, at: 0 }
  const reads = [
    () => api.preview(undefined, at),
    () => api.preview('1', at),
    () => historyApi.preview({ ...at, sequence: 1 }),
    () => historyApi.ofDocuments(['page/home.json']),
  ]
  for (const read of reads) await expect(read()).rejects.toThrow(/^The server does not answer\. Try again\.$/)
  await expect(api.publish('1', 1)).rejects.toThrow('It is unknown whether it has executed this command.')
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
