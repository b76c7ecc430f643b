import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { canonical } from '../engine/core/json.ts'
import { folders, hashOf } from '../engine/release/disk.ts'
import { packSource } from '../engine/release/source-pack.ts'
import type { SiteDifference } from '../engine/workspace/difference.ts'
import { readSiteFolder } from '../engine/release/folder.ts'
import type { CommandRun } from './command-line.ts'
import type { CommandName } from './commands.ts'
import { execute } from './execute.fixture.ts'
import { printDifference } from './site/difference.ts'
import { printTimeline } from './site/timeline.ts'

const root = resolve(import.meta.dirname, '..')
const atNoon = ['--at', '2026-11-20T12:00+08:00']
let work: string

// The time limit is long, because each command reads and proves two complete sites.
vi.setConfig({ testTimeout: 180_000 })

beforeAll(() => {
  work = realpathSync(mkdtempSync(join(tmpdir(), 'habi-diff-')))
  cpSync(join(root, 'config'), join(work, 'config'), { recursive: true })
  cpSync(join(root, 'config'), join(work, 'changed'), { recursive: true })
  edit(
    'changed/banner/home-top/christmas.json',
    (banner) => (banner.schedule = { from: '2026-12-01T00:00', until: '2026-12-26T23:59' }),
  )
})
beforeEach(() => void vi.stubEnv('DATA_DIR', join(work, 'data')))
afterEach(() => void vi.unstubAllEnvs())
afterAll(() => rmSync(work, { recursive: true, force: true }))

function edit(path: string, change: (document: { [name: string]: unknown }) => void): void {
  const document = JSON.parse(readFileSync(join(work, path), 'utf8')) as { [name: string]: unknown }
  change(document)
  writeFileSync(join(work, path), JSON.stringify(document, null, 2))
}

/** Runs a command in this process. Names of folders refer to folders in `work`. */
async function run<Name extends CommandName>(name: Name, command: CommandRun<Name>, args: readonly string[]) {
  const isFolder = /^(?:config|changed|wrong)$/
  const { status, lines, errors } = await execute(
    name,
    command,
    ...args.map((word) => (isFolder.test(word) ? join(work, word) : word)),
  )
  const named = (text: string): string => text.replaceAll(new RegExp(`${work}/(?=config|changed|wrong)`, 'g'), '')
  return { status, lines: lines.map(named), errors: named(errors) }
}

const diff = (...args: readonly string[]) => run('diff', printDifference, args)
const timeline = (...args: readonly string[]) => run('timeline', printTimeline, args)

/** Starts `npm run diff` as a process in `work`. */
function start(...args: readonly string[]): {
  readonly status: number | null
  readonly lines: readonly string[]
  readonly errors: string
} {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), join(root, 'tools/diff.ts'), ...args],
    { cwd: work, encoding: 'utf8', env: { ...process.env, DATA_DIR: join(work, 'data') } },
  )
  return { status, lines: stdout.trimEnd().split('\n'), errors: stderr.trimEnd() }
}

const lost = '  banner "Bingo on Christmas nights" ends 11 days earlier for everybody'
const shorter = [
  'banner/home-top/christmas',
  '  "Bingo on Christmas nights" banner: it is now shown from 1 to 26 Dec 2026 instead of ' +
    'from 1 Dec 2026 to 6 Jan 2027',
  '',
  'Who gains or loses what, the most important changes first:',
  lost,
  expect.stringMatching(/^ {4}see \/\?preview=[\w-]+$/) as string,
]

test('diff describes the changes between two folders, then who gains and who loses, and exits with code 0', async () => {
  expect(start('config', 'changed', ...atNoon)).toEqual({ status: 0, lines: shorter, errors: '' })
  expect(await diff('config', 'config', '--exit-code')).toEqual({
    status: 0,
    lines: ['config and config are the same.'],
    errors: '',
  })
})

test('for scripts, diff has an exit code, a list of the changed values, and JSON', async () => {
  expect(await diff('config', 'changed', '--structure', '--exit-code')).toEqual({
    status: 1,
    lines: [
      'banner/home-top/christmas (document)/schedule: {"from":"2026-12-01T00:00","until":"2027-01-06T23:59"} ' +
        '-> {"from":"2026-12-01T00:00","until":"2026-12-26T23:59"}',
    ],
    errors: '',
  })
  const { lines } = await diff('config', 'changed', '--json', ...atNoon)
  const difference = JSON.parse(lines.join('\n')) as SiteDifference
  expect(difference).toMatchObject({
    before: 'config',
    after: 'changed',
    at: Date.parse('2026-11-20T12:00+08:00'),
    documents: [
      {
        document: 'banner/home-top/christmas',
        change: 'changed',
        changes: [{ change: 'changed', item: '', path: '/schedule' }],
      },
    ],
    audience: [
      {
        change: 'changed',
        kind: 'node',
        document: 'page/home',
        item: 'slide',
        entry: 'banner/home-top/christmas',
        gains: [],
        loses: [{ who: true, windows: [{ from: Date.parse('2026-12-27T00:00+08:00') }] }],
      },
    ],
  })
})

