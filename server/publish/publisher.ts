import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { isObject, type JsonObject, own } from '../../engine/core/json.ts'
import type { LiveRelease, ReleaseStore } from '../delivery/release-store.ts'
import type { PublishReply, RunPublish } from './publish-process.ts'
import { readSiteFolder, siteHash } from './site-files.ts'
import type { SiteFiles } from '../../engine/document/source.ts'

/** What the server published by itself at a start, so that the next start knows whether something changed since. */
interface StartupRecord {
  readonly config: string
  readonly build: string
}

export interface Publisher {
  /** Publishes these documents, after the ones that came before. */
  publish(site: SiteFiles): Promise<PublishReply>
  /**
   * At a start: publishes `config/` when the store is empty or the folder changed since the last start, and compiles the live
   * documents again for a new player build. Undefined when there was nothing to do.
   */
  start(say: (line: string) => void): Promise<PublishReply | undefined>
  /** Looks whether a schedule on the live pages has passed, or the clock went back before them, and compiles them again. */
  followClock(): void
  close(): void
}

/** The longest time a timer can hold. */
const maxTimerMs = 2 ** 31 - 1

export function createPublisher(options: {
  readonly siteDir: string
  readonly configDir: string
  readonly buildDir: string
  readonly store: ReleaseStore
  readonly now: () => number
  readonly run: RunPublish
  readonly onProblem: (message: string) => void
}): Publisher {
  const { siteDir, configDir, buildDir, store, now, run, onProblem } = options
  let queue: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let closed = false
  /** The moment that the live pages were made for, as far as this process made them. */
  let madeAt: number | undefined

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = queue.then(work)
    queue = result.catch(() => undefined)
    return result
  }

  async function publishNow(site: SiteFiles): Promise<PublishReply> {
    madeAt = now()
    const answer = await run({ ...site, siteDir, buildDir, at: madeAt })
    if (answer.ok) await store.refresh()
    return answer
  }

  /** Compiles what is live once more: for another moment or another build. */
  async function again(): Promise<PublishReply | undefined> {
    const live = store.live()
    const site = live && (await readSourcePack(siteDir, live.release.source))
    return site && publishNow(site)
  }

  function followClock(): void {
    clearTimeout(timer)
    const live = store.live()
    if (live === undefined || closed) return
    const due = dueIn(live, now(), madeAt)
    if (due === undefined) return
    timer = setTimeout(
      () => {
        const before = store.live()?.pointer.sequence
        inTurn(async () => {
          const current = store.live()
          // Something else may have been published meanwhile.
          if (current !== undefined && dueIn(current, now(), madeAt) === 0) await again()
        })
          .catch((error: unknown) => onProblem(`the pages could not be made again for this moment: ${String(error)}`))
          .finally(() => {
            // A move of the pointer has set the next timer; after a failure the next try is a minute away.
            if (store.live()?.pointer.sequence === before && !closed) timer = setTimeout(followClock, 60_000).unref()
          })
      },
      Math.min(due, maxTimerMs),
    ).unref()
  }

  store.onMove(followClock)
  followClock()

  return {
    followClock,
    publish: (site) => inTurn(() => publishNow(site)),
    start: (say) =>
      inTurn(async () => {
        const site = await readSiteFolder(configDir)
        const wanted: StartupRecord = { config: siteHash(site), build: await readBuildName(buildDir) }
        const served = await readServed(siteDir)
        const live = store.live()
        let answer: PublishReply | undefined
        if (live === undefined || served?.config !== wanted.config) {
          say(live === undefined ? 'Publishing config/ for the first time …' : 'config/ has changed since the last start: publishing it …')
          answer = await publishNow(site)
        } else if (live.release.build !== wanted.build) {
          say('The player is newer than the live release: compiling the live documents again …')
          answer = (await again()) ?? (await publishNow(site))
        }
        if (answer?.ok === true) await writeServed(siteDir, wanted)
        return answer
      }),
    close() {
      closed = true
      clearTimeout(timer)
    },
  }
}

/** Milliseconds until a page of the release must be made again, 0 when it is time, undefined when never. */
export function dueIn(
  { release, pointer }: Pick<LiveRelease, 'release' | 'pointer'>,
  now: number,
  madeAt = Date.parse(pointer.at),
): number | undefined {
  const boundaries = Object.values(release.html).flatMap((pages) => Object.values(pages).flatMap((entry) => entry.validUntil ?? []))
  // The clock of the sandbox can be set back: then the pages are for a moment that has not come.
  if (boundaries.length > 0 && now < madeAt - 60_000) return 0
  if (boundaries.length === 0) return undefined
  return Math.max(0, Math.min(...boundaries) - now)
}

/** Empty while the player is not built. */
async function readBuildName(buildDir: string): Promise<string> {
  const text = await readFile(join(buildDir, 'build.json'), 'utf8').catch(() => '{}')
  const value: unknown = JSON.parse(text)
  return isObject(value) && typeof value.build === 'string' ? value.build : ''
}

async function readServed(siteDir: string): Promise<StartupRecord | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(join(siteDir, 'served.json'), 'utf8'))
    return isObject(value) && typeof value.config === 'string' && typeof value.build === 'string'
      ? { config: value.config, build: value.build }
      : undefined
  } catch {
    return undefined
  }
}

/** Losing it to a crash only means that `config/` is published once more. */
async function writeServed(siteDir: string, served: StartupRecord): Promise<void> {
  const path = join(siteDir, 'served.json')
  await writeFile(`${path}.tmp`, JSON.stringify(served))
  await rename(`${path}.tmp`, path)
}

/** The documents that a release was made from, as publishing kept them under the hash that its manifest names. */
export async function readSourcePack(siteDir: string, source: string): Promise<SiteFiles | undefined> {
  const whole = await readPack(siteDir, source)
  if (whole === undefined) return undefined
  const names = own(whole, 'parts')
  if (!Array.isArray(names)) return filesIn([whole])
  const parts = await Promise.all(names.map((name) => readPack(siteDir, String(name))))
  // A site that lacks documents must not be taken for one that never had them.
  return parts.every((part) => part !== undefined) ? filesIn(parts) : undefined
}

async function readPack(siteDir: string, name: string): Promise<JsonObject | undefined> {
  const path = sourcePath(siteDir, name)
  const packed = path && (await readFile(path).catch(() => undefined))
  if (packed === undefined || packed === '') return undefined
  const value: unknown = JSON.parse((await promisify(gunzip)(packed)).toString('utf8'))
  return isObject(value) ? value : undefined
}

function filesIn(packs: readonly JsonObject[]): SiteFiles {
  const texts = (name: string) =>
    packs.flatMap((pack) => {
      const part = own(pack, name)
      return isObject(part)
        ? Object.entries(part).flatMap(([path, text]): [string, string][] => (typeof text === 'string' ? [[path, text]] : []))
        : []
    })
  return {
    files: new Map(texts('files')),
    assets: new Map(texts('assets').map(([name, base64]) => [name, Buffer.from(base64, 'base64')])),
  }
}

function sourcePath(siteDir: string, source: string): string | undefined {
  return /^[0-9a-f]{8,64}$/.test(source) ? join(siteDir, 'sources', `${source}.json.gz`) : undefined
}
