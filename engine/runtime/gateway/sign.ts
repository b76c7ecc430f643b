/** What a signer gets to see of a request. */
export interface Signable {
  readonly body: string
  readonly Qid: string
  readonly AppId: string
  readonly v: string
  readonly token: string
}

export type Signer = (request: Signable) => Promise<string>

/**
 * The default signature: hex SHA-256 over body, Qid, AppId, version and token (document 2, 7.1; reading AM-075). It shows that
 * nothing was changed by accident; it proves nothing about who sent it, because all of it is in the page.
 */
export const signSha256: Signer = async ({ body, Qid, AppId, v, token }) => {
  const bytes = new TextEncoder().encode(`${body}|${Qid}|${AppId}|${v}|${token}`)
  // Browsers offer crypto.subtle in secure contexts only.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  if (subtle === undefined) return (await import('./sha256.ts')).sha256(bytes)
  return hex(new Uint8Array(await subtle.digest('SHA-256', bytes)))
}

/** Bytes as lower-case hex digits. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
