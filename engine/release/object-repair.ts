/** Verifies objects against the hash in their names, and writes damaged files again from intact siblings. */
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { type Disk, hashOf, replaceFile } from './disk.ts'
import { compressedSiblings } from './compressed-siblings.ts'

/** Suffixes of the files of an object: the object itself and its compressed siblings. */
export const objectSuffixes = ['', '.br', '.gz'] as const
export type ObjectSuffix = (typeof objectSuffixes)[number]

const unpackBrotli = promisify(brotliDecompress)
const unpackGzip = promisify(gunzip)

/** Decompresses a file of an object; undefined if the content does not match the name of the object. */
export async function verifiedContent(
  name: string,
  suffix: ObjectSuffix,
  bytes: Uint8Array,
): Promise<Uint8Array | undefined> {
  try {
    const content = suffix === '.br' ? await unpackBrotli(bytes) : suffix === '.gz' ? await unpackGzip(bytes) : bytes
    return `${hashOf(content)}.` === name.slice(0, name.indexOf('.') + 1) ? content : undefined
  } catch {
    return undefined
  }
}

export interface ObjectRepair {
  /** The content of the object; undefined when none of its files is intact. */
  readonly content: Uint8Array | undefined
  /** Suffixes of the files that were missing or damaged. */
  readonly damaged: readonly ObjectSuffix[]
  /** Why the damaged files could not be written or removed; undefined if there was no such failure. */
  readonly failure?: unknown
}

/**
 * Verifies an object with its siblings. If one of the files is intact, damaged and missing files are written again from
 * it. Otherwise the damaged files are removed, so the next publish writes the object again.
 */
export async function repairObject(on: Disk, folder: string, name: string): Promise<ObjectRepair> {
  const path = join(folder, name)
  const found = new Map<ObjectSuffix, Uint8Array | undefined>()
  let content: Uint8Array | undefined
  for (const suffix of objectSuffixes) {
    const bytes = await readIfPresent(on, `${path}${suffix}`)
    if (bytes === undefined) continue
    const verified = await verifiedContent(name, suffix, bytes)
    found.set(suffix, verified)
    content ??= verified
  }
  if (content === undefined) {
    const damaged = [...found.keys()]
    try {
      for (const suffix of damaged) await on.remove(`${path}${suffix}`)
      return { content, damaged }
    } catch (failure) {
      return { content, damaged, failure }
    }
  }
  const whole = content
  const siblings = compressedSiblings(whole, name.slice(name.lastIndexOf('.') + 1)) as readonly [
    ObjectSuffix,
    () => Promise<Uint8Array>,
  ][]
  const missing = siblings.filter(([suffix]) => found.get(suffix) === undefined)
  const needed = new Set<ObjectSuffix>(['', ...siblings.map(([suffix]) => suffix)])
  const useless = [...found].flatMap(([suffix, verified]) =>
    verified === undefined && !needed.has(suffix) ? suffix : [],
  )
  const damaged = [...missing.map(([suffix]) => suffix), ...useless]
  try {
    for (const [suffix, pack] of missing) await replaceFile(on, `${path}${suffix}`, await pack())
    for (const suffix of useless) await on.remove(`${path}${suffix}`)
    if (found.get('') === undefined) {
      damaged.unshift('')
      await replaceFile(on, path, whole)
    }
    return { content, damaged }
  } catch (failure) {
    return { content, damaged, failure }
  }
}

/** @throws when the file exists but cannot be read: such a file may be intact, so it is not treated as damaged */
async function readIfPresent(on: Disk, path: string): Promise<Uint8Array | undefined> {
  return (await on.exists(path)) ? await on.read(path) : undefined
}
