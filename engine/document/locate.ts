/** Lines and columns of offsets and pointers in a document's text. */
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'

export interface Position {
  /** From 1. */
  readonly line: number
  /** From 1, in UTF-16 units as editors count. */
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

/** Finds places in `text`. The tree is made when the first place is asked for: a document without findings never needs it. */
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

/** The value's offset; of the nearest thing around it where the value itself is not in the text. */
function offsetOf(tree: Node, parts: readonly string[], atKey: boolean): number {
  let here = tree
  for (const part of parts) {
    const next = findNodeAtLocation(here, [here.type === 'array' ? Number(part) : part])
    if (next === undefined) return here.offset
    here = next
  }
  const isProperty = atKey && here.parent?.type === 'property'
  return isProperty ? (here.parent?.offset ?? here.offset) : here.offset
}
