import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { errorMessage } from '../engine/core/error-message.ts'
import { retention } from '../engine/release/collect.ts'
import { smallSite, writeSite } from '../tests/faults/small-site.fixture.ts'
import { sample } from '../tests/sample.fixture.ts'
import { MAX_LIFETIME_MS } from '../server/preview/signed-token.ts'
import { parseCommandLine } from './command-line.ts'
import { type Command, type CommandName, commands } from './commands.ts'
import { helpText, usageLine } from './help.ts'

const root = resolve(import.meta.dirname, '..')
const names = Object.keys(commands) as CommandName[]
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: { readonly [name: string]: string }
}

function errorOf(name: CommandName, ...argv: string[]): string {
  try {
    parseCommandLine(name, argv, {})
  } catch (error) {
    return errorMessage(error)
  }
  return 'no error'
}

/** Returns an example word for each argument that the command requires. */
function requiredWords(name: CommandName): readonly string[] {
  const required = Object.values(commands[name].arguments as Command['arguments']).filter(
    ({ isRequired }) => isRequired === true,
  )
  return [...required.map(({ choices }) => choices?.[0] ?? 'x'), ...(name === 'preview' ? ['home'] : [])]
}

/** Returns a function that parses a command line and returns the folder of the site. */
function siteParser(name: CommandName): (argv: readonly string[], environment: NodeJS.ProcessEnv) => unknown {
  return (argv, environment) => (parseCommandLine(name, argv, environment) as { readonly site?: unknown }).site
}

describe.each(names)('%s', (name) => {
  const command: Command = commands[name]

  it('is a script of package.json that runs this command', () => {
    expect(scripts[name]).toBe(`tsx tools/run.ts ${name}`)
    const file = name === 'bench' ? 'tests/bench/main.ts' : `tools/${name}.ts`
    expect(existsSync(join(root, file)), file).toBe(true)
    expect(readFileSync(join(root, file), 'utf8')).toMatch(new RegExp(`runCommand\\(\\s*'${name}'`))
  })

  it('describes all of its arguments and options', () => {
    const help = helpText(name)
    for (const argument of Object.values(command.arguments))
      expect(help).toMatch(new RegExp(`^ {2}${argument.name} `, 'm'))
    for (const option of [...Object.keys(command.options), 'help'])
      expect(help).toMatch(new RegExp(`^ {2}--${option}\\b`, 'm'))
    for (const line of help.split('\n')) expect(line.length).toBeLessThanOrEqual(120)
  })

  it('refuses an unknown option and names the most similar option', () => {
    for (const option of [...Object.keys(command.options), 'help'])
      expect(errorOf(name, `--${option}x`)).toMatch(/^unknown option --[\w-]+; did you mean "--[\w-]+"\?$/)
    expect(errorOf(name, '--qqqqqq')).toMatch(/^unknown option --qqqqqq; the options are --/)
  })

  it('refuses more arguments than it has', () => {
    const most = Object.keys(command.arguments).length
    const words = Array.from({ length: most + 1 }, () => 'x')
    expect(errorOf(name, ...words)).toMatch(/^expected (at most )?(no|one|two|three) arguments?, got "x"/)
  })
})

test('the folder of the site is the argument, or else SITE_DIR, or else config', () => {
  for (const name of names.filter((one) => 'site' in commands[one].arguments)) {
    const words = requiredWords(name)
    const siteOf = siteParser(name)
    expect(
      [siteOf(words, {}), siteOf(words, { SITE_DIR: 'mine' }), siteOf([...words, 'given'], { SITE_DIR: 'mine' })],
      name,
    ).toEqual(['config', 'mine', 'given'])
  }
})

const siteCommands = names.filter((name) => 'site' in commands[name].arguments)

test('every command that reads a site has an argument for its folder', () => {
  expect(siteCommands).toEqual([
    'start',
    'dev',
    'check',
    'diff',
    'timeline',
    'why',
    'preview',
    'new',
    'publish',
    'pull',
    'push',
    'status',
    'release',
  ])
})

describe('paths are relative to the folder in which npm was called', () => {
  const caller = join(root, 'docs/decisions')
  const called = (name: string) => ({ npm_lifecycle_event: name, INIT_CWD: caller })
  const below = (path: string) => relative(process.cwd(), resolve(caller, path))

  test.each(siteCommands)('%s', (name) => {
    const words = requiredWords(name)
    // A version counts as a path only if the folder exists.
    const folder = name === 'timeline' || name === 'why' ? '..' : 'mine'
    const siteOf = siteParser(name)
    expect([
      siteOf([...words, folder], called(name)),
      siteOf(words, { ...called(name), SITE_DIR: folder }),
      siteOf([...words, caller], called(name)),
      siteOf(words, called(name)),
      // Here npm runs the script `test` instead of the command, so the path is not converted.
      siteOf([...words, folder], called('test')),
    ]).toEqual([below(folder), below(folder), caller, 'config', folder])
  })

  test('also when they are versions or the values of options', () => {
    expect(parseCommandLine('diff', ['HEAD', '../..'], called('diff'))).toMatchObject({
      before: 'HEAD',
      after: below('../..') || '.',
    })
    expect(parseCommandLine('release', ['--out', 'dist'], called('release'))).toMatchObject({ out: below('dist') })
  })
})

