/**
 * Gateways behind the proxy of the server that do not answer, send slowly, close the connection, or answer wrongly. The
 * proxy ends each call and logs the fault, the player gets a result with a code, and the next call succeeds.
 */
import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { request } from 'node:http'
import { Writable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import type { GatewaySettings } from '../../business/gateway/contract.ts'
import { createGateway } from '../../business/gateway/gateway.ts'
import { registerApiIsolation } from '../../server/api-isolation.ts'
import { registerCompression } from '../../server/compress.ts'
import { registerErrorResponses } from '../../server/error-responses.ts'
import { registerGatewayProxy } from '../../server/gateway-proxy.ts'
import { sample } from '../sample.fixture.ts'

const MAX_BYTES = 100_000
const TIMEOUT_MS = 400

const json = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n'
const good = '{"head":{"errCode":"0000","errMsg":""},"body":{"n":1}}'
const whole = (text: string, headers = ''): string =>
  `${json}${headers}content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`

interface GatewayFault {
  readonly name: string
  readonly group: 'time' | 'closed' | 'wrong' | 'large'
  /** The behavior of the gateway on a connection from which it has received a call. */
  readonly respond: (socket: Socket) => void
  /** Status of the response, or `cut` when the response ends in the middle. */
  readonly proxy: number | 'cut'
  /** Code of the result in the player. It is `NETWORK` for a response that is cut off. */
  readonly player: string
  /** The expected line in the log of the server; undefined when the server cannot detect the fault. */
  readonly log: RegExp | undefined
}

const timeout = 504
const unreachable = 502

function every(ms: number, socket: Socket, write: () => void): void {
  const timer = setInterval(write, ms)
  socket.on('close', () => clearInterval(timer))
}

const faults: readonly GatewayFault[] = [
  { name: 'never responds', group: 'time', respond: () => {}, proxy: timeout, player: 'HTTP-504', log: /Timeout/ },
  {
    name: 'sends half of the headers and then nothing',
    group: 'time',
    respond: (socket) => socket.write(json),
    proxy: timeout,
    player: 'HTTP-504',
    log: /Timeout/,
  },
  {
    name: 'sends headers and then nothing',
    group: 'time',
    respond: (socket) => socket.write(`${json}content-length: 50\r\n\r\n`),
    proxy: timeout,
    player: 'HTTP-504',
    log: /not complete after 400 ms|Timeout/,
  },
  {
    name: 'sends half of the body and then nothing',
    group: 'time',
    respond: (socket) => socket.write(whole(good).slice(0, -10)),
    proxy: 'cut',
    player: 'NETWORK',
    log: /not complete after 400 ms|Timeout/,
  },
  {
    name: 'sends the headers a byte at a time',
    group: 'time',
    respond(socket) {
      socket.write(`${json}x: `)
      every(20, socket, () => socket.write('x'))
    },
    proxy: timeout,
    player: 'HTTP-504',
    log: /Timeout/,
  },
  {
    name: 'sends the body a byte at a time',
    group: 'time',
    respond(socket) {
      socket.write(`${json}content-length: 100000\r\n\r\n`)
      every(20, socket, () => socket.write(' '))
    },
    proxy: 'cut',
    player: 'NETWORK',
    log: /not complete after 400 ms/,
  },
  {
    name: 'sends chunks of one byte',
    group: 'time',
    respond(socket) {
      socket.write(`${json}transfer-encoding: chunked\r\n\r\n`)
      every(20, socket, () => socket.write('1\r\n \r\n'))
    },
    proxy: 'cut',
    player: 'NETWORK',
    log: /not complete after 400 ms/,
  },
  {
    name: 'closes the connection without a response',
    group: 'closed',
    respond: (socket) => socket.end(),
    proxy: unreachable,
    player: 'HTTP-502',
    log: /other side closed|socket/i,
  },
  {
    name: 'resets the connection',
    group: 'closed',
    respond: (socket) => socket.resetAndDestroy(),
    proxy: unreachable,
    player: 'HTTP-502',
    log: /ECONNRESET|reset|closed/i,
  },
  {
    name: 'closes the connection after the headers',
    group: 'closed',
    respond: (socket) => socket.end(`${json}content-length: 50\r\n\r\n`),
    proxy: unreachable,
    player: 'HTTP-502',
    log: /closed|terminated|aborted/i,
  },
  {
    name: 'closes the connection in the middle of the body',
    group: 'closed',
    respond(socket) {
      socket.write(whole(good).slice(0, -10))
      setTimeout(() => socket.end(), 50)
    },
    proxy: 'cut',
    player: 'NETWORK',
    log: /closed|terminated|aborted/i,
  },
  {
    name: 'closes the connection in the middle of a chunk',
    group: 'closed',
    respond(socket) {
      socket.write(`${json}transfer-encoding: chunked\r\n\r\n40\r\n{"head"`)
      setTimeout(() => socket.end(), 50)
    },
    proxy: 'cut',
    player: 'NETWORK',
    log: /closed|terminated|aborted/i,
  },
  {
    name: 'announces a content-length that is too large',
    group: 'wrong',
    respond(socket) {
      socket.write(whole(good).replace(/content-length: \d+/, 'content-length: 1000'))
      setTimeout(() => socket.end(), 50)
    },
    proxy: 'cut',
    player: 'NETWORK',
    log: /closed|terminated|aborted/i,
  },
  {
    name: 'announces a content-length that is too small',
    group: 'wrong',
    respond: (socket) => socket.end(whole(good).replace(/content-length: \d+/, 'content-length: 20')),
    proxy: 200,
    player: 'BAD-ANSWER',
    log: undefined,
  },
  {
    name: 'announces two different content-lengths',
    group: 'wrong',
    respond: (socket) => socket.end(whole(good, 'content-length: 20\r\n')),
    proxy: unreachable,
    player: 'HTTP-502',
    log: /content-length/i,
  },
  {
    name: 'announces a content-length and chunks',
    group: 'wrong',
    respond: (socket) => socket.end(whole(good, 'transfer-encoding: chunked\r\n')),
    proxy: unreachable,
    player: 'HTTP-502',
    log: /content-length|transfer-encoding/i,
  },
  {
    name: 'does not speak HTTP',
    group: 'wrong',
    respond: (socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n'),
    proxy: unreachable,
    player: 'HTTP-502',
    log: /HTTP/,
  },
  {
    name: 'sends a status that does not exist',
    group: 'wrong',
    respond: (socket) => socket.end(whole(good).replace('200 OK', '999 What')),
    proxy: unreachable,
    player: 'HTTP-502',
    log: /Bad Gateway/,
  },
  {
    name: 'switches protocols',
    group: 'wrong',
    respond: (socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
    proxy: unreachable,
    player: 'HTTP-502',
    log: /upgrade|closed|status/i,
  },
  {
    name: 'sends a header that HTTP does not allow',
    group: 'wrong',
    respond: (socket) => socket.end(whole(good, 'x-name: ő漢\r\n')),
    proxy: 200,
    player: 'OK',
    log: undefined,
  },
  {
    name: 'sends half of a JSON text',
    group: 'wrong',
    respond: (socket) => socket.end(whole(good.slice(0, -10))),
    proxy: 200,
    player: 'BAD-ANSWER',
    log: undefined,
  },
  {
    name: 'sends a page instead of JSON',
    group: 'wrong',
    respond: (socket) => socket.end(whole('<html>Welcome to nginx').replace('application/json', 'text/html')),
    proxy: 200,
    player: 'BAD-ANSWER',
    log: undefined,
  },
  {
    name: 'sends bytes that are not UTF-8',
    group: 'wrong',
    respond: (socket) =>
      socket.end(Buffer.concat([Buffer.from(`${json}content-length: 4\r\n\r\n`), Buffer.alloc(4, 255)])),
    proxy: 200,
    player: 'BAD-ANSWER',
    log: undefined,
  },
  {
    name: 'announces gzip and sends text',
    group: 'wrong',
    respond: (socket) => socket.end(whole(good, 'content-encoding: gzip\r\n')),
    proxy: 200,
    player: 'NETWORK',
    log: undefined,
  },
  {
    name: 'sends an empty response',
    group: 'wrong',
    respond: (socket) => socket.end(whole('')),
    proxy: 200,
    player: 'BAD-ANSWER',
    log: undefined,
  },
  {
    name: 'announces a body of 1 GB',
    group: 'large',
    respond(socket) {
      socket.write(`${json}content-length: 1000000000\r\n\r\n`)
      every(1, socket, () => socket.write(Buffer.alloc(50_000, 32)))
    },
    proxy: 'cut',
    player: 'NETWORK',
    log: /larger than 100000 bytes/,
  },
  {
    name: 'sends a body without an end',
    group: 'large',
    respond(socket) {
      socket.write(`${json}\r\n`)
      every(1, socket, () => socket.write(Buffer.alloc(50_000, 32)))
    },
    proxy: 'cut',
    player: 'NETWORK',
    log: /larger than 100000 bytes/,
  },
  {
    name: 'sends headers without an end',
    group: 'large',
    respond(socket) {
      socket.write(json)
      every(1, socket, () => socket.write(`x-${'x'.repeat(1000)}: y\r\n`))
    },
    proxy: unreachable,
    player: 'HTTP-502',
    log: /Headers Overflow|header/i,
  },
]

interface Stage {
  readonly app: FastifyInstance
  readonly gateway: Server
  readonly port: number
  readonly log: string[]
  readonly open: Set<Socket>
  respond: (socket: Socket) => void
}

async function createStage(): Promise<Stage> {
  const open = new Set<Socket>()
  const gateway = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => {})
    socket.on('data', (data) => data.toString().includes('HTTP/1.1') && stage.respond(socket))
  })
  await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening))
  const log: string[] = []
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      const { msg } = JSON.parse(line.toString()) as { readonly msg: string }
      // Skips lines of the proxy's libraries, because these lines are not about the gateway.
      if (msg.startsWith('the gateway ')) log.push(msg)
      done()
    },
  })
  const app = Fastify({ logger: { level: 'warn', stream } })
  registerApiIsolation(app, Date.now)
  registerErrorResponses(app, Date.now)
  await registerCompression(app)
  const address = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
  await registerGatewayProxy(app, address, { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const stage: Stage = { app, gateway, port, log, open, respond: () => {} }
  return stage
}

/** The status of the response as a client gets it, or `cut` when it ended in the middle. */
function readResponse(port: number): Promise<GatewayFault['proxy']> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: '/api/push', method: 'POST', agent: false }, (response) => {
      response.toArray().then(
        () => resolve(response.statusCode ?? 0),
        () => resolve('cut'),
      )
    })
    sent.on('error', reject)
    sent.end('{}')
  })
}

