/** Finds the line and column of an offset or a JSON pointer in the text of a document. */
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'

export interface Position {
  /** From 1. */
  readonly line: number
  /** From 1, in UTF-16 code units, as editors count. */
  readonly column: number
}

export function positionAt(text: string, offset: number): Position {
  let line = 1
  let start = 0
  for (let next = text.indexOf('\n'); next !== -1 && next < offset; next = text.indexOf('\n', next + 1)) {
    line++
    start = next + 1
  }
  return { line, column: Math.max(1, Math.min(offset, text.length) - start + 1) }
}

/**
 * Returns a function that finds pointers in `text`. The text is parsed on the first call, because most documents have
 * no findings.
 */
export function locator(text: string): (pointer: string, atKey?: boolean) => Position {
  let tree: Node | undefined
  return (pointer, atKey = false) => {
    tree ??= parseTree(text, [], { disallowComments: true })
    if (tree === undefined) return { line: 1, column: 1 }
    return positionAt(text, offsetOf(tree, partsOf(pointer), atKey))
  }
}

export function partsOf(pointer: string): string[] {
  return pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** Offset of the value, or of the nearest enclosing value when it is not in the text. */
function offsetOf(tree: Node, parts: readonly string[], atKey: boolean): number {
  let current = tree
  for (const part of parts) {
    const next = findNodeAtLocation(current, [current.type === 'array' ? Number(part) : part])
    if (next === undefined) return current.offset
    current = next
  }
  const isProperty = atKey && current.parent?.type === 'property'
  return isProperty ? (current.parent?.offset ?? current.offset) : current.offset
}
