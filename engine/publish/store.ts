/** The release store on disk: content-addressed objects, release manifests, and the one pointer that moves. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { join } from 'node:path'
import { canonical } from '../core/json.ts'
import type { Pointer, Release } from '../core/release.ts'
import { type Disk, folders, hashOf, writeWhole } from './disk.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export interface Store {
  /** Puts an object; returns its file name `<hash>.<ext>`. Existing objects are not written again. */
  readonly put: (content: Uint8Array | string, extension: string) => Promise<string>
  readonly release: (hash: string) => Promise<Release | undefined>
  readonly pointer: () => Promise<Pointer | undefined>
  /** Writes the manifest of `release`; returns its hash. */
  readonly putRelease: (release: Release) => Promise<string>
  /** Moves the pointer to `release`. Refuses a manifest that is not whole. */
  readonly point: (hash: string, at: number) => Promise<Pointer>
  readonly putSource: (hash: string, content: Uint8Array) => Promise<void>
  /** Names of the objects written since the store was opened: what this publish cost. */
  readonly written: readonly string[]
}

export async function openStore(siteDir: string, on: Disk): Promise<Store> {
  const { objects, releases, sources, pointer: pointerPath } = folders(siteDir)
  for (const folder of [objects, releases, sources]) await on.makeFolder(folder)
  const written: string[] = []

  async function json<T>(path: string): Promise<T | undefined> {
    if (!(await on.exists(path))) return undefined
    try {
      return JSON.parse((await on.read(path)).toString('utf8')) as T
    } catch {
      return undefined
    }
  }

  async function release(hash: string): Promise<Release | undefined> {
    return /^[0-9a-f]{20}$/.test(hash) ? await json<Release>(join(releases, `${hash}.json`)) : undefined
  }

  return {
    written,
    release,
    pointer: () => json<Pointer>(pointerPath),
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
      const path = join(releases, `${hash}.json`)
      if (!(await on.exists(path))) await writeWhole(on, path, text)
      return hash
    },
    async putSource(hash, content) {
      const path = join(sources, `${hash}.json.gz`)
      if (!(await on.exists(path))) await writeWhole(on, path, content)
    },
    async point(hash, at) {
      const manifest = await release(hash)
      if (manifest === undefined) throw new Error(`release ${hash} is not in ${siteDir}: nothing was changed`)
      for (const object of manifest.objects) {
        if (!(await on.exists(join(objects, object)))) throw new Error(`release ${hash} lacks its file ${object}: nothing was changed`)
      }
      const before = await json<Pointer>(pointerPath)
      const next: Pointer = {
        sequence: (before?.sequence ?? 0) + 1,
        release: hash,
        build: manifest.build,
        ...(before === undefined ? {} : { previous: before.release }),
        at: new Date(at).toISOString(),
        routes: Object.fromEntries(Object.entries(manifest.routes).map(([language, object]) => [language, `/r/${object}`])),
      }
      await writeWhole(on, pointerPath, JSON.stringify(next))
      return next
    },
  }
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
