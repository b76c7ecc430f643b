import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Draft } from '../draft.ts'
import { valueOf } from '../text-edit.ts'
import { pastedNode } from './clipboard.ts'
import { freeId, idPaths } from './ids.ts'
import {
  added,
  addedSource,
  addedVariant,
  containers,
  duplicated,
  type Edited,
  madeVariants,
  movedTo,
  newSection,
  newTab,
  newWidget,
  removed,
  removeRefusal,
  variantsRefusal,
  wrapped,
  wrapRefusal,
} from './operations.ts'
import { isPlace, movesOf, placesAt, refusalOf } from './places.ts'
import { names, pageWith, textOfSite, treeIn } from './tree.fixture.ts'
import { sourceAt } from './text-list.ts'
import type { Tree, TreeNode } from './tree.ts'

const page = 'page/p.json'
const a = '{ "id": "a", "widget": "Text", "v": 1, "props": { "tags": ["x",   "y"] } }'
const b = '{ "id": "b", "widget": "Text", "v": 1 }'
const grid = '{ "id": "grid", "widget": "Grid", "v": 1 }'

function node(text: string, id: string, path = page): TreeNode {
  const found = [...treeIn(path, text).nodeAt.values()].find(({ value }) => value.id === id)
  if (found === undefined) throw new Error(`there is no node ${id}`)
  return found
}

function idsOf(text: string): readonly string[] {
  const value = valueOf(text) ?? {}
  const tabs = Array.isArray(value.tabs) ? value.tabs.map(({ id }: { readonly id: string }) => id) : []
  return [...idPaths(value.root).map(([, id]) => id), ...tabs]
}

test('a widget is added with an ID of its own, its required properties and its title as text', () => {
  const text = pageWith('{ "id": "heading", "widget": "Text", "v": 1 }')
  const [place] = placesAt(treeIn(page, text), '/root/slots/items/0')
  if (place === undefined) throw new Error('there is no place')
  const { text: edited, pointer } = added(text, place, newWidget('Heading', 'en'))
  expect(pointer).toBe('/root/slots/items/1')
  expect(node(edited, 'heading-2').value).toMatchObject({
    widget: 'Heading',
    v: 1,
    props: { text: { $text: { en: 'Heading' } } },
  })
})

test('the first node of a slot that the document does not have yet creates the slot', () => {
  const text = pageWith(grid)
  const [place] = placesAt(treeIn(page, text), '/root/slots/items/0')
  if (place === undefined) throw new Error('there is no place')
  const { text: edited, pointer } = added(text, place, newSection('note'))
  expect(pointer).toBe('/root/slots/items/0/slots/items/0')
  expect(node(edited, 'note').value).toEqual({ id: 'note', use: 'section/note' })
})

test('a move keeps the text layout of the moved node and of all other nodes', () => {
  const text = pageWith(a, b, grid)
  const { down, into } = movesOf(treeIn(page, text), node(text, 'b'), names)
  expect(into).toHaveProperty('refusal', 'A part of the type “Text” cannot contain other parts.')
  if (!isPlace(down)) throw new Error(down.refusal)
  const moved = movedTo(text, node(text, 'b'), down)
  expect(moved).toEqual({ text: pageWith(a, grid, b), pointer: '/root/slots/items/2' })
  const inside = movesOf(treeIn(page, moved.text), node(moved.text, 'b'), names).into
  if (!isPlace(inside)) throw new Error(inside.refusal)
  const nested = movedTo(moved.text, node(moved.text, 'b'), inside)
  expect(nested.pointer).toBe('/root/slots/items/1/slots/items/0')
  expect(nested.text).toContain(a)
  const { out } = movesOf(treeIn(page, nested.text), node(nested.text, 'b'), names)
  if (!isPlace(out)) throw new Error(out.refusal)
  expect(movedTo(nested.text, node(nested.text, 'b'), out).pointer).toBe('/root/slots/items/2')
})

test('a node can move into a later node, although its removal shifts the position of that node', () => {
  const text = pageWith(a, grid)
  const list = node(text, 'grid').lists[0]
  if (list === undefined) throw new Error('the grid has no slot')
  const { text: moved, pointer } = movedTo(text, node(text, 'a'), { list, index: 0 })
  expect(pointer).toBe('/root/slots/items/0/slots/items/0')
  expect(node(moved, 'a').pointer).toBe(pointer)
})

test('a duplicate and its inner nodes get new IDs and keep the layout of the original', () => {
  const outer = `{ "id": "g", "widget": "Grid", "v": 1, "slots": { "items": [${a}] } }`
  const { text } = duplicated(pageWith(outer), node(pageWith(outer), 'g'))
  expect(text).toBe(pageWith(outer, outer.replace('"g"', '"g-2"').replace('"id": "a"', '"id": "a-2"')))
})

test('after a deletion the next node is selected, or else the previous node, or else the container', () => {
  const text = pageWith(a, b)
  const first = removed(text, node(text, 'a'))
  expect(first).toEqual({ text: pageWith(b), pointer: '/root/slots/items/0' })
  expect(removed(text, node(text, 'b')).pointer).toBe('/root/slots/items/0')
  expect(removed(first.text, node(first.text, 'b')).pointer).toBe('/root')
})

