import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Release } from '../../engine/core/release.ts'
import { openFileIndex } from '../delivery/file-index.ts'
import { pageCosts } from './page-costs.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'habi-costs-'))
  for (const [name, bytes] of Object.entries({ 'a.html': 100, 'a.html.br': 30, 'b.html': 200, 'c.html': 50 }))
    await writeFile(join(folder, name), 'x'.repeat(bytes))
})
afterAll(() => rm(folder, { recursive: true }))

function release(pages: { readonly [path: string]: string }): Release {
  const html = Object.fromEntries(Object.entries(pages).map(([path, object]) => [path, { object, styleHash: '' }]))
  return {
    build: 'b1',
    languages: ['en'],
    defaultLanguage: 'en',
    frameAncestors: [],
    source: '',
    html: { en: html },
    patterns: [],
    notFound: '/404',
    routes: {},
    objects: [],
  }
}

test('pages whose HTML differs between two releases are listed once, with the bytes sent before and after', async () => {
  const before = release({ '/': 'a.html', '/index': 'a.html', '/old': 'c.html', '/same': 'c.html' })
  const after = release({ '/': 'b.html', '/index': 'b.html', '/new': 'c.html', '/same': 'c.html' })
  expect(await pageCosts(before, after, openFileIndex([folder]))).toEqual([
    { path: '/', before: 30, after: 200 },
    { path: '/new', before: null, after: 50 },
    { path: '/old', before: 50, after: null },
  ])
})
