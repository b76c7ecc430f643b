/**
 * Operations on the nodes of a document, as functions of its text. Each returns the new text and the pointer of the
 * node to select.
 */
import { catalogue } from '../../../catalogue/catalogue.ts'
import { isObject, type Json, type JsonObject, own } from '../../../engine/core/json.ts'
import { pointerTo } from '../../../engine/document/finding.ts'
import { isTextSchema, startValue } from '../../form/schema.ts'
import { schemaOf } from '../../shell/kinds.ts'
import { type TextPath, valueOf, withValue } from '../text-edit.ts'
import { freeId, idPaths, idsOfDocument } from './ids.ts'
import type { InsertPlace } from './places.ts'
import { sourceAt, sourceOf, withoutEntry, withSource, withSourceAt, withStrings } from './text-list.ts'
import { kindOfNode, type TreeNode } from './tree.ts'

export interface Edited {
  readonly text: string
  /** The node to select after the edit; the empty pointer is the document. */
  readonly pointer: string
}

/** Puts a node into a list. IDs that the document has already are replaced. */
export function added(text: string, { list, index }: InsertPlace, node: JsonObject): Edited {
  return addedSource(text, { list, index }, sourceOf(node))
}

export function addedSource(text: string, { list, index }: InsertPlace, source: string): Edited {
  const free = withFreeIds(source, idsOf(text))
  return { text: withSource(text, list.path, index, free), pointer: pointerTo('', ...list.path, index) }
}

/** Moves a node to a place. If the place is in the same list, its index is counted before the node is removed. */
export function movedTo(text: string, node: TreeNode, { list, index }: InsertPlace): Edited {
  const { parent } = node
  const source = sourceAt(text, node.path)
  if (parent === undefined || source === undefined) return { text, pointer: node.pointer }
  if (parent.pointer === list.pointer) {
    const to = index > node.index ? index - 1 : index
    const taken = withoutEntry(text, parent.path, node.index)
    return { text: withSource(taken, list.path, to, source), pointer: pointerTo('', ...list.path, to) }
  }
  // Removing the node shifts the entries after it, and the place may be inside one of these entries.
  const taken = withoutEntry(text, parent.path, node.index)
  const path = shifted(list.path, parent.path, node.index)
  return { text: withSource(taken, path, index, source), pointer: pointerTo('', ...path, index) }
}

function shifted(path: TextPath, list: TextPath, removed: number): TextPath {
  const at = path[list.length]
  const isInside = list.every((name, n) => path[n] === name) && typeof at === 'number' && at > removed
  return isInside ? path.map((name, n) => (n === list.length ? at - 1 : name)) : path
}

export function duplicated(text: string, node: TreeNode): Edited {
  const source = sourceAt(text, node.path)
  if (node.parent === undefined || source === undefined) return { text, pointer: node.pointer }
  return addedSource(text, { list: node.parent, index: node.index + 1 }, source)
}

/** Removes a node. Selects the next node of its list, or else the previous node, or else the node around the list. */
export function removed(text: string, { parent, index, pointer }: TreeNode): Edited {
  if (parent === undefined) return { text, pointer }
  const rest = parent.items.length - 1
  const next = rest === 0 ? (parent.owner?.pointer ?? '') : pointerTo('', ...parent.path, Math.min(index, rest - 1))
  return { text: withoutEntry(text, parent.path, index), pointer: next }
}

/** Wraps a node in a container, as the entry of the container's first slot. */
export function wrapped(text: string, node: TreeNode, widget: string, language: string): Edited {
  const [slot] = Object.keys(own(catalogue.widgets, widget)?.slots ?? {})
  const source = sourceAt(text, node.path)
  if (slot === undefined || source === undefined) return { text, pointer: node.pointer }
  const container = { ...newWidget(widget, language), slots: { [slot]: [] } }
  const outer = withFreeIds(sourceOf(container), idsOf(text))
  return { text: withSourceAt(text, node.path, withSource(outer, ['slots', slot], 0, source)), pointer: node.pointer }
}

/**
 * Replaces a node with two variants, itself and a copy. The second variant is for everybody whom the first does not
 * match. A node with a rule or schedule keeps it and comes first; otherwise the copy comes first, and its rule is still
 * to be chosen.
 */
export function madeVariants(text: string, node: TreeNode): Edited {
  const source = sourceAt(text, node.path)
  if (source === undefined) return { text, pointer: node.pointer }
  const taken = new Set(idsOf(text))
  const id = freeId(`${String(node.value.id ?? 'node')}-variants`, taken)
  taken.add(id)
  const copy = withFreeIds(source, taken)
  const isConditional = node.value.when !== undefined || node.value.schedule !== undefined
  const [first, last, chosen] = isConditional
    ? [source, unconditional(copy), 1]
    : [withValue(copy, ['when'], { audience: '' }), source, 0]
  const choice = sourceOf({ id, pick: 'first', of: [] })
  const both = withSource(withSource(choice, ['of'], 0, last), ['of'], 0, first)
  return { text: withSourceAt(text, node.path, both), pointer: pointerTo(node.pointer, 'of', chosen) }
}

