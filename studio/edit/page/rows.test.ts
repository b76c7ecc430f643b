import { expect, test } from 'vitest'
import type { Finding } from '../../../engine/document/finding.ts'
import { dropOf } from './drop.ts'
import { isPlace, movesOf, placesAt } from './places.ts'
import { rowAt, rowsOf, stepOf, typedRow } from './rows.ts'
import { names, pageWith, textOfSite, treeIn, wording } from './tree.fixture.ts'

const title = '{ "id": "title", "widget": "Heading", "v": 1, "props": { "text": { "$text": { "en": "Hello" } } } }'
const hero =
  '{ "id": "hero", "widget": "Image", "v": 1, "props": { "image": { "$asset": "banners/hero" } }, "when": { "audience": "vip" }, "schedule": { "from": "2026-12-01T00:00" } }'
const grid = `{ "id": "grid", "widget": "Grid", "v": 1, "slots": { "items": [{ "id": "note", "use": "section/note" }] } }`
const empty = '{ "id": "empty", "widget": "Stack", "v": 1 }'

function rowsIn(text: string, closed: readonly string[] = [], findings: readonly Finding[] = [], path = 'page/p.json') {
  const tree = treeIn(path, text)
  return rowsOf({ tree, title: 'Page', words: 'Test', wording, closed: new Set(closed), findings })
}

const page = pageWith(title, hero, grid, empty)
const stack = '/root/slots/items'

test('a row shows the title of the widget, its content, its audience and its schedule', () => {
  expect(rowsIn(page).map(({ level, title: type, words }) => [level, type, words])).toEqual([
    [1, 'Page', 'Test'],
    [2, 'Stack', 'page'],
    [3, 'Heading', 'Hello'],
    [3, 'Image', 'banners/hero'],
    [3, 'Grid', 'grid'],
    [4, 'Shared section', 'Note'],
    [3, 'Stack', 'empty'],
    [4, 'Items', 'Empty'],
  ])
  expect(rowsIn(page).find(({ pointer }) => pointer === `${stack}/1`)?.badges).toEqual([
    { kind: 'who', words: 'Some people' },
    { kind: 'when', words: expect.stringMatching(/^From 1 Dec 2026/) },
  ])
})

test('the last variant has the badge "Everybody else", and an empty audience has the badge "Choose who"', () => {
  const rows = rowsIn(pageWith(`{ "id": "c", "pick": "first", "of": [${hero}, ${title}] }`))
  expect(rows.map(({ badges }) => badges[0]?.words)).toEqual([
    undefined,
    undefined,
    undefined,
    'Some people',
    'Everybody else',
  ])
  const fresh = rowsIn(pageWith('{ "id": "a", "widget": "Text", "v": 1, "when": { "audience": "" } }'))
  expect(fresh.at(-1)?.badges).toEqual([{ kind: 'who', words: 'Choose who' }])
})

test('if a node has several slots, each slot has its own row; each tab of a tab bar has a row, too', () => {
  expect(rowsIn(textOfSite('layout/main.json'), [], [], 'layout/main.json').map((row) => row.title)).toContain('Header')
  const tabs = rowsIn(textOfSite('tab-bar/main.json'), [], [], 'tab-bar/main.json')
  expect(tabs[1]).toMatchObject({ title: 'Tab', level: 2, kind: 'tab' })
})

test('a finding marks its node, or the closed row around it', () => {
  const finding = { severity: 'error', pointer: `${stack}/2/slots/items/0/use` } as Finding
  const errorsIn = (closed: readonly string[]) =>
    rowsIn(page, closed, [finding]).flatMap(({ title: type, errors }) => (errors > 0 ? [type] : []))
  expect(errorsIn([])).toEqual(['Shared section'])
  expect(errorsIn(['grid'])).toEqual(['Grid'])
  expect(errorsIn([''])).toEqual(['Page'])
})

test('the address of a field selects its node, and an unknown address selects the nearest node around it', () => {
  const tree = treeIn('page/p.json', page)
  expect(rowAt(tree, `${stack}/0/props/text/$text/en`)).toBe(`${stack}/0`)
  expect(rowAt(tree, `${stack}/9/props`)).toBe('/root')
  expect(rowAt(tree, `${stack}/3/slots/items`)).toBe(`${stack}/3/slots/items`)
  expect(rowAt(tree, '/title')).toBe('')
})

