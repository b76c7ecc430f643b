/** SHA-256 (FIPS 180-4) for pages on plain http, where the browser keeps its own one away. Loaded only there. */

const PRIMES: readonly number[] = firstPrimes(64)
const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)))

function firstPrimes(count: number): number[] {
  const primes: number[] = []
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n)
  return primes
}

/** The hash of `bytes` as 64 hex digits. */
export function sha256(bytes: Uint8Array): string {
  const state = [...START]
  const padded = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6))
  bytes.forEach((byte, at) => padded.setUint8(at, byte))
  padded.setUint8(bytes.length, 0x80)
  padded.setUint32(padded.byteLength - 8, Math.floor(bytes.length / 2 ** 29))
  padded.setUint32(padded.byteLength - 4, bytes.length << 3)
  for (let block = 0; block < padded.byteLength; block += 64) mix(state, padded, block)
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

function mix(state: number[], data: DataView, block: number): void {
  const words = new Int32Array(64)
  const word = (at: number): number => words[at] as number
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number]
  for (let t = 0; t < 64; t++) {
    if (t < 16) words[t] = data.getInt32(block + t * 4)
    else {
      const early = word(t - 15)
      const late = word(t - 2)
      words[t] =
        word(t - 16) + (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) + word(t - 7) + (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10))
    }
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (ROUND[t] as number) + word(t)) | 0
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  ;[a, b, c, d, e, f, g, h].forEach((value, at) => (state[at] = ((state[at] as number) + value) | 0))
}

function turn(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by))
}
