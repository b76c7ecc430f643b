/**
 * Attacks by operators: a test writes each payload into every text, link, color and image field of the real site at
 * once. For each field, either the check refuses the payload, or the pages of the site show it as text.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { isObject, type Json } from '../../engine/core/json.ts'
import { type Finding, formatFinding, pointerTo } from '../../engine/document/finding.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import type { Workspace } from '../../engine/workspace/workspace.ts'
import { openSite } from '../../tools/site-version.ts'
import { sample } from '../sample.fixture.ts'
import { renderSite } from '../site/render-site.fixture.ts'
import { foreignLoads, foreignStyles, scriptsOf } from './foreign-loads.fixture.ts'
import { harmless, payloads } from './payloads.fixture.ts'

/** A string in a document: the path of the document, and the JSON pointer of the string. */
interface StringField {
  readonly path: string
  readonly pointer: string
}

const files = await readSiteFolder(new URL('../../config', import.meta.url).pathname)
const originals = new Map<string, Json>()
for (const [path, text] of files.files)
  if (path.endsWith('.json') && typeof text === 'string') originals.set(path, JSON.parse(text) as Json)

/**
 * Fields whose values are names to which other documents or the code refer. They are not texts, links, colors or
 * images.
 */
const names = new Set([
  'encrypted',
  '$schema',
  'kind',
  'id',
  'widget',
  'do',
  'fact',
  'op',
  '$ref',
  'use',
  'as',
  'key',
  'call',
])
const MAX_CHECKS = 20

/**
 * One field for each kind of document and each position in documents of this kind. The check and the player treat all
 * fields at one position alike.
 */
const candidates = new Map<string, StringField>()
for (const [path, value] of originals)
  for (const pointer of stringsIn(value))
    candidates.set(`${path.replace(/\/.*/, '')} ${pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')}`, { path, pointer })

let fields: readonly StringField[]
let scripts: ReadonlySet<string>
let sent = 0
let stored = 0

beforeAll(async () => {
  const free = new Set(harmless.flatMap((text) => acceptedFields([...candidates.values()], text).accepted.map(keyOf)))
  // The colors of a skin must have enough contrast with each other, so none can be changed alone. Skins are tested
  // nevertheless.
  fields = [...candidates.values()].filter((field) => free.has(keyOf(field)) || field.path.startsWith('skin/'))
  scripts = new Set((await renderSite(openSite(files, ''), isTested)).flatMap(({ html }) => scriptsOf(html)))
}, 600_000)

test('the list of tested fields includes texts, default values and design tokens', () => {
  expect(fields.length).toBeGreaterThan(300)
  for (const part of ['en', 'default', 'tokens'])
    expect(
      fields.some(({ pointer }) => pointer.split('/').includes(part)),
      part,
    ).toBe(true)
})

test('the scan finds what a browser would load or run', () => {
  const page = (body: string): readonly string[] => foreignLoads(`<!doctype html><body>${body}`, new Set(['known()']))
  expect(page('<img src="/a.png"><a href="/x">x</a><script>known()</script><a href="https://a.example">b</a>')).toEqual(
    [],
  )
  for (const hostile of [
    '<script>alert(1)</script>',
    '<img src="https://evil.example/p.png">',
    '<img src="//evil.example/p.png">',
    '<img src="/a.png" onerror="alert(1)">',
    '<img srcset="/a.png 1x, https://evil.example/b.png 2x">',
    '<link rel="stylesheet" href="https://evil.example/s.css">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="//evil.example">x</a>',
    '<div style="background:url(https://evil.example/p.png)"></div>',
    '<style>@import "https://evil.example/s.css";</style>',
    '<iframe srcdoc="x"></iframe>',
    '<svg><use href="https://evil.example/s.svg#a"></use></svg>',
  ])
    expect(page(hostile), hostile).not.toEqual([])
})

test.each(sample(payloads, { count: 0, isRequired: (one) => one.startsWith('"><script') }))(
  'no page runs or loads the payload %j, whichever field of the site contains the payload',
  { timeout: 300_000 },
  async (payload) => {
    const { accepted, site } = acceptedFields(fields, payload)
    sent += fields.length
    stored += accepted.length
    if (accepted.length === 0) return
    const compiled = site.compile({ assetName: (id) => `${id.replaceAll('/', '-')}.svg` })
    expect(foreignStyles(compiled.skinCss)).toEqual([])
    const pages = await renderSite(site, isTested)
    expect(pages.length).toBeGreaterThan(30)
    for (const { path, html } of pages) expect(foreignLoads(html, scripts), path).toEqual([])
  },
)

// Waits for the next turn of the event loop, because until then weak references keep the parsed pages in memory, and no
// other step of this test waits.
afterEach(async () => await nextTurn())

afterAll(() => {
  console.log(`${sent} values were sent, ${stored} of them were stored and shown as text.`)
})

const isTested = (language: string): boolean => language === 'en'

function keyOf({ path, pointer }: StringField): string {
  return `${path}#${pointer}`
}

function stringsIn(value: Json, pointer = ''): readonly string[] {
  if (typeof value === 'string') return [pointer]
  if (Array.isArray(value)) return value.flatMap((entry, n) => stringsIn(entry, pointerTo(pointer, n)))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, entry]) =>
    names.has(name) ? [] : stringsIn(entry, pointerTo(pointer, name)),
  )
}

/**
 * Writes `text` into all `candidates` except fields in which the check finds an error. Returns the accepted fields and
 * the site.
 */
function acceptedFields(
  candidates: readonly StringField[],
  text: string,
): { readonly accepted: readonly StringField[]; readonly site: Workspace } {
  const site = openSite(files, '')
  let accepted = candidates
  for (let n = 0; n < MAX_CHECKS; n++) {
    for (const [path, value] of originals) {
      const pointers = new Set(accepted.filter((field) => field.path === path).map(({ pointer }) => pointer))
      site.update(
        path,
        pointers.size === 0 ? (files.files.get(path) ?? null) : JSON.stringify(written(value, pointers, text)),
      )
    }
    const errors = site.findings().filter(({ severity }) => severity === 'error')
    if (errors.length === 0) return { accepted, site }
    const rest = accepted.filter((field) => !errors.some((error) => concerns(error, field)))
    if (rest.length < accepted.length) accepted = rest
    else if (accepted.some(({ path }) => errors.some(({ file }) => file === path)))
      // Drops all fields of each document with errors, because the check compares values of one document with each
      // other, such as the colors of a skin.
      accepted = accepted.filter(({ path }) => errors.every(({ file }) => file !== path))
    else throw new Error(`errors that belong to no changed field: ${errors.map(formatFinding).slice(0, 5).join('; ')}`)
  }
  throw new Error(`the check of ${JSON.stringify(text)} does not end`)
}

/**
 * True if the error is in the field, or names the document of the field because other documents refer to a name in it.
 */
function concerns(error: Finding, { path, pointer }: StringField): boolean {
  if (error.file === path)
    return `${pointer}/`.startsWith(`${error.pointer}/`) || `${error.pointer}/`.startsWith(`${pointer}/`)
  const id = path.replace(/^[^/]+\//, '').replace(/\.json$/, '')
  return error.message.split(/[\s"]/).includes(id)
}

function written(value: Json, pointers: ReadonlySet<string>, text: string, pointer = ''): Json {
  if (typeof value === 'string') return pointers.has(pointer) ? text : value
  if (Array.isArray(value)) return value.map((entry, n) => written(entry, pointers, text, pointerTo(pointer, n)))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, written(entry, pointers, text, pointerTo(pointer, name))]),
  )
}
