import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue } from '../check/check.fixture.ts'
import { checkSource } from '../check/check.ts'
import { formatFinding } from '../document/finding.ts'
import { readSiteFolder } from './folder.ts'
import { type SiteSource, sourceOf } from '../document/source.ts'

let folder: string

beforeAll(() => {
  folder = join(realpathSync(mkdtempSync(join(tmpdir(), 'habi-source-'))), 'config')
  mkdirSync(join(folder, 'page'), { recursive: true })
})
afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }))

/** The parsed documents of a folder. */
async function readSource(dir: string): Promise<SiteSource> {
  const files = await readSiteFolder(dir)
  return sourceOf(files, files.root)
}

/** Findings of a folder that has only the entry that `make` creates in `page/`. */
async function only(make: (path: string) => void): Promise<string[]> {
  const path = join(folder, 'page', 'x.json')
  make(path)
  try {
    const { findings } = await readSource(folder)
    return findings.map((finding) => formatFinding(finding).replace(`${folder}/`, ''))
  } finally {
    rmSync(path, { recursive: true, force: true })
  }
}

test('malformed JSON is reported', async () => {
  expect(await only((path) => writeFileSync(path, '{\n  "kind": "page",\n  "id": tru\n}'))).toEqual([
    'page/x.json:3:9: malformed JSON: an unknown word; a text must be in double quotes. [CFG-JSON]',
  ])
  expect(await only((path) => writeFileSync(path, '{ "a": 1, // no\n }'))).toEqual([
    'page/x.json:1:11: malformed JSON: comments are not allowed. [CFG-JSON]',
  ])
  expect(await only((path) => writeFileSync(path, ''))).toEqual([
    'page/x.json:1:1: malformed JSON: the file is empty. [CFG-JSON]',
  ])
})

test('a file that is too large is refused without reading it', async () => {
  const lines = await only((path) => {
    writeFileSync(path, '{')
    // Node cannot read a file of more than 2 GB into memory.
    truncateSync(path, 3 * 1024 ** 3)
  })
  expect(lines).toEqual(['page/x.json:1:1: the file has 3072 MB; the limit is 1 MB. [CFG-SIZE]'])
})

test('nesting of 10,000 levels is reported', async () => {
  expect(await only((path) => writeFileSync(path, `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`))).toEqual([
    'page/x.json:1:321: the document is nested more than 64 levels deep. [CFG-DEPTH]',
  ])
  expect(await only((path) => writeFileSync(path, '['.repeat(100_000)))).toEqual([
    'page/x.json:1:65: the document is nested more than 64 levels deep. [CFG-DEPTH]',
  ])
})

test.each(['__proto__', 'constructor', 'prototype', '\\u005f_proto__'])('the key %s is reported', async (key) => {
  const text = `{ "$schema": "../../schemas/page.json", "kind": "page", "id": "x", "root": [{ "${key}": { "polluted": true } }] }`
  expect(await only((path) => writeFileSync(path, text))).toEqual([
    expect.stringMatching(/^page\/x.json:1:79 \/root\/0\/\S+: the key "\S+" is not allowed\. \[CFG-KEY\]$/),
  ])
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})

test('a duplicate key is reported', async () => {
  const text =
    '{ "$schema": "../../schemas/page.json", "kind": "page", "id": "x",\n  "root": { "v": 1, "\\u0076": 2 } }'
  expect(await only((path) => writeFileSync(path, text))).toEqual([
    'page/x.json:2:21 /root/v: duplicate key "v"; remove one of the two. [CFG-KEY]',
  ])
})

test('a byte-order mark is reported, and the rest of the file is still checked', async () => {
  expect(await only((path) => writeFileSync(path, '\uFEFF{ "kind": "page", "id": "x" }'))).toEqual([
    'page/x.json:1:1: the file starts with a byte-order mark; save it as UTF-8 without one. [CFG-ENCODING]',
    'page/x.json:1:1: $schema is missing; write "$schema": "../../schemas/page.json" as the first line, so code editors can check the file. [CFG-DOCUMENT]',
  ])
})

