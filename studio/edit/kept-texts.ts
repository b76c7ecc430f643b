/** The texts of drafts that this browser keeps until the server has saved them. */
import type { KeptText } from './draft.ts'

/** The latest text of a person that any tab keeps under a key. */
export interface StoredText extends KeptText {
  readonly key: string
  /** ID of the person who typed the text. */
  readonly by: string
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

/** Keeps the texts of each person apart, because several people may use one browser. `by` is the ID of the person. */
export class KeptTexts {
  readonly #parts: KeptTextsParts
  #isRefused = false

  constructor(parts: KeptTextsParts) {
    this.#parts = parts
  }

  /** Returns the latest text of a person that any tab keeps under `key`. From now on, this tab keeps the text. */
  take(key: string, by: string): KeptText | undefined {
    const [latest] = this.#entries(by, key)
    if (latest === undefined) return undefined
    this.#remove(latest.name)
    this.keep(key, by, latest.kept)
    return latest.kept
  }

  /** Returns the latest text of a person under each key that starts with `prefix`. */
  stored(prefix: string, by: string): readonly StoredText[] {
    const latest = new Map<string, StoredText>()
    for (const { key, name, kept } of this.#entries(by))
      if (key.startsWith(prefix) && !latest.has(key))
        latest.set(key, { ...kept, key, by, isOwn: name === this.#nameOf(key, by) })
    return [...latest.values()]
  }

  /** Removes a text of a person under `key` from all tabs, but no other text that a tab has typed since. */
  remove(key: string, by: string, text: string): void {
    for (const { name, kept } of this.#entries(by, key)) if (kept.text === text) this.#remove(name)
  }

  /**
   * Keeps a text of a person under `key`; undefined removes the text. If the browser refuses the text, the earlier one
   * is removed too.
   */
  keep(key: string, by: string, kept: KeptText | undefined): void {
    const name = this.#nameOf(key, by)
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

  #nameOf(key: string, by: string): string {
    return `${key}#${by}#${this.#parts.tab}`
  }

  /** Returns the texts of a person under `wanted`, or under all keys; the latest first. */
  #entries(
    by: string,
    wanted?: string,
  ): readonly { readonly key: string; readonly name: string; readonly kept: KeptText }[] {
    try {
      const storage = this.#parts.storage()
      return Object.keys(storage)
        .flatMap((name) => {
          const [key = '', person, tab] = name.split('#')
          const isWanted = tab !== undefined && person === by && key === (wanted ?? key)
          const kept = isWanted ? parse(storage.getItem(name)) : undefined
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
