import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DeclaredFacts } from '../../engine/release/preview-token.ts'
import { writePreviewToken } from '../../engine/core/preview-token.ts'
import { catalogue } from '../../catalogue/catalogue.ts'
import { readOptions } from '../options.ts'
import { readSecret } from '../secret.ts'
import { registerPreview } from './preview-route.ts'
import { MAX_LIFETIME_MS, verifyToken, signPreview } from './signed-token.ts'

const facts = catalogue.facts as unknown as DeclaredFacts
const key = 'k'.repeat(43)
const now = 1_764_550_800_000
const preview = { facts: { 'session.loggedIn': true, 'player.vipLevel': 5 }, at: now, until: now + 3_600_000 }
const door = { facts, key, open: false, now }
const signed = signPreview(preview, key)

describe('a signed preview', () => {
  test('opens for its time, and not a millisecond longer', () => {
    expect(verifyToken(signed, door)).toEqual(preview)
    expect(verifyToken(signed, { ...door, now: preview.until })).toEqual(preview)
    expect(verifyToken(signed, { ...door, now: preview.until + 1 })).toContain('was good until 2025-12-01T02:00:00.000Z')
  })

  test('is refused when any one of its characters is another', () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    for (let n = 0; n < signed.length; n++) {
      // The neighbour in the alphabet differs in the last bit, which the last character of a signature does not use.
      const other = alphabet[alphabet.indexOf(signed[n] ?? '') ^ 1] ?? 'A'
      const changed = signed.slice(0, n) + other + signed.slice(n + 1)
      expect(typeof verifyToken(changed, door), `character ${n}`).toBe('string')
      expect(typeof verifyToken(signed.slice(0, n), door), `cut at ${n}`).toBe('string')
    }
    expect(verifyToken(`${signed}A`, door)).toContain('the signature is not ours')
  })

  test('is refused under another key, without an end, and with an end that is too far', () => {
    expect(verifyToken(signed, { ...door, key: 'x'.repeat(43) })).toContain('the signature is not ours')
    const { until: _until, ...endless } = preview
    expect(verifyToken(signPreview(endless as typeof preview, key), door)).toContain('until when')
    expect(verifyToken(signPreview({ ...preview, until: now + MAX_LIFETIME_MS + 1 }, key), door)).toContain('31 days')
  })

  test('is asked for where previews are not open; a false one is refused where they are', () => {
    const unsigned = writePreviewToken({ facts: {}, at: now })
    expect(verifyToken(unsigned, door)).toContain('wants previews signed')
    expect(verifyToken(unsigned, { ...door, open: true })).toEqual({ facts: {}, at: now })
    expect(verifyToken(`${unsigned}.AAAA`, { ...door, open: true })).toContain('the signature is not ours')
  })
})

test('previews are open beside the sandbox, signed beside a gateway, and as PREVIEW says', () => {
  const previewOf = (env: Record<string, string>): string => readOptions(env, '/').preview
  expect(previewOf({})).toBe('open')
  expect(previewOf({ GATEWAY_URL: 'https://gateway.example' })).toBe('signed')
  expect(previewOf({ PREVIEW: 'signed' })).toBe('signed')
  expect(() => previewOf({ PREVIEW: 'yes' })).toThrow('PREVIEW is yes; it must be open or signed.')
})

describe('GET /preview', () => {
  let dataDir: string
  let app: FastifyInstance
  const ask = (token: string) => app.inject(`/preview?token=${token}`)

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'habi-preview-'))
    app = Fastify()
    registerPreview(app, { key: readSecret(join(dataDir, 'preview.key')), open: false })
  })
  afterAll(async () => {
    await app.close()
    await rm(dataDir, { recursive: true })
  })

  test('answers a signed token with the persona, in facts and in words, and nobody keeps the answer', async () => {
    const path = join(dataDir, 'preview.key')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    const answer = await ask(signPreview({ ...preview, until: Date.now() + 60_000 }, readSecret(path)))
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ facts: preview.facts, at: now, words: 'logged in, VIP level 5' })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('says why there is none', async () => {
    const unsigned = await ask(writePreviewToken({ facts: {}, at: now }))
    expect([unsigned.statusCode, unsigned.json().error]).toEqual([403, expect.stringContaining('wants previews signed')])
    expect((await ask('nonsense')).statusCode).toBe(403)
    expect((await app.inject('/preview')).json().error).toContain('one token is expected')
    expect((await app.inject('/preview?token=a&token=b')).statusCode).toBe(403)
    expect((await ask('x'.repeat(5000))).json().error).toContain('longer than 4096')
  })
})
