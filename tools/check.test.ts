import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute } from './execute.fixture.ts'
import { printFindings } from './site/findings.ts'

const root = resolve(import.meta.dirname, '..')
let folder: string

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'habi-check-')))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the command in this process. `lines` contains the output, then the errors. */
async function check(...args: string[]): Promise<{ readonly status: number; readonly lines: readonly string[] }> {
  const { status, lines, errors } = await execute('check', printFindings, ...args)
  return { status, lines: [...lines, ...errors.split('\n')].filter((line) => line !== '') }
}

/** Starts the command as a process. */
function start(...args: string[]): { readonly status: number | null; readonly lines: readonly string[] } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(root, 'tools/check.ts'), ...args],
    { cwd: root, encoding: 'utf8' },
  )
  return { status, lines: `${stdout}${stderr}`.trimEnd().split('\n') }
}

test('the configuration of this repository has no errors', async () => {
  const { status, lines } = await check()
  expect(lines.at(-1)).toMatch(/^config: \d+ documents, no errors(?:, \d+ warnings?)? \(\d+ ms\)$/)
  expect(status).toBe(0)
})

test('each problem of a broken folder is one line, without a stack trace, and the exit code is 1', () => {
  const copy = join(folder, 'broken')
  cpSync(join(root, 'config'), copy, { recursive: true })
  const page = join(copy, 'page')
  writeFileSync(join(page, 'a-malformed.json'), '{ "kind": "page" "id": 1 }')
  writeFileSync(join(page, 'b-large.json'), '')
  truncateSync(join(page, 'b-large.json'), 50 * 1024 * 1024)
  writeFileSync(join(page, 'c-deep.json'), '[{"a":'.repeat(10_000))
  writeFileSync(
    join(page, 'd-proto.json'),
    '{ "$schema": "../../schemas/page.json", "kind": "page", "id": "d-proto", "__proto__": {} }',
  )
  writeFileSync(join(page, 'e-mark.json'), '\uFEFF{}')
  symlinkSync('/etc/hosts', join(page, 'f-outside.json'))
  symlinkSync('g-circle.json', join(page, 'g-circle.json'))
  mkdirSync(join(page, 'h-folder.json'))
  const { status, lines } = start(copy)
  const broken = lines
    .filter((line) => line.startsWith(`${copy}/page/`))
    .map((line) => line.slice(`${copy}/page/`.length))
  expect(broken).toEqual([
    'a-malformed.json:1:18: malformed JSON: expected a comma. [CFG-JSON]',
    'b-large.json:1:1: the file has 50 MB; the limit is 1 MB. [CFG-SIZE]',
    'c-deep.json:1:193: the document is nested more than 64 levels deep. [CFG-DEPTH]',
    'd-proto.json:1:74 /__proto__: the key "__proto__" is not allowed. [CFG-KEY]',
    expect.stringMatching(/^e-mark\.json:1:1: the kind is missing; expected .* \[CFG-DOCUMENT\]$/),
    'e-mark.json:1:1: the file starts with a byte-order mark; save it as UTF-8 without one. [CFG-ENCODING]',
    'f-outside.json:1:1: this link leads out of the folder; replace the link with the file itself. [CFG-OUTSIDE]',
    'g-circle.json:1:1: the file cannot be read (the link leads back to itself). [CFG-READ]',
    'h-folder.json:1:1: this is a folder, but its name ends in .json like the name of a document. [CFG-READ]',
  ])
  expect(lines.at(-1)).toMatch(/: \d+ documents, 9 errors/)
  expect(lines.join('\n')).not.toMatch(/^\s+at /m)
  expect(status).toBe(1)
})

test('--json prints the findings as JSON', async () => {
  const { status, lines } = await check(join(folder, 'nowhere'), '--json')
  expect(JSON.parse(lines.join('\n'))).toEqual({
    ok: false,
    documents: 0,
    translations: { texts: 0, missing: {} },
    findings: [
      {
        code: 'CFG-READ',
        severity: 'error',
        file: join(folder, 'nowhere'),
        line: 1,
        column: 1,
        pointer: '',
        message: 'the folder cannot be read (it does not exist)',
      },
    ],
  })
  expect(status).toBe(1)
})

test('an unknown option is refused with a message that names the most similar option', async () => {
  const { status, lines } = await check('--jsn')
  expect(status).toBe(2)
  expect(lines.slice(0, 2)).toEqual([
    'unknown option --jsn; did you mean "--json"?',
    'Usage: npm run check -- [DIR] [--at INSTANT] [--json] [--server URL]',
  ])
})
