/** The release store on disk: content-addressed objects, release manifests, and the one pointer that moves. */
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { join } from 'node:path'
import { isNewer, isPointer, isReleaseHash, LIVE_CHANNEL, type Pointer, pointerTo, type Release } from '../core/release.ts'
import { type Disk, folders, hashOf, moveInto, writeWhole } from './disk.ts'
import { cachedJson } from '../memo/cached-json.ts'
import { mapConcurrently } from './concurrency.ts'
import type { PackedSource } from './source-pack.ts'
import { type FileLockOptions, withFileLock } from './file-lock.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Files that are written at the same time. */
const CONCURRENCY = 8

export interface Store {
  /** Puts an object; returns its file name `<hash>.<ext>`. Existing objects are not written again. */
  readonly put: (content: Uint8Array | string, extension: string) => Promise<string>
  /** Looks once which objects are there with all their packed siblings; the answer knows of those that are put later, too. */
  readonly look: () => Promise<(name: string) => boolean>
  /** A manifest that is there and is what its name says. */
  readonly release: (hash: string) => Promise<Release | undefined>
  /** What readers see. Undefined when there is none, or when the file is torn or is a pointer of another channel. */
  readonly pointer: () => Promise<Pointer | undefined>
  /** The newest pointer known to have been written, also when the pointer itself is lost or torn. */
  readonly lastPointer: () => Promise<Pointer | undefined>
  /** Writes the manifest of `release`; returns its hash. */
  readonly putRelease: (release: Release) => Promise<string>
  /** Moves the pointer to `release`. Refuses a manifest that is not whole. */
  readonly movePointer: (hash: string, at: number) => Promise<Pointer>
  /** Keeps the source of a release. Packs of it that are there already are not made again. */
  readonly putSource: (source: PackedSource) => Promise<void>
  /** Names of the objects written since the store was opened: what this publish cost. */
  readonly written: readonly string[]
}

/** The names in a folder of objects, as long as nobody else has changed it: a large folder takes longer to list than to publish into. */
export class StoreCache {
  stamp = ''
  names = new Set<string>()
  /** Objects that were seen with all their packed siblings. */
  whole = new Set<string>()
}

export async function openStore(siteDir: string, on: Disk, cache = new StoreCache()): Promise<Store> {
  const { objects, releases, sources, pointer: pointerPath, ahead, lock } = folders(siteDir)
  for (const folder of [objects, releases, sources]) await on.makeFolder(folder)
  const written: string[] = []
  const putting = new Map<string, Promise<string>>()
  let listed: Promise<Set<string>> | undefined
  /** Names in the folder of objects: one look instead of thousands. */
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
    // The packed siblings come first: a reader that finds the object finds them too. Their names are flushed before the pointer moves.
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
      return isPointer(value) && value.channel === LIVE_CHANNEL ? value : undefined
    } catch {
      return undefined
    }
  }

  async function lastPointer(): Promise<Pointer | undefined> {
    const shown = await pointerAt(pointerPath)
    const next = await pointerAt(ahead)
    return shown === undefined || (next !== undefined && isNewer(next, shown)) ? next : shown
  }

  async function release(hash: string): Promise<Release | undefined> {
    const path = join(releases, `${hash}.json`)
    if (!isReleaseHash(hash) || !(await on.exists(path))) return undefined
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
      // A manifest that is there but broken is written again.
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
      if (manifest === undefined) throw new Error(`release ${hash} is not whole in ${siteDir}: nothing was changed`)
      const there = await names()
      for (const object of manifest.objects)
        if (!there.has(object)) throw new Error(`release ${hash} lacks its file ${object}: nothing was changed`)
      // All names are made to last before one of them is named, also those left by a publish that died before this.
      await mapConcurrently([objects, releases, sources], CONCURRENCY, (folder) => on.flush(folder))
      cache.stamp = await on.stamp(objects)
      return await withFileLock(on, lock, pointerLockOptions(lock), async () => {
        const before = await pointerAt(pointerPath)
        const last = await lastPointer()
        const previous = before ?? last
        const sequence = (last?.sequence ?? 0) + 1
        const next = pointerTo(manifest, {
          channel: LIVE_CHANNEL,
          sequence,
          release: hash,
          at,
          ...(previous === undefined ? {} : { previous: previous.release }),
        })
        const text = JSON.stringify(next)
        await writeWhole(on, ahead, text)
        await moveInto(on, pointerPath, text)
        // Readers see it from here on: a flush that fails now must not be told as "nothing was changed".
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

/** Files up to this size repeat themselves nearby. */
const NEAR = 262_144
/** Up to this size another thread takes longer to be asked than the work does. */
const SHORT = 16_384
/** Beyond this size the highest levels of gzip take twice the time for a five-hundredth of the bytes. */
const LONG = 131_072
const PACKED = new Set(['json', 'html', 'css', 'js', 'svg', 'txt', 'webmanifest'])

function packings(bytes: Uint8Array, extension: string): readonly (readonly [suffix: string, pack: () => Promise<Uint8Array>])[] {
  if (!PACKED.has(extension) || bytes.length < 256) return []
  // Up to 64 KB of window brotli looks things up in small tables: a few bytes more for a tenth of the time. What is larger by far needs a wider one.
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