function createPlayer(port: number) {
  const settings: GatewaySettings = {
    base: { main: `http://127.0.0.1:${port}/api` },
    encrypted: [],
    emailExempt: [],
    defaults: { timeoutMs: 50_000 },
    calls: {},
    token: { expired: [], empty: [] },
  }
  const client = createGateway({
    contractOf: async () => ({
      path: '/push',
      method: 'POST',
      base: 'main',
      omit: [],
      response: { type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] },
    }),
    settings: () => settings,
    host: 'localhost',
    identity: () => ({ productId: 'C66', loginName: '', customerId: '' }),
    headers: () => ({ AppId: 'web', v: '1.0.0', token: 't0k', container: 'BROWSER' }),
    transport: fetch,
    storage: { get: () => undefined, set: () => {} },
    now: () => 0,
    report: () => {},
    renewToken: async () => ({ ok: true, value: false }),
  })
  return async () => {
    const result = await client.call('a/push')
    return result.ok ? 'OK' : result.error.code
  }
}

/** True for faults whose response the proxy may end itself, because of its limit of time or size. */
const isEndedByProxy = ({ log }: GatewayFault): boolean => /not complete|larger than/.test(log?.source ?? '')

const chosen = sample(faults, { count: 12, groupOf: ({ group }) => group, isRequired: isEndedByProxy })

