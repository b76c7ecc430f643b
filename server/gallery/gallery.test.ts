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
    '/gallery/frame/Banner/default.en.html': { file: 'frame/Banner/default.en.html', tag: 'frame', styleHash: 'sha256-abc' },
  }
  await writeFile(join(folder, 'gallery.json'), JSON.stringify({ stamp: 'x', files }))
}

test('before it is built it says how to build it', async () => {
  const answer = await app.inject('/gallery')
  expect(answer.statusCode).toBe(503)
  expect(answer.body).toContain('npx tsx tools/gallery.ts')
})

test('its page may run its own files only', async () => {
  await build('one')
  const answer = await app.inject('/gallery?skin=night.dark')
  expect(answer.body).toBe('one')
  expect(answer.headers['content-security-policy']).toContain("script-src 'self'; style-src 'self';")
})

test('a frame has the policy of a page of the site', async () => {
  await build('one')
  const answer = await app.inject('/gallery/frame/Banner/default.en.html')
  expect(answer.headers['content-security-policy']).toContain("style-src 'self' 'sha256-abc'")
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'")
})

test('what was built again is served at once, what has not changed is not sent again', async () => {
  await build('one')
  const first = await app.inject('/gallery')
  expect((await app.inject({ url: '/gallery', headers: { 'if-none-match': String(first.headers.etag) } })).statusCode).toBe(304)
  await new Promise((later) => setTimeout(later, 20))
  await build('two')
  expect((await app.inject('/gallery')).body).toBe('two')
})

test('only what is in its list is served', async () => {
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
