import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writePreviewToken } from '../../engine/core/preview-token.ts'
import { isNewer, isPointer } from '../../engine/core/release.ts'
import { readOptions } from '../options.ts'
import { readSecret } from '../secret.ts'
import { putRelease } from '../delivery/release-fixture.ts'
import { openReleaseStore, type ReleaseStore } from '../delivery/release-store.ts'
import { declaredFacts, previewOpener } from './open-preview.ts'
import { registerPreview } from './preview-route.ts'
import { MAX_LIFETIME_MS, verifyToken, signPreview } from './signed-token.ts'

const facts = declaredFacts
const key = 'k'.repeat(43)
const now = 1_764_550_800_000
const preview = { facts: { 'session.loggedIn': true, 'player.vipLevel': 5 }, at: now, until: now + 3_600_000 }
const rules = { facts, key, allowUnsigned: false, now }
const signed = signPreview(preview, key)

describe('a signed preview', () => {
  test('is valid until its expiry time, to the millisecond', () => {
    expect(verifyToken(signed, rules)).toEqual(preview)
    expect(verifyToken(signed, { ...rules, now: preview.until })).toEqual(preview)
    expect(verifyToken(signed, { ...rules, now: preview.until + 1 })).toContain('expired at 2025-12-01T02:00:00.000Z')
  })

  test('is refused when any of its characters is changed', () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    for (let n = 0; n < signed.length; n++) {
      // Only the last bit of the character is changed. Signatures do not use this bit of their last character, but the
      // change is refused too.
      const other = alphabet[alphabet.indexOf(signed[n] ?? '') ^ 1] ?? 'A'
      const changed = signed.slice(0, n) + other + signed.slice(n + 1)
      expect(typeof verifyToken(changed, rules), `character ${n}`).toBe('string')
      expect(typeof verifyToken(signed.slice(0, n), rules), `cut at ${n}`).toBe('string')
    }
    expect(verifyToken(`${signed}A`, rules)).toContain('the signature is invalid')
  })

  test('is refused with another key, without an expiry time, and with an expiry time more than 31 days ahead', () => {
    expect(verifyToken(signed, { ...rules, key: 'x'.repeat(43) })).toContain('the signature is invalid')
    const { until: _until, ...endless } = preview
    expect(verifyToken(signPreview(endless as typeof preview, key), rules)).toContain('must have an expiry time')
    expect(verifyToken(signPreview({ ...preview, until: now + MAX_LIFETIME_MS + 1 }, key), rules)).toContain('31 days')
  })

  test('is required unless unsigned tokens are allowed; an invalid signature is always refused', () => {
    const unsigned = writePreviewToken({ facts: {}, at: now })
    expect(verifyToken(unsigned, rules)).toContain('accepts only signed previews')
    expect(verifyToken(unsigned, { ...rules, allowUnsigned: true })).toEqual({ facts: {}, at: now })
    expect(verifyToken(`${unsigned}.AAAA`, { ...rules, allowUnsigned: true })).toContain('the signature is invalid')
  })
})

test('PREVIEW is by default "open" with the sandbox and "signed" with a gateway', () => {
  const previewOf = (env: Record<string, string>): string => readOptions(env, '/').preview
  expect(previewOf({})).toBe('open')
  expect(previewOf({ GATEWAY_URL: 'https://gateway.example' })).toBe('signed')
  expect(previewOf({ PREVIEW: 'signed' })).toBe('signed')
  expect(() => previewOf({ PREVIEW: 'yes' })).toThrow('PREVIEW is yes; its value must be open or signed.')
})

describe('GET /preview', () => {
  let dataDir: string
  let app: FastifyInstance
  let store: ReleaseStore
  const request = (token: string) => app.inject(`/preview?token=${token}`)
  const requestRelease = (release: string) =>
    request(
      signPreview(
        { facts: {}, at: now, release, until: Date.now() + 60_000 },
        readSecret(join(dataDir, 'preview.key')),
      ),
    )

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'habi-preview-'))
    app = Fastify()
    store = await openReleaseStore({
      siteDir: join(dataDir, 'site'),
      onProblem: ({ message }) => expect.unreachable(message),
    })
    registerPreview(app, previewOpener({ key: readSecret(join(dataDir, 'preview.key')), allowUnsigned: false, store }))
  })
  afterAll(async () => {
    await app.close()
    store.close()
    await rm(dataDir, { recursive: true })
  })

  test('responds to a signed token with the persona as facts and in words, and forbids caching', async () => {
    const path = join(dataDir, 'preview.key')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    const response = await request(signPreview({ ...preview, until: Date.now() + 60_000 }, readSecret(path)))
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ facts: preview.facts, at: now, words: 'logged in, VIP level 5' })
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test('says why a token is refused', async () => {
    const unsigned = await request(writePreviewToken({ facts: {}, at: now }))
    expect([unsigned.statusCode, unsigned.json().error]).toEqual([
      403,
      expect.stringContaining('accepts only signed previews'),
    ])
    expect((await request('nonsense')).statusCode).toBe(403)
    expect((await app.inject('/preview')).json().error).toContain('expected one token')
    expect((await app.inject('/preview?token=a&token=b')).statusCode).toBe(403)
    expect((await request('x'.repeat(5000))).json().error).toContain('longer than 4096')
  })

  test('responds with the pointer to the release that the token names', async () => {
    const { pointer } = await putRelease(join(dataDir, 'site'), { sequence: 1, text: 'Tuesday' })
    await putRelease(join(dataDir, 'site'), { sequence: 2, text: 'Today' })
    await store.refresh()
    const response = await requestRelease(pointer.release)
    expect(response.statusCode).toBe(200)
    const { release, build, routes } = pointer
    expect(response.json()).toMatchObject({
      facts: {},
      at: now,
      words: 'a visitor',
      pointer: { release, build, routes },
    })
    expect(isPointer(response.json().pointer)).toBe(true)
    expect(isNewer(response.json().pointer, pointer)).toBe(false)
  })

  test('refuses a language that the shown release does not have', async () => {
    const { pointer } = await putRelease(join(dataDir, 'site'), { sequence: 3, text: 'Today' })
    await store.refresh()
    const tokenIn = (language: string, release?: string): string =>
      signPreview(
        { facts: {}, at: now, language, until: Date.now() + 60_000, ...(release === undefined ? {} : { release }) },
        readSecret(join(dataDir, 'preview.key')),
      )
    for (const release of [undefined, pointer.release]) {
      const refused = await request(tokenIn('cn', release))
      expect([refused.statusCode, refused.json().error]).toEqual([
        403,
        'the site has no language "cn"; expected one of en, tl',
      ])
      expect((await request(tokenIn('tl', release))).json()).toMatchObject({ language: 'tl' })
    }
  })

  test('says why a release cannot be shown', async () => {
    const unknown = await requestRelease('f'.repeat(20))
    expect([unknown.statusCode, unknown.json().error]).toEqual([
      404,
      `this server cannot show the release: release ${'f'.repeat(20)} is not in the store`,
    ])
    const old = await putRelease(join(dataDir, 'site'), { sequence: 4, release: { build: 'b0' } })
    await putRelease(join(dataDir, 'site'), { sequence: 5, text: 'New build' })
    await store.refresh()
    const otherBuild = await requestRelease(old.pointer.release)
    expect([otherBuild.statusCode, otherBuild.json().error]).toEqual([
      409,
      `release ${old.pointer.release} was made for player build b0, but this server has b1`,
    ])
    expect((await requestRelease('latest')).json().error).toContain('"release" must be the hash of a release')
  })
})
