/** documents -> release: check, compile, prerender, store, move the pointer. Nothing is visible before the last step. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { canonical } from '../core/json.ts'
import type { Pointer } from '../core/release.ts'
import { readBuild } from './build.ts'
import { compileSite } from './compile/site.ts'
import type { Catalogue as CompileCatalogue } from './compile/context.ts'
import { type Catalogue, checkSource } from './check.ts'
import type { Versions } from './migrate.ts'
import catalogue from '../../schemas/catalogue.gen.json' with { type: 'json' }
import vocabulary from '../../schemas/vocabulary.json' with { type: 'json' }
import { type Disk, disk, explaining } from './disk.ts'
import type { Finding } from './finding.ts'
import { assemble, type PageCost } from './assemble.ts'
import { sourceOf } from './source.ts'
import { openStore } from './store.ts'

export interface PublishRequest {
  /** Documents by path below the configuration folder. */
  readonly files: ReadonlyMap<string, string>
  /** Pictures by path below the configuration folder. */
  readonly assets: ReadonlyMap<string, Uint8Array>
  readonly siteDir: string
  readonly buildDir: string
  /** The moment to publish for, milliseconds. */
  readonly at: number
  /** Leaves the pointer where it is. */
  readonly dryRun?: boolean
  readonly say?: (line: string) => void
  /** The file system; tests hand in one that dies. */
  readonly on?: Disk
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

const zip = promisify(gzip)

/** Publishes a folder of documents. Refuses with every finding at once; moves the pointer only when the whole release is on disk. */
export async function publishSite(request: PublishRequest): Promise<PublishOutcome> {
  const { files, assets, siteDir, buildDir, at, say = () => undefined } = request
  const on = explaining(request.on ?? disk)
  const source = sourceOf(new Map([...files, ...[...assets.keys()].map((path) => [path, ''] as const)]))
  const { site, findings } = checkSource(source, catalogue as unknown as Catalogue, await readVersions(buildDir))
  if (findings.some((finding) => finding.severity === 'error')) return { ok: false, findings, written: [], pages: [] }

  const build = await readBuild(buildDir)
  const store = await openStore(siteDir, on)
  const documents = [...site.documents.values()]
  const compiled = await compileSite({
    documents,
    assets,
    catalogue: { ...catalogue, vocabulary } as unknown as CompileCatalogue,
    build,
    store,
  })
  const { release, pages } = await assemble({ compiled, build, buildDir, store, siteDir, at, source: sourceHash(files, assets), say, on })
  const hash = await store.putRelease(release)
  if (request.dryRun === true) return { ok: true, findings, release: hash, written: store.written, pages }
  await store.putSource(release.source, await packSource(files, assets))
  const before = await store.pointer()
  // The same release again: nothing moves, caches stay.
  const pointer = before?.release === hash ? before : await store.point(hash, at)
  return { ok: true, findings, pointer, release: hash, written: store.written, pages }
}

/** The widgets of the build with their migrations: code that only the build has. */
async function readVersions(buildDir: string): Promise<Versions> {
  const { versions } = (await import(pathToFileURL(join(buildDir, 'server', 'versions.js')).href)) as { versions: Versions }
  return versions
}

/** Names what was published: the same documents and pictures give the same hash. */
export function sourceHash(files: ReadonlyMap<string, string>, assets: ReadonlyMap<string, Uint8Array>): string {
  const sum = createHash('sha256')
  for (const [path, text] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) sum.update(`${path}\0${text}\0`)
  for (const [path, bytes] of [...assets].sort(([a], [b]) => (a < b ? -1 : 1))) sum.update(`${path}\0`).update(bytes).update('\0')
  return sum.digest('hex').slice(0, 20)
}

async function packSource(files: ReadonlyMap<string, string>, assets: ReadonlyMap<string, Uint8Array>): Promise<Uint8Array> {
  const pictures = Object.fromEntries([...assets].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')]))
  return await zip(canonical({ files: Object.fromEntries(files), assets: pictures }))
}