/**
 * Inserts a copy of the last variant in front of it. The last variant stays last, because it is for everybody whom no
 * other variant matches.
 */
export function addedVariant(text: string, choice: TreeNode): Edited {
  const [list] = choice.lists
  const last = list?.items.at(-1)
  const source = last === undefined ? undefined : sourceAt(text, last.path)
  if (list === undefined || last === undefined || source === undefined) return { text, pointer: choice.pointer }
  return addedSource(text, { list, index: last.index }, withValue(source, ['when'], { audience: '' }))
}

/** Returns why variants cannot be made of a node; undefined when they can. */
export function variantsRefusal({ parent, kind }: TreeNode): string | undefined {
  if (parent === undefined) return 'This part contains all other parts, so it cannot have variants.'
  if (kind === 'variants') return 'This part already has variants: press “Add another variant” in its form.'
  if (kind === 'outlet')
    return 'This is the position of the page. Everybody sees the page here, so the position cannot have variants.'
  if (parent.kind === 'variants')
    return 'This part is already a variant: select the variants around it, and press “Add another variant”.'
  return parent.kind === 'tabs' ? 'Each tab has its own rule. Add another tab instead.' : undefined
}

/** Returns why a node cannot be removed; undefined when it can. */
export function removeRefusal({ parent, kind }: TreeNode): string | undefined {
  if (parent === undefined) return 'This part contains all other parts, so it cannot be deleted.'
  if (kind === 'outlet') return 'This part is the position of the page. Without it, no page would be shown.'
  if (parent.kind === 'variants' && parent.items.length === 1)
    return 'This is the last variant: delete the list of variants instead.'
  return parent.kind === 'tabs' && parent.items.length === 1
    ? 'A tab bar needs at least one tab, so the last tab cannot be deleted.'
    : undefined
}

function unconditional(source: string): string {
  return ['when', 'schedule', 'pending'].reduce((text, name) => withValue(text, [name], undefined), source)
}

/**
 * Returns a node of a widget with its required properties. Texts start as the title of the widget, so the node is
 * visible.
 */
export function newWidget(name: string, language: string): JsonObject {
  const widget = own(catalogue.widgets, name)
  if (widget === undefined) throw new Error(`there is no widget ${name}`)
  const props: { [prop: string]: Json } = {}
  for (const prop of widget.schema.required ?? []) {
    const schema = own(widget.schema.properties ?? {}, prop)
    if (schema !== undefined)
      props[prop] = isTextSchema(schema) ? { $text: { [language]: widget.title } } : startValue(schema)
  }
  return {
    id: idFor(name),
    widget: name,
    v: widget.version,
    ...(Object.keys(props).length === 0 ? {} : { props }),
  }
}

export function newSection(section: string): JsonObject {
  return { id: idFor(section.slice(section.lastIndexOf('/') + 1)), use: `section/${section}` }
}

export function newTab(): JsonObject {
  const tabs = schemaOf('tab-bar')?.properties?.tabs?.items
  const start = tabs === undefined ? {} : startValue(tabs)
  return { ...(isObject(start) ? start : {}), id: 'tab' }
}

function idFor(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase()
}

/** Returns the text of a node, with free IDs instead of IDs that are already used. */
function withFreeIds(source: string, known: ReadonlySet<string>): string {
  const node: unknown = JSON.parse(source)
  if (!isObject(node)) return source
  const taken = new Set(known)
  const paths = kindOfNode(node) === 'widget' && node.widget === undefined ? tabId(node) : idPaths(node)
  const changes = paths.flatMap(([path, id]) => {
    const free = freeId(id, taken)
    taken.add(free)
    return free === id ? [] : [[path, free] as const]
  })
  return withStrings(source, changes)
}

function tabId({ id }: JsonObject): readonly (readonly [TextPath, string])[] {
  return typeof id === 'string' ? [[['id'], id]] : []
}

function idsOf(text: string): ReadonlySet<string> {
  return idsOfDocument(valueOf(text) ?? {})
}

/** Widgets that can be put around a node: those of the group `layout` with a single slot that takes any widget. */
export const containers: readonly string[] = Object.values(catalogue.widgets)
  .filter(({ group, slots }) => {
    const rules = Object.values(slots)
    return group === 'layout' && rules.length === 1 && rules.every(({ allow }) => allow === undefined)
  })
  .map(({ name }) => name)

/** Returns why a container cannot be put around a node; undefined when it can. */
export function wrapRefusal({ kind, parent }: TreeNode, widget: string): string | undefined {
  if (kind === 'tab') return 'A tab bar takes only tabs.'
  const allow = parent?.rule.allow
  return allow === undefined || allow.includes(widget)
    ? undefined
    : 'The place of this part does not take this container.'
}
