/** Finds declared names that nothing reads: arguments, data sources and state values. */
import { isList, isObject, type Json, type JsonObject } from '../core/json.ts'
import type { Catalogue } from '../core/catalogue.ts'
import type { SourceDocument } from '../document/document.ts'
import { pointerTo, type Problem, quoted } from '../document/finding.ts'
import { memoize } from '../memo/memo.ts'
import { SparseResults } from '../memo/sparse-results.ts'
import { declaredIn, entries } from './scope.ts'

/**
 * Names that a document declares and other documents can read, and all names that it reads, such as `data.games` and
 * `args.title`.
 */
export interface NameUse {
  readonly declares: readonly string[]
  readonly reads: ReadonlySet<string>
  /** Keys of those texts of `strings` documents that this document shows. */
  readonly texts: ReadonlySet<string>
  /** Kinds of documents that this document shows in lists, whatever the position of each document. */
  readonly lists: ReadonlySet<string>
  /** Positions of the banners that this document shows, and `args.name` for the position in an argument. */
  readonly positions: ReadonlySet<string>
  /** Name and value, as JSON, of each argument that this document passes or declares. */
  readonly given: ReadonlySet<string>
  /** Columns of decision tables that this document reads, by `columnKey`. */
  readonly columns: ReadonlySet<string>
}

const argumentKey = (name: string, value: Json): string => JSON.stringify([name, value])

export const columnKey = (table: string, column: string): string => `${table} ${column}`

export const namesIn = memoize((document: SourceDocument): NameUse => {
  const found = nothing()
  collect(document.value, found)
  const { data, state } = declaredIn(document)
  const declares = [
    ...entries(data).map(([name]) => `data.${name}`),
    ...entries(state).map(([name]) => `state.${name}`),
  ]
  return { declares, ...found }
})

type Found = { readonly [list in Exclude<keyof NameUse, 'declares'>]: Set<string> }

const nothing = (): Found => ({
  reads: new Set(),
  texts: new Set(),
  lists: new Set(),
  positions: new Set(),
  given: new Set(),
  columns: new Set(),
})

/**
 * Collects the names in a value. References are strings such as `data.games.value`; rules name arguments as `{ "arg":
 * "title" }`.
 */
function collect(value: Json, found: Found): void {
  const { reads, texts, columns } = found
  if (typeof value === 'string') {
    const [reference] = /^(?:args|data|state)\.[^.]+/.exec(value) ?? []
    if (reference !== undefined) reads.add(reference)
  } else if (isList(value)) for (const one of value) collect(one, found)
  else if (isObject(value))
    for (const [key, one] of Object.entries(value))
      if (key === 'arg' && typeof one === 'string') reads.add(`args.${one}`)
      else if (key === '$string' && typeof one === 'string') texts.add(one)
      else {
        if (key === '$documents' && isObject(one)) collectList(one, found)
        if (key === 'args' && isObject(one)) collectArguments(one, found)
        if (key === '$select' && isObject(one) && typeof one.table === 'string' && typeof one.column === 'string')
          columns.add(columnKey(one.table, one.column))
        collect(one, found)
      }
}

function collectList({ kind, where }: JsonObject, { lists, positions }: Found): void {
  if (typeof kind !== 'string') return
  const position = kind === 'banner' && isObject(where) ? where.position : undefined
  const [argument] =
    isObject(position) && typeof position.$ref === 'string' ? (/^args\.[^.]+$/.exec(position.$ref) ?? []) : []
  if (typeof position === 'string') positions.add(position)
  else if (argument !== undefined) positions.add(argument)
  else lists.add(kind)
}

/** Collects the values of passed arguments, and the default values of declared ones; null for a computed value. */
function collectArguments(args: JsonObject, { given }: Found): void {
  for (const [name, value] of Object.entries(args)) {
    const isDeclared = isObject(value) && 'type' in value
    const one = isDeclared ? value.default : value
    if (one !== undefined) given.add(argumentKey(name, typeof one === 'string' ? one : null))
  }
}

/** Reports unread arguments. Only the document that declares an argument can read it. */
export function checkUnreadArguments(document: SourceDocument, report: (problem: Problem) => void): void {
  const { kind, value } = document
  if (kind !== 'page' && kind !== 'section' && kind !== 'flow') return
  const { reads } = namesIn(document)
  for (const [name] of entries(value.args))
    if (!reads.has(`args.${name}`))
      report(unread(pointerTo('/args', name), `nothing in this document reads the argument ${quoted(name)}`))
}

/** Finds the documents of a site that declare names, and the names that documents read. */
export class NameUsers {
  readonly #declaring = new SparseResults((document: SourceDocument) =>
    namesIn(document).declares.length > 0 ? document : undefined,
  )
  readonly #reading = new SparseResults((document: SourceDocument) => {
    const { reads } = namesIn(document)
    return reads.size > 0 ? reads : undefined
  })

  of(documents: readonly SourceDocument[]): {
    readonly declaring: readonly SourceDocument[]
    readonly reading: readonly ReadonlySet<string>[]
  } {
    return { declaring: this.#declaring.of(documents), reading: this.#reading.of(documents) }
  }
}

/** Reports unread data sources and state values. All documents on the same page, and selectors, can read them. */
export function unreadNames(
  documents: readonly SourceDocument[],
  { selectors }: Catalogue,
  users: NameUsers,
  report: (document: SourceDocument, problem: Problem) => void,
): void {
  const { declaring, reading } = users.of(documents)
  if (declaring.length === 0) return
  const found = nothing()
  const { reads } = found
  for (const { reads: read } of Object.values(selectors)) collect(read, found)
  for (const names of reading) for (const name of names) reads.add(name)
  for (const document of declaring)
    for (const declared of namesIn(document).declares)
      if (!reads.has(declared)) {
        const [what = '', name = ''] = declared.split('.')
        const words =
          what === 'data' ? 'no document and no selector reads the data' : 'no document reads the state value'
        report(document, unread(pointerTo('', what, name), `${words} ${quoted(name)}`))
      }
}

function unread(pointer: string, message: string): Problem {
  return {
    code: 'CFG-UNKNOWN',
    severity: 'warning',
    pointer,
    atKey: true,
    message,
    hint: 'remove the declaration, or use the value',
  }
}
