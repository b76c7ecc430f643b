/** Tests that an edited workspace gives the same answers as a new one with the same files, and runs in a browser. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { readPatchSlice } from '../engine/core/slice-shape.ts'
import { writeNode } from '../engine/core/wire.ts'
import { readSiteFolder, type SiteFolder } from '../engine/release/folder.ts'
import { openWorkspace, type Workspace } from '../engine/workspace/workspace.ts'
import { widgets } from '../widgets/widgets.gen.ts'
import { sample } from './sample.fixture.ts'

const config = resolve(import.meta.dirname, '..', 'config')
const at = Date.UTC(2026, 11, 1)
let folder: SiteFolder

beforeAll(async () => {
  folder = await readSiteFolder(config)
})

function workspaceOf(files: ReadonlyMap<string, string>): Workspace {
  const workspace = openWorkspace({ catalogue, settings: { versions: widgets } })
  workspace.replace({ files, others: folder.others })
  return workspace
}

const answers = (workspace: Workspace) => ({
  findings: workspace.findings(),
  proofs: workspace.proofs(at).findings,
  home: workspace.hasErrors() ? undefined : workspace.slice('home', 'en'),
})

describe('after an update', () => {
  const path = 'banner/home-top/welcome.json'
  const edits: readonly (readonly [string, (text: string) => string | null])[] = [
    ['of a text', (text) => text.replace('"en": "', '"en": "New ')],
    ['that breaks a link', (text) => text.replace(/"route": "[^"]+"/, '"route": "nowhere"')],
    ['that is not JSON', (text) => text.slice(1)],
    ['that removes the file', () => null],
    ['back to the first text', (text) => text],
  ]

  test.each(sample(edits, { count: 2 }))('%s, the answers equal those of a new workspace', (_, edit) => {
    const workspace = workspaceOf(folder.files)
    answers(workspace)
    const text = edit(folder.files.get(path) ?? '')
    workspace.update(path, text)
    const files = new Map(folder.files)
    if (text === null) files.delete(path)
    else files.set(path, text)
    expect(answers(workspace)).toEqual(answers(workspaceOf(files)))
  })
})

test('the uses of a document are listed', () => {
  const workspace = workspaceOf(folder.files)
  const uses = workspace.uses('asset/banners/christmas-hero').map(({ document }) => document)
  expect(uses.length).toBeGreaterThan(0)
  for (const user of uses) {
    const path = `${user}.json`
    expect(readFileSync(resolve(config, path), 'utf8')).toContain('banners/christmas-hero')
  }
})

test('the difference to another workspace names the document and who is affected', () => {
  const base = workspaceOf(folder.files)
  const path = 'banner/home-top/welcome.json'
  const changed = JSON.parse(folder.files.get(path) ?? '') as object
  const after = workspaceOf(new Map(folder.files).set(path, JSON.stringify({ ...changed, when: { audience: 'relx' } })))
  const { documents, audience } = after.difference(base, at)
  expect(documents.map(({ document }) => document)).toEqual(['banner/home-top/welcome'])
  expect(audience?.flatMap(({ loses }) => loses).length).toBeGreaterThan(0)
})

test('the slice of a route equals the slice in the compiled site, and a preview frame accepts the slice', () => {
  const workspace = workspaceOf(folder.files)
  const names = { assetName: (asset: string) => `${asset}.webp` }
  const { languages, paths } = workspace.compile(names)
  const routes = [...new Set(paths.map(({ route }) => route))]
  expect(routes.length).toBeGreaterThan(20)
  for (const { language, pages } of languages)
    for (const route of routes) {
      const slice = workspace.slice(route, language, names)
      expect(slice).toEqual(pages.get(route))
      if (slice === undefined) continue
      const text = JSON.stringify({ ...slice, root: writeNode(slice.root) })
      expect(readPatchSlice(text), route).toEqual(JSON.parse(text))
    }
  expect(workspace.slice('home', 'xx')).toBeUndefined()
  expect(workspace.slice('nowhere', 'en')).toBeUndefined()
})
