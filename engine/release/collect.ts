/**
 * Removes what a store no longer needs:
 *
 * - A release is kept if it is live, is about to be live, or is the release before one of these; if one of the last
 *   `moves` moves of the pointer made it live; or if it was live, published or previewed within the last `days` days.
 *   So a client that shows an old release can load its files for that long after a newer one has replaced it.
 * - An object or source pack is kept while a kept release needs it, or while it is younger than `days` days.
 * - Files of other player builds, which come from other servers, are kept while a kept release has this build, or while
 *   they are younger than `days` days.
 * - A temporary file is kept for `temporaryMs`. A publish renames each of its temporary files within seconds.
 *
 * The same rules apply to the files that servers share in PostgreSQL (`server/shared-files/`).
 *
 * Nothing but temporary files is removed while the manifest or a source pack of a kept release cannot be read, or the
 * manifest of the live release is missing, because then it is unknown what the release needs.
 */
import { readdir, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY } from '../core/duration.ts'
import { mapConcurrently } from './concurrency.ts'
import { buildListOf, readBuildList } from './build-list.ts'
import { disk, folders } from './disk.ts'
import { withFileLock } from './file-lock.ts'
import { ManifestFolder } from './manifest-folder.ts'
import { type MoveRecord, PointerFile } from './pointer-file.ts'
import { unpackSource } from './source-pack.ts'
import type { Pointer, Release } from '../core/release.ts'
import { ignoreMissing } from './missing-file.ts'

/** `days` exceeds the longest validity of a preview token (`server/preview/signed-token.ts`). */
export const retention = { moves: 20, days: 35, temporaryMs: 3_600_000 } as const

export interface CollectResult {
  readonly releases: number
  readonly files: number
  readonly temporaries: number
  readonly bytes: number
}

interface DatedFile {
  readonly path: string
  readonly name: string
  readonly modified: number
  readonly bytes: number
}

/**
 * Returns the files of a folder, or an empty list if it does not exist.
 * @throws when the folder or a file cannot be read, because objects of an unlisted manifest would be removed
 */
async function filesIn(folder: string): Promise<readonly DatedFile[]> {
  const names = (await readdir(folder).catch(ignoreMissing)) ?? []
  const files = await mapConcurrently(names, 8, async (name) => {
    const path = join(folder, name)
    const stats = await stat(path).catch(ignoreMissing)
    return stats?.isFile() === true ? [{ path, name, modified: stats.mtimeMs, bytes: stats.size }] : []
  })
  return files.flat()
}

/**
 * Removes old files of a store. Must not run during a publish of the same process.
 * @param now milliseconds since 1970, on the clock of the file system
 */
export async function collectStore(siteDir: string, now: number): Promise<CollectResult> {
  const { objects, releases, sources, moves, builds, lock } = folders(siteDir)
  const [inRoot, inObjects, inReleases, inSources, inMoves, inBuilds] = (await Promise.all(
    [siteDir, objects, releases, sources, moves, builds].map(filesIn),
  )) as [
    readonly DatedFile[],
    readonly DatedFile[],
    readonly DatedFile[],
    readonly DatedFile[],
    readonly DatedFile[],
    readonly DatedFile[],
  ]
  const temporaries = [...inRoot, ...inObjects, ...inReleases, ...inSources, ...inMoves, ...inBuilds].filter(
    ({ name, modified }) => name.endsWith('.tmp') && modified < now - retention.temporaryMs,
  )
  const removedTemporaries = await removeAll(temporaries)
  let { bytes } = removedTemporaries
  const counts = { releases: 0, files: 0, temporaries: removedTemporaries.files }
  const isOld = ({ name, modified }: DatedFile): boolean => !name.endsWith('.tmp') && modified < oldest(now)
  // Stop here if no file is old, because reading the manifests of a large site is expensive.
  if (![...inObjects, ...inReleases, ...inSources, ...inMoves, ...inBuilds].some(isOld)) return { ...counts, bytes }
  const pointers = new PointerFile(siteDir, disk)
  const before = await pointers.read()
  const needs = before && (await neededIn(siteDir, { pointers, live: before, inReleases, inMoves, now }))
  if (needs === undefined) return { ...counts, bytes }
  const oldObjects = inObjects.filter((file) => isOld(file) && !needs.objects.has(file.name.replace(/\.(br|gz)$/, '')))
  const oldSources = inSources.filter((file) => isOld(file) && !needs.sources.has(file.name.replace(/\.json\.gz$/, '')))
  const oldReleases = inReleases.filter((file) => isOld(file) && !needs.releases.has(file.name.replace(/\.json$/, '')))
  const oldMoves = inMoves.filter((file) => isOld(file) && !needs.moves.has(sequenceOf(file.name)))
  const oldBuilds = inBuilds.filter((file) => isOld(file) && !needs.buildFiles.has(file.name.replace(/\.(br|gz)$/, '')))
  // A rollback also reads the manifest and the objects under this lock, so nothing is removed meanwhile.
  await withFileLock(
    disk,
    lock,
    { waitMs: 1000, busyMessage: (holder) => `${holder} is moving the pointer, so nothing was removed` },
    async () => {
      if ((await pointers.read())?.sequence !== before?.sequence) return
      // Manifests first: if this process is killed, no manifest names a file that was removed.
      const removedReleases = await removeAll(oldReleases)
      const removedOthers = await removeAll([...oldMoves, ...oldObjects, ...oldSources, ...oldBuilds])
      bytes += removedReleases.bytes + removedOthers.bytes
      counts.releases = removedReleases.files
      counts.files = removedOthers.files
    },
  )
  return { ...counts, bytes }
}

