import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readName } from './new/name.ts'
import { factsFile } from './new/templates.ts'

const root = resolve(import.meta.dirname, '..')
let house: string

beforeAll(() => {
  house = realpathSync(mkdtempSync(join(tmpdir(), 'habi-new-')))
  for (const folder of ['catalogue', 'engine', 'schemas', 'widgets', 'business'])
    cpSync(join(root, folder), join(house, folder), { recursive: true })
  mkdirSync(join(house, 'tools'))
  for (const part of ['new', 'generate.ts', 'new.ts']) cpSync(join(root, 'tools', part), join(house, 'tools', part), { recursive: true })
  for (const file of ['package.json', 'tsconfig.json', '.prettierrc.json']) cpSync(join(root, file), join(house, file))
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'))
  run('generate', '--write')
})
afterAll(() => rmSync(house, { recursive: true, force: true }))

function run(tool: string, ...args: string[]): { readonly status: number | null; readonly text: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', join(house, 'tools', `${tool}.ts`), ...args], {
    cwd: house,
    encoding: 'utf8',
  })
  return { status, text: `${stdout}${stderr}` }
}

test('one command makes a widget, an action, a fact and a call that are whole: generated files are up to date and the types hold', () => {
  for (const [kind, name] of [
    ['widget', 'TestHero'],
    ['action', 'testing.doThing'],
    ['fact', 'testing.isReady'],
    ['fact', 'testing.isDone'],
    ['call', 'testing/list'],
  ] as const) {
    const { status, text } = run('new', kind, name)
    expect(text).toContain('Next: ')
    expect(status, text).toBe(0)
  }
  expect(run('generate')).toMatchObject({ status: 0 })
  const catalogue = JSON.parse(readFileSync(join(house, 'catalogue/catalogue.gen.json'), 'utf8')) as Record<string, object>
  expect(catalogue.widgets).toHaveProperty(['TestHero'])
  expect(catalogue.actions).toHaveProperty(['testing.doThing'])
  expect(catalogue.facts).toHaveProperty(['testing.isReady'])
  expect(catalogue.facts).toHaveProperty(['testing.isDone'])
  expect(catalogue.calls).toHaveProperty(['testing/list'])
  const made = [
    'widgets/TestHero/widget.ts',
    'widgets/TestHero/TestHero.tsx',
    'widgets/TestHero/schema.json',
    'widgets/TestHero/examples.json',
    'business/testing/do-thing/schema.json',
    'business/testing/calls/list.json',
    'business/testing/do-thing/action.ts',
    'business/testing/facts.ts',
  ]
  expect(execFileSync(join(root, 'node_modules/.bin/prettier'), ['--check', ...made], { cwd: house, encoding: 'utf8' })).toContain(
    'All matched files',
  )
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', house, '--noEmit'], { cwd: house, encoding: 'utf8' })
  expect(stdout.split('\n').filter((line) => /TestHero|testing/.test(line))).toEqual([])
}, 120_000)

test.each([
  ['widget', 'hero', 'A widget is named like VipCard: a capital letter first, then letters and digits. Got "hero".'],
  ['widget', '../Evil', 'A widget is named like VipCard: a capital letter first, then letters and digits. Got "../Evil".'],
  ['widget', 'Object', 'Object means something else in the language; choose another name.'],
  ['action', 'launch', 'An action is named area.verb, like games.launch. Got "launch".'],
  ['fact', 'player/vip', 'A fact is named area.name, like player.vipLevel. Got "player/vip".'],
  ['call', 'games.list', 'A call is named area/name, like games/list. Got "games.list".'],
] as const)('a new %s cannot be called %s', (kind, name, message) => {
  expect(readName(kind, name)).toEqual({ ok: false, message })
})

test('what cannot be made is refused in plain words', () => {
  expect(run('new', 'page', 'home')).toEqual({
    status: 1,
    text: 'Usage: npm run new -- widget NAME | action area.verb | fact area.name | call area/name\n',
  })
  expect(run('new', 'widget', 'hero')).toMatchObject({ status: 1 })
})

test('a broken folder is named in one clear line, and the others are generated all the same', () => {
  const broken = join(house, 'widgets', 'Broken')
  mkdirSync(broken)
  writeFileSync(
    join(broken, 'schema.json'),
    '{ "title": "Broken", "description": "A widget.", "type": "object", "additionalProperties": false, "properties": {} }',
  )
  writeFileSync(join(broken, 'widget.ts'), 'export const widget = {')
  const { status, text } = run('generate')
  expect({ status, text: text.split('\n')[0] }).toEqual({
    status: 1,
    text: 'widgets/Broken/widget.ts:1:23: ERROR: Expected identifier but found end of file',
  })
  writeFileSync(join(broken, 'widget.ts'), "export const widget = { name: 'Other' }")
  expect(run('generate').text.split('\n')[0]).toBe('widgets/Broken/widget.ts: its name is "Other", but the folder requires "Broken"')
  rmSync(broken, { recursive: true })
})

test('what is there already is left alone', () => {
  const { status, text } = run('new', 'widget', 'Text')
  expect({ status, text }).toEqual({ status: 1, text: 'widgets/Text/widget.ts is there already.\n' })
})

test('a fact joins the facts of its area', () => {
  expect(
    factsFile('isNew', "import { defineFacts } from '../../engine/action.ts'\n\nexport const facts = defineFacts({\n  a: 1,\n})\n"),
  ).toBe(
    "import { defineFacts } from '../../engine/action.ts'\n\nexport const facts = defineFacts({\n  a: 1,\n  isNew: {\n    schema: { type: 'boolean' },\n    description: 'Say here what it means, for the person who writes a rule.',\n    known: 'live',\n    examples: [false, true],\n  },\n})\n",
  )
})
