/** Passes pages to the preview frame. The worker compiles them when it checks an edit. */
import type { PreviewSlice, ShownPage } from '../workspace/site.ts'

/** What the frame reports about its page. */
export interface ShownEdit {
  /** Number of the last edit on screen. */
  readonly edit: number
  /** Widgets of a later edit whose styles the server must build first. */
  readonly waitsFor: readonly string[]
}

export interface PreviewState {
  /** The last compiled page, without its slice. */
  readonly compiled?: Omit<PreviewSlice, 'slice'>
  readonly shown?: ShownEdit
  /** Whether the frame failed to load a page and has shown nothing newer since. */
  readonly hasFailed?: boolean
}

export class CompiledPages {
  #shown: ShownPage | undefined
  #state: PreviewState = {}
  readonly #receivers = new Set<(page: PreviewSlice) => void>()
  readonly #listeners = new Set<() => void>()

  /** Returns the page that the frame shows; undefined while there is none. */
  shown(): ShownPage | undefined {
    return this.#shown
  }

  show(page: ShownPage | undefined): void {
    this.#shown = page
  }

  add(page: PreviewSlice): void {
    for (const receiver of this.#receivers) receiver(page)
    const { slice: _slice, ...compiled } = page
    this.#change({ compiled })
  }

  report(shown: ShownEdit): void {
    this.#change({ shown, hasFailed: false })
  }

  reportFailure(): void {
    this.#change({ hasFailed: true })
  }

  /** Calls `receiver` with each page before React renders the forms, which takes longer than sending the page. */
  receive(receiver: (page: PreviewSlice) => void): () => void {
    this.#receivers.add(receiver)
    return () => void this.#receivers.delete(receiver)
  }

  state = (): PreviewState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #change(change: PreviewState): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
