/** documents -> release: check, compile, prerender, store, move the pointer. Nothing is visible before the last step. */
import { join } from 'node:path'
import type { Pointer } from '../core/release.ts'
import { buildRelease, type PageCost } from './build-release.ts'
import { putAssets } from './assets.ts'
import { budgetFindings } from './budget.ts'
import { readBuild } from './player-build.ts'
import { checkSource, hasErrors } from '../check/check.ts'
import type { Catalogue } from '../core/catalogue.ts'
import { compileSite } from '../compile/site.ts'
import { type Disk, disk, withReasons, folders } from './disk.ts'
import { byPosition, type Finding } from '../document/finding.ts'
import { packSource } from './source-pack.ts'
import { prove } from '../prove/prove.ts'
import { sourceOf, type UnreadFile } from '../document/source.ts'
import { openStore, type Store } from './store.ts'
import { PublishSession } from './publish-session.ts'

export interface PublishRequest {
  /** Documents by path below the configuration folder. */
  readonly files: ReadonlyMap<string, string>
  /** Pictures by path below the configuration folder. */
  readonly assets: ReadonlyMap<string, Uint8Array>
  /** Files that could not be read: the site is refused. */
  readonly unread?: readonly UnreadFile[]
  /** What code offers to configuration. */
  readonly catalogue: Catalogue
  readonly siteDir: string
  readonly buildDir: string
  /** The moment to publish for, milliseconds. */
  readonly at: number
  /** Leaves the pointer where it is. */
  readonly dryRun?: boolean
  readonly onProgress?: (line: string) => void
  /** The file system; tests hand in one that dies. */
  readonly disk?: Disk
}

export interface PublishOutcome {
  readonly ok: boolean
  readonly findings: readonly Finding[]
  readonly pointer?: Pointer
  readonly release?: string
  /** New files that this publish put into the store. */
  readonly written: readonly string[]
  readonly pages: readonly PageCost[]
}

/**
 * Publishes a folder of documents. Refuses with every finding at once; moves the pointer only when the whole release is on disk.
 * A workshop keeps what the next publish need not do again; a publish without one makes the same release. One publish at a time.
 */
export async function publishSite(request: PublishRequest, session?: PublishSession): Promise<PublishOutcome> {
  if (session !== undefined) return await publishIn(session, request)
  const own = new PublishSession()
  try {
    return await publishIn(own, request)
  } finally {
    await own.close()
  }
}

async function publishIn(session: PublishSession, request: PublishRequest): Promise<PublishOutcome> {
  const { files, assets, catalogue, siteDir, buildDir, at, onProgress = () => undefined } = request
  const on = withReasons(request.disk ?? disk)
  const build = await readBuild(buildDir)
  await session.open(siteDir, buildDir, build)
  const { memory: cache } = session
  const packed = packSource(files, assets, cache.source)
  const source = sourceOf({ files, others: assets.keys(), unread: request.unread ?? [] }, 'config', cache.parsed)
  const { site, index, findings: checked } = checkSource(source, catalogue, cache.versions, undefined, cache.check)
  if (hasErrors(checked)) return { ok: false, findings: checked, written: [], pages: [] }
  const proven = prove(site, catalogue, { at, cache: cache.prove }).findings
  const findings = [...checked, ...proven].sort(byPosition)
  const store = await openStore(siteDir, on, cache.store)
  // What is live already is made again for another moment or build whatever time has done to its rules, or the build to its weight: the old
  // pages would be worse.
  const isLive = async (): Promise<boolean> => (await liveSource(store)) === packed.hash
  if (hasErrors(proven) && !(await isLive())) return { ok: false, findings, written: [], pages: [] }

  const images = await putAssets(index.documents('asset'), assets, store)
  const compiled = compileSite({
    index,
    catalogue,
    assetName: (id) => images.get(id),
    chunks: build.chunks,
    cache: cache.compile,
  })
  const { release, pages, rendered, remember } = await buildRelease({
    compiled,
    images: images.values(),
    build,
    prerenderer: session.prerenderer,
    store,
    siteDir,
    at,
    source: packed.hash,
    onProgress,
    disk: on,
    cache: cache.assemble,
  })
  const weighed = { release, build, objects: folders(siteDir).objects, client: join(buildDir, 'client') }
  const over = await budgetFindings(site, weighed, rendered)
  if (over.length > 0 && !(await isLive()))
    return { ok: false, findings: [...findings, ...over].sort(byPosition), written: store.written, pages }
  const hash = await store.putRelease(release)
  if (request.dryRun === true) {
    await remember()
    return { ok: true, findings, release: hash, written: store.written, pages }
  }
  await store.putSource(packed)
  const before = await store.pointer()
  // The same release again: nothing moves, caches stay.
  const pointer = before?.release === hash ? before : await store.movePointer(hash, at)
  session.later(remember, onProgress)
  return { ok: true, findings, pointer, release: hash, written: store.written, pages }
}

async function liveSource(store: Store): Promise<string | undefined> {
  const pointer = await store.pointer()
  return pointer === undefined ? undefined : (await store.release(pointer.release))?.source
}
