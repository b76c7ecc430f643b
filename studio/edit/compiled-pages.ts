/** Pages that the worker has compiled, on their way from the check of an edit to the preview frame. */
import type { CompiledPage, ShownPage } from '../workspace/site.ts'

export class CompiledPages {
  #shown: ShownPage | undefined
  readonly #listeners = new Set<(page: CompiledPage) => void>()

  /** The page that the frame shows; undefined while there is none. */
  shown(): ShownPage | undefined {
    return this.#shown
  }

  show(page: ShownPage | undefined): void {
    this.#shown = page
  }

  add(page: CompiledPage): void {
    for (const listener of this.#listeners) listener(page)
  }

  /** Without a render in between: rendering the forms takes longer than compiling a page. */
  subscribe(listener: (page: CompiledPage) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}
