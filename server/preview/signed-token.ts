/** Signed preview addresses: HMAC-SHA-256 over the token's payload, with a key that never leaves the server's data folder. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { type DeclaredFacts, readPreviewToken } from '../../engine/release/preview-token.ts'
import { type PreviewRequest, writePreviewToken } from '../../engine/core/preview-token.ts'

/** A signed address is worth something for so long at most, milliseconds. */
export const MAX_LIFETIME_MS = 31 * 86_400_000

/** The signed token of a preview. It ends at `until`. */
export function signPreview(preview: PreviewRequest & { readonly until: number }, key: string): string {
  const payload = writePreviewToken(preview)
  return `${payload}.${signatureOf(payload, key)}`
}

export interface TokenRules {
  readonly facts: DeclaredFacts
  readonly key: string
  /** True where anybody may look through anybody's eyes: no signature is asked for. */
  readonly open: boolean
  readonly now: number
}

/** The preview that a token opens, or why it opens none. A signature that is there must hold, also where none is asked for. */
export function verifyToken(token: string, { facts, key, open, now }: TokenRules): PreviewRequest | string {
  const read = readPreviewToken(token, facts)
  if (typeof read === 'string') return read
  const { preview, payload, signature } = read
  if (signature === undefined) {
    if (!open) return 'this server wants previews signed: make the address with npm run preview -- --sign TOKEN on the server'
  } else {
    if (!isSame(signature, signatureOf(payload, key)))
      return 'the signature is not ours: the address was changed, or made for another server'
    if (preview.until === undefined) return 'a signed address must say until when it is good'
    if (preview.until > now + MAX_LIFETIME_MS) return 'the address is good for too long; 31 days are the most'
  }
  if (preview.until !== undefined && now > preview.until) return `the address was good until ${new Date(preview.until).toISOString()}`
  return preview
}

function signatureOf(payload: string, key: string): string {
  return createHmac('sha256', key).update(`preview.${payload}`).digest('base64url')
}

/** The text is compared, not the bytes behind it: base64url has more than one text for the same bytes. By hash, so that time says nothing. */
function isSame(given: string, expected: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(expected))
}