test('a file that is not UTF-8 is reported', async () => {
  expect(await only((path) => writeFileSync(path, Buffer.from([0x7b, 0xff, 0xfe, 0x7d])))).toEqual([
    'page/x.json:1:1: the file is not UTF-8. [CFG-ENCODING]',
  ])
})

test('a symbolic link to a file outside the folder is reported', async () => {
  expect(await only((path) => symlinkSync('/etc/passwd', path))).toEqual([
    'page/x.json:1:1: this link leads out of the folder; replace the link with the file itself. [CFG-OUTSIDE]',
  ])
})

test('a symbolic link to itself, or to a missing file, is reported', async () => {
  expect(await only((path) => symlinkSync('x.json', path))).toEqual([
    'page/x.json:1:1: the file cannot be read (the link leads back to itself). [CFG-READ]',
  ])
  expect(await only((path) => symlinkSync('nothing.json', path))).toEqual([
    'page/x.json:1:1: the file cannot be read (it does not exist). [CFG-READ]',
  ])
})

test('a symbolic link to a folder is reported and not followed', async () => {
  expect(await only((path) => symlinkSync('.', path))).toEqual([
    'page/x.json:1:1: this is a link to a folder; only links to files are allowed. [CFG-READ]',
  ])
})

test('a folder with the name of a document is reported', async () => {
  expect(await only((path) => mkdirSync(path))).toEqual([
    'page/x.json:1:1: this is a folder, but its name ends in .json like the name of a document. [CFG-READ]',
  ])
})

test('a named pipe is reported and not read', async () => {
  expect(await only((path) => void execFileSync('mkfifo', [path]))).toEqual([
    'page/x.json:1:1: this is not a regular file. [CFG-READ]',
  ])
})

test.each(['3', '"page"', 'null', '[]'])('%s is not a document', async (text) => {
  expect(await only((path) => writeFileSync(path, text))).toEqual([
    `page/x.json:1:1: expected a document: an object with $schema, kind and id, got ${text}. [CFG-DOCUMENT]`,
  ])
})

test('an unknown kind is reported with the nearest kind', async () => {
  expect(
    await only((path) => writeFileSync(path, '{ "$schema": "../../schemas/page.json", "kind": "pgae", "id": "x" }')),
  ).toEqual([
    expect.stringMatching(
      /^page\/x.json:1:49 \/kind: expected a kind of document \(asset, .*\), got "pgae"; did you mean "page"\? \[CFG-DOCUMENT\]$/,
    ),
  ])
})

test('a missing folder, and a folder without documents, are reported', async () => {
  const lines = async (dir: string): Promise<string[]> => (await readSource(dir)).findings.map(formatFinding)
  expect(await lines('/nowhere/at/all')).toEqual([
    '/nowhere/at/all:1:1: the folder cannot be read (it does not exist). [CFG-READ]',
  ])
  expect(await lines(folder)).toEqual([`${folder}:1:1: the folder contains no documents. [CFG-READ]`])
})

test('control characters in keys and file names are escaped', () => {
  const files = new Map([
    [
      'page/x.json',
      '{ "$schema": "../../schemas/page.json", "kind": "page", "id": "x", "a\\n\\u001b[31m\\u202eb": 1 }',
    ],
  ])
  for (const finding of checkSource(sourceOf({ files }), catalogue).findings)
    expect(formatFinding(finding)).toMatch(/^[\p{L}\p{N}\p{P}\p{S} ]+$/u)
})

test('lines and columns are counted as in editors', () => {
  const text =
    '{\r\n  "$schema": "../../schemas/page.json",\r\n\t"kind": "page", "id": "x",\r\n  "é😀": { "b": [1,\r\n 2] }\r\n}'
  const [document] = sourceOf({ files: new Map([['page/x.json', text]]) }).documents
  expect(document?.locate('/kind')).toEqual({ line: 3, column: 10 })
  expect(document?.locate('/é😀/b/1')).toEqual({ line: 5, column: 2 })
  expect(document?.locate('/é😀', true)).toEqual({ line: 4, column: 3 })
  expect(document?.locate('/é😀/nothing/there')).toEqual({ line: 4, column: 10 })
})