test('diff compares git revisions and releases of the store', async () => {
  const git = (...words: string[]): void => {
    const { status, stderr } = spawnSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@localhost', ...words], {
      cwd: work,
      encoding: 'utf8',
    })
    expect(status, stderr).toBe(0)
  }
  git('init', '-q')
  git('add', 'config')
  git('commit', '-qm', 'The site')
  expect(await diff('HEAD', 'changed', 'config', ...atNoon)).toEqual({ status: 0, lines: shorter, errors: '' })

  const { files, assets } = await readSiteFolder(join(work, 'config'))
  const site = folders(join(work, 'data', 'site'))
  const packed = packSource(files, assets)
  const manifest = canonical({ source: packed.hash })
  const release = hashOf(manifest)
  for (const folder of [site.releases, site.sources]) mkdirSync(folder, { recursive: true })
  writeFileSync(join(site.releases, `${release}.json`), manifest)
  const sourcePath = join(site.sources, `${packed.hash}.json.gz`)
  writeFileSync(sourcePath, await packed.whole())
  for (const { hash, pack } of packed.parts) writeFileSync(join(site.sources, `${hash}.json.gz`), await pack())
  const pointer = { channel: 'live', sequence: 1, release, build: 'b', routes: {}, at: '2026-11-20T00:00:00.000Z' }
  writeFileSync(site.pointer, JSON.stringify(pointer))
  expect(await diff(release.slice(0, 8), 'changed', ...atNoon)).toEqual({ status: 0, lines: shorter, errors: '' })
  expect((await diff('live', 'HEAD', 'config')).lines).toEqual(['live and HEAD are the same.'])

  rmSync(sourcePath)
  expect(await diff(release, 'HEAD', 'config')).toMatchObject({
    status: 2,
    errors: `${join(work, 'data', 'site')} does not contain the documents of release ${release}, so this release cannot be read.`,
  })
})

test('diff reports wrong arguments without a stack trace', async () => {
  const refusals: readonly (readonly [readonly string[], RegExp])[] = [
    [['config'], /^expected two arguments, A B; got "config"\nUsage: npm run diff -- A B /],
    [['config', 'changed', '--structur'], /^unknown option --structur; did you mean "--structure"\?\nUsage/],
    [
      ['config', 'changed', '--at', 'noon'],
      /^--at takes a date and time with a UTC offset, such as 2026-12-24T18:00\+08:00, got "noon"\n/,
    ],
    [
      ['config', 'v9'],
      /^v9 is not a folder, not a release in \S+, and not a git revision that contains config\. Expected a folder/,
    ],
  ]
  for (const [n, [args, expected]] of refusals.entries()) {
    const { status, lines, errors } = n === 0 ? start(...args) : await diff(...args)
    expect(errors).toMatch(expected)
    expect(errors).not.toMatch(/^\s+at /m)
    expect({ status, lines }).toEqual({ status: 2, lines: [''] })
  }
})

test('diff reports that git is missing', async () => {
  vi.stubEnv('PATH', '/nowhere')
  const { status, errors } = await diff('config', 'HEAD')
  expect([status, errors]).toEqual([2, expect.stringContaining('git, which reads revisions, cannot be run')])
})

test('diff of a site with errors compares its documents and reports its errors, without proofs', async () => {
  cpSync(join(work, 'changed'), join(work, 'wrong'), { recursive: true })
  edit('wrong/banner/home-top/perya.json', (banner) => (banner.sort = 'first'))
  const { status, lines, errors } = await diff('changed', 'wrong')
  expect(lines).toEqual(['banner/home-top/perya', expect.stringContaining('sort changes from 40 to first') as string])
  expect(errors).toMatch(
    /^wrong\/banner\/home-top\/perya\.json:\d+:\d+ \/sort: expected a number, got "first"\..* \[CFG-TYPE\]\nwrong has 1 error, so nothing can be proven about who gains or loses what\.$/,
  )
  expect(status).toBe(2)

  writeFileSync(join(work, 'wrong/page/home.json'), '{ "kind": "page"')
  expect(await diff('changed', 'wrong')).toMatchObject({
    status: 2,
    lines: [''],
    errors: expect.stringMatching(
      /malformed JSON[^]*wrong has no documents, or documents that cannot be read\. Fix these errors first\.$/,
    ) as string,
  })
})

test('timeline prints a table with each instant once, or JSON', async () => {
  const { status, lines } = await timeline('changed', ...atNoon)
  expect(status).toBe(0)
  expect(lines[0]).toMatch(/^changed, 60 days from 20 Nov 2026 12:00 \(Asia\/Manila\): \d+ instants\.$/)
  expect(lines).toContain(
    '27 Dec 2026 00:00  "Bingo on Christmas nights" (banner/home-top/christmas on page/home) disappears for everybody',
  )
  const { events } = JSON.parse((await timeline('changed', '--json', '--days', '5', ...atNoon)).lines.join('\n')) as {
    events: readonly unknown[]
  }
  expect(events).toEqual([])
  expect(await timeline('--days', '0')).toMatchObject({
    status: 2,
    errors: expect.stringMatching(/^--days takes a number from 1 to 3,660, got "0"\n/) as string,
  })
})
