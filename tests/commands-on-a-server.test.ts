/** `check`, `diff`, `publish` and `rollback` with `--server`: the same API as the studio. */
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createServer } from '../server/app.ts'
import { readOptions } from '../server/options.ts'
import { executeCommand } from '../tools/command-line.ts'
import { publishFolder } from '../tools/publish/publish-folder.ts'
import { runRollback } from '../tools/release/rollback-command.ts'
import { printDifference } from '../tools/site/difference.ts'
import { printFindings } from '../tools/site/findings.ts'
import { smallSite, writeSite } from './faults/small-site.fixture.ts'

let work: string
let folder: string
let app: FastifyInstance
let server: string
let lines: string[] = []
const output = { log: (line: string) => void lines.push(line), error: (line: string) => void lines.push(line) }

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'habi-commands-'))
  folder = join(work, 'config')
  await writeSite(folder, await smallSite('First'))
  const options = readOptions({ PORT: '0', DATA_DIR: join(work, 'data') }, join(import.meta.dirname, '..'))
  app = await createServer({ ...options, siteDir: folder, logLevel: 'silent' })
  expect(await app.publisher.start(() => undefined)).toMatchObject({ ok: true })
  await app.listen({ port: 0, host: '127.0.0.1' })
  server = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  await app.database
  // The commands get only the address and the token of the server, as on another machine.
  vi.stubEnv('DATA_DIR', join(work, 'nothing'))
  vi.stubEnv('PUBLISH_TOKEN', (await readFile(join(work, 'data', 'publish.token'), 'utf8')).trim())
  await vi.waitFor(async () => expect((await (await api('/documents')).json()).sequence).toBe(1), { timeout: 30_000 })
}, 120_000)
afterAll(async () => {
  vi.unstubAllEnvs()
  await app?.close()
  await rm(work, { recursive: true })
})

const api = async (path: string): Promise<Response> =>
  await fetch(`${server}/studio/api${path}`, { headers: { authorization: `Bearer ${process.env.PUBLISH_TOKEN}` } })

async function run(command: () => Promise<number>): Promise<{ readonly code: number; readonly text: string }> {
  lines = []
  return { code: await command(), text: lines.join('\n') }
}
const check = () => run(() => executeCommand('check', printFindings, [folder, '--server', server], output))
const diff = (...versions: string[]) =>
  run(() => executeCommand('diff', printDifference, [...versions, '--server', server], output))
const publish = (address = server) =>
  run(() =>
    executeCommand(
      'publish',
      ({ site, server: given }) => publishFolder(site, given),
      [folder, '--server', address],
      output,
    ),
  )
const rollback = (...argv: string[]) =>
  run(() => executeCommand('rollback', runRollback, [...argv, '--server', server], output))

function edit(from: string, to: string): void {
  const path = join(folder, 'page/home.json')
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to))
}
const home = async (): Promise<string> => await (await fetch(server)).text()

test('a folder is checked, compared, published and rolled back on a server', { timeout: 60_000 }, async () => {
  edit('First', 'Second')
  expect(await check()).toMatchObject({ code: 0, text: expect.stringContaining('can be published') })
  expect(await home()).toContain('>First<')
  expect(await diff('live', folder)).toMatchObject({ code: 0, text: expect.stringMatching(/First.*Second/) })
  expect(await publish()).toMatchObject({ code: 0 })
  expect(await home()).toContain('>Second<')
  expect((await diff('live', folder)).text).toContain('are the same')
  expect((await diff('1', 'live')).text).toMatch(/First.*Second/)
  expect(await rollback()).toMatchObject({ code: 2, text: expect.stringContaining('--reason is missing') })
  expect(await rollback('--reason', 'a wrong text')).toMatchObject({
    code: 0,
    text: expect.stringContaining('The documents of release 1 are live again as release 3'),
  })
  expect(await home()).toContain('>First<')
  expect(await rollback('9', '--reason', 'a typing mistake')).toMatchObject({
    code: 1,
    text: expect.stringContaining('has no release 9'),
  })
  edit('"Heading"', '"Header"')
  expect(await check()).toMatchObject({ code: 1, text: expect.stringContaining('Header') })
  expect(await publish()).toMatchObject({ code: 1, text: expect.stringContaining('1 finding') })
  expect(await home()).toContain('>First<')
})

test('the token is not sent in clear text to another machine, and each failure prints a message', async () => {
  expect(await publish('http://habi.example')).toMatchObject({ code: 2, text: expect.stringContaining('needs https') })
  expect(await publish('habi.example')).toMatchObject({ code: 2, text: expect.stringContaining('such as https://') })
  expect(await publish('http://127.0.0.1:1')).toMatchObject({
    code: 2,
    text: expect.stringContaining('no server answers'),
  })
  vi.stubEnv('PUBLISH_TOKEN', 'wrong')
  expect(await rollback('--reason', 'none')).toMatchObject({ code: 2, text: expect.stringContaining('PUBLISH_TOKEN') })
  vi.stubEnv('PUBLISH_TOKEN', '')
  expect(await check()).toMatchObject({ code: 2, text: expect.stringContaining('Set PUBLISH_TOKEN') })
})
