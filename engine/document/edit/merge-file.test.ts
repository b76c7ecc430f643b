import { expect, test } from 'vitest'
import { mergeFile } from './merge-file.ts'

const page = (title: string, width = 1): string =>
  `${JSON.stringify({ kind: 'page', id: 'home', title, root: { id: 'top', widget: 'Stack', v: 1, props: { width } } }, null, 2)}\n`

test('an edit of one side is taken with its exact text', () => {
  const mine = '{"kind": "page",   "id": "home"}'
  expect(mergeFile({ base: page('A'), mine, theirs: page('A') })).toEqual({ content: mine, conflicts: [] })
  expect(mergeFile({ base: page('A'), mine: page('A'), theirs: mine })).toEqual({ content: mine, conflicts: [] })
  expect(mergeFile({ base: page('A'), mine: undefined, theirs: page('A') })).toEqual({
    content: undefined,
    conflicts: [],
  })
})

test('edits of different properties of one document are both kept', () => {
  expect(mergeFile({ base: page('A'), mine: page('B'), theirs: page('A', 2) })).toEqual({
    content: page('B', 2),
    conflicts: [],
    isMerged: true,
  })
})

test('two values of one property are a conflict that names both values, and the chosen side is kept', () => {
  const versions = { base: page('A'), mine: page('B'), theirs: page('C', 2) }
  const conflicts = ['/title has two different values: "B" in this version, "C" in the other']
  expect(mergeFile(versions)).toMatchObject({ content: page('B', 2), conflicts, isMerged: true })
  expect(mergeFile(versions, 'theirs')).toMatchObject({ content: page('C', 2), conflicts, isMerged: true })
})

test('a removal of a changed file, two additions, and two changes of an image are conflicts of the whole file', () => {
  const bytes = (n: number): Uint8Array => Uint8Array.of(n)
  const conflicts = (base: string | Uint8Array | undefined, mine: typeof base, theirs: typeof base) =>
    mergeFile({ base, mine, theirs }).conflicts
  expect(conflicts(page('A'), undefined, page('B'))).toEqual([
    'the file was removed in this version and changed in the other version',
  ])
  expect(conflicts(page('A'), page('B'), undefined)).toEqual([
    'the file was changed in this version and removed in the other version',
  ])
  expect(conflicts(undefined, page('B'), page('C'))).toEqual([
    'the file was added in both versions, with different contents',
  ])
  expect(conflicts(bytes(1), bytes(2), bytes(3))).toEqual([
    'the file was changed in both versions, and cannot be merged because it is not a document',
  ])
  expect(conflicts(bytes(1), bytes(2), bytes(2))).toEqual([])
  expect(conflicts(page('A'), '{ broken', page('B'))).toHaveLength(1)
})