test('--help of npm start and npm run dev describes every variable that the server reads', () => {
  const texts = ['server/options.ts', 'server/limits/read-limits.ts'].map((file) => readFileSync(file, 'utf8'))
  const read = texts.join('\n').matchAll(/\benv\.([A-Z_]+)|readNumber\(env, '([A-Z_]+)'/g)
  const names = new Set([...read].map(([, name = '', limit = name]) => name || limit))
  // `environment` lacks these variables: commands set them, except NODE_ENV.
  for (const name of ['NODE_ENV', 'SITE_DIR', 'APPLY_RELEASES', 'DEVELOPMENT_BUILD'])
    expect(names.delete(name)).toBe(true)
  expect(names.size).toBeGreaterThan(10)
  for (const name of ['start', 'dev'] as const)
    expect(Object.keys(commands[name].environment).sort()).toEqual([...names].sort())
})

test('the maximum time of a preview token equals the maximum that the server accepts', () => {
  expect(commands.preview.options.hours.maximum * 3_600_000).toBe(MAX_LIFETIME_MS)
  expect(retention.days * 86_400_000).toBeGreaterThan(MAX_LIFETIME_MS)
})

test('arguments and options are parsed to their types', () => {
  expect(parseCommandLine('diff', ['a', 'b', '--at', '2026-12-24T18:00+08:00', '--json'], {})).toEqual({
    before: 'a',
    after: 'b',
    site: 'config',
    at: Date.UTC(2026, 11, 24, 10),
    structure: false,
    json: true,
    'exit-code': false,
  })
  expect(parseCommandLine('timeline', ['--days=5'], {})).toMatchObject({ days: 5 })
  expect(parseCommandLine('timeline', [], {})).toMatchObject({ days: 60, at: undefined })
})

test.each<[CommandName, readonly string[], string]>([
  ['diff', [], 'expected two arguments, A B; none was given'],
  ['diff', ['a'], 'expected two arguments, A B; got "a"'],
  ['check', ['a', 'b'], 'expected at most one argument, got "a" "b"'],
  ['check', ['--json=yes'], '--json takes no value'],
  ['check', ['--at'], '--at needs a value: --at INSTANT'],
  [
    'check',
    ['--at', '2026-12-24'],
    '--at takes a date and time with a UTC offset, such as 2026-12-24T18:00+08:00, got "2026-12-24"',
  ],
  ['timeline', ['--days', 'many'], '--days takes a number from 1 to 3,660, got "many"'],
  ['new', ['widgte', 'X'], 'unknown kind "widgte"; did you mean "widget"?'],
])('%s %j is refused: %s', (name, argv, message) => {
  expect(errorOf(name, ...argv)).toBe(message)
})

test('usage lines name required and optional arguments', () => {
  expect(usageLine('check')).toBe('Usage: npm run check -- [DIR] [--at INSTANT] [--json] [--server URL]')
  expect(usageLine('new')).toBe('Usage: npm run new -- KIND NAME [DIR] [--languages LIST]')
  expect(usageLine('build')).toBe('Usage: npm run build')
  expect(usageLine('start')).toBe('Usage: npm start -- [DIR]')
})

function run(...words: string[]) {
  return spawnSync(process.execPath, ['--import', 'tsx', ...words], { cwd: root, encoding: 'utf8' })
}

test('--help prints the help text and does nothing else', () => {
  expect(run('tools/rollback.ts', '--help')).toMatchObject({
    status: 0,
    stdout: `${helpText('rollback')}\n`,
    stderr: '',
  })
})

test('wrong arguments exit with code 2 and the usage', () => {
  expect(run('tools/rollback.ts', '--hepl')).toMatchObject({
    status: 2,
    stdout: '',
    stderr:
      `unknown option --hepl; did you mean "--help"?\n${usageLine('rollback')}\nDescription of all arguments: ` +
      `npm run rollback -- --help\n`,
  })
})

describe('a command whose output was closed, as with head', () => {
  /** Runs a command whose output streams are closed. */
  async function runClosed(closed: 'stdout' | 'both', ...words: string[]) {
    const child = spawn(process.execPath, ['--import', 'tsx', ...words], {
      cwd: root,
      env: { ...process.env, DATA_DIR: join(tmpdir(), 'habi-no-such-folder') },
    })
    child.stdout.destroy()
    let errors = ''
    if (closed === 'both') child.stderr.destroy()
    else child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
    return { code, signal, errors }
  }

  const longOutputs = [
    [['tools/check.ts', '--json']],
    [['tools/diff.ts', 'examples/bus', 'config', '--structure']],
    [['tools/timeline.ts', '--days', '400']],
  ]
  test.each(sample(longOutputs, { count: 1 }))('ends without an error: %j', { timeout: 60_000 }, async (words) => {
    expect(await runClosed('stdout', ...words)).toEqual({ code: 0, signal: null, errors: '' })
  })

  const failures = [
    [2, ['tools/publish.ts']],
    [2, ['tools/rollback.ts', '--hepl']],
    [1, ['tools/rollback.ts']],
    [1, ['tools/check.ts', 'docs']],
  ] as const
  test.each(sample(failures, { count: 2 }))(
    'exits with code %i after a failure: %j',
    { timeout: 60_000 },
    async (code, words) => {
      expect(await runClosed('both', ...words)).toMatchObject({ code, signal: null })
    },
  )

  test('still completes its work', { timeout: 120_000 }, async () => {
    const work = mkdtempSync(join(tmpdir(), 'habi-closed-'))
    const [site, out] = [join(work, 'site'), join(work, 'out')]
    await writeSite(site, await smallSite('Here'))
    expect(await runClosed('both', 'tools/release.ts', site, '--out', out)).toEqual({
      code: 0,
      signal: null,
      errors: '',
    })
    expect(existsSync(join(out, 'release.json'))).toBe(true)
    rmSync(work, { recursive: true })
  })
})