test('the root, the outlet and the last variant cannot be deleted', () => {
  expect(removeRefusal(node(pageWith(a), 'page'))).toBe('This part contains all other parts, so it cannot be deleted.')
  const layout = textOfSite('layout/main.json')
  expect(removeRefusal(node(layout, 'outlet', 'layout/main.json'))).toBe(
    'This part is the position of the page. Without it, no page would be shown.',
  )
  const one = pageWith(`{ "id": "c", "pick": "first", "of": [${a}] }`)
  expect(removeRefusal(node(one, 'a'))).toMatch(/last variant/)
  expect(removeRefusal(node(one, 'c'))).toBeUndefined()
})

test('a container is put around a node, and the container is selected', () => {
  expect(containers).toEqual(['Grid', 'Section', 'Stack'])
  const text = pageWith(a, b)
  const { text: edited, pointer } = wrapped(text, node(text, 'a'), 'Stack', 'en')
  expect(node(edited, 'a').pointer).toBe('/root/slots/items/0/slots/items/0')
  expect([pointer, node(edited, 'stack').pointer]).toEqual(['/root/slots/items/0', '/root/slots/items/0'])
  expect(edited).toContain(b)
})

test('turning a node without a rule into variants gives a copy that needs an audience, then the node for everybody else', () => {
  const text = pageWith(a)
  const { text: edited, pointer } = madeVariants(text, node(text, 'a'))
  expect(node(edited, 'a-variants').value).toMatchObject({
    pick: 'first',
    of: [{ id: 'a-2', when: { audience: '' } }, { id: 'a' }],
  })
  expect(pointer).toBe('/root/slots/items/0/of/0')
  expect(variantsRefusal(node(edited, 'a'))).toMatch(/is already a variant/)
  const more = addedVariant(edited, node(edited, 'a-variants'))
  expect(idsOf(more.text)).toEqual(['page', 'a-variants', 'a-2', 'a-3', 'a'])
})

test('turning a node with a rule into variants gives the node with its rule, then a copy for everybody else', () => {
  const ruled = '{ "id": "a", "widget": "Text", "v": 1, "when": true, "pending": "reserve" }'
  const { text, pointer } = madeVariants(pageWith(ruled), node(pageWith(ruled), 'a'))
  expect(node(text, 'a-variants').value.of).toEqual([
    { id: 'a', widget: 'Text', v: 1, when: true, pending: 'reserve' },
    { id: 'a-2', widget: 'Text', v: 1 },
  ])
  expect(pointer).toBe('/root/slots/items/0/of/1')
})

test('a slot refuses a widget that it does not allow, with a message that names the allowed widgets', () => {
  const path = 'section/tabs.json'
  const text = textOfSite(path)
  const tree = treeIn(path, text)
  const [tabs] = tree.nodes[0]?.lists ?? []
  if (tabs === undefined) throw new Error('the tab bar has no slot')
  expect(refusalOf(tree, tabs, newWidget('Text', 'en'), names)).toBe('Tabs of Tab bar takes only Tab.')
  expect(refusalOf(tree, tabs, newSection('note'), names)).toBe('Tabs of Tab bar takes only Tab.')
  expect(refusalOf(tree, tabs, newWidget('Tab', 'en'), names)).toBeUndefined()
})

test('a slot that is full refuses another node that is always visible', () => {
  const path = 'layout/main.json'
  const text = textOfSite(path)
  const tree = treeIn(path, text)
  const header = tree.listAt.get('/root/slots/header')
  const main = tree.listAt.get('/root/slots/main')
  if (header === undefined || main === undefined) throw new Error('the layout has no header')
  // The bar in the header has a rule, so it does not count toward the limit.
  const filled = added(text, { list: header, index: 0 }, newWidget('Text', 'en')).text
  const full = treeIn(path, filled)
  const list = full.listAt.get('/root/slots/header') ?? header
  expect(refusalOf(full, list, newWidget('Text', 'en'), names)).toBe(
    'Header of Shell is full (maximum number of parts: 1).',
  )
  expect(refusalOf(tree, main, { id: 'o', outlet: true }, names)).toMatch(/already has a position for the page/)
})

test('a tab bar takes only tabs, a page takes no tabs, and a new tab gets a unique ID', () => {
  const path = 'tab-bar/main.json'
  const text = textOfSite(path)
  const tree = treeIn(path, text)
  const [place] = placesAt(tree, '')
  if (place === undefined) throw new Error('there is no place')
  expect(refusalOf(tree, place.list, newWidget('Text', 'en'), names)).toBe('A tab bar takes only tabs.')
  const { text: edited } = added(added(text, place, newTab()).text, place, newTab())
  expect(idsOf(edited).filter((id) => id.startsWith('tab'))).toEqual(['tab-2', 'tab'])
  const items = treeIn(page, pageWith(a)).listAt.get('/root/slots/items')
  if (items === undefined) throw new Error('the page has no slot')
  expect(refusalOf(treeIn(page, pageWith(a)), items, newTab(), names)).toBe('Only a tab bar takes tabs.')
})

