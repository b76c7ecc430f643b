import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer as createHttpServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createServer } from '../../server/app.ts'
import { readOptions } from '../../server/options.ts'
import { MAX_FILE_BYTES } from '../../server/publish/publish-limits.ts'
import { smallSite, writeSite } from '../../tests/faults/small-site.fixture.ts'
import { executeCommand } from '../command-line.ts'
import { publishCommand } from '../publish/publish-command.ts'
import { publishFolder } from '../publish/publish-folder.ts'
import { pullFolder } from './pull-folder.ts'
import { pushFolder } from './push-folder.ts'
import { printStatus } from './status.ts'

let work: string
let app: FastifyInstance
/** The folders of two people. */
let ana: string
let ben: string
let lines: string[]

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'habi-documents-'))
  const site = join(work, 'config')
  ana = join(work, 'ana')
  ben = join(work, 'ben')
  await writeSite(site, await smallSite('Welcome'))
  await cp(site, ana, { recursive: true })
  const options = readOptions({ PORT: '0', DATA_DIR: join(work, 'data') }, join(import.meta.dirname, '../..'))
  app = await createServer({ ...options, siteDir: site, logLevel: 'silent' })
  expect(await app.publisher.start(() => undefined)).toMatchObject({ ok: true })
  await app.listen({ port: 0, host: '127.0.0.1' })
  vi.stubEnv('DATA_DIR', join(work, 'data'))
  vi.stubEnv('PORT', String((app.server.address() as AddressInfo).port))
  await app.database
}, 120_000)
afterAll(async () => {
  vi.unstubAllEnvs()
  await app.close()
  await rm(work, { recursive: true })
})
beforeEach(() => {
  lines = []
})

const output = { log: (line: string) => void lines.push(line), error: (line: string) => void lines.push(line) }
const pull = (...argv: string[]) => executeCommand('pull', pullFolder, argv, output)
const push = (...argv: string[]) => executeCommand('push', pushFolder, argv, output)
const publish = (...argv: string[]) => executeCommand('publish', publishCommand, argv, output)
const status = (...argv: string[]) => executeCommand('status', printStatus, argv, output)

function edit(folder: string, path: string, from: string | RegExp, to: string): void {
  const file = join(folder, path)
  const text = readFileSync(file, 'utf8')
  expect(text).toMatch(from)
  writeFileSync(file, text.replaceAll(from, to))
}

async function openChangeSets(): Promise<readonly object[]> {
  return (await app.inject({ url: '/studio/api/change-sets', headers: authorized() })).json().changeSets
}

function authorized(): { readonly authorization: string } {
  return { authorization: `Bearer ${readFileSync(join(work, 'data/publish.token'), 'utf8').trim()}` }
}

async function history(): Promise<readonly { readonly sequence: number; readonly release: string }[]> {
  return (await app.inject({ url: '/studio/api/history', headers: authorized() })).json().moves
}

async function post(path: string, payload: object): Promise<number> {
  const request = { method: 'POST', url: `/studio/api${path}`, headers: authorized(), payload } as const
  return (await app.inject(request)).statusCode
}

const home = (folder: string): string => readFileSync(join(folder, 'page/home.json'), 'utf8')

test('two people change documents in their folders, and both changes become live', { timeout: 120_000 }, async () => {
  await expect.poll(async () => await pull(ana), { timeout: 20_000 }).toBe(0)
  expect(lines.at(-1)).toBe(`Nothing to pull: ${ana} already contains all live changes.`)
  expect(await pull(ben)).toBe(0)
  expect(home(ben)).toBe(home(ana))
  expect(existsSync(join(ben, 'asset/files'))).toBe(true)
  expect([await status(ana), await push(ana)]).toEqual([0, 0])

  edit(ana, 'page/home.json', '"Welcome"', '"Good evening"')
  edit(ben, 'page/home.json', '"Welcome (tl)"', '"Maligayang pagdating"')
  edit(ben, 'page/not-found.json', '"Not here"', '"No such page"')
  lines = []
  expect(await status(ana)).toBe(1)
  expect(lines).toEqual(['Changed in the folder (publish with npm run push):\n  changed  page/home.json'])
  expect(await push(ana, '--dry-run')).toBe(0)
  expect(await push(ana, '--title', 'Evening')).toBe(0)
  expect(lines.at(-1)).toMatch(/^Published 1 file. Release 2 is live: \w+\.$/)
  expect(await status(ana)).toBe(0)

  lines = []
  expect(await push(ben)).toBe(1)
  expect(lines).toEqual([
    'Not pushed: page/home.json changed both in the folder and on the server. Run npm run pull to merge both versions, then push again.',
  ])
  expect(await status(ben)).toBe(1)
  expect(lines.at(-1)).toContain('page/home.json: changed in the folder, changed on the server')
  expect(await pull(ben)).toBe(0)
  expect(home(ben)).toContain('"Good evening"')
  expect(home(ben)).toContain('"Maligayang pagdating"')
  expect(await push(ben)).toBe(0)
  expect(await pull(ana)).toBe(0)
  expect(home(ana)).toBe(home(ben))
  expect(await readFile(join(ana, 'page/not-found.json'), 'utf8')).toContain('No such page')
  expect((await app.inject('/')).body).toMatch(/<h2[^>]*>Good evening</)
})

