/** The release store on disk: content-addressed objects, release manifests, and the one pointer that moves. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { join } from 'node:path'
import { canonical, isObject } from '../core/json.ts'
import type { Pointer, Release } from '../core/release.ts'
import { type Disk, folders, hashOf, moveInto, writeWhole } from './disk.ts'
import { withPointerLock } from './pointer-lock.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export interface Store {
  /** Puts an object; returns its file name `<hash>.<ext>`. Existing objects are not written again. */
  readonly put: (content: Uint8Array | string, extension: string) => Promise<string>
  /** A manifest that is there and is what its name says. */
  readonly release: (hash: string) => Promise<Release | undefined>
  /** What readers see. Undefined when there is none or it is torn. */
  readonly pointer: () => Promise<Pointer | undefined>
  /** The newest pointer known to have been written, also when the pointer itself is lost or torn. */
  readonly lastPointer: () => Promise<Pointer | undefined>
  /** Writes the manifest of `release`; returns its hash. */
  readonly putRelease: (release: Release) => Promise<string>
  /** Moves the pointer to `release`. Refuses a manifest that is not whole. */
  readonly point: (hash: string, at: number) => Promise<Pointer>
  readonly putSource: (hash: string, content: Uint8Array) => Promise<void>
  /** Names of the objects written since the store was opened: what this publish cost. */
  readonly written: readonly string[]
}

export async function openStore(siteDir: string, on: Disk): Promise<Store> {
  const { objects, releases, sources, pointer: pointerPath, ahead, lock } = folders(siteDir)
  for (const folder of [objects, releases, sources]) await on.makeFolder(folder)
  const written: string[] = []

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
      const path = join(objects, name)
      if (await on.exists(path)) return name
      // The packed siblings come first: a reader that finds the object finds them too.
      for (const [suffix, packed] of await packings(bytes, extension)) await writeWhole(on, `${path}${suffix}`, packed)
      await writeWhole(on, path, bytes)
      written.push(name)
      return name
    },
    async putRelease(manifest) {
      const text = canonical(manifest)
      const hash = hashOf(text)
      // A manifest that is there but broken is written again.
      if ((await release(hash)) === undefined) await writeWhole(on, join(releases, `${hash}.json`), text)
      return hash
    },
    async putSource(hash, content) {
      const path = join(sources, `${hash}.json.gz`)
      if (!(await on.exists(path))) await writeWhole(on, path, content)
    },
    async point(hash, at) {
      const manifest = await release(hash)
      if (manifest === undefined) throw new Error(`release ${hash} is not whole in ${siteDir}: nothing was changed`)
      for (const object of manifest.objects) {
        if (!(await on.exists(join(objects, object)))) throw new Error(`release ${hash} lacks its file ${object}: nothing was changed`)
      }
      // Names left by a publish that died between its rename and its flush are made to last, too.
      for (const folder of [objects, releases]) await on.flush(folder)
      return await withPointerLock(on, lock, async () => {
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
        // Readers see it from here on: a flush that fails now must not be told as "nothing was changed".
        await on.flush(siteDir).catch(() => undefined)
        return next
      })
    },
  }
}

function isPointer(value: unknown): value is Pointer {
  if (!isObject(value)) return false
  const { sequence, release, build, routes } = value
  return Number.isSafeInteger(sequence) && typeof release === 'string' && typeof build === 'string' && isObject(routes)
}

const PACKED = new Set(['json', 'html', 'css', 'js', 'svg', 'txt', 'webmanifest'])

async function packings(bytes: Uint8Array, extension: string): Promise<readonly (readonly [string, Uint8Array])[]> {
  if (!PACKED.has(extension) || bytes.length < 256) return []
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return [
    ['.br', await brotli(bytes, { params })],
    ['.gz', await zip(bytes, { level: 9 })],
  ]
}
