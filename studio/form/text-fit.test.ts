import { expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import { schemaOf } from '../shell/kinds.ts'
import { fitInWords, fitOf } from './text-fit.ts'
import { writtenSchema } from './schema.ts'

const title = { lines: 2, em: 10.1 }
const words = (text: string): string | undefined => {
  const fit = fitOf(text, title)
  return fit && fitInWords(fit, title.lines)
}

test('a title says how many of its lines it uses on the smallest phone', () => {
  expect(words('How to win')).toBe('About 1 of 2 lines on the smallest phone')
  expect(words('The day after a big win')).toBe('About 2 of 2 lines on the smallest phone')
  expect(words('')).toBeUndefined()
})

test('a title that is too long says after which words it is cut', () => {
  expect(words('Seven new games for everybody who likes cards')).toBe(
    'Longer than 2 lines on the smallest phone: cut there after “…games for everybody who”',
  )
})

test('Chinese characters are wide, and a line may end after each of them', () => {
  expect(words('圣诞夜宾果欢乐会')).toBe('About 1 of 2 lines on the smallest phone')
  expect(words('圣诞夜宾果欢乐会圣诞夜宾果欢乐会圣诞夜宾果欢乐会')).toContain('cut there after')
})

test('a word that is longer than a line is broken', () => {
  expect(fitOf('a'.repeat(30), title)?.lines).toBe(2)
})

test('a text with arguments is not judged, because its length is not known', () => {
  expect(fitOf('Hello {name}', title)).toBeUndefined()
})

test('the titles of banners, shelves and popups and the texts of cards know their space', () => {
  const banner = schemaOf('banner')?.properties ?? {}
  expect(writtenSchema(banner.title ?? {}).fit?.lines).toBe(3)
  for (const [widget, name] of [
    ['Banner', 'title'],
    ['NewsCard', 'title'],
    ['NewsCard', 'text'],
    ['GameShelf', 'title'],
    ['Section', 'title'],
    ['Popup', 'title'],
  ] as const)
    expect(writtenSchema(catalogue.widgets[widget]?.schema.properties?.[name] ?? {}).fit, widget).toBeDefined()
})
