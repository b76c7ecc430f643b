import type { Json, JsonObject } from '../../core/json.ts'
import type { CallSettings } from './contract.ts'

export type Encrypt = (plain: string) => string

/** The fields of `payload` that travel encrypted: exactly the listed names, and `email` not where the call is exempt. */
export function fieldsToEncrypt(call: string, payload: JsonObject, settings: CallSettings): string[] {
  return settings.encrypted.filter((field) => {
    const value = Object.hasOwn(payload, field) ? payload[field] : undefined
    return typeof value === 'string' && value !== '' && !(field === 'email' && settings.emailExempt.includes(call))
  })
}

/** A copy of `payload` with `fields` encrypted. */
export function encryptFields(payload: JsonObject, fields: readonly string[], encrypt: Encrypt): JsonObject {
  const made: { [key: string]: Json } = { ...payload }
  for (const field of fields) made[field] = encrypt(payload[field] as string)
  return made
}

/** RSA-OAEP with SHA-256 for the public key in `pem`. The library comes when the first field needs it, never before. */
export async function loadEncrypt(pem: string): Promise<Encrypt> {
  const { JSEncrypt } = await import('jsencrypt')
  const rsa = new JSEncrypt()
  rsa.setPublicKey(pem)
  return (plain) => {
    // The library takes one character for one byte.
    const cipher = rsa.encryptOAEP(String.fromCharCode(...new TextEncoder().encode(plain)))
    if (typeof cipher !== 'string') throw new Error('the field is too long for the key')
    return cipher
  }
}
