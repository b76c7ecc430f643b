import { expect, test } from 'vitest'
import { pageStyles, popupStyles } from './page-style.ts'
import type { PlayerBuild } from './player-build.ts'
import type { Store } from './store.ts'

const build: Partial<PlayerBuild> = { css: { base: '*{margin:0}', widgets: { Popup: '.popup{}', Text: '.text{}' } } }

test('the style of a page has the rules of all pages, of the skins and of its widgets, and the style of a popup only those of its widgets', async () => {
  const stored: string[] = []
  const store = { put: async (css: string) => await Promise.resolve(`${stored.push(css)}.css`) } as unknown as Store
  const page = await pageStyles(build as PlayerBuild, '[data-skin=night]{}', store)(['Text'])
  const popup = await popupStyles(build as PlayerBuild, store)(['Popup', 'Text'])
  expect(stored).toEqual(['*{margin:0}[data-skin=night]{}.text{}', '.popup{}.text{}'])
  expect([page.object, popup.object]).toEqual(['1.css', '2.css'])
})