for (const { name, respond, proxy, player, log } of chosen)
  test.concurrent(
    `the proxy sends the expected response and writes the expected log line for a gateway that ${name}`,
    { timeout: 60_000 },
    async ({ expect }) => {
      const stage = await createStage()
      try {
        stage.respond = respond
        const response = await readResponse(stage.port)
        // On a slow machine the gateway may fail before the proxy has sent anything. Then the proxy responds with an
        // error.
        if (proxy === 'cut') expect(['cut', timeout, unreachable]).toContain(response)
        else expect(response).toBe(proxy)
        expect(stage.log.length, stage.log.join('\n')).toBe(log === undefined ? 0 : 1)
        if (log !== undefined) expect(stage.log[0]).toMatch(log)
        const call = createPlayer(stage.port)
        expect(proxy === 'cut' ? ['NETWORK', 'HTTP-504', 'HTTP-502'] : [player]).toContain(await call())
        stage.respond = (socket) => socket.write(whole(good))
        expect(await call()).toBe('OK')
        // The proxy closes the connections of failed calls, and keeps the connection of the last call.
        await expect.poll(() => stage.open.size).toBeLessThanOrEqual(1)
      } finally {
        await stage.app.close()
        for (const socket of stage.open) socket.destroy()
        stage.gateway.close()
      }
    },
  )

test('the sample has faults of every group', () => {
  expect(new Set(chosen.map(({ group }) => group)).size).toBe(4)
})
