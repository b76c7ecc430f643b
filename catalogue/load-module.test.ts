import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JsonObject } from '../engine/core/json.ts'
import { collectCodeBase } from './collect.ts'
import { generate } from './generate.ts'
import { definitionFiles, openModules } from './load-module.ts'

const here = resolve(import.meta.dirname, '..')
let root: string

const emptyObject = '{ "title": "One", "type": "object", "additionalProperties": false, "properties": {} }'

/** One file of each kind that the catalogue is collected from, and modules that they import. */
const sources: { readonly [path: string]: string } = {
  'schemas/page.json': emptyObject.replace('{}', '{ "name": { "description": "One", "type": "string" } }'),
  'widgets/_shared/tokens.ts':
    "import { one } from './one.ts'\nexport const skinTokens = { one, other: { title: 'One' } }",
  'widgets/_shared/one.ts': "export const one = { title: 'One' }",
  'widgets/Note/widget.ts': "export const widget = { name: 'Note', group: 'One', load: () => import('./Note.tsx') }",
  'widgets/Note/schema.json': emptyObject,
  'player/policies/One/policy.ts': "export const policy = { title: 'One' }",
  'business/player/area.ts': "export const area = { name: 'player', policy: 'One' }",
  'business/player/facts.ts': [
    "import { schema } from './fact-schema.ts'",
    "export const facts = { level: { schema, known: 'live', description: 'One', examples: [] } }",
  ].join('\n'),
  'business/player/fact-schema.ts': "export const schema = { type: 'integer', title: 'One' }",
  'business/player/constants.ts': [
    "export const constants = { most: { schema: { type: 'integer' }, description: 'One' } }",
    "export const hosts = { web: 'One' }",
  ].join('\n'),
  'business/player/open/action.ts': "export const action = { name: 'player.open', title: 'One' }",
  'business/player/open/schema.json': emptyObject,
  'business/player/selectors/best.ts': "export const selector = { name: 'player.best', reads: ['One'] }",
  'business/player/selectors/best.schema.json': `{ "args": ${emptyObject}, "result": { "type": "string" } }`,
  'business/player/calls/list.json': JSON.stringify({
    path: '/One',
    method: 'POST',
    base: 'main',
    omit: [],
    description: 'One',
    source: 'One',
    payload: { type: 'null' },
    response: { type: 'null' },
  }),
  'business/player/calls/list.sandbox.ts': "export const call = { name: 'player/list', title: 'One' }",
}

/** Files of which the catalogue reads only the property `name`. */
const named = new Set(['business/player/open/action.ts', 'business/player/calls/list.sandbox.ts'])

function edited(path: string): string {
  const text = sources[path] ?? ''
  return named.has(path) ? text.replace("name: '", "name: 'other.") : text.replaceAll('One', 'Other')
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'habi-modules-'))
  for (const [path, text] of Object.entries(sources)) await save(path, text)
})
afterAll(() => rm(root, { recursive: true }))

async function save(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}

/** Returns all generated files and problems as one text. */
async function generated(): Promise<string> {
  const { files, problems } = await generate(root)
  return JSON.stringify([[...files], problems])
}

test.each(Object.keys(sources))('in the same process, an edit of %s changes the generated files', async (path) => {
  const before = await generated()
  await save(path, edited(path))
  expect(await generated()).not.toBe(before)
  await save(path, sources[path] ?? '')
  expect(await generated()).toBe(before)
})

test('modules that are loaded together have the same exports as modules that are imported one by one', async () => {
  const load = await openModules(here)
  const files = await definitionFiles(here)
  expect(files.length).toBeGreaterThan(100)
  for (const file of files) {
    const imported = (await import(pathToFileURL(file).href)) as object
    expect(withoutCode(await load(file)), file).toEqual(withoutCode(imported))
  }
})

/** Returns the exports of a module without functions. */
function withoutCode(module: object): unknown {
  return JSON.parse(JSON.stringify({ ...module }))
}

test('a call may have the answer of another call of its area, and a call that has none is reported', async () => {
  const { response, ...call } = JSON.parse(sources['business/player/calls/list.json'] ?? '') as JsonObject
  const file = 'business/player/calls/again.json'
  const collected = async (responseOf: string) => {
    await save(file, JSON.stringify({ ...call, responseOf }))
    return await collectCodeBase(root, await openModules(root))
  }
  const { calls } = await collected('list')
  expect(calls.find(({ name }) => name === 'again')?.contract).toEqual({ ...call, response })
  for (const wrong of ['again', 'none'])
    expect((await collected(wrong)).problems).toContain(
      `${file}: "responseOf" names "${wrong}", which is no call of this area with a "response"`,
    )
  await rm(join(root, file))
})

test('a module that throws while it is loaded is reported, and its business area is still collected', async () => {
  await save('business/player/open/action.ts', "throw new Error('broken')")
  const code = await collectCodeBase(root, await openModules(root))
  expect(code.problems).toContain('business/player/open/action.ts: broken')
  expect(code.actions).toEqual([])
  expect(code.areas).toEqual(['player'])
})
