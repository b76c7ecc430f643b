/**
 * A publish session: results that a process keeps between publishes, so only changes are built again. A session does
 * not affect the content of the release.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Catalogue } from '../core/catalogue.ts'
import type { WidgetVersions } from '../document/migrate.ts'
import { openWorkspace, type Workspace } from '../workspace/workspace.ts'
import { BuildCache } from './build-cache.ts'
import type { PlayerBuild } from './player-build.ts'
import { openPrerenderer, type Prerenderer } from './prerender.ts'
import { SourceCache } from './source-pack.ts'
import { StoreCache } from './object-folder.ts'

/**
 * The results are discarded when a folder changes or documents are read differently (`readingOf`). Otherwise a new
 * build only needs a new prerenderer, because the keys of built pages contain their build.
 */
export interface OpenSession {
  readonly workspace: Workspace
  /** A second workspace for comparing another version of the site. It is opened by the first call. */
  readonly compared: () => Workspace
  readonly prerenderer: Prerenderer
  readonly packs: SourceCache
  readonly builds: BuildCache
  readonly objects: StoreCache
}

export interface SessionTarget {
  readonly catalogue: Catalogue
  readonly siteDir: string
  readonly buildDir: string
  readonly build: PlayerBuild
}

export class PublishSession {
  #key = ''
  /** A key of everything on which the workspace and the caches depend. */
  #reading = ''
  #open: OpenSession | undefined
  #background: Promise<void> = Promise.resolve()

  async open({ catalogue, siteDir, buildDir, build }: SessionTarget): Promise<OpenSession> {
    await this.#background
    const key = JSON.stringify([siteDir, buildDir, build.build])
    if (this.#open !== undefined && this.#key === key) return this.#open
    const { versions } = await readVersions(buildDir, build)
    const reading = JSON.stringify([siteDir, buildDir, readingOf(versions, build)])
    const kept = reading === this.#reading ? this.#open : undefined
    this.#open?.prerenderer.close()
    this.#key = key
    this.#reading = reading
    const openAnother = (): Workspace => openWorkspace({ catalogue, settings: { versions, root: '' } })
    let compared: Workspace | undefined
    this.#open = {
      workspace: kept?.workspace ?? openAnother(),
      compared: kept?.compared ?? (() => (compared ??= openAnother())),
      prerenderer: openPrerenderer(buildDir),
      packs: kept?.packs ?? new SourceCache(),
      builds: kept?.builds ?? new BuildCache(),
      objects: kept?.objects ?? new StoreCache(),
    }
    return this.#open
  }

  /**
   * Runs work in the background. The next publish waits for it. The work is only an optimization, so a publish
   * continues if it fails.
   */
  runInBackground(work: () => Promise<void>, onProblem: (line: string) => void): void {
    this.#background = this.#background
      .then(work)
      .catch((error: unknown) =>
        onProblem(`The list of prerendered pages cannot be stored, so a restart renders them again: ${String(error)}`),
      )
  }

  async close(): Promise<void> {
    await this.#background
    this.#open?.prerenderer.close()
    this.#open = undefined
  }
}

/** The widgets of a build with their versions and migrations. */
async function readVersions(buildDir: string, { build }: PlayerBuild): Promise<{ readonly versions: WidgetVersions }> {
  // The query in the address distinguishes modules of different builds at the same path, because imports are cached.
  const address = `${pathToFileURL(join(buildDir, 'server', 'versions.js')).href}?${build}`
  return (await import(address)) as { versions: WidgetVersions }
}

/**
 * Returns a text that is equal for two builds if both read the same files as the same documents. Migrations are code
 * and cannot be compared, so a build with migrations equals only itself.
 */
function readingOf(versions: WidgetVersions, { build }: PlayerBuild): string {
  const all = Object.entries(versions)
  if (all.some(([, { migrations = [] }]) => migrations.length > 0)) return build
  return JSON.stringify(all.map(([widget, { version }]) => [widget, version]))
}
