/** The nodes of a document as a tree: what the outline shows, and where nodes may be put. */
import { capital } from '../../../engine/wording/capital.ts'
import { catalogue } from '../../../catalogue/catalogue.ts'
import type { SlotRule } from '../../../engine/core/catalogue.ts'
import { isList, isObject, type Json, type JsonObject, own } from '../../../engine/core/json.ts'
import { pointerTo } from '../../../engine/document/finding.ts'
import { plainWords } from '../../../engine/wording/change.ts'
import type { TextPath } from '../text-edit.ts'

export type NodeKind = 'widget' | 'section' | 'variants' | 'outlet' | 'tab'

export interface TreeNode {
  readonly path: TextPath
  readonly pointer: string
  readonly kind: NodeKind
  readonly value: JsonObject
  readonly lists: readonly NodeList[]
  /** The list that contains the node; undefined for the root of a document. */
  readonly parent: NodeList | undefined
  readonly index: number
}

/** A slot of a widget, the variants of a choice, or the tabs of a tab bar. */
export interface NodeList {
  readonly path: TextPath
  readonly pointer: string
  readonly kind: 'slot' | 'variants' | 'tabs'
  readonly title: string
  /** Undefined for the tabs of a tab bar. */
  readonly owner: TreeNode | undefined
  /** Which widgets, and how many, the slot takes; for variants, the slot around them. */
  readonly rule: SlotRule
  readonly items: readonly TreeNode[]
}

export interface Tree {
  readonly kind: string
  readonly value: JsonObject
  /** The root of the document, or its tabs. */
  readonly nodes: readonly TreeNode[]
  /** The list of tabs of a tab bar. */
  readonly tabs: NodeList | undefined
  readonly nodeAt: ReadonlyMap<string, TreeNode>
  readonly listAt: ReadonlyMap<string, NodeList>
}

/** Kinds of documents that the page editor edits. */
export const treeKinds: ReadonlySet<string> = new Set(['page', 'section', 'layout', 'tab-bar', 'popup'])

/** Properties of a document that the outline shows instead of its form. */
export const treeProperties: ReadonlySet<string> = new Set(['root', 'tabs'])

/** Returns undefined when the document has no nodes, because it is not complete. */
export function treeOf(kind: string, value: JsonObject): Tree | undefined {
  const nodeAt = new Map<string, TreeNode>()
  const listAt = new Map<string, NodeList>()

  function list(given: Omit<NodeList, 'items' | 'pointer'>, values: Json | undefined): NodeList {
    const items: TreeNode[] = []
    const made: NodeList = { ...given, pointer: pointerTo('', ...given.path), items }
    listAt.set(made.pointer, made)
    if (isList(values))
      values.forEach((one, index) => {
        if (isObject(one)) items.push(node(one, [...given.path, index], made, index))
      })
    return made
  }

  function node(one: JsonObject, path: TextPath, parent: NodeList | undefined, index: number): TreeNode {
    const lists: NodeList[] = []
    const kindOf = parent?.kind === 'tabs' ? 'tab' : kindOfNode(one)
    const made: TreeNode = { path, pointer: pointerTo('', ...path), kind: kindOf, value: one, lists, parent, index }
    nodeAt.set(made.pointer, made)
    if (kindOf === 'variants')
      lists.push(
        list(
          { path: [...path, 'of'], kind: 'variants', title: 'Variants', owner: made, rule: parent?.rule ?? {} },
          one.of,
        ),
      )
    if (kindOf === 'widget')
      for (const [slot, rule] of slotsOf(one))
        lists.push(
          list(
            { path: [...path, 'slots', slot], kind: 'slot', title: capital(plainWords(slot)), owner: made, rule },
            isObject(one.slots) ? own(one.slots, slot) : undefined,
          ),
        )
    return made
  }

  if (kind === 'tab-bar') {
    const tabs = list({ path: ['tabs'], kind: 'tabs', title: 'Tabs', owner: undefined, rule: {} }, value.tabs)
    return { kind, value, nodes: tabs.items, tabs, nodeAt, listAt }
  }
  if (!isObject(value.root)) return undefined
  return { kind, value, nodes: [node(value.root, ['root'], undefined, 0)], tabs: undefined, nodeAt, listAt }
}

export function kindOfNode(node: JsonObject): NodeKind {
  if (typeof node.use === 'string') return 'section'
  if (node.pick !== undefined) return 'variants'
  return node.outlet === true ? 'outlet' : 'widget'
}

/** Returns the slots that the widget of a node declares, and then the slots that only the node has. */
function slotsOf(node: JsonObject): readonly (readonly [slot: string, rule: SlotRule])[] {
  const slots = widgetOf(node)?.slots ?? {}
  const others = isObject(node.slots) ? Object.keys(node.slots).filter((slot) => !Object.hasOwn(slots, slot)) : []
  return [...Object.entries(slots), ...others.map((slot) => [slot, { max: 0 }] as const)]
}

export function widgetOf(node: JsonObject) {
  return typeof node.widget === 'string' ? own(catalogue.widgets, node.widget) : undefined
}

/** Returns the node or list at a pointer, or the nearest one around it; the empty pointer is the document. */
export function nearest(tree: Tree, pointer: string, isShown: (pointer: string) => boolean): string {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/')))
    if ((tree.nodeAt.has(at) || tree.listAt.has(at)) && isShown(at)) return at
  return ''
}
