import type { Json, JsonObject } from '../../engine/core/json.ts'
import type { GatewaySettings } from './contract.ts'

export type Encrypt = (plain: string) => Promise<string>

/**
 * The fields of `payload` that travel encrypted: exactly the listed names, and `email` not where the call is exempt.
 */
export function fieldsToEncrypt(call: string, payload: JsonObject, settings: GatewaySettings): string[] {
  return settings.encrypted.filter((field) => {
    const value = Object.hasOwn(payload, field) ? payload[field] : undefined
    return (
      typeof value === 'string' && value !== '' && !(field === 'email' && settings.emailExempt?.includes(call) === true)
    )
  })
}

/** A copy of `payload` with `fields` encrypted. */
export async function encryptFields(
  payload: JsonObject,
  fields: readonly string[],
  encrypt: Encrypt,
): Promise<JsonObject> {
  const made: { [key: string]: Json } = { ...payload }
  for (const field of fields) made[field] = await encrypt(payload[field] as string)
  return made
}

/**
 * RSA-OAEP with SHA-256 for the public key in `pem`: the browser's own; a library that comes then, on plain http, where
 * browsers have none, and for keys of the older form, which they do not take.
 */
export async function loadEncrypt(pem: string): Promise<Encrypt> {
  // Browsers offer crypto.subtle in secure contexts only.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  if (subtle === undefined || pem.includes('BEGIN RSA')) return await byLibrary(pem)
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const der = Uint8Array.from(atob(pem.replace(/-----[^-]+-----|\s/g, '')), (character) => character.charCodeAt(0))
  const key = await subtle.importKey('spki', der, algorithm, false, ['encrypt'])
  return async (plain) => {
    const cipher = await subtle.encrypt(algorithm, key, new TextEncoder().encode(plain))
    return btoa(String.fromCharCode(...new Uint8Array(cipher)))
  }
}

async function byLibrary(pem: string): Promise<Encrypt> {
  const { JSEncrypt } = await import('jsencrypt')
  const rsa = new JSEncrypt()
  rsa.setPublicKey(pem)
  return (plain) => {
    // The library takes one character for one byte.
    const cipher = rsa.encryptOAEP(String.fromCharCode(...new TextEncoder().encode(plain)))
    if (typeof cipher !== 'string') throw new Error('the field is too long for the key')
    return Promise.resolve(cipher)
  }
}
