import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createHints, type Hints } from './hint.ts'

let server: Server
let hints: Hints

afterEach(() => {
  hints.close()
  server.close()
})

/** Starts a server whose live release has the sequence 7. */
async function startServer(applied: boolean): Promise<void> {
  hints = createHints({ applied })
  server = createServer(({ headers, url = '' }, response) => {
    const page = headers.referer
    const shows = url === '/' ? undefined : Number(url.slice(1))
    hints.join(response, { sequence: 7, address: 'here', page, shows, lastEvent: headers['last-event-id']?.toString() })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
}

/** Opens a stream of events. `read` returns what has arrived since the last call. */
async function listen(lastEvent?: string, path = '/'): Promise<() => Promise<string>> {
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: lastEvent === undefined ? {} : { 'last-event-id': lastEvent },
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  return async () => (await reader?.read())?.value ?? ''
}

test('during development a client shows each release at once, including a release that it missed while the server restarted', async () => {
  await startServer(true)
  const read = await listen()
  expect(await read()).toBe('retry: 500\nid: 7\ndata: {"sequence":7}\n\n')
  hints.send(8)
  expect(await read()).toBe('id: 8\nevent: apply\ndata: {"sequence":8}\n\n')
  expect(await (await listen('7'))()).toBe('retry: 500\nid: 7\ndata: {"sequence":7}\n\n')
  expect(await (await listen('6'))()).toBe('retry: 500\nid: 7\nevent: apply\ndata: {"sequence":7}\n\n')
})

test('during development a client that shows an earlier release shows the live release, whatever it has received', async () => {
  await startServer(true)
  const applied = 'retry: 500\nid: 7\nevent: apply\ndata: {"sequence":7}\n\n'
  expect(await (await listen(undefined, '/6'))()).toBe(applied)
  expect(await (await listen('7', '/6'))()).toBe(applied)
  expect(await (await listen('6', '/7'))()).toBe('retry: 500\nid: 7\ndata: {"sequence":7}\n\n')
})

test('in production a hint makes pages request the pointer, but not show the release at once', async () => {
  await startServer(false)
  const read = await listen('6')
  expect(await read()).toMatch(/^retry: 1\d{4}\ndata: \{"sequence":7\}\n\n$/)
  hints.send(8)
  expect(await read()).toBe('data: {"sequence":8}\n\n')
})

test('the addresses of open pages are listed, each once', async () => {
  await startServer(true)
  const { port } = server.address() as AddressInfo
  for (const referer of ['/news', '/', '/news']) await fetch(`http://127.0.0.1:${port}/`, { headers: { referer } })
  await fetch(`http://127.0.0.1:${port}/`)
  expect([hints.size(), hints.pages()]).toEqual([4, ['/news', '/']])
})

test('open pages are counted by release, with the time since which all open pages show the live release', async () => {
  await startServer(false)
  const { port } = server.address() as AddressInfo
  const open = async (path: string): Promise<() => void> => {
    const stop = new AbortController()
    await fetch(`http://127.0.0.1:${port}${path}`, { signal: stop.signal })
    return () => stop.abort()
  }
  await open('/7')
  await open('/')
  expect([...hints.releases().clients]).toEqual([[7, 1]])
  expect(hints.releases().since).toBeTypeOf('number')
  const leave = await open('/6')
  expect(hints.releases()).toEqual({
    clients: new Map([
      [7, 1],
      [6, 1],
    ]),
    since: undefined,
  })
  leave()
  await expect.poll(() => hints.releases().clients.get(6)).toBeUndefined()
  expect(hints.releases().since).toBeTypeOf('number')
  hints.send(8)
  expect(hints.releases().since).toBeUndefined()
})
