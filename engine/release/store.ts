/** The release store on disk: content-addressed objects, release manifests, and the pointer. */
import { join } from 'node:path'
import type { Pointer, Release } from '../core/release.ts'
import { mapConcurrently } from './concurrency.ts'
import { type Disk, folders, moveInto } from './disk.ts'
import { ManifestFolder } from './manifest-folder.ts'
import { ObjectFolder, StoreCache } from './object-folder.ts'
import { PointerFile } from './pointer-file.ts'
import type { PackedSource } from './source-pack.ts'

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
  /** The pointer that readers see; undefined when it is missing, damaged, or of another channel. */
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
      if (manifest === undefined)
        throw new Error(
          `the manifest of release ${hash} is missing or damaged in ${siteDir}; nothing was changed. Publish again`,
        )
      const there = await objects.names()
      for (const object of manifest.objects)
        if (!there.has(object))
          throw new Error(
            `the file ${object} of release ${hash} is missing in ${siteDir}; nothing was changed. Publish again`,
          )
      // Flushes the names of all objects before the pointer refers to them, also those of an earlier publish that was
      // killed.
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
