/** After a widget has changed its props, the studio still opens, previews and restores old revisions of documents. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { versions } from '../catalogue/versions.ts'
import type { JsonObject } from '../engine/core/json.ts'
import { openWorkspace } from '../engine/workspace/workspace.ts'
import { currentText } from '../studio/edit/current-text.ts'
import { siteMethods } from '../studio/workspace/site.ts'
import { widgets } from '../widgets/widgets.gen.ts'
import { smallSite, type SmallSite } from './faults/small-site.fixture.ts'

const path = 'page/home.json'
const shown = { route: 'home', language: 'en' }
/** In version 1 of the widget Heading, the text was in the property `words` or `text`. */
const changed = {
  version: 2,
  migrations: [
    { from: 1, migrate: ({ words, ...rest }: JsonObject) => (words === undefined ? rest : { ...rest, text: words }) },
  ],
}
const before = { ofCatalogue: catalogue.widgets['Heading'], ofVersions: versions['Heading'] }
let site: SmallSite
let old: string
let present: string

beforeAll(async () => {
  const entry = { ...before.ofCatalogue, version: changed.version }
  Object.assign(catalogue.widgets, { Heading: entry })
  Object.assign(versions, { Heading: changed })
  site = await smallSite('Good evening')
  const text = site.files.get(path) ?? ''
  const node = /"widget":\s*"Heading",\s*"v":\s*1/
  expect(text).toMatch(node)
  present = text.replace(node, '"widget":"Heading","v":2')
  old = text.replace('"text":', '"words":')
  expect(old).not.toBe(text)
})
afterAll(() => {
  Object.assign(catalogue.widgets, { Heading: before.ofCatalogue })
  Object.assign(versions, { Heading: before.ofVersions })
})

function open(live: string, edits: readonly (readonly [string, string])[] = []): void {
  const documents = Object.fromEntries([...site.files, [path, live]])
  siteMethods.open({ sequence: 1, documents, others: [...site.assets.keys()] }, edits)
  siteMethods.setHashes(Object.fromEntries([...site.assets.keys()].map((file) => [file, 'a'.repeat(64)])), {})
}
const errors = () => siteMethods.findings().filter(({ severity }) => severity === 'error')

test('without the migrations, an old revision with an old widget version has an error', () => {
  const workspace = openWorkspace({ catalogue })
  workspace.replace({ files: new Map([...site.files, [path, old]]), others: [...site.assets.keys()] })
  expect(workspace.findings().map(({ code }) => code)).toContain('CFG-VERSION')
})

test('an old revision opens without errors, and its preview equals the preview of the page in the present version', () => {
  open(present)
  const page = siteMethods.compiledPage(shown)
  expect([errors(), page.slice]).toEqual([[], expect.stringContaining('Good evening')])
  open(old)
  expect(errors()).toEqual([])
  expect(siteMethods.compiledPage(shown).slice).toBe(page.slice)
})

test('an old revision that is restored as a draft is checked and previewed together with new edits', () => {
  open(present.replace('Good evening', 'Good morning'), [[path, old]])
  expect(siteMethods.compiledPage(shown).slice).toContain('Good evening')
  const typed = currentText(old).replaceAll('Good evening', 'Good night')
  const { findings, page } = siteMethods.check(path, typed, 1, shown)
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
  expect([page?.edit, page?.slice]).toEqual([1, expect.stringContaining('Good night')])
})

test('forms get the properties of the current version, and the rest of the text keeps its formatting', () => {
  expect(JSON.parse(currentText(old))).toEqual(JSON.parse(present))
  const laidOut = `{ "id":"home",   "root": { "widget": "Heading", "v": 1, "props": { "words": "A" },\n\n "id": "title" } }`
  expect(currentText(laidOut)).toMatch(
    /^\{ "id":"home", {3}"root": \{ "widget": "Heading", "v": 2, "props": \{\s*"text": "A"\s*\},\n\n "id": "title" \} \}$/,
  )
  for (const text of [present, '{ "no": JSON']) expect(currentText(text)).toBe(text)
})

test('the studio contains the migrations of every widget', () => {
  for (const [name, { version, migrations = [] }] of Object.entries(widgets))
    if (name !== 'Heading')
      expect([name, versions[name]?.version, versions[name]?.migrations ?? []]).toEqual([name, version, migrations])
})
