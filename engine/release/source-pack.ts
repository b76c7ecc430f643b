/**
 * Source packs: the documents of a release, compressed. Each pack contains many documents and is named by its content,
 * so that one changed document changes one pack.
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { canonical, isObject, type JsonObject, own } from '../core/json.ts'
import { hashOf } from './disk.ts'

const zip = promisify(gzip)
const unzip = promisify(gunzip)

export interface PackedSource {
  /** Hash of what was published: equal documents and images give equal hashes. */
  readonly hash: string
  /** Compresses the files of a small site. For a large site, compresses a list of the packs that contain the files. */
  readonly whole: () => Promise<Uint8Array>
  readonly parts: readonly { readonly hash: string; readonly pack: () => Promise<Uint8Array> }[]
}

interface SourceFile {
  readonly path: string
  readonly content: string | Uint8Array
  readonly hash: string
  /**
   * A number from the hash of the path. Modulo the number of packs, it is the index of the pack that contains the file.
   */
  readonly place: number
}

/** Files of the last publish with their hashes, and the packs that they were put into. */
export class SourceCache {
  readonly files = new Map<string, SourceFile>()
  packs: readonly Pack[] = []
}

interface Pack {
  readonly hash: string
  readonly files: readonly SourceFile[]
  readonly pack: () => Promise<Uint8Array>
}

/** Lower limit of the average number of files in a pack of a large site; the upper limit is twice as high. */
const FILES_IN_PACK = 128

export function packSource(
  files: ReadonlyMap<string, string>,
  assets: ReadonlyMap<string, Uint8Array>,
  cache = new SourceCache(),
): PackedSource {
  for (const path of cache.files.keys()) if (!files.has(path) && !assets.has(path)) cache.files.delete(path)
  for (const [path, content] of files) keep(path, content, cache.files)
  for (const [path, content] of assets) keep(path, content, cache.files)
  // The files of the last publish are sorted already, so sorting is fast.
  const all = [...cache.files.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
  let count = 1
  while (all.length > count * FILES_IN_PACK * 2) count *= 2
  const groups = Array.from({ length: count }, (): SourceFile[] => [])
  for (const file of all) groups[file.place % count]?.push(file)
  const before = cache.packs
  const packs = groups.map((group, n) => (isSameGroup(before[n]?.files, group) ? (before[n] as Pack) : packOf(group)))
  cache.packs = packs
  const [only] = packs
  if (only !== undefined && packs.length === 1) return { hash: only.hash, whole: only.pack, parts: [] }
  const parts = packs.filter((pack) => pack.files.length > 0)
  const names = canonical({ parts: parts.map((part) => part.hash) })
  return { hash: hashOf(names), whole: () => zip(names), parts }
}

/** The content of a pack: the names of other packs, or files. */
export interface UnpackedSource {
  readonly parts?: readonly string[]
  readonly files: readonly (readonly [path: string, text: string])[]
  readonly assets: readonly (readonly [path: string, bytes: Uint8Array])[]
}

/** Unpacks a pack; undefined if it is damaged or its content does not match `name`. */
export async function unpackSource(name: string, compressed: Uint8Array): Promise<UnpackedSource | undefined> {
  try {
    const text = (await unzip(compressed)).toString('utf8')
    const value: unknown = JSON.parse(text)
    if (!isObject(value)) return undefined
    const parts = own(value, 'parts')
    if (Array.isArray(parts))
      return hashOf(text) === name ? { parts: parts.map(String), files: [], assets: [] } : undefined
    const files = textsIn(value, 'files')
    const assets = textsIn(value, 'assets').map(([path, base64]) => [path, Buffer.from(base64, 'base64')] as const)
    const all = [...files, ...assets].sort(([a], [b]) => (a < b ? -1 : 1))
    const found = namedBy(all.map(([path, content]) => ({ path, content, hash: hashOf(content) })))
    return found === name ? { files, assets } : undefined
  } catch {
    return undefined
  }
}

export async function isIntactPack(name: string, compressed: Uint8Array): Promise<boolean> {
  return (await unpackSource(name, compressed)) !== undefined
}

function textsIn(pack: JsonObject, name: string): readonly (readonly [string, string])[] {
  const part = own(pack, name)
  return isObject(part)
    ? Object.entries(part).flatMap(([path, text]) => (typeof text === 'string' ? [[path, text] as const] : []))
    : []
}

function isSameGroup(before: readonly SourceFile[] | undefined, now: readonly SourceFile[]): boolean {
  return before?.length === now.length && before.every((file, n) => file === now[n])
}

function packOf(files: readonly SourceFile[]): Pack {
  return { hash: namedBy(files), files, pack: () => pack(files) }
}

function keep(path: string, content: string | Uint8Array, kept: Map<string, SourceFile>): void {
  const before = kept.get(path)
  if (before !== undefined && isSame(before.content, content)) return
  kept.set(path, { path, content, hash: hashOf(content), place: Number.parseInt(hashOf(path).slice(0, 8), 16) })
}

function isSame(before: string | Uint8Array, now: string | Uint8Array): boolean {
  if (typeof before === 'string' || typeof now === 'string') return before === now
  return before === now || Buffer.compare(before, now) === 0
}

function namedBy(files: readonly Omit<SourceFile, 'place'>[]): string {
  const sum = createHash('sha256')
  sum.update(
    files
      .map(({ path, content, hash }) => `${path}\0${typeof content === 'string' ? 'text' : 'bytes'}\0${hash}\n`)
      .join(''),
  )
  return sum.digest('hex').slice(0, 20)
}

async function pack(group: readonly SourceFile[]): Promise<Uint8Array> {
  const files: { [path: string]: string } = {}
  const assets: { [path: string]: string } = {}
  for (const { path, content } of group)
    if (typeof content === 'string') files[path] = content
    else assets[path] = Buffer.from(content).toString('base64')
  return await zip(canonical({ files, assets }))
}
