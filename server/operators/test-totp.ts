/** Computes second-factor codes as an authenticator app does. */
import { createHmac } from 'node:crypto'

/** Returns the code (RFC 6238) at an instant, for the address in a QR code. */
export function totp(address: string, at = Date.now()): string {
  const base32 = new URL(address).searchParams.get('secret') ?? ''
  const bits = [...base32].map((char) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(char).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)))
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
  const hash = createHmac('sha1', key).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0')
}
