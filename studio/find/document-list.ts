/** The documents of a site as people look for them: title, kind, ID, state, who changed them, and every word inside. */
import { isObject, type Json, type JsonObject } from '../../engine/core/json.ts'

export type DocumentState = 'live' | 'in a change set' | 'scheduled'

export interface DocumentRow {
  readonly path: string
  readonly kind: string
  readonly id: string
  readonly title: string
  readonly state: DocumentState
  /** The change set that edits the document; absent when no open change set does. */
  readonly changeSet?: string
  /** Whether the document is not live yet. */
  readonly isNew: boolean
  /** Who changed the document last, and when; absent while this is not known. */
  readonly author?: string
  readonly at?: number
}

export type NamedDocument = Pick<DocumentRow, 'path' | 'kind' | 'id' | 'title'>

/** Who changed live documents last, and the edits of open change sets, the latest first. */
export interface LatestChanges {
  readonly documents: { readonly [path: string]: { readonly author: string; readonly at: number } }
  readonly edits: readonly ListedEdit[]
}

interface ListedEdit {
  readonly path: string
  readonly changeSet: string
  readonly title: string
  readonly state: string
  readonly isRemoved: boolean
  readonly author: string
  readonly at: number
}

export interface DocumentFilter {
  readonly kind?: string
  readonly state?: DocumentState
  readonly author?: string
  /** Milliseconds since 1970. */
  readonly since?: number
  /** Only these documents (`kind/id`). */
  readonly within?: ReadonlySet<string>
  readonly order?: 'title' | 'latest'
}

interface IndexedRow {
  readonly row: DocumentRow
  readonly name: string
  readonly text: string
}

/** Finds documents by words. Each word must be in the title, the ID or the text of a document. */
export class DocumentList {
  #entries: readonly IndexedRow[] = []
  #rows: readonly DocumentRow[] = []
  /**
   * The words and unfiltered results of the last search. A search that extends the words searches only these results.
   */
  #last: { readonly words: string; readonly found: readonly number[] } = { words: '', found: [] }
  /** How many documents the searches have examined. */
  visited = 0

  replace(documents: Iterable<NamedDocument & { readonly text: string }>, latest?: LatestChanges): void {
    const edits = new Map<string, ListedEdit>()
    for (const edit of latest?.edits ?? []) if (!edits.has(edit.path)) edits.set(edit.path, edit)
    const known = new Set<string>()
    const entries: IndexedRow[] = []
    const add = ({ text, ...one }: NamedDocument & { readonly text: string }, isNew: boolean): void => {
      known.add(one.path)
      const row = { ...one, ...changeOf(edits.get(one.path), latest?.documents[one.path]), isNew }
      entries.push({ row, name: `${one.title} ${one.id}`, text })
    }
    for (const one of documents) add(one, false)
    for (const { path, isRemoved } of edits.values())
      if (!known.has(path) && !isRemoved && path.endsWith('.json')) add({ ...named(path), text: '' }, true)
    this.#entries = entries.sort(({ row: a }, { row: b }) =>
      a.title < b.title ? -1 : a.title > b.title ? 1 : a.path < b.path ? -1 : 1,
    )
    this.#rows = this.#entries.map(({ row }) => row)
    this.#last = { words: '', found: this.#entries.map((_, n) => n) }
  }

  rows(): readonly DocumentRow[] {
    return this.#rows
  }

  /**
   * Returns indexes of rows: first those with all words in title or ID, then those with some words only in their text.
   */
  find(words: string, filter: DocumentFilter = {}): readonly number[] {
    // The expressions ignore case, because a lower-case copy of all texts would take longer than the search.
    const wanted = words
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => new RegExp(word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i'))
    const named: number[] = []
    const others: number[] = []
    const start = words.startsWith(this.#last.words) ? this.#last.found : this.#entries.map((_, n) => n)
    for (const n of start) {
      const entry = this.#entries[n]
      if (entry === undefined) continue
      this.visited++
      if (wanted.every((word) => word.test(entry.name))) named.push(n)
      else if (wanted.every((word) => word.test(entry.name) || word.test(entry.text))) others.push(n)
    }
    // Sorted by index, because the next search may visit only these results, in this order.
    this.#last = { words, found: [...named, ...others].sort((a, b) => a - b) }
    const found = [...named, ...others].filter((n) => fits(this.#rows[n], filter))
    if (filter.order !== 'latest') return found
    return found.sort((a, b) => (this.#rows[b]?.at ?? 0) - (this.#rows[a]?.at ?? 0))
  }
}

function changeOf(
  edit: ListedEdit | undefined,
  live: { readonly author: string; readonly at: number } | undefined,
): Pick<DocumentRow, 'state' | 'changeSet' | 'author' | 'at'> {
  if (edit === undefined) return { state: 'live', ...(live === undefined ? {} : { author: live.author, at: live.at }) }
  const { changeSet, author, at, state } = edit
  return { state: state === 'scheduled' ? 'scheduled' : 'in a change set', changeSet, author, at }
}

/** Returns the names of a document of which only the path is known. */
function named(path: string): NamedDocument {
  const name = path.replace(/\.json$/, '')
  const end = name.indexOf('/')
  const id = name.slice(end + 1)
  return { path, kind: end === -1 ? name : name.slice(0, end), id, title: id }
}

function fits(row: DocumentRow | undefined, { kind, state, author, since, within }: DocumentFilter): boolean {
  if (row === undefined) return false
  return (
    (kind === undefined || row.kind === kind) &&
    (state === undefined || row.state === state) &&
    (author === undefined || row.author === author) &&
    (since === undefined || (row.at ?? 0) >= since) &&
    (within === undefined || within.has(`${row.kind}/${row.id}`))
  )
}

/** Returns the title or name of a document, in `language` or another language; or else its ID. */
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
