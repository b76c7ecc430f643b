/** Entries of lists in the text of a document. Entries are moved as text, so each keeps its layout. */
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import type { Json } from '../../../engine/core/json.ts'
import { type TextPath, withValue } from '../text-edit.ts'

/** Returns the text of a value, without the indentation of the line on which the value starts. */
export function sourceAt(text: string, path: TextPath): string | undefined {
  const node = nodeAt(text, path)
  if (node === undefined) return undefined
  return reindented(text.slice(node.offset, endOf(node)), indentOf(text, node.offset), '')
}

export function sourceOf(value: Json): string {
  return JSON.stringify(value, null, 2)
}

/** Returns the text with a new entry before the entry at `index`. Creates the list if it is missing. */
export function withSource(text: string, list: TextPath, index: number, source: string): string {
  if (nodeAt(text, list) === undefined) return withSource(withValue(text, list, []), list, index, source)
  const entries = entriesAt(text, list)
  const [first] = entries
  const node = nodeAt(text, list)
  if (node === undefined) return text
  if (first === undefined) {
    const outer = indentOf(text, node.offset)
    const entry = reindented(source, '', `${outer}  `)
    return replaced(text, node.offset, endOf(node), `[\n${outer}  ${entry}\n${outer}]`)
  }
  const indent = indentOf(text, first.offset)
  const hasOwnLine = text.slice(lineStart(text, first.offset), first.offset).trim() === ''
  const gap = hasOwnLine ? `,\n${indent}` : ', '
  const entry = reindented(source, '', indent)
  const next = entries[index]
  if (next !== undefined) return replaced(text, next.offset, next.offset, entry + gap)
  const last = endOf(entries.at(-1) ?? first)
  return replaced(text, last, last, gap + entry)
}

export function withoutEntry(text: string, list: TextPath, index: number): string {
  const entries = entriesAt(text, list)
  const [before, entry, after] = [entries[index - 1], entries[index], entries[index + 1]]
  const node = nodeAt(text, list)
  if (entry === undefined || node === undefined) return text
  if (after !== undefined) return replaced(text, entry.offset, after.offset, '')
  if (before !== undefined) return replaced(text, endOf(before), endOf(entry), '')
  return replaced(text, node.offset, endOf(node), '[]')
}

/** Returns the text with an entry replaced by another text. */
export function withSourceAt(text: string, path: TextPath, source: string): string {
  const node = nodeAt(text, path)
  if (node === undefined) return text
  return replaced(text, node.offset, endOf(node), reindented(source, '', indentOf(text, node.offset)))
}

/** Returns the text with the strings at some paths replaced. */
export function withStrings(text: string, values: readonly (readonly [path: TextPath, value: string])[]): string {
  const tree = parseTree(text)
  const found = values.flatMap(([path, value]) => {
    const node = tree === undefined ? undefined : findNodeAtLocation(tree, [...path])
    return node === undefined ? [] : [{ node, value }]
  })
  found.sort((a, b) => b.node.offset - a.node.offset)
  return found.reduce(
    (edited, { node, value }) => replaced(edited, node.offset, endOf(node), JSON.stringify(value)),
    text,
  )
}

function nodeAt(text: string, path: TextPath): Node | undefined {
  const tree = parseTree(text)
  return tree === undefined ? undefined : findNodeAtLocation(tree, [...path])
}

function entriesAt(text: string, list: TextPath): readonly Node[] {
  const node = nodeAt(text, list)
  return node?.type === 'array' ? (node.children ?? []) : []
}

function endOf(node: Node): number {
  return node.offset + node.length
}

function replaced(text: string, from: number, to: number, by: string): string {
  return text.slice(0, from) + by + text.slice(to)
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1
}

/** Returns the white space at the start of the line that contains a position. */
function indentOf(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(lineStart(text, offset), offset))?.[0] ?? ''
}

/**
 * Changes the indentation of all lines except the first. Strings in JSON have no line breaks, so they stay the same.
 */
function reindented(source: string, from: string, to: string): string {
  return source.replace(/\n([ \t]*)/g, (line, indent: string) =>
    indent.startsWith(from) ? `\n${to}${indent.slice(from.length)}` : line,
  )
}
