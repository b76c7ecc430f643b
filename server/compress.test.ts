import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerCompression } from './compress.ts'

const games = JSON.stringify(Array.from({ length: 100 }, (_, n) => ({ gameId: String(n), gameName: `Game ${n}` })))

describe('an answer that is made when it is asked for', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = Fastify()
    registerCompression(app)
    const answer = (path: string, type: string, payload: () => unknown, headers: { readonly [name: string]: string } = {}) =>
      app.get(path, (_request, reply) => reply.type(type).headers(headers).send(payload()))
    answer('/games', 'application/json', () => games)
    answer('/small', 'application/json', () => '{}')
    answer('/picture', 'image/png', () => Buffer.from(games))
    answer('/ready', 'application/json', () => Buffer.from(games), { 'content-encoding': 'zstd' })
    answer('/as-it-is', 'application/json', () => games, { 'cache-control': 'no-transform' })
    answer('/stream', 'application/json', () => Readable.from([games.slice(0, 700), games.slice(700)]), { vary: 'lang' })
    answer('/broken', 'application/json', () =>
      Readable.from(
        (async function* () {
          yield games
          await wait(20)
          throw new Error('the gateway broke off')
        })(),
      ),
    )
    await app.ready()
  })
  afterAll(() => app.close())

  const get = (url: string, accept = 'gzip, deflate, br') => app.inject({ url, headers: { 'accept-encoding': accept } })

  test('leaves packed in the best coding that the client takes', async () => {
    const packed = await get('/games')
    expect(packed.headers['content-encoding']).toBe('br')
    expect(packed.headers.vary).toBe('accept-encoding')
    expect(packed.rawPayload.length).toBeLessThan(games.length / 5)
    expect(Number(packed.headers['content-length'])).toBe(packed.rawPayload.length)
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(games)
    const zipped = await get('/games', 'gzip')
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(games)
    expect((await get('/games', 'identity')).body).toBe(games)
  })

  test('stays as it is where packing gains nothing or was done, or is not wanted', async () => {
    for (const url of ['/small', '/picture', '/as-it-is']) expect((await get(url)).headers['content-encoding']).toBeUndefined()
    expect((await get('/ready')).headers['content-encoding']).toBe('zstd')
  })

  test('is packed while it streams through, and one that breaks off is never whole', async () => {
    const streamed = await get('/stream')
    expect(streamed.headers.vary).toBe('lang, accept-encoding')
    expect(brotliDecompressSync(streamed.rawPayload).toString()).toBe(games)
    await expect(get('/broken')).rejects.toThrow()
  })
})
