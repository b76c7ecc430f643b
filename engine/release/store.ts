/** The release store on disk: content-addressed objects, release manifests, and the pointer. */
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { join } from 'node:path'
import { isPointer, type Pointer, type Release } from '../core/release.ts'
import { type Disk, folders, hashOf, moveInto, writeWhole } from './disk.ts'
import { cachedJson } from '../memo/cached-json.ts'
import { mapConcurrently } from './concurrency.ts'
import type { PackedSource } from './source-pack.ts'
import { type FileLockOptions, withFileLock } from './file-lock.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Files that are written concurrently. */
const CONCURRENCY = 8

export interface Store {
  /** Stores an object; returns its file name `<hash>.<ext>`. Existing objects are not written again. */
  readonly put: (content: Uint8Array | string, extension: string) => Promise<string>
  /**
   * Lists the folder once. The returned function tells whether an object exists with all its compressed siblings, also
   * for objects stored later.
   */
  readonly look: () => Promise<(name: string) => boolean>
  /** The manifest with this hash; undefined when it is missing or its content does not match its hash. */
  readonly release: (hash: string) => Promise<Release | undefined>
  /** The pointer that readers see; undefined when it is missing or damaged. */
  readonly pointer: () => Promise<Pointer | undefined>
  /** The newest pointer that was written, even if the pointer file itself is missing or damaged. */
  readonly lastPointer: () => Promise<Pointer | undefined>
  /** Writes the manifest of `release`; returns its hash. */
  readonly putRelease: (release: Release) => Promise<string>
  /** Moves the pointer to the release. @throws when its manifest or one of its files is missing or damaged */
  readonly movePointer: (hash: string, at: number) => Promise<Pointer>
  /** Stores the documents of a release. Existing packs are not written again. */
  readonly putSource: (source: PackedSource) => Promise<void>
  /** Names of the objects written since the store was opened. */
  readonly written: readonly string[]
}

/**
 * The names in the folder of objects, valid until another process changes the folder. Listing a large folder takes
 * longer than a publish.
 */
export class StoreCache {
  stamp = ''
  names = new Set<string>()
  /** Objects that exist with all their compressed siblings. */
  whole = new Set<string>()
}

