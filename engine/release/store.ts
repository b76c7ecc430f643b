/** The release store on disk: content-addressed objects, release manifests, and the one pointer that moves. */
import { join } from 'node:path'
import type { Pointer, Release } from '../core/release.ts'
import { mapConcurrently } from './concurrency.ts'
import { type Disk, folders, moveInto } from './disk.ts'
import { ManifestFolder } from './manifest-folder.ts'
import { ObjectFolder, StoreCache } from './object-folder.ts'
import { PointerFile } from './pointer-file.ts'
import type { PackedSource } from './source-pack.ts'

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

export async function openStore(siteDir: string, on: Disk, cache = new StoreCache()): Promise<Store> {
  const paths = folders(siteDir)
  const all = [paths.objects, paths.releases, paths.sources]
  for (const folder of all) await on.makeFolder(folder)
  const objects = new ObjectFolder(paths.objects, on, cache)
  const manifests = new ManifestFolder(paths.releases, on)
  const pointer = new PointerFile(siteDir, on)
  return {
    written: objects.written,
    put: (content, extension) => objects.put(content, extension),
    look: () => objects.look(),
    release: (hash) => manifests.read(hash),
    putRelease: (release) => manifests.put(release),
    putSource: (source) => putSource(paths.sources, on, source),
    pointer: () => pointer.read(),
    lastPointer: () => pointer.last(),
    async movePointer(hash, at) {
      const manifest = await manifests.find(hash)
      if (manifest === undefined) throw new Error(`release ${hash} is not whole in ${siteDir}: nothing was changed`)
      const there = await objects.names()
      for (const object of manifest.objects)
        if (!there.has(object)) throw new Error(`release ${hash} lacks its file ${object}: nothing was changed`)
      // All names are made to last before one of them is named, also those left by a publish that died before this.
      await mapConcurrently(all, CONCURRENCY, (folder) => on.flush(folder))
      await objects.rememberNames()
      return await pointer.moveTo(hash, manifest, at)
    },
  }
}

async function putSource(folder: string, on: Disk, { hash, whole, parts }: PackedSource): Promise<void> {
  const there = new Set(await on.list(folder))
  const keep = async (name: string, pack: () => Promise<Uint8Array>): Promise<void> => {
    if (!there.has(`${name}.json.gz`)) await moveInto(on, join(folder, `${name}.json.gz`), await pack())
  }
  await mapConcurrently(parts, CONCURRENCY, async (part) => await keep(part.hash, part.pack))
  await keep(hash, whole)
}
