import { resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { openWorkspace, type Workspace } from '../../engine/workspace/workspace.ts'
import { borrowedDescription } from './borrowed-text.ts'
import { pageCopy, proposedAddress } from './copy-page.ts'
import { withListEntry } from './list-entry.ts'

let documents: ReadonlyMap<string, string>
let workspace: Workspace

beforeAll(async () => {
  const { files, others } = await readSiteFolder(resolve(import.meta.dirname, '../../config'))
  documents = files
  workspace = openWorkspace({ catalogue, settings: { root: '' } })
  workspace.replace({ files, others })
})

const promotion = { page: 'promo-first-deposit', title: 'Lantern rebate', address: '/rewards/lantern-rebate' }

function copied() {
  const made = pageCopy(documents, promotion)
  if (!made.ok) throw new Error(made.problem)
  return made
}

test('a copied promotion has an address, and its title is also the title for search engines', () => {
  const { files } = copied()
  const route = JSON.parse(files['route/promo-lantern-rebate.json'] ?? '')
  const title = { $text: { en: 'Lantern rebate', tl: 'Lantern rebate', cn: 'Lantern rebate' } }
  expect(route).toMatchObject({ path: '/rewards/lantern-rebate', page: 'promo-lantern-rebate', head: { title } })
  const page = files['page/promo-lantern-rebate.json'] ?? ''
  expect(JSON.parse(page)).toMatchObject({ id: 'promo-lantern-rebate', title })
  expect(page).not.toContain('First Deposit Rebate')
})

test('a copied page passes the check and marks the same tab as the original', () => {
  const { files, entries } = copied()
  for (const [path, text] of Object.entries(files)) workspace.update(path, text)
  for (const entry of entries) workspace.update(entry.path, withListEntry(documents.get(entry.path) ?? '', entry))
  const found = workspace.findings()
  const tabBar = JSON.parse(workspace.text('tab-bar/main.json') ?? '') as {
    readonly tabs: readonly { readonly routes?: readonly string[] }[]
  }
  for (const path of Object.keys(files)) workspace.update(path, null)
  for (const { path } of entries) workspace.update(path, documents.get(path) ?? '')
  expect(found).toEqual([])
  expect(tabBar.tabs.filter(({ routes }) => routes?.includes('promo-lantern-rebate'))).toHaveLength(1)
})

test('the search description is marked as that of the original until it is edited', () => {
  const { files } = copied()
  const path = 'route/promo-lantern-rebate.json'
  const site = new Map([...documents, ...Object.entries(files)])
  expect(borrowedDescription(site, path)).toBe('promo-first-deposit')
  const edited = (files[path] ?? '').replace('+₱300, once', '+₱100, once')
  expect(borrowedDescription(new Map([...site, [path, edited]]), path)).toBeUndefined()
})

test('an address that is malformed or taken is refused', () => {
  expect(pageCopy(documents, { ...promotion, address: 'rewards' })).toMatchObject({ ok: false })
  expect(pageCopy(documents, { ...promotion, address: '/rewards/how-vouchers-work' })).toEqual({
    ok: false,
    problem: 'Another page already has the address /rewards/how-vouchers-work. Choose another address.',
  })
})

test('the proposed address is next to that of the original', () => {
  expect(proposedAddress('/rewards/first-deposit', 'Lantern rebate!')).toBe('/rewards/lantern-rebate')
  expect(proposedAddress('/faq', 'Help')).toBe('/help')
})

test('an entry is added once, and finds its list by the IDs of the entries around it', () => {
  const text = '{"items":[{"id":"a"},{"id":"b","routes":["x"]}]}'
  const entry = { path: 'tab-bar/main.json', list: ['items', { id: 'b' }, 'routes'], value: 'y' }
  const added = withListEntry(text, entry)
  expect(JSON.parse(added)).toEqual({ items: [{ id: 'a' }, { id: 'b', routes: ['x', 'y'] }] })
  expect(withListEntry(added, entry)).toBe(added)
  expect(() => withListEntry('{"items":[]}', entry)).toThrow('its list no longer exists')
})