test('arrow keys, Home and End move through visible rows, and left and right close and open rows', () => {
  const rows = rowsIn(page)
  expect(stepOf(rows, '', 'ArrowDown')).toEqual({ select: '/root' })
  expect(stepOf(rows, '', 'ArrowUp')).toBeUndefined()
  expect(stepOf(rows, '/root', 'End')).toEqual({ select: `${stack}/3/slots/items` })
  expect(stepOf(rows, '/root', 'Home')).toEqual({ select: '' })
  expect(stepOf(rows, `${stack}/2`, 'ArrowRight')).toEqual({ select: `${stack}/2/slots/items/0` })
  expect(stepOf(rows, `${stack}/2/slots/items/0`, 'ArrowRight')).toBeUndefined()
  expect(stepOf(rows, `${stack}/2/slots/items/0`, 'ArrowLeft')).toEqual({ select: `${stack}/2` })
  expect(stepOf(rows, `${stack}/2`, 'ArrowLeft')).toEqual({ close: 'grid' })
  const closed = rowsIn(page, ['grid'])
  expect(stepOf(closed, `${stack}/2`, 'ArrowRight')).toEqual({ open: 'grid' })
  expect(stepOf(closed, `${stack}/2`, 'ArrowDown')).toEqual({ select: `${stack}/3` })
})

test('typing selects the next row whose type or words match, and continues at the first row after the last', () => {
  const rows = rowsIn(page)
  expect(typedRow(rows, '', 's')).toBe('/root')
  expect(typedRow(rows, '/root', 's')).toBe(`${stack}/2/slots/items/0`)
  expect(typedRow(rows, '/root', 'st')).toBe('/root')
  expect(typedRow(rows, `${stack}/3`, 'hel')).toBe(`${stack}/0`)
  expect(typedRow(rows, '/root', 'zz')).toBeUndefined()
})

test('a new node is added below the selected node, into an empty container, or at the end of the root', () => {
  const tree = treeIn('page/p.json', page)
  const first = (pointer: string) => placesAt(tree, pointer)[0]
  expect(first(`${stack}/0`)).toMatchObject({ index: 1, words: 'Below this Heading' })
  expect(first(`${stack}/3`)).toMatchObject({ index: 0, words: 'Inside, at the end of Items of Stack' })
  expect(first('')).toMatchObject({ index: 4, list: { pointer: stack } })
})

test('a dragged node is dropped before, inside or after a row, and never inside itself', () => {
  const tree = treeIn('page/p.json', page)
  const at = (pointer: string) => tree.nodeAt.get(pointer) ?? tree.nodes[0]!
  const zone = (from: string, row: string, part: number) => dropOf(tree, at(from), row, part, names)?.zone
  expect([0.1, 0.5, 0.9].map((part) => zone(`${stack}/0`, `${stack}/2`, part))).toEqual(['before', 'inside', 'after'])
  expect([0.4, 0.6].map((part) => zone(`${stack}/0`, `${stack}/1`, part))).toEqual(['before', 'after'])
  expect(zone(`${stack}/0`, `${stack}/3/slots/items`, 0.5)).toBe('inside')
  expect(zone(`${stack}/2`, `${stack}/2/slots/items/0`, 0.1)).toBe('refused')
  expect(zone(`${stack}/0`, `${stack}/0`, 0.5)).toBeUndefined()
})

test('impossible moves of the root, or past the edge of a list, are refused with a reason', () => {
  const tree = treeIn('page/p.json', page)
  const moves = movesOf(tree, tree.nodeAt.get(`${stack}/0`)!, names)
  expect(moves.up).toEqual({ refusal: 'This part is already the first one in its list.' })
  expect(isPlace(moves.down)).toBe(true)
  expect(moves.out).toEqual({ refusal: 'This part is already at the outermost level.' })
  expect(Object.values(movesOf(tree, tree.nodes[0]!, names)).some(isPlace)).toBe(false)
})
