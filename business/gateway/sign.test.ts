import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { sha256 } from '../../engine/runtime/sha256.ts'
import { signSha256 } from './sign.ts'

test('the SHA-256 function for pages on plain http returns the same hash as Node for inputs of 0 to 199 bytes', () => {
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, n) => (n * 31 + length) & 255)
    expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'))
  }
})

test('a page on plain http computes the same signature as a page on https', async () => {
  const request = { body: '{"a":"ñ"}', Qid: '1', AppId: 'web', v: '1.0.0', token: '' }
  const secure = await signSha256(request)
  vi.stubGlobal('crypto', {})
  expect(await signSha256(request)).toBe(secure)
  vi.unstubAllGlobals()
})
