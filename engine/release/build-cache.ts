/** Pages and slices that earlier publishes of this process have built. */
import type { CompiledPath, UnstyledSlice } from '../compile/site.ts'
import type { HtmlEntry } from '../core/release.ts'
import type { StoredSlice } from './app-files.ts'
import type { PrerenderedPage, PrerenderedPages } from './prerender-cache.ts'

/** A page of a release: one address in one language. */
export interface PublishedPage {
  readonly path: string
  readonly language: string
  readonly slice: UnstyledSlice
  readonly rendered: PrerenderedPage
}

/** A page in one language as an earlier publish built it. */
export interface BuiltPage {
  /** Hash of the inputs that all pages of the language share. */
  readonly sharedInputs: string
  /** The page is the same from `from` until `until`, milliseconds since 1970. */
  readonly from: number
  readonly until: number
  readonly route: string
  /** Hash of the prerender job. */
  readonly key: string
  readonly entry: HtmlEntry
  readonly page: PublishedPage
}

/** Caches pages and slices by object identity, because unchanged slices are the same objects. */
export class BuildCache {
  readonly pages = new WeakMap<UnstyledSlice, WeakMap<CompiledPath, BuiltPage>>()
  readonly slices = new WeakMap<UnstyledSlice, StoredSlice>()
  prerendered: PrerenderedPages | undefined
  #objects: ReadonlySet<string> = new Set()
  #sorted: readonly string[] = []

  /**
   * Returns `objects` sorted. Most of them were in the previous release, so the list is almost sorted already and
   * sorting is fast.
   */
  sorted(objects: ReadonlySet<string>): readonly string[] {
    const kept = this.#sorted.filter((object) => objects.has(object))
    const added = [...objects].filter((object) => !this.#objects.has(object))
    this.#objects = objects
    return (this.#sorted = [...kept, ...added].sort())
  }
}
