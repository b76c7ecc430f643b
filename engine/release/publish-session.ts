/** What a publishing process keeps from one publish to the next, so that only what changed is built again. Without it a publish makes the same release. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Catalogue } from '../core/catalogue.ts'
import type { WidgetVersions } from '../document/migrate.ts'
import { openWorkspace, type Workspace } from '../workspace/workspace.ts'
import { BuildCache } from './build-release.ts'
import type { PlayerBuild } from './player-build.ts'
import { openPrerenderer, type Prerenderer } from './prerender.ts'
import { SourceCache } from './source-pack.ts'
import { StoreCache } from './object-folder.ts'

/** Everything depends on the catalogue, the player build and the store's folder: another one of these starts anew. */
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
    // The query makes the file of another build another module.
    const address = `${pathToFileURL(join(buildDir, 'server', 'versions.js')).href}?${build.build}`
    const { versions } = (await import(address)) as { versions: WidgetVersions }
    this.#key = key
    this.#open = {
      workspace: openWorkspace({ catalogue, settings: { versions } }),
      prerenderer: openPrerenderer(buildDir),
      packs: new SourceCache(),
      builds: new BuildCache(),
      objects: new StoreCache(),
    }
    return this.#open
  }

  /** Runs work in the background; the next publish waits for it. A failure loses only the time that the work would have saved. */
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
