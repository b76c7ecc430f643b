/** Tests the variant login view, which FULL_SWITCH_REGISTER selects (document 1, section 2; reading AM-029). */
import { beforeAll, expect, test } from 'vitest'
import { selectors } from '../../business/selectors.gen.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { openSite } from '../../tools/site-version.ts'
import { loadWidgets, render } from '../conformance/widget-render.fixture.tsx'

const workspace = openSite(await readSiteFolder(new URL('../../config', import.meta.url).pathname), 'config')
const { languages } = workspace.compile({ assetName: () => 'image.svg' })

beforeAll(loadWidgets)

test.each(['login', 'market-signup'])('/%s shows a banner above the same form in the variant login view', (route) => {
  const slice = languages.find(({ language }) => language === 'en')?.pages.get(route)
  if (slice === undefined) throw new Error(`the route ${route} has no page`)
  const htmlOf = (facts: { readonly [fact: string]: boolean }): string => render(slice, facts, { selectors }).html
  const usual = htmlOf({ 'site.fullRegister': false })
  const variant = htmlOf({ 'site.fullRegister': true })
  expect(usual).not.toContain('Welcome to the fair')
  expect(htmlOf({})).not.toContain('Welcome to the fair')
  expect(variant.indexOf('Welcome to the fair')).toBeGreaterThan(-1)
  expect(variant.indexOf('Welcome to the fair')).toBeLessThan(variant.indexOf('<form'))
  const formOf = (html: string): string | undefined =>
    /<form.*<\/form>/s.exec(html)?.[0].replaceAll(/«\w+»|_r_\w+_/g, '')
  expect(formOf(variant)).toBe(formOf(usual))
})
