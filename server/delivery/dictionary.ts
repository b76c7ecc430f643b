/**
 * Compression Dictionary Transport (RFC 9842): a client that has a former version of a file says so and gets what changed since. Which versions
 * there were need not be kept in mind: the hash that the client sends is the file's name in the store. Decision 0010.
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
import { takesDeltas } from './negotiate.ts'
import { readIndexedFile, type FileIndex, type IndexedFile } from './file-index.ts'

/** A former version that the client has. */
export interface Dictionary {
  readonly file: IndexedFile
  readonly hash: Buffer
}

/** What the client has, where it is a file of the same kind that we have, too. */
export function dictionaryFor(headers: IncomingHttpHeaders, shelf: FileIndex, { name }: IndexedFile): Dictionary | undefined {
  const said = headers['available-dictionary']
  if (typeof said !== 'string' || !takesDeltas(headers['accept-encoding'])) return undefined
  const hash = Buffer.from(/^:([A-Za-z0-9+/]{43}=):$/.exec(said)?.[1] ?? '', 'base64')
  const file = shelf.get(hash.toString('hex', 0, 10) + name.slice(name.lastIndexOf('.')))
  return file === undefined ? undefined : { file, hash }
}

/** The addresses that a page answers, as the browser compares them; undefined where a sign in it would have a meaning there. */
export function matchOf(path: string): string | undefined {
  const match = path.replaceAll(/\{\w+\??\}/g, '*')
  return /^[\w.~%*/-]+$/.test(match) ? match : undefined
}

/** Made while somebody waits, in about a millisecond for a page of 90 KB; higher levels take ten times as long and save nothing. */
const LEVEL = 9
/** A larger file would hold up other answers. */
const MAX_BYTES = 512 * 1024
/** Beginning of every answer in the coding `dcz`; a hash of the dictionary follows. */
const magic = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00])

let ready: Promise<void> | undefined

/** The file in the coding `dcz`; undefined where it has to be sent whole. */
export async function deltaOf(file: IndexedFile, { file: former, hash }: Dictionary): Promise<Buffer | undefined> {
  const [content, dictionary] = await Promise.all([readIndexedFile(file, undefined), readIndexedFile(former, undefined)])
  if (Math.max(content.length, dictionary.length) > MAX_BYTES) return undefined
  // The name holds only the beginning of the hash.
  if (!createHash('sha256').update(dictionary).digest().equals(hash)) return undefined
  await (ready ??= initZstandard())
  const frame = compressed(content, dictionary)
  // A page is right to the byte or it is sent whole.
  return content.equals(decompressed(frame, dictionary)) ? Buffer.concat([magic, hash, frame]) : undefined
}

function compressed(content: Buffer, dictionary: Buffer): Uint8Array {
  const context = createCCtx()
  try {
    return compressUsingDict(context, content, dictionary, LEVEL)
  } finally {
    freeCCtx(context)
  }
}

function decompressed(frame: Uint8Array, dictionary: Buffer): Uint8Array {
  const context = createDCtx()
  try {
    return decompressUsingDict(context, frame, dictionary)
  } finally {
    freeDCtx(context)
  }
}
