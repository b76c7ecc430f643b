/**
 * What a process that publishes keeps from one publish to the next, so that only what changed is done again. All of it is memory: a process
 * that starts with none makes the same release, only later.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BuildCache } from './build-release.ts'
import type { PlayerBuild } from './player-build.ts'
import { CheckCache } from '../check/check.ts'
import { CompileCache } from '../compile/site.ts'
import type { WidgetVersions } from '../document/migrate.ts'
import { SourceCache } from './source-pack.ts'
import { openPrerenderer, type Prerenderer } from './prerender.ts'
import { ProveCache } from '../prove/prove.ts'
import type { ParsedFiles } from '../document/source.ts'
import { StoreCache } from './store.ts'

interface SessionCaches {
  readonly parsed: ParsedFiles
  readonly source: SourceCache
  readonly check: CheckCache
  readonly prove: ProveCache
  readonly compile: CompileCache
  readonly assemble: BuildCache
  readonly store: StoreCache
  /** The widgets of the build with their migrations: code that only the build has. */
  readonly versions: WidgetVersions
}

export class PublishSession {
  #for = ''
  #memory: SessionCaches | undefined
  #prerenderer: Prerenderer | undefined
  #later: Promise<void> = Promise.resolve()

  /** Everything hangs on the build and on the folder that is published into: of another one nothing is known. */
  async open(siteDir: string, buildDir: string, { build }: PlayerBuild): Promise<void> {
    await this.#later
    const wanted = JSON.stringify([siteDir, buildDir, build])
    if (this.#for === wanted) return
    this.#prerenderer?.close()
    this.#prerenderer = openPrerenderer(buildDir)
    // The same file of another build is another module.
    const address = `${pathToFileURL(join(buildDir, 'server', 'versions.js')).href}?${build}`
    const { versions } = (await import(address)) as { versions: WidgetVersions }
    this.#memory = {
      parsed: new Map(),
      source: new SourceCache(),
      check: new CheckCache(),
      prove: new ProveCache(),
      compile: new CompileCache(),
      assemble: new BuildCache(),
      store: new StoreCache(),
      versions,
    }
    this.#for = wanted
  }

  get memory(): SessionCaches {
    if (this.#memory === undefined) throw new Error('the workshop is not open')
    return this.#memory
  }

  get prerenderer(): Prerenderer {
    if (this.#prerenderer === undefined) throw new Error('the workshop is not open')
    return this.#prerenderer
  }

  /** Work that nobody waits for; the next publish begins after it. A failure costs only what it would have saved. */
  later(work: () => Promise<void>, onProgress: (line: string) => void): void {
    this.#later = this.#later.then(work).catch((error: unknown) => onProgress(`The next start will render pages again: ${String(error)}`))
  }

  async close(): Promise<void> {
    await this.#later
    this.#prerenderer?.close()
    this.#prerenderer = undefined
    this.#for = ''
  }
}
