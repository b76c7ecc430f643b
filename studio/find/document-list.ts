/** The documents of a site as people look for them: title, kind, ID and every word inside. */
import { isObject, type Json, type JsonObject } from '../../engine/core/json.ts'

export interface DocumentRow {
  readonly path: string
  readonly kind: string
  readonly id: string
  readonly title: string
}

interface Entry extends DocumentRow {
  readonly name: string
  readonly text: string
}

/** Finds documents by words. Each word must be in the title, the ID or the text of a document. */
export class DocumentList {
  #entries: readonly Entry[] = []
  #rows: readonly DocumentRow[] = []

  replace(documents: Iterable<DocumentRow & { readonly text: string }>): void {
    this.#entries = [...documents]
      .map((one) => ({ ...one, name: `${one.title} ${one.id}`.toLowerCase(), text: one.text.toLowerCase() }))
      .sort((a, b) => (a.title < b.title ? -1 : a.title > b.title ? 1 : a.path < b.path ? -1 : 1))
    this.#rows = this.#entries.map(({ path, kind, id, title }) => ({ path, kind, id, title }))
  }

  rows(): readonly DocumentRow[] {
    return this.#rows
  }

  /** Indexes of rows: first those with all words in title or ID, then those with them in their text. */
  find(words: string, kind?: string): readonly number[] {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
    const named: number[] = []
    const others: number[] = []
    for (const [n, entry] of this.#entries.entries()) {
      if (kind !== undefined && entry.kind !== kind) continue
      if (wanted.every((word) => entry.name.includes(word))) named.push(n)
      else if (wanted.every((word) => entry.name.includes(word) || entry.text.includes(word))) others.push(n)
    }
    return [...named, ...others]
  }
}

/** The title of a document: in the first language that has one, else its ID. */
export function titleOf(value: JsonObject, id: string, language: string): string {
  return textIn(value.title, language) ?? textIn(value.name, language) ?? id
}

function textIn(value: Json | undefined, language: string): string | undefined {
  if (typeof value === 'string' && value !== '') return value
  const texts = isObject(value) ? value.$text : undefined
  if (!isObject(texts)) return undefined
  const text = texts[language] ?? Object.values(texts)[0]
  return typeof text === 'string' && text !== '' ? text : undefined
}
