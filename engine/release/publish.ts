/**
 * Publishes a site: check, prove, compile, prerender, store, move the pointer. Nothing is visible before the last step.
 */
import { join } from 'node:path'
import type { Catalogue } from '../core/catalogue.ts'
import type { Pointer } from '../core/release.ts'
import { byPosition, type Finding } from '../document/finding.ts'
import type { SiteFiles, UnreadFile } from '../document/source.ts'
import { hasErrors } from '../check/check.ts'
import { putAssets } from './assets.ts'
import { budgetFindings } from './budget.ts'
import type { PublishedPage } from './build-cache.ts'
import { buildRelease, type BuiltRelease } from './build-release.ts'
import { type Disk, disk, folders, withReasons } from './disk.ts'
import { readBuild } from './player-build.ts'
import { type PublicCalls, publicCallsIn } from './public-answers.ts'
import { PublishSession } from './publish-session.ts'
import { packSource } from './source-pack.ts'
import { openStore, type Store } from './store.ts'

export interface PublishRequest extends SiteFiles {
  /** Files that could not be read. If there is one, the site is not published. */
  readonly unread?: readonly UnreadFile[]
  readonly catalogue: Catalogue
  readonly siteDir: string
  readonly buildDir: string
  /** The instant to publish for, milliseconds since 1970. */
  readonly at: number
  /**
   * True if the documents were live before. Then a failed proof or a page over its budget does not stop the publish.
   */
  readonly wasLive?: boolean
  /** The lowest sequence that the pointer may get. */
  readonly sequence?: number
  /**
   * Addresses of the only pages that are built now, so in development they are shown sooner. Until the next publish,
   * all other pages keep the HTML of the session's last publish, even if another player build made it.
   */
  readonly onlyPages?: readonly string[] | undefined
  /** Stops the publish before its next page, or before the pointer moves. Finished pages are kept in the session. */
  readonly signal?: AbortSignal | undefined
  /** Builds the whole release and does not move the pointer. Findings of all steps are reported. */
  readonly dryRun?: boolean
  /**
   * Stores public answers before pages are rendered. It is called only while no release is live: without the answers,
   * every page of the first release would have to be rendered twice.
   */
  readonly loadAnswers?: (calls: PublicCalls) => Promise<void>
  /** Receives progress messages, one line each. */
  readonly onProgress?: (line: string) => void
  /** Receives problems that do not stop the publish, one line each. */
  readonly onProblem?: (line: string) => void
  /** The file system; tests inject failures. */
  readonly disk?: Disk
}

export interface PublishOutcome {
  readonly ok: boolean
  /** File paths in findings are relative to the folder of the site. */
  readonly findings: readonly Finding[]
  readonly pointer?: Pointer
  readonly release?: string
  /** Objects that this publish added to the store. */
  readonly written: readonly string[]
  readonly pages: readonly PublishedPage[]
}

/**
 * Publishes a site, or returns all its errors. The pointer moves only when the whole release is on disk. A session
 * keeps results that the next publish can reuse, and runs one publish at a time. A publish without a session makes the
 * same release.
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
  const { files, assets, unread = [], catalogue, siteDir, buildDir, at } = request
  const { onProgress = () => undefined, onProblem = () => undefined } = request
  const diskWithReasons = withReasons(request.disk ?? disk)
  const build = await readBuild(buildDir)
  const { workspace, prerenderer, packs, builds, objects } = await session.open({ catalogue, siteDir, buildDir, build })
  const source = packSource(files, assets, packs)
  onProgress(`Checking ${files.size.toLocaleString('en')} documents …`)
  workspace.replace({ files, assets, unread })
  const checked = workspace.findings()
  // A newer version of the check may refuse images that are live. In that case the images are not checked, so the live
  // documents can still be compiled.
  if (hasErrors(checked) && request.wasLive === true) workspace.replace({ files, others: assets.keys(), unread })
  if (workspace.hasErrors()) return { ok: false, findings: checked, written: [], pages: [] }
  const proofs = workspace.proofs(at).findings
  const findings = [...checked, ...proofs].sort(byPosition)
  const store = await openStore(siteDir, diskWithReasons, objects)
  request.signal?.throwIfAborted()
  // Documents that are live are built again for another instant or player build even if a proof now fails or a page is
  // now over its budget: keeping outdated pages would be worse.
  const isLive = async (): Promise<boolean> => request.wasLive === true || (await liveSource(store)) === source.hash
  const isRefused = hasErrors(proofs) && !(await isLive())
  // A dry run continues, because it reports the findings of all steps.
  if (isRefused && request.dryRun !== true) return { ok: false, findings, written: [], pages: [] }

  const before = await store.pointer()
  /** Ids of asset documents, by the object name of their image. */
  const images = new Map<string, string>()
  const buildAll = async (): Promise<BuiltRelease> => {
    const objects = await putAssets(workspace.checkedSite().index.documents('asset'), assets, store)
    for (const [asset, object] of objects) images.set(object, asset)
    const compiled = workspace.compile({ assetName: (id) => objects.get(id) })
    const publicCalls = before === undefined ? publicCallsIn(compiled) : undefined
    if (publicCalls !== undefined) await request.loadAnswers?.(publicCalls)
    return await buildRelease({
      compiled,
      images: objects.values(),
      build,
      prerenderer,
      store,
      siteDir,
      at,
      source: source.hash,
      onProgress,
      onProblem,
      disk: diskWithReasons,
      cache: builds,
      onlyPages: request.onlyPages,
      signal: request.signal,
    })
  }
  let built = await buildAll()
  // Files that are reused may be damaged. Publishing the live release again verifies and repairs every file.
  const isUnchanged = before !== undefined && store.hashOf(built.release) === before.release
  const lost = await store.repair(built.release.objects, isUnchanged)
  if (lost.length > 0) built = await buildAll()
  const { release, pages, remember } = built
  const costs = { pages, build, objects: folders(siteDir).objects, client: join(buildDir, 'client'), assets: images }
  // With `onlyPages`, the files of the build are not compressed yet, so their size would be wrong.
  const overBudget = request.onlyPages === undefined ? await budgetFindings(workspace.checkedSite(), costs) : []
  if (isRefused || (overBudget.length > 0 && !(await isLive())))
    return { ok: false, findings: [...findings, ...overBudget].sort(byPosition), written: store.written, pages }
  // Sources are stored first, so for every manifest in the store the source documents exist.
  await store.putSource(source, isUnchanged)
  const hash = await store.putRelease(release)
  if (request.dryRun === true) {
    await remember()
    return { ok: true, findings, release: hash, written: store.written, pages }
  }
  request.signal?.throwIfAborted()
  const pointer = await store.movePointer(hash, at, request.sequence)
  session.runInBackground(remember, onProblem)
  return { ok: true, findings, pointer, release: hash, written: store.written, pages }
}

async function liveSource(store: Store): Promise<string | undefined> {
  const pointer = await store.pointer()
  return pointer === undefined ? undefined : (await store.release(pointer.release))?.source
}