/** The content of a store, in files or in a database. */
export interface StoreContent {
  readonly live: Pointer
  /** The pointer that the last move wrote, or was about to write when it was interrupted. */
  readonly next: Pointer | undefined
  /** Newest first. */
  readonly moves: readonly (MoveRecord & { readonly movedAt: number })[]
  /** By release hash: when the release was published or last previewed, in milliseconds since 1970, like `movedAt`. */
  readonly releases: ReadonlyMap<string, number>
  /** Reads a manifest; undefined if it is damaged. */
  readonly manifest: (hash: string) => Promise<Pick<Release, 'objects' | 'source' | 'build'> | undefined>
  /** The packs that a source pack lists: undefined if the pack is damaged, an empty list if it does not exist. */
  readonly packParts: (name: string) => Promise<readonly string[] | undefined>
  /** Names of the files of a player build; an empty list if they are not in this store. */
  readonly buildFiles: (build: string) => Promise<readonly string[]>
}

export interface NeededFiles {
  readonly releases: ReadonlySet<string>
  readonly objects: ReadonlySet<string>
  readonly sources: ReadonlySet<string>
  /** Files of the player builds of kept releases. */
  readonly buildFiles: ReadonlySet<string>
  /** Sequences of the moves that are kept. */
  readonly moves: ReadonlySet<number>
}

/** Returns the files that the kept releases need; undefined if this cannot be determined. */
export async function neededBy(content: StoreContent, now: number): Promise<NeededFiles | undefined> {
  const { live, next, manifest: manifestOf, packParts, buildFiles: filesOf } = content
  const releases = new Set<string>()
  const sources = new Set<string>()
  const moves = new Set<number>()
  for (const pointer of [live, next])
    for (const release of [pointer?.release, pointer?.previous]) if (release !== undefined) releases.add(release)
  let replacedAt = now
  for (const [n, { pointer, source, movedAt }] of content.moves.entries()) {
    if (n < retention.moves || replacedAt > oldest(now)) {
      moves.add(pointer.sequence)
      releases.add(pointer.release)
      sources.add(source)
    }
    replacedAt = movedAt
  }
  for (const [release, usedAt] of content.releases) if (usedAt >= oldest(now)) releases.add(release)

  const objects = new Set<string>()
  const builds = new Set<string>()
  for (const release of releases) {
    // A release without a manifest was removed earlier, unless it is live: then its manifest was lost, and nothing may
    // be removed.
    if (!content.releases.has(release) && release !== live.release) continue
    const manifest = await manifestOf(release)
    if (manifest === undefined) return undefined
    for (const object of manifest.objects) objects.add(object)
    sources.add(manifest.source)
    builds.add(manifest.build)
  }
  const parts: string[] = []
  for (const source of sources) {
    const listed = await packParts(source)
    if (listed === undefined) return undefined
    parts.push(...listed)
  }
  for (const part of parts) sources.add(part)
  const buildFiles = new Set<string>()
  for (const build of builds) for (const file of await filesOf(build)) buildFiles.add(file)
  return { releases, objects, sources, buildFiles, moves }
}

async function neededIn(
  siteDir: string,
  {
    pointers,
    live,
    inReleases,
    inMoves,
    now,
  }: {
    readonly pointers: PointerFile
    readonly live: Pointer
    readonly inReleases: readonly DatedFile[]
    readonly inMoves: readonly DatedFile[]
    readonly now: number
  },
): Promise<NeededFiles | undefined> {
  const { releases, sources, builds } = folders(siteDir)
  const writtenAt = new Map(inMoves.map(({ name, modified }) => [sequenceOf(name), modified]))
  const manifests = new ManifestFolder(releases, disk)
  let movedAt = now
  const moves = (await pointers.moves()).map((move) => {
    movedAt = writtenAt.get(move.pointer.sequence) ?? movedAt
    return { ...move, movedAt }
  })
  return await neededBy(
    {
      live,
      next: await pointers.next(),
      moves,
      releases: new Map(inReleases.map(({ name, modified }) => [name.replace(/\.json$/, ''), modified])),
      manifest: (hash) => manifests.read(hash),
      async packParts(name) {
        const path = join(sources, `${name}.json.gz`)
        if (!(await disk.exists(path))) return []
        const pack = await unpackSource(name, await disk.read(path))
        return pack && (pack.parts ?? [])
      },
      async buildFiles(build) {
        const list = buildListOf(build)
        const path = join(builds, list)
        return (await disk.exists(path)) ? [list, ...readBuildList(await disk.read(path))] : []
      },
    },
    now,
  )
}

/** Returns the sequence of a move record, read from its file name. */
function sequenceOf(name: string): number {
  return Number.parseInt(name, 10)
}

/** Returns the instant, in milliseconds since 1970, before which files count as old. */
export function oldest(now: number): number {
  return now - retention.days * DAY
}

/**
 * Returns how many files and bytes were removed. Ignores files that another process has removed.
 * @throws when a file cannot be removed
 */
async function removeAll(files: readonly DatedFile[]): Promise<{ readonly files: number; readonly bytes: number }> {
  const removed = await mapConcurrently(files, 8, async ({ path, bytes }) =>
    unlink(path).then(
      () => ({ files: 1, bytes }),
      (error: NodeJS.ErrnoException) => {
        ignoreMissing(error)
        return { files: 0, bytes: 0 }
      },
    ),
  )
  return {
    files: removed.reduce((sum, one) => sum + one.files, 0),
    bytes: removed.reduce((sum, one) => sum + one.bytes, 0),
  }
}
