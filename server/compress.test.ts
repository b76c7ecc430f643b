import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerCompression } from './compress.ts'

const games = JSON.stringify(Array.from({ length: 100 }, (_, n) => ({ gameId: String(n), gameName: `Game ${n}` })))

describe('a dynamic response', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = Fastify()
    await registerCompression(app)
    const route = (
      path: string,
      type: string,
      payload: () => unknown,
      headers: { readonly [name: string]: string } = {},
    ) => app.get(path, (_request, reply) => reply.type(type).headers(headers).send(payload()))
    route('/games', 'application/json', () => games)
    route('/small', 'application/json', () => '{}')
    route('/image', 'image/png', () => Buffer.from(games))
    route('/compressed', 'application/json', () => Buffer.from(games), { 'content-encoding': 'zstd' })
    route('/no-transform', 'application/json', () => games, { 'cache-control': 'no-transform' })
    route('/stream', 'application/json', () => Readable.from([games.slice(0, 700), games.slice(700)]), { vary: 'lang' })
    route('/broken', 'application/json', () =>
      Readable.from(
        (async function* () {
          yield games
          await wait(20)
          throw new Error('the gateway closed the connection')
        })(),
      ),
    )
    await app.ready()
  })
  afterAll(() => app.close())

  const get = (url: string, accept = 'gzip, deflate, br') => app.inject({ url, headers: { 'accept-encoding': accept } })

  test('is compressed with the best coding that the client accepts', async () => {
    const compressed = await get('/games')
    expect(compressed.headers['content-encoding']).toBe('br')
    expect(compressed.headers.vary).toBe('accept-encoding')
    expect(compressed.rawPayload.length).toBeLessThan(games.length / 5)
    expect(Number(compressed.headers['content-length'])).toBe(compressed.rawPayload.length)
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(games)
    const gzipped = await get('/games', 'gzip')
    expect(gunzipSync(gzipped.rawPayload).toString()).toBe(games)
    expect((await get('/games', 'identity')).body).toBe(games)
  })

  test('is not compressed when it is small, is an image, is already compressed, or must not be transformed', async () => {
    for (const url of ['/small', '/image', '/no-transform'])
      expect((await get(url)).headers['content-encoding']).toBeUndefined()
    expect((await get('/compressed')).headers['content-encoding']).toBe('zstd')
  })

  test('is compressed while it is streamed, and fails for the client when the source fails', async () => {
    const streamed = await get('/stream')
    expect(streamed.headers.vary).toBe('lang, accept-encoding')
    expect(brotliDecompressSync(streamed.rawPayload).toString()).toBe(games)
    // The connection is closed, or the response is an error if its head was not sent yet.
    const broken = await get('/broken').catch(() => undefined)
    expect([undefined, 500]).toContain(broken?.statusCode)
  })
})