export async function openStore(siteDir: string, on: Disk, cache = new StoreCache()): Promise<Store> {
  const { objects, releases, sources, pointer: pointerPath, ahead, lock } = folders(siteDir)
  for (const folder of [objects, releases, sources]) await on.makeFolder(folder)
  const written: string[] = []
  const putting = new Map<string, Promise<string>>()
  let listed: Promise<Set<string>> | undefined
  /** Names in the folder of objects, listed once. */
  const names = (): Promise<Set<string>> => (listed ??= list())
  /** Manifests that this store wrote and read back. */
  const manifests = new Map<string, Release>()

  async function list(): Promise<Set<string>> {
    if (cache.stamp !== '' && cache.stamp === (await on.stamp(objects))) return cache.names
    cache.stamp = ''
    cache.names = new Set(await on.list(objects))
    cache.whole = new Set()
    return cache.names
  }

  async function write(name: string, bytes: Uint8Array): Promise<string> {
    const path = join(objects, name)
    const there = await names()
    // Compressed siblings are written first, so that a reader that finds the object finds them too. The folder is
    // flushed before the pointer moves.
    await mapConcurrently(packings(bytes, name.slice(name.lastIndexOf('.') + 1)), CONCURRENCY, async ([suffix, pack]) => {
      if (there.has(`${name}${suffix}`)) return
      await moveInto(on, `${path}${suffix}`, await pack())
      there.add(`${name}${suffix}`)
    })
    if (!there.has(name)) {
      await moveInto(on, path, bytes)
      there.add(name)
      written.push(name)
    }
    return name
  }

  async function pointerAt(path: string): Promise<Pointer | undefined> {
    if (!(await on.exists(path))) return undefined
    const text = (await on.read(path)).toString('utf8')
    try {
      const value: unknown = JSON.parse(text)
      return isPointer(value) ? value : undefined
    } catch {
      return undefined
    }
  }

  async function lastPointer(): Promise<Pointer | undefined> {
    const shown = await pointerAt(pointerPath)
    const next = await pointerAt(ahead)
    return shown === undefined || (next !== undefined && next.sequence > shown.sequence) ? next : shown
  }

  async function release(hash: string): Promise<Release | undefined> {
    const path = join(releases, `${hash}.json`)
    if (!/^[0-9a-f]{20}$/.test(hash) || !(await on.exists(path))) return undefined
    const text = await on.read(path)
    return hashOf(text) === hash ? (JSON.parse(text.toString('utf8')) as Release) : undefined
  }

  return {
    written,
    release,
    pointer: () => pointerAt(pointerPath),
    lastPointer,
    async put(content, extension) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content
      const name = `${hashOf(bytes)}.${extension}`
      const before = putting.get(name)
      if (before !== undefined) return await before
      const writing = write(name, bytes)
      putting.set(name, writing)
      return await writing
    },
    async look() {
      const there = await names()
      const { whole } = cache
      return (name) => {
        if (whole.has(name)) return true
        // Both siblings or none: small objects have none.
        if (!there.has(name) || there.has(`${name}.br`) !== there.has(`${name}.gz`)) return false
        whole.add(name)
        return true
      }
    },
    async putRelease(manifest) {
      const text = cachedJson(manifest)
      const hash = hashOf(text)
      // A damaged manifest is written again.
      if ((await release(hash)) === undefined) await moveInto(on, join(releases, `${hash}.json`), text)
      manifests.set(hash, manifest)
      return hash
    },
    async putSource({ hash, whole, parts }) {
      const there = new Set(await on.list(sources))
      const keep = async (name: string, pack: () => Promise<Uint8Array>): Promise<void> => {
        if (!there.has(`${name}.json.gz`)) await moveInto(on, join(sources, `${name}.json.gz`), await pack())
      }
      await mapConcurrently(parts, CONCURRENCY, async (part) => await keep(part.hash, part.pack))
      await keep(hash, whole)
    },
    async movePointer(hash, at) {
      const manifest = manifests.get(hash) ?? (await release(hash))
      if (manifest === undefined)
        throw new Error(`the manifest of release ${hash} is missing or damaged in ${siteDir}; nothing was changed. Publish again`)
      const there = await names()
      for (const object of manifest.objects)
        if (!there.has(object))
          throw new Error(`the file ${object} of release ${hash} is missing in ${siteDir}; nothing was changed. Publish again`)
      // Flushes the names of all objects before the pointer refers to them, also those of an earlier publish that was
      // killed.
      await mapConcurrently([objects, releases, sources], CONCURRENCY, (folder) => on.flush(folder))
      cache.stamp = await on.stamp(objects)
      return await withFileLock(on, lock, pointerLockOptions(lock), async () => {
        const before = await pointerAt(pointerPath)
        const last = await lastPointer()
        const previous = before ?? last
        const next: Pointer = {
          sequence: (last?.sequence ?? 0) + 1,
          release: hash,
          build: manifest.build,
          ...(previous === undefined ? {} : { previous: previous.release }),
          at: new Date(at).toISOString(),
          routes: Object.fromEntries(Object.entries(manifest.routes).map(([language, object]) => [language, `/r/${object}`])),
        }
        const text = JSON.stringify(next)
        await writeWhole(on, ahead, text)
        await moveInto(on, pointerPath, text)
        // Readers see the pointer from here on: a flush that fails now must not be reported as "nothing was changed".
        await on.flush(siteDir).catch(() => undefined)
        return next
      })
    },
  }
}

/** Publishing and a rollback are separate processes. Moving the pointer takes milliseconds. */
function pointerLockOptions(lock: string): FileLockOptions {
  return { waitMs: 10_000, busyMessage: (holder) => `${holder} is moving the pointer (${lock}): nothing was changed` }
}

/** Up to this size a window of 64 KB finds all repetitions. */
const NEAR = 262_144
/** Up to this size, handing the work to another thread takes longer than the work. */
const SHORT = 16_384
/** Beyond this size the highest gzip levels take twice the time and save 0.2 % of the bytes. */
const LONG = 131_072
const PACKED = new Set(['json', 'html', 'css', 'js', 'svg', 'txt', 'webmanifest'])

function packings(bytes: Uint8Array, extension: string): readonly (readonly [suffix: string, pack: () => Promise<Uint8Array>])[] {
  if (!PACKED.has(extension) || bytes.length < 256) return []
  // Up to a window of 64 KB brotli uses small tables: a few bytes more in a tenth of the time. Much larger files need a
  // wider window.
  const window = bytes.length <= NEAR ? 16 : Math.min(Math.ceil(Math.log2(bytes.length + 16)), constants.BROTLI_MAX_WINDOW_BITS)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_LGWIN]: window,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const level = bytes.length <= LONG ? 9 : 7
  if (bytes.length <= SHORT)
    return [
      ['.br', async () => brotliCompressSync(bytes, { params })],
      ['.gz', async () => gzipSync(bytes, { level })],
    ]
  return [
    ['.br', () => brotli(bytes, { params })],
    ['.gz', () => zip(bytes, { level })],
  ]
}
