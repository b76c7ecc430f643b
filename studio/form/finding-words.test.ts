import { expect, test } from 'vitest'
import type { Finding } from '../../engine/document/finding.ts'
import { findingInWords } from './finding-words.ts'

const languages = [
  { code: 'en', name: 'English', tag: 'en' },
  { code: 'cn', name: '中文', tag: 'zh-Hans' },
]
const words = (finding: Partial<Finding>, label?: string): string =>
  findingInWords({ code: 'CFG-REF', file: 'popup/fair.json', pointer: '', message: '', ...finding }, languages, label)

test('a text that is missing in a language is named with its field and the language', () => {
  const missing = { code: 'CFG-LANGUAGE', message: 'the text has no translation in en' } as const
  const banner = { ...missing, file: 'banner/home-top/fair.json' }
  expect(words({ ...banner, pointer: '/title/$text', missing: 'en' })).toBe('Title: write the English text.')
  expect(words({ ...missing, pointer: '/root/slots/items/0/props/closeLabel/$text', missing: 'cn' })).toBe(
    'Close label: write the 中文 text.',
  )
  expect(words({ ...missing, pointer: '/title/$text', missing: 'en' }, 'Heading')).toBe(
    'Heading: write the English text.',
  )
})

test('a reference or an address that is empty asks for a choice', () => {
  expect(words({ pointer: '/image/$asset', message: 'there is no asset ""; allowed: a, b' })).toBe('Choose an image.')
  expect(words({ pointer: '/when/audience', message: 'there is no audience ""' })).toBe('Choose an audience.')
  expect(words({ code: 'CFG-LINK', message: 'the address is empty; write one, or remove the link: ""' })).toBe(
    'Write the address, or remove the link.',
  )
  expect(words({ message: 'there is no audience "vip"' })).toBe('There is no audience "vip".')
})

test('an image that no document shows says where it is chosen', () => {
  expect(words({ code: 'CFG-UNKNOWN', file: 'asset/fair.json', message: 'asset/fair has no effect' })).toBe(
    'No document shows this image yet. Choose it in the Image field of a banner.',
  )
})

test('properties are named by the labels of the form', () => {
  expect(words({ code: 'CFG-SCHEDULE', message: 'swap "from" and "until", or correct the year' })).toBe(
    'Swap “Start” and “End”, or correct the year.',
  )
  expect(
    words({ code: 'CFG-UNKNOWN', pointer: '/excludes', message: '"excludes" has no effect ("trigger": "manual")' }),
  ).toBe('“Not together with” has no effect (“Opens: By an action”).')
})

test('local times are written as people read them', () => {
  const message = 'the schedule ends (2026-12-09T23:59) before it starts (2026-12-10T00:00); correct the year'
  expect(words({ code: 'CFG-SCHEDULE', message })).toBe(
    'The schedule ends (9 Dec 2026 23:59) before it starts (10 Dec 2026 00:00); correct the year.',
  )
  expect(words({ code: 'CFG-SCHEDULE', message: 'this day does not exist: "2026-02-30T18:00"' })).toBe(
    'This day does not exist: "30 Feb 2026 18:00".',
  )
})
