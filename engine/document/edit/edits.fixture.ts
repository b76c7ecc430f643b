/** Random pages and random edits like those of people, for the tests of diff and merge. */
import fc from 'fast-check'
import type { Json, JsonObject } from '../../core/json.ts'

interface EditedNode {
  id: string
  widget: string
  v: number
  props: { [name: string]: Json }
  slots?: { [slot: string]: EditedNode[] }
  [name: string]: unknown
}

type TreeEdit =
  | { readonly do: 'set'; readonly node: number; readonly prop: string; readonly value: Json }
  | { readonly do: 'unset'; readonly node: number; readonly prop: string }
  | { readonly do: 'rule'; readonly node: number; readonly level: number }
  | { readonly do: 'widget'; readonly node: number }
  | { readonly do: 'text'; readonly node: number; readonly language: string; readonly text: string }
  | { readonly do: 'remove'; readonly node: number }
  | {
      readonly do: 'insert'
      readonly node: number
      readonly slot: string
      readonly at: number
      readonly shared: boolean
    }
  | { readonly do: 'move'; readonly node: number; readonly into: number; readonly slot: string; readonly at: number }
  | { readonly do: 'wrap'; readonly node: number }
  | { readonly do: 'entry'; readonly node: number; readonly entry: number; readonly at: number | undefined }

const index = fc.nat(40)
const slot = fc.constantFrom('body', 'side')
const prop = fc.constantFrom('tone', 'size', 'columns')

const edit: fc.Arbitrary<TreeEdit> = fc.oneof(
  fc.record({ do: fc.constant('set' as const), node: index, prop, value: fc.nat(3) as fc.Arbitrary<Json> }),
  fc.record({ do: fc.constant('unset' as const), node: index, prop }),
  fc.record({ do: fc.constant('rule' as const), node: index, level: fc.nat(3) }),
  fc.record({ do: fc.constant('widget' as const), node: index }),
  fc.record({
    do: fc.constant('text' as const),
    node: index,
    language: fc.constantFrom('en', 'tl'),
    text: fc.constantFrom('a', 'b', 'c'),
  }),
  fc.record({ do: fc.constant('remove' as const), node: index }),
  fc.record({ do: fc.constant('insert' as const), node: index, slot, at: fc.nat(5), shared: fc.boolean() }),
  fc.record({ do: fc.constant('move' as const), node: index, into: index, slot, at: fc.nat(5) }),
  fc.record({ do: fc.constant('wrap' as const), node: index }),
  fc.record({
    do: fc.constant('entry' as const),
    node: index,
    entry: fc.nat(6),
    at: fc.option(fc.nat(4), { nil: undefined }),
  }),
)

export const edits = fc.array(edit, { maxLength: 6 })

const tree: fc.Arbitrary<EditedNode> = fc
  .array(fc.record({ under: index, slot, entries: fc.option(fc.nat(3), { nil: undefined }) }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((shape) => {
    const nodes: EditedNode[] = [node('n0')]
    shape.forEach(({ under, slot: name, entries }, n) => {
      const parent = nodes[under % nodes.length] as EditedNode
      const child = node(`n${n + 1}`)
      if (entries !== undefined)
        child.props.items = Array.from({ length: entries }, (_, i) => ({ id: `e${i}`, label: 'x' }))
      parent.slots ??= {}
      ;(parent.slots[name] ??= []).push(child)
      nodes.push(child)
    })
    return nodes[0] as EditedNode
  })

export const page: fc.Arbitrary<JsonObject> = tree.map(
  (root) => ({ $schema: '../../schemas/page.json', kind: 'page', id: 'home', root }) as unknown as JsonObject,
)

/** `document` after the edits. The document itself is not changed. */
export function edited(document: JsonObject, list: readonly TreeEdit[], name: string): JsonObject {
  const copy = structuredClone(document)
  applyEdits(copy, list, name)
  return copy
}

/**
 * Applies the edits in place. Impossible edits are skipped and empty slots removed. New ids begin with `name`, except
 * ids such as `shared1`, which both sides may insert.
 */
function applyEdits(document: object, list: readonly TreeEdit[], name: string): void {
  const tree = document as { root: EditedNode }
  list.forEach((one, n) => apply(tree, one, `${name}${n}`))
  for (const { node: one } of all(tree)) {
    const slots = Object.entries(one.slots ?? {}).filter(([, inner]) => inner.length > 0)
    if (slots.length > 0) one.slots = Object.fromEntries(slots)
    else delete one.slots
  }
}

function node(id: string): EditedNode {
  return { id, widget: 'Card', v: 1, props: { title: { $text: { en: id } } } }
}

interface FoundNode {
  readonly node: EditedNode
  /** The array that contains the node; undefined for the root. */
  readonly list: EditedNode[] | undefined
}

function all(document: { root: EditedNode }): FoundNode[] {
  const found: FoundNode[] = []
  const walk = (one: EditedNode, list: EditedNode[] | undefined): void => {
    found.push({ node: one, list })
    for (const inner of Object.values(one.slots ?? {})) for (const child of inner) walk(child, inner)
  }
  walk(document.root, undefined)
  return found
}

function apply(document: { root: EditedNode }, one: TreeEdit, newId: string): void {
  const found = all(document)
  const { node: target, list } = found[one.node % found.length] as FoundNode
  switch (one.do) {
    case 'set':
      target.props[one.prop] = one.value
      break
    case 'unset':
      delete target.props[one.prop]
      break
    case 'rule':
      target.when = { fact: 'player.vipLevel', op: 'gte', value: one.level }
      break
    case 'widget':
      target.widget = target.widget === 'Card' ? 'Banner' : 'Card'
      break
    case 'text':
      target.props.title = {
        $text: { ...(target.props.title as { $text: JsonObject }).$text, [one.language]: one.text },
      }
      break
    case 'remove':
      list?.splice(list.indexOf(target), 1)
      break
    case 'insert': {
      const id = one.shared ? `shared${one.at}` : newId
      if (found.some((other) => other.node.id === id)) break
      target.slots ??= {}
      const into = (target.slots[one.slot] ??= [])
      into.splice(one.at, 0, node(id))
      break
    }
    case 'move': {
      const { node: into } = found[one.into % found.length] as FoundNode
      if (list === undefined || all({ root: target }).some((inner) => inner.node === into)) break
      list.splice(list.indexOf(target), 1)
      into.slots ??= {}
      ;(into.slots[one.slot] ??= []).splice(one.at, 0, target)
      break
    }
    case 'wrap': {
      const around: EditedNode = { ...node(newId), slots: { body: [target] } }
      if (list === undefined) document.root = around
      else list.splice(list.indexOf(target), 1, around)
      break
    }
    case 'entry': {
      const items = target.props.items as JsonObject[] | undefined
      if (items === undefined) break
      const id = `e${one.entry}`
      const index = items.findIndex((entry) => entry.id === id)
      if (index >= 0) items.splice(index, 1)
      if (one.at !== undefined) items.splice(one.at, 0, { id, label: index >= 0 ? 'x' : newId })
      break
    }
  }
}
