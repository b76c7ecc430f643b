import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readName } from './new/name.ts'
import { factsFile } from './new/templates.ts'

const root = resolve(import.meta.dirname, '..')
let copy: string

beforeAll(() => {
  copy = realpathSync(mkdtempSync(join(tmpdir(), 'habi-new-')))
  for (const folder of ['catalogue', 'engine', 'schemas', 'widgets', 'business', 'player', 'server', 'tools'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true })
  for (const file of ['package.json', 'tsconfig.json', '.oxfmtrc.json']) cpSync(join(root, file), join(copy, file))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  run('generate', '--write')
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

interface Ended {
  readonly status: number | null
  readonly text: string
}

/** Runs a command as the scripts of `package.json` do. */
function run(command: string, ...args: string[]): Ended {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(copy, 'tools/run.ts'), command, ...args],
    { cwd: copy, encoding: 'utf8' },
  )
  return { status, text: `${stdout}${stderr}` }
}

/** Checks the types of these files and of their imports. Checking all files would take twice as long. */
function typeErrors(include: readonly string[]): readonly string[] {
  writeFileSync(join(copy, 'tsconfig.made.json'), JSON.stringify({ extends: './tsconfig.json', include }))
  const options = ['-p', 'tsconfig.made.json', '--pretty', 'false']
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), options, { cwd: copy, encoding: 'utf8' })
  return stdout.split('\n').filter((line) => line !== '')
}

test('new creates a widget, an action, a fact and a call that pass generate, the formatter and the type checker', () => {
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
  const catalogue = JSON.parse(readFileSync(join(copy, 'catalogue/catalogue.gen.json'), 'utf8')) as Record<
    string,
    object
  >
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
    'business/testing/calls/list.sandbox.ts',
    'business/testing/do-thing/action.ts',
    'business/testing/facts.ts',
  ]
  expect(
    execFileSync(join(root, 'node_modules/.bin/oxfmt'), ['--check', ...made], { cwd: copy, encoding: 'utf8' }),
  ).toContain('All matched files use the correct format')
  expect(typeErrors([...made.filter((path) => /tsx?$/.test(path)), '*/*.gen.ts', '**/*.d.ts'])).toEqual([])
}, 120_000)

test('a command says what to do when the source of a generated file was deleted', () => {
  rmSync(join(copy, 'widgets/Jackpot'), { recursive: true })
  const { status, text } = run('check')
  expect({ status, text }).toEqual({
    status: 2,
    text:
      'the generated file widgets/widgets.gen.ts imports widgets/Jackpot/widget.ts, which does not exist. ' +
      'Run: npm run generate -- --write\n',
  })
  expect(run('generate', '--write').text).toContain('wrote widgets/widgets.gen.ts')
  expect(run('check', '--help')).toMatchObject({ status: 0 })
})

test.each([
  [
    'widget',
    'hero',
    'the name of a widget must be a capital letter, then letters and digits, such as VipCard; got "hero"',
  ],
  [
    'widget',
    '../Evil',
    'the name of a widget must be a capital letter, then letters and digits, such as VipCard; got "../Evil"',
  ],
  ['widget', 'Object', 'Object is a global name of JavaScript; choose another name'],
  ['action', 'launch', 'the name of an action must have the form area.verb, such as games.launch; got "launch"'],
  ['fact', 'player/vip', 'the name of a fact must have the form area.name, such as player.vipLevel; got "player/vip"'],
  ['call', 'games.list', 'the name of a call must have the form area/name, such as games/list; got "games.list"'],
] as const)('a new %s cannot be called %s', (kind, name, message) => {
  expect(readName(kind, name)).toEqual({ ok: false, message })
})

test('new refuses an unknown kind and a wrong name', () => {
  expect(run('new', 'campaign', 'home')).toMatchObject({
    status: 2,
    text: expect.stringMatching(
      /^unknown kind "campaign"; expected widget, action, fact, call, page, banner, popup, skin, section, site\n/,
    ) as string,
  })
  expect(run('new', 'widget', 'hero')).toMatchObject({ status: 1 })
})

test('generate reports an invalid folder in one line and generates the files of all other folders', () => {
  const broken = join(copy, 'widgets', 'Broken')
  mkdirSync(broken)
  writeFileSync(
    join(broken, 'schema.json'),
    '{ "title": "Broken", "description": "A widget.", "type": "object", "additionalProperties": ' +
      'false, "properties": {} }',
  )
  writeFileSync(join(broken, 'widget.ts'), 'export const widget = {')
  const { status, text } = run('generate')
  expect({ status, text: text.split('\n')[0] }).toEqual({
    status: 1,
    text: 'widgets/Broken/widget.ts:1:23: ERROR: Expected identifier but found end of file',
  })
  writeFileSync(join(broken, 'widget.ts'), "export const widget = { name: 'Other' }")
  expect(run('generate').text.split('\n')[0]).toBe(
    'widgets/Broken/widget.ts: its name is "Other", but the folder requires "Broken"',
  )
  rmSync(broken, { recursive: true })
})

test('new does not overwrite files', () => {
  mkdirSync(join(copy, 'site/section'), { recursive: true })
  writeFileSync(join(copy, 'site/site.json'), '{ "languages": [{ "code": "en" }] }')
  writeFileSync(join(copy, 'site/section/note.json'), '{}')
  expect(run('new', 'section', 'note', join(copy, 'site'))).toEqual({
    status: 1,
    text: 'section/note.json already exists.\n',
  })
  const { status, text } = run('new', 'widget', 'Text')
  expect({ status, text }).toEqual({ status: 1, text: 'widgets/Text/widget.ts already exists.\n' })
})

test('a new fact is added to the facts of its area', () => {
  expect(
    factsFile(
      'isNew',
      "import { defineFacts } from '../../engine/action.ts'\n\nexport const facts = defineFacts({\n  a: 1,\n})\n",
    ),
  ).toBe(
    "import { defineFacts } from '../../engine/action.ts'\n\nexport const facts = defineFacts({\n  a: " +
      "1,\n  isNew: {\n    schema: { type: 'boolean' },\n    description: " +
      "'Describe what the fact means, for people who write rules.',\n    known: 'live',\n    examples: " +
      '[false, true],\n  },\n})\n',
  )
})
