/** The texts of drafts that this browser keeps until the server has saved them. */
import type { KeptText } from './draft.ts'

/** The latest text that any tab keeps under a key. */
export interface StoredText extends KeptText {
  readonly key: string
  /** Whether this tab keeps the text. */
  readonly isOwn: boolean
}

export interface KeptTextsParts {
  /** The storage of the browser. @throws {DOMException} when the browser forbids it */
  readonly storage: () => Storage
  /** ID of this tab, so no tab overwrites another tab's texts. */
  readonly tab: string
  /** Called when the browser refuses a text. Not called again until the browser has accepted a text. */
  readonly onRefused: (error: unknown) => void
}

export class KeptTexts {
  readonly #parts: KeptTextsParts
  #isRefused = false

  constructor(parts: KeptTextsParts) {
    this.#parts = parts
  }

  /** Returns the latest text that any tab keeps under `key`. From now on, this tab keeps the text. */
  take(key: string): KeptText | undefined {
    const [latest] = this.#entries(key)
    if (latest === undefined) return undefined
    this.#remove(latest.name)
    this.keep(key, latest.kept)
    return latest.kept
  }

  /** Returns the latest text of each key that starts with `prefix`. */
  stored(prefix: string): readonly StoredText[] {
    const latest = new Map<string, StoredText>()
    for (const { key, name, kept } of this.#entries())
      if (key.startsWith(prefix) && !latest.has(key))
        latest.set(key, { ...kept, key, isOwn: name === this.#nameOf(key) })
    return [...latest.values()]
  }

  /** Removes a text under `key` from all tabs, but no other text that a tab has typed since. */
  remove(key: string, text: string): void {
    for (const { name, kept } of this.#entries(key)) if (kept.text === text) this.#remove(name)
  }

  /**
   * Keeps a text under `key`; undefined removes the text. If the browser refuses the text, the earlier one is removed
   * too.
   */
  keep(key: string, kept: KeptText | undefined): void {
    const name = this.#nameOf(key)
    if (kept === undefined) return this.#remove(name)
    try {
      this.#parts.storage().setItem(name, JSON.stringify(kept))
      this.#isRefused = false
    } catch (error) {
      this.#remove(name)
      if (!this.#isRefused) this.#parts.onRefused(error)
      this.#isRefused = true
    }
  }

  #nameOf(key: string): string {
    return `${key}#${this.#parts.tab}`
  }

  /** Returns the texts under `wanted`, or under all keys; the latest first. */
  #entries(wanted?: string): readonly { readonly key: string; readonly name: string; readonly kept: KeptText }[] {
    try {
      const storage = this.#parts.storage()
      return Object.keys(storage)
        .flatMap((name) => {
          const key = name.slice(0, Math.max(0, name.lastIndexOf('#')))
          const kept = (wanted ?? key) === key && key !== '' ? parse(storage.getItem(name)) : undefined
          return kept === undefined ? [] : [{ key, name, kept }]
        })
        .toSorted((one, other) => other.kept.at - one.kept.at)
    } catch {
      // Forbidden storage has no entries.
      return []
    }
  }

  #remove(name: string): void {
    try {
      this.#parts.storage().removeItem(name)
    } catch {
      // Forbidden storage has no entry to remove.
    }
  }
}

/** Returns undefined for an entry that is damaged. */
function parse(text: string | null): KeptText | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<KeptText> | null
    return typeof kept?.text === 'string' && typeof kept.at === 'number' ? (kept as KeptText) : undefined
  } catch {
    return undefined
  }
}
