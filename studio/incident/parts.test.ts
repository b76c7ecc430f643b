import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { selectorProblem } from '../../engine/release/kill-file.ts'
import { knownNames } from '../../server/kill-switch/killable.ts'
import { openWorkspace, type Workspace } from '../../engine/workspace/workspace.ts'
import { killSelectors } from '../../engine/core/kill.ts'
import { pageParts, partsOf, type KillableParts } from './parts.ts'

let workspace: Workspace
let parts: KillableParts
beforeAll(async () => {
  const { files, assets } = await readSiteFolder(join(resolve(import.meta.dirname, '../..'), 'config'))
  workspace = openWorkspace({ catalogue })
  workspace.replace({ files, others: [...assets.keys()] })
  parts = partsOf(workspace)
})

test('the parts of the real site have titles and pages, and the kill switch accepts each of them', () => {
  for (const selector of killSelectors) {
    expect(parts[selector].length, selector).toBeGreaterThan(0)
    for (const { value, title } of parts[selector]) {
      expect(selectorProblem({ [selector]: value }, knownNames), value).toBeUndefined()
      expect(title, value).not.toBe('')
    }
  }
  for (const selector of killSelectors) {
    const names = parts[selector].map(({ title, kind }) => `${title} ${kind}`)
    expect(names.length, selector).toBe(new Set(names).size)
  }
  const banner = parts.document.find(({ value }) => value === 'banner/home-top/welcome')
  expect(banner).toMatchObject({ title: 'The fair is open tonight', kind: 'Banner' })
  expect(banner?.pages).not.toEqual([])
  expect(parts.action.find(({ value }) => value === 'games.toggleFavorite')?.title).not.toBe('games.toggleFavorite')
})

test('the parts of a page are its document and the included documents', () => {
  const paths = pageParts(workspace, 'home')
  expect(paths).toEqual(expect.arrayContaining(['page/home.json', 'banner/home-top/welcome.json']))
  expect(paths.some((path) => path.startsWith('layout/'))).toBe(true)
  expect(paths).not.toContain('page/news.json')
})
