import { expect, test } from 'vitest'
import { hashesOf, pageStyles, popupStyles } from './page-style.ts'
import type { PlayerBuild } from './player-build.ts'
import type { Store } from './store.ts'

const build: Partial<PlayerBuild> = { css: { base: '*{margin:0}', widgets: { Popup: '.popup{}', Text: '.text{}' } } }

const skins = '[data-skin=night]{}'

function storeOf(stored: string[]): Store {
  return { put: async (css: string) => await Promise.resolve(`${stored.push(css)}.css`) } as unknown as Store
}

test('an open page adds the rules of the skins and of the widgets of a page, and for a popup only those of its widgets', async () => {
  const stored: string[] = []
  const store = storeOf(stored)
  expect(await pageStyles(build as PlayerBuild, skins, store)(['Text'])).toBe('1.css')
  expect(await popupStyles(build as PlayerBuild, store)(['Popup', 'Text'])).toBe('2.css')
  expect(stored).toEqual(['[data-skin=night]{}.text{}', '.popup{}.text{}'])
})

test('in development an open page adds the rules of every page too, because an edit may have changed them', async () => {
  const stored: string[] = []
  await pageStyles({ ...build, isDevelopment: true } as PlayerBuild, skins, storeOf(stored))(['Text'])
  expect(stored).toEqual(['*{margin:0}[data-skin=night]{}.text{}'])
})

test('each inline style sheet of a page has a hash', () => {
  expect(hashesOf(['a{}', 'b{}'])).toMatch(/^sha256-\S{43}= sha256-\S{43}=$/)
})
