/** A visitor can change the language of our site without a login. */
import { expect, test } from 'vitest'
import type { ItemPlan, NodePlan } from '../../engine/core/slice.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { openSite } from '../../tools/site-version.ts'

const workspace = openSite(await readSiteFolder(new URL('../../config', import.meta.url).pathname), 'config')
const { languages, paths } = workspace.compile({ assetName: () => 'image.svg' })

/** Returns `item` and the nodes below it, without variants and without subtrees whose root `enters` rejects. */
function nodesIn(item: ItemPlan, enters: (node: NodePlan) => boolean): readonly NodePlan[] {
  if ('outlet' in item) return nodesIn(item.outlet, enters)
  if ('variants' in item || !enters(item)) return []
  return [item, ...Object.values(item.slots ?? {}).flatMap((items) => items.flatMap((one) => nodesIn(one, enters)))]
}

test.each(languages.map(({ language, pages }) => [language, pages] as const))(
  'the account tab leads to a page that offers every language without a login, in %s',
  (_language, pages) => {
    const path = paths.find(({ path }) => path === '/wallet')
    expect(path).toMatchObject({ login: false, restricted: false })
    const page = pages.get(path?.route ?? '')
    if (page === undefined) throw new Error('the site has no page /wallet')
    const unconditional = nodesIn(page.root, ({ condition }) => condition === undefined)
    const choice = unconditional.find(({ events }) => events?.choose?.some((step) => step.do === 'language.set'))
    const options = choice?.props?.options as readonly { readonly value: string; readonly label: string }[]
    expect(options.map(({ value }) => value)).toEqual(languages.map(({ language }) => language))
    for (const { label } of options) expect(label).not.toBe('')
    // The tab needs no condition, because in the native app the whole bar is hidden.
    const tabs = nodesIn(page.root, () => true).filter(({ widget }) => widget === 'Tab')
    const tab = tabs.find(({ props }) => JSON.stringify(props?.link) === '{"href":"/wallet"}')
    expect(tab).toBeDefined()
    expect(tab?.condition).toBeUndefined()
  },
)
