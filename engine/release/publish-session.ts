/**
 * A publish session: results that a process keeps between publishes, so that only changes are built again. It does not
 * affect the release.
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
 * The results depend on the catalogue, the player build and the folder of the store. When one of them changes, they are
 * discarded.
 */
export interface OpenSession {
  readonly workspace: Workspace
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
  #open: OpenSession | undefined
  #background: Promise<void> = Promise.resolve()

  async open({ catalogue, siteDir, buildDir, build }: SessionTarget): Promise<OpenSession> {
    await this.#background
    const key = JSON.stringify([siteDir, buildDir, build.build])
    if (this.#open !== undefined && this.#key === key) return this.#open
    this.#open?.prerenderer.close()
    // The query distinguishes modules of different builds that have the same path.
    const address = `${pathToFileURL(join(buildDir, 'server', 'versions.js')).href}?${build.build}`
    const { versions } = (await import(address)) as { versions: WidgetVersions }
    this.#key = key
    this.#open = {
      workspace: openWorkspace({ catalogue, settings: { versions, root: '' } }),
      prerenderer: openPrerenderer(buildDir),
      packs: new SourceCache(),
      builds: new BuildCache(),
      objects: new StoreCache(),
    }
    return this.#open
  }

  /**
   * Runs work in the background. The next publish waits for it. The work is an optimization, so that its failure is
   * ignored.
   */
  runInBackground(work: () => Promise<void>, onProgress: (line: string) => void): void {
    this.#background = this.#background
      .then(work)
      .catch((error: unknown) => onProgress(`The next start will render pages again: ${String(error)}`))
  }

  async close(): Promise<void> {
    await this.#background
    this.#open?.prerenderer.close()
    this.#open = undefined
  }
}
