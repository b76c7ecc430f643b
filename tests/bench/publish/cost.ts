/** The cost of each step of publishing a site. */
import { asChecked } from '../../../engine/check/site.ts'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { putAssets } from '../../../engine/release/assets.ts'
import type { Release } from '../../../engine/core/release.ts'
import { checkSource } from '../../../engine/check/check.ts'
import { compileSite } from '../../../engine/compile/site.ts'
import { disk, folders, hashOf } from '../../../engine/release/disk.ts'
import { publishSite, type PublishOutcome } from '../../../engine/release/publish.ts'
import { sourceOf } from '../../../engine/document/source.ts'
import { openStore, type Store } from '../../../engine/release/store.ts'
import { PublishSession } from '../../../engine/release/publish-session.ts'
import { catalogue } from '../../../catalogue/catalogue.ts'
import type { SmallSite } from '../../faults/small-site.fixture.ts'
import { siteOf, withOtherTitle } from './site-of.ts'

/** Milliseconds of wall time, and of processor time, which does not depend on other work of the machine. */
export interface Duration {
  readonly ms: number
  readonly processorMs: number
}

export interface PublishCost {
  readonly documents: number
  /** Cost of the check, and of compiling for every language: each with cold and then with warm code. */
  readonly check: readonly [Duration, Duration]
  readonly compile: readonly [Duration, Duration]
  /** Absent when the site was only compiled. */
  readonly published?: {
    readonly fullMs: number
    readonly fullObjects: number
    /** Milliseconds to publish the same documents again. */
    readonly againMs: number
    /** Milliseconds to publish one banner with another title in the same publish session; measured several times. */
    readonly changed: readonly Duration[]
    /** The same change without a publish session. */
    readonly changedAfterStart: Duration
    /** Number of written objects by extension. */
    readonly changedObjects: { readonly [extension: string]: number }
    readonly languages: number
    readonly rollbackMs: number
    /** Brotli bytes of the HTML of the first page, and of the directory of routes. */
    readonly pageBytes: number
    readonly directoryBytes: number
  }
}

const at = Date.UTC(2026, 5, 1)
const buildDir = resolve(import.meta.dirname, '../../../dist/player')

/** A store that writes nothing. The compiler only needs the names of objects. */
const namesOnly = {
  put: async (content: Uint8Array | string, extension: string) => `${hashOf(content)}.${extension}`,
} as Store

/** Number of times that one document is changed. The figure is the median. */
const CHANGES = 11

export async function costOf(size: number, publishing: boolean): Promise<PublishCost> {
  const site = await siteOf(size)
  const first = await measureCompile(site)
  const second = await measureCompile(site)
  return {
    documents: site.files.size,
    check: [first.check, second.check],
    compile: [first.compile, second.compile],
    ...(publishing ? { published: await measurePublishing(site) } : {}),
  }
}

async function measureCompile({
  files,
  assets,
}: SmallSite): Promise<{ readonly check: Duration; readonly compile: Duration }> {
  const checking = startTimer()
  const source = sourceOf({ files, others: assets.keys() })
  const { site, findings } = checkSource(source, catalogue)
  const problem = findings.find(({ severity }) => severity === 'error')
  if (problem !== undefined)
    throw new Error(`the bench site is not valid: ${problem.file} ${problem.pointer} ${problem.message}`)
  const check = checking()
  const compiling = startTimer()
  const documents = asChecked(site).index
  const images = await putAssets(documents.documents('asset'), assets, namesOnly)
  compileSite({ documents, catalogue, assetName: (id) => images.get(id) })
  return { check, compile: compiling() }
}

function startTimer(): () => Duration {
  const from = performance.now()
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return { ms: performance.now() - from, processorMs: (user + system) / 1000 }
  }
}

async function measurePublishing(site: SmallSite): Promise<NonNullable<PublishCost['published']>> {
  const siteDir = await mkdtemp(join(tmpdir(), 'habi-bench-'))
  const session = new PublishSession()
  const publish = async (
    one: SmallSite,
    kept?: PublishSession,
  ): Promise<{ readonly outcome: PublishOutcome; readonly spent: Duration }> => {
    const spent = startTimer()
    const outcome = await publishSite({ catalogue, ...one, siteDir, buildDir, at }, kept)
    const problem = outcome.findings.find(({ severity }) => severity === 'error')
    if (!outcome.ok) throw new Error(`the bench site was not published: ${problem?.file} ${problem?.message}`)
    return { outcome, spent: spent() }
  }
  try {
    const full = await publish(site, session)
    const again = await publish(site, session)
    const changed = []
    // The first changes warm up the code.
    for (let n = 1; n <= CHANGES; n++) changed.push(await publish(withOtherTitle(site, `Title number ${n}`), session))
    const written: { [extension: string]: number } = {}
    const last = changed[changed.length - 1]?.outcome
    for (const name of last?.written ?? []) {
      const extension = name.slice(name.lastIndexOf('.') + 1)
      written[extension] = (written[extension] ?? 0) + 1
    }
    await session.close()
    const changedAfterStart = await publish(withOtherTitle(site, 'A title after a start'))
    const store = await openStore(siteDir, disk)
    const release = (await store.release(last?.release ?? '')) as Release
    const bytesOf = async (object: string): Promise<number> =>
      (await stat(join(folders(siteDir).objects, `${object}.br`))).size
    const language = release.defaultLanguage
    // Sites of every size have this page.
    const page = release.html[language]?.['/']
    const from = performance.now()
    await store.movePointer(full.outcome.release ?? '', at)
    return {
      fullMs: full.spent.ms,
      fullObjects: full.outcome.written.length,
      againMs: again.spent.ms,
      changed: changed.map(({ spent }) => spent),
      changedAfterStart: changedAfterStart.spent,
      changedObjects: written,
      languages: release.languages.length,
      rollbackMs: performance.now() - from,
      pageBytes: await bytesOf(page?.object ?? ''),
      directoryBytes: await bytesOf(release.routes[language] ?? ''),
    }
  } finally {
    await session.close()
    await rm(siteDir, { recursive: true, force: true })
  }
}
