/** Where a node may be: slots have lists of allowed widgets and limits. A refusal says why, in words. */
import { catalogue } from '../../../catalogue/catalogue.ts'
import { isAlwaysVisible } from '../../../engine/check/node.ts'
import { isList, isObject, type JsonObject, own } from '../../../engine/core/json.ts'
import { listInWords } from '../../../engine/wording/rule.ts'
import type { SiteNames } from '../../workspace/site.ts'
import { kindOfNode, type NodeList, type Tree, type TreeNode } from './tree.ts'
import { typeWords } from './words.ts'

/** A place to insert a node: before the entry at an index of a list. */
export interface InsertPlace {
  readonly list: NodeList
  readonly index: number
}

export type PlaceOrRefusal = InsertPlace | { readonly refusal: string }

export function isPlace(found: PlaceOrRefusal): found is InsertPlace {
  return 'list' in found
}

const most = { slot: 200, variants: 50, tabs: 60 } as const

/**
 * Returns why a node cannot be in a list; undefined when it can.
 *
 * @param moved the node if it is already in the document
 */
export function refusalOf(
  tree: Tree,
  list: NodeList,
  item: JsonObject,
  names: SiteNames,
  moved?: TreeNode,
): string | undefined {
  if (moved !== undefined && (list.pointer === moved.pointer || list.pointer.startsWith(`${moved.pointer}/`)))
    return 'A part cannot be inside itself.'
  const others = list.items.filter((one) => one !== moved)
  if (others.length >= most[list.kind]) return `${nameOf(list)} takes at most ${most[list.kind]} entries.`
  const isTab =
    item.widget === undefined && item.use === undefined && item.pick === undefined && item.outlet === undefined
  if (list.kind === 'tabs') return isTab ? undefined : 'A tab bar takes only tabs.'
  if (isTab) return 'Only a tab bar takes tabs.'
  const kind = kindOfNode(item)
  if (list.kind === 'variants' && kind === 'variants') return 'Variants cannot be inside variants.'
  if (list.kind === 'variants' && kind === 'outlet') return 'The position of the page cannot be a variant.'
  if (kind === 'outlet' && tree.kind !== 'layout') return 'Only a layout has a position for the page.'
  if (kind === 'outlet' && [...tree.nodeAt.values()].some((one) => one.kind === 'outlet' && one !== moved))
    return 'The layout already has a position for the page.'
  return allowRefusal(list, item, names) ?? limitRefusal(list, item, others)
}

function allowRefusal(list: NodeList, item: JsonObject, names: SiteNames): string | undefined {
  const { allow } = list.rule
  if (allow === undefined) return undefined
  const refused = widgetsOf(item, names).find((widget) => !allow.includes(widget))
  if (refused === undefined) return undefined
  const titles = allow.map((widget) => own(catalogue.widgets, widget)?.title ?? widget)
  return `${nameOf(list)} takes only ${listInWords(titles, 'or')}.`
}

/**
 * Returns the widgets that an item shows directly: its own widget, the widget of its section, or the widgets of its
 * variants.
 */
function widgetsOf(item: JsonObject, names: SiteNames): readonly string[] {
  if (isList(item.of)) return item.of.filter(isObject).flatMap((variant) => widgetsOf(variant, names))
  const widget =
    typeof item.use === 'string' ? own(names.sections, item.use.replace(/^section\//, ''))?.widget : item.widget
  return typeof widget === 'string' ? [widget] : []
}

/** Nodes with rules or schedules do not count, because a proof checks how many of them are visible at once. */
function limitRefusal(list: NodeList, item: JsonObject, others: readonly TreeNode[]): string | undefined {
  const { max } = list.rule
  if (max === undefined || list.kind === 'variants') return undefined
  if (max === 0) return `${nameOf(list)} does not exist any more, so it takes no parts.`
  if (!isAlwaysVisible(item) || others.filter(({ value }) => isAlwaysVisible(value)).length < max) return undefined
  return `${nameOf(list)} is full (maximum number of parts: ${max}).`
}

function nameOf(list: NodeList): string {
  if (list.owner === undefined) return 'The tab bar'
  if (list.kind === 'variants') return 'The list of variants'
  return `${list.title} of ${typeWords(list.owner.value)}`
}

export interface Moves {
  readonly up: PlaceOrRefusal
  readonly down: PlaceOrRefusal
  readonly into: PlaceOrRefusal
  readonly out: PlaceOrRefusal
}

/** Returns where a node goes when it moves one step in each direction. */
export function movesOf(tree: Tree, node: TreeNode, names: SiteNames): Moves {
  const { parent, index } = node
  if (parent === undefined) {
    const refusal = 'This part contains all other parts, so it cannot be moved.'
    return { up: { refusal }, down: { refusal }, into: { refusal }, out: { refusal } }
  }
  const before = parent.items[index - 1]
  const allowed = (place: InsertPlace): PlaceOrRefusal => {
    const refusal = refusalOf(tree, place.list, node.value, names, node)
    return refusal === undefined ? place : { refusal }
  }
  const around = parent.owner?.parent
  return {
    up:
      index === 0 ? { refusal: 'This part is already the first one in its list.' } : { list: parent, index: index - 1 },
    down:
      index >= parent.items.length - 1
        ? { refusal: 'This part is already the last one in its list.' }
        : { list: parent, index: index + 2 },
    into:
      before === undefined
        ? { refusal: 'There is no part above this part in its list.' }
        : placeInside(tree, before, node, names),
    out:
      around === undefined || parent.owner === undefined
        ? { refusal: 'This part is already at the outermost level.' }
        : allowed({ list: around, index: parent.owner.index + 1 }),
  }
}

/** Returns the end of the first slot of `target` that accepts `node`. */
export function placeInside(tree: Tree, target: TreeNode, node: TreeNode, names: SiteNames): PlaceOrRefusal {
  let refusal = `A part of the type “${typeWords(target.value, target.kind === 'tab')}” cannot contain other parts.`
  for (const list of target.lists) {
    const found = refusalOf(tree, list, node.value, names, node)
    if (found === undefined) return { list, index: list.items.length }
    refusal = found
  }
  return { refusal }
}

export interface NamedPlace extends InsertPlace {
  readonly words: string
}

/** Returns the places around and inside the selection where a new node may go, the most usual one first. */
export function placesAt(tree: Tree, selected: string): readonly NamedPlace[] {
  const list = tree.listAt.get(selected)
  if (list !== undefined) return [endOf(list)]
  const node = tree.nodeAt.get(selected) ?? (tree.tabs === undefined ? tree.nodes[0] : undefined)
  if (node === undefined) return tree.tabs === undefined ? [] : [endOf(tree.tabs)]
  const inside = node.lists.map(endOf)
  const { parent, index } = node
  if (parent === undefined) return inside
  const around = [
    { list: parent, index: index + 1, words: `Below this ${typeWords(node.value, node.kind === 'tab')}` },
    { list: parent, index, words: `Above this ${typeWords(node.value, node.kind === 'tab')}` },
  ]
  const isEmpty = inside.length > 0 && node.lists.every(({ items }) => items.length === 0)
  return isEmpty ? [...inside, ...around] : [...around, ...inside]
}

function endOf(list: NodeList): NamedPlace {
  const words = list.owner === undefined ? 'At the end of the tabs' : `Inside, at the end of ${nameOf(list)}`
  return { list, index: list.items.length, words }
}
