/** A site whose releases are not rendered, with its document store. For tests. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pointer, Release } from '../../engine/core/release.ts'
import type { Finding } from '../../engine/document/finding.ts'
import type { SiteFiles } from '../../engine/document/source.ts'
import { disk } from '../../engine/release/disk.ts'
import { packSource } from '../../engine/release/source-pack.ts'
import { openStore } from '../../engine/release/store.ts'
import type { Db } from '../database/tables.ts'
import { openReleaseStore, type ReleaseStore } from '../delivery/release-store.ts'
import { createPublisher, type Publisher } from '../publish/publisher.ts'
import { readSourcePack } from '../publish/source-pack.ts'
import { SharedFiles } from '../shared-files/shared-files.ts'
import { SharedReleases } from '../shared-files/shared-releases.ts'
import { UnavailableError } from '../unavailable-error.ts'
import type { ReviewMode } from './answers.ts'
import { DocumentStore } from './document-store.ts'
import { openStepRecord } from './step-record.ts'

export interface TestSite {
  readonly documents: DocumentStore
  readonly publisher: Publisher
  readonly releases: ReleaseStore
  readonly siteDir: string
  readonly problems: string[]
  /** While false, the database is not available to this site. */
  isConnected: boolean
  /** The time of this site. It changes only when a test sets it. */
  now: number
  /** Name of the player build. */
  build: string
  /** Compiles a release, and returns its hash. */
  readonly compile: (site: SiteFiles) => Promise<string>
  /** Number of releases that this site has compiled itself. */
  compiled: number
  /** Writes a player build with these files. */
  readonly writeBuild: (files: { readonly [name: string]: string }) => Promise<void>
  /** Called before the gates run for a publish or a preview. */
  beforePrepare: (signal: AbortSignal | undefined) => Promise<void>
  /** Documents that the gates refuse, by path. */
  readonly refused: Set<string>
  /** Called before the move of the pointer, after the database has decided. */
  beforeMove: () => void
  readonly close: () => Promise<void>
}

/** Opens a site in a folder, as a server with this database does. */
export async function openTestSite(
  folder: string,
  db: Db,
  review: ReviewMode = 'optional',
  { isShared = false } = {},
): Promise<TestSite> {
  const siteDir = join(folder, 'site')
  const problems: string[] = []
  const releases = await openReleaseStore({ siteDir, onProblem: ({ message }) => problems.push(message), pollMs: 50 })
  const make = async ({ files, assets }: SiteFiles): Promise<string> => {
    site.compiled++
    const store = await openStore(siteDir, disk)
    const source = packSource(files, assets)
    await store.putSource(source, false)
    const objects = await Promise.all([...files.values()].map((text) => store.put(text, 'json')))
    return await store.putRelease(emptyRelease(source.hash, objects))
  }
  const publisher = createPublisher({
    siteDir,
    configDir: join(folder, 'config'),
    buildDir: join(folder, 'build'),
    store: releases,
    now: () => Date.now(),
    onProblem: (message) => problems.push(message),
    jobs: {
      prepare: async ({ signal, ...files }) => {
        await site.beforePrepare(signal)
        const refused = [...site.refused].filter((path) => files.files.has(path))
        if (refused.length === 0) return { ok: true, release: await make(files), findings: [] }
        return { ok: false, findings: refused.map((file) => finding(file)) }
      },
      inspect: () => Promise.reject(new Error('the publisher of this test does not support inspect')),
      run: async ({ at, sequence, ...site }) => {
        const pointer = await (await openStore(siteDir, disk)).movePointer(await make(site), at, sequence)
        return { ok: true, pointer, findings: [] }
      },
    },
  })
  const files = new SharedFiles({ siteDir, buildDir: join(folder, 'build') })
  const { compiledElsewhere } = publisher
  const connected = (): Db | undefined => (site.isConnected ? db : undefined)
  const site: TestSite = {
    isConnected: true,
    compile: make,
    compiled: 0,
    async writeBuild(files) {
      const client = join(folder, 'build', 'client')
      await mkdir(client, { recursive: true })
      await writeFile(join(folder, 'build', 'build.json'), JSON.stringify({ build: 'b1' }))
      for (const [name, content] of Object.entries(files)) await writeFile(join(client, name), content)
    },
    now: Date.UTC(2026, 0, 1),
    build: 'b1',
    beforePrepare: async () => undefined,
    refused: new Set(),
    beforeMove: () => undefined,
    publisher,
    releases,
    siteDir,
    problems,
    documents: new DocumentStore({
      database: async () => {
        const open = connected()
        if (open === undefined) throw new UnavailableError('The database is not available.')
        return open
      },
      openDatabase: connected,
      publisher: {
        publish: (files) => publisher.publish(files),
        prepare: (files, options) => publisher.prepare(files, options),
        publishStored: (files, sequence) => publisher.publishStored(files, sequence),
        inspect: (before, after) => publisher.inspect(before, after),
        move: async (release, target): Promise<Pointer> => {
          site.beforeMove()
          return await publisher.move(release, target)
        },
      },
      shared: isShared ? new SharedReleases({ files, releases, compiledElsewhere }) : undefined,
      review,
      buildName: async () => site.build,
      clock: { now: () => site.now, onSet: () => undefined },
      releases,
      readSource: (source) => readSourcePack(siteDir, source),
      stepRecord: openStepRecord(join(folder, 'documents.live')),
      onProblem: (message) => problems.push(message),
    }),
    async close() {
      await site.documents.close()
      publisher.close()
      releases.close()
    },
  }
  return site
}

function finding(file: string): Finding {
  return {
    code: 'CFG-WIDGET',
    severity: 'error',
    file,
    pointer: '',
    line: 1,
    column: 1,
    message: 'refused by this test',
  }
}

function emptyRelease(source: string, objects: readonly string[]): Release {
  return {
    build: 'b1',
    languages: ['en'],
    defaultLanguage: 'en',
    frameAncestors: [],
    source,
    html: {},
    patterns: [],
    notFound: '/404',
    routes: {},
    objects: [...new Set(objects)].toSorted(),
  }
}

/** A site of documents with these texts, by path without the extension. */
export function textSite(texts: { readonly [name: string]: string }): SiteFiles {
  return {
    files: new Map(Object.entries(texts).map(([name, text]) => [`${name}.json`, JSON.stringify({ text })])),
    assets: new Map([['asset/files/dot.svg', Buffer.from('<svg/>')]]),
  }
}
