/** Computes where a dragged node is placed when it is dropped on a row. */
import type { SiteNames } from '../../workspace/site.ts'
import { isPlace, placeInside, type PlaceOrRefusal, refusalOf } from './places.ts'
import type { NodeList, Tree, TreeNode } from './tree.ts'

export interface Drop {
  /** JSON pointer of the row. */
  readonly row: string
  readonly zone: 'before' | 'after' | 'inside' | 'refused'
  readonly to: PlaceOrRefusal
}

/** @param part how far down the row the mouse pointer is: 0 at the top, 1 at the bottom */
export function dropOf(tree: Tree, node: TreeNode, row: string, part: number, names: SiteNames): Drop | undefined {
  if (row === node.pointer) return undefined
  const list = tree.listAt.get(row)
  if (list !== undefined) return dropIn(row, 'inside', into(tree, list, list.items.length, node, names))
  const target = tree.nodeAt.get(row)
  if (target === undefined) return undefined
  const { parent, index } = target
  const inside = placeInside(tree, target, node, names)
  const edge = isPlace(inside) ? 0.3 : 0.5
  if (parent === undefined || (part >= edge && part <= 1 - edge && isPlace(inside)))
    return dropIn(row, 'inside', inside)
  const isBefore = part < 0.5
  return dropIn(row, isBefore ? 'before' : 'after', into(tree, parent, isBefore ? index : index + 1, node, names))
}

function dropIn(row: string, zone: Drop['zone'], to: PlaceOrRefusal): Drop {
  return { row, zone: isPlace(to) ? zone : 'refused', to }
}

function into(tree: Tree, list: NodeList, index: number, node: TreeNode, names: SiteNames): PlaceOrRefusal {
  const refusal = refusalOf(tree, list, node.value, names, node)
  return refusal === undefined ? { list, index } : { refusal }
}
