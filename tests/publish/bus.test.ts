/**
 * The second site, `examples/bus`, is published completely, within its budgets, and without code or words of the first
 * site.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import type { Release } from '../../engine/core/release.ts'
import { formatFinding } from '../../engine/document/finding.ts'
import { folders } from '../../engine/release/disk.ts'
import { readSiteFolder, type SiteFolder } from '../../engine/release/folder.ts'
import { publishSite } from '../../engine/release/publish.ts'
import { PublishSession } from '../../engine/release/publish-session.ts'
import { readWhole } from '../faults/whole-release.fixture.ts'

const root = resolve(import.meta.dirname, '../..')
const buildDir = join(root, 'dist/player')
/** A Friday morning before the winter timetable. */
const at = Date.UTC(2026, 10, 20, 8)
const session = new PublishSession()
let siteDir: string
let bus: SiteFolder

beforeAll(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'habi-bus-'))
  bus = await readSiteFolder(join(root, 'examples/bus'))
})
afterAll(async () => {
  await session.close()
  await rm(siteDir, { recursive: true, force: true })
})

const publish = (files: SiteFolder['files']) =>
  publishSite({ catalogue, files, assets: bus.assets, siteDir, buildDir, at }, session)

test('every page is published in both languages within the budgets of the site', async () => {
  const { ok, findings } = await publish(bus.files)
  expect([ok, findings.map(formatFinding)]).toEqual([true, []])
  const { release } = await readWhole(siteDir)
  const { html } = JSON.parse(await readFile(join(folders(siteDir).releases, `${release}.json`), 'utf8')) as Release
  const routes = [...bus.files.keys()].filter((path) => path.startsWith('route/'))
  expect(Object.entries(html).map(([language, pages]) => [language, Object.keys(pages).length])).toEqual([
    ['cs', routes.length],
    ['de', routes.length],
  ])
})

test.each(['pageHtmlBytes', 'pageScriptBytes', 'pageImageBytes', 'imageBytes'])(
  'a publish of the bus site checks the budget %s',
  async (name) => {
    const site = JSON.parse(bus.files.get('site.json') ?? '') as { readonly budgets: object }
    const budgets = { ...site.budgets, [name]: 100 }
    const { ok, findings } = await publish(new Map([...bus.files, ['site.json', JSON.stringify({ ...site, budgets })]]))
    expect(ok).toBe(false)
    expect(findings.map(formatFinding).join('\n')).toContain(`budgets.${name} of the`)
  },
)

test('files of the bus site contain no texts or settings of the first site, and start no optional area', async () => {
  const { objects } = folders(siteDir)
  const names = (await readdir(objects)).filter((name) => /\.(?:html|json)$/.test(name))
  expect(names.length).toBeGreaterThan(16)
  for (const name of names) {
    const text = await readFile(join(objects, name), 'utf8')
    expect(
      /Habi|perya|gaming-ph|Manila|PHP|₱|productId|launchWaitMs|"games\/|"areas":(?:true|\["\w)/.exec(text)?.[0],
      name,
    ).toBeUndefined()
  }
})