test(
  'a conflict is reported with both values, and nothing is written until a side is chosen',
  { timeout: 60_000 },
  async () => {
    edit(ana, 'page/home.json', /"en": ?"Good evening"/g, '"en": "Good night"')
    edit(ben, 'page/home.json', /"en": ?"Good evening"/g, '"en": "Good morning"')
    expect(await push(ana)).toBe(0)
    const before = home(ben)
    lines = []
    expect(await pull(ben)).toBe(1)
    expect(lines[0]).toMatch(
      /ben\/page\/home\.json: .*two different values: .*Good morning.* in this version, .*Good night.* in the other/,
    )
    expect(lines.at(-1)).toContain('npm run pull -- --keep mine')
    expect(home(ben)).toBe(before)
    expect(await pull(ben, '--keep', 'yours')).toBe(2)
    expect(await pull(ben, '--keep', 'theirs')).toBe(0)
    expect(home(ben)).toContain('Good night')
    expect(home(ben)).not.toContain('Good morning')
  },
)

test(
  'a push of a document with an error is refused with the name of the file, and leaves no change set behind',
  { timeout: 60_000 },
  async () => {
    expect(await pull(ana)).toBe(0)
    edit(ana, 'page/home.json', '"Heading"', '"Haeding"')
    lines = []
    expect(await push(ana)).toBe(1)
    expect(lines.join('\n')).toMatch(/ana\/page\/home\.json:.*CFG-WIDGET/)
    expect(lines.at(-1)).toContain('Not published')
    edit(ana, 'page/home.json', '"Haeding"', '"Heading"')
    expect(await status(ana)).toBe(0)
    expect(await openChangeSets()).toEqual([])
  },
)

test('a file that the server refuses leaves no change set behind', { timeout: 60_000 }, async () => {
  const large = join(ana, 'asset/files/large.png')
  writeFileSync(large, new Uint8Array(MAX_FILE_BYTES + 1))
  expect(await push(ana)).toBe(2)
  expect(lines).toEqual(['the server refused the request: asset/files/large.png is larger than 16 MB'])
  await rm(large)
  expect(await openChangeSets()).toEqual([])
})

