/** `npm run new -- site` writes a complete site, which needs no edit. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { formatFinding } from '../../engine/document/finding.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { siteFiles } from '../../tools/new/site.ts'
import { openSite } from '../../tools/site-version.ts'
import { renderSite } from './render-site.fixture.ts'

const root = resolve(import.meta.dirname, '../..')
const at = Date.UTC(2026, 10, 22)
let folder: string

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'habi-site-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function createSite(dir: string, ...words: string[]) {
  return spawnSync(process.execPath, ['--import', 'tsx', join(root, 'tools/new.ts'), 'site', dir, ...words], {
    cwd: root,
    encoding: 'utf8',
  })
}

describe.each(['en', 'en,de', 'ar,pt-BR,zh-Hant'])('a new site in %s', (languages) => {
  test('passes the check and the proofs without a finding, and renders every page', { timeout: 60_000 }, async () => {
    const dir = join(folder, 'bus-line')
    expect(createSite(dir, '--languages', languages)).toMatchObject({ status: 0, stderr: '' })
    const workspace = openSite(await readSiteFolder(dir), dir)
    expect([...workspace.findings(), ...workspace.proofs(at).findings].map(formatFinding)).toEqual([])

    const pages = await renderSite(workspace)
    const tags = languages.split(',')
    expect(pages.map(({ route }) => route)).toEqual(tags.flatMap(() => ['about', 'home', 'not-found']))
    for (const { html, failures } of pages) {
      expect(failures).toEqual([])
      expect(html).toContain('· Bus line</title>')
      expect(html).toContain('<link rel="icon" href="/r/app-icon.svg"')
      expect(html).not.toMatch(/Habi|₱|21\+|id="locked"/)
    }
    expect(new Set(pages.map(({ html }) => /<html lang="([^"]+)"/.exec(html)?.[1]))).toEqual(new Set(tags))
    const rightToLeft = pages.filter(({ html }) => html.includes('<html lang="ar" dir="rtl"'))
    expect(pages.filter(({ html }) => html.includes('dir="rtl"'))).toEqual(rightToLeft)
    expect(rightToLeft).toHaveLength(tags.includes('ar') ? 3 : 0)
  })
})

test('documents refer to the schemas of this repository from any folder', () => {
  const schemaOf = (dir: string) =>
    (JSON.parse(siteFiles(dir, 'en')['page/home.json'] ?? '{}') as { readonly $schema?: string }).$schema
  expect(schemaOf(join(root, 'config'))).toBe('../../schemas/page.json')
  expect(schemaOf(join(root, 'examples/bus'))).toBe('../../../schemas/page.json')
  expect(resolve(folder, 'page', schemaOf(folder) ?? '')).toBe(join(root, 'schemas/page.json'))
})

test('a folder that is not empty is refused and not changed', { timeout: 60_000 }, () => {
  writeFileSync(join(folder, 'notes.txt'), 'mine')
  expect(createSite(folder)).toMatchObject({
    status: 1,
    stdout: '',
    stderr: `${folder} is not empty. Name an empty folder, or a folder that does not exist yet.\n`,
  })
  expect(createSite(join(folder, 'notes.txt'))).toMatchObject({
    status: 1,
    stderr: `${join(folder, 'notes.txt')} cannot be read as a folder (ENOTDIR).\n`,
  })
  expect(readdirSync(folder)).toEqual(['notes.txt'])
})

test.each([
  ['en,en', '--languages contains en more than once'],
  ['deutsch_', '--languages takes BCP 47 tags of at most 20 characters, such as en,de or pt-BR; got "deutsch_"'],
  ['en,', '--languages takes BCP 47 tags of at most 20 characters, such as en,de or pt-BR; got ""'],
])('the languages %j are refused', (languages, message) => {
  expect(() => siteFiles(folder, languages)).toThrow(message)
})
