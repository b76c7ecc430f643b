import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerStudio } from './serve-studio.ts'

let folder: string
let app: FastifyInstance
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'habi-studio-files-'))
  app = Fastify()
  registerStudio(app, folder)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

test('before the studio is built, its page explains that the studio is being built, and reloads automatically', async () => {
  const { statusCode, headers, body } = await app.inject('/studio')
  expect([statusCode, headers.refresh, body]).toEqual([503, '2', expect.stringContaining('is being built')])
})

test('a document of the studio that exists but cannot be read gives status 500', async () => {
  await mkdir(join(folder, 'index.html'))
  expect((await app.inject('/studio')).statusCode).toBe(500)
  await rm(join(folder, 'index.html'), { recursive: true })
})

test('every address of the studio gets its document, which may run no inline script or style', async () => {
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Habi studio</title>')
  await writeFile(join(folder, 'assets', 'index-abc.js'), 'export {}')
  for (const address of ['/studio', '/studio/find?q=a', '/studio/edit/banner/home-top/welcome.json']) {
    const { statusCode, headers, body } = await app.inject(address)
    expect([statusCode, body], address).toEqual([200, expect.stringContaining('Habi studio')])
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  }
})

test('files of the build are served by name, and no other files', async () => {
  const file = await app.inject('/studio/assets/index-abc.js')
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
  for (const address of ['/studio/assets/none.js', '/studio/assets/..%2findex.html', '/studio/api/none'])
    expect((await app.inject(address)).statusCode, address).toBe(404)
})