test('a push that gets no answer names the change set that it has created', { timeout: 60_000 }, async () => {
  edit(ana, 'page/home.json', '"Good night"', '"Good evening"')
  const proxy = createHttpServer((request, response) => {
    if (request.url?.endsWith('/document') === true) return void request.socket.destroy()
    const { method, headers } = request
    const sent = httpRequest({ port: process.env.PORT, path: request.url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    request.pipe(sent)
  })
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
  const token = readFileSync(join(work, 'data/publish.token'), 'utf8').trim()
  vi.stubEnv('PUBLISH_TOKEN', token)
  const { port } = proxy.address() as AddressInfo
  expect(await push(ana, '--server', `http://127.0.0.1:${port}`)).toBe(2)
  proxy.closeAllConnections()
  proxy.close()
  const [{ id }] = (await openChangeSets()) as [{ id: string }]
  expect(lines).toEqual([
    `The change set ${id} may still be open on the server, or may be published: npm run status says what is live.`,
    `no answer came from http://127.0.0.1:${port}: socket hang up`,
  ])
})

test('a folder that was never synchronized is not pushed, and an invalid .habi.json is reported', async () => {
  const other = join(work, 'other')
  await cp(ana, other, { recursive: true })
  await rm(join(other, '.habi.json'))
  expect(await push(other)).toBe(1)
  expect(lines.at(-1)).toContain('was never synchronized with this server. Run npm run pull first')
  for (const broken of ['{}', 'null', '{"release":']) {
    writeFileSync(join(other, '.habi.json'), broken)
    expect(await status(other)).toBe(2)
    expect(lines.at(-1)).toContain('.habi.json does not name a release')
  }
  await rm(join(other, '.habi.json'))
  await mkdir(join(other, '.habi.json'))
  expect(await status(other)).toBe(2)
  expect(lines.at(-1)).toContain('.habi.json cannot be read (EISDIR)')
})

test(
  'a publish of a folder that lacks live changes is refused, until they are pulled or --overwrite is given',
  { timeout: 120_000 },
  async () => {
    // A new clone has the documents with which the server was started.
    const clone = join(work, 'clone')
    await cp(join(work, 'config'), clone, { recursive: true })
    expect(await publish(clone)).toBe(1)
    expect(lines.join('\n')).toMatch(/may lack changes .*:\n {2}page\/home\.json: changed[^]*npm run pull.*--overwrite/)
    // Files that the clone has not changed do not conflict.
    expect(await pull(clone)).toBe(0)
    expect(home(clone)).not.toBe(home(join(work, 'config')))
    edit(clone, 'page/not-found.json', '"No such page"', '"Nothing here"')
    expect(await publish(clone)).toBe(0)
    // After a rollback, the folder can be corrected and published.
    const undone = { sequence: Number((await history())[1]?.sequence), reason: 'a wrong text' }
    expect(await post('/rollback', undone)).toBe(200)
    edit(clone, 'page/not-found.json', '"Nothing here"', '"Nothing there"')
    expect(await publish(clone)).toBe(0)
    edit(clone, 'page/not-found.json', '"Nothing there"', '"Nothing here"')
    expect(await publish(clone)).toBe(0)

    expect(await pull(ben)).toBe(0)
    edit(ben, 'page/not-found.json', '"Nothing here"', '"Not this way"')
    expect(await push(ben)).toBe(0)
    expect(await publish(clone)).toBe(1)
    const outdated = String((await history())[1]?.release)
    await expect(publishFolder(clone, undefined, outdated)).rejects.toThrow(
      'Not published: other documents were published after the folder was compared with the live documents; run the command ' +
        'again. This publish has changed nothing.',
    )
    expect(await publish(clone, '--overwrite')).toBe(0)
    // A rollback makes the removed change live again, so a publish of a folder without it is refused again.
    const bodies = { sequence: Number((await history())[1]?.sequence), reason: 'it was removed by mistake' }
    expect(await post('/rollback', bodies)).toBe(200)
    expect(await publish(clone)).toBe(1)
    expect(await pull(clone, '--keep', 'theirs')).toBe(0)
    expect(readFileSync(join(clone, 'page/not-found.json'), 'utf8')).toContain('"Not this way"')
    expect(await publish(clone)).toBe(0)
  },
)

test('a first pull removes a file that was removed on the server', { timeout: 120_000 }, async () => {
  const clone = join(work, 'second-clone')
  expect(await pull(ben)).toBe(0)
  writeFileSync(join(ben, 'asset/files/extra.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>')
  expect([await publish(ben), await pull(ben)]).toEqual([0, 0])
  await cp(ben, clone, { recursive: true })
  await rm(join(clone, '.habi.json'))
  await rm(join(ben, 'asset/files/extra.svg'))
  expect(await push(ben)).toBe(0)
  expect(await publish(clone)).toBe(1)
  expect(lines.join('\n')).toContain('asset/files/extra.svg: removed on the server')
  expect(await pull(clone)).toBe(0)
  expect(existsSync(join(clone, 'asset/files/extra.svg'))).toBe(false)
})

test('a publish during a failure of the database is refused, because live changes cannot be compared', async () => {
  const server = createHttpServer((_, response) =>
    response
      .writeHead(503, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error: 'the database is not available' })),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  expect(await publish(ana, '--server', `http://127.0.0.1:${port}`)).toBe(2)
  server.close()
  expect(lines).toEqual([
    `Not published: ${ana} cannot be compared with the live documents: the server refused the request: the database is not ` +
      'available. Add --overwrite to publish without this comparison. The live release is unchanged.',
  ])
})

test('a publish whose comparison with the live documents loses its connection is refused', async () => {
  const server = createHttpServer((request) => request.destroy())
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  expect(await publish(ana, '--server', `http://127.0.0.1:${port}`)).toBe(2)
  server.close()
  expect(lines.join('\n')).toContain(`Not published: ${ana} cannot be compared with the live documents: `)
})
