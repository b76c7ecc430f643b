import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isList, isObject, type Json, type JsonObject } from '../../core/json.ts'
import { testSeed } from '../../../tests/sample.fixture.ts'
import { type DocumentEdit, editDocument, patched } from './edit.ts'
import { applyEdits, edited, edits, page } from './edits.fixture.ts'
import { type DraftPath, insertItem, moveItem, removeItem, replaceValue, setProperty } from './operations.ts'

const text = (value: Json): string => JSON.stringify(value, null, 2)
const home = (): JsonObject => ({
  kind: 'page',
  id: 'home',
  root: {
    id: 'stack',
    props: { gap: 2, tone: 'plain', title: { $text: { en: 'Hi' } } },
    slots: { body: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] },
  },
})
const body: DraftPath = ['root', 'slots', 'body']

/** Every object and list inside `value`. */
function partsOf(value: Json): readonly Json[] {
  if (isList(value)) return [value, ...value.flatMap(partsOf)]
  return isObject(value) ? [value, ...Object.values(value).flatMap(partsOf)] : []
}

function undone(edit: DocumentEdit): JsonObject {
  return patched(edit.document, edit.inversePatches)
}

test('a removed property returns to its position', () => {
  const edit = editDocument(home(), (draft) => setProperty(draft, ['root', 'props', 'gap'], undefined))
  expect(edit.document).not.toEqual(home())
  expect(text(undone(edit))).toBe(text(home()))
})

test('patches repeat an edit with its order of properties', () => {
  const edit = editDocument(home(), (draft) => {
    setProperty(draft, ['root', 'props', 'gap'], undefined)
    setProperty(draft, ['root', 'props', 'gap'], 2)
  })
  expect(text(edit.document)).not.toBe(text(home()))
  expect(text(patched(home(), edit.patches))).toBe(text(edit.document))
  expect(text(undone(edit))).toBe(text(home()))
})

test('setting a property makes one patch, with the former value for undo', () => {
  const path = ['root', 'props', 'title', '$text', 'en']
  const edit = editDocument(home(), (draft) => setProperty(draft, path, 'Hello'))
  expect(edit.patches).toEqual([{ op: 'replace', path, value: 'Hello' }])
  expect(edit.inversePatches).toEqual([{ op: 'replace', path, value: 'Hi' }])
})

test('an edit that changes nothing has no patches and gives the same document', () => {
  const document = home()
  const edit = editDocument(document, (draft) => setProperty(draft, ['root', 'props', 'gap'], 2))
  expect(edit).toEqual({ document, patches: [], inversePatches: [] })
  expect(edit.document).toBe(document)
})

test('items are inserted, removed, moved and replaced', () => {
  const ids = (document: JsonObject): Json[] =>
    (document.root as unknown as { slots: { body: { id: Json }[] } }).slots.body.map(({ id }) => id)
  expect(ids(editDocument(home(), (draft) => insertItem(draft, body, 1, { id: 'new' })).document)).toEqual([
    'a',
    'new',
    'b',
    'c',
  ])
  expect(ids(editDocument(home(), (draft) => void removeItem(draft, body, 1)).document)).toEqual(['a', 'c'])
  expect(ids(editDocument(home(), (draft) => moveItem(draft, body, 0, body, 2)).document)).toEqual(['b', 'c', 'a'])
  expect(ids(editDocument(home(), (draft) => replaceValue(draft, [...body, 2], { id: 'd' })).document)).toEqual([
    'a',
    'b',
    'd',
  ])
})

test('a missing list or object is created', () => {
  const side = ['root', 'slots', 'side']
  const { document } = editDocument(home(), (draft) => {
    insertItem(draft, side, 0, { id: 'first' })
    moveItem(draft, body, 0, [...side, 0, 'slots', 'body'], 0)
    setProperty(draft, ['state', 'tone', 'default'], 'grey')
  })
  expect(document).toMatchObject({
    root: { slots: { body: [{ id: 'b' }, { id: 'c' }], side: [{ id: 'first', slots: { body: [{ id: 'a' }] } }] } },
    state: { tone: { default: 'grey' } },
  })
})

test('a position that does not exist is an error, and the document stays as it is', () => {
  const document = home()
  const failing: ((draft: Parameters<typeof setProperty>[0]) => void)[] = [
    (draft) => insertItem(draft, body, 4, { id: 'new' }),
    (draft) => insertItem(draft, ['root', 'props'], 0, 1),
    (draft) => void removeItem(draft, body, 3),
    (draft) => void removeItem(draft, body, -1),
    (draft) => replaceValue(draft, ['root', 'none'], 1),
    (draft) => setProperty(draft, [...body, 0], undefined),
    (draft) => setProperty(draft, [...body, 7], { id: 'hole' }),
    (draft) => setProperty(draft, [], 1),
  ]
  for (const recipe of failing) expect(() => editDocument(document, recipe)).toThrow()
  expect(document).toEqual(home())
})

test('an edit keeps the objects that it does not change', () => {
  fc.assert(
    fc.property(page, fc.nat(100), (document, n) => {
      const paths = pathsOf(document)
      const path = paths[n % paths.length] as DraftPath
      const edit = editDocument(document, (draft) => setProperty(draft, [...path, 'note'], 'new'))
      const kept = new Set(partsOf(edit.document))
      const onPath = new Set(
        path.reduce<Json[]>((found, name) => [...found, child(found.at(-1) as Json, name)], [document]),
      )
      for (const part of partsOf(document)) expect(kept.has(part)).toBe(!onPath.has(part))
    }),
    { seed: testSeed },
  )
})

test('moving a node keeps every other node and the node itself', () => {
  const document = home()
  const { document: after } = editDocument(document, (draft) => moveItem(draft, body, 0, body, 2))
  const kept = new Set(partsOf(after))
  expect(partsOf(document).filter((part) => !kept.has(part))).toHaveLength(4)
})

test('after any sequence of edits, the inverse patches give the former text, and the patches the later one', () => {
  fc.assert(
    fc.property(page, fc.array(edits, { maxLength: 5 }), (document, sequence) => {
      const history: DocumentEdit[] = []
      let current = document
      for (const [n, list] of sequence.entries()) {
        const edit = editDocument(current, (draft) => applyEdits(draft, list, `x${n}-`))
        expect(text(edit.document)).toBe(text(edited(current, list, `x${n}-`)))
        history.push(edit)
        current = edit.document
      }
      for (const edit of history.toReversed()) {
        expect(text(current)).toBe(text(edit.document))
        // A change log stores patches as JSON.
        current = patched(current, JSON.parse(text(edit.inversePatches as unknown as Json)) as DocumentEdit['patches'])
      }
      expect(text(current)).toBe(text(document))
      for (const edit of history) expect(text((current = patched(current, edit.patches)))).toBe(text(edit.document))
    }),
    { numRuns: 300, seed: testSeed },
  )
})

function child(value: Json, name: string | number): Json {
  return (value as { readonly [name: string]: Json })[name] as Json
}

/** Paths of all objects inside `document`. */
function pathsOf(document: JsonObject): readonly DraftPath[] {
  const found: DraftPath[] = []
  const walk = (value: Json, path: DraftPath): void => {
    if (isList(value)) value.forEach((entry, index) => walk(entry, [...path, index]))
    else if (isObject(value)) {
      found.push(path)
      for (const [name, inner] of Object.entries(value)) walk(inner, [...path, name])
    }
  }
  walk(document, [])
  return found
}
