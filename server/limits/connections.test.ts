import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { type ConnectionLimits, closeStalledConnections, limitConnections } from './connections.ts'

/** Long timeout for slow machines. */
const patient = { timeout: 20_000 }

let server: Server
let port: number
let sockets: Socket[]
let refused: unknown[][]
let address: string

async function open(limits: Partial<ConnectionLimits>, listener: RequestListener = respond): Promise<void> {
  sockets = []
  refused = []
  address = 'a'
  server = createServer(listener)
  limitConnections(server, {
    total: 100,
    perAddress: 100,
    addressOf: () => address,
    onRefused: (...args) => void refused.push(args),
    ...limits,
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  port = (server.address() as AddressInfo).port
}

function respond(request: IncomingMessage, response: Parameters<RequestListener>[1]): void {
  request.resume()
  request.on('end', () => response.end(`done ${request.url}`))
}

afterEach(() => {
  for (const socket of sockets) socket.destroy()
  server.closeAllConnections()
  server.close()
})

/** Opens a connection that records everything it receives. */
async function connected(): Promise<{ socket: Socket; text: () => string; closed: Promise<unknown> }> {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  let text = ''
  socket.on('data', (chunk) => (text += String(chunk)))
  socket.on('error', () => undefined)
  const closed = once(socket, 'close')
  const accepted = once(server, 'connection')
  await once(socket, 'connect')
  await accepted
  return { socket, text: () => text, closed }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: habi\r\n\r\n`
const slowPost = 'POST /slow HTTP/1.1\r\nhost: habi\r\ncontent-length: 1000\r\n\r\n{'

test('a connection beyond the limit gets 503 with a message, and open connections keep working', async () => {
  await open({ total: 2 })
  const first = await connected()
  const second = await connected()
  const third = await connected()
  await third.closed
  expect(third.text()).toMatch(
    /^HTTP\/1\.1 503 Service Unavailable\r\n[^]*retry-after: 5[^]*\{"error":"the server has too many open connections; /,
  )
  expect(refused).toEqual([['connections', 'a']])
  for (const [index, { socket, text }] of [first, second].entries()) {
    socket.write(get(`/${index}`))
    await expect.poll(text, patient).toContain(`done /${index}`)
  }
})

test('a closed connection makes room for a new connection', async () => {
  await open({ total: 1 })
  const first = await connected()
  first.socket.destroy()
  await expect
    .poll(async () => {
      const next = await connected()
      next.socket.write(get('/next'))
      return await Promise.race([next.closed.then(() => ''), once(next.socket, 'data').then(() => next.text())])
    }, patient)
    .toContain('done /next')
})

test('connections are limited for each client address, and not limited for trusted proxies', async () => {
  await open({ perAddress: 2, addressOf: () => (address === 'proxy' ? undefined : address) })
  await connected()
  await connected()
  const third = await connected()
  await third.closed
  expect(third.text()).toContain('{"error":"your network has too many open connections; try again in a few seconds"}')
  expect(refused).toEqual([['address', 'a']])
  for (const other of ['b', 'proxy', 'proxy', 'proxy']) {
    address = other
    const { socket, text } = await connected()
    socket.write(get(`/${other}`))
    await expect.poll(text, patient).toContain(`done /${other}`)
  }
})

test('a connection over the limit of its client address ends the slowest request of that address only', async () => {
  await open({ perAddress: 1, slowAfterMs: 0 })
  const slow: Awaited<ReturnType<typeof connected>>[] = []
  for (const sender of ['b', 'a']) {
    address = sender
    const one = await connected()
    const arrived = once(server, 'request')
    one.socket.write(slowPost)
    await arrived
    slow.push(one)
  }
  const client = await connected()
  client.socket.write(get('/client'))
  await expect.poll(client.text, patient).toContain('done /client')
  await slow[1]?.closed
  slow[0]?.socket.write('x'.repeat(999))
  await expect.poll(() => slow[0]?.text(), patient).toContain('done /slow')
})

test('an idle connection is closed to make room for new connections', async () => {
  await open({ total: 1 })
  // Otherwise the server would close the idle connection after a while anyway.
  server.keepAliveTimeout = 0
  const idle = await connected()
  idle.socket.write(get('/idle'))
  await expect.poll(idle.text, patient).toContain('done /idle')
  const refusedOne = await connected()
  await Promise.all([idle.closed, refusedOne.closed])
  const next = await connected()
  next.socket.write(get('/next'))
  await expect.poll(next.text, patient).toContain('done /next')
})

test('when all connections have slow requests, the slowest request is ended for a new client', async () => {
  await open({ total: 3, slowAfterMs: 0 })
  const slow = [await connected(), await connected(), await connected()]
  for (const { socket } of slow) {
    const arrived = once(server, 'request')
    socket.write(slowPost)
    await arrived
  }
  const client = await connected()
  client.socket.write(get('/client'))
  await expect.poll(client.text, patient).toContain('done /client')
  await slow[0]?.closed
  expect(slow[0]?.text()).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n[^]*\{"error":"the request arrived too slowly, /)
  expect(refused).toEqual([])
  // The rest of the second slow request arrives, and is answered.
  slow[1]?.socket.write('x'.repeat(999))
  await expect.poll(() => slow[1]?.text(), patient).toContain('done /slow')
})

test.each(['at once', 'late'])(
  'a request that arrived completely and is read %s is never cut off for a new client',
  async (read) => {
    let finish: (() => void) | undefined
    await open({ total: 1, slowAfterMs: 0 }, (request, response) => {
      const end = (): void => void request.resume().on('end', () => response.end('late'))
      if (read === 'late') finish = end
      else request.resume().on('end', () => (finish = () => response.end('late')))
    })
    const client = await connected()
    client.socket.write('POST /a HTTP/1.1\r\nhost: habi\r\ncontent-length: 2\r\n\r\n{}')
    await expect.poll(() => finish, patient).toBeDefined()
    const other = await connected()
    await other.closed
    expect(other.text()).toContain(' 503 ')
    finish?.()
    await expect.poll(client.text, patient).toContain('late')
  },
)

test('a client that does not read its response is cut off; a client that waits for a slow response keeps its connection', async () => {
  const answer = new Promise<() => void>((resolve) => {
    void open({}, (request, response) => {
      if (request.url === '/long') resolve(() => response.end('late'))
      else response.end(Buffer.alloc(50_000_000))
    })
  })
  await expect.poll(() => server?.listening, patient).toBe(true)
  closeStalledConnections(server, 100)
  const waiting = await connected()
  waiting.socket.write(get('/long'))
  const respondLate = await answer
  const lazy = connect(port, '127.0.0.1')
  sockets.push(lazy)
  const accepted = once(server, 'connection')
  lazy.write(get('/large'))
  const [serverSide] = (await accepted) as [Socket]
  await once(serverSide, 'close')
  // The connection of the long response had no traffic for longer than the limit of 100 ms.
  respondLate()
  await expect.poll(waiting.text, patient).toContain('late')
})
