/** Tests the words of the security page, which games and other pages open. */
import { beforeAll, expect, test } from 'vitest'
import { selectors } from '../../business/selectors.gen.ts'
import type { Slice } from '../../engine/core/slice.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { openSite } from '../../tools/site-version.ts'
import { loadWidgets, render } from '../conformance/widget-render.fixture.tsx'

const workspace = openSite(await readSiteFolder(new URL('../../config', import.meta.url).pathname), 'config')
const { languages } = workspace.compile({ assetName: () => 'image.svg' })
const page = languages.find(({ language }) => language === 'en')?.pages.get('security-setting')

beforeAll(loadWidgets)

function htmlOf(query: object): string {
  return render(page as Omit<Slice, 'css'>, {}, { selectors, cells: { route: { query } } }).html
}

test('the security page mentions a game only if its address names one', () => {
  expect(htmlOf({})).toContain('Go to Home')
  expect(htmlOf({})).not.toMatch(/game opens|to the game/)
  expect(htmlOf({ gameReadyPath: '/game?gameId=a' })).toMatch(/Before a game opens.*Continue to the game/s)
})
