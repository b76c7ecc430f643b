/** SHA-256 for pages on plain http, where browsers do not offer `crypto.subtle`. Only such pages load this module. */
import { sha256 as hash } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** The hash of `bytes` as 64 hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  return bytesToHex(hash(bytes))
}
