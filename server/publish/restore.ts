/** Finds and restores the live release of a store whose pointer, manifest or files are missing or damaged. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pointer } from '../../engine/core/release.ts'
import type { SiteFiles } from '../../engine/document/source.ts'
import { disk, folders, withReasons } from '../../engine/release/disk.ts'
import { openStore, type Store } from '../../engine/release/store.ts'
import type { LiveRelease } from '../delivery/release-store.ts'
import { readSourcePack } from './source-pack.ts'

/** A release that was live, or was about to become live. */
interface Candidate {
  readonly release: string
  /** What names the release: a file of the store, or the running server. */
  readonly from: string
  /** The pointer to the release. Undefined when only an earlier pointer or a manifest names it. */
  readonly pointer?: Pointer
  /** True if no later move of the pointer is known. */
  readonly isNewest?: boolean
  /** Hash of the source documents of the release, if it is known without the manifest. */
  readonly source?: string | undefined
}

export interface RestoreOptions {
  /** Publishes documents that were live before. Resolves to false when they cannot be published. */
  readonly compile: (site: SiteFiles) => Promise<boolean>
  readonly now: () => number
  /** The live release of a running server; if set, no other release is restored. */
  readonly known?: Pick<LiveRelease, 'pointer' | 'release'> | undefined
}

/**
 * Makes the newest restorable release live again, from its files or by compiling its source documents.
 * @returns how it was restored, as the end of a sentence; undefined when nothing can be restored
 */
export async function restoreLive(siteDir: string, options: RestoreOptions): Promise<string | undefined> {
  const store = await openStore(siteDir, withReasons(disk))
  for (const candidate of await candidates(siteDir, store, options.known)) {
    const how = await restoreCandidate(siteDir, store, candidate, options)
    if (how !== undefined) return how
  }
  return undefined
}

async function restoreCandidate(
  siteDir: string,
  store: Store,
  { release, from, pointer, isNewest = false, source }: Candidate,
  { compile, now }: RestoreOptions,
): Promise<string | undefined> {
  const manifest = await store.release(release)
  if (manifest !== undefined && (await store.isWhole(manifest))) {
    // The newest pointer is written again unchanged, so caches of clients stay valid. Clients ignore a pointer that is
    // older than theirs, so an earlier release gets a new pointer with the next sequence.
    if (pointer !== undefined && isNewest) await store.restorePointer(pointer)
    if ((await store.pointer())?.release !== release)
      await store.movePointer(release, pointer === undefined ? now() : Date.parse(pointer.at))
    return `from its files (found in ${from})`
  }
  const hash = manifest?.source ?? source
  const site = hash === undefined ? undefined : await readSourcePack(siteDir, hash)
  if (site === undefined || !(await compile(site))) return undefined
  const reason = manifest === undefined ? 'its manifest is missing or damaged' : 'some of its files are missing'
  return `by compiling its source documents, because ${reason} (found in ${from})`
}

/** Returns the releases to try, best first. */
async function candidates(
  siteDir: string,
  store: Store,
  known: RestoreOptions['known'],
): Promise<readonly Candidate[]> {
  // A running server serves this release, and keeps it live.
  if (known !== undefined) {
    const { pointer, release } = known
    const from = 'the running server'
    return [{ release: pointer.release, from, pointer, isNewest: true, source: release.source }]
  }
  const moves = await store.moves()
  const sourceOf = (release: string): string | undefined =>
    moves.find(({ pointer }) => pointer.release === release)?.source
  const found: Candidate[] = []
  const add = (candidate: Candidate): void => {
    if (!found.some(({ release }) => release === candidate.release))
      found.push({
        source: sourceOf(candidate.release),
        isNewest: candidate.pointer?.sequence === newest,
        ...candidate,
      })
  }
  const shown = await store.pointer()
  const next = await store.nextPointer()
  const newest = Math.max(...[shown, next, moves[0]?.pointer].map((pointer) => pointer?.sequence ?? 0))
  if (shown !== undefined) add({ release: shown.release, from: 'release.json', pointer: shown })
  if (next !== undefined) add({ release: next.release, from: 'release.next.json', pointer: next })
  for (const { pointer } of moves) add({ release: pointer.release, from: `moves/${pointer.sequence}.json`, pointer })
  for (const { previous } of [...found].flatMap(({ pointer }) => pointer ?? []))
    if (previous !== undefined) add({ release: previous, from: 'the previous pointer' })
  for (const release of await newestFirst(siteDir, await store.releases()))
    add({ release, from: `releases/${release}.json` })
  return found
}

async function newestFirst(siteDir: string, releases: readonly string[]): Promise<readonly string[]> {
  const times = await Promise.all(
    releases.map(async (release) => {
      const stats = await stat(join(folders(siteDir).releases, `${release}.json`)).catch(() => undefined)
      return [release, stats?.mtimeMs ?? 0] as const
    }),
  )
  return times.toSorted(([, a], [, b]) => b - a).map(([release]) => release)
}
