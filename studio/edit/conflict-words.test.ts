import { expect, test } from 'vitest'
import { mergeFile } from '../../engine/document/edit/merge-file.ts'
import { conflictsInWords } from './conflict-words.ts'

const languages = [
  { code: 'en', name: 'English' },
  { code: 'tl', name: 'Filipino' },
]

function words(kind: string, base: object, mine: object, theirs: object): readonly string[] {
  const versions = { base: JSON.stringify(base), mine: JSON.stringify(mine), theirs: JSON.stringify(theirs) }
  const { conflicts, contradictions } = mergeFile(versions)
  return conflictsInWords({ kind, ...versions, conflicts, contradictions, author: 'Ana', languages })
}

test('a conflict is described by the title of its field and the values of both people', () => {
  const banner = (title: string, sort: number, route = 'home'): object => ({
    kind: 'banner',
    id: 'a/b',
    title: { $text: { en: title, tl: title } },
    sort,
    link: { route },
  })
  expect(words('banner', banner('A', 1), banner('B', 2, 'news'), banner('C', 3, 'slot'))).toEqual([
    'Title, English: you wrote “B”, Ana wrote “C”.',
    'Title, Filipino: you wrote “B”, Ana wrote “C”.',
    'Order: you wrote “2”, Ana wrote “3”.',
    'Link: you and Ana changed it.',
  ])
})

test('a conflict in a part of a page names the part', () => {
  const page = (text: string, ...more: object[]): object => ({
    kind: 'page',
    id: 'home',
    title: 'Home',
    root: {
      id: 'top',
      widget: 'Stack',
      v: 1,
      slots: {
        items: [{ id: 'greeting', widget: 'Text', v: 1, props: { text: { $text: { en: text } } } }, ...more],
      },
    },
  })
  expect(words('page', page('A'), page('B'), page('C'))).toEqual([
    'Text “B”: Text, English: you wrote “B”, Ana wrote “C”.',
  ])
  const other = (text: string): object => ({ id: 'x', widget: 'Text', v: 1, props: { text: { $text: { en: text } } } })
  expect(words('page', page('A', other('x')), page('A'), page('A', other('y')))).toEqual([
    'Text “y”: you removed it, Ana changed it.',
  ])
  expect(words('page', page('A', other('x')), page('A', other('y')), page('A'))).toEqual([
    'Text “y”: you changed it, Ana removed it.',
  ])
})

test('a conflict names the entry of a list, and who left the field out', () => {
  const bar = (badge: string | undefined): object => ({
    kind: 'tab-bar',
    id: 'main',
    tabs: [{ id: 'news', label: { $text: { en: 'News' } }, ...(badge === undefined ? {} : { badge }) }],
  })
  expect(words('tab-bar', bar('A'), bar(undefined), bar('NEW'))).toEqual([
    'Tab “News”: Badge: you removed the value, Ana wrote “NEW”.',
  ])
})

test('a conflict of texts that are not documents is one sentence about the whole file', () => {
  const versions = { base: '{', mine: '{"a"', theirs: '{"b"' }
  const { conflicts, contradictions } = mergeFile(versions)
  expect(conflictsInWords({ kind: 'page', ...versions, conflicts, contradictions, author: 'Ana', languages })).toEqual([
    'The file was changed in both versions, and cannot be merged because it is not a document.',
  ])
})
