/** The rows of an outline, and how keys move between them. */
import type { Finding } from '../../../engine/document/finding.ts'
import { nearest, type NodeList, type Tree, type TreeNode } from './tree.ts'
import { type Badge, badgesOf, contentWords, typeWords, type Wording } from './words.ts'

export interface Row {
  readonly pointer: string
  /** Identifies the row. Stays the same when a node with an ID moves. */
  readonly key: string
  /** From 1. */
  readonly level: number
  /** Position among the rows with the same parent, from 1. */
  readonly position: number
  readonly count: number
  readonly parent: string | undefined
  /** Undefined for a row without child rows. */
  readonly isOpen: boolean | undefined
  readonly title: string
  readonly words: string
  readonly badges: readonly Badge[]
  readonly kind: 'document' | 'list' | TreeNode['kind']
  readonly errors: number
  readonly warnings: number
}

interface RowsRequest {
  readonly tree: Tree
  readonly title: string
  readonly words: string
  readonly wording: Wording
  /** Keys of rows that are closed. */
  readonly closed: ReadonlySet<string>
  readonly findings: readonly Finding[]
}

/** Returns the visible rows. A slot has its own row if it is empty, or if its node has several slots. */
export function rowsOf({ tree, title, words, wording, closed, findings }: RowsRequest): readonly Row[] {
  const rows: Row[] = []
  const marks = marksOf(tree, findings)
  type Entry = Pick<Row, 'pointer' | 'key' | 'title' | 'words' | 'badges' | 'kind'> & {
    readonly below: readonly (() => Entry)[]
  }

  const nodeEntry = (node: TreeNode): Entry => ({
    pointer: node.pointer,
    key: keyOf(node),
    kind: node.kind,
    title: typeWords(node.value, node.kind === 'tab'),
    words: contentWords(node, wording),
    badges: badgesOf(node, wording),
    below: node.lists.flatMap((list) =>
      hasRow(list) ? [() => listEntry(list)] : list.items.map((item) => () => nodeEntry(item)),
    ),
  })
  const listEntry = (list: NodeList): Entry => ({
    pointer: list.pointer,
    key: `${list.owner === undefined ? '' : keyOf(list.owner)}/${list.title}`,
    kind: 'list',
    title: list.title,
    words: list.items.length === 0 ? 'Empty' : '',
    badges: [],
    below: list.items.map((item) => () => nodeEntry(item)),
  })
  const add = (entry: Entry, at: Pick<Row, 'level' | 'position' | 'count' | 'parent'>): void => {
    const { below, pointer, ...shown } = entry
    const isOpen = below.length === 0 ? undefined : !closed.has(entry.key)
    const own = marks.get(pointer) ?? none
    const found = isOpen === false ? sumBelow(marks, pointer) : own
    rows.push({ ...shown, ...at, pointer, isOpen, errors: found.errors, warnings: found.warnings })
    if (isOpen !== true) return
    below.forEach((make, n) =>
      add(make(), { level: at.level + 1, position: n + 1, count: below.length, parent: pointer }),
    )
  }
  add(
    {
      pointer: '',
      key: '',
      kind: 'document',
      title,
      words,
      badges: [],
      below: tree.nodes.map((node) => () => nodeEntry(node)),
    },
    { level: 1, position: 1, count: 1, parent: undefined },
  )
  return rows
}

function keyOf({ value, pointer }: TreeNode): string {
  return typeof value.id === 'string' ? value.id : pointer
}

/** Returns whether a list has its own row. */
export function hasRow(list: NodeList): boolean {
  if (list.kind !== 'slot') return false
  return list.items.length === 0 || (list.owner?.lists.length ?? 0) > 1
}

interface Marks {
  errors: number
  warnings: number
}

const none: Readonly<Marks> = { errors: 0, warnings: 0 }

/** Returns the numbers of errors and warnings of each row, by pointer. */
function marksOf(tree: Tree, findings: readonly Finding[]): ReadonlyMap<string, Readonly<Marks>> {
  const marks = new Map<string, Marks>()
  const isShown = (pointer: string): boolean => tree.nodeAt.has(pointer) || hasListRow(tree, pointer)
  for (const { pointer, severity } of findings) {
    const at = nearest(tree, pointer, isShown)
    const mark = marks.get(at) ?? { errors: 0, warnings: 0 }
    if (severity === 'error') mark.errors++
    else mark.warnings++
    marks.set(at, mark)
  }
  return marks
}

function hasListRow(tree: Tree, pointer: string): boolean {
  const list = tree.listAt.get(pointer)
  return list !== undefined && hasRow(list)
}

function sumBelow(marks: ReadonlyMap<string, Readonly<Marks>>, pointer: string): Readonly<Marks> {
  const sum = { ...none }
  for (const [at, mark] of marks) {
    if (at !== pointer && !at.startsWith(`${pointer}/`)) continue
    sum.errors += mark.errors
    sum.warnings += mark.warnings
  }
  return sum
}

/** Returns the row that an address names, or the nearest row around it. */
export function rowAt(tree: Tree, pointer: string): string {
  return nearest(tree, pointer, (at) => tree.nodeAt.has(at) || hasListRow(tree, at))
}

export type KeyStep = { readonly select: string } | { readonly open: string } | { readonly close: string } | undefined

/** Returns what a key does at a row, as in the ARIA tree pattern. */
export function stepOf(rows: readonly Row[], selected: string, key: string): KeyStep {
  const at = rows.findIndex(({ pointer }) => pointer === selected)
  const row = rows[at]
  const to = (one: Row | undefined): KeyStep => (one === undefined ? undefined : { select: one.pointer })
  if (key === 'Home') return to(rows[0])
  if (key === 'End') return to(rows.at(-1))
  if (key === 'ArrowDown') return to(rows[at + 1])
  if (key === 'ArrowUp') return to(rows[at - 1])
  if (row === undefined) return undefined
  if (key === 'ArrowRight') {
    if (row.isOpen === undefined) return undefined
    return row.isOpen ? to(rows[at + 1]) : { open: row.key }
  }
  if (key !== 'ArrowLeft') return undefined
  if (row.isOpen === true) return { close: row.key }
  return row.parent === undefined ? undefined : { select: row.parent }
}

/**
 * Returns the next row whose words start with the typed text; after the last row, the search continues with the first.
 * From the second letter on, the search begins with the selected row itself.
 */
export function typedRow(rows: readonly Row[], selected: string, typed: string): string | undefined {
  const at = rows.findIndex(({ pointer }) => pointer === selected)
  const start = typed.length === 1 ? at + 1 : at
  const wanted = typed.toLowerCase()
  for (let n = 0; n < rows.length; n++) {
    const row = rows[(start + n + rows.length) % rows.length]
    if (row === undefined) continue
    const isFound = [row.title, row.words].some((words) => words.toLowerCase().startsWith(wanted))
    if (isFound) return row.pointer
  }
  return undefined
}
