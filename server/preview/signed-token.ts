/** Signed preview tokens: HMAC-SHA-256 over the payload, with a key that stays in the server's data folder. */
import { createHmac } from 'node:crypto'
import { DAY } from '../../engine/core/duration.ts'
import { type PreviewRequest, writePreviewToken } from '../../engine/core/preview-token.ts'
import { type PreviewFacts, readPreviewToken } from '../../engine/release/preview-token.ts'
import { isSameText } from '../secret.ts'

/** Maximum time for which a signed token may be valid, in milliseconds. */
export const MAX_LIFETIME_MS = 31 * DAY

/** Returns the signed token of a preview. The token is valid until `until`. */
export function signPreview(preview: PreviewRequest & { readonly until: number }, key: string): string {
  const payload = writePreviewToken(preview)
  return `${payload}.${signatureOf(payload, key)}`
}

export interface TokenRules {
  readonly facts: PreviewFacts
  readonly key: string
  /** Whether tokens without a signature are accepted. */
  readonly allowUnsigned: boolean
  readonly now: number
}

/**
 * Returns the preview in a valid token, or a message that says why the token is refused. A signature that is present
 * must be valid even where none is required.
 */
export function verifyToken(token: string, { facts, key, allowUnsigned, now }: TokenRules): PreviewRequest | string {
  const read = readPreviewToken(token, facts)
  if (typeof read === 'string') return read
  const { preview, payload, signature } = read
  if (signature === undefined) {
    if (!allowUnsigned) {
      return 'this server accepts only signed previews; create one on the server with npm run preview -- --sign TOKEN'
    }
  } else {
    if (!isSameText(signature, signatureOf(payload, key))) {
      return 'the signature is invalid; the address was changed or created for another server'
    }
    if (preview.until === undefined) return 'a signed token must have an expiry time ("until")'
    if (preview.until > now + MAX_LIFETIME_MS)
      return `the token is valid for too long; the maximum is ${MAX_LIFETIME_MS / DAY} days`
  }
  if (preview.until !== undefined && now > preview.until)
    return `the address expired at ${new Date(preview.until).toISOString()}`
  return preview
}

function signatureOf(payload: string, key: string): string {
  return createHmac('sha256', key).update(`preview.${payload}`).digest('base64url')
}
