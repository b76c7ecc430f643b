/**
 * The SHA-256 of `text` as 64 hex digits. Browsers provide WebCrypto only in secure contexts; on plain http, an
 * implementation in JavaScript is loaded.
 */
export async function digest(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  if (subtle === undefined) return (await import('./sha256.ts')).sha256(bytes)
  return hex(new Uint8Array(await subtle.digest('SHA-256', bytes)))
}

/** Bytes as lower-case hex digits. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
