import { resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { openWorkspace, type Workspace } from '../../engine/workspace/workspace.ts'
import { withListEntry } from './list-entry.ts'
import { articleKinds, articleLists, newArticle } from './new-article.ts'

const at = Date.parse('2026-12-01T08:00:00+08:00')
let documents: ReadonlyMap<string, string>
let workspace: Workspace

beforeAll(async () => {
  const { files, others } = await readSiteFolder(resolve(import.meta.dirname, '../../config'))
  documents = files
  workspace = openWorkspace({ catalogue, settings: { root: '' } })
  workspace.replace({ files, others })
})

test('the lists for articles are the categories of the news, and the pages with cards of promotions', () => {
  const names = (wanted: string) =>
    articleLists(documents).flatMap(({ kind, document }) => (kind === wanted ? [document] : []))
  expect(names('news')).toContain('section/news-brand-story')
  expect(names('news')).toHaveLength(5)
  expect(names('promotion')[0]).toBe('page/promo')
})

test.each(articleKinds)('a new article passes the check and is reachable through its card: %s', (kind) => {
  const [list] = articleLists(documents).filter((one) => one.kind === kind)
  const address = `${list?.address.slice(0, list.address.lastIndexOf('/'))}/big-fair`
  const made = newArticle(documents, {
    list: list?.name ?? '',
    title: 'The big fair',
    summary: 'All about it.',
    address,
    at,
  })
  if (!made.ok) throw new Error(made.problem)
  for (const [path, text] of Object.entries(made.files)) workspace.update(path, text)
  for (const entry of made.entries) workspace.update(entry.path, withListEntry(workspace.text(entry.path) ?? '', entry))
  const found = [...workspace.findings(), ...workspace.proofs(at).findings]
  const listing = workspace.text(`${list?.document}.json`) ?? ''
  for (const path of Object.keys(made.files)) workspace.update(path, null)
  for (const { path } of made.entries) workspace.update(path, documents.get(path) ?? '')
  expect(found).toEqual([])
  expect(listing.indexOf('The big fair')).toBeGreaterThan(0)
  expect(listing.indexOf('The big fair')).toBeLessThan(listing.indexOf(`"${list?.model}"`))
  expect(Object.values(made.files).join()).toContain('All about it.')
  expect(made.entries.map(({ path }) => path)).toContain('tab-bar/main.json')
})

test('a news article has the date on which it was made, on its card and on its page', () => {
  const made = newArticle(documents, {
    list: articleLists(documents).find(({ document }) => document === 'section/news-brand-story')?.name ?? '',
    title: 'The big fair',
    summary: 'All about it.',
    address: '/news/big-fair',
    at,
  })
  if (!made.ok) throw new Error(made.problem)
  expect(JSON.stringify(made.entries)).toContain(String(at))
  expect(made.files['page/news-big-fair.json']).toContain(String(at))
})

test('an article without a list or without a sentence is refused', () => {
  const list = articleLists(documents)[0]?.name ?? ''
  const wanted = { list, title: 'x', summary: ' ', address: '/rewards/x', at }
  expect(newArticle(documents, wanted)).toEqual({ ok: false, problem: 'Say in one sentence what it is about.' })
  expect(newArticle(documents, { ...wanted, list: '' })).toMatchObject({ ok: false })
})
