import type { Json, JsonObject } from '../../engine/core/json.ts'

export type Encrypt = (plain: string) => Promise<string>

/** Returns a copy of `payload` with `fields` encrypted. */
export async function encryptFields(
  payload: JsonObject,
  fields: readonly string[],
  encrypt: Encrypt,
): Promise<JsonObject> {
  const copy: { [key: string]: Json } = { ...payload }
  for (const field of fields) copy[field] = await encrypt(payload[field] as string)
  return copy
}

/**
 * Returns a function that encrypts with RSA-OAEP and SHA-256 for the public key `pem`. A library is used instead of
 * WebCrypto on plain http, where browsers do not offer WebCrypto, and for PKCS #1 keys, which WebCrypto does not
 * accept.
 */
export async function loadEncrypt(pem: string): Promise<Encrypt> {
  // Browsers offer `crypto.subtle` in secure contexts only.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  if (subtle === undefined || pem.includes('BEGIN RSA')) return await loadLibraryEncrypt(pem)
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const der = Uint8Array.from(atob(pem.replace(/-----[^-]+-----|\s/g, '')), (character) => character.charCodeAt(0))
  const key = await subtle.importKey('spki', der, algorithm, false, ['encrypt'])
  return async (plain) => {
    const cipher = await subtle.encrypt(algorithm, key, new TextEncoder().encode(plain))
    return btoa(String.fromCharCode(...new Uint8Array(cipher)))
  }
}

async function loadLibraryEncrypt(pem: string): Promise<Encrypt> {
  const { JSEncrypt } = await import('jsencrypt')
  const rsa = new JSEncrypt()
  rsa.setPublicKey(pem)
  return (plain) => {
    // The library writes each character as one byte, so the text is encoded first.
    const cipher = rsa.encryptOAEP(String.fromCharCode(...new TextEncoder().encode(plain)))
    if (typeof cipher !== 'string') throw new Error('the field is too long for the key')
    return Promise.resolve(cipher)
  }
}
