import { createHash } from 'node:crypto'

/** Returns a number from 0 to below 1 that depends only on the name, for simulated values. */
export const hashFraction = (name: string): number =>
  createHash('sha256').update(name).digest().readUInt32BE(0) / 2 ** 32
