/**
 * Compression Dictionary Transport (RFC 9842): a client that has an earlier version of a file names it by hash, and
 * gets the difference to the current version. The hash leads to the name of the earlier file in the store, so the
 * server needs no list of versions (decision 10). A name contains only the first 20 of 64 hexadecimal digits, so the
 * content of the file is compared with the whole hash.
 */
import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import {
  compressUsingDict,
  createCCtx,
  createDCtx,
  decompressUsingDict,
  freeCCtx,
  freeDCtx,
  init as initZstandard,
} from '@bokuweb/zstd-wasm'
import { acceptsDeltas } from './negotiate.ts'
import { type FileIndex, type IndexedFile, readIndexedFile } from './file-index.ts'

/** An earlier version of a file that the client has. */
export interface Dictionary {
  readonly file: IndexedFile
  readonly hash: Buffer
}

/** Returns the version that the request names, if the store has a file of the same type with exactly this hash. */
export async function findDictionary(
  headers: IncomingHttpHeaders,
  files: FileIndex,
  { name }: IndexedFile,
): Promise<Dictionary | undefined> {
  const available = headers['available-dictionary']
  if (typeof available !== 'string' || !acceptsDeltas(headers['accept-encoding'])) return undefined
  const hash = Buffer.from(/^:([A-Za-z0-9+/]{43}=):$/.exec(available)?.[1] ?? '', 'base64')
  const file = files.get(hash.toString('hex', 0, 10) + name.slice(name.lastIndexOf('.')))
  return file !== undefined && (await wholeHashOf(file)).equals(hash) ? { file, hash } : undefined
}

/** Complete hashes of files. The content of a file never changes, so each file is read only once. */
const wholeHashes = new WeakMap<IndexedFile, Promise<Buffer>>()

function wholeHashOf(file: IndexedFile): Promise<Buffer> {
  let hash = wholeHashes.get(file)
  if (hash === undefined) {
    hash = readIndexedFile(file, undefined).then((content) => createHash('sha256').update(content).digest())
    // A file that is damaged now may be repaired later.
    hash.catch(() => wholeHashes.delete(file))
    wholeHashes.set(file, hash)
  }
  return hash
}

/**
 * URL pattern for the addresses of a page. Undefined when the path contains a character with a special meaning in URL
 * patterns.
 */
export function patternOf(path: string): string | undefined {
  const pattern = path.replaceAll(/\{\w+\??\}/g, '*')
  return /^[\w.~%*/-]+$/.test(pattern) ? pattern : undefined
}

/** Zstandard level. A page of 90 KB takes about 1 ms; higher levels take ten times as long and save no bytes. */
const LEVEL = 9
/** Maximum bytes: compressing a larger file would delay other responses. */
const MAX_BYTES = 512 * 1024
/** First bytes of every body in the coding `dcz`; the hash of the dictionary follows (RFC 9842). */
const magic = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00])

let ready: Promise<void> | undefined

/** Compresses a file in the coding `dcz`. Returns undefined when the file must be sent whole. */
export async function compressDelta(
  file: IndexedFile,
  { file: earlier, hash }: Dictionary,
): Promise<Buffer | undefined> {
  const [content, dictionary] = await Promise.all([
    readIndexedFile(file, undefined),
    readIndexedFile(earlier, undefined),
  ])
  if (Math.max(content.length, dictionary.length) > MAX_BYTES) return undefined
  // The file may have been damaged since its hash was read.
  if (!createHash('sha256').update(dictionary).digest().equals(hash)) return undefined
  await (ready ??= initZstandard())
  const frame = compress(content, dictionary)
  // Decompresses the WebAssembly result to compare it, because a page must be identical to the byte.
  return content.equals(decompress(frame, dictionary)) ? Buffer.concat([magic, hash, frame]) : undefined
}

function compress(content: Buffer, dictionary: Buffer): Uint8Array {
  const context = createCCtx()
  try {
    return compressUsingDict(context, content, dictionary, LEVEL)
  } finally {
    freeCCtx(context)
  }
}

function decompress(frame: Uint8Array, dictionary: Buffer): Uint8Array {
  const context = createDCtx()
  try {
    return decompressUsingDict(context, frame, dictionary)
  } finally {
    freeDCtx(context)
  }
}
