/** The SHA-256 of `text` as 64 hex digits. Browsers keep their own away from plain-http pages; there ours is fetched. */
export async function digest(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  if (subtle === undefined) return (await import('./gateway/sha256.ts')).sha256(bytes)
  return Array.from(new Uint8Array(await subtle.digest('SHA-256', bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