test('only a valid node of this site can be pasted; any other text is refused with the reason', () => {
  expect(pastedNode(a)).toMatchObject({ source: a })
  expect(pastedNode('hello')).toHaveProperty('refusal', expect.stringContaining('no part of a page'))
  expect(pastedNode('{ "id": "x", "widget": "Nothing", "v": 1 }')).toEqual({
    refusal: 'This site has no widget Nothing.',
  })
  expect(pastedNode('{ "id": "x", "widget": "Text", "v": 1, "onclick": "x" }')).toHaveProperty(
    'refusal',
    expect.stringContaining('is not a part of a page'),
  )
})

test('if an ID is taken, the next free number is added, and the ID is shortened to the maximum length', () => {
  expect(freeId('a', new Set(['b']))).toBe('a')
  expect(freeId('a-2', new Set(['a-2', 'a']))).toBe('a-3')
  const long = 'x'.repeat(60)
  expect(freeId(long, new Set([long]))).toBe(`${'x'.repeat(58)}-2`)
})

type Operation = (tree: Tree, at: TreeNode, text: string) => Edited | undefined

const operations: readonly Operation[] = [
  (tree, { pointer }, text) => {
    const place = placesAt(tree, pointer).find(
      ({ list }) => refusalOf(tree, list, newWidget('Text', 'en'), names) === undefined,
    )
    return place && added(text, place, newWidget('Text', 'en'))
  },
  (tree, at, text) => {
    const place = Object.values(movesOf(tree, at, names)).find(isPlace)
    return place && movedTo(text, at, place)
  },
  (tree, at, text) => {
    const { out, into } = movesOf(tree, at, names)
    const place = [into, out].find(isPlace)
    return place && movedTo(text, at, place)
  },
  (_, at, text) => duplicated(text, at),
  (_, at, text) => (removeRefusal(at) === undefined ? removed(text, at) : undefined),
  (_, at, text) => (wrapRefusal(at, 'Stack') === undefined ? wrapped(text, at, 'Stack', 'en') : undefined),
  (_, at, text) => (variantsRefusal(at) === undefined ? madeVariants(text, at) : undefined),
  (_, at, text) => (at.kind === 'variants' ? addedVariant(text, at) : undefined),
  (tree, { pointer }, text) => {
    const [place] = placesAt(tree, pointer)
    const source = sourceAt(text, ['root'])
    return place?.list.kind === 'slot' && source !== undefined ? addedSource(text, place, source) : undefined
  },
]

test('after any operations IDs are unique and the selection exists, and undo and redo restore every text', () => {
  const steps = fc.array(fc.tuple(fc.nat(operations.length - 1), fc.nat()), { minLength: 1, maxLength: 12 })
  const path = fc.constantFrom('page/rewards.json', 'layout/main.json', 'popup/login.json', 'section/tabs.json')
  fc.assert(
    fc.property(path, steps, (document, list) => {
      const start = textOfSite(document)
      const draft = new Draft(
        { path: document, text: start, version: 1, base: null },
        { save: async () => ({ version: 1 }) },
        { read: () => undefined, write: () => undefined },
        { now: () => 0, after: () => () => undefined },
      )
      const texts = [start]
      for (const [operation, n] of list) {
        const { text } = draft.view()
        // Stops at this size, because duplicates and pastes double the text.
        if (text.length > 60_000) break
        const tree = treeIn(document, text)
        const nodes = [...tree.nodeAt.values()]
        const at = nodes[n % nodes.length]
        const edited = at === undefined ? undefined : operations[operation]?.(tree, at, text)
        if (edited === undefined || edited.text === text) continue
        const ids = idsOf(edited.text)
        expect(ids.filter((id, k) => ids.indexOf(id) < k)).toEqual([])
        const after = treeIn(document, edited.text)
        expect(edited.pointer === '' || after.nodeAt.has(edited.pointer) || after.listAt.has(edited.pointer)).toBe(true)
        draft.edit(edited.text)
        texts.push(edited.text)
      }
      for (const text of texts.toReversed()) {
        expect(draft.view().text).toBe(text)
        draft.undo()
      }
      expect(draft.view().canUndo).toBe(false)
      for (const text of texts.slice(1)) {
        draft.redo()
        expect(draft.view().text).toBe(text)
      }
      expect(draft.view().canRedo).toBe(false)
    }),
    { numRuns: 60 },
  )
})

test('moving a node down and up again restores the exact text', () => {
  const text = textOfSite('page/home.json')
  const tree = treeIn('page/home.json', text)
  for (const at of tree.nodeAt.values()) {
    const { down } = movesOf(tree, at, names)
    if (!isPlace(down)) continue
    const moved = movedTo(text, at, down)
    const again = treeIn('page/home.json', moved.text)
    const back = again.nodeAt.get(moved.pointer)
    const up = back === undefined ? undefined : movesOf(again, back, names).up
    if (back === undefined || up === undefined || !isPlace(up)) throw new Error('it cannot go back')
    expect(movedTo(moved.text, back, up).text).toBe(text)
  }
})
