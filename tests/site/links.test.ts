/** Tests the links inside texts of our site, on every page and popup, in every language. */
import { expect, test } from 'vitest'
import { isList, isObject, type Json } from '../../engine/core/json.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { openSite } from '../../tools/site-version.ts'

const workspace = openSite(await readSiteFolder(new URL('../../config', import.meta.url).pathname), 'config')
const { languages, paths } = workspace.compile({ assetName: () => 'image.svg' })

/** Returns the `link` values of all link spans below a compiled value. */
function linksIn(value: Json | undefined): readonly Json[] {
  if (isList(value)) return value.flatMap(linksIn)
  if (!isObject(value)) return []
  const own = value.type === 'link' ? [value.link ?? null] : []
  return [...own, ...Object.values(value).flatMap(linksIn)]
}

test.each(languages.map(({ language, pages, popups }) => [language, pages, popups] as const))(
  'every link inside a text has the address of a page of the site, in %s',
  (_language, pages, popups) => {
    const slices = JSON.parse(JSON.stringify([[...pages.values()], [...popups.values()]])) as Json
    const links = linksIn(slices)
    const known = new Set(paths.map(({ path }) => path))
    expect(links.length).toBeGreaterThanOrEqual(5)
    for (const link of links) {
      const href = isObject(link) ? link.href : undefined
      expect(known, JSON.stringify(link)).toContain(href)
    }
  },
)
