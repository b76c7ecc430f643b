import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { registerGallery } from './gallery.ts'

let folder: string
let app: FastifyInstance

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'habi-gallery-'))
  app = Fastify()
  registerGallery(app, folder)
})

afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

async function build(index: string): Promise<void> {
  await mkdir(join(folder, 'frame/Banner'), { recursive: true })
  await mkdir(join(folder, 'store/objects'), { recursive: true })
  await writeFile(join(folder, 'store/objects/0123.svg'), '<svg/>')
  await writeFile(join(folder, 'index.html'), index)
  await writeFile(join(folder, 'frame/Banner/default.en.html'), 'a frame')
  const files = {
    '/gallery': { file: 'index.html', tag: index },
    '/gallery/frame/Banner/default.en.html': {
      file: 'frame/Banner/default.en.html',
      tag: 'frame',
      styleHash: 'sha256-abc',
    },
  }
  await writeFile(join(folder, 'gallery.json'), JSON.stringify({ stamp: 'x', files }))
}

test('before the gallery is built, the response contains the command that builds it', async () => {
  const response = await app.inject('/gallery')
  expect(response.statusCode).toBe(503)
  expect(response.body).toContain('npx tsx tools/gallery.ts')
})

test('the page of the gallery may load only files of its own origin', async () => {
  await build('one')
  const response = await app.inject('/gallery?skin=night.dark')
  expect(response.body).toBe('one')
  expect(response.headers['content-security-policy']).toContain("script-src 'self'; style-src 'self';")
})

test('a frame has the content security policy of a page of the site', async () => {
  await build('one')
  const response = await app.inject('/gallery/frame/Banner/default.en.html')
  expect(response.headers['content-security-policy']).toContain("style-src 'self' 'sha256-abc'")
  expect(response.headers['content-security-policy']).toContain("frame-ancestors 'self'")
})

test('a rebuilt file is served at once, and an unchanged file gets 304', async () => {
  await build('one')
  const first = await app.inject('/gallery')
  expect(
    (await app.inject({ url: '/gallery', headers: { 'if-none-match': String(first.headers.etag) } })).statusCode,
  ).toBe(304)
  await new Promise((later) => setTimeout(later, 20))
  await build('two')
  expect((await app.inject('/gallery')).body).toBe('two')
})

test('only listed files are served', async () => {
  await build('one')
  for (const url of [
    '/gallery/gallery.json',
    '/gallery/../package.json',
    '/gallery/%2e%2e/package.json',
    '/gallery/__proto__',
    '/gallery/r/..%2fgallery.json',
  ])
    expect((await app.inject(url)).statusCode, url).toBe(404)
  expect((await app.inject('/gallery/r/0123.svg')).statusCode).toBe(200)
})
