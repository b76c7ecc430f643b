import { constants, generateKeyPair, privateDecrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { Database } from '../database/open.ts'
import { initStoredValue, readStoredValue } from './stored-values.ts'

export interface EncryptionKeys {
  /** SubjectPublicKeyInfo as PEM text. */
  readonly publicKey: string
  /**
   * Returns undefined when the text cannot be decrypted. The reason is not reported, because it could help an attacker.
   */
  decrypt(base64: string): string | undefined
}

/**
 * Reads the key pair for encrypted fields (document 2, section 7.1). It is created at the first start and stored in the
 * database. All servers on one database use the same pair.
 */
export async function openEncryptionKeys(db: Database): Promise<EncryptionKeys> {
  const stored = (await readStoredValue(db, 'keys')) ?? (await initStoredValue(db, 'keys', await createPair()))
  const { publicKey, privateKey } = stored as { readonly publicKey: string; readonly privateKey: string }
  return {
    publicKey,
    decrypt(base64) {
      if (!/^[A-Za-z0-9+/]{40,}={0,2}$/.test(base64)) return undefined
      try {
        const options = { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
        return privateDecrypt(options, Buffer.from(base64, 'base64')).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}

async function createPair(): Promise<{ publicKey: string; privateKey: string }> {
  return promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
}
