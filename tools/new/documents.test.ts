import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { type DocumentKind } from '../../catalogue/templates/name.ts'
import { catalogue } from '../../catalogue/catalogue.ts'
import { checkSource } from '../../engine/check/check.ts'
import { sourceOf } from '../../engine/document/source.ts'
import { formatFinding } from '../../engine/document/finding.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { documentFiles } from './documents.ts'
import { readName } from './name.ts'

const config = resolve(import.meta.dirname, '../../config')

test('new documents pass the check of the site without a finding', async () => {
  const { files, ...site } = await readSiteFolder(config)
  const added = new Map<string, string>()
  for (const [kind, id] of [
    ['page', 'spring-fair'],
    ['banner', 'home-top/spring-fair'],
    ['popup', 'spring-news'],
    ['skin', 'spring'],
    ['section', 'spring-note'],
  ] as const) {
    const name = readName(kind, id)
    if (!name.ok) throw new Error(name.message)
    for (const [path, text] of Object.entries(await documentFiles(config, kind, name))) added.set(path, text)
  }
  expect([...added.keys()]).toEqual([
    'page/spring-fair.json',
    'route/spring-fair.json',
    'banner/home-top/spring-fair.json',
    'popup/spring-news.json',
    'skin/spring.json',
    'section/spring-note.json',
  ])
  const { findings } = checkSource(sourceOf({ ...site, files: new Map([...files, ...added]) }), catalogue)
  const isNew = (file: string): boolean => [...added.keys()].some((path) => file.endsWith(path))
  expect(findings.filter(({ file }) => isNew(file)).map(formatFinding)).toEqual([])
})

test('a new document has no text that its author did not write, except the labels of buttons', async () => {
  for (const [kind, id] of [
    ['page', 'spring-fair'],
    ['banner', 'home-top/spring-fair'],
    ['popup', 'spring-fair'],
    ['section', 'spring-fair'],
  ] as const) {
    const name = readName(kind, id)
    if (!name.ok) throw new Error(name.message)
    const texts = Object.values(await documentFiles(config, kind, name)).flatMap((file) =>
      [...file.matchAll(/"\$text":(\{[^}]*\})/g)].map(([, text]) => Object.values(JSON.parse(text ?? '') as object)),
    )
    expect(texts.length, kind).toBeGreaterThan(0)
    for (const text of texts) expect(['Spring fair', 'Close', 'OK']).toEqual(expect.arrayContaining(text))
  }
})

test.each<[DocumentKind, string]>([
  ['page', 'Spring Fair'],
  ['banner', 'spring-fair'],
  ['skin', '../skin'],
])('a new %s cannot have the id %s', (kind, id) => {
  expect(readName(kind, id)).toMatchObject({ ok: false })
})
