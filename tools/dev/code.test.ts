import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashCode, syntaxProblem } from './code.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'habi-code-'))
  await save(
    'main.ts',
    "import { one } from './lib/one.ts'\nimport limits from './limits.json' with { type: 'json' }\none(limits)\n",
  )
  await save('lib/one.ts', "export const one = (limits: object) => import('./View.tsx').then(() => limits)\n")
  await save('lib/View.tsx', 'export const View = () => <p />\n')
  await save('limits.json', '{ "most": 1 }')
})
afterEach(() => rm(root, { recursive: true }))

async function save(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}

test('the code hash of a process changes with every module that the process runs', async () => {
  const hashes = [await hashCode(root, ['main.ts'])]
  await save('limits.json', '{ "most": 2 }')
  hashes.push(await hashCode(root, ['main.ts']))
  await save('lib/one.ts', "export const one = (limits: object) => import('./View.tsx').then(() => [limits])\n")
  hashes.push(await hashCode(root, ['main.ts']))
  expect(hashes.map((hash) => typeof hash)).toEqual(['string', 'string', 'string'])
  expect(new Set(hashes).size).toBe(3)
})

test('a comment, a type or a module that is loaded later does not change the code of a process', async () => {
  const before = await hashCode(root, ['main.ts'])
  await save('lib/one.ts', "// Why.\nexport const one = (limits: unknown) => import('./View.tsx').then(() => limits)\n")
  await save('lib/View.tsx', 'export const View = () => <div />\n')
  await save('lib/other.ts', 'export const other = 1\n')
  expect(await hashCode(root, ['main.ts'])).toBe(before)
})

test('code that cannot be parsed is reported in one line with its position', async () => {
  await save('lib/one.ts', 'export const two = 2\n')
  expect(await hashCode(root, ['main.ts'])).toEqual({
    problem: 'main.ts:1:10: No matching export in "lib/one.ts" for import "one"',
  })
  await save('lib/one.ts', 'export const one = {\n')
  expect(await syntaxProblem(root, join(root, 'lib/one.ts'))).toEqual({
    problem: 'lib/one.ts:2:1: Expected identifier but found end of file',
  })
  await save('limits.json', '{ "most": }')
  expect(await syntaxProblem(root, join(root, 'limits.json'))).toEqual({
    problem: expect.stringMatching(/^limits\.json:1:\d+: [^\n]+$/) as string,
  })
})

test('a file that is not code, or was removed, has no syntax error', async () => {
  await save('page.css', '.page {')
  expect(await syntaxProblem(root, join(root, 'page.css'))).toBeUndefined()
  expect(await syntaxProblem(root, join(root, 'removed.ts'))).toBeUndefined()
})
