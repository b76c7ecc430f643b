import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { openSite } from '../site-version.ts'
import { screenshotPath } from './sheet-plan.ts'

const workspace = openSite(await readSiteFolder(join(import.meta.dirname, '../../config')), 'config')

test.each([
  ['not-found', 'collection-slot-unknown', '/collection/slot_1'],
  ['game-list', 'provider', '/provider/1'],
  ['home', 'home', '/'],
])('a screenshot of the page %s on the route %s is taken at %s', (page, route, path) => {
  const witness = { persona: { 'route.id': route }, at: 0 }
  expect(screenshotPath(page, workspace.checkedSite(), { witness, first: [] })).toBe(path)
})
