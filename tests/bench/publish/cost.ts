/** What each step of publishing a site of some size costs. */
import { asChecked } from '../../../engine/check/site.ts'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { putAssets } from '../../../engine/release/assets.ts'
import type { Release } from '../../../engine/core/release.ts'
import { readBuild } from '../../../engine/release/player-build.ts'
import { checkSource } from '../../../engine/check/check.ts'
import { compileSite } from '../../../engine/compile/site.ts'
import { disk, folders, hashOf } from '../../../engine/release/disk.ts'
import { publishSite, type PublishOutcome } from '../../../engine/release/publish.ts'
import { sourceOf } from '../../../engine/document/source.ts'
import { openStore, type Store } from '../../../engine/release/store.ts'
import { PublishSession } from '../../../engine/release/publish-session.ts'
import { catalogue } from '../../../catalogue/catalogue.ts'
import type { SmallSite } from '../../faults/small-site.ts'
import { siteOf, withOtherTitle } from './site-of.ts'

/** Milliseconds by the clock, and of processor time, which other work on the machine does not lengthen. */
export interface Spent {
  readonly ms: number
  readonly processorMs: number
}

export interface PublishCost {
  readonly documents: number
  /** Documents to checked site, and to slices of every language, with cold and with warm code. */
  readonly check: readonly [Spent, Spent]
  readonly compile: readonly [Spent, Spent]
  /** Absent where only the compile was asked for. */
  readonly published?: {
    readonly fullMs: number
    readonly fullObjects: number
    /** The same documents once more. */
    readonly againMs: number
    /** One banner with another title, three times, by the process that published before. */
    readonly changed: readonly Spent[]
    /** The same by a process that remembers nothing. */
    readonly changedAfterStart: Spent
    /** New objects of such a change, by extension. */
    readonly changedObjects: { readonly [extension: string]: number }
    readonly languages: number
    readonly rollbackMs: number
    /** Brotli bytes of the first page's HTML, and of the site's directory that every page loads after it. */
    readonly pageBytes: number
    readonly directoryBytes: number
  }
}

const at = Date.UTC(2026, 5, 1)
const buildDir = resolve(import.meta.dirname, '../../../dist/player')

/** Compiling needs names of objects, not objects. */
const namesOnly = { put: async (content: Uint8Array | string, extension: string) => `${hashOf(content)}.${extension}` } as Store

/** Changes of one document, one after the other; the median counts. */
const CHANGES = 11

export async function costOf(size: number, publishing: boolean): Promise<PublishCost> {
  const site = await siteOf(size)
  const first = await compiled(site)
  const second = await compiled(site)
  return {
    documents: site.files.size,
    check: [first.check, second.check],
    compile: [first.compile, second.compile],
    ...(publishing ? { published: await published(site) } : {}),
  }
}

async function compiled({ files, assets }: SmallSite): Promise<{ readonly check: Spent; readonly compile: Spent }> {
  const build = await readBuild(buildDir)
  const checking = watch()
  const source = sourceOf({ files, others: assets.keys() })
  const { site, findings } = checkSource(source, catalogue)
  const problem = findings.find(({ severity }) => severity === 'error')
  if (problem !== undefined) throw new Error(`the bench site is not valid: ${problem.file} ${problem.pointer} ${problem.message}`)
  const check = checking()
  const compiling = watch()
  const documents = asChecked(site).index
  const images = await putAssets(documents.documents('asset'), assets, namesOnly)
  compileSite({ documents, catalogue, assetName: (id) => images.get(id), chunks: build.chunks })
  return { check, compile: compiling() }
}

function watch(): () => Spent {
  const from = performance.now()
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return { ms: performance.now() - from, processorMs: (user + system) / 1000 }
  }
}

async function published(site: SmallSite): Promise<NonNullable<PublishCost['published']>> {
  const siteDir = await mkdtemp(join(tmpdir(), 'habi-bench-'))
  const workshop = new PublishSession()
  const publish = async (one: SmallSite, kept?: PublishSession): Promise<{ readonly outcome: PublishOutcome; readonly spent: Spent }> => {
    const spent = watch()
    const outcome = await publishSite({ catalogue, ...one, siteDir, buildDir, at }, kept)
    const [problem] = outcome.findings
    if (!outcome.ok) throw new Error(`the bench site was refused: ${problem?.file} ${problem?.message}`)
    return { outcome, spent: spent() }
  }
  try {
    const full = await publish(site, workshop)
    const again = await publish(site, workshop)
    const changed = []
    // What a process that stays does all day: the first few of them still warm its code.
    for (let n = 1; n <= CHANGES; n++) changed.push(await publish(withOtherTitle(site, `Title number ${n}`), workshop))
    const written: { [extension: string]: number } = {}
    const last = changed[changed.length - 1]?.outcome
    for (const name of last?.written ?? []) {
      const extension = name.slice(name.lastIndexOf('.') + 1)
      written[extension] = (written[extension] ?? 0) + 1
    }
    await workshop.close()
    const changedAfterStart = await publish(withOtherTitle(site, 'A title after a start'))
    const store = await openStore(siteDir, disk)
    const release = (await store.release(last?.release ?? '')) as Release
    const bytesOf = async (object: string): Promise<number> => (await stat(join(folders(siteDir).objects, `${object}.br`))).size
    const language = release.defaultLanguage
    // It stands in sites of every size.
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
    await workshop.close()
    await rm(siteDir, { recursive: true, force: true })
  }
}
