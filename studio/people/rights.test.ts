import { expect, test } from 'vitest'
import { rightsInWords } from './rights.ts'

const words = (
  role: 'viewer' | 'editor' | 'publisher' | 'administrator',
  rights: Parameters<typeof rightsInWords>[2],
) => rightsInWords('Ana', role, rights, (kind) => ({ banner: 'Banner', page: 'Page' })[kind] ?? kind)

test('rights are described as what a person may change', () => {
  expect(words('viewer', null)).toBe('Ana sees everything and changes nothing.')
  expect(words('editor', null)).toBe('Ana may edit all documents.')
  expect(words('administrator', null)).toBe('Ana may edit and publish all documents. Ana also manages people.')
  expect(words('publisher', [{ kind: 'banner', ids: 'fair-*' }])).toBe(
    'Ana may edit and publish every banner whose ID begins with “fair-”, and sees everything.',
  )
})

test('each pattern of document IDs is described in words', () => {
  const of = (ids: string) => words('editor', [{ kind: 'page', ids }])
  expect(of('*')).toContain('edit every page, and')
  expect(of('home')).toContain('edit the page “home”, and')
  expect(of('*-night')).toContain('whose ID ends with “-night”')
  expect(of('a*b*c')).toContain('whose ID begins with “a”, contains “b” and ends with “c”')
  const two = words('editor', [
    { kind: 'page', ids: 'home' },
    { kind: 'banner', ids: '*' },
  ])
  expect(two).toContain('edit the page “home” and every banner, and sees everything')
})

test('rights without documents are described as changing nothing', () => {
  expect(words('publisher', [])).toContain('changes nothing, until a kind of documents is added')
})
