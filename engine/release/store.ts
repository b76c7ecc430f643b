/** The release store on disk: content-addressed objects, release manifests, and the pointer. */
import { join } from 'node:path'
import type { Pointer, Release } from '../core/release.ts'
import { mapConcurrently } from './concurrency.ts'
import { type Disk, folders, replaceFile } from './disk.ts'
import { ManifestFolder } from './manifest-folder.ts'
import { CONCURRENCY, ObjectFolder, StoreCache } from './object-folder.ts'
import { type MoveRecord, PointerFile } from './pointer-file.ts'
import { isIntactPack, type PackedSource } from './source-pack.ts'

export interface Store {
  /** Stores an object; returns its file name `<hash>.<ext>`. Existing objects are not written again. */
  readonly put: (content: Uint8Array | string, extension: string) => Promise<string>
  /**
   * Lists the folder once. The returned function returns true for an object that exists with all its compressed
   * siblings, even if it was stored after the listing.
   */
  readonly look: () => Promise<(name: string) => boolean>
  /** The manifest with this hash; undefined when it is missing or its content does not match its hash. */
  readonly release: (hash: string) => Promise<Release | undefined>
  /** The pointer that readers see; undefined when it is missing, damaged, or of another channel. */
  readonly pointer: () => Promise<Pointer | undefined>
  /** The newest pointer that was written, even if the pointer file itself is missing or damaged. */
  readonly lastPointer: () => Promise<Pointer | undefined>
  /** The pointer that the last move wrote, or was about to write; undefined when it is missing or damaged. */
  readonly nextPointer: () => Promise<Pointer | undefined>
  /** Whether the store has, or had, a release: a pointer, the record of a move, or a manifest. Damaged files count. */
  readonly hasHadRelease: () => Promise<boolean>
  /** Hashes of the manifests in the store, damaged ones included. */
  readonly releases: () => Promise<readonly string[]>
  /** The moves of the pointer that are on record, newest first. */
  readonly moves: () => Promise<readonly MoveRecord[]>
  /** The highest sequence of all moves, including a move that was interrupted before it changed the pointer. */
  readonly highestSequence: () => Promise<number>
  /** Writes a pointer of an earlier move again, unless there is a valid pointer. */
  readonly restorePointer: (pointer: Pointer) => Promise<void>
  /** Whether all files of a release are in the store. */
  readonly isWhole: (release: Release) => Promise<boolean>
  /**
   * Verifies objects and writes damaged files again from intact siblings. Returns the objects that have to be built
   * again. Objects that this process has already verified are verified again only with `again`.
   */
  readonly repair: (objects: readonly string[], again: boolean) => Promise<readonly string[]>
  /** The hash that names `release`. */
  readonly hashOf: (release: Release) => string
  /** Writes the manifest of `release`; returns its hash. */
  readonly putRelease: (release: Release) => Promise<string>
  /**
   * Moves the pointer to the release, with the next sequence or a given higher one. A pointer that already names the
   * release is not changed. @throws when the manifest is missing or damaged, or a file of the release is missing
   */
  readonly movePointer: (hash: string, at: number, sequence?: number) => Promise<Pointer>
  /** Repeats a move that another server has made, under the same conditions as `movePointer`. */
  readonly takeMove: (move: MoveRecord) => Promise<void>
  /**
   * Stores the documents of a release. Intact packs are not written again. Packs that this process has already verified
   * are verified again only with `again`.
   */
  readonly putSource: (source: PackedSource, again: boolean) => Promise<void>
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
    hashOf: (release) => manifests.hashOf(release),
    putRelease: (release) => manifests.put(release),
    putSource: async (source, again) => {
      if (again) cache.packs.clear()
      await putSource(paths.sources, { on, source, intact: cache.packs })
    },
    pointer: () => pointer.read(),
    lastPointer: () => pointer.last(),
    nextPointer: () => pointer.next(),
    hasHadRelease: async () => (await pointer.wasMoved()) || (await manifests.list()).length > 0,
    releases: () => manifests.list(),
    moves: () => pointer.moves(),
    highestSequence: () => pointer.highestSequence(),
    restorePointer: (move) => pointer.restore(move),
    isWhole: async (release) => {
      const there = await objects.names()
      return release.objects.every((object) => there.has(object))
    },
    repair: (names, again) => objects.repair(names, again),
    async movePointer(hash, at, sequence) {
      const { manifest, check } = await readyToMove(hash)
      return await pointer.moveTo(hash, manifest, { at, sequence }, check)
    },
    async takeMove(move) {
      const { check } = await readyToMove(move.pointer.release)
      await pointer.take(move, check)
    },
  }

  /**
   * Verifies that the release is complete. The returned `check` verifies it again while no other process can move the
   * pointer.
   */
  async function readyToMove(hash: string): Promise<{
    readonly manifest: Release
    readonly check: (before: Pointer | undefined) => Promise<void>
  }> {
    const manifest = await manifests.find(hash)
    if (manifest === undefined)
      throw new Error(
        `the manifest of release ${hash} is missing or damaged in ${siteDir}; nothing was changed. Publish again`,
      )
    const there = await objects.names()
    for (const object of manifest.objects) if (!there.has(object)) throw missingObject(object)
    // Flushes the folders before the pointer refers to their files, because an earlier publish that was killed may not
    // have flushed all names.
    await mapConcurrently(all, CONCURRENCY, (folder) => on.flush(folder))
    await objects.rememberNames()
    const check = async (before: Pointer | undefined): Promise<void> => {
      // Meanwhile, a collection of old releases, which uses the same lock, may have deleted files, but none of the live
      // release.
      if (!(await manifests.exists(hash)))
        throw new Error(
          `the manifest of release ${hash} was removed from ${siteDir}; nothing was changed. Publish again`,
        )
      const live = new Set(before === undefined ? [] : (await manifests.find(before.release))?.objects)
      const unsafe = manifest.objects.filter((object) => !live.has(object))
      await mapConcurrently(unsafe, CONCURRENCY, async (object) => {
        if (!(await objects.exists(object))) throw missingObject(object)
      })
    }
    return { manifest, check }

    function missingObject(object: string): Error {
      return new Error(
        `the file ${object} of release ${hash} is missing in ${siteDir}; nothing was changed. Publish again`,
      )
    }
  }
}

async function putSource(
  folder: string,
  {
    on,
    source,
    intact,
  }: {
    readonly on: Disk
    readonly source: PackedSource
    /** Packs that this process has written or verified. */
    readonly intact: Set<string>
  },
): Promise<void> {
  const there = new Set(await on.list(folder))
  const keep = async (name: string, pack: () => Promise<Uint8Array>): Promise<void> => {
    const file = `${name}.json.gz`
    const path = join(folder, file)
    if (there.has(file) && (intact.has(name) || (await isIntactPack(name, await on.read(path))))) {
      intact.add(name)
      return
    }
    await replaceFile(on, path, await pack())
    intact.add(name)
  }
  await mapConcurrently(source.parts, CONCURRENCY, async (part) => await keep(part.hash, part.pack))
  await keep(source.hash, source.whole)
}
