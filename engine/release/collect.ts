/**
 * Removes what a store no longer needs. This is the rule:
 *
 * - A release is kept while it is live, the next or the previous one, among the last `moves` moves of the pointer, was
 *   live within the last `days` days, or was published or previewed within the last `days` days. So a client that shows
 *   an old release can load its files for that long after a newer one has replaced it.
 * - An object or source pack is kept while a kept release needs it, or while it is younger than `days` days.
 * - A temporary file is kept for `temporaryMs`: a publish is shorter.
 *
 * Nothing but temporary files is removed while the manifest or a source pack of a kept release cannot be read, or the
 * manifest of the live release is missing, because then it is unknown what the release needs.
 */
import { readdir, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { mapConcurrently } from './concurrency.ts'
import { disk, folders } from './disk.ts'
import { withFileLock } from './file-lock.ts'
import { ManifestFolder } from './manifest-folder.ts'
import { PointerFile } from './pointer-file.ts'
import { unpackSource } from './source-pack.ts'

/** `days` exceeds the longest validity of a preview token (`server/preview/signed-token.ts`). */
export const retention = { moves: 20, days: 35, temporaryMs: 3_600_000 } as const

export interface CollectResult {
  readonly releases: number
  readonly files: number
  readonly temporaries: number
  readonly bytes: number
}

interface StoredFile {
  readonly path: string
  readonly name: string
  readonly modified: number
  readonly bytes: number
}

/**
 * The files of a folder; none when it does not exist.
 * @throws when the folder or a file cannot be read: a manifest that is not listed would not protect its objects
 */
async function filesIn(folder: string): Promise<readonly StoredFile[]> {
  const names = (await readdir(folder).catch(ignoreMissing)) ?? []
  const files = await mapConcurrently(names, 8, async (name) => {
    const path = join(folder, name)
    const stats = await stat(path).catch(ignoreMissing)
    return stats?.isFile() === true ? [{ path, name, modified: stats.mtimeMs, bytes: stats.size }] : []
  })
  return files.flat()
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/**
 * Call it while no publish of this process runs.
 * @param now milliseconds since 1970, on the clock of the file system
 */
export async function collectStore(siteDir: string, now: number): Promise<CollectResult> {
  const { objects, releases, sources, moves, lock } = folders(siteDir)
  const [inRoot, inObjects, inReleases, inSources, inMoves] = (await Promise.all(
    [siteDir, objects, releases, sources, moves].map(filesIn),
  )) as [
    readonly StoredFile[],
    readonly StoredFile[],
    readonly StoredFile[],
    readonly StoredFile[],
    readonly StoredFile[],
  ]
  const temporaries = [...inRoot, ...inObjects, ...inReleases, ...inSources, ...inMoves].filter(
    ({ name, modified }) => name.endsWith('.tmp') && modified < now - retention.temporaryMs,
  )
  const removedTemporaries = await removeAll(temporaries)
  let { bytes } = removedTemporaries
  const counts = { releases: 0, files: 0, temporaries: removedTemporaries.files }
  const isOld = ({ name, modified }: StoredFile): boolean => !name.endsWith('.tmp') && modified < oldest(now)
  // Reading the manifests of a large site is expensive.
  if (![...inObjects, ...inReleases, ...inSources, ...inMoves].some(isOld)) return { ...counts, bytes }
  const pointers = new PointerFile(siteDir, disk)
  const before = await pointers.read()
  const needs = before && (await neededBy(siteDir, { pointers, inReleases, inMoves, now }))
  if (needs === undefined) return { ...counts, bytes }
  const oldObjects = inObjects.filter((file) => isOld(file) && !needs.objects.has(file.name.replace(/\.(br|gz)$/, '')))
  const oldSources = inSources.filter((file) => isOld(file) && !needs.sources.has(file.name.replace(/\.json\.gz$/, '')))
  const oldReleases = inReleases.filter((file) => isOld(file) && !needs.releases.has(file.name.replace(/\.json$/, '')))
  const oldMoves = inMoves.filter((file) => isOld(file) && !needs.moves.has(file.name))
  // A rollback reads manifest and objects under this lock.
  await withFileLock(
    disk,
    lock,
    { waitMs: 1000, busyMessage: (holder) => `${holder} is moving the pointer` },
    async () => {
      if ((await pointers.read())?.sequence !== before?.sequence) return
      // Manifests first: if this process is killed, no manifest names a file that was removed.
      const removedReleases = await removeAll(oldReleases)
      const removedOthers = await removeAll([...oldMoves, ...oldObjects, ...oldSources])
      bytes += removedReleases.bytes + removedOthers.bytes
      counts.releases = removedReleases.files
      counts.files = removedOthers.files
    },
  )
  return { ...counts, bytes }
}

interface Needs {
  readonly releases: ReadonlySet<string>
  readonly objects: ReadonlySet<string>
  readonly sources: ReadonlySet<string>
  /** File names of move records. */
  readonly moves: ReadonlySet<string>
}

/** Undefined when it is unknown what a kept release needs. */
async function neededBy(
  siteDir: string,
  {
    pointers,
    inReleases,
    inMoves,
    now,
  }: {
    readonly pointers: PointerFile
    readonly inReleases: readonly StoredFile[]
    readonly inMoves: readonly StoredFile[]
    readonly now: number
  },
): Promise<Needs | undefined> {
  const releases = new Set<string>()
  const sources = new Set<string>()
  const moves = new Set<string>()
  const live = await pointers.read()
  for (const pointer of [live, await pointers.next()])
    for (const release of [pointer?.release, pointer?.previous]) if (release !== undefined) releases.add(release)
  const writtenAt = new Map(inMoves.map(({ name, modified }) => [name, modified]))
  let replacedAt = now
  for (const [n, { pointer, source }] of (await pointers.moves()).entries()) {
    const file = `${pointer.sequence}.json`
    if (n < retention.moves || replacedAt > oldest(now)) {
      moves.add(file)
      releases.add(pointer.release)
      sources.add(source)
    }
    replacedAt = writtenAt.get(file) ?? replacedAt
  }
  for (const { name, modified } of inReleases) if (modified >= oldest(now)) releases.add(name.replace(/\.json$/, ''))

  const manifests = new ManifestFolder(folders(siteDir).releases, disk)
  const stored = new Set(inReleases.map(({ name }) => name.replace(/\.json$/, '')))
  const objects = new Set<string>()
  for (const release of releases) {
    // An old release was removed. The live one is missing because of damage, and will be restored.
    if (!stored.has(release) && release !== live?.release) continue
    const manifest = await manifests.read(release)
    if (manifest === undefined) return undefined
    for (const object of manifest.objects) objects.add(object)
    sources.add(manifest.source)
  }
  const parts: string[] = []
  for (const source of sources) {
    const path = join(folders(siteDir).sources, `${source}.json.gz`)
    if (!(await disk.exists(path))) continue
    const pack = await unpackSource(source, await disk.read(path))
    if (pack === undefined) return undefined
    parts.push(...(pack.parts ?? []))
  }
  for (const part of parts) sources.add(part)
  return { releases, objects, sources, moves }
}

function oldest(now: number): number {
  return now - retention.days * 86_400_000
}

/**
 * Returns how many files and bytes were removed. Another process may remove the same files.
 * @throws when a file cannot be removed
 */
async function removeAll(files: readonly StoredFile[]): Promise<{ readonly files: number; readonly bytes: number }> {
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
